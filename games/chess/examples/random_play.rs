//! How many decisions a second random play makes: `cargo run --release --example random_play`.

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use spadille_chess::{Chess, ChessOptions};
use spadille_core::{Game as _, Options as _, Seat, Space as _, Turn};
use std::time::Instant;

fn main() {
    for preset in ChessOptions::PRESETS {
        let Some(game) = ChessOptions::preset(preset.name).and_then(|o| Chess::new(o).ok()) else { continue };
        let mut rng = StdRng::seed_from_u64(1);
        let (begun, mut decisions, mut matches) = (Instant::now(), 0u64, 0u64);
        while matches < 20_000 {
            let mut s = game.open();
            loop {
                match game.turn(&s) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let lot = game.draw(&s, &mut rng);
                        game.reveal(&mut s, &lot, &mut ());
                    }
                    Turn::Seats { awaited, .. } => {
                        let seat = awaited.first().unwrap_or(Seat(0));
                        let Some(m) = game.moves(&s, seat).sample(&mut rng) else { break };
                        game.play(&mut s, seat, m, &mut ());
                        decisions += 1;
                    }
                }
            }
            matches += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        println!(
            "{}: {:.2} M decisions/s, {:.0} matches/s, {} decisions a match",
            preset.name,
            decisions as f64 / seconds / 1e6,
            matches as f64 / seconds,
            decisions / matches
        );
    }
}
