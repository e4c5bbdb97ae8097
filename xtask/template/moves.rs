//! What a player of __NAME__ may do, and its notation.

use spadille_core::{Offer, moves};

moves! {
    /// One decision.
    pub enum Move("a move of __NAME__") {
        words {}
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
