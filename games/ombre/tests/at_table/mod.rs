//! Tables of L'Hombre with known cards, for tests that play move by move.

#![allow(dead_code, reason = "each test file uses what it needs")]

use serde_json::{Map, Value};
use spadille_core::{Game, Log, Options as _, PerSeat, Seat};
use spadille_ombre::lhombre::{LHombre, LHombreOptions, Move, Outcome, State};

pub fn game(preset: &str, changes: Value) -> LHombre {
    let changes: &Map<String, Value> = changes.as_object().unwrap();
    LHombre::new(LHombreOptions::from_overrides(Some(preset), changes).unwrap()).unwrap()
}

/// A deal of which the cards are known: the first hand asks well in spades.
pub fn dealt(game: &LHombre) -> State {
    let mut s = game.open();
    game.reveal(&mut s, &Outcome::FirstDealer(Seat(2)), &mut ());
    let hands = ["4C KS 3C 2D QD 2S 7H AC 3S", "2C QS 5D 6H JH 6S 3H KH QH", "4D AH KD 7D 3D JC KC 6D QC", ""];
    let talon = ["6C", "4S", "AD", "JD", "5C", "5H", "AS", "7S", "7C", "JS", "4H", "5S", "2H"];
    let outcome = Outcome::Deal {
        hands: PerSeat(hands.map(|h| h.parse().unwrap())),
        talon: talon.iter().map(|c| c.parse().unwrap()).collect(),
        idle: game.options().is_1860().then(|| "JD".parse().unwrap()),
    };
    game.admits(&s, &outcome).unwrap();
    game.reveal(&mut s, &outcome, &mut ());
    s
}

/// Plays moves in notation, each by whoever is to act; `1: name S` has a certain seat act.
pub fn play(game: &LHombre, s: &mut State, moves: &[&str], log: &mut Log) {
    for text in moves {
        let (seat, notation) = match text.split_once(": ") {
            Some((seat, notation)) => (Seat(seat.parse().unwrap()), notation),
            None => (game.turn(s).awaited().first().unwrap(), *text),
        };
        let m: Move = notation.parse().unwrap();
        game.check(s, seat, m).unwrap_or_else(|e| panic!("{text}: {e}"));
        game.play(s, seat, m, log);
    }
}

pub fn laws(log: &Log) -> Vec<&'static str> {
    log.events.iter().filter_map(|e| e.law).map(|l| l.0).collect()
}

/// The game asked for, bought for and begun, with clubs led against a void.
pub fn in_play(game: &LHombre, log: &mut Log) -> State {
    let mut s = dealt(game);
    let moves = [
        "call frage",
        "pass",
        "pass",
        "name S",
        "discard 7H 3C 4C 2D QD",
        "discard 2C 6H 5D",
        "discard 7D 6D 4D 3D AH",
        "keep",
    ];
    if game.options().is_1860() {
        play(game, &mut s, &moves[..3], log);
        play(game, &mut s, &["keep"], log);
        play(game, &mut s, &moves[3..], log);
    } else {
        play(game, &mut s, &moves, log);
    }
    s
}

/// A deal that gives the first hand five matadors and the knave of trumps in spades, and gives the talon the rest.
pub fn five_matadors_dealt(game: &LHombre) -> State {
    let mut s = game.open();
    game.reveal(&mut s, &Outcome::FirstDealer(Seat(2)), &mut ());
    let hands = ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD JD", "4S 3S KC QC JC AH 2H AD 2D", ""];
    let talon = "7C 6C 5C 4C 2C 3H 5H 6H 7H 3D 4D 6D 7D";
    let outcome = Outcome::Deal {
        hands: PerSeat(hands.map(|h| h.parse().unwrap())),
        talon: talon.split(' ').map(|c| c.parse().unwrap()).collect(),
        idle: game.options().is_1860().then(|| "JD".parse().unwrap()),
    };
    game.admits(&s, &outcome).unwrap();
    game.reveal(&mut s, &outcome, &mut ());
    s
}

/// A solo of the first hand with these cards; nobody buys.
pub fn five_matadors(game: &LHombre, bid: &str, log: &mut Log) -> State {
    let mut s = five_matadors_dealt(game);
    play(game, &mut s, &[bid, "pass", "pass", "name S", "discard", "discard", "keep"], log);
    s
}

pub const FIVE_TRICKS: [&str; 15] = [
    "play AS", "play 7S", "play 4S", "play 2S", "play 6S", "play 3S", "play AC", "play 5S", "play AH", "play KS",
    "play JH", "play 2H", "play QS", "play JD", "play AD",
];

/// What every seat has won or lost so far.
pub fn balances(game: &LHombre, s: &State) -> [i64; 3] {
    [0, 1, 2].map(|i| game.accounts(s).balance(Seat(i)))
}
