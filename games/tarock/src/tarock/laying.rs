//! Laying out cards of which somebody does not know where they are, within all he knows. Hands of twenty-five cards in four places
//! have too many ways to be counted at every turn; so the most bound cards are laid first, whatever is in the way makes room, and then
//! cards change places at random. All that is known is kept and nothing is tried in vain; but the ways are only about equally likely,
//! not exactly as with `spadille_tricks::Unknown`.

use arrayvec::ArrayVec;
use rand::Rng;
use rand::RngExt as _;
use spadille_core::{Card, CardSet};
use spadille_tricks::shuffle;

/// The most places, the one for cards that lie nowhere included.
pub const PLACES: usize = 12;

/// A place, how many cards it wants, and which it cannot have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Place<T> {
    /// What lies there.
    pub what: T,
    /// How many cards it wants.
    pub wants: u8,
    /// Cards that certainly do not lie there.
    pub lacks: CardSet,
}

/// Lays the cards of a pool into places; what nobody wants lies in the last of the sets. Nothing if there is no way.
pub fn lay_out<T: Copy, R: Rng>(pool: CardSet, places: &[Place<T>], rng: &mut R) -> Option<[CardSet; PLACES]> {
    let wanted: u32 = places.iter().map(|place| u32::from(place.wants)).sum();
    let spare = u32::from(pool.len()).checked_sub(wanted)? as u8;
    let nowhere = places.len();
    if nowhere >= PLACES {
        return None;
    }
    let mut table =
        Table { room: [0; PLACES], may: [CardSet::EMPTY; PLACES], has: [CardSet::EMPTY; PLACES], count: nowhere + 1 };
    for (at, place) in places.iter().enumerate() {
        table.room[at] = place.wants;
        table.may[at] = pool.minus(place.lacks);
    }
    (table.room[nowhere], table.may[nowhere]) = (spare, pool);
    let mut cards: ArrayVec<Card, 128> = pool.iter().collect();
    shuffle(&mut cards, rng);
    // The most bound first.
    cards.sort_by_key(|card| {
        (0..table.count).filter(|at| table.may[*at].contains(*card) && table.room[*at] > 0).count()
    });
    for card in &cards {
        table.lay(*card, rng)?;
    }
    if places.iter().any(|place| !place.lacks.both(pool).is_empty()) {
        table.stir(&cards, rng);
    }
    Some(table.has)
}

struct Table {
    /// How many cards each place still wants.
    room: [u8; PLACES],
    /// Which it may have.
    may: [CardSet; PLACES],
    /// Which it has.
    has: [CardSet; PLACES],
    count: usize,
}

impl Table {
    /// Lays a card where there is room, each free place as likely as it has room; else somebody makes room.
    fn lay<R: Rng>(&mut self, card: Card, rng: &mut R) -> Option<()> {
        let open = |table: &Table, at: usize| if table.may[at].contains(card) { u32::from(table.room[at]) } else { 0 };
        let total: u32 = (0..self.count).map(|at| open(self, at)).sum();
        if total == 0 {
            return self.make_room(card);
        }
        let mut chosen = rng.random_range(0..total);
        for at in 0..self.count {
            let room = open(self, at);
            if chosen < room {
                self.has[at].insert(card);
                self.room[at] -= 1;
                return Some(());
            }
            chosen -= room;
        }
        None
    }

    /// Cards move on, each to a place that may have it, until there is room for this one.
    fn make_room(&mut self, card: Card) -> Option<()> {
        // From which place one came to each, and with which card of it.
        let mut came: [Option<(usize, Option<Card>)>; PLACES] = [None; PLACES];
        let mut queue: ArrayVec<usize, PLACES> = ArrayVec::new();
        for at in (0..self.count).filter(|at| self.may[*at].contains(card)) {
            came[at] = Some((at, None));
            queue.push(at);
        }
        let mut next = 0;
        while let Some(from) = queue.get(next).copied() {
            next += 1;
            if self.room[from] > 0 {
                self.shift(&came, from, card);
                return Some(());
            }
            for (to, reached) in came.iter_mut().enumerate().take(self.count) {
                if reached.is_none()
                    && let Some(moved) = self.has[from].both(self.may[to]).first()
                {
                    *reached = Some((from, Some(moved)));
                    queue.push(to);
                }
            }
        }
        None
    }

    fn shift(&mut self, came: &[Option<(usize, Option<Card>)>; PLACES], end: usize, card: Card) {
        self.room[end] -= 1;
        let mut at = end;
        while let Some((from, Some(moved))) = came[at] {
            self.has[from].remove(moved);
            self.has[at].insert(moved);
            at = from;
        }
        self.has[at].insert(card);
    }

    /// Pairs of cards change places where both places allow it.
    fn stir<R: Rng>(&mut self, cards: &[Card], rng: &mut R) {
        let many = cards.len() as u32;
        for _ in 0..2 * many {
            let (one, other) = (cards[rng.random_range(0..many) as usize], cards[rng.random_range(0..many) as usize]);
            let place = |table: &Table, card: Card| (0..table.count).find(|at| table.has[*at].contains(card));
            if let (Some(here), Some(there)) = (place(self, one), place(self, other))
                && here != there
                && self.may[here].contains(other)
                && self.may[there].contains(one)
            {
                self.has[here] = self.has[here].without(one).with(other);
                self.has[there] = self.has[there].without(other).with(one);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use std::collections::HashMap;

    fn cards(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn every_way_comes_up_about_as_often() {
        let place = |wants, lacks: &str| Place { what: (), wants, lacks: cards(lacks) };
        let pool = cards("KS QS JS 2S KH QH");
        let places = [place(2, "KS QS JS"), place(2, "KH"), place(1, "")];
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut seen: HashMap<[CardSet; PLACES], u32> = HashMap::new();
        for _ in 0..30_000 {
            let laid = lay_out(pool, &places, &mut rng).unwrap();
            for (at, place) in places.iter().enumerate() {
                assert_eq!((laid[at].len(), laid[at].both(place.lacks)), (place.wants, CardSet::EMPTY));
            }
            *seen.entry(laid).or_default() += 1;
        }
        let mean = 30_000.0 / seen.len() as f64;
        assert!(seen.values().all(|n| (f64::from(*n) / mean - 1.0).abs() < 0.35), "{seen:?}");
    }

    #[test]
    fn room_is_made_and_what_cannot_be_is_not_imagined() {
        let place = |wants, lacks: &str| Place { what: (), wants, lacks: cards(lacks) };
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..200 {
            let laid =
                lay_out(cards("KS QS KH"), &[place(1, "KH"), place(1, "KS KH"), place(1, "")], &mut rng).unwrap();
            assert_eq!((laid[1], laid[2]), (cards("QS"), cards("KH")));
        }
        assert!(lay_out(cards("KS QS"), &[place(1, "KS QS"), place(1, "")], &mut rng).is_none());
        assert!(lay_out(cards("KS"), &[place(2, "")], &mut rng).is_none());
    }
}
