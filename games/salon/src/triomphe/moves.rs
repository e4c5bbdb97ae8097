//! What a player may do, and its notation.

use spadille_core::{Offer, moves};

moves! {
    /// One decision.
    pub enum Move("a move of La Triomphe") {
        words {
            /// Not to play at all, before one's first card.
            Refuse = "refuse",
            /// To ask for a new deal, before one's first card.
            AskRedeal = "ask-redeal",
            /// To agree to a new deal.
            Consent = "consent",
            /// To have the deal played.
            Object = "object",
            /// To give the game up instead of taking (par force).
            Concede = "concede",
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
        assert_eq!("play 10H".parse::<Move>().map(|m| m.to_string()).as_deref(), Ok("play 10H"));
        assert!(["play", "refuse AS", "pass", ""].iter().all(|text| text.parse::<Move>().is_err()));
    }
}
