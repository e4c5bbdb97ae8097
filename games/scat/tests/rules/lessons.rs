//! The lessons of the family stand at real tables, and the game's own advice is among the answers.

use spadille_core::taught::faults_of_lesson;
use spadille_scat::preference::Preference;
use spadille_scat::scat::Scat;
use spadille_scat::solo::{FiveSuits, Solo, Spitzeln};

#[test]
fn scat() {
    let all = faults_of_lesson::<Scat>();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn preference() {
    let all = faults_of_lesson::<Preference>();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn spitzeln() {
    let failed = faults_of_lesson::<Solo<Spitzeln>>();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn five_suit_solo() {
    let failed = faults_of_lesson::<Solo<FiveSuits>>();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
