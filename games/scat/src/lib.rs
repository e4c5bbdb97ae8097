//! Scat, Préférence and Solo: games of the book of about 1860, mostly with German cards.

mod case_kit;
pub mod preference;
pub mod scat;
pub mod solo;
