//! The printed advice, played against random moves.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::{Game as _, Hidden as _, Options as _, Seat, Space as _, Table as _, Turn, Viewer};
use spadille_tables::trictrac::{Trictrac, TrictracOptions};

/// Plays a match in which `book` follows the advice and the other moves at random; says whether the book won.
fn book_wins(game: &Trictrac, book: Seat, seed: u64) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = game.open();
    loop {
        match game.turn(&state) {
            Turn::Over => return game.accounts(&state).balance(book) > 0,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.reveal(&mut state, &outcome, &mut ());
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().expect("somebody is awaited");
                let m = if seat == book {
                    game.advise(&game.view(&state, Viewer::Seat(seat)), seat).expect("advice").choice
                } else {
                    game.moves(&state, seat).sample(&mut rng).expect("a move")
                };
                game.check(&state, seat, m).expect("a legal move");
                game.play(&mut state, seat, m, &mut ());
            }
        }
    }
}

#[test]
fn the_book_beats_chance() {
    for preset in ["1773", "strict"] {
        let game = Trictrac::new(TrictracOptions::preset(preset).expect("a preset")).expect("rules");
        let won = (0..12).filter(|seed| book_wins(&game, Seat((seed % 2) as u8), *seed)).count();
        assert!(won >= 11, "{preset}: {won} of 12");
    }
}
