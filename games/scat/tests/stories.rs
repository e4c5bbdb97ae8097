//! Stories told at real tables.

use spadille_core::story::tell;
use spadille_scat::scat::Scat;

#[test]
fn scat() {
    tell::<Scat>(include_str!("scat.story"));
}
