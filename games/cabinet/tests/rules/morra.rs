//! Morra, played through the real game in its own notation.

use spadille_cabinet::morra::Morra;
use spadille_core::story::tell;

#[test]
fn rounds_go_as_they_are_told() {
    tell::<Morra>(include_str!("morra.story"));
}
