//! Carambole at the table: its stories, and what stories cannot say.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_billiard::carambole::{Carambole, Outcome};
use spadille_core::story::{Story, tell};
use spadille_core::{Game as _, Seat, Table as _, Turn};

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Carambole>(include_str!("carambole.story"));
}

#[test]
fn the_lesson_holds() {
    assert_eq!(spadille_core::taught::faults_of_lesson::<Carambole>(), [""; 0]);
}

#[test]
fn a_carambol_is_thrown_where_its_patch_is_hidden_and_all_balls_stay_apart() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..40 {
        let mut story = Story::<Carambole>::new("hamburg", &json!({}));
        let at = |x: f64, y: f64| json!({"at": [x, y]});
        let mut state = serde_json::to_value(&story.state).expect("a state");
        state["phase"] = json!("play");
        state["partie"]["balls"] = json!([at(2.58425, 0.8595), at(1.5, 1.2), "out", "out"]);
        state["throwing"] = json!(["R"]);
        story.state = serde_json::from_value(state).expect("a state");
        assert_eq!(story.game.turn(&story.state), Turn::Chance);
        let thrown = story.game.draw(&story.state, &mut rng);
        assert!(matches!(&thrown, Outcome::Thrown(thrown) if thrown.rolled.is_some()));
        assert!(story.game.admits(&story.state, &thrown).is_ok());
        story.chance(&thrown);
        let balls = serde_json::to_value(story.state.partie.balls).expect("balls");
        assert!(balls[2]["at"].is_array() && balls[0] != at(2.58425, 0.8595), "{balls}");
    }
}

#[test]
fn a_match_on_a_real_table_is_settled() {
    let game = Story::<Carambole>::new("hamburg", &json!({"stake": 3, "table_money": 1})).game;
    let settle = |facts: serde_json::Value| {
        let facts = serde_json::from_value(facts).expect("facts");
        game.settle(&facts, &mut ()).map(|ledger| [0, 1].map(|seat| ledger.balance(Seat(seat))))
    };
    assert_eq!(settle(json!({"parties": [{"first": 24, "second": 11}, {"first": 12, "second": 24}]})), Ok([2, -4]));
    assert!(settle(json!({"parties": [{"first": 23, "second": 11}]})).is_err());
}
