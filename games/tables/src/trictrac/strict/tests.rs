//! The strict table, as players would try it.

use super::super::moves::Move;
use super::super::rules::Trictrac;
use super::super::state::{Phase, State};
use super::super::tally::Score;
use crate::board::Men;
use crate::trictrac::rules::Outcome;
use crate::trictrac::tally::TOUR;
use spadille_core::{Dice, Game as _, Options as _, Seat};

fn strict() -> Trictrac {
    let options = crate::trictrac::TrictracOptions::preset("strict").expect("the preset");
    Trictrac::new(options).expect("rules")
}

/// White has a man seven fields before a single black man and holds the corner: 6-1 hits him in one way.
fn before_a_hit(game: &Trictrac) -> State {
    let white = Men::placed([(1, 12), (9, 1), (12, 2)]).expect("fifteen");
    let black = Men::placed([(1, 14), (9, 1)]).expect("fifteen");
    State { phase: Phase::Throw, men: [white, black], ..game.open() }
}

fn throw(game: &Trictrac, s: &mut State, a: u8, b: u8) {
    game.reveal(s, &Outcome::Throw(Dice::new(a, b).expect("dice")), &mut ());
}

fn act(game: &Trictrac, s: &mut State, text: &str) {
    let seat = game.turn(s).awaited().first().expect("somebody is awaited");
    let m: Move = text.parse().expect("a move");
    if let Err(refusal) = game.check(s, seat, m) {
        panic!("{text}: {refusal} in {:?}", s.phase);
    }
    game.play(s, seat, m, &mut ());
}

fn play_first(game: &Trictrac, s: &mut State) {
    let plays = game.plays(s);
    let way = plays.way(0).expect("a play");
    act(game, s, &plays.written(way).to_string());
}

#[test]
fn what_is_forgotten_the_enemy_may_mark() {
    let game = strict();
    let mut s = before_a_hit(&game);
    throw(&game, &mut s, 6, 1);
    assert_eq!(s.sheet.own.due, 2);
    play_first(&game, &mut s);
    act(&game, &mut s, "school 2");
    act(&game, &mut s, "mark 0");
    assert_eq!((s.score.points, s.thrower), ([0, 2], Seat(1)));
}

#[test]
fn too_little_may_be_completed_before_a_man_is_touched() {
    let game = strict();
    let mut s = before_a_hit(&game);
    throw(&game, &mut s, 4, 3);
    assert_eq!(s.sheet.own.due, 2 + 2, "the four and the seven");
    act(&game, &mut s, "mark 2");
    act(&game, &mut s, "mark 2");
    play_first(&game, &mut s);
    act(&game, &mut s, "pass");
    act(&game, &mut s, "mark 0");
    assert_eq!(s.score.points, [4, 0]);
}

#[test]
fn too_much_is_pushed_back_and_a_false_school_marked_by_the_other() {
    let game = strict();
    let mut s = before_a_hit(&game);
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 6");
    play_first(&game, &mut s);
    // The school is four; six are claimed, so White marks the two claimed unjustly.
    act(&game, &mut s, "school 6");
    act(&game, &mut s, "mark 0");
    assert_eq!(s.score.points, [2 + 2, 4]);
}

#[test]
fn who_is_pushed_back_below_the_hole_cannot_leave() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score.points[0] = 8;
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 4");
    assert_eq!(s.score.holes, [1, 0]);
    act(&game, &mut s, "leave");
    act(&game, &mut s, "compel");
    assert_eq!((s.phase, s.score.holes, s.score.points), (Phase::Play, [0, 0], [10, 0]));
    play_first(&game, &mut s);
    assert_eq!(s.phase, Phase::MarkGiven, "the marking has been judged already");
}

#[test]
fn one_counter_wins_one_hole_and_an_unpegged_hole_is_lost() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score.points[1] = 4;
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark-one 12");
    assert_eq!((s.score.holes, s.score.points), ([1, 0], [0, 0]));
    let mut s = before_a_hit(&game);
    s.score = Score { points: [10, 0], open: [true, false], holes: [0, 0] };
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 2");
    act(&game, &mut s, "peg 1");
    act(&game, &mut s, "stay");
    play_first(&game, &mut s);
    act(&game, &mut s, "pass");
    act(&game, &mut s, "mark 0");
    throw(&game, &mut s, 2, 1);
    assert_eq!(s.score.holes, [1, 0]);
}

#[test]
fn points_left_standing_after_a_hole_are_a_school() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score.points[0] = 10;
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 2");
    act(&game, &mut s, "stay-uncleared");
    assert_eq!(s.score.points, [10, 0]);
    play_first(&game, &mut s);
    act(&game, &mut s, "school 10");
    act(&game, &mut s, "mark 0");
    assert_eq!((s.score.holes, s.score.points), ([1, 0], [0, 10]));
}

#[test]
fn a_tour_marked_wrongly_is_not_won() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score.holes[0] = TOUR - 1;
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 12");
    assert_eq!(s.phase, Phase::JudgeOwn);
    act(&game, &mut s, "compel");
    assert_eq!((s.phase, s.score.holes[0], s.score.points[0]), (Phase::MarkGiven, TOUR - 1, 2));
}

#[test]
fn who_marks_for_closing_and_touches_another_man_is_in_the_enemys_hands() {
    let game = strict();
    let white = Men::placed([(1, 2), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3), (11, 1), (12, 2)]).expect("fifteen");
    let black = Men::placed([(1, 13), (12, 2)]).expect("fifteen");
    let mut s = State { phase: Phase::Throw, men: [white, black], ..game.open() };
    throw(&game, &mut s, 5, 1);
    assert_eq!(s.sheet.own.due, 8);
    act(&game, &mut s, "mark 8");
    act(&game, &mut s, "touch 7");
    assert_eq!(s.phase, Phase::MissedClose);
    act(&game, &mut s, "demand-touched");
    play_first(&game, &mut s);
    act(&game, &mut s, "school 8");
    act(&game, &mut s, "mark 0");
    assert_eq!(s.score.points, [0, 8]);
}

#[test]
fn who_marks_the_points_over_twelve_may_no_longer_leave() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score.points[0] = 10;
    throw(&game, &mut s, 4, 3);
    act(&game, &mut s, "mark 2");
    let mut leaves = s.clone();
    act(&game, &mut leaves, "leave");
    act(&game, &mut s, "mark 2");
    assert_eq!((s.score.holes, s.score.points), ([1, 0], [2, 0]));
    let refusal = game.check(&s, Seat(0), Move::Leave).expect_err("too late");
    assert_eq!(refusal.law.map(|law| law.0), Some("rest-marked"));
    play_first(&game, &mut s);
}
