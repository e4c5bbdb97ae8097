//! The worked cases of L'Hombre.

use spadille_core::Case;
use spadille_ombre::lhombre::cases;

fn run(forms: &[&str]) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/lhombre.json");
    let all: Vec<Case> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut failures = Vec::new();
    for case in all.iter().filter(|c| c.auto && c.form().is_some_and(|f| forms.contains(&f))) {
        match cases::work(case) {
            Ok(answer) => {
                if let Some(difference) = answer.difference(&case.expect) {
                    failures.push(format!("{}: {difference}", case.id));
                }
            }
            Err(why) => failures.push(format!("{}: {why}", case.id)),
        }
    }
    assert!(failures.is_empty(), "{} cases:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn cases_about_cards_and_prices() {
    run(&["card-order", "set-up", "tariff", "matadors", "trick"]);
}

#[test]
fn cases_about_settlement() {
    run(&["deal-end", "settle", "match-run"]);
}
