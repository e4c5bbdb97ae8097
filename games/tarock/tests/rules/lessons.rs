//! The first lessons can be played at the table: their steps are legal, and the book's advice is among the answers.

use spadille_core::taught::faults_of_lesson;
use spadille_tarock::tarock::{Later, Old, Tarock, Zapp};

#[test]
fn the_lesson_of_1782() {
    assert_eq!(faults_of_lesson::<Tarock<Old>>(), [""; 0]);
}

#[test]
fn the_lesson_of_about_1860() {
    assert_eq!(faults_of_lesson::<Tarock<Later>>(), [""; 0]);
}

#[test]
fn the_lesson_of_tarok_zapp() {
    assert_eq!(faults_of_lesson::<Tarock<Zapp>>(), [""; 0]);
}
