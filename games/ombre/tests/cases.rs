//! The worked cases of Quadrille and its sisters, near the code that answers them.

use spadille_core::{Case, Table};
use spadille_ombre::quadrille::{Cinquille, Favorite, Ordinary, Quadrille, Solitaire, Tritrille};

fn failures<G: Table>() -> Vec<String> {
    let path = format!("{}/../../cases/{}.json", env!("CARGO_MANIFEST_DIR"), G::ID);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let cases: Vec<Case> = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut failed = Vec::new();
    for case in cases.iter().filter(|case| case.auto) {
        let why = match G::work(case) {
            Ok(answer) => answer.difference(&case.expect),
            Err(unsupported) => Some(unsupported.to_string()),
        };
        failed.extend(why.map(|why| format!("{} ({}): {why}", case.id, case.form().unwrap_or(""))));
    }
    println!("{}: {} of {} fail", G::ID, failed.len(), cases.len());
    failed
}

#[test]
fn every_case_is_answered() {
    let all = [
        failures::<Quadrille<Ordinary>>(),
        failures::<Quadrille<Favorite>>(),
        failures::<Quadrille<Solitaire>>(),
        failures::<Quadrille<Cinquille>>(),
        failures::<Quadrille<Tritrille>>(),
    ];
    let failed: Vec<String> = all.into_iter().flatten().collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
