//! Süßmilch, played through the real game in its own notation.

use spadille_bank::sussmilch::Sussmilch;
use spadille_core::story::tell;

#[test]
fn tailles_go_as_they_are_told() {
    tell::<Sussmilch>(include_str!("sussmilch.story"));
}
