//! What tests of secrecy share: which cards a text names, and the same text with two cards in each other's place.
//!
//! If nothing that a seat is told changes when two cards it cannot see change places, it has not been told where they are.

use crate::card::Card;

/// The cards named anywhere in a text, as whole words.
pub fn cards_in(text: &str) -> Vec<Card> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

/// The same text with two cards in each other's place.
pub fn swapped(text: &str, x: Card, y: Card) -> String {
    let (x, y) = (x.to_string(), y.to_string());
    let exchanged = |word: &str| {
        if word == x {
            y.clone()
        } else if word == y {
            x.clone()
        } else {
            word.to_owned()
        }
    };
    let mut out = String::with_capacity(text.len());
    for piece in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
        let word = piece.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        out += &exchanged(word);
        out += &piece[word.len()..];
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_cards_change_places_and_nothing_else() {
        let [x, y] = ["KS", "10H"].map(|card| card.parse().unwrap_or_else(|e| panic!("{e}")));
        assert_eq!(swapped("[\"KS\",\"10H\",\"KSX\"] KS", x, y), "[\"10H\",\"KS\",\"KSX\"] 10H");
        assert_eq!(cards_in("play KS, then 10H."), [x, y]);
    }
}
