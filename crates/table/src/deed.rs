//! Deeds: what is written into the log of a table. The log is the truth; everything else is made from it.
//!
//! How a deed is stored depends on nothing that clients see: people and requests have a form of their own here, so that neither can
//! change the other. During an upgrade an older and a newer house share a store. What an older one does not know about a deed it leaves
//! alone (nothing that was written is ever written again), and what it cannot understand at all carries a higher number
//! ([`FORM`]): then it leaves that table to the newer house.

use crate::act::Request;
use crate::fair::Seed;
use crate::person::PersonRef;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spadille_bots::BotKind;
use spadille_core::{Seat, Step};

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
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
        #[serde(with = "stored::person")]
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
        #[serde(with = "stored::person")]
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
        #[serde(with = "stored::request")]
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
    #[serde(with = "stored::person")]
    pub host: PersonRef,
    /// The word that admits to the table.
    pub invitation: String,
    /// What is dealt from.
    #[serde(with = "secret")]
    pub seed: Seed,
    /// For whom seats are kept, in a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "stored::kept")]
    pub kept: Vec<Option<PersonRef>>,
    /// The steps a forked match begins with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Step>,
    /// The table it was forked from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked: Option<String>,
    /// What a newer house agreed on with them and this one does not know: it stays agreed in a rematch.
    #[serde(flatten)]
    pub more: Map<String, Value>,
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

/// The form of deeds this program writes, and the newest it understands.
pub const FORM: u64 = 1;

/// A deed that cannot be read.
#[derive(Debug)]
pub enum Unreadable {
    /// A newer house wrote it, in this form.
    Newer(u64),
    /// It makes no sense.
    Broken(serde_json::Error),
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unreadable::Newer(form) => write!(f, "a newer house wrote it, in form {form}; this one knows form {FORM}"),
            Unreadable::Broken(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Unreadable {}

impl From<serde_json::Error> for Unreadable {
    fn from(why: serde_json::Error) -> Unreadable {
        Unreadable::Broken(why)
    }
}

impl Deed {
    /// The deed as it is stored.
    ///
    /// # Errors
    /// When it cannot be written as JSON, which it always can.
    pub fn stored(&self) -> serde_json::Result<String> {
        let mut deed = serde_json::to_value(self)?;
        if let Value::Object(fields) = &mut deed {
            fields.insert("v".to_owned(), FORM.into());
        }
        Ok(deed.to_string())
    }

    /// Reads a deed as it was stored, by this program or an older one. Those without a number are of the first form.
    ///
    /// # Errors
    /// When a newer house wrote it in another form, or it makes no sense.
    pub fn read(stored: &str) -> Result<Deed, Unreadable> {
        let mut deed: Value = serde_json::from_str(stored)?;
        let form = deed.as_object_mut().and_then(|fields| fields.remove("v"));
        match form.map_or(1, |form| form.as_u64().unwrap_or(u64::MAX)) {
            form if form > FORM => Err(Unreadable::Newer(form)),
            _ => Ok(serde_json::from_value(deed)?),
        }
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

/// How people and requests stand in the log, whatever clients call them.
mod stored {
    use serde::{Deserialize, Serialize};

    /// A person.
    #[derive(Serialize, Deserialize)]
    struct Person {
        id: String,
        name: String,
        #[serde(default)]
        account: bool,
    }

    /// What needs everybody's consent.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Request {
        TakeBack,
        Pause,
        BreakOff,
    }

    pub mod person {
        use super::Person;
        use crate::person::PersonRef;
        use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

        pub fn serialize<S: Serializer>(person: &PersonRef, s: S) -> Result<S::Ok, S::Error> {
            let PersonRef { id, name, account } = person.clone();
            Person { id, name, account }.serialize(s)
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<PersonRef, D::Error> {
            let Person { id, name, account } = Person::deserialize(d)?;
            Ok(PersonRef { id, name, account })
        }
    }

    pub mod request {
        use super::Request as Stored;
        use crate::act::Request;
        use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

        #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
        pub fn serialize<S: Serializer>(what: &Request, s: S) -> Result<S::Ok, S::Error> {
            match what {
                Request::TakeBack => Stored::TakeBack,
                Request::Pause => Stored::Pause,
                Request::BreakOff => Stored::BreakOff,
            }
            .serialize(s)
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Request, D::Error> {
            Ok(match Stored::deserialize(d)? {
                Stored::TakeBack => Request::TakeBack,
                Stored::Pause => Request::Pause,
                Stored::BreakOff => Request::BreakOff,
            })
        }
    }

    pub mod kept {
        use super::Person;
        use crate::person::PersonRef;
        use serde::{Deserialize, Deserializer, Serialize as _, Serializer};

        pub fn serialize<S: Serializer>(kept: &[Option<PersonRef>], s: S) -> Result<S::Ok, S::Error> {
            let person = |person: &PersonRef| {
                let PersonRef { id, name, account } = person.clone();
                Person { id, name, account }
            };
            kept.iter().map(|kept| kept.as_ref().map(person)).collect::<Vec<_>>().serialize(s)
        }

        /// Older logs know only the ids of those for whom seats are kept.
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Kept {
            Person(Person),
            Id(String),
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Option<PersonRef>>, D::Error> {
            let person = |kept| match kept {
                Kept::Person(Person { id, name, account }) => PersonRef { id, name, account },
                Kept::Id(id) => PersonRef::guest(id, ""),
            };
            let kept: Vec<Option<Kept>> = Vec::deserialize(d)?;
            Ok(kept.into_iter().map(|kept| kept.map(person)).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::{Room, Status};

    /// A log as houses have written it since the first, before deeds had numbers.
    const OLD: [&str; 19] = [
        r#"{"deed":"opened","charter":{"game":"piquet","preset":"1782","options":{},"seats":2,"public":true,"rated":false,"grace":60,"pace":600,"host":{"id":"a1","name":"Anna"},"invitation":"00ff","seed":"0707070707070707070707070707070707070707070707070707070707070707","kept":["a1",null]}}"#,
        r#"{"deed":"sat","seat":0,"person":{"id":"a1","name":"Anna"},"salt":"abc"}"#,
        r#"{"deed":"sat","seat":1,"person":{"id":"b2","name":"Bert","account":true},"salt":"","owes":true}"#,
        r#"{"deed":"salted","seat":1,"salt":"def"}"#,
        r#"{"deed":"rose","seat":1}"#,
        r#"{"deed":"bot_sat","seat":1,"kind":"search:400","stand_in":false}"#,
        r#"{"deed":"cleared","seat":1}"#,
        r#"{"deed":"sat","seat":1,"person":{"id":"b2","name":"Bert","account":true},"salt":"ghi"}"#,
        r#"{"deed":"began"}"#,
        r#"{"deed":"stepped","step":{"chance":{"cut":["AS","7H"]}}}"#,
        r#"{"deed":"said","by":{"id":"a1","name":"Anna","account":false},"text":"Guten Abend"}"#,
        r#"{"deed":"hushed","person":"c3","silent":true}"#,
        r#"{"deed":"asked","what":"take_back","by":0}"#,
        r#"{"deed":"answered","by":1,"yes":true}"#,
        r#"{"deed":"took_back","steps":0}"#,
        r#"{"deed":"paused"}"#,
        r#"{"deed":"resumed","by":0}"#,
        r#"{"deed":"closed"}"#,
        r#"{"deed":"followed","table":"0123456789abcdef01"}"#,
    ];

    fn options(deed: &mut Deed) {
        if let Deed::Opened { charter } = deed {
            let table = spadille_catalogue::open("piquet", None, &Map::new(), &[]).unwrap();
            charter.options = table.options().as_object().cloned().unwrap();
        }
    }

    fn log(lines: &[String]) -> Vec<Entry> {
        let entry = |(line, seq): (&String, u64)| {
            let mut deed = Deed::read(line).unwrap();
            options(&mut deed);
            Entry { seq, at: 1000, deed }
        };
        lines.iter().zip(1..).map(entry).collect()
    }

    #[test]
    fn an_old_log_is_read_by_a_new_program() {
        let old: Vec<String> = OLD.iter().map(|line| (*line).to_owned()).collect();
        let room = Room::read("t", &log(&old)).unwrap().unwrap();
        assert_eq!((room.status, room.seq), (Status::Closed, 19));
        assert_eq!(room.next.as_deref(), Some("0123456789abcdef01"));
        assert_eq!(room.chairs[1].person.as_ref().map(|p| (p.name.as_str(), p.account)), Some(("Bert", true)));
        assert_eq!(room.salts(), ["abc", "ghi"]);
        // Written again it is the same, with its number.
        let again: Vec<String> = log(&old).iter().map(|entry| entry.deed.stored().unwrap()).collect();
        assert!(again.iter().all(|line| line.contains("\"v\":1")));
        assert_eq!(log(&again), log(&old));
    }

    #[test]
    fn what_a_bot_thinks_with_cannot_be_guessed_from_table_or_time() {
        let seeds = |seed: &str, at: i64| {
            let mut deed = Deed::read(&OLD[0].replace(&"07".repeat(32), &seed.repeat(32))).unwrap();
            options(&mut deed);
            let room = Room::open("t", &Entry { seq: 1, at, deed }).unwrap();
            [room.bot_seed(Seat(0)), room.bot_seed(Seat(1))]
        };
        let [one, two] = seeds("07", 1000);
        assert_ne!(one, two, "each has his own");
        assert_eq!(seeds("07", 999_999), [one, two], "the time does not matter");
        assert!(seeds("08", 1000).iter().all(|seed| ![one, two].contains(seed)), "what nobody knows does");
    }

    #[test]
    fn what_a_newer_house_adds_is_left_alone_and_stays_agreed() {
        let newer: Vec<String> = OLD
            .iter()
            .map(|line| line.replacen("{\"deed\"", "{\"v\":1,\"mood\":\"merry\",\"deed\"", 1))
            .map(|line| line.replacen("\"seats\":2", "\"candles\":3,\"seats\":2", 1))
            .map(|line| line.replacen("\"name\"", "\"title\":\"Frau\",\"name\"", 1))
            .collect();
        let room = Room::read("t", &log(&newer)).unwrap().unwrap();
        assert_eq!(room.status, Status::Closed);
        assert_eq!(room.charter.more.get("candles"), Some(&3.into()));
        let rematch = Deed::Opened { charter: Box::new(Charter { forked: None, ..room.charter.clone() }) };
        assert!(rematch.stored().unwrap().contains("\"candles\":3"));
    }

    #[test]
    fn what_only_a_newer_house_understands_is_left_to_it() {
        assert!(matches!(Deed::read(r#"{"v":2,"deed":"danced"}"#), Err(Unreadable::Newer(2))));
        assert!(matches!(Deed::read(r#"{"v":"x","deed":"began"}"#), Err(Unreadable::Newer(_))));
        assert!(matches!(Deed::read(r#"{"deed":"danced"}"#), Err(Unreadable::Broken(_))));
        assert!(matches!(Deed::read("nonsense"), Err(Unreadable::Broken(_))));
    }
}
