//! Tables of L'Hombre with known cards, for tests that play move by move; and questions as worked cases ask them.

#![allow(dead_code, reason = "each test file uses what it needs")]

use serde_json::{Map, Value, json};
use spadille_core::scene::{Board, CardsBoard};
use spadille_core::{CardSet, Case, Game as _, Hidden as _, Log, Options as _, PerSeat, Seat, Space as _};
use spadille_core::{Table as _, Unsupported, Viewer};
use spadille_ombre::lhombre::options::Couleur;
use spadille_ombre::lhombre::pot::owner;
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
/// The same game asked for and bought for.
pub const ASKED: &str =
    "call frage, pass, pass, name S, discard 7H 3C 4C 2D QD, discard 2C 6H 5D, discard 7D 6D 4D 3D AH";
/// A deal that gives the first hand five matadors and the knave of trumps in spades, and gives the talon the rest.
pub const MATADORS: [&str; 4] =
    ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD JD", "4S 3S KC QC JC AH 2H AD 2D", ""];
/// A solo in spades against which nobody buys.
pub const SOLO: &str = "call solo, pass, pass, name S, discard, discard, keep";
/// The five tricks of the matadors.
const FIVE_TRICKS: &str = "play AS, play 7S, play 4S, play 2S, play 6S, play 3S, play AC, play 5S, play AH, \
    play KS, play JH, play 2H, play QS, play JD, play AD";
/// The same deal with ten cards in the first hand, with eight, and with ten in the second.
pub const TEN: [&str; 4] = ["AS 2S AC KS QS JS 4H 5D 3C 2C", MATADORS[1], MATADORS[2], ""];
pub const EIGHT: [&str; 4] = ["AS 2S AC KS QS JS 4H 5D", MATADORS[1], MATADORS[2], ""];
pub const DEFENDER: [&str; 4] = [MATADORS[0], "7S 6S 5S KH QH JH KD QD JD 2C", MATADORS[2], ""];

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

    /// Chance decides so.
    pub fn chance(&mut self, outcome: &Outcome) {
        self.game.admits(&self.s, outcome).unwrap();
        self.game.reveal(&mut self.s, outcome, &mut self.log);
    }

    pub fn deal(mut self, hands: [&str; 4], talon: &str) -> Table {
        self.chance(&self.outcome(hands, talon));
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
        t.after(ASKED.split_once("pass, pass, ").unwrap().1).after("keep")
    }

    /// The same, but that the last buyer leaves a card of the talon.
    pub fn one_left(preset: &str, changes: Value) -> Table {
        Table::dealt(preset, changes).after(ASKED.strip_suffix(" AH").unwrap()).after("keep")
    }

    /// The deal of the five matadors.
    pub fn matadors(preset: &str, changes: Value) -> Table {
        Table::new(preset, changes).deal(MATADORS, "7C 6C 5C 4C 2C 3H 5H 6H 7H 3D 4D 6D 7D")
    }

    pub fn solo(preset: &str, changes: Value) -> Table {
        Table::matadors(preset, changes).after(SOLO)
    }

    pub fn solo_tout(preset: &str, changes: Value) -> Table {
        Table::matadors(preset, changes).after(&SOLO.replace("solo", "solo_tout"))
    }

    /// A table with misdeals at which these hands are dealt, the rest being the talon.
    pub fn misdealt(preset: &str, mut changes: Value, hands: [&str; 4]) -> Table {
        changes["misdeals"] = json!(true);
        Table::new(preset, changes).deal(hands, "")
    }

    pub fn ten(preset: &str, changes: Value) -> Table {
        Table::misdealt(preset, changes, TEN)
    }

    pub fn eight(preset: &str, changes: Value) -> Table {
        Table::misdealt(preset, changes, EIGHT)
    }

    pub fn defender(preset: &str, changes: Value) -> Table {
        Table::misdealt(preset, changes, DEFENDER)
    }

    /// Follows a story, told in steps divided by `; `. A step is moves, or one of these checks: `at mend 1` (the phase, and
    /// who acts), `pays 4 -4` or `pays 1: -4` (what seats have won or lost), `cites law-37` (laws that were named),
    /// `allows 1: pass`, `refuses pass`, `refuses 0: pass by law-20` (what a seat, or whoever is to act, may do or not),
    /// `five-tricks` (those of the matadors), or a word of [`Table::numbers`] or [`Table::words`] with what it stands for.
    pub fn goes(mut self, story: &str) -> Table {
        for step in story.split("; ") {
            let (check, rest) = step.split_once(' ').unwrap_or((step, ""));
            match check {
                "at" => {
                    let (phase, seat) = rest.split_once(' ').map_or((rest, None), |(phase, seat)| (phase, Some(seat)));
                    assert_eq!(json!(self.phase()), phase, "{step}");
                    assert!(seat.is_none_or(|seat| seat == self.p().turn.0.to_string()), "{step}: {}", self.p().turn);
                }
                "pays" => {
                    let (first, amounts) = rest.split_once(": ").unwrap_or(("0", rest));
                    let seats = (first.parse().unwrap()..).map(|seat| self.balance(seat));
                    let paid: Vec<i64> = seats.take(amounts.split(' ').count()).collect();
                    assert_eq!(paid, read_numbers(amounts), "{step}");
                }
                "cites" => assert!(self.cites(&rest.split(' ').collect::<Vec<_>>()), "{step}"),
                "allows" | "refuses" => {
                    let (m, law) = rest.split_once(" by ").map_or((rest, None), |(m, law)| (m, Some(law)));
                    let (seat, m) = self.told(m);
                    let refusal = self.game.check(&self.s, seat, m).err();
                    assert_eq!(refusal.is_some(), check == "refuses", "{step}");
                    assert!(law.is_none() || refusal.and_then(|r| r.law).map(|law| law.0) == law, "{step}");
                }
                "five-tricks" => self.play(FIVE_TRICKS),
                _ => match (self.words(check), self.numbers(check)) {
                    (Some(word), _) => assert_eq!(word, rest, "{step}"),
                    (_, Some(numbers)) => {
                        let expected = read_numbers(rest);
                        assert!(numbers.starts_with(&expected), "{step}: {numbers:?}");
                        assert!(check == "holds" || numbers.len() == expected.len(), "{step}: {numbers:?}");
                    }
                    _ => self.play(step),
                },
            }
        }
        self
    }

    /// What a story may say of a table in numbers; of the hands it may leave out the last.
    fn numbers(&self, check: &str) -> Option<Vec<i64>> {
        let (p, betes) = (self.p(), &self.s.public.accounts.betes);
        Some(match check {
            "fines" => p.fines.iter().map(|seat| seat.0.into()).collect(),
            "betes" => betes.written.iter().chain(&betes.active).map(|b| owner(b).0.into()).collect(),
            "holds" => p.held.values().map(|held| i64::from(*held)).collect(),
            "stakes" => vec![betes.antes],
            "deals" => vec![self.s.public.deals_done.into()],
            "tricks" => vec![p.tricks.count.into()],
            "lies" => vec![p.tricks.now.len().into()],
            "talon" => vec![p.left().into()],
            "choices" => vec![self.game.moves(&self.s, self.awaited()).len()? as i64],
            "open" => {
                p.players.iter().filter(|seat| p.sure[*seat] == self.s.hands[*seat]).map(|s| s.0.into()).collect()
            }
            _ => return None,
        })
    }

    /// What it may say in words: the game, trumps, and whether a wrong hand is told.
    fn words(&self, check: &str) -> Option<String> {
        let p = self.p();
        Some(match check {
            "plays" => p.bid.to_string(),
            "trumps" => p.trump_suit().map(|suit| suit.to_string()).unwrap_or_default(),
            "wrong" => if p.misdeal.is_some_and(|m| m.told) { "told" } else { "untold" }.to_owned(),
            _ => return None,
        })
    }

    /// Who does what, as a story tells it: `1: name S` is done by a certain seat, all else by whoever is to act.
    fn told(&self, text: &str) -> (Seat, Move) {
        let (seat, notation) = match text.split_once(": ") {
            Some((seat, notation)) => (Seat(seat.parse().unwrap()), notation),
            None => (self.awaited(), text),
        };
        (seat, notation.parse().unwrap())
    }

    /// Plays moves.
    pub fn play(&mut self, moves: &str) {
        for text in moves.split(", ") {
            let (seat, m) = self.told(text);
            self.game.check(&self.s, seat, m).unwrap_or_else(|e| panic!("{text}: {e}"));
            self.game.play(&mut self.s, seat, m, &mut self.log);
        }
    }

    /// The table after these moves.
    pub fn after(mut self, moves: &str) -> Table {
        self.play(moves);
        self
    }

    fn awaited(&self) -> Seat {
        self.game.turn(&self.s).awaited().first().unwrap()
    }

    pub fn p(&self) -> &Deal {
        &self.s.public.deal
    }

    pub fn phase(&self) -> Phase {
        self.p().phase
    }

    /// Whether all these laws were cited.
    fn cites(&self, laws: &[&str]) -> bool {
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

fn read_numbers(text: &str) -> Vec<i64> {
    text.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

/// The worked cases.
pub fn worked() -> Vec<Case> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/lhombre.json");
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
