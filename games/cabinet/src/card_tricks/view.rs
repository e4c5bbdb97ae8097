//! What one viewer may know: the cards he has seen and what he has written down; and what he may imagine of the rest.

use super::moves::{Move, PACK};
use super::performances::kinds::{ODD_CARDS, drawn_slots, odd_cards};
use super::performances::told::POCKET;
use super::rules::{CardTricks, nth_lifted, of_rank};
use super::show::{Course, Known, Show, seat_of};
use super::state::{Cards, PERSONS, Performance, Public, Secrets, State};
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Hidden, Rank, Seat, Viewer, card};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What everybody sees.
    pub public: Public,
    /// What he knows of what is hidden.
    pub known: Known,
}

impl Hidden for CardTricks {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let mut known = Known::NOTHING;
        if let Some(performance) = &s.public.performance {
            let all = s.secrets.known();
            let mut scribe = ();
            let mut show = Show::new(&self.options, performance, &all, &mut scribe);
            let _: Course = show.perform(performance.number);
            let seen = show.seen[match who {
                Viewer::Seat(seat) => seat.index().min(4),
                Viewer::Onlooker => 5,
            }];
            known.slots =
                all.slots.iter().enumerate().map(|(slot, card)| card.filter(|_| seen >> slot & 1 == 1)).collect();
            known.mixed = all.mixed.filter(|_| who == Viewer::Seat(Seat(0)));
            let is_own = |person: usize| Viewer::Seat(seat_of(person as u8, &self.options)) == who;
            known.slips = std::array::from_fn(|person| all.slips[person].filter(|_| is_own(person)));
        }
        View { who, public: s.public.clone(), known }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut secrets = Secrets::default();
        if let Some(performance) = v.public.performance.as_ref().filter(|_| !v.known.slots.is_empty()) {
            secrets.pack = fill(performance, v, rng);
            for person in 0..PERSONS {
                secrets.slips[person] = match v.known.slips[person] {
                    Some(own) => own,
                    None => self.imagine_slip(performance, person, &secrets, rng),
                };
            }
        }
        let mut state = State { public: v.public.clone(), secrets };
        if state.public.performance.as_ref().is_some_and(|performance| performance.mixed_back) {
            state.secrets.mixed = match &v.known.mixed {
                Some(seen) => seen.clone(),
                None => {
                    let mut back = state.mixed_back();
                    back.iter_mut().for_each(|pile| pile.shuffle(rng));
                    back
                }
            };
        }
        state
    }
}

impl CardTricks {
    /// Something that a person may have written down: any of what fits with his answers.
    fn imagine_slip<R: Rng>(
        &self,
        performance: &Performance,
        person: usize,
        secrets: &Secrets,
        rng: &mut R,
    ) -> CardSet {
        if !self.options.are_noted() {
            return CardSet::EMPTY;
        }
        let mut known = secrets.known();
        known.slips = [None; PERSONS];
        let run = |known: &Known| {
            let mut scribe = ();
            let mut show = Show::new(&self.options, performance, known, &mut scribe);
            let _: Course = show.perform(performance.number);
            (show.thoughts, show.is_true)
        };
        let (thoughts, _) = run(&known);
        // Whoever is still thinking has written nothing.
        let written = performance.log.iter().filter(|answer| **answer == Move::Ready).count();
        let Some(thought) = thoughts[person].filter(|_| person < written) else { return CardSet::EMPTY };
        let of = |bits: u64| {
            (0..52).filter(|slot| bits >> slot & 1 == 1).filter_map(|slot| secrets.pack.get(slot).copied()).collect()
        };
        let mut fitting = Vec::new();
        for bits in thought.all() {
            let slip: CardSet = of(bits);
            known.slips[person] = Some(slip);
            if run(&known).1 {
                fitting.push(slip);
            }
        }
        if fitting.is_empty() { CardSet::EMPTY } else { fitting[rng.random_range(0..fitting.len())] }
    }
}

/// A pack that fits with what is known: unknown slots get unknown cards, each of the kind that must lie there.
fn fill<R: Rng>(performance: &Performance, v: &View, rng: &mut R) -> Cards {
    let mut rest: Cards = PACK.minus(v.known.slots.iter().flatten().copied().collect()).iter().collect();
    rest.shuffle(rng);
    let (kind, must) = kinds(performance, rng);
    // What the conjuror has sorted out of the piles lies at the places that were drawn.
    let drawn = v.known.mixed.as_ref().filter(|_| performance.number == 19).map(|mixed| {
        let sets = [0, 1].map(|n: usize| mixed[n].iter().copied().collect::<CardSet>());
        ([sets[0].both(odd_cards()), sets[1].minus(odd_cards())], drawn_slots(&performance.log))
    });
    let mut take = |fits: &dyn Fn(spadille_core::Card) -> bool| {
        let at = rest.iter().position(|card| fits(*card)).unwrap_or(0);
        if rest.is_empty() { card!(Ace of Spades) } else { rest.swap_remove(at) }
    };
    let pick = |(slot, known): (usize, &Option<spadille_core::Card>)| {
        known.unwrap_or_else(|| match &drawn {
            Some((sets, slots)) => {
                let whose = (0..2).find(|q| slots[*q] >> slot & 1 == 1);
                let others = sets[0].union(sets[1]);
                let is_odd = slot < usize::from(ODD_CARDS);
                take(&|card| match whose {
                    Some(q) => sets[q].contains(card),
                    None => !others.contains(card) && odd_cards().contains(card) == is_odd,
                })
            }
            None => take(&|card| {
                must & (1 << slot) == 0 && kind.is_empty() || kind.contains(card) == (must >> slot & 1 == 1)
            }),
        })
    };
    v.known.slots.iter().enumerate().map(pick).collect()
}

/// A kind of cards, and the slots on which they must lie; on all others they must not. No kind where it does not matter.
fn kinds<R: Rng>(performance: &Performance, rng: &mut R) -> (CardSet, u64) {
    match (performance.number, performance.log.as_slice()) {
        (7 | 9, [Move::Rank(rank), ..]) => (of_rank(*rank), 0b1111),
        (19, _) => (odd_cards(), (1 << ODD_CARDS) - 1),
        (23, _) => (CardSet::one(card!(Queen of Hearts)), 1 << POCKET),
        (8, [Move::Number(count), kind, ..]) if !performance.piles.is_empty() => {
            let courts = CardSet::pack(&[Rank::Jack, Rank::Queen, Rank::King]);
            let kind = if *kind == Move::Court { courts } else { PACK.minus(courts) };
            (kind, lifted_pattern(performance, *count, kind.len().into(), rng))
        }
        _ => (CardSet::EMPTY, 0),
    }
}

/// Slots for the cards of a kind that would lift just these piles: each ends with one, and so many lie in it.
fn lifted_pattern<R: Rng>(performance: &Performance, count: u8, all: usize, rng: &mut R) -> u64 {
    let (mut bits, mut begin, mut before) = (0_u64, 0_usize, 0_usize);
    let ends = performance.piles.iter().scan(0_usize, |end, size| {
        *end += usize::from(*size);
        Some(*end)
    });
    for (pile, end) in ends.chain([52]).enumerate() {
        // The last card of a pile is of the kind; of the rest there is no last.
        let upto = if pile < usize::from(count) { nth_lifted(pile, count, all) } else { all };
        let mut inside: Vec<usize> = (begin..end.saturating_sub(usize::from(pile < usize::from(count)))).collect();
        inside.shuffle(rng);
        inside.iter().take(upto.saturating_sub(before)).for_each(|slot| bits |= 1 << slot);
        if pile < usize::from(count) && end > 0 {
            bits |= 1 << (end - 1);
            before = upto + 1;
        }
        begin = end;
    }
    bits
}
