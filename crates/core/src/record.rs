//! Records: a header and the sequence of outcomes and moves, one JSON value a line.
//!
//! A record replays to the same state on any machine. See `docs/notation.md`.

use crate::book::Lang;
use crate::game::Game;
use crate::options::Options as _;
use crate::scribe::Scribe;
use crate::seat::Seat;
use crate::speech::Speech;
use crate::text;
use crate::text::Text;
use crate::turn::Turn;
use crate::unread::unread;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;

/// The form of records this program writes, and the newest it reads.
pub const FORM: u32 = 1;

/// The first line of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The form of the record; see [`FORM`].
    pub spadille: u32,
    /// The game.
    pub game: String,
    /// All its options.
    pub options: Map<String, Value>,
    /// The names of the players, one for each seat.
    pub seats: Vec<String>,
    /// What the dealing came from, once it may be known: whoever has it can deal everything again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

/// What a fair dealing came from; see `docs/fair-dealing.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// The hash of the seed, published before anybody sat down.
    pub commitment: String,
    /// The seed of the house, 64 hexadecimal digits.
    pub seed: String,
    /// The salts of the players, one for each seat; empty where none was given.
    pub salts: Vec<String>,
    /// How many outcomes the match began with because it was forked from another; those were not dealt here.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub given: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_nought(n: &usize) -> bool {
    *n == 0
}

/// One line of a record after the header.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Step {
    /// What chance decided.
    Chance {
        /// The outcome in the game's own form.
        chance: Value,
    },
    /// What a seat did.
    Move {
        /// The seat.
        seat: Seat,
        /// The move in notation.
        #[serde(rename = "move")]
        notation: String,
    },
}

/// A match as it was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Game, options and names.
    pub header: Header,
    /// What happened, in order.
    pub steps: Vec<Step>,
}

/// A record that cannot be read or replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordError {
    /// The line, counted from 1; 0 for the record as a whole.
    pub line: usize,
    /// What is wrong: a message of the house or of the game.
    pub reason: Text,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Speech::new(Lang::En, []).say(&self.text(), &[]))
    }
}

impl std::error::Error for RecordError {}

impl RecordError {
    fn at(line: usize, reason: Text) -> RecordError {
        RecordError { line, reason }
    }

    /// The whole, to be said.
    pub fn text(&self) -> Text {
        let why = self.reason.clone();
        match self.line {
            0 => text!("house-bad-record", why = why),
            line => text!("house-bad-record-line", line = line, why = why),
        }
    }
}

impl Record {
    /// An empty record of a game.
    pub fn new<G: Game>(game: &G, seats: Vec<String>) -> Record {
        let options = match serde_json::to_value(game.options()) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        Record { header: Header { spadille: FORM, game: G::ID.into(), options, seats, fair: None }, steps: Vec::new() }
    }

    /// Reads a record from its lines.
    ///
    /// # Errors
    /// Names the line that cannot be read, or the newer program that is needed.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty());
        let (_, first) = lines.next().ok_or_else(|| RecordError::at(0, text!("house-record-empty")))?;
        let no_header = |e: serde_json::Error| RecordError::at(1, text!("house-record-header", why = unread(&e)));
        let probe: Value = serde_json::from_str(first).map_err(no_header)?;
        match probe.get("spadille").and_then(Value::as_u64) {
            None => return Err(RecordError::at(1, text!("house-record-foreign"))),
            Some(form) if form > u64::from(FORM) => {
                return Err(RecordError::at(1, text!("house-record-newer", form = form, most = FORM)));
            }
            Some(_) => {}
        }
        let header = Header::deserialize(probe).map_err(no_header)?;
        let steps = lines
            .map(|(i, line)| serde_json::from_str(line).map_err(|_| RecordError::at(i + 1, text!("house-record-step"))))
            .collect::<Result<_, _>>()?;
        Ok(Record { header, steps })
    }

    /// The record cut after `steps` steps, to be played on from there.
    #[must_use]
    pub fn fork(&self, steps: usize) -> Record {
        Record { header: self.header.clone(), steps: self.steps.iter().take(steps).cloned().collect() }
    }

    /// The rules this record was played by.
    ///
    /// # Errors
    /// When the record is of another game or its options cannot be read.
    pub fn rules<G: Game>(&self) -> Result<G, RecordError> {
        let error = |reason: Text| RecordError::at(1, reason);
        if self.header.game != G::ID {
            return Err(error(text!("house-record-other", game = self.header.game.as_str(), wanted = G::ID)));
        }
        let options = G::Options::from_overrides(None, &self.header.options).map_err(|e| error(e.into()))?;
        let game = G::new(options).map_err(|e| error(e.into()))?;
        if self.header.seats.len() != game.seats() as usize {
            return Err(error(text!("house-record-names", names = self.header.seats.len(), seats = game.seats())));
        }
        Ok(game)
    }

    /// Plays the record through the rules.
    ///
    /// # Errors
    /// Names the first step the rules refuse.
    pub fn replay<G: Game, S: Scribe>(&self, game: &G, scribe: &mut S) -> Result<G::State, RecordError> {
        let mut state = game.open();
        for (i, step) in self.steps.iter().enumerate() {
            take_step(game, &mut state, step, scribe).map_err(|reason| RecordError::at(i + 2, reason))?;
        }
        Ok(state)
    }
}

impl fmt::Display for Record {
    /// The record as lines of JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |v: Result<String, serde_json::Error>| v.map_err(|_| fmt::Error);
        writeln!(f, "{}", line(serde_json::to_string(&self.header))?)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{}", line(serde_json::to_string(step))?))
    }
}

/// Plays one step of a record.
///
/// # Errors
/// Says why the rules refuse it.
pub fn take_step<G: Game, S: Scribe>(game: &G, state: &mut G::State, step: &Step, scribe: &mut S) -> Result<(), Text> {
    match step {
        Step::Chance { chance } => {
            if game.turn(state) != Turn::Chance {
                return Err(text!("house-no-chance"));
            }
            let outcome =
                G::Outcome::deserialize(chance).map_err(|e| text!("house-no-outcome", why = e.to_string()))?;
            game.admits(state, &outcome).map_err(|r| r.text)?;
            game.reveal(state, &outcome, scribe);
        }
        Step::Move { seat, notation } => {
            let m: G::Move =
                notation.parse().map_err(|e: crate::NotationError| text!("house-no-move", found = e.found))?;
            if !game.turn(state).may_act(*seat) {
                return Err(text!("house-not-to-act", seat = *seat));
            }
            game.check(state, *seat, m).map_err(|r| r.text)?;
            game.play(state, *seat, m, scribe);
        }
    }
    Ok(())
}
