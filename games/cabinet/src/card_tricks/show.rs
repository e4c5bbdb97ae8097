//! A performance, told from its beginning: what was answered is read from the log, and where the log ends something is asked.
//!
//! A trick is one function that goes through its steps. It knows cards only by their *slot*, the place in the pack as it was arranged, so that
//! it runs for whoever looks on: with the whole pack, with the few cards one has seen, or with none. On the way it notes who sees which
//! slot, what lies on the table, what is said, and what the conjuror would name.

use super::book::{message, page};
use super::methods::Pile;
use super::moves::{Asked, Move};
use super::options::TricksOptions;
use super::state::{Cards, PERSONS, Performance};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::scene::{Face, Gesture, Spread, StagePile};
use spadille_core::scribe::{Audience, Event, What};
use spadille_core::{Arg, Card, CardSet, LawId, Scribe, Seat, Text, Viewer, law, text};

/// The conjuror's seat.
pub const CONJUROR: Seat = Seat(0);

/// What is known of what is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The cards by their slots; none where there is no pack.
    pub slots: ArrayVec<Option<Card>, 52>,
    /// Two piles after the cards were mixed back.
    pub mixed: Option<[Cards; 2]>,
    /// What persons have written down.
    pub slips: [Option<CardSet>; PERSONS],
}

impl Known {
    /// Nothing at all.
    pub const NOTHING: Known = Known { slots: ArrayVec::new_const(), mixed: None, slips: [None; PERSONS] };
}

/// Which eyes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Everybody's.
    All,
    /// Nobody's.
    Nobody,
    /// The conjuror's alone.
    Conjuror,
    /// Everybody's but the conjuror's.
    Company,
    /// Those of one person of the company.
    Person(u8),
}

/// What chance decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The order of the pack.
    Pack,
    /// The sizes of piles; so many of them.
    Piles(u8),
    /// How cards are mixed back into two piles, by their slots.
    Mixed,
}

/// What somebody is asked.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Who.
    pub seat: Seat,
    /// What he may answer.
    pub asked: Asked,
    /// What could be answered if no slip knew better.
    pub free: Option<Asked>,
    /// What the book advises, by a maxim if it has one; the words only where somebody listens.
    pub advice: Option<(Move, Option<&'static str>, Option<Text>)>,
}

/// What comes next.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // Nothing is ever kept in numbers.
pub enum Next {
    /// Chance decides.
    Chance(Chance),
    /// Somebody is asked.
    Ask(Ask),
}

/// The log ends here.
#[derive(Copy, Clone, Debug)]
pub struct Halt;

/// How a trick ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// Whether it succeeded; nothing where there was nothing to find.
    pub found: Option<bool>,
    /// Whether the table knows it beyond doubt.
    pub certain: bool,
}

impl Done {
    /// It was only told.
    pub const TOLD: Done = Done { found: None, certain: false };
}

/// How far a trick goes.
pub type Course<T = Done> = Result<T, Halt>;

/// What lies before the eyes of one viewer.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// Whose eyes.
    pub who: Viewer,
    /// What was said since the last answer.
    pub said: Vec<Text>,
    /// What lies on the table.
    pub piles: Vec<StagePile>,
    /// The last gesture.
    pub gesture: Option<Gesture>,
    /// The step.
    pub step: u8,
    /// What the viewer alone should know.
    pub notes: Vec<Text>,
}

impl Drawing {
    /// An empty table before these eyes.
    pub fn new(who: Viewer) -> Drawing {
        Drawing { who, said: vec![], piles: vec![], gesture: None, step: 0, notes: vec![] }
    }
}

/// What may have been thought of, by slots.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Thought {
    /// One of these slots.
    Cards(u64),
    /// One of ten pairs: the first two slots, the next two …
    Pair,
}

impl Thought {
    /// Everything it may have been, as sets of slots.
    pub fn all(self) -> impl Iterator<Item = u64> {
        let (pairs, cards) = match self {
            Thought::Pair => (10, 0),
            Thought::Cards(bits) => (0, bits),
        };
        (0..pairs).map(|pair| 3 << (2 * pair)).chain((0..52).map(|slot| 1 << slot).filter(move |bit| cards & bit != 0))
    }
}

/// A performance that is gone through.
pub struct Show<'a, S> {
    /// What was agreed on.
    pub options: &'a TricksOptions,
    performance: &'a Performance,
    known: &'a Known,
    scribe: &'a mut S,
    /// What one viewer sees, where somebody draws it.
    pub drawing: Option<Drawing>,
    /// Whether reasons are wanted.
    pub reasons: bool,
    /// What comes next.
    pub next: Option<Next>,
    /// Which slots each seat has seen, and onlookers last.
    pub seen: [u64; 6],
    /// What each person may have thought of.
    pub thoughts: [Option<Thought>; PERSONS],
    /// Whether every answer was as true as the slips say.
    pub is_true: bool,
    at: usize,
    chances: usize,
}

impl<'a, S: Scribe> Show<'a, S> {
    /// A performance at its beginning.
    pub fn new(options: &'a TricksOptions, performance: &'a Performance, known: &'a Known, scribe: &'a mut S) -> Self {
        Show {
            options,
            performance,
            known,
            scribe,
            drawing: None,
            reasons: false,
            next: None,
            seen: [0; 6],
            thoughts: [None; PERSONS],
            is_true: true,
            at: 0,
            chances: 0,
        }
    }

    /// Whether what happens now has not happened before.
    fn is_fresh(&self) -> bool {
        let p = self.performance;
        let chances = usize::from(p.mixed) + usize::from(!p.piles.is_empty()) + usize::from(p.mixed_back);
        self.at == p.log.len() && self.chances == chances
    }

    /// Who plays a person's part.
    pub fn seat(&self, person: u8) -> Seat {
        seat_of(person, self.options)
    }

    // What is known and seen.

    /// A card, if it is known.
    pub fn card(&self, slot: u8) -> Option<Card> {
        self.known.slots.get(usize::from(slot)).copied().flatten()
    }

    /// Cards, if all are known.
    pub fn cards(&self, slots: impl IntoIterator<Item = u8>) -> Option<CardSet> {
        slots.into_iter().map(|slot| self.card(slot)).collect()
    }

    /// The cards of these slots that are known.
    pub fn those_known(&self, slots: impl IntoIterator<Item = u8>) -> CardSet {
        slots.into_iter().filter_map(|slot| self.card(slot)).collect()
    }

    /// What a person has written down, if it is known.
    pub fn slip(&self, person: u8) -> Option<CardSet> {
        self.known.slips.get(usize::from(person)).copied().flatten().filter(|slip| !slip.is_empty())
    }

    /// Two piles mixed back, if they are known.
    pub fn mixed(&self) -> Option<&'a [Cards; 2]> {
        self.known.mixed.as_ref()
    }

    /// These slots are seen by these eyes.
    pub fn shows(&mut self, eyes: Eyes, slots: impl IntoIterator<Item = u8>) {
        let bits = slots.into_iter().filter(|slot| *slot < 52).fold(0, |bits, slot| bits | 1_u64 << slot);
        let spectators = self.options.spectators;
        for (n, seen) in self.seen.iter_mut().enumerate() {
            let who = if n == 5 { Viewer::Onlooker } else { Viewer::Seat(Seat(n as u8)) };
            if sees(eyes, who, spectators) {
                *seen |= bits;
            }
        }
    }

    /// The conjuror sees a card in passing.
    pub fn glimpses(&mut self, slot: u8, is_key: bool) {
        self.shows(Eyes::Conjuror, [slot]);
        let card = self.card(slot);
        self.note(Eyes::Conjuror, || {
            if is_key {
                text!("tricks-note-key", card = named(card))
            } else {
                text!("tricks-note-seen", card = named(card))
            }
        });
    }

    /// Something that these eyes should know; later notes replace earlier ones.
    pub fn note(&mut self, eyes: Eyes, note: impl FnOnce() -> Text) {
        let spectators = self.options.spectators;
        if let Some(drawing) = &mut self.drawing
            && sees(eyes, drawing.who, spectators)
        {
            let note = note();
            drawing.notes.retain(|other| other.id != note.id);
            drawing.notes.push(note);
        }
    }

    // What lies on the table and what is said.

    /// What lies on the table now.
    pub fn lay(&mut self, piles: impl FnOnce(&Self) -> Vec<StagePile>) {
        if self.drawing.is_some() {
            let piles = piles(self);
            if let Some(drawing) = &mut self.drawing {
                drawing.piles = piles;
            }
        }
    }

    /// A pile whose faces are seen by some eyes.
    pub fn pile(&self, name: Text, slots: &[u8], spread: Spread, eyes: Eyes) -> StagePile {
        let who = self.drawing.as_ref().map_or(Viewer::Onlooker, |drawing| drawing.who);
        let is_seen = sees(eyes, who, self.options.spectators);
        let face = |slot: &u8| self.card(*slot).filter(|_| is_seen).map_or(Face::BACK, Face::from);
        StagePile { name, cards: slots.iter().map(face).collect(), spread, marked: vec![], points: None }
    }

    /// The next step of the performance.
    pub fn step(&mut self, step: u8, law: impl Into<Option<LawId>>, fill: impl Fn(Text) -> Text) {
        let number = self.performance.number;
        let Some(written) = page(number).and_then(|page| page.steps.get(usize::from(step).checked_sub(1)?)) else {
            return;
        };
        let says = || fill(message(number, &format!("step-{step}")));
        if self.is_fresh() {
            let to = if written.unseen { Audience::only(CONJUROR) } else { Audience::Everybody };
            let law = law.into();
            self.scribe.write(|| Event { by: Some(CONJUROR), to, law, what: What::Said(says()) });
        }
        if let Some(drawing) = &mut self.drawing
            && (!written.unseen || drawing.who == Viewer::Seat(CONJUROR))
        {
            drawing.said.push(says());
            drawing.step = step;
            if let Some(does) = &written.does {
                drawing.gesture = Some(Gesture { does: does.clone(), from: None, to: None, count: None });
            }
        }
    }

    /// Something is told that no step says.
    pub fn tell(&mut self, law: LawId, words: impl Fn() -> Text) {
        if self.is_fresh() {
            self.scribe.tell_by(law, &words);
        }
        if let Some(drawing) = &mut self.drawing {
            drawing.said.push(words());
        }
    }

    // What is asked.

    fn passed(&mut self) {
        if let Some(drawing) = &mut self.drawing {
            drawing.said.clear();
            drawing.gesture = None;
        }
    }

    /// Chance decides something.
    fn chance(&mut self, what: Chance, has_fallen: bool) -> Course<()> {
        if has_fallen {
            self.chances += 1;
            self.passed();
            return Ok(());
        }
        self.next = Some(Next::Chance(what));
        Err(Halt)
    }

    /// The pack is mixed.
    pub fn pack(&mut self) -> Course<()> {
        self.chance(Chance::Pack, self.performance.mixed)
    }

    /// Piles come out at random; their sizes.
    pub fn piles(&mut self, count: u8) -> Course<&'a [u8]> {
        self.chance(Chance::Piles(count), !self.performance.piles.is_empty())?;
        Ok(&self.performance.piles)
    }

    /// Cards are mixed back into two piles.
    pub fn mixes_back(&mut self) -> Course<()> {
        self.chance(Chance::Mixed, self.performance.mixed_back)
    }

    fn asks(
        &mut self,
        seat: Seat,
        asked: Asked,
        free: Option<Asked>,
        advice: Option<(Move, Option<&'static str>, Option<Text>)>,
    ) -> Course<Move> {
        if let Some(answer) = self.performance.log.get(self.at) {
            self.at += 1;
            self.passed();
            return Ok(*answer);
        }
        self.next = Some(Next::Ask(Ask { seat, asked, free, advice }));
        Err(Halt)
    }

    /// A person is asked something that is free.
    pub fn ask(&mut self, person: u8, asked: Asked) -> Course<Move> {
        self.asks(self.seat(person), asked, None, None)
    }

    /// A person is asked something, and the book knows what is best.
    pub fn ask_advised(
        &mut self,
        person: u8,
        asked: Asked,
        advised: Option<Move>,
        maxim: Option<&'static str>,
        why: impl FnOnce() -> Text,
    ) -> Course<Move> {
        let why = if self.reasons { Some(why()) } else { None };
        self.asks(self.seat(person), asked, None, advised.map(|m| (m, maxim, why)))
    }

    /// A number is asked for.
    pub fn number(&mut self, means: fn(u8) -> Move, numbers: impl IntoIterator<Item = u8>) -> Course<u8> {
        let answer = self.ask(0, Asked::numbers(means, numbers))?;
        Ok(answer.number().unwrap_or(1))
    }

    /// The company is asked to let it go on.
    pub fn on(&mut self) -> Course<()> {
        let maxim = tip(self.performance.number);
        self.ask_advised(0, Asked::words([Move::On]), Some(Move::On), maxim, || text!("tricks-why-on")).map(|_| ())
    }

    /// The company is asked whether it should go on.
    pub fn goes_on(&mut self) -> Course<bool> {
        let asked = Asked::words([Move::On, Move::Enough]);
        let maxim = tip(self.performance.number);
        self.ask_advised(0, asked, Some(Move::On), maxim, || text!("tricks-why-on")).map(|m| m == Move::On)
    }

    /// A person thinks of something; where it is written down, of a card or of a pair.
    pub fn thinks(&mut self, person: u8, thought: Thought) -> Course<()> {
        self.thoughts[usize::from(person) % PERSONS] = Some(thought);
        let ready = (Move::Ready, None, self.reasons.then(|| text!("tricks-why-think")));
        let (asked, advice) = match thought {
            _ if !self.options.are_noted() => (Asked::words([Move::Ready]), Some(ready)),
            Thought::Pair => (Asked::numbers(Move::Pair, 1..=10), None),
            Thought::Cards(bits) => {
                let cards = self.those_known((0..52).filter(|slot| bits >> slot & 1 == 1));
                (Asked::cards(Move::Note, cards), None)
            }
        };
        self.asks(self.seat(person), asked, None, advice)?;
        if let Some(slip) = self.slip(person) {
            self.note(Eyes::Person(person), || text!("tricks-note-your-slip", cards = slip));
        }
        Ok(())
    }

    /// A person is asked where his card lies; `truth` is the true answer where his slip is known.
    pub fn answers(&mut self, person: u8, asked: Asked, truth: Option<Move>) -> Course<Move> {
        let answer = match truth {
            None => self.ask(person, asked)?,
            Some(truth) => {
                let advice = Some((truth, None, self.reasons.then(|| text!("tricks-why-true"))));
                self.asks(self.seat(person), Asked::words([truth]), Some(asked), advice)?
            }
        };
        self.is_true &= truth.is_none_or(|truth| truth == answer);
        Ok(answer)
    }

    /// The conjuror names so many cards of some; what he knows he knows from what he has seen and heard.
    pub fn conjure(
        &mut self,
        count: u8,
        among: CardSet,
        known: Option<CardSet>,
        maxim: &'static str,
        why: impl FnOnce() -> Text,
    ) -> Course<CardSet> {
        let why = if self.reasons { Some(why()) } else { None };
        let known = known.filter(|known| known.len() == count);
        let answer = self.asks(
            CONJUROR,
            Asked::names(among, count),
            None,
            known.map(|known| (Move::Name(known), Some(maxim), why)),
        )?;
        Ok(if let Move::Name(named) = answer { named } else { CardSet::EMPTY })
    }

    /// Whether a thought was found: by the slip, or as its owner says.
    pub fn verdict(&mut self, person: u8, named: CardSet) -> Course<bool> {
        if self.options.are_noted() {
            return Ok(self.slip(person).is_none_or(|slip| slip == named));
        }
        let asked = Asked::words([Move::Yes, Move::No]);
        let yes = self.ask_advised(person, asked, Some(Move::Yes), None, || text!("tricks-why-proof"))? == Move::Yes;
        if !yes {
            self.tell(law!("truthful-answers"), || text!("tricks-wrong-answer"));
        }
        Ok(yes)
    }

    /// The end of a trick in which cards were to be named.
    pub fn close(&mut self, found: bool, truth: Option<CardSet>, certain: bool) -> Done {
        match truth {
            _ if found => self.tell(law!("found-or-failed"), || text!("tricks-right")),
            Some(truth) => self.tell(law!("found-or-failed"), || text!("tricks-wrong", cards = truth)),
            None => {}
        }
        Done { found: Some(found), certain }
    }

    /// Where the book would fail: the repair, or a warning where the table keeps to the letter.
    pub fn mends(&mut self, law: LawId) {
        self.tell(law, || text!("tricks-mended-now"));
    }

    /// A trick that may fail as printed.
    pub fn may_fail(&mut self) {
        if !self.options.repairs {
            self.tell(law!("mended"), || text!("tricks-may-fail"));
        }
    }
}

/// Who plays a person's part.
pub fn seat_of(person: u8, options: &TricksOptions) -> Seat {
    Seat(1 + person % options.spectators.max(1))
}

/// Whether a viewer is among these eyes.
pub fn sees(eyes: Eyes, who: Viewer, spectators: u8) -> bool {
    match eyes {
        Eyes::All => true,
        Eyes::Nobody => false,
        Eyes::Conjuror => who == Viewer::Seat(CONJUROR),
        Eyes::Company => who != Viewer::Seat(CONJUROR),
        Eyes::Person(person) => who == Viewer::Seat(Seat(1 + person % spectators.max(1))),
    }
}

/// A card as it is said, where it is known.
pub fn named(card: Option<Card>) -> Arg {
    card.map_or_else(|| Arg::Plain("…".into()), Arg::from)
}

/// Cards as they are said, in their order.
pub fn listed(cards: impl IntoIterator<Item = Option<Card>>) -> Arg {
    cards.into_iter().collect::<Option<Vec<Card>>>().map_or_else(|| Arg::Plain("…".into()), Arg::Cards)
}

/// A person, as the conjuror addresses him.
pub fn person(n: u8) -> Text {
    text!("tricks-person", letter = ["A", "B", "C", "D"][usize::from(n) % PERSONS])
}

/// The slots from one to another, without the last.
pub fn slots(from: u8, to: u8) -> Pile {
    (from..to).collect()
}

/// A pile with the word that points at its cards.
pub fn pointing(mut pile: StagePile, verb: &str) -> StagePile {
    pile.points = Some(verb.into());
    pile
}

/// A pile of which some cards stand out.
pub fn marked(mut pile: StagePile, marked: impl IntoIterator<Item = usize>) -> StagePile {
    pile.marked = marked.into_iter().map(|place| place as u8).collect();
    pile
}

/// What the book says to whoever shows a trick that is told.
pub fn tip(number: u8) -> Option<&'static str> {
    Some(match number {
        1 => "be-quick",
        3 => "learn-the-key-first",
        5 => "pretend-to-search",
        6 => "by-evening-light",
        7 | 9 | 25 => "only-cut",
        10 | 22 => "deal-fast",
        11 => "helper-a-stranger",
        16 => "keep-cards-in-mind",
        15 => "put-it-away",
        20 => "let-them-do-it",
        23 => "helper-a-stranger",
        _ => return None,
    })
}
