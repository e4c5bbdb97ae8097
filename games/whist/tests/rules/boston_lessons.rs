//! The lessons of the games of Boston stand at real tables, and the game's own advice is among the answers.

use spadille_core::taught::faults_of_lesson;
use spadille_whist::boston::{Boston, Deux, Ordinary, Seventeen, Tri, Whist, Young};

#[test]
fn lessons_and_advice_agree() {
    let all = [
        faults_of_lesson::<Boston<Ordinary>>(),
        faults_of_lesson::<Boston<Young>>(),
        faults_of_lesson::<Boston<Tri>>(),
        faults_of_lesson::<Boston<Deux>>(),
        faults_of_lesson::<Boston<Whist>>(),
        faults_of_lesson::<Boston<Seventeen>>(),
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}
