//! The lessons stand at real tables, and the game's own advice is among the answers.

use spadille_core::taught::faults_of_lesson;
use spadille_salon::imperial::Imperial;
use spadille_salon::reversy::Reversy;

#[test]
fn lessons_and_advice_agree() {
    let all: Vec<String> = [faults_of_lesson::<Imperial>(), faults_of_lesson::<Reversy>()].concat();
    assert!(all.is_empty(), "{}", all.join("\n"));
}
