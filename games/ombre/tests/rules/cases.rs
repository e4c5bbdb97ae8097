//! The worked cases of the family, near the code that answers them, and cases of the house; and the maxims of its books.

use spadille_core::{Table, faults_of_cases};
use spadille_ombre::lhombre::LHombre;
use spadille_ombre::quadrille::{Cinquille, Favorite, Ordinary, Quadrille, Solitaire, Tritrille};

fn failures<G: Table>(path: &str) -> Vec<String> {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    faults_of_cases::<G>(&text)
}

fn worked<G: Table>() -> Vec<String> {
    failures::<G>(&format!("../../cases/{}.json", G::ID))
}

#[test]
fn every_case_is_answered() {
    let all = [
        worked::<LHombre>(),
        // Reckoned by hand from the books: what the worked cases leave out.
        failures::<LHombre>("tests/rules/lhombre_more.json"),
        worked::<Quadrille<Ordinary>>(),
        worked::<Quadrille<Favorite>>(),
        worked::<Quadrille<Solitaire>>(),
        worked::<Quadrille<Cinquille>>(),
        worked::<Quadrille<Tritrille>>(),
    ];
    let failed: Vec<String> = all.into_iter().flatten().collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Every maxim is somebody's reason; what tests and worked cases ask for does not count.
#[test]
fn every_maxim_is_followed_somewhere() {
    let quadrille = [
        Quadrille::<Ordinary>::book(),
        Quadrille::<Favorite>::book(),
        Quadrille::<Solitaire>::book(),
        Quadrille::<Cinquille>::book(),
        Quadrille::<Tritrille>::book(),
    ];
    for (game, books, least) in [("lhombre", &[LHombre::book()][..], 70), ("quadrille", &quadrille, 1)] {
        let folder = format!("{}/src/{game}/advice", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let files = files.filter(|path| !path.ends_with("case.rs")).map(|path| std::fs::read_to_string(path).unwrap());
        let code: String = files.map(|file| file.split("#[cfg(test)]").next().unwrap().to_owned()).collect();
        let maxims: Vec<_> = books.iter().flat_map(|book| &book.maxims).collect();
        assert!(maxims.len() > least);
        for maxim in maxims {
            assert!(code.contains(&format!("\"{}\"", maxim.id)), "nobody follows {}", maxim.id);
        }
    }
}
