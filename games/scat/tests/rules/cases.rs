//! The worked cases of the family, near the code that answers them: the book's own, and those reckoned apart from the engine.

use spadille_core::{Table, faults_of_cases};
use spadille_scat::preference::Preference;
use spadille_scat::scat::Scat;
use spadille_scat::solo::{FiveSuits, Solo, Spitzeln};

fn failures<G: Table>(folder: &str) -> Vec<String> {
    let path = format!("{}/../../{folder}/{}.json", env!("CARGO_MANIFEST_DIR"), G::ID);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    faults_of_cases::<G>(&text)
}

fn worked<G: Table>() {
    let failed = [failures::<G>("cases"), failures::<G>("cases/more")].concat();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn scat() {
    worked::<Scat>();
}

#[test]
fn preference() {
    worked::<Preference>();
}

#[test]
fn spitzeln() {
    worked::<Solo<Spitzeln>>();
}

#[test]
fn five_suit_solo() {
    worked::<Solo<FiveSuits>>();
}
