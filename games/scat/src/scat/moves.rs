//! What a player may do, and its notation.

use super::games::Level;
use spadille_core::{Either, Offer, Subsets, Suit, moves};

moves! {
    /// One decision.
    pub enum Move("a move of Scat") {
        words {
            /// To ask no further, or to announce nothing.
            Pass = "pass",
            /// To have at least the game asked for.
            Yes = "yes",
            /// To give way.
            No = "no",
        }
        listed {
            /// To ask for a game.
            Ask(Level) = "ask",
            /// To announce one.
            Announce(Level) = "announce",
            /// To name the suit of a Frage whose Scat is seen.
            Trump(Suit) = "trump",
        }
        cards {
            /// A card is led or played.
            Play = "play",
        }
        sets {
            /// Two cards are laid away for the Scat.
            Discard = "discard",
        }
    }
}

/// The moves open to a seat.
pub type Moves = Either<Offer<Move>, Subsets<Move>>;

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Spoken as _;

    #[test]
    fn every_word_has_a_number_and_a_notation() {
        const { assert!(Move::COUNT <= 128) };
        for m in (0..Move::COUNT).filter_map(Move::numbered) {
            assert_eq!((m.to_string().parse(), Move::numbered(m.number().unwrap())), (Ok(m), Some(m)));
        }
        for text in ["ask frage D", "announce null-ouvert", "announce frage", "trump H", "discard 8H 10D", "play JC"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["ask", "ask frage L", "announce grand C", "play", "yes D"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
