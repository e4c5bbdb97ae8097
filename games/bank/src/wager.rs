//! Sums that are named: `offer 20`, `stake 3 5`. There may be a million; they are counted and numbered, never written out.

use crate::bank::Cap;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::space::{Form, Spot};
use spadille_core::{List, Listed, NotationError, Space, Text};
use std::fmt::{self, Display};
use std::str::FromStr;

/// So many counters.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sum(pub u32);

impl Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Sum {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Sum, NotationError> {
        let sum = text.parse().ok().filter(|sum| *sum <= Cap::MOST);
        sum.map(Sum).ok_or_else(|| NotationError::new("a number of counters", text))
    }
}

impl Listed for Sum {
    const COUNT: u32 = Cap::MOST + 1;

    fn number(self) -> u32 {
        self.0
    }

    fn numbered(number: u32) -> Option<Sum> {
        (number < Self::COUNT).then_some(Sum(number))
    }
}

/// So many counters on a place: a heap, a card or several cards of a layout.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct On<P> {
    pub place: P,
    pub sum: u32,
}

impl<P: Display> Display for On<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.place, self.sum)
    }
}

impl<P: FromStr> FromStr for On<P> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<On<P>, NotationError> {
        let error = || NotationError::new("a place and a number of counters", text);
        let (place, sum) = text.split_once(' ').ok_or_else(error)?;
        Ok(On { place: place.parse().map_err(|_| error())?, sum: sum.parse::<Sum>()?.0 })
    }
}

impl<P: Listed> Listed for On<P> {
    const COUNT: u32 = P::COUNT * Sum::COUNT;

    fn number(self) -> u32 {
        self.place.number() * Sum::COUNT + self.sum
    }

    fn numbered(number: u32) -> Option<On<P>> {
        Some(On { place: P::numbered(number / Sum::COUNT)?, sum: number % Sum::COUNT })
    }
}

/// The most places of a layout.
pub const MOST_PLACES: usize = 21;

/// Sums of one kind that may be named: from the least to the most on each place.
#[derive(Clone, Debug)]
pub struct Sums<M> {
    /// First word of the move.
    pub verb: &'static str,
    /// What is asked.
    pub ask: fn() -> Text,
    /// The move that a sum on a place means.
    pub as_move: fn(u8, u32) -> M,
    /// The place and the sum that a move means, if it means one.
    pub as_sum: fn(&M) -> Option<(u8, u32)>,
    /// A place as the notation has it, and as a player says it.
    pub spot: fn(u8) -> (String, Option<Text>),
    /// The step between sums.
    pub step: u32,
    /// The places, each with the least and the most, which is some steps further.
    pub room: ArrayVec<(u8, u32, u32), MOST_PLACES>,
}

impl<M> Sums<M> {
    pub(crate) fn count(&self) -> u64 {
        self.room.iter().map(|(_, least, most)| u64::from((most - least) / self.step) + 1).sum()
    }

    pub(crate) fn nth(&self, mut n: u64) -> Option<M> {
        for &(place, least, most) in &self.room {
            let here = u64::from((most - least) / self.step) + 1;
            if n < here {
                return Some((self.as_move)(place, least + n as u32 * self.step));
            }
            n -= here;
        }
        None
    }

    pub(crate) fn contains(&self, m: &M) -> bool {
        let Some((on, sum)) = (self.as_sum)(m) else { return false };
        let fits = |&(place, least, most): &(u8, u32, u32)| {
            place == on && (least..=most).contains(&sum) && (sum - least).is_multiple_of(self.step)
        };
        self.room.iter().any(fits)
    }

    pub(crate) fn form(&self) -> Form {
        let spot = |&(place, least, most): &(u8, u32, u32)| {
            let (word, label) = (self.spot)(place);
            Spot { word, label, min: least.into(), max: most.into() }
        };
        let on = self.room.iter().map(spot).collect();
        Form::Amount {
            verb: self.verb.into(),
            label: (self.ask)(),
            on,
            step: self.step.into(),
            several: false,
            words: vec![],
        }
    }
}

/// Nothing to point at: the spot of sums that are merely named.
pub fn nowhere(_: u8) -> (String, Option<Text>) {
    Default::default()
}

/// The moves open to a seat at a banker's table: words, then sums of one kind or two.
#[derive(Clone, Debug)]
pub struct Wagers<M, const WORDS: usize = 16> {
    /// What is said or done.
    pub words: List<M, WORDS>,
    /// What is laid or offered.
    pub sums: ArrayVec<Sums<M>, 2>,
}

impl<M, const WORDS: usize> Default for Wagers<M, WORDS> {
    fn default() -> Self {
        Wagers { words: List::new(), sums: ArrayVec::new() }
    }
}

impl<M, const WORDS: usize> Wagers<M, WORDS> {
    /// With sums of a kind, where there are any.
    pub fn offer(&mut self, sums: Sums<M>) {
        if !sums.room.is_empty() {
            self.sums.push(sums);
        }
    }
}

impl<M: Copy + PartialEq, const WORDS: usize> Space for Wagers<M, WORDS> {
    type Move = M;

    fn len(&self) -> Option<u64> {
        Some(self.listed() + self.sums.iter().map(Sums::count).sum::<u64>())
    }

    fn nth(&self, n: u64) -> Option<M> {
        let Some(mut n) = n.checked_sub(self.listed()) else { return self.words.nth(n) };
        for sums in &self.sums {
            if let Some(m) = sums.nth(n) {
                return Some(m);
            }
            n -= sums.count();
        }
        None
    }

    fn contains(&self, m: &M) -> bool {
        self.words.contains(m) || self.sums.iter().any(|sums| sums.contains(m))
    }

    /// Draws the kind of move first: the sums would drown the words.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<M> {
        let words = self.listed();
        if words > 0 && (self.sums.is_empty() || rng.random_bool(0.5)) {
            return self.words.nth(rng.random_range(0..words));
        }
        let which = if self.sums.len() > 1 { rng.random_range(0..self.sums.len() as u32) } else { 0 };
        let sums = self.sums.get(which as usize)?;
        sums.nth(rng.random_range(0..sums.count()))
    }

    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<M> {
        self.sample(rng)
    }

    /// A sum a little larger or smaller on the same place.
    fn near<R: Rng>(&self, m: &M, rng: &mut R) -> Option<M> {
        let sums = self.sums.iter().find(|sums| sums.contains(m))?;
        let (place, sum) = (sums.as_sum)(m)?;
        let &(_, least, most) = sums.room.iter().find(|(on, ..)| *on == place)?;
        let reach = (sum / 2).max(1);
        let near = rng.random_range(sum.saturating_sub(reach).max(least)..=sum.saturating_add(reach).min(most));
        Some((sums.as_move)(place, near - (near - least) % sums.step))
    }

    fn listed(&self) -> u64 {
        self.words.0.len() as u64
    }

    fn forms(&self) -> Vec<Form> {
        self.sums.iter().map(Sums::form).collect()
    }
}

impl<M: Copy + PartialEq, const WORDS: usize> Wagers<M, WORDS> {
    /// Everything that can be said, and the least and the most of every sum on every place: what lies between differs in nothing
    /// but its size.
    pub fn corners(&self) -> impl Iterator<Item = M> {
        let ends = |sums: &Sums<M>| -> Vec<M> {
            let of = |&(place, least, most): &(u8, u32, u32)| {
                let ends = if least == most { &[least][..] } else { &[least, most] };
                ends.iter().map(|sum| (sums.as_move)(place, *sum)).collect::<Vec<_>>()
            };
            sums.room.iter().flat_map(of).collect()
        };
        self.words.0.iter().copied().chain(self.sums.iter().flat_map(ends))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use spadille_core::{Number, text};

    type Heap = Number<3>;

    fn sums(room: &[(u8, u32, u32)]) -> Sums<On<Heap>> {
        Sums {
            verb: "stake",
            ask: || text!("house-not-now"),
            as_move: |place, sum| On { place: Number(place), sum },
            as_sum: |on| Some((on.place.0, on.sum)),
            spot: |place| (place.to_string(), None),
            step: 1,
            room: room.iter().copied().collect(),
        }
    }

    #[test]
    fn sums_are_counted_and_numbered_without_gaps() {
        let mut wagers: Wagers<On<Heap>> = Wagers::default();
        wagers.words.push("0 7".parse().unwrap());
        wagers.offer(sums(&[(1, 1, 5), (2, 3, 3)]));
        wagers.offer(sums(&[(3, 2, 4)]));
        wagers.offer(sums(&[]));
        let all: Vec<String> = wagers.iter().map(|m| m.to_string()).collect();
        assert_eq!(all, ["0 7", "1 1", "1 2", "1 3", "1 4", "1 5", "2 3", "3 2", "3 3", "3 4"]);
        assert_eq!((wagers.len(), wagers.nth(10), wagers.listed(), wagers.forms().len()), (Some(10), None, 1, 2));
        let corners: Vec<String> = wagers.corners().map(|m| m.to_string()).collect();
        assert_eq!(corners, ["0 7", "1 1", "1 5", "2 3", "3 2", "3 4"]);
        assert!(!wagers.contains(&"1 6".parse().unwrap()) && !wagers.contains(&"3 1".parse().unwrap()));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for m in wagers.iter() {
            assert!(wagers.near(&m, &mut rng).is_none_or(|near| wagers.contains(&near)));
            assert!(wagers.sample(&mut rng).is_some_and(|drawn| wagers.contains(&drawn)));
            assert_eq!(On::<Heap>::numbered(m.number()), Some(m));
        }
    }

    #[test]
    fn what_is_no_sum_is_refused() {
        for wrong in ["", "1", "1 x", "4 1", "1 1000001", "1 -1", "1 1 1"] {
            assert!(wrong.parse::<On<Heap>>().is_err(), "{wrong}");
        }
    }
}
