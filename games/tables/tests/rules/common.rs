//! What the games of the tables board are tried for alike.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::contract::step;
use spadille_core::{Seat, Space as _, Table, Viewer, faults_of_cases};

/// The cases of a game's book, and our own.
pub fn texts_of_cases(game: &str) -> [String; 2] {
    ["cases", "cases/more"].map(|folder| {
        let path = format!("{}/../../{folder}/{game}.json", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
    })
}

/// No worked case with a form is answered otherwise than it says.
pub fn every_case_is_answered<G: Table>() {
    let faults = texts_of_cases(G::ID).map(|text| faults_of_cases::<G>(&text)).concat();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Plays a match in which `book` follows the advice and the other moves at random; says what the book won.
pub fn book_wins<G: Table>(game: &G, book: Seat, seed: u64) -> i64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = game.open();
    while step(game, &mut state, &mut rng, |state, seat, rng| {
        let m = if seat == book {
            game.advise(&game.view(state, Viewer::Seat(seat)), seat).expect("advice").choice
        } else {
            game.moves(state, seat).sample(rng).expect("a move")
        };
        game.check(state, seat, m).expect("a legal move");
        Some(m)
    }) {}
    game.accounts(&state).balance(book)
}
