//! The worked cases of the games of Boston, near the code that answers them; and the maxims of their books.

use spadille_core::{Table, faults_of_cases};
use spadille_whist::boston::{Boston, Deux, Ordinary, Seventeen, Tri, Whist, Young};

fn failures<G: Table>() -> Vec<String> {
    ["", "more/"].into_iter().flat_map(failures_in::<G>).collect()
}

fn failures_in<G: Table>(folder: &str) -> Vec<String> {
    let path = format!("{}/../../cases/{folder}{}.json", env!("CARGO_MANIFEST_DIR"), G::ID);
    // Not every game has cases of the second kind.
    let Ok(text) = std::fs::read_to_string(&path) else {
        assert!(folder == "more/", "{path} is missing");
        return Vec::new();
    };
    faults_of_cases::<G>(&text)
}

#[test]
fn every_case_is_answered() {
    let all = [
        failures::<Boston<Ordinary>>(),
        failures::<Boston<Young>>(),
        failures::<Boston<Tri>>(),
        failures::<Boston<Deux>>(),
        failures::<Boston<Whist>>(),
        failures::<Boston<Seventeen>>(),
    ];
    let failed: Vec<String> = all.into_iter().flatten().collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Every maxim is somebody's reason.
#[test]
fn every_maxim_is_followed_somewhere() {
    let folder = format!("{}/src/boston/advice", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let code: String = files.collect();
    let books = [Boston::<Ordinary>::book(), Boston::<Whist>::book(), Boston::<Tri>::book()];
    let maxims: Vec<_> = books.iter().flat_map(|book| &book.maxims).collect();
    assert!(maxims.len() > 20);
    for maxim in maxims {
        assert!(code.contains(&format!("\"{}\"", maxim.id)), "nobody follows {}", maxim.id);
    }
}
