//! What one seat may know, and what it may imagine of the rest: the order of the pack, and cards that lie face down.

use super::odds::TURNS;
use super::rules::Pharo;
use super::state::{Phase, Public, Stake, State};
use crate::book::{PACK, Ranks};
use crate::piles::Piles;
use arrayvec::ArrayVec;
use rand::Rng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use serde::{Deserialize, Serialize};
use spadille_core::{Card, Game as _, Hidden, Rank, Seat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What everybody sees.
    pub public: Public,
    /// The ranks of the viewer's own cards, also of those that lie face down.
    pub ranks: ArrayVec<Rank, 13>,
    /// Where the viewer himself asks to move a card.
    pub to: Option<Rank>,
}

impl View {
    /// The rank of a card on the table, where the viewer knows it.
    pub fn rank(&self, seat: Seat, card: usize) -> Option<Rank> {
        let open = || self.public.cards.get(seat)?.get(card)?.on;
        if self.who.is(seat) { self.ranks.get(card).copied() } else { open() }
    }
}

impl Hidden for Pharo {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let own = who.seat().and_then(|seat| s.ranks.get(seat));
        let asks = s.public.taille.asked.is_some_and(|r| who.is(r.seat) || r.to.is_some());
        View { who, public: s.public.clone(), ranks: own.cloned().unwrap_or_default(), to: s.to.filter(|_| asks) }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let p = &v.public;
        let mut s = State { public: p.clone(), ..self.open() };
        for seat in Seat::all(self.seats()) {
            // Where a card is asked to go its owner has none yet.
            let bound = v.to.filter(|_| p.taille.asked.is_some_and(|r| r.seat == seat));
            s.ranks[seat] = if v.who.is(seat) { v.ranks.clone() } else { guess_ranks(&p.cards[seat], bound, rng) };
        }
        if let Some(request) = p.taille.asked {
            let free: ArrayVec<Rank, 13> = s.staked(request.seat).others().collect();
            s.to = v.to.or_else(|| free.choose(rng).copied().filter(|_| request.moving));
        }
        if p.phase == Phase::Count {
            s.piles = Some(Piles::swept(TURNS, rng));
        }
        if matches!(p.phase, Phase::Pause | Phase::Sweep | Phase::Count) {
            let mut rest: ArrayVec<Card, 52> = PACK.minus(p.seen()).iter().collect();
            rest.shuffle(rng);
            s.pack = p.taille.fallen.iter().copied().chain(rest).chain(p.taille.bottom).take(52).collect();
        }
        s
    }
}

/// Ranks for a punter's cards: those that lie open as they are, the others different from each other, from the rank that
/// one of them is bound for and from everything they are known not to be.
fn guess_ranks<R: Rng>(cards: &[Stake], bound: Option<Rank>, rng: &mut R) -> ArrayVec<Rank, 13> {
    let taken: Ranks = cards.iter().filter_map(|c| c.on).chain(bound).collect();
    let mut order: ArrayVec<Rank, 13> = taken.others().collect();
    order.shuffle(rng);
    // Which card holds each rank of the order.
    let mut holders = [None; 13];
    for (i, _) in cards.iter().enumerate().filter(|(_, card)| card.on.is_none()) {
        seat_card(cards, &order, i, &mut holders, &mut Ranks::default());
    }
    let held_by = |i: usize| holders.iter().position(|holder| *holder == Some(i)).map(|at| order[at]);
    cards.iter().enumerate().map(|(i, card)| card.on.or_else(|| held_by(i)).unwrap_or(Rank::Ace)).collect()
}

/// Finds a rank for a face-down card, moving earlier ones to others where they stand in the way.
fn seat_card(
    cards: &[Stake],
    order: &[Rank],
    card: usize,
    holders: &mut [Option<usize>; 13],
    tried: &mut Ranks,
) -> bool {
    order.iter().enumerate().any(|(at, &rank)| {
        if cards[card].not.contains(rank) || tried.contains(rank) {
            return false;
        }
        *tried = tried.with(rank);
        let seated = holders[at].is_none_or(|other| seat_card(cards, order, other, holders, tried));
        if seated {
            holders[at] = Some(card);
        }
        seated
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use spadille_core::contract::step;
    use spadille_core::{Options as _, Space as _};

    /// Whatever lies face down is imagined as cards of one book: each rank once.
    #[test]
    fn nobody_is_imagined_with_two_cards_of_a_rank() {
        let game = Pharo::new(super::super::PharoOptions::standard()).unwrap_or_else(|e| panic!("{e}"));
        for seed in 0..12 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut s = game.open();
            while step(&game, &mut s, &mut rng, |s, seat, rng| game.moves(s, seat).sample(rng)) {
                for who in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Onlooker]) {
                    let imagined = game.imagine(&game.view(&s, who), &mut rng);
                    for (seat, cards) in imagined.ranks.iter() {
                        let distinct: Ranks = cards.iter().copied().collect();
                        assert_eq!(distinct.iter().count(), cards.len(), "{who:?} of seat {seat}: {cards:?}");
                        let asks = imagined.public.taille.asked.is_some_and(|r| r.seat == seat);
                        let taken = imagined.to.is_some_and(|to| distinct.contains(to));
                        assert!(!(asks && taken), "{who:?}: a card is asked to go where one lies");
                    }
                }
            }
        }
    }
}
