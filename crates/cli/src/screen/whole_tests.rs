//! Whole matches by keys alone.

use super::table::TableScreen;
use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::sitting::Sitting;
use crossterm::event::{Event, KeyCode, KeyEvent};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::Value;
use spadille_core::{Lang, Turn};
use std::collections::BTreeMap;

/// The keys of somebody who plays whatever lies under the cursor, and looks around a little.
const KEYS: [KeyCode; 8] = [
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Char(' '),
    KeyCode::Right,
    KeyCode::Down,
    KeyCode::Tab,
];

/// What makes a match long: of these two.
const LENGTHS: [&str; 7] = ["tours", "rounds", "tailles", "banks", "deals", "rubbers", "parties"];

/// Options of a short match.
fn short(game: &str) -> Vec<String> {
    let about = spadille_catalogue::about(game).expect("a game");
    let options = about.options();
    let lengths = options.iter().filter(|option| LENGTHS.contains(&option.key.as_str()));
    let least = lengths.map(|option| (option.key.clone(), option.least.unwrap_or(1).max(2).to_string()));
    let mut agreed: BTreeMap<String, String> =
        about.book.title.quick.iter().map(|(key, value)| (key.clone(), plain(value))).collect();
    agreed.extend(least);
    agreed.into_iter().map(|(key, value)| format!("{key}={value}")).collect()
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Plays by keys drawn at random until the match is over.
fn play_out(game: &str) {
    let args = PlayArgs { seed: Some(7), options: short(game), ..PlayArgs::default() };
    let sitting = Sitting::from_args(game, &args, Lang::En).expect("a table").unsaved();
    let mut table = TableScreen::new(Manner { lang: Lang::En, json: false, ascii: false }, sitting);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut pressed = 0;
    while table.sitting().table().turn() != Turn::Over {
        table.refresh();
        if table.sitting().human_to_act().is_some() {
            pressed += 1;
            assert!(pressed < 20_000, "{game} does not end");
            let _ = table.input(Event::Key(KeyEvent::from(KEYS[rng.random_range(0..KEYS.len())])));
        } else {
            assert!(table.sitting().advance(), "{game} stands still");
        }
    }
    assert!(pressed > 0 && table.sitting().table().deals_done() > 0, "{game}: {pressed} keys");
}

#[test]
fn every_game_is_played_to_its_end_by_keys() {
    // Keys drawn at random do not mate anybody: chess has a test of its own.
    for game in spadille_catalogue::GAMES.iter().filter(|game| **game != "chess") {
        let start = std::time::Instant::now();
        play_out(game);
        eprintln!("{game}: {:?}", start.elapsed());
    }
}
