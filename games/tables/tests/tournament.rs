//! Whoever looks a throw ahead beats the book of Verkehren with equal dice. The long tournament is run by hand:
//! `GAMES=1000 cargo test -p spadille-tables --test tournament -- --ignored --nocapture`.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_core::story::Story;
use spadille_core::{Seat, Table, Turn};
use spadille_tables::verkehren::Verkehren;

/// What somebody plays who reckons a throw ahead, or else by the book.
fn choose<G: Table<View = <G as spadille_core::Game>::State>>(
    game: &G,
    s: &G::State,
    seat: Seat,
    reckons: bool,
) -> G::Move {
    let advised = game.advise(s, seat).expect("advice").choice;
    if !reckons {
        return advised;
    }
    let moves = game.moves(s, seat);
    let mut few = game.candidates(s, seat, &moves, &mut ChaCha8Rng::seed_from_u64(0));
    if !few.contains(&advised) {
        few.push(advised);
    }
    let reckoned: Option<Vec<f64>> = few.iter().map(|m| game.reckon(s, seat, *m)).collect();
    let Some(reckoned) = reckoned else { return advised };
    let best = few.iter().zip(reckoned).max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(advised, |(m, _)| *m)
}

/// One match; says what the one who reckons wins.
fn play<G: Table<View = <G as spadille_core::Game>::State>>(game: &G, reckoner: Seat, seed: u64) -> i64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut s = game.open();
    loop {
        match game.turn(&s) {
            Turn::Over => return game.accounts(&s).balance(reckoner),
            Turn::Chance => {
                let outcome = game.draw(&s, &mut rng);
                game.reveal(&mut s, &outcome, &mut ());
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().expect("somebody");
                let m = choose(game, &s, seat, seat == reckoner);
                game.play(&mut s, seat, m, &mut ());
            }
        }
    }
}

/// The mean win of the one who reckons, in pairs of matches with the same dice and seats changed, and its standard error.
fn tournament<G: Table<View = <G as spadille_core::Game>::State>>(
    options: &serde_json::Value,
    preset: &str,
    pairs: u64,
) -> (f64, f64) {
    let game = Story::<G>::new(preset, options).game;
    let pair = |seed: u64| (play(&game, Seat(0), seed) + play(&game, Seat(1), seed)) as f64 / 2.0;
    let won: Vec<f64> = (0..pairs).map(pair).collect();
    let n = won.len() as f64;
    let mean = won.iter().sum::<f64>() / n;
    let spread = won.iter().map(|w| (w - mean) * (w - mean)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (spread / n).sqrt())
}

#[test]
fn looking_ahead_beats_the_book_at_verkehren() {
    let (mean, error) = tournament::<Verkehren>(&json!({"games": 1}), "1782", 20);
    assert!(mean > 0.0, "{mean:+.3} ± {error:.3}");
}

#[test]
#[ignore = "takes minutes"]
fn over_many_games_it_is_beyond_doubt() {
    let games = std::env::var("GAMES").ok().and_then(|n| n.parse::<u64>().ok()).unwrap_or(1000);
    let (mean, error) = tournament::<Verkehren>(&json!({"games": 1}), "1782", games / 2);
    println!("verkehren: {mean:+.3} ± {error:.3} a game over {} pairs", games / 2);
    assert!(mean - 2.0 * error > 0.0, "{mean:+.3} ± {error:.3}");
}
