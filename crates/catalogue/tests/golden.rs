//! The worked cases of every game in the catalogue.

use spadille_catalogue::GAMES;
use spadille_catalogue::cases::{Count, Verdict, judge, read};

#[test]
fn no_worked_case_fails() {
    let mut failures = Vec::new();
    for game in GAMES {
        let path = format!("{}/../../cases/{game}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let mut count = Count::default();
        for case in read(&text).unwrap_or_else(|e| panic!("{path}: {e}")) {
            let case = case.unwrap_or_else(|e| panic!("{path}: {e}"));
            let verdict = judge(game, &case);
            count.add(&verdict);
            let fails = match &verdict {
                Verdict::Failed(_) => true,
                Verdict::Unsupported(_) => case.auto,
                Verdict::Passed | Verdict::Disputed(_) => false,
            };
            if fails {
                failures.push(format!("{}: {verdict}", case.id));
            }
        }
        println!("{game}: {count}");
    }
    assert!(failures.is_empty(), "{} cases:\n{}", failures.len(), failures.join("\n"));
}
