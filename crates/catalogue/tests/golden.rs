//! The worked cases of every game in the catalogue.

use spadille_catalogue::GAMES;
use spadille_catalogue::cases::{Count, Verdict, judge, read};

/// The cases from the book, and those we worked out besides.
fn files<'a>(game: &'a &'static str) -> impl Iterator<Item = (&'static str, String)> + 'a {
    ["", "more/"]
        .map(|folder| (*game, format!("{}/../../cases/{folder}{game}.json", env!("CARGO_MANIFEST_DIR"))))
        .into_iter()
}

#[test]
fn no_worked_case_fails() {
    let mut failures = Vec::new();
    for (game, path) in GAMES.iter().flat_map(files) {
        let Ok(text) = std::fs::read_to_string(&path) else {
            // More cases than the book's own are welcome, but nobody owes them.
            assert!(path.contains("/more/"), "{path} is missing");
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
