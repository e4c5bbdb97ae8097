//! How fast random Trictrac is played: decisions a second on one core, every throw scored in full.
//!
//! `cargo run --release -p spadille-tables --example trictrac_speed`

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use spadille_core::{Game as _, Options as _, Space as _, Turn};
use spadille_tables::trictrac::{Trictrac, TrictracOptions};
use std::time::{Duration, Instant};

fn main() {
    let game = Trictrac::new(TrictracOptions::standard()).expect("the standard rules");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1773);
    let begun = Instant::now();
    let (mut tours, mut throws, mut decisions) = (0u64, 0u64, 0u64);
    while begun.elapsed() < Duration::from_secs(3) {
        let mut state = game.open();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.reveal(&mut state, &outcome, &mut ());
                    throws += 1;
                }
                Turn::Seats { awaited, .. } => {
                    let Some(seat) = awaited.first() else { break };
                    let Some(m) = game.moves(&state, seat).sample(&mut rng) else { break };
                    game.play(&mut state, seat, m, &mut ());
                    decisions += 1;
                }
            }
        }
        tours += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{:.2} M decisions/s, {:.2} M throws/s, {:.0} Tours/s ({:.0} decisions a Tour)",
        decisions as f64 / seconds / 1e6,
        throws as f64 / seconds / 1e6,
        tours as f64 / seconds,
        decisions as f64 / tours as f64
    );
}
