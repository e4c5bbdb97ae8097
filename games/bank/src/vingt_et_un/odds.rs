//! What hands come of buying, and what they are worth: see the crate of odds.

pub use spadille_odds::twenty_one::*;
