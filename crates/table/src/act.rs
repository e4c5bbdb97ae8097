//! What a person may do at a table.

use serde::{Deserialize, Serialize};
use spadille_core::Seat;
use spadille_core::space::Filled;

/// One act of a person at a table. Over HTTP it is the body of `POST /api/tables/{table}/acts`; over the WebSocket it
/// comes in a message of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Takes a seat that is free: this one, or any.
    Sit {
        /// Which.
        #[serde(default)]
        seat: Option<Seat>,
        /// A few random letters and digits that enter the dealing, so that the house cannot choose it.
        #[serde(default)]
        salt: Option<String>,
    },
    /// Adds one's salt, having seen the commitment of the table, where one has said one would.
    Salt {
        /// A few random letters and digits.
        salt: String,
    },
    /// Leaves the seat for good. In a match a bot of the book plays on; before it, the seat is free again.
    Rise,
    /// The host seats a bot at a free seat, or changes the bot there, before the match begins.
    SeatBot {
        /// Where.
        seat: Seat,
        /// `random`, `book`, `search`, `search:400`.
        kind: String,
    },
    /// The host frees a seat before the match begins.
    Clear {
        /// Which.
        seat: Seat,
    },
    /// Plays a move.
    Play {
        /// How many steps the table showed when the move was chosen; a move chosen on an older table is refused.
        at: u32,
        /// The move in notation: `play KS`.
        notation: String,
    },
    /// Plays a move by filling in one of the forms one was offered.
    Fill {
        /// How many steps the table showed when the form was filled in.
        at: u32,
        /// Which form, counted from 0.
        form: u8,
        /// What was filled in.
        filled: Filled,
    },
    /// Says something to the table.
    Say {
        /// What.
        text: String,
    },
    /// The host forbids somebody to speak at this table, or allows it again.
    Hush {
        /// Who.
        person: String,
        /// Whether he is to be silent.
        silent: bool,
    },
    /// Asks the others for something that needs everybody's consent.
    Ask {
        /// What.
        what: Request,
    },
    /// Answers what was asked.
    Answer {
        /// Whether one agrees.
        yes: bool,
    },
    /// Lets a bot play for somebody who has been away longer than the grace time of the table.
    StandIn {
        /// Whose seat.
        seat: Seat,
    },
    /// Takes one's own seat again from the bot that stood in.
    Return,
    /// Goes on after a pause.
    Resume,
    /// Opens the next table with the same people and rules, everybody one seat further.
    Rematch {
        /// Whether one will add a salt there; the match waits for it.
        #[serde(default)]
        salted: bool,
    },
    /// The host gives up a table whose match has not begun, or at which only bots sit and which counts for nobody.
    Close,
}

/// What needs everybody's consent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// To take back one's last move and everything after it.
    TakeBack,
    /// To pause the match.
    Pause,
    /// To break off the match as it stands, unrated.
    BreakOff,
}
