//! Whole matches by keys alone.

use super::table::TableScreen;
use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::sitting::Sitting;
use crossterm::event::{Event, KeyCode, KeyEvent};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::{Lang, Turn};

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

#[test]
fn the_quadrille_family_is_played_to_its_end_by_keys() {
    for game in ["quadrille", "quadrille-favorite", "quadrille-solitaire", "cinquille", "tritrille"] {
        let args = PlayArgs { seed: Some(7), options: vec!["tours=1".into()], ..PlayArgs::default() };
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
        assert!(pressed > 20 && table.sitting().table().deals_done() > 2, "{game}: {pressed} keys");
    }
}
