//! The strict table, as players would try it.

use super::super::ground::Jan;
use super::super::moves::Move;
use super::super::rules::Trictrac;
use super::super::state::{Marked, Phase, State};
use super::super::tally::Score;
use crate::board::Men;
use crate::trictrac::rules::Outcome;
use crate::trictrac::tally::TOUR;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::{Dice, Game as _, Options as _, Seat, Space as _, Table as _};

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
fn who_leaves_gives_up_the_points_over_twelve_and_is_not_schooled_for_them() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score.points[0] = 10;
    throw(&game, &mut s, 4, 3);
    assert_eq!(s.sheet.own.due, 4);
    act(&game, &mut s, "mark 2");
    act(&game, &mut s, "leave");
    let advised = game.book_advice(&s, Seat(1)).expect("advice").choice;
    assert_eq!(advised, Move::Pass, "nothing is wrong");
    act(&game, &mut s, "pass");
    assert_eq!((s.score.holes, s.score.points), ([1, 0], [0, 0]));
}

#[test]
fn nobody_is_compelled_to_mark_his_own_throw_to_a_hole() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score.points[0] = 10;
    throw(&game, &mut s, 4, 3);
    play_first(&game, &mut s);
    let advised = |s: &State| game.book_advice(s, game.turn(s).awaited().first().expect("somebody")).expect("advice");
    assert_eq!((s.phase, advised(&s).choice), (Phase::JudgeOwn, Move::School(4)));
    // But one who overlooks what the other's throw gave him is, for he cannot leave (maxim 9).
    s.phase = Phase::JudgeGiven;
    s.sheet.given = Marked { before: Score { points: [0, 10], ..s.score }, due: 2, ..Marked::default() };
    assert_eq!(advised(&s).choice, Move::Compel);
}

#[test]
fn a_searcher_thinks_of_plays_and_marks_by_the_book() {
    let game = strict();
    let mut s = before_a_hit(&game);
    throw(&game, &mut s, 6, 1);
    let candidates = |s: &State, seat: u8| {
        let moves = game.moves(s, Seat(seat));
        game.candidates(s, Seat(seat), &moves, &mut ChaCha8Rng::seed_from_u64(1))
    };
    assert_eq!(candidates(&s, 0), [Move::Mark(2)]);
    act(&game, &mut s, "mark 2");
    assert!(candidates(&s, 0).iter().all(|m| matches!(m, Move::Play(_))));
    play_first(&game, &mut s);
    assert_eq!(candidates(&s, 1), [Move::Pass]);
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
    act(&game, &mut s, "throw-on");
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
    assert_eq!((s.phase, s.score.holes[0], s.score.points[0]), (Phase::Play, TOUR - 1, 2));
    play_first(&game, &mut s);
    assert_eq!(s.phase, Phase::MarkGiven, "the marking has been judged already");
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

/// White wins two holes with 6-1 and pegs one of them, then plays.
fn one_hole_forgotten(game: &Trictrac) -> State {
    let mut s = before_a_hit(game);
    s.score = Score { points: [10, 0], open: [true, false], holes: [0, 0] };
    throw(game, &mut s, 6, 1);
    act(game, &mut s, "mark 2");
    act(game, &mut s, "peg 1");
    act(game, &mut s, "stay");
    play_first(game, &mut s);
    assert_eq!((s.phase, s.score.holes, s.unpegged), (Phase::JudgeOwn, [1, 0], [1, 0]));
    s
}

#[test]
fn a_forgotten_hole_may_be_pegged_until_the_next_throw() {
    let game = strict();
    let mut s = one_hole_forgotten(&game);
    // While Black judges, while he marks, and while he has the dice in his cup.
    for words in [&["peg-rest"][..], &["pass", "peg-rest"], &["pass", "mark 0", "peg-rest"]] {
        let mut s = s.clone();
        for word in words {
            let seat = Seat(u8::from(*word != "peg-rest"));
            game.play(&mut s, seat, word.parse().expect("a move"), &mut ());
        }
        assert_eq!((s.score.holes, s.unpegged), ([2, 0], [0, 0]), "{words:?}");
    }
    act(&game, &mut s, "pass");
    act(&game, &mut s, "mark 0");
    assert_eq!((s.phase, game.turn(&s).awaited().first()), (Phase::LastPegs, Some(Seat(1))));
    act(&game, &mut s, "throw-on");
    let refusal = game.check(&s, Seat(0), Move::PegRest).expect_err("the dice are thrown");
    assert_eq!((s.score.holes, s.phase), ([1, 0], Phase::Throw));
    assert_eq!(refusal, spadille_core::Refusal::not_your_turn());
    throw(&game, &mut s, 2, 1);
    assert!(game.check(&s, Seat(1), Move::PegRest).is_err());
}

#[test]
fn a_forgotten_hole_is_kept_though_the_other_marking_is_pushed_back() {
    let game = strict();
    let mut s = one_hole_forgotten(&game);
    act(&game, &mut s, "pass");
    act(&game, &mut s, "mark 4");
    act(&game, &mut s, "mark 0");
    game.play(&mut s, Seat(0), Move::PegRest, &mut ());
    act(&game, &mut s, "compel");
    assert_eq!((s.score.holes, s.score.points, s.phase), ([2, 0], [0, 0], Phase::Throw));
}

#[test]
fn a_hole_that_was_not_won_cannot_be_pegged() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score.points[0] = 8;
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 4");
    act(&game, &mut s, "peg 0");
    act(&game, &mut s, "stay");
    play_first(&game, &mut s);
    act(&game, &mut s, "compel");
    assert_eq!((s.score.points, s.unpegged), ([10, 0], [0, 0]));
}

#[test]
fn who_leaves_may_peg_before_he_throws() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score = Score { points: [10, 0], open: [true, false], holes: [10, 0] };
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 2");
    assert_eq!(s.phase, Phase::JudgeOwn, "twelve holes");
    let mut s = before_a_hit(&game);
    s.score = Score { points: [10, 0], open: [true, false], holes: [9, 0] };
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 2");
    act(&game, &mut s, "peg 0");
    act(&game, &mut s, "leave");
    act(&game, &mut s, "pass");
    assert_eq!((s.phase, s.men, s.score.holes), (Phase::LastPegs, [Men::HEAP; 2], [9, 0]));
    act(&game, &mut s, "peg-rest");
    assert_eq!((s.phase, s.score.holes), (Phase::Throw, [11, 0]));
}

#[test]
fn a_forgotten_hole_may_win_the_tour() {
    let game = strict();
    let mut s = one_hole_forgotten(&game);
    s.score.holes[0] = TOUR - 1;
    act(&game, &mut s, "pass");
    game.play(&mut s, Seat(0), Move::PegRest, &mut ());
    assert_eq!(s.phase, Phase::Over);
}

/// White holds the corner and has thrown 6-5: he sets a four for the five, and then the six.
fn a_man_set_wrongly(game: &Trictrac) -> State {
    let white = Men::placed([(1, 9), (7, 2), (8, 2), (12, 2)]).expect("fifteen");
    let mut s = State { phase: Phase::Throw, men: [white, Men::HEAP], ..game.open() };
    throw(game, &mut s, 6, 5);
    if game.options.touch_binds() {
        assert!(game.check(&s, Seat(0), "misset 8-12".parse().expect("a move")).is_err(), "he has touched nobody");
        act(game, &mut s, "touch 8");
        assert!(game.check(&s, Seat(0), "misset 7-11".parse().expect("a move")).is_err(), "he has touched another");
    }
    act(game, &mut s, "misset 8-12");
    assert_eq!(s.phase, Phase::Play);
    act(game, &mut s, "1-7");
    assert_eq!(s.phase, Phase::SetWrongly);
    s
}

#[test]
fn men_set_wrongly_stand_or_one_man_gives_both_numbers() {
    let touch_free = crate::trictrac::TrictracOptions {
        touch_move: crate::trictrac::options::OffOn::Off,
        ..strict().options().clone()
    };
    for game in [strict(), Trictrac::new(touch_free).expect("rules")] {
        let s = a_man_set_wrongly(&game);
        let mut stands = s.clone();
        act(&game, &mut stands, "let-stand");
        let set = Men::placed([(1, 8), (7, 3), (8, 1), (12, 3)]).expect("fifteen");
        assert_eq!((stands.men[0], stands.phase), (set, Phase::JudgeOwn));
        let mut one_man = s.clone();
        act(&game, &mut one_man, "demand-one-man");
        assert_eq!(one_man.phase, Phase::Play);
        let refusal = game.check(&one_man, Seat(0), "1-7 1-6".parse().expect("a move")).expect_err("two men");
        assert_eq!(refusal.law.map(|law| law.0), Some("wrong-play"));
        assert!(game.check(&one_man, Seat(0), Move::Mark(2)).is_err(), "he has touched his men");
        act(&game, &mut one_man, "1-7-12");
        let played = Men::placed([(1, 8), (7, 2), (8, 2), (12, 3)]).expect("fifteen");
        assert_eq!((one_man.men[0], one_man.phase), (played, Phase::JudgeOwn));
    }
}

#[test]
fn where_no_man_can_give_both_numbers_the_men_stand() {
    let game = strict();
    let mut s = State { phase: Phase::Throw, ..game.open() };
    throw(&game, &mut s, 6, 6);
    act(&game, &mut s, "touch 1");
    act(&game, &mut s, "misset 1-6");
    act(&game, &mut s, "1-7");
    let refusal = game.check(&s, Seat(1), Move::DemandOneMan).expect_err("the enemy's corner is in the way");
    assert_eq!(refusal.law.map(|law| law.0), Some("wrong-play"));
    act(&game, &mut s, "let-stand");
    assert_eq!(s.men[0].on(6), 1);
}

#[test]
fn who_marked_for_closing_and_sets_a_man_wrongly_may_be_sent_to_school() {
    let game = strict();
    let white = Men::placed([(1, 2), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3), (11, 1), (12, 2)]).expect("fifteen");
    let black = Men::placed([(1, 13), (12, 2)]).expect("fifteen");
    let mut s = State { phase: Phase::Throw, men: [white, black], ..game.open() };
    throw(&game, &mut s, 5, 1);
    act(&game, &mut s, "mark 8");
    act(&game, &mut s, "touch 6");
    act(&game, &mut s, "misset 6-10");
    act(&game, &mut s, "1-2");
    act(&game, &mut s, "let-stand");
    act(&game, &mut s, "school 8");
    act(&game, &mut s, "mark 0");
    assert_eq!(s.score.points, [0, 8]);
}

#[test]
fn a_hole_given_and_forgotten_is_pegged_before_the_own_throw() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score = Score { points: [0, 10], open: [false, true], holes: [0, 0] };
    throw(&game, &mut s, 6, 1);
    play_first(&game, &mut s);
    act(&game, &mut s, "pass");
    act(&game, &mut s, "mark 2");
    act(&game, &mut s, "peg 1");
    act(&game, &mut s, "mark 0");
    act(&game, &mut s, "pass");
    assert_eq!((s.phase, s.thrower, s.score.holes), (Phase::LastPegs, Seat(1), [0, 1]));
    act(&game, &mut s, "peg-rest");
    assert_eq!((s.phase, s.score.holes), (Phase::Throw, [0, 2]));
}

#[test]
fn what_is_let_pass_stands_and_a_school_is_marked_whole() {
    let game = strict();
    let mut s = before_a_hit(&game);
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "mark 6");
    play_first(&game, &mut s);
    let mut passed = s.clone();
    act(&game, &mut passed, "pass");
    assert_eq!(passed.score.points, [6, 0], "four too many");
    // Only two are claimed of a school of four.
    act(&game, &mut s, "school 2");
    act(&game, &mut s, "mark 0");
    assert_eq!(s.score.points, [2, 4]);
}

#[test]
fn a_hole_won_by_a_school_gives_no_right_to_leave() {
    let game = strict();
    let mut s = before_a_hit(&game);
    s.score = Score { points: [0, 10], open: [false, true], holes: [0, 0] };
    throw(&game, &mut s, 6, 1);
    play_first(&game, &mut s);
    act(&game, &mut s, "school 2");
    act(&game, &mut s, "mark 0");
    assert_eq!(
        (s.score.holes, s.phase, s.thrower),
        ([0, 2], Phase::Throw, Seat(1)),
        "Black throws, and nothing is asked"
    );
}

#[test]
fn closing_that_was_missed_may_be_demanded_and_is_a_school_all_the_same() {
    let game = strict();
    let white = Men::placed([(1, 2), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3), (11, 1), (12, 2)]).expect("fifteen");
    let black = Men::placed([(1, 13), (12, 2)]).expect("fifteen");
    let mut s = State { phase: Phase::Throw, men: [white, black], ..game.open() };
    throw(&game, &mut s, 5, 1);
    act(&game, &mut s, "mark 8");
    act(&game, &mut s, "touch 7");
    act(&game, &mut s, "demand-close");
    play_first(&game, &mut s);
    assert!(Jan::Great.is_full(s.men[0]));
    act(&game, &mut s, "school 8");
    act(&game, &mut s, "mark 0");
    assert_eq!(s.score.points, [0, 8]);
}

#[test]
fn nobody_is_set_wrongly_into_a_forbidden_board_or_alone_into_a_corner() {
    let game = strict();
    let white = Men::placed([(1, 10), (9, 2), (10, 3)]).expect("fifteen");
    let mut s = State { phase: Phase::Throw, men: [white, Men::HEAP], ..game.open() };
    throw(&game, &mut s, 6, 1);
    act(&game, &mut s, "touch 10");
    let wrong: Vec<String> = game.moves(&s, Seat(0)).iter().map(|m| m.to_string()).collect();
    let wrong: Vec<&str> = wrong.iter().filter_map(|m| m.strip_prefix("misset ")).collect();
    assert_eq!(wrong, [""; 0], "11 is thrown, 12 and 13 are corners, beyond them Black can make his Jan");
}
