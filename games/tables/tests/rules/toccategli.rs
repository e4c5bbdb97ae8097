//! Toccategli at the table: its stories, what stories cannot say, and whole matches.

use crate::common::book_wins;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_core::contract::{Care, random_match};
use spadille_core::scene::{Board, Kept};
use spadille_core::story::{Story, tell};
use spadille_core::{Game as _, Measure, Options as _, Seat, Table as _, What};
use spadille_tables::trictrac::settle::SatzFacts;
use spadille_tables::trictrac::{Toccategli, ToccategliOptions, Trictrac};

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Toccategli>(include_str!("toccategli.story"));
}

#[test]
fn each_game_has_only_its_own_options() {
    let has = |value: &serde_json::Value, name: &str| value.get(name).is_some();
    let light = serde_json::to_value(ToccategliOptions::standard()).expect("options");
    assert!(has(&light, "saetze") && !has(&light, "tours") && !has(&light, "tour_bredouille"));
    let grand = serde_json::to_value(Story::<Trictrac>::new("1773", &json!({})).game.options()).expect("options");
    assert!(has(&grand, "tours") && !has(&grand, "crossing"));
}

#[test]
fn a_satz_is_marked_with_its_law() {
    let t = Story::<Toccategli>::new("1773", &json!({}))
        .goes("given phase throw; given deal.men [[[1,12],[9,1],[12,2]],[[1,14],[9,1]]]; given score.points [11,0]")
        .goes(r#"chance {"throw":[6,1]}"#);
    let won = t.log.events.iter().find_map(|event| match &event.what {
        What::Tallied(tally) if tally.measure == Measure::Saetze => {
            Some((event.by, event.law.map(|law| law.0), tally.measure, tally.number))
        }
        _ => None,
    });
    assert_eq!(won, Some((Some(Seat(0)), Some("twelve-points"), Measure::Saetze, 1)));
}

#[test]
fn only_points_are_shown() {
    let t = Story::<Toccategli>::new("1773", &json!({}));
    let Board::Tables(board) = t.game.scene(&t.state).board else { panic!("a board") };
    assert_eq!((board.kept, board.round), (Kept::Points, false));
}

#[test]
fn real_saetze_are_settled() {
    let game = Story::<Toccategli>::new("1773", &json!({"stake": 2})).game;
    let ledger = game.settle(&SatzFacts { saetze: vec![[12, 6], [3, 12], [12, 0]] }, &mut ()).expect("a settlement");
    assert_eq!(ledger.balance(Seat(0)), 2 * (2 - 3 + 4));
    assert!(game.settle(&SatzFacts { saetze: vec![[12, 12]] }, &mut ()).is_err());
    assert!(game.settle(&SatzFacts { saetze: vec![[11, 9]] }, &mut ()).is_err());
}

#[test]
fn matches_keep_their_promises() {
    for (preset, changes, seeds) in [
        ("1773", json!({}), 0..40),
        ("plain", json!({"crossing": "compulsory", "single_number": "free", "exact_exit": "free"}), 0..20),
        ("1773", json!({"opening_throw": "drawn", "touch_move": "on"}), 0..20),
        ("strict", json!({}), 0..40),
        ("strict", json!({"touch_move": "off", "crossing": "compulsory", "saetze": 2}), 40..60),
        ("strict", json!({"dice_disturb": "forbidden_with_penalty"}), 60..80),
    ] {
        let game = Story::<Toccategli>::new(preset, &changes).game;
        for seed in seeds {
            let care = Care { look_every: 31, ..Care::default() };
            let played = random_match(&game, &mut ChaCha8Rng::seed_from_u64(seed), care);
            played.unwrap_or_else(|broken| panic!("{preset} {changes} seed {seed}: {broken}"));
        }
    }
}

#[test]
fn the_book_beats_chance() {
    for preset in ["1773", "strict"] {
        let game = Story::<Toccategli>::new(preset, &json!({})).game;
        let won = (0..12).filter(|seed| book_wins(&game, Seat((seed % 2) as u8), *seed) > 0).count();
        assert!(won >= 11, "{preset}: {won} of 12");
    }
}
