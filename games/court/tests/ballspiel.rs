//! Rallies as they are told, and the lesson held to the game.

use serde_json::json;
use spadille_core::story::{Story, tell};
use spadille_core::taught::faults_of_lesson;
use spadille_core::{Game as _, Seat, Space as _, Table as _, Target};
use spadille_court::laws::{End, Verdict};
use spadille_court::state::Phase;
use spadille_court::{Ballspiel, Move, Outcome};

const TOSS: &str = r#"chance {"toss": {"caller": 0, "called": "droit", "fell": "droit"}}"#;
const STILL: Outcome = Outcome::Hand(spadille_court::state::Tremble { aim: 0, rise: 0, force: 0, hazard: false });

#[test]
fn matches_go_as_they_are_told() {
    tell::<Ballspiel>(include_str!("ballspiel.story"));
}

#[test]
fn the_lesson_can_be_played() {
    assert_eq!(faults_of_lesson::<Ballspiel>(), Vec::<String>::new());
}

/// A table at which seat 0 is about to serve and hands are exact.
fn begun(options: &serde_json::Value) -> Story<Ballspiel> {
    let mut all = json!({"hand": "exact"});
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    Story::new("1782", &all).goes(TOSS)
}

#[test]
fn every_named_service_is_good_in_every_house() {
    for options in [json!({}), json!({"tambour": true}), json!({"lune": true}), json!({"upper_gallery": "open"})] {
        let Story { game, state, .. } = begun(&options);
        let services = game.moves(&state, Seat(0));
        for service in (0..services.listed()).filter_map(|n| services.nth(n)) {
            let mut s = state.clone();
            game.play(&mut s, Seat(0), service, &mut ());
            game.reveal(&mut s, &STILL, &mut ());
            let verdict = s.coming.as_ref().map(|coming| coming.verdict);
            let good = matches!(verdict, Some(Verdict::Stroke { to: End::Lower, .. }));
            assert!(good && s.phase == Phase::Return, "{service}, {options}: {verdict:?}");
        }
    }
}

#[test]
fn named_strokes_from_an_easy_ball_cross_the_corde() {
    let Story { game, mut state, .. } = begun(&json!({}));
    game.play(&mut state, Seat(0), "serve cross plain".parse().unwrap(), &mut ());
    game.reveal(&mut state, &STILL, &mut ());
    let moves = game.moves(&state, Seat(1));
    for aim in (0..moves.listed()).filter_map(|n| moves.nth(n)).filter(|m| matches!(m, Move::Aim(_))) {
        assert!(matches!(game.describe(&state, aim).target, Target::Stroke(figures) if figures.len() >= 3));
        let mut s = state.clone();
        game.play(&mut s, Seat(1), aim, &mut ());
        game.reveal(&mut s, &STILL, &mut ());
        let lost = matches!(s.coming.as_ref().map(|c| c.verdict), Some(Verdict::Stroke { to: End::Lower, .. }));
        assert!(!lost, "{aim}: {:?}", s.coming);
    }
}

/// Running tires, so that no rally lasts for ever even between players whose hands never fail.
#[test]
fn a_rally_of_exact_hands_ends() {
    let Story { game, mut state, .. } = begun(&json!({}));
    let mut strokes = 0;
    while state.verdict.is_none() {
        match game.turn(&state) {
            spadille_core::Turn::Chance => game.reveal(&mut state, &STILL, &mut ()),
            turn => {
                let seat = turn.awaited().first().unwrap();
                let choice = game.advise(&state, seat).unwrap().choice;
                game.play(&mut state, seat, choice, &mut ());
                strokes += 1;
            }
        }
        assert!(strokes < 100);
    }
}
