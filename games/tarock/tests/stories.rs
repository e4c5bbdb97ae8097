//! The games at the table, told as stories.

use spadille_core::story::tell;
use spadille_tarock::tarock::{Later, Old, Tarock, Zapp};

#[test]
fn the_stories_of_1782() {
    tell::<Tarock<Old>>(include_str!("tarock_1782.story"));
}

#[test]
fn the_stories_of_about_1860() {
    tell::<Tarock<Later>>(include_str!("tarock.story"));
}

#[test]
fn the_stories_of_tarok_zapp() {
    tell::<Tarock<Zapp>>(include_str!("tarok_zapp.story"));
}
