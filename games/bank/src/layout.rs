//! Counters laid on the book: on the card, beside it, under its corner; open or face down; any amount.
//!
//! There may be millions of ways to lay a stake. They are counted and numbered, never written out.

use crate::amount::PARTS;
use crate::book::{BOOK, in_book, spot};
use serde::{Deserialize, Serialize};
use spadille_core::scene::PartLaid;
use spadille_core::space::{Form, Spot, Word};
use spadille_core::{Rank, Text, text};
use std::fmt;

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
        ["on", "beside", "corner"][self as usize]
    }

    /// What part of the counters is staked: one in so many.
    pub const fn divisor(self) -> u32 {
        [1, 2, QUARTERS][self as usize]
    }
}

/// The words by which only a part of the counters is staked, for the board.
pub fn laid_in_part() -> Vec<PartLaid> {
    let part = |place: Place| PartLaid { word: place.word().into(), one_in: place.divisor() };
    Place::ALL.into_iter().filter(|place| place.divisor() > 1).map(part).collect()
}

/// Counters are staked by quarters: what lies under the corner counts for one.
pub const QUARTERS: u32 = 4;

/// Counters laid on a rank: a new stake, or what is added to one on a card laid against it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Laid {
    pub on: Rank,
    /// Counters as they lie.
    pub amount: u32,
    pub place: Place,
    /// Whether only its owner knows the card.
    pub face_down: bool,
}

impl Laid {
    /// The smallest stake: one counter on an open card.
    pub fn least(on: Rank) -> Laid {
        Laid { on, amount: 1, place: Place::On, face_down: false }
    }

    /// What is staked, in parts of a counter.
    pub fn parts(self) -> i64 {
        i64::from(self.amount) * PARTS / i64::from(self.place.divisor())
    }

    /// Reads `7 10 beside down`; what is usual need not be named. A raise has no card to turn down.
    pub fn read(words: &[&str], is_raise: bool) -> Option<Laid> {
        let [on, amount, lies @ ..] = words else { return None };
        let place = lies.first().and_then(|word| Place::ALL.into_iter().find(|place| place.word() == *word));
        let face_down = match &lies[usize::from(place.is_some())..] {
            [] => false,
            [way] if !is_raise => WAYS_UP.iter().position(|word| word == way)? == 1,
            _ => return None,
        };
        let (on, amount) = (in_book(on)?, amount.parse().ok()?);
        Some(Laid { on, amount, place: place.unwrap_or_default(), face_down })
    }
}

/// The words for a card that lies open and for one that lies face down.
const WAYS_UP: [&str; 2] = ["up", "down"];

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.on, self.amount)?;
        if self.place != Place::default() {
            write!(f, " {}", self.place.word())?;
        }
        if self.face_down { f.write_str(" down") } else { Ok(()) }
    }
}

/// All ways to lay counters.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Layings {
    /// How many quarters of a counter may be staked on each rank of the book.
    pub room: [u32; BOOK.len()],
    /// Whether cards may lie face down.
    pub face_down: bool,
}

/// The most counters that may lie at a place where so many quarters may be staked.
#[inline]
fn most(room: u32, place: Place) -> u64 {
    u64::from(room) * u64::from(place.divisor()) / u64::from(QUARTERS)
}

/// How many ways there are to lay them, one way up.
#[inline]
fn ways(room: u32) -> u64 {
    most(room, Place::On) + most(room, Place::Beside) + most(room, Place::Corner)
}

impl Layings {
    /// How many ways there are.
    pub fn count(&self) -> u64 {
        self.room.iter().map(|room| ways(*room)).sum::<u64>() << u32::from(self.face_down)
    }

    /// The way with `n` before it.
    pub fn nth(&self, mut n: u64) -> Option<Laid> {
        for (on, room) in BOOK.into_iter().zip(self.room) {
            let open = ways(room);
            let here = open << u32::from(self.face_down);
            if n >= here {
                n -= here;
                continue;
            }
            let (mut n, face_down) = (n % open, n >= open);
            for place in Place::ALL {
                let most = most(room, place);
                if n < most {
                    return Some(Laid { on, amount: n as u32 + 1, place, face_down });
                }
                n -= most;
            }
        }
        None
    }

    /// Whether this way is one of them.
    pub fn contains(&self, laid: Laid) -> bool {
        let room = spot(laid.on).map_or(0, |spot| self.room[spot]);
        (1..=most(room, laid.place)).contains(&laid.amount.into()) && (self.face_down || !laid.face_down)
    }

    /// The form to fill in, if there is anything to lay.
    pub fn form(&self, verb: &str, label: Text) -> Option<Form> {
        let words = |words: &[&str], labels: &[Text]| -> Vec<Word> {
            words.iter().zip(labels).map(|(word, label)| Word { word: (*word).into(), label: label.clone() }).collect()
        };
        let places = [text!("house-laid-on"), text!("house-laid-beside"), text!("house-laid-corner")];
        let mut groups = vec![words(&Place::ALL.map(Place::word), &places)];
        if self.face_down {
            groups.push(words(&WAYS_UP, &[text!("house-laid-up"), text!("house-laid-down")]));
        }
        let open = BOOK.into_iter().zip(self.room).filter(|(_, room)| *room > 0);
        let spot = |(rank, room): (Rank, u32)| Spot { word: rank.to_string(), label: None, min: 1, max: room.into() };
        let on: Vec<Spot> = open.map(spot).collect();
        let amount = |on| Form::Amount { verb: verb.into(), label, on, step: 1, several: false, words: groups };
        (!on.is_empty()).then(|| amount(on))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    proptest! {
        #[test]
        fn layings_are_counted_and_numbered_without_gaps(few in prop::array::uniform3(0u32..21), face_down: bool) {
            let mut room = [0; BOOK.len()];
            room[4..7].copy_from_slice(&few);
            let all = Layings { room, face_down };
            let ways: HashSet<_> = (0..all.count()).map(|n| all.nth(n).unwrap()).collect();
            prop_assert_eq!(ways.len() as u64, all.count());
            for laid in ways {
                prop_assert!(all.contains(laid));
                // What is staked, in quarters, fits.
                let quarters = laid.amount * QUARTERS / laid.place.divisor();
                prop_assert!(quarters <= room[spot(laid.on).unwrap()]);
                let beyond = [Laid { amount: laid.amount + 100, ..laid }, Laid { on: Rank::Caval, ..laid }];
                prop_assert!(!beyond.into_iter().any(|laid| all.contains(laid)));
            }
            prop_assert!(all.nth(all.count()).is_none());
        }
    }
}
