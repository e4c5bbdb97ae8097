//! Goals of one's own making: whether one player can force them against all the others together, every card known.
//!
//! An [`Ending`](super::Ending) tells how much can be made; a goal may depend on who of the others has made what (more tricks than
//! each of them, the first so many in a row), which no single number tells. The search walks trick by trick with a table of
//! positions already decided; of cards that touch in rank it tries only one.

use crate::order::Order;
use crate::trick::next_of;
use spadille_core::{Card, CardSet, PerSeat, Seat, SeatSet};
use std::collections::HashMap;

/// Seats at most.
const SEATS: usize = 4;

/// What the one wants to reach.
pub trait Goal {
    /// Whether it is reached or out of reach, with these tricks won and so many left; nothing while it is open. It must
    /// be decided when no trick is left.
    fn decided(&self, won: &PerSeat<u8, SEATS>, left: u8) -> Option<bool>;

    /// What of the tricks won still matters, for the table of positions.
    fn key(&self, won: &PerSeat<u8, SEATS>) -> u64;
}

/// A position between two tricks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The cards of each seat.
    pub hands: PerSeat<CardSet, SEATS>,
    /// Who leads.
    pub leader: Seat,
    /// Tricks won so far.
    pub won: PerSeat<u8, SEATS>,
}

#[derive(PartialEq, Eq, Hash)]
struct Key {
    hands: PerSeat<CardSet, SEATS>,
    leader: Seat,
    won: u64,
}

/// Solves positions of one order and players, for one of them.
pub struct Solver<'a> {
    order: &'a Order,
    players: SeatSet,
    one: Seat,
    seen: HashMap<Key, bool, Mixer>,
}

impl<'a> Solver<'a> {
    /// A solver for `one` against the other `players` (at most four seats).
    pub fn new(order: &'a Order, players: SeatSet, one: Seat) -> Solver<'a> {
        Solver { order, players, one, seen: HashMap::with_hasher(Mixer) }
    }

    /// Whether the one can force the goal.
    pub fn can_reach<G: Goal>(&mut self, position: &Position, goal: &G) -> bool {
        self.seen.clear();
        self.at_lead(position, goal)
    }

    fn at_lead<G: Goal>(&mut self, position: &Position, goal: &G) -> bool {
        let left = position.hands[position.leader].len();
        if let Some(decided) = goal.decided(&position.won, left) {
            return decided;
        }
        let key = Key { hands: position.hands, leader: position.leader, won: goal.key(&position.won) };
        if let Some(known) = self.seen.get(&key) {
            return *known;
        }
        let trick = Trick { leader: position.leader, seat: position.leader, led: None, best: None, played: 0 };
        let value = self.in_trick(position, trick, goal);
        self.seen.insert(key, value);
        value
    }

    fn in_trick<G: Goal>(&mut self, position: &Position, trick: Trick, goal: &G) -> bool {
        if trick.played == self.players.len() {
            let winner = trick.best.map_or(trick.leader, |(seat, _)| seat);
            let mut next = *position;
            next.won[winner] += 1;
            next.leader = winner;
            return self.at_lead(&next, goal);
        }
        let seat = trick.seat;
        let own = position.hands[seat];
        let mine = self.one == seat;
        let legal = self.order.legal(own, trick.led);
        // Cards that others hold, or that lie in the trick, stand between cards of a hand.
        let others = position.hands.iter().filter(|(other, _)| *other != seat);
        let mut between = others.fold(CardSet::EMPTY, |all, (_, hand)| all.union(*hand));
        if let Some((_, best)) = trick.best {
            between.insert(best);
        }
        let choices = self.order.distinct(legal, between);
        // Try first what takes the trick.
        let takers = trick.best.map_or(CardSet::EMPTY, |(_, best)| choices.both(self.order.above(best)));
        for group in [takers, choices.minus(takers)] {
            let mut left = group;
            while let Some(card) = if trick.led.is_none() { self.order.highest(left) } else { self.order.lowest(left) }
            {
                left.remove(card);
                if self.after(position, trick, seat, card, goal) == mine {
                    return mine;
                }
            }
        }
        !mine
    }

    fn after<G: Goal>(&mut self, position: &Position, trick: Trick, seat: Seat, card: Card, goal: &G) -> bool {
        let mut next = *position;
        next.hands[seat].remove(card);
        let takes = trick.best.is_none_or(|(_, best)| self.order.beats(best, card));
        let trick = Trick {
            seat: next_of(self.players, seat, SEATS as u8),
            led: trick.led.or(Some(card)),
            best: if takes { Some((seat, card)) } else { trick.best },
            played: trick.played + 1,
            ..trick
        };
        self.in_trick(&next, trick, goal)
    }
}

#[derive(Copy, Clone)]
struct Trick {
    leader: Seat,
    seat: Seat,
    led: Option<Card>,
    best: Option<(Seat, Card)>,
    played: u8,
}

/// A quick hash for keys that are bit sets.
#[derive(Copy, Clone, Default)]
struct Mixer;

impl std::hash::BuildHasher for Mixer {
    type Hasher = Mixed;

    fn build_hasher(&self) -> Mixed {
        Mixed(0x9e37_79b9_7f4a_7c15)
    }
}

struct Mixed(u64);

impl std::hash::Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|b| self.write_u64((*b).into()));
    }

    fn write_u64(&mut self, n: u64) {
        let mixed = (self.0 ^ n).wrapping_mul(0xff51_afd7_ed55_8ccd);
        self.0 = mixed ^ mixed >> 32;
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use spadille_core::card;

    /// So many tricks, or more.
    struct AtLeast(Seat, u8);

    impl Goal for AtLeast {
        fn decided(&self, won: &PerSeat<u8, SEATS>, left: u8) -> Option<bool> {
            match won[self.0] {
                made if made >= self.1 => Some(true),
                made if made + left < self.1 => Some(false),
                _ => None,
            }
        }

        fn key(&self, won: &PerSeat<u8, SEATS>) -> u64 {
            won[self.0].into()
        }
    }

    const TRUMPS: [Card; 5] = [
        card!(Ace of Spades),
        card!(Two of Spades),
        card!(King of Spades),
        card!(Queen of Spades),
        card!(Jack of Spades),
    ];
    const HEARTS: [Card; 5] = [
        card!(King of Hearts),
        card!(Queen of Hearts),
        card!(Jack of Hearts),
        card!(Seven of Hearts),
        card!(Six of Hearts),
    ];
    const CLUBS: [Card; 5] =
        [card!(King of Clubs), card!(Queen of Clubs), card!(Jack of Clubs), card!(Seven of Clubs), card!(Six of Clubs)];

    /// Two privileged trumps: a lower trump led does not call them out.
    fn order() -> Order {
        let privileged = CardSet::one(TRUMPS[0]).with(TRUMPS[1]);
        let order = Order::new(&[&TRUMPS, &HEARTS, &CLUBS], Some(0)).exempting(TRUMPS[1], CardSet::one(TRUMPS[0]));
        TRUMPS[2..].iter().fold(order, |order, led| order.exempting(*led, privileged))
    }

    /// The most tricks seat 1 can force, by trying everything.
    fn by_hand(order: &Order, hands: [CardSet; 4], trick: &[(u8, Card)], leader: u8) -> u8 {
        if trick.len() == 3 {
            let cards: Vec<Card> = trick.iter().map(|(_, c)| *c).collect();
            let winner = trick[order.winner(&cards)].0;
            let rest = if hands[0].is_empty() { 0 } else { by_hand(order, hands, &[], winner) };
            return rest + u8::from(winner == 1);
        }
        let seat = trick.last().map_or(leader, |(last, _)| (last + 1) % 3);
        let legal = order.legal(hands[seat as usize], trick.first().map(|(_, c)| *c));
        let values = legal.iter().map(|card| {
            let mut next = hands;
            next[seat as usize].remove(card);
            let mut longer = trick.to_vec();
            longer.push((seat, card));
            by_hand(order, next, &longer, leader)
        });
        if seat == 1 { values.max().unwrap_or(0) } else { values.min().unwrap_or(0) }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn the_solver_agrees_with_trying_everything(
            pack in Just([TRUMPS, HEARTS, CLUBS].concat()).prop_shuffle(),
            size in 1usize..=4,
            leader in 0u8..3,
        ) {
            let hand = |i: usize| pack[i * size..(i + 1) * size].iter().copied().collect::<CardSet>();
            let hands = [hand(0), hand(1), hand(2), CardSet::EMPTY];
            let order = order();
            let most = by_hand(&order, hands, &[], leader);
            let position = Position { hands: PerSeat(hands), leader: Seat(leader), won: PerSeat::all(0) };
            let mut solver = Solver::new(&order, SeatSet::all(3), Seat(1));
            for need in 0..=size as u8 {
                prop_assert_eq!(solver.can_reach(&position, &AtLeast(Seat(1), need)), need <= most);
            }
        }
    }
}
