//! What chance decides, what somebody is asked, what the conjuror names, and how a trick ends.

use super::{CONJUROR, Eyes, Show, Thought};
use crate::card_tricks::moves::{Asked, Move};
use crate::card_tricks::state::PERSONS;
use spadille_core::{CardSet, LawId, Scribe, Seat, Text, law, text};

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

impl<'a, S: Scribe> Show<'a, S> {
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
        if self.unaided && self.at == self.performance.log.len() {
            return Ok(known.filter(|known| self.has_seen(*known)).unwrap_or_default());
        }
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
