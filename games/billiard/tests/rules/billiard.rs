//! The Partie at the table: its stories, and what stories cannot say.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_billiard::billiard::{Billiard, settle::Facts};
use spadille_core::scene::{Board, ClothRun};
use spadille_core::story::{Story, tell};
use spadille_core::{Game as _, Seat, Space as _, Table as _, Turn};

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Billiard>(include_str!("billiard.story"));
}

/// A table after some strokes by the book.
fn played(options: &serde_json::Value, strokes: u32) -> Story<Billiard> {
    let mut story = Story::<Billiard>::new("1782", options);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while story.state.strokes < strokes {
        if story.game.turn(&story.state) == Turn::Chance {
            let rolled = story.game.draw(&story.state, &mut rng);
            story.chance(&rolled);
        } else {
            let seat = story.awaited();
            let choice = story.game.advise(&story.state, seat).expect("advice").choice;
            story.play(&choice.to_string());
        }
    }
    story
}

#[test]
fn the_course_of_the_last_stroke_ends_where_the_balls_lie() {
    for strokes in 3..40 {
        let story = played(&json!({}), strokes);
        let Board::Cloth(board) = story.game.scene(&story.state).board else { panic!("a billiard table") };
        assert_eq!(board.strokes, strokes);
        assert!(!board.course.is_empty() && board.last.is_some());
        for (n, ball) in board.balls.iter().enumerate() {
            let Some(at) = ball.at else { continue };
            let Some(run) = board.course.iter().rfind(|run| usize::from(run.ball) == n) else { continue };
            let s = run.until - run.from;
            let end = |k: usize| 1000.0 * (run.place[k] + run.velocity[k] * s + run.bend[k] * s * s);
            assert!((end(0) - at[0]).abs() < 0.1 && (end(1) - at[1]).abs() < 0.1, "{run:?} {at:?}");
        }
    }
}

#[test]
fn a_ball_that_falls_is_gone_from_that_moment_on() {
    let mut fallen = 0;
    for strokes in 1..40 {
        let story = played(&json!({}), strokes);
        let Board::Cloth(board) = story.game.scene(&story.state).board else { panic!("a billiard table") };
        let falls: Vec<f32> = board.calls.iter().filter(|call| call.sound == "pocket").map(|call| call.time).collect();
        for time in &falls {
            let gone = |run: &&ClothRun| run.gone && run.until == *time;
            assert!(board.course.iter().any(|run| gone(&run)), "who fell at {time}? {:?}", board.course);
        }
        for (n, run) in board.course.iter().enumerate().filter(|(_, run)| run.gone) {
            let goes_on = board.course[n + 1..].iter().any(|later| later.ball == run.ball);
            assert!(!goes_on, "ball {} runs on after it has left the table", run.ball);
        }
        fallen += falls.len();
    }
    assert!(fallen > 0, "nothing was made in forty strokes");
}

#[test]
fn every_named_shot_can_be_played_and_shows_its_stroke() {
    for strokes in 0..30 {
        let story = played(&json!({"hand": "unsteady"}), strokes);
        if story.game.turn(&story.state) == Turn::Over {
            break;
        }
        let moves = story.game.moves(&story.state, story.awaited());
        for n in 0..moves.listed() {
            let m = moves.nth(n).expect("a move");
            assert!(story.game.check(&story.state, story.awaited(), m).is_ok(), "{m}");
            let label = story.game.describe(&story.state, m);
            assert!(!label.text.id.is_empty());
        }
    }
}

#[test]
fn a_match_on_a_real_table_is_settled() {
    let settle = |options: serde_json::Value, facts: serde_json::Value| {
        let game = Story::<Billiard>::new("1782", &options).game;
        let facts: Facts = serde_json::from_value(facts).expect("facts");
        game.settle(&facts, &mut ()).map(|ledger| [0, 1, 2, 3].map(|seat| ledger.balance(Seat(seat))))
    };
    let end = |first: u16, second: u16, suite: bool| json!({"first": first, "second": second, "suite": suite});
    let parties = json!({"parties": [end(12, 6, false), end(7, 12, true), end(12, 0, false)]});
    // Two Parties of the three are lost by the second seat, and each of them costs its loser the table money.
    assert_eq!(settle(json!({"stake": 2}), parties.clone()), Ok([6 - 1, -6 - 2, 0, 0]));
    // The first seat is king twice: it wins two from each and pays three to each; then the second wins four from each.
    assert_eq!(
        settle(json!({"format": "king", "table_money": 0}), parties.clone()),
        Ok([4 - 6 - 4, -2 + 3 + 8, -2 + 3 - 4, 0])
    );
    assert!(settle(json!({}), json!({"parties": [end(11, 6, false)]})).is_err());
    assert!(settle(json!({"parties": 1}), parties).is_err());
}

#[test]
fn the_lesson_holds() {
    assert_eq!(spadille_core::taught::faults_of_lesson::<Billiard>(), [""; 0]);
}
