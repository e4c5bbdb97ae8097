//! Trictrac at the table: its stories, what stories cannot say, and whole matches.

use crate::common::book_wins;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_core::contract::{Care, random_match};
use spadille_core::scene::{Board, TablesBoard};
use spadille_core::story::{Story, tell};
use spadille_core::{Event, Game as _, Lang, Measure, Seat, Speech, Table as _, What};
use spadille_tables::trictrac::{Move, Trictrac};

/// A table at which White, to throw, and Black stand so.
fn table(preset: &str, men: &str) -> Story<Trictrac> {
    Story::new(preset, &json!({})).goes(&format!("given phase throw; given deal.men {men}"))
}

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Trictrac>(include_str!("trictrac.story"));
}

#[test]
fn a_searcher_thinks_of_plays_and_marks_by_the_book() {
    let candidates = |t: &Story<Trictrac>| {
        let moves = t.game.moves(&t.state, t.awaited());
        t.game.candidates(&t.state, t.awaited(), &moves, &mut ChaCha8Rng::seed_from_u64(1))
    };
    let said = |t: &Story<Trictrac>| candidates(t).iter().map(Move::to_string).collect::<Vec<_>>();
    let t = table("strict", "[[[1,12],[9,1],[12,2]],[[1,14],[9,1]]]").goes(r#"chance {"throw":[6,1]}"#);
    assert_eq!(said(&t), ["mark 2"]);
    let t = t.goes("mark 2");
    assert!(candidates(&t).iter().all(|m| matches!(m, Move::Play(_))));
    assert_eq!(said(&t.goes("1-7 1-2")), ["pass"]);
}

#[test]
fn hits_are_told_with_the_man_and_the_numbers() {
    let t = table("1773", "[[[1,11],[7,1],[10,1],[12,2]],[[1,14],[10,1]]]").goes(r#"chance {"throw":[3,5]}"#);
    let speech = Speech::new(Lang::En, [Trictrac::book()]);
    let told = t.log.events.iter().filter(|event| matches!(event.what, What::Told(_))).filter_map(Event::text);
    let told: Vec<String> = told.map(|text| speech.say(text, &["Anna".to_owned()])).collect();
    let hit = "Anna hits the man on 15 with the 5, with the 3 and with both numbers together.";
    assert_eq!(told, ["Anna throws 5 and 3.", hit]);
}

/// Every hole that is marked or taken back: how many, how many stand, and by which law.
fn holes(t: &Story<Trictrac>) -> Vec<(i32, Option<i32>, &'static str)> {
    let tallied = |event: &Event| match (&event.what, event.law) {
        (What::Tallied(tally), Some(law)) if tally.measure == Measure::Holes => {
            Some((tally.number, tally.stands, law.0))
        }
        _ => None,
    };
    t.log.events.iter().filter_map(tallied).collect()
}

#[test]
fn every_hole_is_marked_with_its_law_and_what_stands() {
    const HIT: &str = "[[[1,12],[9,1],[12,2]],[[1,14],[9,1]]]";
    let score = |points: &str, open: &str| {
        format!(
            r#"given score.points {points}; given score.open {open}; given score.holes [3,0]; chance {{"throw":[6,1]}}"#
        )
    };
    let single = table("1773", HIT).goes(&score("[10,4]", "[false,false]"));
    assert_eq!(holes(&single), [(1, Some(4), "hole")]);
    let double = table("1773", HIT).goes(&score("[10,0]", "[true,false]"));
    assert_eq!(holes(&double), [(2, Some(5), "bredouille")]);
}

#[test]
fn holes_forgotten_pegged_later_and_taken_back_stand_on_the_sheet() {
    const HIT: &str = "[[[1,12],[9,1],[12,2]],[[1,14],[9,1]]]";
    let begin = |points: &str, open: &str| {
        let score = format!("given score.points {points}; given score.open {open}");
        table("strict", HIT).goes(&format!(r#"{score}; chance {{"throw":[6,1]}}"#))
    };
    let forgets = begin("[10,0]", "[true,false]").goes("mark 2, peg 1, stay, 1-7 1-2");
    assert_eq!(holes(&forgets), [(2, Some(2), "bredouille"), (-1, Some(1), "unpegged-hole")]);
    assert_eq!(holes(&forgets.goes("0: peg-rest")).last(), Some(&(1, Some(2), "unpegged-hole")));
    let schooled = begin("[8,0]", "[false,false]").goes("mark 4, stay, 1-7 1-2, school 2");
    assert_eq!(holes(&schooled), [(1, Some(1), "hole"), (-1, Some(0), "school-over")]);
}

/// Points marked, taken back and wiped out: whose, how many, how many stand, and by which law.
fn points(t: &Story<Trictrac>) -> Vec<(Seat, i32, Option<i32>, &'static str)> {
    let tallied = |event: &Event| match (&event.what, event.by, event.law) {
        (What::Tallied(tally), Some(seat), Some(law)) if tally.measure == Measure::Points => {
            Some((seat, tally.number, tally.stands, law.0))
        }
        _ => None,
    };
    t.log.events.iter().filter_map(tallied).collect()
}

/// What the sheet says last of each player is what his plate says: twelve points make the hole, and the other's are wiped out.
#[test]
fn points_on_the_sheet_are_those_of_the_plates() {
    let t = table("1773", "[[[1,12],[9,1],[12,2]],[[1,14],[9,1]]]")
        .goes(r#"given score.points [10,4]; given score.open [false,false]; chance {"throw":[6,1]}"#);
    let [white, black] = [Seat(0), Seat(1)];
    assert_eq!(points(&t), [(white, 2, Some(0), "hit-great"), (black, -4, Some(0), "wipe-out")]);
    assert_eq!(t.state.score.points.0, [0, 0]);
}

#[test]
fn points_a_school_takes_back_stand_on_the_sheet() {
    let scored = |answer: &str| -> Vec<(Seat, i32, Option<i32>, &'static str)> {
        let t = table("strict", "[[[1,12],[9,1],[12,2]],[[1,14],[9,1]]]")
            .goes(r#"chance {"throw":[6,1]}"#)
            .goes(&format!("mark 4, 1-7 1-2, {answer}"));
        points(&t)
    };
    let (white, taken, stands) = (Seat(0), -2, Some(2));
    assert_eq!(scored("school 2")[1..], [(white, taken, stands, "school-over")]);
    assert_eq!(scored("compel")[1..], [(white, taken, stands, "school-compel")]);
    assert_eq!(scored("pass")[1..], []);
}

#[test]
fn the_men_of_the_last_play_are_shown_until_the_next() {
    let board = |t: &Story<Trictrac>| -> TablesBoard {
        match t.game.scene(&t.state).board {
            Board::Tables(board) => board,
            other => panic!("{other:?}"),
        }
    };
    let t = table("1773", "[[[1,15]],[[1,15]]]");
    assert!(board(&t).last.is_empty());
    let t = t.goes(r#"chance {"throw":[6,4]}; 1-7 1-5"#);
    let shown = board(&t);
    assert_eq!((shown.arrived(7), shown.arrived(1), shown.last), (1, 0, vec![(1, 7), (1, 5)]));
    // Both numbers with one man: he has arrived only where he stays.
    let shown = board(&t.goes(r#"chance {"throw":[5,2]}; 24-19-17"#));
    assert_eq!((shown.arrived(17), shown.arrived(19), shown.last), (1, 0, vec![(24, 17)]));
}

#[test]
fn matches_keep_their_promises() {
    for (preset, changes, seeds) in [
        ("1773", json!({}), 0..40),
        ("classical", json!({"tours": 3, "single_number": "free"}), 0..15),
        ("1773", json!({"opening_throw": "drawn", "touch_move": "on"}), 0..15),
        ("strict", json!({}), 0..40),
        ("strict", json!({"tours": 2, "last_throw_shortcut": "on"}), 40..60),
        ("strict", json!({"dice_disturb": "forbidden_with_penalty"}), 60..80),
        ("strict", json!({"touch_move": "off", "tours": 2}), 80..100),
        ("1773", json!({"dice_disturb": "allowed", "last_throw_shortcut": "on"}), 0..40),
    ] {
        let game = Story::<Trictrac>::new(preset, &changes).game;
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
        let game = Story::<Trictrac>::new(preset, &json!({})).game;
        let won = (0..12).filter(|seed| book_wins(&game, Seat((seed % 2) as u8), *seed) > 0).count();
        assert!(won >= 11, "{preset}: {won} of 12");
    }
}
