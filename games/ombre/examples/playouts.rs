//! How many decisions of random matches of L'Hombre one core plays in a second, full rules and accounts.
//!
//! `cargo run --release -p spadille-ombre --example playouts [preset] [seconds]`

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use spadille_core::{Game, Options as _, Space as _, Turn};
use spadille_ombre::lhombre::{LHombre, LHombreOptions};
use std::time::{Duration, Instant};

fn main() {
    let mut args = std::env::args().skip(1);
    let preset = args.next().unwrap_or_else(|| "1782".into());
    let seconds: u64 = args.next().and_then(|s| s.parse().ok()).unwrap_or(3);
    let Some(options) = LHombreOptions::preset(&preset) else { return eprintln!("no preset {preset}") };
    let Ok(game) = LHombre::new(options) else { return };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1782);
    let (mut decisions, mut deals, mut matches) = (0u64, 0u64, 0u64);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(seconds) {
        let mut state = game.open();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.reveal(&mut state, &outcome, &mut ());
                }
                Turn::Seats { awaited, .. } => {
                    let Some(seat) = awaited.first() else { break };
                    let Some(m) = game.moves(&state, seat).sample(&mut rng) else { break };
                    game.play(&mut state, seat, m, &mut ());
                    decisions += 1;
                }
            }
        }
        deals += u64::from(game.deals_done(&state));
        matches += 1;
    }
    let time = begun.elapsed().as_secs_f64();
    println!(
        "L'Hombre {preset}: {matches} matches, {deals} deals, {decisions} decisions in {time:.2} s: {:.1} M decisions/s, {:.2} M deals/s",
        decisions as f64 / time / 1e6,
        deals as f64 / time / 1e6,
    );
}
