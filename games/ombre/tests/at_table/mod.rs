//! Tables of L'Hombre with known cards, for tests that play move by move; and questions as worked cases ask them.

#![allow(dead_code, reason = "each test file uses what it needs")]

use serde_json::{Map, Value, json};
use spadille_core::scene::{Board, CardsBoard};
use spadille_core::{CardSet, Case, Game as _, Hidden as _, Log, Options as _, PerSeat, Seat, Space as _};
use spadille_core::{Table as _, Unsupported, Viewer};
use spadille_ombre::lhombre::options::Couleur;
use spadille_ombre::lhombre::state::{Deal, Phase};
use spadille_ombre::lhombre::table::PACK;
use spadille_ombre::lhombre::{LHombre, LHombreOptions, Move, Outcome, State, cases};

pub fn game(preset: &str, changes: &Value) -> LHombre {
    let changes: &Map<String, Value> = changes.as_object().unwrap();
    LHombre::new(LHombreOptions::from_overrides(Some(preset), changes).unwrap()).unwrap()
}

pub fn cards(text: &str) -> CardSet {
    text.parse().unwrap()
}

/// A match as it stands, and what was told of it.
#[derive(Clone)]
pub struct Table {
    pub game: LHombre,
    pub s: State,
    pub log: Log,
}

/// A deal in which the first hand asks well in spades.
const ASKING: [&str; 4] =
    ["4C KS 3C 2D QD 2S 7H AC 3S", "2C QS 5D 6H JH 6S 3H KH QH", "4D AH KD 7D 3D JC KC 6D QC", ""];
const ASKING_TALON: &str = "6C 4S AD JD 5C 5H AS 7S 7C JS 4H 5S 2H";
/// A deal that gives the first hand five matadors and the knave of trumps in spades, and gives the talon the rest.
pub const MATADORS: [&str; 4] =
    ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD JD", "4S 3S KC QC JC AH 2H AD 2D", ""];
/// The five tricks of the matadors.
pub const FIVE_TRICKS: &str = "play AS, play 7S, play 4S, play 2S, play 6S, play 3S, play AC, play 5S, play AH, \
    play KS, play JH, play 2H, play QS, play JD, play AD";

impl Table {
    /// A table at which the third seat deals, or at a table of four the last.
    pub fn new(preset: &str, changes: Value) -> Table {
        let game = game(preset, &changes);
        let (mut s, log) = (game.open(), Log::default());
        game.reveal(&mut s, &Outcome::FirstDealer(Seat(game.seats() - 1)), &mut ());
        Table { game, s, log }
    }

    /// An outcome of the deal with these hands; what they leave is the talon, in this order or any.
    pub fn outcome(&self, hands: [&str; 4], talon: &str) -> Outcome {
        let hands = PerSeat(hands.map(cards));
        let rest = hands.values().fold(PACK, |rest, hand| rest.minus(*hand));
        let talon = match talon {
            "" => rest.iter().collect(),
            talon => talon.split(' ').map(|card| card.parse().unwrap()).collect(),
        };
        let idle = (self.game.options().couleur == Couleur::Volante).then(|| "JD".parse().unwrap());
        Outcome::Deal { hands, talon, idle }
    }

    pub fn deal(mut self, hands: [&str; 4], talon: &str) -> Table {
        let outcome = self.outcome(hands, talon);
        self.game.admits(&self.s, &outcome).unwrap();
        self.game.reveal(&mut self.s, &outcome, &mut self.log);
        self
    }

    /// The deal in which the first hand asks well.
    pub fn dealt(preset: &str, changes: Value) -> Table {
        Table::new(preset, changes).deal(ASKING, ASKING_TALON)
    }

    /// The same game asked for, bought for and begun, with clubs led against a void.
    pub fn in_play(preset: &str, changes: Value) -> Table {
        let mut t = Table::dealt(preset, changes).after("call frage, pass, pass");
        if t.phase() == Phase::Switch {
            t.play("keep");
        }
        t.after("name S, discard 7H 3C 4C 2D QD, discard 2C 6H 5D, discard 7D 6D 4D 3D AH, keep")
    }

    /// The deal of the five matadors.
    pub fn matadors(preset: &str, changes: Value) -> Table {
        Table::new(preset, changes).deal(MATADORS, "7C 6C 5C 4C 2C 3H 5H 6H 7H 3D 4D 6D 7D")
    }

    /// A game of the first hand with these cards; nobody buys.
    pub fn solo(preset: &str, changes: Value, call: &str) -> Table {
        Table::matadors(preset, changes).after(&format!("{call}, pass, pass, name S, discard, discard, keep"))
    }

    /// Plays moves in notation, each by whoever is to act; `1: name S` has a certain seat act.
    pub fn play(&mut self, moves: &str) {
        for text in moves.split(", ") {
            let (seat, notation) = match text.split_once(": ") {
                Some((seat, notation)) => (Seat(seat.parse().unwrap()), notation),
                None => (self.awaited(), text),
            };
            let m: Move = notation.parse().unwrap();
            self.game.check(&self.s, seat, m).unwrap_or_else(|e| panic!("{text}: {e}"));
            self.game.play(&mut self.s, seat, m, &mut self.log);
        }
    }

    /// The table after these moves.
    pub fn after(mut self, moves: &str) -> Table {
        self.play(moves);
        self
    }

    pub fn awaited(&self) -> Seat {
        self.game.turn(&self.s).awaited().first().unwrap()
    }

    pub fn p(&self) -> &Deal {
        &self.s.public.deal
    }

    pub fn phase(&self) -> Phase {
        self.p().phase
    }

    /// Where the deal stands, and who acts.
    pub fn now(&self) -> (Phase, u8) {
        (self.phase(), self.p().turn.0)
    }

    pub fn offers(&self, m: &str) -> bool {
        self.game.moves(&self.s, self.awaited()).contains(&m.parse().unwrap())
    }

    pub fn refuses(&self, seat: u8, m: &str) -> bool {
        self.game.check(&self.s, Seat(seat), m.parse().unwrap()).is_err()
    }

    /// The law by which a move is refused.
    pub fn refused_by(&self, seat: u8, m: &str) -> Option<&'static str> {
        self.game.check(&self.s, Seat(seat), m.parse().unwrap()).expect_err(m).law.map(|law| law.0)
    }

    /// Whether all these laws were cited.
    pub fn cites(&self, laws: &[&str]) -> bool {
        laws.iter().all(|law| self.log.events.iter().any(|e| e.law.is_some_and(|cited| cited.0 == *law)))
    }

    pub fn balance(&self, seat: u8) -> i64 {
        self.game.accounts(&self.s).balance(Seat(seat))
    }

    /// What each of three has won or lost so far.
    pub fn balances(&self) -> [i64; 3] {
        [0, 1, 2].map(|seat| self.balance(seat))
    }

    pub fn fines(&self) -> Vec<u8> {
        self.p().fines.iter().map(|seat| seat.0).collect()
    }

    /// What a seat sees on the table.
    pub fn board(&self, seat: u8) -> CardsBoard {
        match self.game.scene(&self.game.view(&self.s, Viewer::Seat(Seat(seat)))).board {
            Board::Cards(board) => board,
            other => panic!("{other:?}"),
        }
    }

    /// How many piles of this name a seat sees.
    pub fn piles(&self, seat: u8, name: &str) -> usize {
        self.board(seat).piles.iter().filter(|pile| pile.name.id == name).count()
    }
}

/// The worked cases.
pub fn worked() -> Vec<Case> {
    read("../../cases/lhombre.json")
}

pub fn read(path: &str) -> Vec<Case> {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// A question that no worked case asks.
pub fn ask(form: &str, given: Value) -> Result<Value, Unsupported> {
    let (id, form) = ("asked".into(), Some(form.into()));
    cases::work(&Case { id, game: None, form, auto: true, given, expect: Value::Null }).map(|answer| answer.value)
}

/// Nothing but so many counters of stakes.
pub fn stakes(antes: i64) -> Value {
    json!({"antes": antes, "active": [], "written": [], "rock": 0, "rock_in_play": false})
}

/// A question about an act in a game of seat 1 who has three matadors, so many counters lying there.
pub fn ruling(preset: &str, options: Value, act: &str, by: u8, contract: &str, facts: Value, antes: i64) -> Value {
    json!({
        "preset": preset, "options": options, "act": act, "by": [by], "hombre": 1, "contract": contract, "matadors": 3,
        "facts": facts, "table": stakes(antes),
    })
}
