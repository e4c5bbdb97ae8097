//! Laying out cards of which somebody does not know where they are, within all he knows. Where the ways can be counted in a moment,
//! as with three players or few cards, [`Unknown`] lays them, each way exactly as likely. Three long hidden hands have too many ways to
//! be counted at every turn (milliseconds against microseconds); so the most bound cards are laid first, whatever is in the way makes
//! room, and then cards change places at random. All that is known is kept and nothing is tried in vain; but these ways are only about
//! equally likely.

use arrayvec::ArrayVec;
use rand::Rng;
use rand::RngExt as _;
use spadille_core::{Card, CardSet, PerSeat};
use spadille_tricks::{Unknown, shuffle};

/// The most places, the one for cards that lie nowhere included.
pub const PLACES: usize = 12;

/// The most places among which ways are counted.
const COUNTED: usize = 6;
/// So many steps of counting take a few dozen microseconds.
const MOMENT: u64 = 100_000;

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
    if nowhere <= COUNTED && steps(pool, places, spare) <= MOMENT {
        return counted(pool, places, rng);
    }
    laid(pool, places, spare, rng)
}

/// Lays them so that each way is exactly as likely as any other.
fn counted<T: Copy, R: Rng>(pool: CardSet, places: &[Place<T>], rng: &mut R) -> Option<[CardSet; PLACES]> {
    let at = |place: usize| places.get(place);
    let unknown = Unknown::<COUNTED> {
        pool,
        wants: PerSeat(std::array::from_fn(|place| at(place).map_or(0, |place| place.wants))),
        lacks: PerSeat(std::array::from_fn(|place| at(place).map_or(CardSet::EMPTY, |place| place.lacks))),
    };
    let hands = unknown.imagine(rng)?;
    let mut has = [CardSet::EMPTY; PLACES];
    has[places.len()] = hands.0.iter().fold(pool, |rest, cards| rest.minus(*cards));
    has[..places.len()].copy_from_slice(&hands.0[..places.len()]);
    Some(has)
}

/// About how many steps it takes to count all ways: how the room may be left, times how each kind of card may be divided. The roomiest
/// place gets what the others leave.
fn steps<T: Copy>(pool: CardSet, places: &[Place<T>], spare: u8) -> u64 {
    let room = |place: usize| places.get(place).map_or(spare, |place| place.wants);
    let ways = |among: u16, most: u8| {
        let rooms = (0..=places.len()).filter(|place| among >> place & 1 == 1).map(|place| room(place).min(most));
        let roomiest = rooms.clone().max().unwrap_or(0);
        rooms.fold(1, |ways: u64, room| ways.saturating_mul(u64::from(room) + 1)) / (u64::from(roomiest) + 1)
    };
    let mut kinds: ArrayVec<(u16, u8), 64> = ArrayVec::new();
    for card in pool {
        let may = |place: usize| room(place) > 0 && places.get(place).is_none_or(|place| !place.lacks.contains(card));
        let among = (0..=places.len()).filter(|place| may(*place)).fold(0, |among, place| among | 1 << place);
        match kinds.iter_mut().find(|(kind, _)| *kind == among) {
            Some((_, cards)) => *cards += 1,
            None => drop(kinds.try_push((among, 1))),
        }
    }
    let divided: u64 = kinds.iter().map(|(among, cards)| ways(*among, *cards)).sum();
    ways(u16::MAX, u8::MAX - 1).saturating_mul(divided)
}

/// Lays the most bound cards first.
fn laid<T: Copy, R: Rng>(pool: CardSet, places: &[Place<T>], spare: u8, rng: &mut R) -> Option<[CardSet; PLACES]> {
    let nowhere = places.len();
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

    type Laid = Option<[CardSet; PLACES]>;

    /// How far the way that comes up most or least often is from the mean.
    fn unevenness(lay: impl Fn(CardSet, &[Place<()>], &mut ChaCha8Rng) -> Laid) -> f64 {
        let place = |wants, lacks: &str| Place { what: (), wants, lacks: cards(lacks) };
        let pool = cards("KS QS JS 2S KH QH");
        let places = [place(2, "KS QS JS"), place(2, "KH"), place(1, "")];
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut seen: HashMap<[CardSet; PLACES], u32> = HashMap::new();
        for _ in 0..30_000 {
            let laid = lay(pool, &places, &mut rng).unwrap();
            for (at, place) in places.iter().enumerate() {
                assert_eq!((laid[at].len(), laid[at].both(place.lacks)), (place.wants, CardSet::EMPTY));
            }
            assert_eq!(laid[places.len()].len(), 1);
            *seen.entry(laid).or_default() += 1;
        }
        let mean = 30_000.0 / seen.len() as f64;
        seen.values().map(|n| (f64::from(*n) / mean - 1.0).abs()).fold(0.0, f64::max)
    }

    #[test]
    fn every_way_comes_up_as_often_where_all_are_counted() {
        let exact = unevenness(lay_out);
        assert!(exact < 0.1, "{exact}");
        let about = unevenness(|pool, places, rng| laid(pool, places, 1, rng));
        assert!(about < 0.35, "{about}");
    }

    /// Two long hidden hands are counted, three are not.
    #[test]
    fn what_takes_long_is_not_counted() {
        let pool = |many| -> CardSet { (0..many).filter_map(Card::from_index).collect() };
        assert!(steps(pool(50), &[Place { what: (), wants: 25, lacks: CardSet::EMPTY }; 2], 0) <= MOMENT);
        let bound = |at: usize| Place { what: (), wants: 18, lacks: pool(10).iter().skip(at * 3).take(5).collect() };
        assert!(steps(pool(54), &[bound(0), bound(1), bound(2)], 0) > MOMENT);
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
