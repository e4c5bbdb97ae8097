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

spadille_catalogue::each_game! { a_match_is_played_to_its_end_by_keys }

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

/// Options of a short match.
fn short(game: &str) -> Vec<String> {
    let options = spadille_catalogue::trying::short(game, 2);
    options.iter().map(|(key, value)| format!("{key}={}", plain(value))).collect()
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Plays by keys drawn at random until the match is over.
fn a_match_is_played_to_its_end_by_keys(game: &str) {
    let args = PlayArgs { seed: Some(7), options: short(game), ..PlayArgs::default() };
    let sitting = Sitting::from_args(game, &args, Lang::En).expect("a table").unsaved();
    let mut table = TableScreen::new(Manner { lang: Lang::En, json: false, ascii: false, signs: None }, sitting);
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
