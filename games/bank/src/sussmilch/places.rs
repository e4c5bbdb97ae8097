//! The layout: eight cards in two rows, and the places on, between and amid them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spadille_core::{Rank, Text, listed, text};

/// The cards as they lie: the upper row, then the lower.
pub const LAYOUT: [Rank; 8] = {
    use Rank::*;
    [Ace, King, Queen, Jack, Ten, Nine, Eight, Seven]
};

/// How many places there are.
pub const PLACES: usize = 21;

/// The cards of every place, by their number in the layout: singles, then neighbours in the rows and the columns, then fours.
const COVERED: [&[usize]; PLACES] = [
    &[0],
    &[1],
    &[2],
    &[3],
    &[4],
    &[5],
    &[6],
    &[7],
    &[0, 1],
    &[1, 2],
    &[2, 3],
    &[4, 5],
    &[5, 6],
    &[6, 7],
    &[0, 4],
    &[1, 5],
    &[2, 6],
    &[3, 7],
    &[0, 1, 4, 5],
    &[1, 2, 5, 6],
    &[2, 3, 6, 7],
];

/// The places as notation has them.
const WORDS: [&str; PLACES] = [
    "A", "K", "Q", "J", "10", "9", "8", "7", "A+K", "K+Q", "Q+J", "10+9", "9+8", "8+7", "A+10", "K+9", "Q+8", "J+7",
    "A+K+10+9", "K+Q+9+8", "Q+J+8+7",
];

/// A place one may stake on.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(pub u8);

listed! { Spot("a place such as A, J+7 or A+K+10+9"): PLACES as u32, |n| Spot(n as u8), |spot| spot.word(); }

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Spot, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Spot {
    /// All places.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..PLACES as u8).map(Spot)
    }

    /// As the notation has it.
    pub fn word(self) -> &'static str {
        WORDS[usize::from(self.0).min(PLACES - 1)]
    }

    /// The ranks that a stake on it plays for.
    pub fn ranks(self) -> impl Iterator<Item = Rank> + Clone {
        COVERED[usize::from(self.0).min(PLACES - 1)].iter().map(|at| LAYOUT[*at])
    }

    /// How many they are.
    pub fn size(self) -> usize {
        COVERED[usize::from(self.0).min(PLACES - 1)].len()
    }

    /// The place of a single rank.
    pub fn of(rank: Rank) -> Option<Spot> {
        LAYOUT.iter().position(|one| *one == rank).map(|at| Spot(at as u8))
    }

    /// As a player says it.
    pub fn said(self) -> Text {
        let ranks: Vec<&str> = self.ranks().map(|rank| rank.symbol()).collect();
        let text = match ranks.len() {
            1 => text!("sussmilch-on-one"),
            2 => text!("sussmilch-on-two"),
            _ => text!("sussmilch-on-four"),
        };
        let name = |rank: &str| Text::new("sussmilch-rank").with("rank", rank);
        ["a", "b", "c", "d"].into_iter().zip(ranks).fold(text, |text, (arg, rank)| text.with(arg, name(rank)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_named_by_the_cards_it_covers() {
        for spot in Spot::all() {
            let named: Vec<&str> = spot.ranks().map(|rank| rank.symbol()).collect();
            assert_eq!((named.join("+").as_str(), spot.word().parse()), (spot.word(), Ok(spot)));
        }
        assert!(["", "A+Q", "K+A", "A+9", "A+K+Q+J"].iter().all(|wrong| wrong.parse::<Spot>().is_err()));
        assert_eq!(Spot::of(Rank::Seven), Some(Spot(7)));
    }
}
