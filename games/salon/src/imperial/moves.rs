//! What a player of Imperial may do, and its notation.

use spadille_core::{Offer, moves};

moves! {
    /// One decision.
    pub enum Move("a move of Imperial") {
        words {
            /// To put one's hand aside and take the talon.
            TakeTalon = "take-talon",
            /// To keep a hand without trumps.
            Keep = "keep",
            /// To exchange the seven of trumps for the turned card.
            Rob = "rob",
            /// To leave the turned card where it lies.
            Leave = "leave",
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

    #[test]
    fn moves_read_as_they_are_written() {
        for text in ["take-talon", "keep", "rob", "leave", "play 10H"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["rob 7H", "play", "take talon"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
