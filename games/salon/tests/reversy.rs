//! Reversy at the table: its stories, its worked cases and its maxims.

use spadille_core::{Case, Table as _, story::tell};
use spadille_salon::reversy::Reversy;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Reversy>(include_str!("reversy.story"));
}

#[test]
fn every_case_is_answered() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../cases/reversy.json")).unwrap();
    let failed = cases.iter().filter(|case| case.auto).filter_map(|case| {
        let why = match Reversy::work(case) {
            Ok(answer) => answer.difference(&case.expect),
            Err(unsupported) => Some(unsupported.to_string()),
        };
        why.map(|why| format!("{} ({}): {why}", case.id, case.form().unwrap_or("")))
    });
    let failed: Vec<String> = failed.collect();
    assert!(failed.is_empty(), "{} of {}:\n{}", failed.len(), cases.len(), failed.join("\n"));
}

/// Every maxim is somebody's reason.
#[test]
fn every_maxim_is_followed_somewhere() {
    let code = [include_str!("../src/reversy/advice/exchanging.rs"), include_str!("../src/reversy/advice/playing.rs")]
        .concat();
    for maxim in &Reversy::book().maxims {
        assert!(code.contains(&format!("\"{}\"", maxim.id)), "nobody follows {}", maxim.id);
    }
}
