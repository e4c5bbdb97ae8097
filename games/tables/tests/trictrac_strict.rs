//! The strict table, as players would try it.

mod at_table;

use at_table::{AtTable, Counts, HEAP, men, rules};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_core::{Game as _, PerSeat, Refusal, Seat, Space as _, Table as _};
use spadille_tables::Men;
use spadille_tables::ground::Jan;
use spadille_tables::trictrac::state::{Marked, Phase, State};
use spadille_tables::trictrac::tally::{Score, TOUR};
use spadille_tables::trictrac::{Move, Word};

fn strict(white: Counts, black: Counts) -> AtTable {
    AtTable::new(rules("strict", json!({})), white, black)
}

/// White has a man seven fields before a single black man and holds the corner: 6-1 hits him in one way, 4-3 in two.
fn before_a_hit() -> AtTable {
    strict(&[(1, 12), (9, 1), (12, 2)], &[(1, 14), (9, 1)])
}

/// White's throw of 5-1 can close his great Jan in two ways.
fn before_closing() -> AtTable {
    strict(&[(1, 2), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3), (11, 1), (12, 2)], &[(1, 13), (12, 2)])
}

/// White's points, whether his run is open, and Black's points and run, before the throw; then what is played.
#[test]
fn marking_judging_and_schools() {
    const NONE: (u8, bool) = (0, false);
    let cases = [
        (
            "what is forgotten the enemy may mark",
            [NONE, NONE],
            "throw 6 1, due 2, first, school 2, mark 0, points 0 2, thrower 1",
        ),
        (
            "too little may be completed before a man is touched: the four and the seven",
            [NONE, NONE],
            "throw 4 3, due 4, mark 2, mark 2, first, pass, mark 0, points 4 0",
        ),
        (
            "too much is pushed back; of a school of four six are claimed, and White marks the two claimed unjustly",
            [NONE, NONE],
            "throw 6 1, mark 6, first, school 6, mark 0, points 4 4",
        ),
        (
            "who is pushed back below the hole cannot leave, and the marking has been judged already",
            [(8, false), NONE],
            "throw 6 1, mark 4, holes 1 0, leave, compel, phase Play, holes 0 0, points 10 0, first, phase MarkGiven",
        ),
        ("one counter wins one hole", [NONE, (4, false)], "throw 6 1, mark-one 12, holes 1 0, points 0 0"),
        (
            "an unpegged hole is lost with the next throw",
            [(10, true), NONE],
            "throw 6 1, mark 2, peg 1, stay, first, pass, mark 0, throw-on, throw 2 1, holes 1 0",
        ),
        (
            "points left standing after a hole are a school",
            [(10, false), NONE],
            "throw 6 1, mark 2, stay-uncleared, points 10 0, first, school 10, mark 0, holes 1 0, points 0 10",
        ),
        (
            "who marks the points over twelve may no longer leave",
            [(10, false), NONE],
            "throw 4 3, mark 2, mark 2, holes 1 0, points 2 0, refused rest-marked leave, first",
        ),
        ("before he has marked them he may", [(10, false), NONE], "throw 4 3, mark 2, leave"),
        (
            "a hole that was not won cannot be pegged",
            [(8, false), NONE],
            "throw 6 1, mark 4, peg 0, stay, first, compel, points 10 0, unpegged 0 0",
        ),
        (
            "a hole given and forgotten is pegged before the own throw",
            [NONE, (10, true)],
            "throw 6 1, first, pass, mark 2, peg 1, mark 0, pass, phase LastPegs, thrower 1, holes 0 1, \
             peg-rest, phase Throw, holes 0 2",
        ),
        ("what is let pass stands, four too many", [NONE, NONE], "throw 6 1, mark 6, first, pass, points 6 0"),
        (
            "a school is marked whole, though only two of four are claimed",
            [NONE, NONE],
            "throw 6 1, mark 6, first, school 2, mark 0, points 2 4",
        ),
        (
            "a hole won by a school gives no right to leave: Black throws, and nothing is asked",
            [NONE, (10, true)],
            "throw 6 1, first, school 2, mark 0, holes 0 2, phase Throw, thrower 1",
        ),
    ];
    for (what, [white, black], script) in cases {
        println!("{what}");
        before_a_hit().scored([white.0, black.0], [white.1, black.1], [0; 2]).run(script);
    }
}

#[test]
fn who_leaves_gives_up_the_points_over_twelve_and_is_not_schooled_for_them() {
    let mut t = before_a_hit().scored([10, 0], [false; 2], [0; 2]);
    t.run("throw 4 3, due 4, mark 2, leave");
    let advised = t.game.advise(&t.s, Seat(1)).expect("advice").choice;
    assert_eq!(advised, Move::Say(Word::Pass), "nothing is wrong");
    t.run("pass, holes 1 0, points 0 0");
}

#[test]
fn nobody_is_compelled_to_mark_his_own_throw_to_a_hole() {
    let mut t = before_a_hit().scored([10, 0], [false; 2], [0; 2]);
    t.run("throw 4 3, first, phase JudgeOwn");
    let advised = |t: &AtTable| t.game.advise(&t.s, t.awaited()).expect("advice").choice.to_string();
    assert_eq!(advised(&t), "school 4");
    // But one who overlooks what the other's throw gave him is, for he cannot leave (maxim 9).
    t.s.phase = Phase::JudgeGiven;
    let before = Score { points: PerSeat([0, 10]), ..t.s.score };
    t.s.deal.sheet.given = Marked { before, due: 2, ..Marked::default() };
    assert_eq!(advised(&t), "compel");
}

#[test]
fn a_searcher_thinks_of_plays_and_marks_by_the_book() {
    let mut t = before_a_hit();
    let candidates = |t: &AtTable| {
        let moves = t.game.moves(&t.s, t.awaited());
        t.game.candidates(&t.s, t.awaited(), &moves, &mut ChaCha8Rng::seed_from_u64(1))
    };
    let said = |t: &AtTable| candidates(t).iter().map(Move::to_string).collect::<Vec<_>>();
    t.run("throw 6 1");
    assert_eq!(said(&t), ["mark 2"]);
    t.run("mark 2");
    assert!(candidates(&t).iter().all(|m| matches!(m, Move::Play(_))));
    t.run("first");
    assert_eq!(said(&t), ["pass"]);
}

#[test]
fn a_tour_marked_wrongly_is_not_won() {
    let mut t = before_a_hit().scored([0; 2], [false; 2], [TOUR - 1, 0]);
    // The marking has been judged when he plays.
    t.run("throw 6 1, mark 12, phase JudgeOwn, compel, phase Play, holes 11 0, points 2 0, first, phase MarkGiven");
}

#[test]
fn who_marks_for_closing_and_does_not_close_is_in_the_enemys_hands() {
    let mut touched = before_closing();
    touched.run("throw 5 1, due 8, mark 8, touch 7, phase MissedClose");
    // Closing may be demanded, and is a school all the same.
    let mut closed = touched.clone();
    touched.run("demand-touched, first, school 8, mark 0, points 0 8");
    closed.run("demand-close, first");
    assert!(Jan::Great.is_full(closed.s.deal.men[Seat(0)]));
    closed.run("school 8, mark 0, points 0 8");
    let set_wrongly = "throw 5 1, mark 8, touch 6, misset 6-10, 1-2, let-stand, school 8, mark 0, points 0 8";
    before_closing().run(set_wrongly);
}

/// White wins two holes with 6-1 and pegs one of them, then plays.
fn one_hole_forgotten() -> AtTable {
    let mut t = before_a_hit().scored([10, 0], [true, false], [0; 2]);
    t.run("throw 6 1, mark 2, peg 1, stay, first, phase JudgeOwn, holes 1 0, unpegged 1 0");
    t
}

#[test]
fn a_forgotten_hole_may_be_pegged_until_the_next_throw() {
    // While Black judges, while he marks, and while he has the dice in his cup.
    for before in ["", "black pass, ", "black pass, black mark 0, "] {
        one_hole_forgotten().run(&format!("{before}white peg-rest, holes 2 0, unpegged 0 0"));
    }
    let mut t = one_hole_forgotten();
    t.run("pass, mark 0, phase LastPegs");
    assert_eq!(t.awaited(), Seat(1));
    t.run("throw-on, holes 1 0, phase Throw");
    let peg_rest = Move::Say(Word::PegRest);
    assert_eq!(t.game.check(&t.s, Seat(0), peg_rest), Err(Refusal::not_your_turn()), "the dice are thrown");
    t.run("throw 2 1");
    assert!(t.game.check(&t.s, Seat(1), peg_rest).is_err());
}

#[test]
fn a_forgotten_hole_is_kept_and_counts() {
    // Though the other's marking is pushed back.
    one_hole_forgotten().run("pass, mark 4, mark 0, white peg-rest, compel, holes 2 0, points 0 0, phase Throw");
    // It may win the Tour.
    let mut t = one_hole_forgotten();
    t.s.score.holes[Seat(0)] = TOUR - 1;
    t.run("pass, white peg-rest, phase Over");
}

#[test]
fn who_leaves_may_peg_before_he_throws() {
    let with_holes = |holes: u8| before_a_hit().scored([10, 0], [true, false], [holes, 0]);
    with_holes(10).run("throw 6 1, mark 2, phase JudgeOwn");
    let mut t = with_holes(9);
    t.run("throw 6 1, mark 2, peg 0, leave, pass, phase LastPegs, holes 9 0");
    assert_eq!(t.s.deal.men, PerSeat([Men::HEAP; 2]));
    t.run("peg-rest, phase Throw, holes 11 0");
}

#[test]
fn men_set_wrongly_stand_or_one_man_gives_both_numbers() {
    let own = |t: &AtTable| t.s.deal.men[Seat(0)];
    for binds in [true, false] {
        let game = rules("strict", json!({"touch_move": if binds { "on" } else { "off" }}));
        // White holds the corner and has thrown 6-5: he sets a four for the five, and then the six.
        let mut t = AtTable::new(game, &[(1, 9), (7, 2), (8, 2), (12, 2)], HEAP);
        t.run("throw 6 5");
        if binds {
            // He has touched nobody, then another.
            t.run("refused none misset 8-12, touch 8, refused none misset 7-11");
        }
        t.run("misset 8-12, phase Play, 1-7, phase SetWrongly");
        let mut stands = t.clone();
        stands.run("let-stand, phase JudgeOwn");
        assert_eq!(own(&stands), men(&[(1, 8), (7, 3), (8, 1), (12, 3)]));
        // Two men are refused, and he who has touched his men marks no more.
        t.run("demand-one-man, phase Play, refused wrong-play 1-7 1-6, refused none mark 2, 1-7-12, phase JudgeOwn");
        assert_eq!(own(&t), men(&[(1, 8), (7, 2), (8, 2), (12, 3)]));
    }
}

#[test]
fn where_no_man_can_give_both_numbers_the_men_stand() {
    let mut t = strict(HEAP, HEAP);
    // The enemy's corner is in the way.
    t.run("throw 6 6, touch 1, misset 1-6, 1-7, refused wrong-play demand-one-man, let-stand");
    assert_eq!(t.s.deal.men[Seat(0)].on(6), 1);
}

#[test]
fn nobody_is_set_wrongly_into_a_forbidden_board_or_alone_into_a_corner() {
    let mut t = strict(&[(1, 10), (9, 2), (10, 3)], HEAP);
    t.run("throw 6 1, touch 10");
    let wrong = |s: &State| t.game.moves(s, Seat(0)).iter().filter(|m| matches!(m, Move::Misset(_))).count();
    assert_eq!(wrong(&t.s), 0, "11 is thrown, 12 and 13 are corners, beyond them Black can make his Jan");
}
