//! The Kriegsspiel at the table: its stories and its lesson.

use spadille_billiard::kriegsspiel::Kriegsspiel;
use spadille_core::story::tell;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Kriegsspiel>(include_str!("kriegsspiel.story"));
}

#[test]
fn the_lesson_holds() {
    assert_eq!(spadille_core::taught::faults_of_lesson::<Kriegsspiel>(), [""; 0]);
}
