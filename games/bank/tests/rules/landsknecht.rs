//! Landsknecht and Blüchern, played through the real games in their own notation.

use spadille_bank::landsknecht::{Bluchern, Landsknecht};
use spadille_core::story::tell;

#[test]
fn coups_go_as_they_are_told() {
    tell::<Landsknecht>(include_str!("landsknecht.story"));
}

#[test]
fn callings_go_as_they_are_told() {
    tell::<Bluchern>(include_str!("bluchern.story"));
}
