//! Rallies as they are told, and the lesson held to the game.

use spadille_core::story::tell;
use spadille_core::taught::faults_of_lesson;
use spadille_court::Ballspiel;

#[test]
fn matches_go_as_they_are_told() {
    tell::<Ballspiel>(include_str!("ballspiel.story"));
}

#[test]
fn the_lesson_can_be_played() {
    assert_eq!(faults_of_lesson::<Ballspiel>(), Vec::<String>::new());
}
