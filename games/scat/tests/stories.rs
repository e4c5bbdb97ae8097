//! Stories told at real tables.

use spadille_core::story::tell;
use spadille_scat::preference::Preference;
use spadille_scat::scat::Scat;

#[test]
fn scat() {
    tell::<Scat>(include_str!("scat.story"));
}

#[test]
fn preference() {
    tell::<Preference>(include_str!("preference.story"));
}
