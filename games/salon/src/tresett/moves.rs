//! What a player may do, and its notation.

use super::announce::Announcement;
use spadille_core::{Offer, moves};

moves! {
    /// One decision.
    pub enum Move("a move of Tresett") {
        words {
            /// To announce at once all that one might keep until the second trick (the Vorhand).
            Speak = "speak",
            /// To keep it until the second trick.
            Wait = "wait",
            /// To call for no card.
            NoCall = "no-call",
            /// To announce nothing more.
            Done = "done",
        }
        listed {
            /// Something is announced.
            Announce(Announcement) = "announce",
        }
        cards {
            /// A card is led or played.
            Play = "play",
            /// A missing card is called for.
            Call = "call",
            /// A card is given back for it.
            Give = "give",
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
        const { assert!(Move::COUNT <= 128) };
        for m in (0..Move::COUNT).filter_map(Move::numbered) {
            assert_eq!((m.to_string().parse(), Move::numbered(m.number().unwrap())), (Ok(m), Some(m)));
        }
        for text in ["announce 3xK", "announce N10C", "play 3S", "call 2D", "give 4C", "speak"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["announce", "announce 5xK", "announce N2S", "announce N3L", "call", "announce 3x10", "wait now"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
