//! Dealing, and imagining what was dealt to others.

use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use spadille_core::seat::MAX_SEATS;
use spadille_core::{Card, CardSet, PerSeat, Seat};

/// The most cards of a pack that is dealt out as a set.
pub const PACK: usize = 128;

/// Deals out a pack: as many cards to each seat as it gets, the rest in the order it lies.
///
/// ```
/// use rand::{SeedableRng, rngs::StdRng};
/// use spadille_core::{CardSet, PerSeat, Rank, Seat};
/// let pack = CardSet::pack(&[Rank::Ace, Rank::King, Rank::Queen]);
/// let portions = PerSeat([4, 4, 0]);
/// let (hands, rest) = spadille_tricks::deal_out(pack, &portions, &mut StdRng::seed_from_u64(1));
/// assert_eq!((hands[Seat(1)].len(), hands[Seat(2)].len(), rest.len()), (4, 0, 4));
/// ```
pub fn deal_out<const N: usize, R: Rng>(
    pack: CardSet,
    portions: &PerSeat<u8, N>,
    rng: &mut R,
) -> (PerSeat<CardSet, N>, ArrayVec<Card, PACK>) {
    let mut cards: ArrayVec<Card, PACK> = pack.iter().collect();
    shuffle(&mut cards, rng);
    let mut next = 0;
    let hands = PerSeat::from_fn(|seat| {
        let end = (next + usize::from(portions[seat])).min(cards.len());
        let hand = cards[next..end].iter().copied().collect();
        next = end;
        hand
    });
    (hands, cards.drain(next..).collect())
}

/// Shuffles cards. One random word serves four places: what is left of it after choosing among `n` is as good as new for the
/// next choice, up to an unevenness of one part in 2³⁶.
#[inline]
pub fn shuffle<R: Rng>(cards: &mut [Card], rng: &mut R) {
    let (size, mut word) = (cards.len(), 0);
    for place in 0..size.saturating_sub(1) {
        if place % 4 == 0 {
            word = rng.next_u64();
        }
        let wide = u128::from(word) * (size - place) as u128;
        word = wide as u64;
        cards.swap(place, place + (wide >> 64) as usize);
    }
}

/// Cards of which somebody does not know where they are, and all he knows about it: who wants how many, and which of them nobody
/// of these can have. Every way the cards may lie is equally likely to be imagined, and none is tried in vain.
///
/// ```
/// use rand::{SeedableRng, rngs::StdRng};
/// use spadille_core::{CardSet, PerSeat, Seat};
/// let cards = |text: &str| text.parse::<CardSet>().unwrap();
/// let unknown = spadille_tricks::Unknown {
///     pool: cards("AS KS AH KH"),
///     wants: PerSeat([0, 2, 2]),
///     lacks: PerSeat([CardSet::EMPTY, cards("AS KS"), CardSet::EMPTY]),
/// };
/// let hands = unknown.imagine(&mut StdRng::seed_from_u64(1)).unwrap();
/// assert_eq!((hands[Seat(1)], hands[Seat(2)]), (cards("AH KH"), cards("AS KS")));
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Unknown<const N: usize> {
    /// The cards; as many as are wanted in all, or more.
    pub pool: CardSet,
    /// How many each place wants.
    pub wants: PerSeat<u8, N>,
    /// Cards that a place certainly does not hold.
    pub lacks: PerSeat<CardSet, N>,
}

/// Cards that may lie in the same places.
struct Class {
    cards: CardSet,
    /// The places, as bits; bit `N` stands for lying nowhere.
    places: u16,
}

/// The most classes of cards: no table knows so many different things.
const CLASSES: usize = 40;
/// The most places, the one for cards that nobody wants included.
const PLACES: usize = MAX_SEATS + 1;

impl<const N: usize> Unknown<N> {
    /// Hands as they may lie; nothing if there is no way.
    pub fn imagine<R: Rng>(&self, rng: &mut R) -> Option<PerSeat<CardSet, N>> {
        let wanted: u8 = self.wants.values().sum();
        let spare = self.pool.len().checked_sub(wanted)?;
        let mut hands = PerSeat::all(CardSet::EMPTY);
        let bound = (0..N).any(|i| self.wants.0[i] > 0 && !self.lacks.0[i].both(self.pool).is_empty());
        if !bound {
            // Nothing is known: any order will do.
            let mut cards: ArrayVec<Card, PACK> = self.pool.iter().collect();
            shuffle(&mut cards, rng);
            let mut cards = cards.into_iter();
            for seat in Seat::all(N as u8) {
                hands[seat] = cards.by_ref().take(self.wants[seat].into()).collect();
            }
            return Some(hands);
        }
        let mut ways = Ways::new(self, spare);
        for step in 0..ways.classes.len() {
            let split = ways.choose(step, rng)?;
            let mut cards: ArrayVec<Card, PACK> = ways.classes[step].cards.iter().collect();
            cards.shuffle(rng);
            let mut cards = cards.into_iter();
            for (place, count) in split.iter().enumerate().take(N) {
                hands.0[place] = hands.0[place].union(cards.by_ref().take(usize::from(*count)).collect());
                ways.left[place] -= count;
            }
            ways.left[N] -= split[N];
        }
        Some(hands)
    }

    /// Hands as they may lie. Where all that is known cannot be true together only the numbers count; where even those do not fit
    /// nobody holds anything.
    pub fn imagine_somehow<R: Rng>(&self, rng: &mut R) -> PerSeat<CardSet, N> {
        let free = Unknown { lacks: PerSeat::all(CardSet::EMPTY), ..*self };
        self.imagine(rng).or_else(|| free.imagine(rng)).unwrap_or(PerSeat::all(CardSet::EMPTY))
    }
}

/// Counts in how many ways classes of cards can be laid into what room there is, and remembers what it has counted.
struct Ways {
    classes: ArrayVec<Class, CLASSES>,
    /// Room left in each place.
    left: [u8; PLACES],
    /// Room at the start, for numbering what was counted.
    room: [u8; PLACES],
    states: usize,
    /// How many places there are.
    places: usize,
    known: Vec<f64>,
}

impl Ways {
    fn new<const N: usize>(unknown: &Unknown<N>, spare: u8) -> Ways {
        const { assert!(N < PLACES, "no table has so many seats") };
        let mut left = [0; PLACES];
        left[..N].copy_from_slice(&unknown.wants.0);
        left[N] = spare;
        let mut classes: ArrayVec<Class, CLASSES> = ArrayVec::new();
        for card in unknown.pool {
            let may = |i: usize| unknown.wants.0[i] > 0 && !unknown.lacks.0[i].contains(card);
            let nowhere = u16::from(spare > 0) << N;
            let places = (0..N).filter(|i| may(*i)).fold(nowhere, |places, i| places | 1 << i);
            match classes.iter_mut().find(|class| class.places == places) {
                Some(class) => class.cards.insert(card),
                None => drop(classes.try_push(Class { cards: CardSet::one(card), places })),
            }
        }
        // The most bound first, so that little is left open.
        classes.sort_by_key(|class| class.places.count_ones());
        let states = left.iter().map(|room| usize::from(*room) + 1).product();
        let between = classes.len().saturating_sub(2);
        Ways { known: vec![f64::NAN; states * between], classes, left, room: left, states, places: N + 1 }
    }

    /// How many ways there are for the classes from `step` on in what room is left.
    fn count(&mut self, step: usize) -> f64 {
        if step == self.classes.len() {
            return 1.0;
        }
        // The first class is counted once, and the last has no choice: only those between are worth remembering.
        if step == 0 || step + 1 == self.classes.len() {
            return self.counted(step);
        }
        let mut number = 0;
        for (left, room) in self.left.iter().zip(&self.room).take(self.places) {
            number = number * (usize::from(*room) + 1) + usize::from(*left);
        }
        let place = (step - 1) * self.states + number;
        if self.known[place].is_nan() {
            self.known[place] = self.counted(step);
        }
        self.known[place]
    }

    fn counted(&mut self, step: usize) -> f64 {
        let mut total = 0.0;
        self.splits(step, &mut |ways, weight, _| {
            total += weight * ways.count(step + 1);
            false
        });
        total
    }

    /// How many cards of a class each place gets, each way equally likely.
    fn choose<R: Rng>(&mut self, step: usize, rng: &mut R) -> Option<[u8; PLACES]> {
        let total = self.count(step);
        if total <= 0.0 {
            return None;
        }
        let (mut at, mut chosen) = (rng.random::<f64>() * total, None);
        self.splits(step, &mut |ways, weight, split| {
            let part = weight * ways.count(step + 1);
            if part > 0.0 {
                chosen = Some(*split);
            }
            at -= part;
            at < 0.0 && chosen.is_some()
        });
        chosen
    }

    /// Goes through all ways to divide a class among its places, with the number of ways each stands for, until told to stop.
    fn splits(&mut self, step: usize, then: &mut dyn FnMut(&mut Ways, f64, &[u8; PLACES]) -> bool) {
        let (places, cards) = (self.classes[step].places, self.classes[step].cards.len());
        self.divide(0, places, cards, 1.0, &mut [0; PLACES], then);
    }

    fn divide(
        &mut self,
        place: usize,
        places: u16,
        cards: u8,
        weight: f64,
        split: &mut [u8; PLACES],
        then: &mut dyn FnMut(&mut Ways, f64, &[u8; PLACES]) -> bool,
    ) -> bool {
        if places >> place == 0 {
            return cards == 0 && then(self, weight, split);
        }
        if places >> place & 1 == 0 {
            return self.divide(place + 1, places, cards, weight, split, then);
        }
        let most = cards.min(self.left[place]);
        // What the places after it have no room for must lie here.
        let after = (place + 1..self.places).filter(|later| places >> later & 1 == 1).map(|later| self.left[later]);
        let least = cards.saturating_sub(after.fold(0, u8::saturating_add));
        let mut ways = choose(cards, least);
        for count in least..=most {
            split[place] = count;
            self.left[place] -= count;
            let stop = self.divide(place + 1, places, cards - count, weight * ways, split, then);
            self.left[place] += count;
            if stop {
                return true;
            }
            ways *= f64::from(cards - count) / f64::from(count + 1);
        }
        split[place] = 0;
        false
    }
}

/// How many subsets of size `k` a set of `n` has.
fn choose(n: u8, k: u8) -> f64 {
    (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng as _;
    use rand::rngs::StdRng;
    use spadille_core::Rank;
    use std::collections::HashMap;

    fn cards(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn every_way_is_equally_likely() {
        // The first lacks spades but for the jack, the second lacks hearts; one card lies nowhere.
        let unknown = Unknown {
            pool: cards("AS KS QS JS AH KH AD"),
            wants: PerSeat([3, 2, 1]),
            lacks: PerSeat([cards("AS KS QS"), cards("AH KH"), CardSet::EMPTY]),
        };
        let mut rng = StdRng::seed_from_u64(7);
        let mut seen: HashMap<[CardSet; 3], u32> = HashMap::new();
        for _ in 0..40_000 {
            let hands = unknown.imagine(&mut rng).unwrap();
            for seat in Seat::all(3) {
                assert_eq!(hands[seat].len(), unknown.wants[seat]);
                assert!(hands[seat].both(unknown.lacks[seat]).is_empty());
            }
            *seen.entry(hands.0).or_default() += 1;
        }
        // Counted by hand: the first has three of JS AH KH AD; the second two of the spades left and AD; the third one of the rest.
        let all = unknown.pool;
        let mut ways = 0;
        for first in all.iter().flat_map(|a| all.iter().flat_map(move |b| all.iter().map(move |c| [a, b, c]))) {
            let one: CardSet = first.iter().copied().collect();
            if one.len() < 3 || first[0] >= first[1] || first[1] >= first[2] || !one.both(unknown.lacks.0[0]).is_empty()
            {
                continue;
            }
            let rest = all.minus(one);
            for a in rest {
                for b in rest.iter().filter(|b| *b > a) {
                    let two = CardSet::one(a).with(b);
                    if two.both(unknown.lacks.0[1]).is_empty() {
                        ways += u32::from(rest.minus(two).len());
                    }
                }
            }
        }
        assert_eq!(seen.len() as u32, ways);
        let expected = 40_000.0 / f64::from(ways);
        assert!(seen.values().all(|n| (f64::from(*n) - expected).abs() < 6.0 * expected.sqrt()), "{seen:?}");
    }

    #[test]
    fn ten_hold_what_they_may() {
        // Each of ten lacks the card of his own number; two cards are left over.
        let pool = CardSet::pack(&[Rank::Ace, Rank::King, Rank::Queen]);
        let lacks = PerSeat::<CardSet, 10>::from_fn(|seat| pool.nth(seat.0).into_iter().collect());
        let unknown = Unknown { pool, wants: PerSeat::all(1), lacks };
        let mut rng = StdRng::seed_from_u64(3);
        let mut spared = CardSet::EMPTY;
        for _ in 0..200 {
            let hands = unknown.imagine(&mut rng).unwrap();
            let all = hands.values().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
            assert_eq!(all.len(), 10, "no card is held twice");
            assert!(hands.iter().all(|(seat, hand)| hand.len() == 1 && hand.both(lacks[seat]).is_empty()));
            spared = spared.union(pool.minus(all));
        }
        assert_eq!(spared, pool, "any card may be left over");
    }

    #[test]
    fn what_cannot_be_is_not_imagined() {
        let lacks = PerSeat([cards("AS KS"), CardSet::EMPTY]);
        let unknown = Unknown { pool: cards("AS KS"), wants: PerSeat([1, 1]), lacks };
        assert!(unknown.imagine(&mut StdRng::seed_from_u64(1)).is_none());
        let too_few = Unknown { wants: PerSeat([2, 1]), ..unknown };
        assert!(too_few.imagine(&mut StdRng::seed_from_u64(1)).is_none());
    }
}
