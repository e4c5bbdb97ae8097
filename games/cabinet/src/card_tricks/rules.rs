//! The course of a session: a trick is asked for, performed, applauded, and the next one comes.

use super::book::{Kind, message, page, title};
use super::methods::Pile;
use super::moves::{Asked, Move, PACK, TRICKS};
use super::options::{Programme, TricksOptions};
use super::performances::kinds::{ODD_CARDS, drawn_slots, odd_cards, wanted};
use super::settle::applaud;
use super::show::{Ask, CONJUROR, Chance, Course, Done, Known, Next, Show};
use super::state::{Cards, PERSONS, Performance, Public, Secrets, Shown, State};
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    CardSet, Game, LawId, Ledger, OptionError, Options as _, Rank, Refusal, Scribe, Seat, Sheet, Space as _, Text,
    Turn, card, law, text,
};

/// The card tricks under chosen options.
#[derive(Clone, Debug)]
pub struct CardTricks {
    pub(super) options: TricksOptions,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(clippy::large_enum_variant)] // An outcome is looked at once.
pub enum Outcome {
    /// The whole pack from the top.
    Pack(Cards),
    /// How many cards each pile has.
    Piles(ArrayVec<u8, 10>),
    /// Two piles from the top, after the cards were mixed back.
    Mixed([Cards; 2]),
}

impl Game for CardTricks {
    const ID: &'static str = "card-tricks";

    type Options = TricksOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Asked;

    fn new(options: TricksOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(CardTricks { options })
    }

    fn options(&self) -> &TricksOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        1 + self.options.spectators
    }

    fn open(&self) -> State {
        let performance = (self.options.programme == Programme::Book).then(|| Performance::new(1));
        let public = Public { ledger: Ledger::default(), shown: ArrayVec::new(), performance, stopped: false };
        State { public, secrets: Secrets::default() }
    }

    fn turn(&self, s: &State) -> Turn {
        self.whose_turn(&s.public)
    }

    fn moves(&self, s: &State, seat: Seat) -> Asked {
        let asked = self.asked(&s.public, &s.secrets.known());
        asked.filter(|ask| ask.seat == seat).map_or_else(Asked::default, |ask| ask.asked)
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        let asked = self.asked(&s.public, &s.secrets.known());
        let Some(ask) = asked.filter(|ask| ask.seat == seat) else {
            let is_presumed = matches!(m, Move::Name(_)) && seat != CONJUROR;
            return Err(if is_presumed { no_conjuror() } else { Refusal::not_your_turn() });
        };
        if ask.asked.contains(&m) { Ok(()) } else { Err(why_not(&ask, m, &s.public)) }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        if s.public.going().is_none() {
            self.begin(s, seat, m, scribe);
            return;
        }
        let thinker = self.thinker(s);
        let Some(performance) = &mut s.public.performance else { return };
        told(seat, m, scribe);
        let slip = match m {
            Move::Note(card) => Some(CardSet::one(card)),
            Move::Pair(pair) => Some(s.secrets.pack.iter().skip(2 * usize::from(pair) - 2).take(2).copied().collect()),
            _ => None,
        };
        if let Some(slip) = slip {
            s.secrets.slips[thinker] = slip;
        }
        // What is written on a slip is heard by nobody.
        performance.log.push(if slip.is_some() { Move::Ready } else { m });
        self.arrange(s);
        self.go_on(s, scribe);
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        match self.next(&s.public, &s.secrets.known()) {
            Some(Next::Chance(Chance::Piles(count))) => Outcome::Piles(drawn_piles(count, s.number(), rng)),
            Some(Next::Chance(Chance::Mixed)) => {
                let mut back = s.mixed_back();
                back.iter_mut().for_each(|pile| pile.shuffle(rng));
                Outcome::Mixed(back)
            }
            _ => {
                let mut pack: Cards = PACK.iter().collect();
                pack.shuffle(rng);
                if s.number() == 19 {
                    sort_first(&mut pack, odd_cards());
                }
                Outcome::Pack(pack)
            }
        }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let set = |cards: &Cards| cards.iter().copied().collect::<CardSet>();
        let fits = match (self.next(&s.public, &s.secrets.known()), o) {
            (Some(Next::Chance(Chance::Pack)), Outcome::Pack(pack)) => {
                // In the nineteenth trick the conjuror has sorted it beforehand.
                let odd = pack.iter().take(ODD_CARDS.into()).all(|card| odd_cards().contains(*card));
                pack.len() == 52 && set(pack) == PACK && (s.number() != 19 || odd)
            }
            (Some(Next::Chance(Chance::Piles(count))), Outcome::Piles(sizes)) => {
                let sum: u32 = sizes.iter().map(|size| u32::from(*size)).sum();
                let largest_last = sizes.iter().max() == sizes.last();
                sizes.len() == usize::from(count)
                    && sum == 52
                    && !sizes.contains(&0)
                    && (s.number() != 17 || largest_last)
            }
            (Some(Next::Chance(Chance::Mixed)), Outcome::Mixed(piles)) => {
                let back = s.mixed_back();
                piles.iter().zip(&back).all(|(pile, back)| pile.len() == back.len() && set(pile) == set(back))
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        let Some(performance) = &mut s.public.performance else { return };
        match o {
            Outcome::Pack(pack) => {
                performance.mixed = true;
                s.secrets.pack = pack.clone();
            }
            Outcome::Piles(sizes) => performance.piles = sizes.clone(),
            Outcome::Mixed(piles) => {
                performance.mixed_back = true;
                s.secrets.mixed = piles.clone();
            }
        }
        self.arrange(s);
        self.go_on(s, scribe);
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.shown.len() as u32
    }
}

impl State {
    fn number(&self) -> u8 {
        self.public.performance.as_ref().map_or(0, |performance| performance.number)
    }

    /// The two piles of trick 19 when the cards have come back into the wrong ones.
    pub(super) fn mixed_back(&self) -> [Cards; 2] {
        let log = self.public.performance.as_ref().map(|performance| performance.log.as_slice()).unwrap_or_default();
        let [first, second] = drawn_slots(log);
        let of = |is_in: &dyn Fn(usize) -> bool| {
            self.secrets.pack.iter().enumerate().filter(|(slot, _)| is_in(*slot)).map(|(_, card)| *card).collect()
        };
        let is_odd = |slot: usize| slot < usize::from(ODD_CARDS);
        let is_drawn = |slot: usize| (first | second) >> slot & 1 == 1;
        [of(&|slot| is_odd(slot) == is_drawn(slot)), of(&|slot| is_odd(slot) != is_drawn(slot))]
    }
}

impl Secrets {
    /// All of it, as what is known.
    pub fn known(&self) -> Known {
        let slip = |n: usize| Some(self.slips[n]).filter(|slip| !slip.is_empty());
        Known {
            slots: self.pack.iter().copied().map(Some).collect(),
            mixed: Some(self.mixed.clone()).filter(|piles| !piles[0].is_empty()),
            slips: std::array::from_fn(slip),
        }
    }
}

impl CardTricks {
    pub(super) fn is_over(&self, p: &Public) -> bool {
        p.going().is_none() && (p.stopped || p.shown.len() >= usize::from(self.options.length))
    }

    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        if self.is_over(p) {
            return Turn::Over;
        }
        match self.next(p, &Known::NOTHING) {
            Some(Next::Ask(ask)) => Turn::of(ask.seat),
            Some(Next::Chance(_)) => Turn::Chance,
            None => Turn::Over,
        }
    }

    /// What comes next in the eyes of somebody who knows this.
    pub(super) fn next(&self, p: &Public, known: &Known) -> Option<Next> {
        if self.is_over(p) {
            return None;
        }
        match p.going() {
            Some(performance) => {
                let mut scribe = ();
                let mut show = Show::new(&self.options, performance, known, &mut scribe);
                let _: Course = show.perform(performance.number);
                show.next
            }
            None => Some(Next::Ask(Ask { seat: Seat(1), asked: self.wishes(p), free: None, advice: None })),
        }
    }

    fn asked(&self, p: &Public, known: &Known) -> Option<Ask> {
        match self.next(p, known)? {
            Next::Ask(ask) => Some(ask),
            Next::Chance(_) => None,
        }
    }

    /// What may be wished for between two tricks.
    fn wishes(&self, p: &Public) -> Asked {
        let asked = match self.options.programme {
            Programme::Free => Asked::words((1..=TRICKS).map(Move::Perform)),
            Programme::Book => Asked::words([Move::On]),
        };
        if p.shown.is_empty() { asked } else { asked.or(Move::Stop) }
    }

    /// The person who is asked to think of something now.
    fn thinker(&self, s: &State) -> usize {
        let Some(performance) = s.public.going() else { return 0 };
        let (mut scribe, known) = ((), s.secrets.known());
        let mut show = Show::new(&self.options, performance, &known, &mut scribe);
        let _: Course = show.perform(performance.number);
        show.thoughts.iter().rposition(Option::is_some).unwrap_or(0) % PERSONS
    }

    fn begin<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let number = match m {
            Move::Perform(number) => number,
            Move::On => s.public.shown.last().map_or(1, |shown| shown.number % TRICKS + 1),
            _ => {
                s.public.stopped = true;
                scribe.says(seat, law!("session-length"), || text!("tricks-stops", seat = seat));
                self.end_session(&s.public, scribe);
                return;
            }
        };
        s.public.performance = Some(Performance::new(number));
        s.secrets = Secrets::default();
        self.open_trick(number, scribe);
        self.go_on(s, scribe);
    }

    fn open_trick<S: Scribe>(&self, number: u8, scribe: &mut S) {
        let trick = || title(number);
        scribe.does(CONJUROR, law!("six-and-twenty"), || {
            text!("tricks-begins", seat = CONJUROR, number = number, trick = trick())
        });
        scribe.says(CONJUROR, None, || message(number, "patter"));
        if let Some(need) = need(number) {
            scribe.tell(|| text!("tricks-note-told", need = need));
        }
    }

    /// Some tricks lay the pack in an order of their own, which follows from what was asked.
    fn arrange(&self, s: &mut State) {
        let Some(performance) = &mut s.public.performance else { return };
        let pack = &mut s.secrets.pack;
        match (performance.number, performance.log.as_slice()) {
            (7 | 9, [Move::Rank(rank)]) => {
                sort_first(pack, of_rank(*rank));
                // Which of the four are shown does not depend on where they lay.
                pack.iter_mut().zip(of_rank(*rank)).for_each(|(slot, card)| *slot = card);
            }
            (14, [Move::Suit(suit), way]) => *pack = (0..13).map(|n| wanted(n, *suit, *way == Move::Down)).collect(),
            (23, []) => sort_first(pack, PACK.without(card!(Queen of Hearts))),
            (8, [Move::Number(count), kind]) if performance.piles.is_empty() => {
                performance.piles = lifted(pack, *count, *kind == Move::Court);
            }
            _ => {}
        }
    }

    /// Goes on to the next question, telling what happens on the way, or to the end of the trick.
    fn go_on<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let Some(performance) = &s.public.performance else { return };
        let known = s.secrets.known();
        let mut show = Show::new(&self.options, performance, &known, scribe);
        if let Ok(done) = show.perform(performance.number) {
            self.end_trick(s, done, scribe);
        }
    }

    fn end_trick<S: Scribe>(&self, s: &mut State, done: Done, scribe: &mut S) {
        let p = &mut s.public;
        let Some(performance) = &mut p.performance else { return };
        performance.over = true;
        let number = performance.number;
        p.shown.push(Shown { number, found: done.found });
        if let Some(found) = done.found.filter(|_| done.certain) {
            applaud(&self.options, found, &mut p.ledger, scribe);
        }
        scribe.deal_over(law!("found-or-failed"), || {
            let fate = match done.found {
                Some(true) => text!("tricks-found"),
                Some(false) => text!("tricks-failed"),
                None => text!("tricks-shown-to-the-end"),
            };
            Sheet::new(text!("tricks-result", number = number, trick = title(number), fate = fate))
        });
        if self.is_over(p) {
            self.end_session(p, scribe);
        }
    }

    fn end_session<S: Scribe>(&self, p: &Public, scribe: &mut S) {
        let found = p.shown.iter().filter(|shown| shown.found != Some(false)).count();
        let of = p.shown.len();
        scribe.match_over(law!("session-length"), || text!("tricks-session-over", found = found, of = of));
    }
}

/// What a trick needs that a program has not.
pub(super) fn need(number: u8) -> Option<Text> {
    let page = page(number).filter(|page| page.kind == Kind::Told)?;
    Some(match page.class.as_str() {
        "sleight" => text!("tricks-need-sleight"),
        "apparatus" => text!("tricks-need-apparatus"),
        "confederate" => text!("tricks-need-confederate"),
        _ => text!("tricks-need-set-up"),
    })
}

/// Brings some cards to the first slots, each part in its order.
fn sort_first(pack: &mut Cards, first: CardSet) {
    let sorted =
        pack.iter().filter(|card| first.contains(**card)).chain(pack.iter().filter(|card| !first.contains(**card)));
    *pack = sorted.copied().collect();
}

/// The piles lifted off a trimmed pack: each ends with a card of the kind.
fn lifted(pack: &Cards, count: u8, court: bool) -> ArrayVec<u8, 10> {
    let places = pack.iter().enumerate().filter(|(_, card)| card.rank().is_court() == court);
    let places: Pile = places.map(|(place, _)| place as u8).collect();
    let mut before = 0;
    let size = |n: usize| {
        let end = places.get(nth_lifted(n, count, places.len())).copied().unwrap_or(0) + 1;
        let size = end - before;
        before = end;
        size
    };
    (0..usize::from(count)).map(size).collect()
}

/// Which card of the kind ends the pile of a number, of `all` of the kind.
pub(super) fn nth_lifted(pile: usize, count: u8, all: usize) -> usize {
    (pile + 1) * all / (usize::from(count) + 1)
}

/// Piles of any size; in trick 17 the last is a largest one.
fn drawn_piles<R: Rng>(count: u8, trick: u8, rng: &mut R) -> ArrayVec<u8, 10> {
    // Where the pack is parted: places drawn one after the other from those that are left.
    let mut places: Pile = (1..52).collect();
    let mut ends: ArrayVec<u8, 11> = ArrayVec::new();
    for _ in 1..count.clamp(1, 10) {
        ends.push(places.swap_remove(rng.random_range(0..places.len())));
    }
    ends.push(52);
    ends.sort_unstable();
    let mut before = 0;
    let mut sizes: ArrayVec<u8, 10> = ends
        .iter()
        .map(|end| {
            let size = end - before;
            before = *end;
            size
        })
        .collect();
    if trick == 17
        && let Some(largest) = (0..sizes.len()).max_by_key(|pile| sizes[*pile])
    {
        let last = sizes.len() - 1;
        sizes.swap(largest, last);
    }
    sizes
}

/// Tells what somebody of the company does or answers.
fn told<S: Scribe>(seat: Seat, m: Move, scribe: &mut S) {
    let says: fn(Seat, Move) -> Text = |seat, m| match m {
        Move::Pile(number) => text!("tricks-says-pile", seat = seat, number = number),
        Move::Rows(a, b) => text!("tricks-says-rows", seat = seat, rows = rows(a, b)),
        Move::Rank(rank) => text!("tricks-says-rank", seat = seat, rank = rank.symbol()),
        Move::Yes => text!("tricks-says-yes", seat = seat),
        Move::No => text!("tricks-says-no", seat = seat),
        _ => text!("tricks-says-number", seat = seat, number = m.number().unwrap_or(0)),
    };
    match m {
        Move::Ready => scribe.does(seat, law!("thought-in-silence"), || text!("tricks-has-thought", seat = seat)),
        Move::Note(_) | Move::Pair(_) => {
            scribe.does(seat, law!("thought-on-a-slip"), || text!("tricks-has-thought", seat = seat));
        }
        Move::Draw(_) | Move::Touch(_) => scribe.does(seat, None, || text!("tricks-draws", seat = seat)),
        Move::Cut(number) => {
            scribe.does(seat, law!("complete-cut"), || text!("tricks-cuts", seat = seat, number = number));
        }
        Move::Insert(_) => scribe.does(seat, None, || text!("tricks-inserts", seat = seat)),
        Move::Hide(_) => scribe.does(seat, None, || text!("tricks-hides", seat = seat)),
        Move::Lay(place) => scribe.does(seat, None, || text!("tricks-lays", seat = seat, place = place)),
        Move::Name(cards) => scribe
            .says(seat, law!("conjuror-knows-only-what-he-sees"), || text!("tricks-names", seat = seat, cards = cards)),
        Move::Pile(_)
        | Move::Rows(..)
        | Move::Rank(_)
        | Move::Number(_)
        | Move::Point(_)
        | Move::Place(_)
        | Move::Yes
        | Move::No => {
            scribe.says(seat, None::<LawId>, || says(seat, m));
        }
        _ => {}
    }
}

/// One row or two, as they are said.
pub(super) fn rows(a: u8, b: u8) -> Text {
    if a == b { text!("tricks-one-row", a = a) } else { text!("tricks-two-rows", a = a, b = b) }
}

fn no_conjuror() -> Refusal {
    Refusal::by(law!("conjuror-and-company"), text!("tricks-not-the-conjuror"))
}

/// Why an answer is none.
fn why_not(ask: &Ask, m: Move, p: &Public) -> Refusal {
    if ask.free.as_ref().is_some_and(|free| free.contains(&m)) {
        return Refusal::by(law!("truthful-answers"), text!("tricks-not-so"));
    }
    let number = p.going().map_or(0, |performance| performance.number);
    let by_sight = law!("conjuror-knows-only-what-he-sees");
    let verb_of = |n: &super::moves::Numbers| (n.means)(1).verb();
    match m {
        Move::Name(named) => match ask.asked.names {
            None => no_conjuror(),
            Some((among, _)) if !among.includes(named) => Refusal::by(by_sight, text!("tricks-not-on-table")),
            Some((_, count)) => Refusal::by(by_sight, text!("tricks-too-many-cards", number = count)),
        },
        Move::No if number == 22 => Refusal::by(law!("sixteen-layer"), text!("tricks-must-be-there")),
        Move::Enough if matches!(number, 3 | 25) => Refusal::by(law!("key-cuts"), text!("tricks-cut-first")),
        Move::Enough if number == 19 => Refusal::by(law!("odd-even-sorted"), text!("tricks-draw-first")),
        Move::Draw(place) if number == 19 && ask.asked.numbers.is_some() && place <= 24 => {
            Refusal::by(law!("odd-even-sorted"), text!("tricks-already-drawn"))
        }
        Move::Number(_) if ask.asked.numbers.as_ref().map(verb_of) == Some("number") => {
            let law = if number == 10 { Some(law!("piles-sizes")) } else { None };
            Refusal { text: text!("tricks-no-such-number"), law }
        }
        _ if ask.asked.numbers.as_ref().map(verb_of) == Some(m.verb()) => {
            let law = (m.verb() == "cut").then_some(law!("complete-cut"));
            Refusal { text: text!("tricks-no-such-place"), law }
        }
        Move::Perform(_) => Refusal::by(law!("six-and-twenty"), text!("tricks-no-such-number")),
        Move::Stop if p.shown.is_empty() => Refusal::by(law!("session-length"), text!("tricks-not-before-the-first")),
        _ => Refusal::not_now(),
    }
}

/// Whether a card is of a rank, for those who imagine packs.
pub(super) fn of_rank(rank: Rank) -> CardSet {
    CardSet::pack(&[rank])
}
