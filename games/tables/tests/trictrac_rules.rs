//! The course of a match and the laws that refusals cite.

mod at_table;

use at_table::{AtTable, Counts, HEAP, dice, rules};
use serde_json::{Value, json};
use spadille_core::scene::{Board, TablesBoard};
use spadille_core::{Event, Game as _, Lang, Log, PerSeat, Seat, Space as _, Speech, Table as _, Turn};
use spadille_tables::Men;
use spadille_tables::trictrac::tally::Score;
use spadille_tables::trictrac::{Outcome, Trictrac};

const SET_UP: PerSeat<Men, 2> = PerSeat([Men::HEAP; 2]);

fn table(white: Counts, black: Counts, changes: Value) -> AtTable {
    AtTable::new(rules("1773", changes), white, black)
}

#[test]
fn refusals_name_their_law() {
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
        table(white, black, json!({})).run(&format!("throw {a} {b}, refused {law} {play}"));
    }
}

#[test]
fn every_wording_that_leads_to_a_legal_position_is_accepted() {
    let mut t = table(HEAP, HEAP, json!({}));
    t.run("throw 4 2");
    let moves = t.game.moves(&t.s, Seat(0));
    assert!(["1-3-7", "1-5-7", "1-7"].iter().all(|text| moves.contains(&text.parse().expect("a move"))));
    assert_eq!(moves.len(), Some(2));
}

/// White, with two holes almost won, throws six and one: he hits the man on 16.
fn before_a_hole(holes: [u8; 2], points: [u8; 2], changes: Value) -> AtTable {
    table(&[(1, 12), (9, 1), (12, 2)], &[(1, 14), (9, 1)], changes).scored(points, [true, false], holes)
}

#[test]
fn a_hole_won_by_the_own_throw_may_be_left_with() {
    let mut t = before_a_hole([0, 0], [10, 8], json!({}));
    t.run("throw 6 1, phase Choose, holes 2 0, points 0 0, leave, phase Throw, thrower 0");
    assert_eq!((t.s.deal.men, t.s.settings), (SET_UP, 1));
    assert_eq!(t.s.score, Score { holes: PerSeat([2, 0]), ..Score::default() });
}

#[test]
fn a_hole_given_by_the_enemy_may_not() {
    // White's spare men are shut in: the six cannot be played and gives Black two points.
    let white = &[(7, 5), (8, 2), (9, 2), (10, 2), (11, 2), (12, 2)];
    let mut t = table(white, &[(1, 13), (12, 2)], json!({})).scored([0, 10], [false; 2], [0; 2]);
    t.run("throw 6 3");
    assert_eq!(t.s.deal.given, 2);
    // The four for holding are wiped out.
    t.run("7-10, phase Throw, thrower 1, holes 0 1, points 0 0");
}

#[test]
fn the_tour_ends_at_twelve_holes_and_pays() {
    let mut t = before_a_hole([11, 0], [10, 0], json!({"tour_bredouille": "double", "stake": 5, "tours": 2}));
    let mut log = Log::default();
    t.reveal(Outcome::Throw(dice(6, 1)), &mut log);
    assert_eq!(t.s.ledger.balance(Seat(0)), 10);
    let laws: Vec<_> = log.entries().map(|e| e.law.0).collect();
    assert_eq!(laws, ["tour-stake", "tour-bredouille"]);
    t.run("phase Draw");
    assert_eq!(t.s.tours, 1, "the lead of the second Tour is drawn");
}

/// The lead is to be drawn.
fn opening(changes: Value) -> AtTable {
    let mut t = table(HEAP, HEAP, changes);
    t.s = t.game.open();
    t
}

#[test]
fn the_drawn_numbers_may_be_the_first_throw() {
    let mut t = opening(json!({"opening_throw": "drawn"}));
    assert!(t.game.admits(&t.s, &Outcome::Lead(dice(3, 3))).is_err(), "a tie is thrown again");
    t.reveal(Outcome::Lead(dice(2, 5)), &mut ());
    assert_eq!(t.s.deal.throws.0, [0, 1]);
    t.run("thrower 1, phase Play, 24-22 24-19, thrower 0");
}

#[test]
fn the_last_man_off_scores_and_both_set_up_afresh() {
    let mut t = table(&[(24, 2), (25, 13)], &[(19, 5), (20, 10)], json!({})).scored([4, 6], [false; 2], [0; 2]);
    t.run("throw 3 3, points 10 6, 24-off 24-off, thrower 0, points 10 6");
    assert_eq!(t.s.deal.men, SET_UP);
}

#[test]
fn by_consent_only_the_last_throw_is_made() {
    let shortcut = json!({"last_throw_shortcut": "on"});
    let mut t = table(&[(23, 1), (24, 3), (25, 11)], &[(20, 2), (22, 8), (25, 5)], shortcut);
    t.s.thrower = Seat(1);
    // Black throws once more; then it is beyond doubt that White will finish first.
    t.run("throw 2 1, first, phase Offer, offer, agree, throw 4 4, points 6 0, thrower 0");
    assert_eq!(t.s.deal.men, SET_UP);
}

#[test]
fn disturbed_dice_are_thrown_again_or_set_by_the_other() {
    let mut t = opening(json!({"dice_disturb": "allowed"}));
    t.reveal(Outcome::Lead(dice(5, 2)), &mut ());
    t.run("phase Rolling, disturb");
    t.reveal(Outcome::Stopped, &mut ());
    assert!(t.game.turn(&t.s) == Turn::Chance && t.game.admits(&t.s, &Outcome::Stopped).is_err());
    let mut t = opening(json!({"dice_disturb": "forbidden_with_penalty"}));
    t.reveal(Outcome::Lead(dice(5, 2)), &mut ());
    t.run("disturb");
    assert_eq!((t.game.turn(&t.s), t.game.moves(&t.s, Seat(0)).len()), (Turn::of(Seat(0)), Some(21)));
    t.run("set 6 6");
    assert_eq!(t.s.deal.dice, Some(dice(6, 6)));
}

#[test]
fn a_touched_man_must_be_played() {
    let mut t = table(&[(1, 11), (6, 2), (8, 1), (9, 1)], HEAP, json!({"touch_move": "on"}));
    t.run("throw 4 3, touch 6, refused touch-move 1-4 1-5");
    assert_eq!(t.game.moves(&t.s, Seat(0)).len(), Some(4));
}

#[test]
fn where_the_table_leaves_a_choice_a_last_man_marked_off_goes_off() {
    // Of six and three either could be played, not both: the six takes the last man off.
    let mut t = table(&[(20, 1), (25, 14)], &[(24, 15)], json!({"single_number": "free"}));
    t.run("throw 6 3, points 4 0");
    assert_eq!(t.game.moves(&t.s, Seat(0)).len(), Some(1));
    t.run("20-off");
    assert_eq!(t.s.deal.men, SET_UP);
    let mut t = table(&[(23, 1), (24, 1), (25, 13)], &[(24, 15)], json!({"exact_exit": "free"}));
    t.run("throw 2 1, points 4 0");
    assert_eq!(t.game.moves(&t.s, Seat(0)).len(), Some(1));
}

#[test]
fn hits_are_told_with_the_man_and_the_numbers() {
    let mut t = table(&[(1, 11), (7, 1), (10, 1), (12, 2)], &[(1, 14), (10, 1)], json!({}));
    let mut log = Log::default();
    t.reveal(Outcome::Throw(dice(3, 5)), &mut log);
    let speech = Speech::new(Lang::En, [Trictrac::book()]);
    let told = log.events.iter().filter_map(Event::text);
    let told: Vec<String> = told.map(|text| speech.say(text, &["Anna".to_owned()])).collect();
    let hit = "Anna hits the man on 15 with the 5, with the 3 and with both numbers together.";
    assert_eq!(told, ["Anna throws 5 and 3.", hit]);
}

#[test]
fn the_men_of_the_last_play_are_shown_until_the_next() {
    let board = |t: &AtTable| -> TablesBoard {
        match t.game.scene(&t.s).board {
            Board::Tables(board) => board,
            other => panic!("{other:?}"),
        }
    };
    let mut t = table(HEAP, HEAP, json!({}));
    assert!(board(&t).last.is_empty());
    t.run("throw 6 4, 1-7 1-5");
    let shown = board(&t);
    assert_eq!((shown.arrived(7), shown.arrived(1), shown.last), (1, 0, vec![(1, 7), (1, 5)]));
    // Both numbers with one man: he has arrived only where he stays.
    t.run("throw 5 2, 24-19-17");
    let shown = board(&t);
    assert_eq!((shown.arrived(17), shown.arrived(19), shown.last), (1, 0, vec![(24, 17)]));
}
