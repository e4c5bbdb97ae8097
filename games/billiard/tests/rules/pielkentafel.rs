//! The Pielkentafel at the table: its stories, and what stories cannot say.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_billiard::laws::Event;
use spadille_billiard::pielkentafel::Pielkentafel;
use spadille_core::story::{Story, tell};
use spadille_core::{Game as _, Seat, Table as _, Turn};

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Pielkentafel>(include_str!("pielkentafel.story"));
}

#[test]
fn the_lesson_holds() {
    assert_eq!(spadille_core::taught::faults_of_lesson::<Pielkentafel>(), [""; 0]);
}

#[test]
fn by_the_book_balls_run_through_the_port_and_the_bells_ring() {
    for options in [json!({"hand": "exact"}), json!({"target_kind": "king", "measure": "rhenish", "matches": 3})] {
        let mut story = Story::<Pielkentafel>::new("1782", &options);
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let (mut through, mut rung) = (0, 0);
        while story.game.turn(&story.state) != Turn::Over && story.state.strokes < 400 {
            if story.game.turn(&story.state) == Turn::Chance {
                let rolled = story.game.draw(&story.state, &mut rng);
                through += rolled.events.iter().filter(|event| matches!(event, Event::Port(..))).count();
                rung += rolled.events.iter().filter(|event| matches!(event, Event::Target(..))).count();
                story.chance(&rolled);
            } else {
                let seat = story.awaited();
                let choice = story.game.advise(&story.state, seat).expect("advice").choice;
                story.play(&choice.to_string());
            }
        }
        assert!(through > 4 && rung > 4, "{through} through, {rung} rung, {} strokes", story.state.strokes);
        assert_eq!(story.game.turn(&story.state), Turn::Over, "after {} strokes", story.state.strokes);
    }
}

#[test]
fn a_match_on_a_real_table_is_settled() {
    let settle = |options: serde_json::Value, facts: serde_json::Value| {
        let game = Story::<Pielkentafel>::new("1782", &options).game;
        let facts = serde_json::from_value(facts).expect("facts");
        game.settle(&facts, &mut ()).map(|ledger| [0, 1].map(|seat| ledger.balance(Seat(seat))))
    };
    assert_eq!(settle(json!({"stake": 3, "table_money": 1}), json!({"first": 5, "second": 2})), Ok([3, -4]));
    assert_eq!(settle(json!({"stake_per": "game"}), json!({"first": 1, "second": 6})), Ok([-5, 5]));
    assert!(settle(json!({}), json!({"first": 4, "second": 2})).is_err());
}
