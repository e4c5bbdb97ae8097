//! What a player of __NAME__ may do, and its notation.

use spadille_core::moves;

moves! {
    /// One decision.
    pub enum Move("a move of __NAME__") {
        words {
            /// Not to play.
            Pass = "pass",
        }
        listed {}
        cards {
            /// A card is played.
            Play = "play",
        }
        sets {}
    }
}
