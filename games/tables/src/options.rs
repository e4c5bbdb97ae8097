//! What may be agreed at every table of the family.

use spadille_core::option_words;

option_words! {
    /// Which number is played when either can be played but not both.
    SingleNumber {
        /// The higher.
        Higher = "higher",
        /// Either, as the player likes.
        Free = "free",
    }
}
