//! The worked cases of the family, as far as the engine answers them by form.

use spadille_core::{Case, Table};
use spadille_whist::whist::{Cayenne, Plain, Whist};

fn worked<G: Table>(text: &str) {
    let cases: Vec<Case> = serde_json::from_str(text).unwrap();
    let mut failed = Vec::new();
    let disputed = |id: &str| G::book().disputes.iter().any(|dispute| dispute.id == id);
    for case in cases.iter().filter(|case| case.auto && !disputed(&case.id)) {
        match G::work(case) {
            Err(why) => failed.push(format!("{}: {why}", case.id)),
            Ok(answer) => failed.extend(answer.difference(&case.expect).map(|d| format!("{}: {d}", case.id))),
        }
    }
    assert!(failed.is_empty(), "{} of {}:\n{}", failed.len(), cases.len(), failed.join("\n"));
}

#[test]
fn whist() {
    worked::<Whist<Plain>>(include_str!("../../../../cases/whist.json"));
    worked::<Whist<Plain>>(include_str!("../../../../cases/more/whist.json"));
}

#[test]
fn cayenne() {
    worked::<Whist<Cayenne>>(include_str!("../../../../cases/cayenne.json"));
    worked::<Whist<Cayenne>>(include_str!("../../../../cases/more/cayenne.json"));
}
