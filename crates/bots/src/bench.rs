//! How fast a game plays: whole random matches on one core, rules and accounts complete.
//!
//! At every decision the space of legal moves is computed and one move is drawn evenly from it, as somebody draws who wants to
//! play: nothing that ends the game at once (resigning, throwing in, leaving) while there is anything else. What chance decides
//! is played too, but not counted.

use crate::fate::quick_rng;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Game, Seat, Space as _, Turn};
use std::time::{Duration, Instant};

/// What a benchmark counted.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Speed {
    /// Whole matches.
    pub matches: u64,
    /// Deals finished in them.
    pub deals: u64,
    /// Decisions of players; chance is not counted.
    pub decisions: u64,
    /// Seconds that passed.
    pub seconds: f64,
}

impl Speed {
    /// Matches a second.
    pub fn matches_per_second(&self) -> f64 {
        self.matches as f64 / self.seconds.max(1e-9)
    }

    /// Deals a second.
    pub fn deals_per_second(&self) -> f64 {
        self.deals as f64 / self.seconds.max(1e-9)
    }

    /// Decisions in a match, on average.
    pub fn match_length(&self) -> f64 {
        self.decisions as f64 / (self.matches as f64).max(1.0)
    }

    /// Decisions of players a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds.max(1e-9)
    }
}

/// Plays random matches under given options for about so many seconds, at least one.
pub fn random_matches<G: Game>(game: &G, seconds: f64) -> Speed {
    let mut rng = quick_rng(0x5ad_111e);
    let (begun, limit) = (Instant::now(), Duration::from_secs_f64(seconds.clamp(0.0, 3600.0)));
    let mut speed = Speed::default();
    while speed.matches == 0 || begun.elapsed() < limit {
        let (decisions, deals) = random_match(game, &mut rng);
        speed.matches += 1;
        speed.decisions += decisions;
        speed.deals += deals;
    }
    speed.seconds = begun.elapsed().as_secs_f64();
    speed
}

/// Plays one random match; returns how many decisions and deals it had.
pub fn random_match<G: Game, R: Rng>(game: &G, rng: &mut R) -> (u64, u64) {
    let mut state = game.open();
    let mut decisions = 0;
    loop {
        match game.turn(&state) {
            Turn::Over => return (decisions, game.deals_done(&state).into()),
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                game.reveal(&mut state, &outcome, &mut ());
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap_or(Seat(0));
                let Some(m) = game.moves(&state, seat).play_on(rng) else { return (decisions, 0) };
                game.play(&mut state, seat, m, &mut ());
                decisions += 1;
            }
        }
    }
}
