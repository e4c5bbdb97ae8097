//! À la guerre at the table: its stories, and what stories cannot say.

use serde_json::json;
use spadille_billiard::guerre::{Guerre, options::GuerreOptions};
use spadille_core::story::{Story, tell};
use spadille_core::{Options as _, Seat, Table as _};

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Guerre>(include_str!("guerre.story"));
}

#[test]
fn the_lesson_holds() {
    assert_eq!(spadille_core::taught::faults_of_lesson::<Guerre>(), [""; 0]);
}

#[test]
fn a_game_on_a_real_table_is_settled() {
    let game = Story::<Guerre>::new("1782", &json!({"players": 3, "table_money": 1})).game;
    let settle = |facts: serde_json::Value| {
        let facts = serde_json::from_value(facts).expect("facts");
        game.settle(&facts, &mut ()).map(|ledger| [0, 1, 2].map(|seat| ledger.balance(Seat(seat)) / 2))
    };
    assert_eq!(settle(json!({"paid": [2, 0, 3], "winner": 2})), Ok([-3, 6, -4]));
    assert!(settle(json!({"paid": [2, 0], "winner": 2})).is_err());
    assert!(settle(json!({"paid": [2, 0, 3], "winner": 4})).is_err());
}

#[test]
fn a_single_mark_is_no_limit() {
    let options = |limit: u16| {
        let changes = json!({"limit": limit});
        GuerreOptions::from_overrides(Some("slate"), changes.as_object().unwrap()).and_then(|options| options.check())
    };
    assert!(options(1).is_err() && options(0).is_ok() && options(2).is_ok());
}
