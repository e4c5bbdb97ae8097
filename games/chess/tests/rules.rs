//! The course of a match, as players would try it.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_chess::{Chess, Move};
use spadille_core::story::{Story, tell};
use spadille_core::{Game as _, Seat, Space as _, Table as _, Turn};

#[test]
fn matches_go_as_they_are_told() {
    tell::<Chess>(include_str!("chess.story"));
}

/// Seat 0 has White.
const BEGUN: &str = r#"chance {"white": 0, "first": "white"}"#;

fn set_up(options: &Value, fen: &str) -> Story<Chess> {
    Story::new("1782", options).goes(BEGUN).goes(&format!("given position {fen}"))
}

#[test]
fn check_is_called_before_mate_is_paid() {
    let mut story = Story::<Chess>::new("1782", &json!({"stake": 12})).goes(BEGUN);
    story.log.events.clear();
    let story = story.goes(r#"f2f3, e7e5, g2g4, d8h4; pays -12 12; over; is ended {"mate": "white"}"#);
    assert_eq!(story.laws().collect::<Vec<_>>(), ["call-check", "mate", "mate"]);
}

#[test]
fn every_refusal_has_a_reason_and_every_move_a_name() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    ] {
        let Story { game, state: s, .. } = set_up(&json!({"castling": "literal"}), fen);
        let moves = game.moves(&s, s.mover());
        let squares = || ('a'..='h').flat_map(|f| ('1'..='8').map(move |r| format!("{f}{r}")));
        for (from, to, rank) in squares()
            .flat_map(|from| squares().flat_map(move |to| ["", "q", "n"].map(|rank| (from.clone(), to.clone(), rank))))
        {
            let m: Move = format!("{from}{to}{rank}").parse().unwrap();
            assert_eq!(game.check(&s, s.mover(), m).is_ok(), moves.contains(&m), "{m}");
            let _ = game.describe(&s, m);
        }
        assert_eq!(moves.iter().count() as u64, moves.len().unwrap());
        let all: Vec<Move> = (0..moves.len().unwrap()).filter_map(|n| moves.nth(n)).collect();
        assert_eq!(all, moves.iter().collect::<Vec<_>>());
    }
}

#[test]
fn the_book_player_brings_out_knights_and_walks_into_no_mate() {
    let advised = |fen: &str| {
        let Story { game, state, .. } = set_up(&json!({}), fen);
        let advice = game.advise(&state, state.mover()).unwrap();
        (advice.choice.to_string(), advice.reasons.iter().find_map(|reason| reason.maxim))
    };
    let first = advised("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(["b1c3", "g1f3"].contains(&first.0.as_str()) && first.1 == Some("A1"), "{first:?}");
    // Two knights cannot mate a king.
    assert_eq!(advised("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1").1, Some("A6"));
    assert_ne!(advised("rnbqkbnr/pppp1ppp/8/4p3/6P1/8/PPPPPP1P/RNBQKBNR w KQkq - 0 2").0, "f2f3");
}

#[test]
fn the_book_player_beats_a_random_one() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for round in 0..4u8 {
        let Story { game, state: mut s, .. } = Story::<Chess>::new("1782", &json!({})).goes(BEGUN);
        let book = Seat(round % 2);
        while let Turn::Seats { awaited, .. } = game.turn(&s) {
            let seat = awaited.first().unwrap();
            let m = match game.advise(&s, seat).filter(|_| seat == book) {
                Some(advice) => advice.choice,
                None => game.moves(&s, seat).sample(&mut rng).unwrap(),
            };
            game.play(&mut s, seat, m, &mut ());
        }
        assert!(s.ledger.balance(book) > 0, "round {round}: {:?} after {} moves", s.ended, s.game.made);
    }
}

#[test]
fn a_better_position_stands_better() {
    let Story { game, state: s, .. } = set_up(&json!({"stake": 10}), "4k3/8/8/8/8/8/PPPP4/3QK3 w - - 0 1");
    let (white, black) = (game.standing(&s, Seat(0)), game.standing(&s, Seat(1)));
    assert!(white > 9.0 && white <= 10.0 && (white + black).abs() < 1e-9);
}
