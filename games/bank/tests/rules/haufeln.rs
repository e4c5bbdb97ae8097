//! Häufeln, played through the real game in its own notation.

use spadille_bank::haufeln::Haufeln;
use spadille_core::story::tell;

#[test]
fn rounds_go_as_they_are_told() {
    tell::<Haufeln>(include_str!("haufeln.story"));
}
