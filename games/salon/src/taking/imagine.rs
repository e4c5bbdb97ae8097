//! How the hands may lie that somebody does not see, at tables of up to seven.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::{Card, CardSet, PerSeat, Seat};
use spadille_tricks::deal::PACK;
use spadille_tricks::{Unknown, shuffle};

/// So many ways of dividing room are counted exactly; where there are more, cards are laid one by one.
const COUNTABLE: usize = 4_000;

/// Hands as they may lie; what nobody wants lies nowhere. Seats of which the same is known are first dealt to as one, which changes
/// nothing in how likely every way is and leaves little to count.
pub fn imagine_hands<const N: usize, R: Rng>(unknown: &Unknown<N>, rng: &mut R) -> PerSeat<CardSet, N> {
    let free = Unknown { lacks: PerSeat::all(CardSet::EMPTY), ..*unknown };
    let groups = Groups::of(unknown);
    let exact = if groups.rooms() <= COUNTABLE { groups.imagine(unknown, rng) } else { one_by_one(unknown, rng) };
    exact.or_else(|| groups.imagine(unknown, rng)).or_else(|| free.imagine(rng)).unwrap_or(PerSeat::all(CardSet::EMPTY))
}

/// Seats of which the same is known.
struct Groups<const N: usize> {
    /// What each group lacks, and how many cards it wants; the first is that which lacks nothing, with what lies nowhere.
    unknown: Unknown<7>,
    /// The group of each seat.
    of: PerSeat<u8, N>,
}

impl<const N: usize> Groups<N> {
    fn of(unknown: &Unknown<N>) -> Groups<N> {
        let mut merged = Unknown { pool: unknown.pool, wants: PerSeat::all(0), lacks: PerSeat::all(CardSet::EMPTY) };
        let wanted: u8 = unknown.wants.values().sum();
        merged.wants[Seat(0)] = unknown.pool.len().saturating_sub(wanted);
        let mut count = 1;
        let of = PerSeat::from_fn(|seat| {
            let lacks = unknown.lacks[seat].both(unknown.pool);
            let known = (0..count).find(|group| merged.lacks[Seat(*group)] == lacks);
            // There are at most six others, so that every one may have a group of his own.
            let group = known.unwrap_or_else(|| if unknown.wants[seat] == 0 { 0 } else { count.min(6) });
            if known.is_none() && unknown.wants[seat] > 0 {
                merged.lacks[Seat(group)] = lacks;
                count = group + 1;
            }
            merged.wants[Seat(group)] += unknown.wants[seat];
            group
        });
        Groups { unknown: merged, of }
    }

    /// In how many ways room may be left.
    fn rooms(&self) -> usize {
        self.unknown.wants.values().map(|room| usize::from(*room) + 1).product()
    }

    fn imagine<R: Rng>(&self, unknown: &Unknown<N>, rng: &mut R) -> Option<PerSeat<CardSet, N>> {
        let dealt = self.unknown.imagine(rng)?;
        let mut hands = PerSeat::all(CardSet::EMPTY);
        for group in Seat::all(7) {
            let mut cards: ArrayVec<Card, PACK> = dealt[group].iter().collect();
            shuffle(&mut cards, rng);
            let mut cards = cards.into_iter();
            for seat in Seat::all(N as u8).filter(|seat| self.of[*seat] == group.0) {
                hands[seat] = cards.by_ref().take(unknown.wants[seat].into()).collect();
            }
        }
        Some(hands)
    }
}

/// The cards that fewest may hold are laid first, each where there is room; where there is none, another makes way. Nothing if that
/// leads nowhere.
fn one_by_one<const N: usize, R: Rng>(unknown: &Unknown<N>, rng: &mut R) -> Option<PerSeat<CardSet, N>> {
    let mut cards: ArrayVec<Card, PACK> = unknown.pool.iter().collect();
    shuffle(&mut cards, rng);
    let may = |seat: Seat, card: Card| unknown.wants[seat] > 0 && !unknown.lacks[seat].contains(card);
    let takers = |card: Card| Seat::all(N as u8).filter(move |seat| may(*seat, card));
    cards.sort_by_key(|card| takers(*card).count());
    let mut hands = PerSeat::<CardSet, N>::all(CardSet::EMPTY);
    let mut nowhere = CardSet::EMPTY;
    let spare = unknown.pool.len().checked_sub(unknown.wants.values().sum())?;
    let room = |hands: &PerSeat<CardSet, N>, seat: Seat| unknown.wants[seat].saturating_sub(hands[seat].len());
    for card in cards {
        let unused = spare.saturating_sub(nowhere.len());
        let all: u8 = takers(card).map(|seat| room(&hands, seat)).sum::<u8>() + unused;
        if all == 0 {
            // Somebody who may hold it gives another card to somebody with room.
            let filled = Seat::all(N as u8).filter(|seat| room(&hands, *seat) > 0);
            let idle = |to: Seat| nowhere.iter().find(|other| may(to, *other)).map(|other| (to, other));
            if let Some((to, other)) = filled.clone().find_map(idle) {
                hands[to].insert(other);
                nowhere = nowhere.without(other).with(card);
                continue;
            }
            let ways = filled.flat_map(|to| takers(card).map(move |from| (from, to)));
            let (from, to, other) = ways
                .flat_map(|(from, to)| hands[from].iter().map(move |other| (from, to, other)))
                .find(|(_, to, other)| may(*to, *other))?;
            hands[from] = hands[from].without(other).with(card);
            hands[to].insert(other);
            continue;
        }
        let mut at = rng.random_range(0..all);
        let found = takers(card).find(|seat| {
            let here = room(&hands, *seat);
            let found = at < here;
            at = at.saturating_sub(here);
            found
        });
        match found {
            Some(seat) => hands[seat].insert(card),
            None => nowhere.insert(card),
        }
    }
    Some(hands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::taking::{PIQUET, Pack};
    use rand::SeedableRng as _;
    use rand::rngs::StdRng;

    #[test]
    fn what_is_known_of_seven_is_respected() {
        let pack = Pack::new(6, PIQUET);
        let suits = pack.suits.clone();
        let mut rng = StdRng::seed_from_u64(3);
        // Each of six lacks something else, so that there is more than can be counted; then two kinds of seats.
        for kinds in [6, 2, 1] {
            let lacks = PerSeat::<CardSet, 7>::from_fn(|seat| match seat.0 {
                0 => CardSet::EMPTY,
                _ if kinds == 1 => CardSet::EMPTY,
                n => pack.cards.of_suit(suits[usize::from(n % kinds)]),
            });
            let wants = PerSeat::from_fn(|seat| if seat.0 == 0 { 0 } else { 7 });
            let pool: CardSet = pack.cards.iter().skip(8).collect();
            let unknown = Unknown { pool, wants, lacks };
            for _ in 0..50 {
                let hands = imagine_hands(&unknown, &mut rng);
                let all = hands.values().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
                assert_eq!(all.len(), 42);
                for seat in Seat::all(7) {
                    assert_eq!(hands[seat].len(), wants[seat]);
                    assert!(hands[seat].both(lacks[seat]).is_empty());
                }
            }
        }
    }
}
