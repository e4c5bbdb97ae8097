//! The rules of a session: what may be done when, and what comes of it.

mod replies;
mod session;

pub(super) use replies::rows;
pub(super) use session::{need, nth_lifted};

use super::moves::{Asked, Move, PACK, TRICKS};
use super::options::{Programme, TricksOptions};
use super::performances::kinds::{ODD_CARDS, drawn_slots, odd_cards};
use super::show::{Ask, CONJUROR, Chance, Course, Known, Next, Show};
use super::state::{Cards, PERSONS, Performance, Public, Secrets, State};
use arrayvec::ArrayVec;
use rand::Rng;
use rand::seq::SliceRandom as _;
use replies::{no_conjuror, told, why_not};
use serde::{Deserialize, Serialize};
use session::{drawn_piles, sort_first};
use spadille_core::{CardSet, Game, Ledger, OptionError, Options as _, Rank, Refusal, Scribe, Seat, Space as _, Turn};

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
    pub fn mixed_back(&self) -> [Cards; 2] {
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
}

/// Whether a card is of a rank, for those who imagine packs.
pub(super) fn of_rank(rank: Rank) -> CardSet {
    CardSet::pack(&[rank])
}
