//! À la ronde at the table: its stories, and what stories cannot say.

use serde_json::json;
use spadille_billiard::ronde::{Ronde, settle::Facts};
use spadille_core::story::{Story, tell};
use spadille_core::{Seat, Table as _};

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Ronde>(include_str!("ronde.story"));
}

#[test]
fn a_game_on_a_real_table_is_settled() {
    let settle = |preset: &str, options: serde_json::Value, facts: serde_json::Value| {
        let game = Story::<Ronde>::new(preset, &options).game;
        let facts: Facts = serde_json::from_value(facts).expect("facts");
        game.settle(&facts, &mut ()).map(|ledger| [0, 1, 2].map(|seat| ledger.balance(Seat(seat))))
    };
    // Five, four and three balls, the last by the third: six and four and three, and double for his last.
    let made = json!({"balls": [5, 4, 3], "last": 2});
    assert_eq!(settle("1782", json!({}), made.clone()), Ok([10 - 4 - 4, 8 - 5 - 4, 8 - 5 - 4]));
    let bank = json!({"balls": [5, 4, 3], "last": 2, "faults": [1, 0, 0], "runs_in": [0, 1, 0]});
    assert_eq!(settle("hamburg", json!({}), bank), Ok([5 - 4 - 1, 4 - 4 - 2, 2 + 4 - 4]));
    let two = json!({"balls": [7, 5], "last": 0, "points": [14, 15]});
    assert_eq!(settle("hamburg", json!({"players": 2}), two), Ok([-1, 1, 0]));
    assert!(settle("1782", json!({}), json!({"balls": [5, 4, 4], "last": 2})).is_err());
    assert!(settle("1782", json!({}), json!({"balls": [5, 7], "last": 1})).is_err());
}

#[test]
fn the_lesson_holds() {
    assert_eq!(spadille_core::taught::faults_of_lesson::<Ronde>(), [""; 0]);
}
