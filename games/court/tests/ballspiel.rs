//! Rallies as they are told, and the lesson held to the game.

use serde_json::json;
use spadille_core::story::{Story, tell};
use spadille_core::taught::faults_of_lesson;
use spadille_core::{Game as _, Seat, Skill, Space as _, Table as _, Target};
use spadille_court::laws::{End, Verdict};
use spadille_court::state::Phase;
use spadille_court::{Ballspiel, Move, Outcome};

const TOSS: &str = r#"chance {"toss": {"caller": 0, "called": "droit", "fell": "droit"}}"#;
const STILL: Outcome =
    Outcome::Hand(spadille_court::state::Tremble { aim: 0, rise: 0, force: 0, hazard: false, physics: 1 });

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

/// A flight is reckoned anew from the stroke, so a record says by which physics.
#[test]
fn a_record_names_the_physics_it_flew_by() {
    let Story { game, mut state, .. } = begun(&json!({}));
    game.play(&mut state, Seat(0), "serve cross plain".parse().unwrap(), &mut ());
    let drawn =
        game.draw(&state, &mut <rand_chacha::ChaCha8Rng as rand_chacha::rand_core::SeedableRng>::seed_from_u64(1));
    assert_eq!(serde_json::to_value(drawn).unwrap()["hand"]["physics"], json!(1));
    let old: Outcome =
        serde_json::from_value(json!({"hand": {"aim": 0, "rise": 0, "force": 0, "hazard": false}})).unwrap();
    assert_eq!(old, STILL);
    assert!(game.admits(&state, &old).is_ok());
    let strange = json!({"hand": {"aim": 0, "rise": 0, "force": 0, "hazard": false, "physics": 9}});
    let refused = game.admits(&state, &serde_json::from_value(strange).unwrap()).unwrap_err();
    assert_eq!(refused.text.id, "court-other-physics");
}

/// Players of the lower levels strike beside what they mean, a novice farther than whoever has read the book.
#[test]
fn a_novice_strays_farther_than_the_book_and_search_not_at_all() {
    use rand_chacha::rand_core::SeedableRng as _;
    let Story { game, state, .. } = begun(&json!({}));
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(6);
    let mut spread = |skill| {
        let blows = (0..400).filter_map(|_| match game.lot(&state, Seat(0), skill, &mut rng)? {
            Move::Serve(blow) => Some(f64::from(blow.elevation)),
            _ => None,
        });
        let heights: Vec<f64> = blows.collect();
        let mean = heights.iter().sum::<f64>() / heights.len().max(1) as f64;
        let off = heights.iter().map(|h| (h - mean).abs()).sum::<f64>() / heights.len().max(1) as f64;
        (heights.len(), off)
    };
    let [(served, novice), (read, book), (sure, _)] = [Skill::Novice, Skill::Book, Skill::Search].map(&mut spread);
    assert!(served > 200 && read > 200 && sure == 0, "{served} {read} {sure}");
    assert!(novice > 3.0 * book && book > 0.0, "{novice} {book}");
}

/// Whoever takes the balls between his legs cannot take one that another reaches higher, or farther from where he stands.
#[test]
fn between_the_legs_a_ball_is_out_of_reach_that_another_takes() {
    let served = |options: serde_json::Value, service: Move| {
        let Story { game, mut state, .. } = begun(&options);
        game.play(&mut state, Seat(0), service, &mut ());
        game.reveal(&mut state, &STILL, &mut ());
        (game, state)
    };
    let Story { game, state, .. } = begun(&json!({}));
    let services = game.moves(&state, Seat(0));
    let mut out_of_reach = 0;
    for service in (0..services.listed()).filter_map(|n| services.nth(n)) {
        let (free, at_ease) = served(json!({}), service);
        let (bound, burdened) = served(json!({"burden": "through_the_legs", "receiver": "first"}), service);
        let taken = |s: &spadille_court::State| -> Vec<u16> {
            s.coming.iter().flat_map(|coming| coming.open_to(false)).map(|moment| moment.at).collect()
        };
        let (wide, narrow) = (taken(&at_ease), taken(&burdened));
        assert!(narrow.len() < wide.len(), "{service}: {wide:?} {narrow:?}");
        let Some(early) = wide.first().filter(|at| narrow.first().is_none_or(|first| first > *at)) else { continue };
        let hit: Move = format!("hit 180.00 10.00 10.00 at {}.{:02}", early / 100, early % 100).parse().unwrap();
        assert!(free.check(&at_ease, Seat(1), hit).is_ok(), "{service}");
        assert!(bound.check(&burdened, Seat(1), hit).is_err(), "{service}");
        out_of_reach += 1;
    }
    assert!(out_of_reach > 0);
}

const STILLED: &str = r#"chance {"hand": {"aim": 0, "rise": 0, "force": 0, "hazard": false}}"#;

#[test]
fn a_ball_on_the_place_of_the_chase_goes_to_whoever_was_agreed_on() {
    let rally = format!("serve long soft; {STILLED}; aim corner-gallery soft; {STILLED}; leave");
    let made = begun(&json!({})).goes(&rally).state.chases[0].place;
    let chase = json!([{"half": "lower", "place": made, "attacker": 1}]);
    for (equal, then) in [
        ("off", "is strokes [0,0]; cites chase-off; omits chase-won"),
        ("attacker", "is strokes [0,1]; cites chase-won; omits chase-off"),
        ("defender", "is strokes [1,0]; cites chase-won; omits chase-off"),
    ] {
        let at = begun(&json!({"equal_chase": equal})).goes(&format!("given chases {chase}; given playing true"));
        let _ = at.goes(&rally).goes(&format!("{then}; is chases []; is playing false"));
    }
}

#[test]
fn the_bounce_that_was_agreed_on_decides_the_service() {
    let verdict = |bounce: &str, serve: &str| {
        let Story { game, mut state, .. } = begun(&json!({"service_bounce": bounce}));
        game.play(&mut state, Seat(0), serve.parse().unwrap(), &mut ());
        game.reveal(&mut state, &STILL, &mut ());
        state.coming.map(|coming| coming.verdict)
    };
    let is_good = |verdict: &Option<Verdict>| matches!(verdict, Some(Verdict::Stroke { to: End::Lower, .. }));
    let all = (300..360).step_by(5).flat_map(|direction| {
        let heights = (0..60).step_by(5);
        heights.flat_map(move |height| {
            (8..26).step_by(2).map(move |speed| format!("serve {direction}.00 {height}.00 {speed}.00"))
        })
    });
    // Over the line with its second bounce and not with its first: good by the book, a fault where the first decides.
    let short = all.into_iter().find(|serve| is_good(&verdict("second", serve)) && !is_good(&verdict("first", serve)));
    let short = short.expect("a service that comes down before the line");
    assert!(matches!(verdict("first", &short), Some(Verdict::Fault(_)) | None), "{short}");
    let _ = begun(&json!({"service_bounce": "first"}))
        .goes(&format!("{short}; {STILLED}; leave; cites service-over-line; is faults 1"));
    let _ = begun(&json!({})).goes(&format!("{short}; {STILLED}; leave; cites service-unreturned; is strokes [1,0]"));
}
