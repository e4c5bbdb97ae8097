//! The worked cases of every game.

use spadille_catalogue::cases::{Count, Verdict, judge, read};

/// No worked case fails: neither those from the book nor those we worked out besides.
pub fn no_worked_case_fails(game: &'static str) {
    let mut failures = Vec::new();
    for folder in ["", "more/"] {
        let path = format!("{}/../../cases/{folder}{game}.json", env!("CARGO_MANIFEST_DIR"));
        let Ok(text) = std::fs::read_to_string(&path) else {
            // More cases than the book's own are welcome, but nobody owes them.
            assert!(folder == "more/", "{path} is missing");
            continue;
        };
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
        println!("{path}: {count}");
    }
    assert!(failures.is_empty(), "{} cases:\n{}", failures.len(), failures.join("\n"));
}
