//! Deeds: what is written into the log of a table. The log is the truth; everything else is made from it.

use crate::act::Request;
use crate::fair::Seed;
use crate::person::PersonRef;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spadille_bots::BotKind;
use spadille_core::{Seat, Step};

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// The table was opened.
    Opened {
        /// What was agreed on.
        charter: Box<Charter>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonRef,
        /// His salt for the dealing; empty when he gave none.
        salt: String,
        /// Whether he will add his salt, now that he can see what the house is bound to; the match waits for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        owes: bool,
    },
    /// Somebody who sits added his salt.
    Salted {
        /// Where he sits.
        seat: Seat,
        /// His salt.
        salt: String,
    },
    /// Somebody left his seat for good.
    Rose {
        /// Which.
        seat: Seat,
    },
    /// A bot took a seat, or stands in for the person who has it.
    BotSat {
        /// Where.
        seat: Seat,
        /// What kind.
        kind: BotKind,
        /// Whether the person keeps the seat.
        stand_in: bool,
    },
    /// The host freed a seat before the match.
    Cleared {
        /// Which.
        seat: Seat,
    },
    /// The person took his seat again from the bot that stood in.
    Returned {
        /// Which.
        seat: Seat,
    },
    /// Everybody is there: the match begins, and with it the dealing.
    Began,
    /// A step of the match: an outcome or a move.
    Stepped {
        /// Which.
        step: Step,
    },
    /// Somebody spoke.
    Said {
        /// Who.
        by: PersonRef,
        /// What.
        text: String,
    },
    /// The host told somebody to be silent, or allowed him to speak again.
    Hushed {
        /// Whom.
        person: String,
        /// Which of the two.
        silent: bool,
    },
    /// Somebody asks the others for something.
    Asked {
        /// What.
        what: Request,
        /// Who.
        by: Seat,
    },
    /// Somebody answered.
    Answered {
        /// Who.
        by: Seat,
        /// Whether he agrees.
        yes: bool,
    },
    /// The match went back to an earlier step.
    TookBack {
        /// How many steps remain.
        steps: u32,
    },
    /// The match was paused.
    Paused,
    /// The match goes on.
    Resumed {
        /// Who said so.
        by: Seat,
    },
    /// The match is over.
    Ended,
    /// The table was given up or the match broken off.
    Closed,
    /// Another table follows this one.
    Followed {
        /// Which.
        table: String,
    },
}

/// What was agreed on when the table was opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    /// The game.
    pub game: String,
    /// The preset chosen.
    pub preset: Option<String>,
    /// All options.
    pub options: Map<String, Value>,
    /// How many play.
    pub seats: u8,
    /// Whether the table stands in the lobby.
    pub public: bool,
    /// Whether the match is rated.
    pub rated: bool,
    /// Seconds until a bot may stand in for somebody who is away.
    pub grace: Option<u32>,
    /// Milliseconds a bot takes at least.
    pub pace: u32,
    /// Who opened it.
    pub host: PersonRef,
    /// The word that admits to the table.
    pub invitation: String,
    /// What is dealt from.
    #[serde(with = "secret")]
    pub seed: Seed,
    /// For whom seats are kept, in a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "kept")]
    pub kept: Vec<Option<PersonRef>>,
    /// The steps a forked match begins with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Step>,
    /// The table it was forked from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked: Option<String>,
}

/// Older logs know only the ids of those for whom seats are kept.
fn kept<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<Option<PersonRef>>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        Person(PersonRef),
        Id(String),
    }
    let person = |kept| match kept {
        Kept::Person(person) => person,
        Kept::Id(id) => PersonRef::guest(id, ""),
    };
    let kept: Vec<Option<Kept>> = Vec::deserialize(from)?;
    Ok(kept.into_iter().map(|kept| kept.map(person)).collect())
}

/// The seed is stored in the log and nowhere else.
mod secret {
    use crate::fair::Seed;
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    pub fn serialize<S: Serializer>(seed: &Seed, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&seed.reveal())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Seed, D::Error> {
        String::deserialize(d)?.parse().map_err(D::Error::custom)
    }
}

/// A deed in its place in the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub deed: Deed,
}
