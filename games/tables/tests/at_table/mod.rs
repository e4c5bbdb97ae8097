//! A table of Trictrac at which tests play by scripts: words, throws and what must then be so.

#![allow(dead_code)] // Each file of tests uses a part.

use serde_json::Value;
use spadille_core::{Dice, Game as _, Options as _, Scribe, Seat};
use spadille_tables::trictrac::state::{Deal, Phase, State};
use spadille_tables::trictrac::tally::Score;
use spadille_tables::trictrac::{Move, Outcome, Trictrac, TrictracOptions};
use spadille_tables::{Men, Play};

/// Men on fields, each player's in his own coordinates.
pub type Counts<'a> = &'a [(u8, u8)];

pub const HEAP: Counts = &[(1, 15)];

pub fn men(counts: Counts) -> Men {
    Men::placed(counts.iter().copied()).expect("fifteen men")
}

pub fn dice(a: u8, b: u8) -> Dice {
    Dice::new(a, b).expect("dice")
}

/// The rules of a preset with some options changed.
pub fn rules(preset: &str, changes: Value) -> Trictrac {
    let changes = changes.as_object().expect("options by name");
    Trictrac::new(TrictracOptions::from_overrides(Some(preset), changes).expect("options")).expect("rules")
}

/// A match in progress.
#[derive(Clone)]
pub struct AtTable {
    pub game: Trictrac,
    pub s: State,
}

impl AtTable {
    /// White is to throw.
    pub fn new(game: Trictrac, white: Counts, black: Counts) -> AtTable {
        let deal = Deal { men: spadille_core::PerSeat([men(white), men(black)]), ..Deal::default() };
        let s = State { phase: Phase::Throw, deal, ..game.open() };
        AtTable { game, s }
    }

    pub fn scored(mut self, points: [u8; 2], open: [bool; 2], holes: [u8; 2]) -> AtTable {
        self.s.score = Score::new(points, open, holes);
        self
    }

    pub fn awaited(&self) -> Seat {
        self.game.turn(&self.s).awaited().first().expect("somebody is awaited")
    }

    pub fn reveal(&mut self, outcome: Outcome, scribe: &mut impl Scribe) {
        assert!(self.game.admits(&self.s, &outcome).is_ok(), "{outcome:?} in {:?}", self.s.phase);
        self.game.reveal(&mut self.s, &outcome, scribe);
    }

    pub fn act(&mut self, seat: Seat, text: &str) {
        let m: Move = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
        self.game.check(&self.s, seat, m).unwrap_or_else(|refusal| panic!("{text}: {refusal} in {:?}", self.s.phase));
        self.game.play(&mut self.s, seat, m, &mut ());
    }

    /// The law by which somebody is refused a move; `none` where no law is needed.
    pub fn refusal(&self, seat: Seat, text: &str) -> &'static str {
        let refusal = self.game.check(&self.s, seat, text.parse().expect("a move")).expect_err(text);
        refusal.law.map_or("none", |law| law.0)
    }

    /// The play that is listed first.
    pub fn first_play(&self) -> Play {
        let plays = self.game.moves(&self.s, self.awaited()).plays;
        plays.written(plays.way(0).expect("a play"))
    }

    /// Runs a script, whose steps are parted by commas: `throw 6 1`; `first` for the first play; a move of whoever is awaited,
    /// or `white …` and `black …`; and what must then be so: `points 2 0`, `holes`, `unpegged`, `due 4` (of the thrower's own
    /// marking), `phase Play`, `thrower 1`, `refused LAW MOVE`.
    pub fn run(&mut self, script: &str) {
        for step in script.split(", ") {
            let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
            let found = match verb {
                "points" => self.s.score.points.0.map(|n| n.to_string()).join(" "),
                "holes" => self.s.score.holes.0.map(|n| n.to_string()).join(" "),
                "unpegged" => self.s.unpegged.0.map(|n| n.to_string()).join(" "),
                "due" => self.s.deal.sheet.own.due.to_string(),
                "phase" => format!("{:?}", self.s.phase),
                "thrower" => self.s.thrower.to_string(),
                "refused" => {
                    let (_, text) = rest.split_once(' ').expect("a law and a move");
                    format!("{} {text}", self.refusal(self.awaited(), text))
                }
                "throw" => {
                    let (a, b) = rest.split_once(' ').expect("two numbers");
                    let throw = dice(a.parse().expect("a number"), b.parse().expect("a number"));
                    self.reveal(Outcome::Throw(throw), &mut ());
                    continue;
                }
                _ => {
                    match verb {
                        "white" => self.act(Seat(0), rest),
                        "black" => self.act(Seat(1), rest),
                        "first" => self.act(self.awaited(), &self.first_play().to_string()),
                        _ => self.act(self.awaited(), step),
                    }
                    continue;
                }
            };
            assert_eq!(found, rest, "{verb} in: {script}");
        }
    }
}
