//! __NAME__ at the table: its stories, its worked cases, its lesson.

use spadille_core::faults_of_cases;
use spadille_core::story::tell;
use spadille_core::taught::faults_of_lesson;
use __CRATE__::__MODULE__::__NAME__;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<__NAME__>(include_str!("__MODULE__.story"));
}

#[test]
fn every_case_is_answered() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/__ID__.json");
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let faults = faults_of_cases::<__NAME__>(&text);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn lesson_and_advice_agree() {
    let faults = faults_of_lesson::<__NAME__>();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
