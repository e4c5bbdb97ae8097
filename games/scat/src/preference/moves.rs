//! What a player may do, and its notation.

use spadille_core::{Either, Offer, Subsets, Suit, listed, moves};

/// The number of a suit, one to four.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Name(pub u8);

listed! {
    Name("a number from one to four"): 4, |n| Name(n as u8 + 1), |name| name.0;
}

moves! {
    /// One decision.
    pub enum Move("a move of Préférence") {
        words {
            /// Not to play, or no longer.
            Pass = "pass",
            /// To play oneself what a later player has called.
            Hold = "hold",
            /// To go along.
            Go = "go",
            /// To stay.
            Stay = "stay",
        }
        listed {
            /// A number is called.
            Bid(Name) = "bid",
            /// A solo is announced, with its suit.
            Solo(Name) = "solo",
            /// Trumps are named.
            Trump(Suit) = "trump",
        }
        cards {
            /// A card is led or played.
            Play = "play",
        }
        sets {
            /// Two cards are laid away for the talon.
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
        for m in (0..Move::COUNT).filter_map(Move::numbered) {
            assert_eq!((m.to_string().parse(), Move::numbered(m.number().unwrap())), (Ok(m), Some(m)));
        }
        for text in ["bid 0", "bid 5", "solo", "hold 2", "play", "go along"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
