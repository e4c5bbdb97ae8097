//! The course of a match, as players would try it.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_chess::settle::{Drawn, Ending, Side};
use spadille_chess::state::Phase;
use spadille_chess::{Chess, ChessOptions, Lot, Move, State};
use spadille_core::contract::{Care, random_match};
use spadille_core::{Game as _, Log, Options as _, Seat, Space as _, Table as _, Turn};

/// A table, and everything that was told at it.
#[derive(Clone)]
struct At {
    game: Chess,
    s: State,
    log: Log,
}

impl At {
    fn table(preset: &str, overrides: Value) -> At {
        let options = ChessOptions::from_overrides(Some(preset), overrides.as_object().unwrap()).unwrap();
        let game = Chess::new(options).unwrap();
        At { s: game.open(), game, log: Log::default() }
    }

    /// A match in which seat 0 has White.
    fn begun(overrides: Value) -> At {
        let mut at = At::table("1782", overrides);
        at.game.reveal(&mut at.s, &Lot { white: Seat(0), first: Side::White }, &mut ());
        at
    }

    fn set_up(overrides: Value, fen: &str) -> At {
        let at = At::table("1782", overrides);
        At { s: at.game.set_up(fen.parse().unwrap()), ..at }
    }

    /// Plays moves, each by whoever is awaited.
    fn plays(mut self, moves: &str) -> At {
        for text in moves.split_whitespace() {
            let seat = self.game.turn(&self.s).awaited().first().unwrap_or_else(|| panic!("{text}: nobody is awaited"));
            let m: Move = text.parse().unwrap();
            self.game.check(&self.s, seat, m).unwrap_or_else(|e| panic!("{text}: {e}"));
            self.game.play(&mut self.s, seat, m, &mut self.log);
        }
        self
    }

    fn laws(&self) -> Vec<&str> {
        self.log.events.iter().filter_map(|event| event.law).map(|law| law.0).collect()
    }

    fn paid(&self) -> [i64; 2] {
        [0, 1].map(|seat| self.s.ledger.balance(Seat(seat)))
    }

    fn advises(&self, seat: u8) -> String {
        self.game.advise(&self.s, Seat(seat)).unwrap().choice.to_string()
    }

    /// The law by which a move is refused to the mover.
    fn refused(&self, text: &str) -> Option<&'static str> {
        let refusal = self.game.check(&self.s, self.s.mover(), text.parse().unwrap()).expect_err(text);
        refusal.law.map(|law| law.0)
    }
}

#[test]
fn a_mated_king_pays_the_stake_and_check_is_called() {
    let at = At::begun(json!({"stake": 12})).plays("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(at.laws(), ["call-check", "mate", "mate"]);
    assert_eq!(at.paid(), [-12, 12]);
    assert_eq!((at.game.turn(&at.s), at.s.ended), (Turn::Over, Some(Ending::Mate(Side::White))));
}

#[test]
fn a_smothered_king_pays_half() {
    for (rule, paid) in [("half", 6), ("draw", 0)] {
        let options = json!({"stake": 12, "stalemate": rule});
        let at = At::set_up(options, "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1").plays("f2f7");
        assert_eq!(at.s.ended, Some(Ending::Stalemate(Side::Black)));
        assert_eq!(at.paid(), [paid, -paid]);
        let told = at.s.ended.map(|ended| format!("{:?}", ended.text(at.game.options())));
        assert_eq!(told.is_some_and(|text| text.contains("drawn")), paid == 0);
    }
}

#[test]
fn colours_alternate_and_whoever_resigns_pays() {
    let at = At::begun(json!({"games": 2})).plays("e2e4 resign");
    assert_eq!((at.s.white, at.s.games_done, at.s.phase), (Seat(1), 1, Phase::Move));
    // Now the second seat has White and gives up too.
    assert_eq!((at.paid(), at.s.mover()), ([2, -2], Seat(1)));
    let at = at.plays("resign");
    assert_eq!((at.paid(), at.game.turn(&at.s)), ([4, -4], Turn::Over));
}

#[test]
fn the_lot_may_give_black_the_first_move() {
    let mut at = At::table("1782", json!({"first_move": "lot", "games": 2}));
    let lot = Lot { white: Seat(1), first: Side::Black };
    assert!(at.game.admits(&at.s, &lot).is_ok());
    assert!(at.game.admits(&at.s, &Lot { white: Seat(2), first: Side::White }).is_err());
    let usual = At::table("1782", json!({}));
    assert!(usual.game.admits(&usual.s, &lot).is_err(), "White begins unless the lot decides");
    at.game.reveal(&mut at.s, &lot, &mut ());
    assert_eq!((at.s.mover(), at.s.side()), (Seat(0), Side::Black));
    let At { game, s, .. } = at.plays("e7e5 e2e4 resign");
    // The next game: a lot for the first move, but the colours are settled.
    assert_eq!((game.turn(&s), s.white), (Turn::Chance, Seat(0)));
    assert!(game.admits(&s, &Lot { white: Seat(1), first: Side::White }).is_err());
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    assert!((0..20).all(|_| game.admits(&s, &game.draw(&s, &mut rng)).is_ok()));
}

#[test]
fn a_draw_is_offered_once_before_each_move() {
    let at = At::begun(json!({})).plays("offer-draw decline-draw");
    assert_eq!(at.refused("offer-draw"), Some("draw-agreement"));
    let at = at.plays("e2e4 offer-draw decline-draw e7e5 offer-draw accept-draw");
    assert_eq!((at.s.ended, at.paid()), (Some(Ending::Draw(Drawn::Agreement)), [0, 0]));
    assert_eq!(At::begun(json!({"draws": "none"})).refused("offer-draw"), Some("draw-agreement"));
}

#[test]
fn the_third_repetition_draws_and_the_array_counts() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ";
    let at = At::begun(json!({})).plays(&shuffle.repeat(2));
    assert_eq!(at.s.ended, Some(Ending::Draw(Drawn::Repetition)));
    // A right to castle that is gone makes another position.
    let at = At::set_up(json!({}), "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1");
    let at = at.plays("e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    assert_eq!(at.s.ended, None);
    assert_eq!(at.plays("e1e2 e8e7").s.ended, Some(Ending::Draw(Drawn::Repetition)));
    let at = At::begun(json!({"draws": "none", "longest": 6})).plays(&shuffle.repeat(3));
    assert_eq!((at.s.ended, at.laws()), (Some(Ending::Draw(Drawn::BrokenOff)), vec!["longest"]));
}

#[test]
fn fifty_moves_draw_but_mate_comes_first() {
    for (fen, step, ending) in [
        ("7k/8/6K1/8/8/8/P7/R7 w - - 99 90", "a1b1", Ending::Draw(Drawn::FiftyMoves)),
        ("7k/8/6K1/8/8/8/8/R7 w - - 99 90", "a1a8", Ending::Mate(Side::Black)),
        ("7k/8/8/8/8/8/6p1/7K w - - 3 90", "h1g2", Ending::Draw(Drawn::Dead)),
    ] {
        assert_eq!(At::set_up(json!({}), fen).plays(step).s.ended, Some(ending));
    }
}

#[test]
fn a_neighbour_may_warn_once_before_a_move_is_completed() {
    let mut at = At::begun(json!({"counsel": "on"})).plays("g2g4 silent e7e5 silent f2f3");
    assert_eq!(at.game.seats(), 4);
    // White's neighbour sits at seat 2 and is asked; the man has not moved.
    assert_eq!((at.game.turn(&at.s), at.s.side()), (Turn::of(Seat(2)), Side::White));
    assert_eq!(at.advises(2), "counsel");
    at.log = Log::default();
    let at = at.plays("counsel");
    assert_eq!((at.laws(), at.game.turn(&at.s)), (vec!["counsel"], Turn::of(Seat(0))));
    // He may think again, or insist; he is not warned twice.
    let insists = at.clone().plays("f2f3");
    assert_eq!(insists.game.turn(&insists.s), Turn::of(Seat(1)));
    assert_eq!(at.plays("d2d4 d7d5").advises(3), "silent");
    let alone = At::begun(json!({}));
    assert_eq!((alone.game.seats(), alone.refused("counsel")), (2, Some("counsel")));
}

#[test]
fn refusals_name_their_laws() {
    let array = [
        ("e4e5", None),
        ("e7e5", None),
        ("a1a2", Some("capture")),
        ("b1b3", Some("knight")),
        ("c1a3", Some("bishop")),
        ("a1a3", Some("rook")),
        ("d1d3", Some("queen")),
        ("e1e3", Some("king")),
        ("e1g1", Some("capture")),
        ("e2e5", Some("pawn-step")),
        ("e2d3", Some("pawn-takes")),
        ("e2e4q", Some("promotion")),
        ("accept-draw", None),
    ];
    for (text, law) in array {
        assert_eq!(At::begun(json!({})).refused(text), law, "{text}");
    }
    let positions = [
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "pawn-double"),
        ("4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4", "pawn-takes"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "en-passant"),
        ("8/4P2k/8/8/8/8/8/RNB1KBN1 w Q - 0 1", "e7e8b", "lost-piece"),
        ("8/4P2k/8/8/8/8/8/RNB1KBN1 w Q - 0 1", "e7e8", "promotion"),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", "castling"),
        ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1c1", "castling"),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "castling-way"),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling-check"),
        ("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling-check"),
        ("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "king-safe"),
        ("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2", "help-king"),
        ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", "king-safe"),
        ("5rk1/8/8/8/8/8/8/4K3 w - - 0 1", "e1f1", "king-safe"),
    ];
    for (fen, text, law) in positions {
        assert_eq!(At::set_up(json!({}), fen).refused(text), Some(law), "{fen} {text}");
    }
    let full = At::set_up(json!({"none_lost": "refuse"}), "8/4P2k/8/8/8/8/PPPPPPP1/RNBQKBNR w Q - 0 1");
    assert_eq!(full.refused("e7e8q"), Some("none-lost"));
}

#[test]
fn every_refusal_has_a_reason_and_every_move_a_name() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    ] {
        let At { game, s, .. } = At::set_up(json!({"castling": "literal"}), fen);
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
fn the_book_player_mates_takes_and_brings_out_knights() {
    let advised = |fen: &str| {
        let At { game, s, .. } = At::set_up(json!({}), fen);
        let advice = game.advise(&s, s.mover()).unwrap();
        (advice.choice.to_string(), advice.reasons.iter().filter_map(|r| r.maxim).next())
    };
    assert_eq!(advised("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), ("a1a8".into(), Some("A5")));
    assert_eq!(advised("3qk3/8/8/8/8/8/8/3RK3 w - - 0 1"), ("d1d8".into(), Some("A5")));
    let first = advised("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(["b1c3", "g1f3"].contains(&first.0.as_str()) && first.1 == Some("A1"), "{first:?}");
    // Two knights cannot mate a king; and near the end a knight is given rather than a bishop.
    assert_eq!(advised("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1").1, Some("A6"));
    assert_eq!(advised("6k1/8/2p1p3/3n4/8/2N3P1/5PB1/4K3 w - - 0 1"), ("c3d5".into(), Some("A3")));
    // He does not walk into mate.
    assert_ne!(advised("rnbqkbnr/pppp1ppp/8/4p3/6P1/8/PPPPPP1P/RNBQKBNR w KQkq - 0 2").0, "f2f3");
}

#[test]
fn the_book_player_beats_a_random_one() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for round in 0..4u8 {
        let At { game, mut s, .. } = At::begun(json!({}));
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
    let At { game, s, .. } = At::set_up(json!({"stake": 10}), "4k3/8/8/8/8/8/PPPP4/3QK3 w - - 0 1");
    let (white, black) = (game.standing(&s, Seat(0)), game.standing(&s, Seat(1)));
    assert!(white > 9.0 && white <= 10.0 && (white + black).abs() < 1e-9);
}

/// Chess keeps the promises of the house in random matches, under every kind of table.
#[test]
fn random_matches_keep_the_promises() {
    for (preset, overrides, matches) in [
        ("1782", json!({}), 6),
        ("modern", json!({"games": 3, "first_move": "lot"}), 2),
        ("1782", json!({"castling": "literal", "none_lost": "refuse"}), 4),
        ("1782", json!({"counsel": "on", "games": 2}), 2),
        ("1782", json!({"draws": "none", "longest": 60}), 2),
    ] {
        let game = At::table(preset, overrides.clone()).game;
        for seed in 0..matches {
            let care = Care { patience: 200_000, look_every: 41 };
            let played = random_match(&game, &mut ChaCha8Rng::seed_from_u64(seed), care);
            assert!(played.is_ok(), "{preset} {overrides} {seed}: {played:?}");
        }
    }
}
