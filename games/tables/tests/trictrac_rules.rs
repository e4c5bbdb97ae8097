//! The course of a match and the laws that refusals cite.

use serde_json::{Map, Value, json};
use spadille_core::scene::Board;
use spadille_core::{Dice, Event, Game as _, Lang, Log, Options as _, Seat, Space as _, Speech, Table as _, Turn};
use spadille_tables::Men;
use spadille_tables::trictrac::state::Phase;
use spadille_tables::trictrac::tally::Score;
use spadille_tables::trictrac::{Move, Outcome, State, Trictrac, TrictracOptions};

type Counts<'a> = &'a [(u8, u8)];

fn rules(changes: &[(&str, Value)]) -> Trictrac {
    let changes: Map<_, _> = changes.iter().map(|(k, v)| ((*k).to_owned(), v.clone())).collect();
    Trictrac::new(TrictracOptions::from_overrides(None, &changes).expect("options")).expect("rules")
}

/// White to throw; the men of each in his own coordinates.
fn position(game: &Trictrac, white: Counts, black: Counts) -> State {
    let men = [white, black].map(|c| Men::placed(c.iter().copied()).expect("fifteen men"));
    State { phase: Phase::Throw, men, ..game.open() }
}

fn throw(game: &Trictrac, s: &mut State, a: u8, b: u8) {
    let outcome = Outcome::Throw(Dice::new(a, b).expect("dice"));
    assert!(game.admits(s, &outcome).is_ok());
    game.reveal(s, &outcome, &mut ());
}

fn act(game: &Trictrac, s: &mut State, text: &str) {
    let seat = game.turn(s).awaited().first().expect("somebody is awaited");
    let m: Move = text.parse().expect("a move");
    if let Err(refusal) = game.check(s, seat, m) {
        panic!("{text}: {refusal}");
    }
    game.play(s, seat, m, &mut ());
}

/// The law that refuses a play.
fn refused(game: &Trictrac, s: &State, text: &str) -> &'static str {
    let seat = game.turn(s).awaited().first().expect("somebody is awaited");
    let refusal = game.check(s, seat, text.parse().expect("a move")).expect_err(text);
    refusal.law.map_or("none", |law| law.0)
}

const HEAP: Counts = &[(1, 15)];

#[test]
fn refusals_name_their_law() {
    let game = rules(&[]);
    let cases: &[(Counts, Counts, [u8; 2], &str, &str)] = &[
        (HEAP, HEAP, [6, 5], "1-7-12", "corner-together"),
        (HEAP, HEAP, [6, 6], "1-7-13", "enemy-corner"),
        (HEAP, HEAP, [4, 2], "1-6 1-7", "march"),
        (HEAP, HEAP, [4, 2], "2-6 1-3", "none"),
        (HEAP, HEAP, [4, 2], "1-5", "both-numbers"),
        (&[(1, 13), (8, 2)], &[(1, 13), (14, 2)], [3, 2], "8-11 1-3", "barred"),
        (&[(1, 13), (8, 2)], &[(1, 10), (14, 3), (15, 2)], [3, 2], "8-10-13", "touch-down"),
        (&[(1, 13), (12, 2)], HEAP, [4, 2], "12-16 12-14", "forbidden-board"),
        (&[(1, 11), (7, 2), (6, 2)], HEAP, [6, 6], "7-12* 7-12*", "properly-first"),
        (&[(1, 13), (6, 2)], HEAP, [6, 2], "6-12* 1-3", "by-force"),
        (&[(1, 2), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3), (11, 1), (12, 2)], HEAP, [5, 1], "1-6 1-2", "must-close"),
        (&[(6, 3), (7, 2), (8, 2), (9, 2), (10, 2), (11, 2), (12, 2)], HEAP, [3, 2], "7-10 7-9", "must-hold"),
        (&[(18, 1), (19, 4), (20, 4), (24, 6)], &[(24, 15)], [5, 3], "20-off 18-21", "bear-off"),
        (&[(20, 1), (24, 1), (25, 13)], &[(24, 15)], [3, 2], "20-23-off", "no-running-off"),
        (&[(20, 2), (22, 1), (24, 2), (25, 10)], &[(24, 15)], [3, 1], "22-off 20-21", "exact-exit"),
        (&[(20, 2), (22, 1), (24, 2), (25, 10)], &[(24, 15)], [6, 5], "22-off 24-off", "hindmost"),
        (&[(23, 1), (24, 1), (25, 13)], &[(24, 15)], [2, 1], "23-off 24-off", "set-inside"),
        (
            &[(11, 1), (19, 3), (20, 3), (21, 2), (22, 2), (23, 2), (24, 2)],
            &[(8, 3), (24, 12)],
            [6, 6],
            "19-off",
            "rail",
        ),
    ];
    for (white, black, [a, b], play, law) in cases {
        let mut s = position(&game, white, black);
        throw(&game, &mut s, *a, *b);
        assert_eq!(refused(&game, &s, play), *law, "{play} with {a}-{b}");
    }
}

#[test]
fn every_wording_that_leads_to_a_legal_position_is_accepted() {
    let game = rules(&[]);
    let mut s = position(&game, HEAP, HEAP);
    throw(&game, &mut s, 4, 2);
    for text in ["1-3-7", "1-5-7", "1-7"] {
        assert!(game.moves(&s, Seat(0)).contains(&text.parse().expect("a move")), "{text}");
    }
    assert_eq!(game.moves(&s, Seat(0)).len(), Some(2));
}

#[test]
fn a_hole_won_by_the_own_throw_may_be_left_with() {
    let game = rules(&[]);
    let mut s = position(&game, &[(1, 12), (9, 1), (12, 2)], &[(1, 14), (9, 1)]);
    s.score = Score { points: [10, 8], open: [true, false], holes: [0, 0] };
    throw(&game, &mut s, 6, 1);
    assert_eq!((s.phase, s.score.holes, s.score.points), (Phase::Choose, [2, 0], [0, 0]));
    act(&game, &mut s, "leave");
    assert_eq!((s.phase, s.thrower, s.men, s.settings), (Phase::Throw, Seat(0), [Men::HEAP; 2], 1));
    assert_eq!(s.score, Score { holes: [2, 0], ..Score::default() });
}

#[test]
fn a_hole_given_by_the_enemy_may_not() {
    let game = rules(&[]);
    // White's spare men are shut in: the six cannot be played and gives Black two points.
    let white = &[(7, 5), (8, 2), (9, 2), (10, 2), (11, 2), (12, 2)];
    let mut s = position(&game, white, &[(1, 13), (12, 2)]);
    s.score.points[1] = 10;
    throw(&game, &mut s, 6, 3);
    assert_eq!(s.given, 2);
    act(&game, &mut s, "7-10");
    assert_eq!((s.phase, s.thrower, s.score.holes), (Phase::Throw, Seat(1), [0, 1]));
    assert_eq!(s.score.points, [0, 0], "the four for holding are wiped out");
}

#[test]
fn the_tour_ends_at_twelve_holes_and_pays() {
    let game = rules(&[("tour_bredouille", json!("double")), ("stake", json!(5)), ("tours", json!(2))]);
    let mut s = position(&game, &[(1, 12), (9, 1), (12, 2)], &[(1, 14), (9, 1)]);
    s.score = Score { points: [10, 0], open: [true, false], holes: [11, 0] };
    let mut log = Log::default();
    game.reveal(&mut s, &Outcome::Throw(Dice::new(6, 1).expect("dice")), &mut log);
    assert_eq!(s.ledger.balance(Seat(0)), 10);
    let laws: Vec<_> = log.entries().map(|e| e.law.0).collect();
    assert_eq!(laws, ["tour-stake", "tour-bredouille"]);
    assert_eq!((s.phase, s.tours), (Phase::Draw, 1), "the lead of the second Tour is drawn");
}

#[test]
fn the_drawn_numbers_may_be_the_first_throw() {
    let game = rules(&[("opening_throw", json!("drawn"))]);
    let mut s = game.open();
    assert!(game.admits(&s, &Outcome::Lead(Dice::new(3, 3).expect("dice"))).is_err(), "a tie is thrown again");
    game.reveal(&mut s, &Outcome::Lead(Dice::new(2, 5).expect("dice")), &mut ());
    assert_eq!((s.thrower, s.phase, s.throws), (Seat(1), Phase::Play, [0, 1]));
    act(&game, &mut s, "24-22 24-19");
    assert_eq!(s.thrower, Seat(0));
}

#[test]
fn the_last_man_off_scores_and_both_set_up_afresh() {
    let game = rules(&[]);
    let mut s = position(&game, &[(24, 2), (25, 13)], &[(19, 5), (20, 10)]);
    s.score.points = [4, 6];
    throw(&game, &mut s, 3, 3);
    assert_eq!(s.score.points, [10, 6]);
    act(&game, &mut s, "24-off 24-off");
    assert_eq!((s.men, s.thrower, s.score.points), ([Men::HEAP; 2], Seat(0), [10, 6]));
}

#[test]
fn by_consent_only_the_last_throw_is_made() {
    let game = rules(&[("last_throw_shortcut", json!("on"))]);
    let mut s = position(&game, &[(23, 1), (24, 3), (25, 11)], &[(20, 2), (22, 8), (25, 5)]);
    s.thrower = Seat(1);
    // Black throws once more; then it is beyond doubt that White will finish first.
    throw(&game, &mut s, 2, 1);
    let m = game.moves(&s, Seat(1)).nth(0).expect("a play");
    game.play(&mut s, Seat(1), m, &mut ());
    assert_eq!(s.phase, Phase::Offer);
    act(&game, &mut s, "offer");
    act(&game, &mut s, "agree");
    throw(&game, &mut s, 4, 4);
    assert_eq!((s.score.points, s.men, s.thrower), ([6, 0], [Men::HEAP; 2], Seat(0)));
}

#[test]
fn disturbed_dice_are_thrown_again_or_set_by_the_other() {
    let game = rules(&[("dice_disturb", json!("allowed"))]);
    let mut s = game.open();
    game.reveal(&mut s, &Outcome::Lead(Dice::new(5, 2).expect("dice")), &mut ());
    assert_eq!(s.phase, Phase::Rolling);
    act(&game, &mut s, "disturb");
    assert!(game.admits(&s, &Outcome::Stopped).is_ok());
    game.reveal(&mut s, &Outcome::Stopped, &mut ());
    assert!(game.turn(&s) == Turn::Chance && game.admits(&s, &Outcome::Stopped).is_err());
    let game = rules(&[("dice_disturb", json!("forbidden_with_penalty"))]);
    let mut s = game.open();
    game.reveal(&mut s, &Outcome::Lead(Dice::new(5, 2).expect("dice")), &mut ());
    act(&game, &mut s, "disturb");
    assert_eq!((game.turn(&s), game.moves(&s, Seat(0)).len()), (Turn::of(Seat(0)), Some(21)));
    act(&game, &mut s, "set 6 6");
    assert_eq!(s.dice, Dice::new(6, 6));
}

#[test]
fn a_touched_man_must_be_played() {
    let game = rules(&[("touch_move", json!("on"))]);
    let mut s = position(&game, &[(1, 11), (6, 2), (8, 1), (9, 1)], HEAP);
    throw(&game, &mut s, 4, 3);
    act(&game, &mut s, "touch 6");
    assert_eq!(game.moves(&s, Seat(0)).len(), Some(4));
    assert_eq!(refused(&game, &s, "1-4 1-5"), "touch-move");
}

#[test]
fn where_the_table_leaves_a_choice_a_last_man_marked_off_goes_off() {
    // Of six and three either could be played, not both: the six takes the last man off.
    let game = rules(&[("single_number", json!("free"))]);
    let mut s = position(&game, &[(20, 1), (25, 14)], &[(24, 15)]);
    throw(&game, &mut s, 6, 3);
    assert_eq!((s.score.points, game.moves(&s, Seat(0)).len()), ([4, 0], Some(1)));
    act(&game, &mut s, "20-off");
    assert_eq!(s.men, [Men::HEAP; 2]);
    let game = rules(&[("exact_exit", json!("free"))]);
    let mut s = position(&game, &[(23, 1), (24, 1), (25, 13)], &[(24, 15)]);
    throw(&game, &mut s, 2, 1);
    assert_eq!(s.score.points, [4, 0]);
    assert_eq!(game.moves(&s, Seat(0)).len(), Some(1));
}

#[test]
fn hits_are_told_with_the_man_and_the_numbers() {
    let game = rules(&[]);
    let mut s = position(&game, &[(1, 11), (7, 1), (10, 1), (12, 2)], &[(1, 14), (10, 1)]);
    let mut log = Log::default();
    game.reveal(&mut s, &Outcome::Throw(Dice::new(3, 5).expect("dice")), &mut log);
    let speech = Speech::new(Lang::En, [Trictrac::book()]);
    let told = log.events.iter().filter_map(Event::text);
    let told: Vec<String> = told.map(|text| speech.say(text, &["Anna".to_owned()])).collect();
    let hit = "Anna hits the man on 15 with the 5, with the 3 and with both numbers together.";
    assert_eq!(told, ["Anna throws 5 and 3.", hit]);
}

#[test]
fn the_men_of_the_last_play_are_shown_until_the_next() {
    let game = rules(&[]);
    let mut s = position(&game, HEAP, HEAP);
    let last = |s: &State| match game.scene(s).board {
        Board::Tables(board) => board,
        other => panic!("{other:?}"),
    };
    assert!(last(&s).last.is_empty());
    throw(&game, &mut s, 6, 4);
    act(&game, &mut s, "1-7 1-5");
    assert_eq!((last(&s).last, last(&s).arrived(7), last(&s).arrived(1)), (vec![(1, 7), (1, 5)], 1, 0));
    throw(&game, &mut s, 5, 2);
    // Both numbers with one man: he has arrived only where he stays.
    act(&game, &mut s, "24-19-17");
    assert_eq!((last(&s).last, last(&s).arrived(17), last(&s).arrived(19)), (vec![(24, 17)], 1, 0));
}
