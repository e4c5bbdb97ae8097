//! The bank's share of every stake, exactly: see the crate of odds.

pub use spadille_odds::schnitt::*;
