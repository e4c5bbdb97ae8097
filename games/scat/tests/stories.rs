//! Stories told at real tables.

use spadille_core::story::tell;
use spadille_scat::preference::Preference;
use spadille_scat::scat::Scat;
use spadille_scat::solo::{FiveSuits, Solo, Spitzeln};

#[test]
fn scat() {
    tell::<Scat>(include_str!("scat.story"));
}

#[test]
fn preference() {
    tell::<Preference>(include_str!("preference.story"));
}

#[test]
fn spitzeln() {
    tell::<Solo<Spitzeln>>(include_str!("spitzeln.story"));
}

#[test]
fn five_suit_solo() {
    tell::<Solo<FiveSuits>>(include_str!("five_suit_solo.story"));
}
