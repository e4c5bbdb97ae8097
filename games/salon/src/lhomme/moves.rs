//! What a player may do, and its notation.

use spadille_core::{Offer, moves};

moves! {
    /// One decision.
    pub enum Move("a move of L'Homme") {
        words {
            /// To undertake the game against all the others.
            Undertake = "undertake",
            /// Not to.
            Pass = "pass",
        }
        listed {}
        cards {
            /// A card is led or played.
            Play = "play",
        }
        sets {}
    }
}

/// The moves open to a seat.
pub type Moves = Offer<Move>;

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Spoken as _;

    #[test]
    fn every_word_has_a_number_and_a_notation() {
        for m in (0..Move::COUNT).filter_map(Move::numbered) {
            assert_eq!((m.to_string().parse(), Move::numbered(m.number().unwrap())), (Ok(m), Some(m)));
        }
        assert_eq!("play 10M".parse::<Move>().map(|m| m.to_string()).as_deref(), Ok("play 10M"));
        assert!(["play", "undertake AS", "refuse", ""].iter().all(|text| text.parse::<Move>().is_err()));
    }
}
