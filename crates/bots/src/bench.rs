//! How fast a game plays: whole random matches on one core, rules and accounts complete.
//!
//! At every decision the space of legal moves is computed and one move is drawn evenly from it. What chance decides is
//! played too, but not counted.

use crate::fate::quick_rng;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_catalogue::{Visitor, visit};
use spadille_core::{Game, OptionError, Options as _, Seat, Space, Table, Turn};
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

    /// Decisions of players a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds.max(1e-9)
    }
}

/// Plays random matches of the default options for about so many seconds.
pub fn random_matches<G: Game>(seconds: f64) -> Speed {
    G::new(G::Options::standard()).map_or_else(|_| Speed::default(), |game| random_matches_of(&game, seconds))
}

/// Plays random matches under given options for about so many seconds, at least one.
pub fn random_matches_of<G: Game>(game: &G, seconds: f64) -> Speed {
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
                let Some(m) = evenly(&game.moves(&state, seat), rng) else { return (decisions, 0) };
                game.play(&mut state, seat, m, &mut ());
                decisions += 1;
            }
        }
    }
}

/// Any of the moves, each equally likely: also those, such as giving up, that [`Space::sample`] draws seldom.
#[inline]
fn evenly<S: Space, R: Rng>(moves: &S, rng: &mut R) -> Option<S::Move> {
    let len = moves.len()?;
    match u32::try_from(len) {
        Ok(0) => None,
        Ok(len) => moves.nth(u64::from(rng.random_range(0..len))),
        Err(_) => moves.nth(rng.random_range(0..len)),
    }
}

/// The speed of the game of this id under its default options; nothing if there is no such game.
pub fn by_id(id: &str, seconds: f64) -> Option<Speed> {
    struct Run(f64);
    impl Visitor for Run {
        type Result = Speed;

        fn visit<G: Table>(self) -> Speed {
            random_matches::<G>(self.0)
        }
    }
    visit(id, Run(seconds))
}

/// The speed of the game of this id with a preset and options of choice.
///
/// # Errors
/// Names an unknown preset or option; nothing if there is no such game.
pub fn by_id_with(
    id: &str,
    preset: Option<&str>,
    overrides: &serde_json::Map<String, serde_json::Value>,
    seconds: f64,
) -> Option<Result<Speed, OptionError>> {
    struct Run<'a>(Option<&'a str>, &'a serde_json::Map<String, serde_json::Value>, f64);
    impl Visitor for Run<'_> {
        type Result = Result<Speed, OptionError>;

        fn visit<G: Table>(self) -> Self::Result {
            let game = G::new(G::Options::from_overrides(self.0, self.1)?)?;
            Ok(random_matches_of(&game, self.2))
        }
    }
    visit(id, Run(preset, overrides, seconds))
}
