//! The lessons of the family stand at real tables, and the game's own advice is among the answers.

use spadille_core::taught::faults_of_lesson;
use spadille_tables::trictrac::{Toccategli, Trictrac};
use spadille_tables::verkehren::Verkehren;

#[test]
fn lessons_keep_to_their_games() {
    let faults = [faults_of_lesson::<Trictrac>(), faults_of_lesson::<Toccategli>(), faults_of_lesson::<Verkehren>()];
    let faults = faults.concat();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
