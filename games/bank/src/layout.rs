//! Stakes on the places of a layout: on the card, beside it, under its corner; open or face down; any amount.
//!
//! There may be millions of ways to lay a stake. They are counted and numbered, never written out.

use crate::amount::PARTS;
use serde::{Deserialize, Serialize};
use spadille_core::space::{Form, Word};
use spadille_core::{Text, text};

/// Where the counters lie, and so how much of them is staked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On or before the card: the whole.
    #[default]
    On,
    /// Beside it: half.
    Beside,
    /// Under the corner: a quarter.
    Corner,
}

impl Place {
    /// All places, the usual first.
    pub const ALL: [Place; 3] = [Place::On, Place::Beside, Place::Corner];

    /// The word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Place::On => "on",
            Place::Beside => "beside",
            Place::Corner => "corner",
        }
    }

    /// The word as a player says it.
    fn label(self) -> Text {
        match self {
            Place::On => text!("house-laid-on"),
            Place::Beside => text!("house-laid-beside"),
            Place::Corner => text!("house-laid-corner"),
        }
    }

    /// The words for a form.
    fn words() -> Vec<Word> {
        Place::ALL.map(|p| Word { word: p.word().into(), label: p.label() }).to_vec()
    }

    /// What counters that lie here are worth, in parts of a counter.
    pub fn parts(self, amount: u32) -> i64 {
        i64::from(amount) * PARTS / i64::from(self.divisor())
    }

    /// What part of the counters is staked: one in so many.
    pub const fn divisor(self) -> u32 {
        match self {
            Place::On => 1,
            Place::Beside => 2,
            Place::Corner => 4,
        }
    }
}

/// Which way up a staked card lies.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Facing {
    /// Everybody sees it.
    #[default]
    Up,
    /// Only its owner knows it.
    Down,
}

impl Facing {
    /// Both ways, the usual first.
    pub const ALL: [Facing; 2] = [Facing::Up, Facing::Down];

    /// The word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Facing::Up => "up",
            Facing::Down => "down",
        }
    }

    /// The word as a player says it.
    fn label(self) -> Text {
        match self {
            Facing::Up => text!("house-laid-up"),
            Facing::Down => text!("house-laid-down"),
        }
    }
}

/// Counters laid on a spot of the layout.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The spot, counted along the layout.
    pub spot: u8,
    /// Counters as they lie.
    pub amount: u32,
    /// Where they lie.
    pub place: Place,
    /// Which way up.
    pub facing: Facing,
}

/// All ways to lay a new stake.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Layings {
    /// The spots that are free, as bits.
    pub spots: u32,
    /// The most counters that may be staked on a spot, after the place has divided them.
    pub cap: u32,
    /// Whether cards may lie face down.
    pub face_down: bool,
}

impl Layings {
    /// Ways on one spot, one way up: `cap` on the card, twice that beside it, four times under the corner.
    fn per_facing(&self) -> u64 {
        7 * u64::from(self.cap)
    }

    fn per_spot(&self) -> u64 {
        self.per_facing() * if self.face_down { 2 } else { 1 }
    }

    /// How many ways there are.
    pub fn len(&self) -> u64 {
        u64::from(self.spots.count_ones()) * self.per_spot()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The way with `n` before it.
    pub fn nth(&self, n: u64) -> Option<Laid> {
        if n >= self.len() {
            return None;
        }
        let spot = nth_bit(self.spots, n / self.per_spot())?;
        let rest = n % self.per_spot();
        let facing = Facing::ALL[usize::from(rest >= self.per_facing())];
        let mut rest = rest % self.per_facing();
        for place in Place::ALL {
            let most = u64::from(self.cap) * u64::from(place.divisor());
            if rest < most {
                return Some(Laid { spot, amount: u32::try_from(rest + 1).ok()?, place, facing });
            }
            rest -= most;
        }
        None
    }

    /// Whether this way is one of them.
    pub fn contains(&self, laid: Laid) -> bool {
        laid.spot < 32
            && self.spots >> laid.spot & 1 == 1
            && (self.face_down || laid.facing == Facing::Up)
            && laid.amount >= 1
            && u64::from(laid.amount) <= u64::from(self.cap) * u64::from(laid.place.divisor())
    }

    /// The form to fill in; `names` are the spots of the layout.
    pub fn form(&self, verb: &str, label: Text, names: impl Fn(u8) -> String) -> Form {
        let mut words = vec![Place::words()];
        if self.face_down {
            words.push(Facing::ALL.map(|f| Word { word: f.word().into(), label: f.label() }).to_vec());
        }
        Form::Amount {
            verb: verb.into(),
            label,
            on: bits(self.spots).map(names).collect(),
            min: 1,
            max: i64::from(self.cap) * i64::from(Place::Corner.divisor()),
            step: 1,
            words,
        }
    }
}

/// Counters added to a stake, marked on the card laid against it as a stake is marked on its own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Added {
    /// The spot, counted along the layout.
    pub spot: u8,
    /// Counters as they lie.
    pub amount: u32,
    /// Where they lie.
    pub place: Place,
}

/// All ways to add counters to stakes that lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Raises<const N: usize> {
    /// How many quarters of a counter may be added on each spot.
    pub room: [u32; N],
}

impl<const N: usize> Default for Raises<N> {
    fn default() -> Self {
        Raises { room: [0; N] }
    }
}

impl<const N: usize> Raises<N> {
    /// The most counters that may lie at a place where so many quarters may be added.
    fn most(room: u32, place: Place) -> u32 {
        room / (Place::Corner.divisor() / place.divisor())
    }

    /// How many ways there are.
    pub fn len(&self) -> u64 {
        let on_spot = |&room: &u32| Place::ALL.map(|place| u64::from(Self::most(room, place)));
        self.room.iter().flat_map(on_spot).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The way with `n` before it.
    pub fn nth(&self, mut n: u64) -> Option<Added> {
        for (spot, &room) in self.room.iter().enumerate() {
            for place in Place::ALL {
                let most = u64::from(Self::most(room, place));
                if n < most {
                    return Some(Added { spot: spot as u8, amount: n as u32 + 1, place });
                }
                n -= most;
            }
        }
        None
    }

    /// Whether this way is one of them.
    pub fn contains(&self, added: Added) -> bool {
        let room = self.room.get(usize::from(added.spot));
        added.amount >= 1 && room.is_some_and(|&room| added.amount <= Self::most(room, added.place))
    }

    /// The form to fill in.
    pub fn form(&self, verb: &str, label: Text, names: impl Fn(u8) -> String) -> Form {
        let open = self.room.iter().enumerate().filter(|(_, room)| **room > 0);
        Form::Amount {
            verb: verb.into(),
            label,
            on: open.map(|(spot, _)| names(spot as u8)).collect(),
            min: 1,
            max: self.room.iter().copied().max().unwrap_or(0).into(),
            step: 1,
            words: vec![Place::words()],
        }
    }
}

fn bits(set: u32) -> impl Iterator<Item = u8> {
    (0..32u8).filter(move |i| set >> i & 1 == 1)
}

fn nth_bit(set: u32, n: u64) -> Option<u8> {
    bits(set).nth(usize::try_from(n).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    proptest! {
        #[test]
        fn layings_are_counted_and_numbered_without_gaps(spots in 0u32..64, cap in 0u32..5, face_down: bool) {
            let all = Layings { spots, cap, face_down };
            let mut seen = HashSet::new();
            for n in 0..all.len() {
                let laid = all.nth(n).unwrap();
                prop_assert!(all.contains(laid));
                prop_assert!(seen.insert((laid.spot, laid.amount, laid.place, laid.facing)));
            }
            prop_assert!(all.nth(all.len()).is_none());
            let beyond = Laid { spot: 40, amount: 1, place: Place::On, facing: Facing::Up };
            prop_assert!(!all.contains(beyond));
        }

        #[test]
        fn raises_are_counted_and_numbered_without_gaps(room in prop::array::uniform3(0u32..6)) {
            let all = Raises { room };
            let ways: HashSet<_> = (0..all.len()).map(|n| all.nth(n).unwrap()).collect();
            prop_assert_eq!(ways.len() as u64, all.len());
            for added in ways {
                prop_assert!(all.contains(added));
                // What is added, in quarters, fits.
                let quarters = added.amount * Place::Corner.divisor() / added.place.divisor();
                prop_assert!(quarters <= room[usize::from(added.spot)]);
                let beyond = Added { amount: added.amount + 100, ..added };
                prop_assert!(!all.contains(beyond));
            }
            prop_assert!(all.nth(all.len()).is_none());
        }
    }
}
