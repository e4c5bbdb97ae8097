//! What a player of Reversy may do, and its notation.

use spadille_core::{Offer, moves};

moves! {
    /// One decision.
    pub enum Move("a move of Reversy") {
        words {
            /// To keep one's cards and let the table card go under the pot unseen.
            Decline = "decline",
            /// To keep one's cards and look at the table card, which then goes under the pot.
            Look = "look",
        }
        listed {}
        cards {
            /// A card is laid under the pot; all but the dealer take their table card for it.
            Discard = "discard",
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

    #[test]
    fn moves_read_as_they_are_written() {
        for text in ["decline", "look", "discard JH", "play 2C"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["discard", "play", "look JH", "decline now"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
