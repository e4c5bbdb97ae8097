//! What the games of the tables board are tried for alike.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::contract::step;
use spadille_core::{Seat, Space as _, Table, Viewer};

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
