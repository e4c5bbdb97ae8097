//! Small arts with which to astonish a company: Morra, played with bare fingers, and the card tricks of 1830.
//!
//! The two share nothing but the stage on which they are shown.

pub mod card_tricks;
pub mod morra;
