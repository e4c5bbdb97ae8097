//! Messages over the WebSocket.

use super::{Act, Item, PersonRef, Problem, TableView};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// From the client to the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Message {
    /// The first message: how much of this table the client has already seen.
    Hello {
        /// The last sequence number it knows; nothing when it knows nothing yet.
        #[serde(default)]
        seq: Option<u64>,
    },
    /// Something done.
    Act {
        /// Chosen by the client; comes back in the answer.
        id: String,
        /// What.
        act: Act,
    },
    /// Are you there?
    Ping,
}

/// From the house to the client.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Frame {
    /// What happened since the last frame, and the table as it now stands. Frames of one connection have rising
    /// sequence numbers; a client that comes back says the last it knows and misses nothing.
    News {
        /// Whether the items are the log from its beginning (or its last few hundred lines): whatever the client had
        /// is to be forgotten. So at the first greeting, and when something was taken back.
        anew: bool,
        /// What happened, oldest first.
        items: Vec<Item>,
        /// The table now.
        table: Box<TableView>,
    },
    /// An act was done and is stored.
    Done {
        /// The client's own id of the act.
        id: String,
        /// The sequence number it got.
        seq: u64,
        /// The table that was opened by it: a rematch.
        table: Option<String>,
    },
    /// An act was not done, and nothing has changed.
    Refused {
        /// The client's own id of the act.
        id: String,
        /// Why.
        problem: Problem,
    },
    /// Who is looking at the table just now.
    Presence {
        /// Those with a seat.
        here: Vec<PersonRef>,
        /// How many look on without one.
        onlookers: u32,
    },
    /// The house closes this connection; come back, saying the last sequence number.
    Bye {
        /// Why.
        problem: Problem,
    },
    /// I am here.
    Pong,
}
