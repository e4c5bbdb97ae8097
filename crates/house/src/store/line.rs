//! A table of the lobby as it is stored, whatever clients see. An older and a newer house may share the store during an upgrade: nothing
//! that an older one reads is renamed or left out, and whatever is added says what it is where nobody has written it.

use crate::wire::{Holder, PersonRef, SeatLine, Status, TableLine};
use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use spadille_core::Bilingual;

/// A status as the store keeps it.
pub(super) fn word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Paused => "paused",
        Status::Over => "over",
        Status::Closed => "closed",
    }
}

fn status(kept: &str) -> serde_json::Result<Status> {
    let known = [Status::Waiting, Status::Playing, Status::Paused, Status::Over, Status::Closed];
    let found = known.into_iter().find(|status| word(*status) == kept);
    found.ok_or_else(|| serde_json::Error::custom(format!("a table that is \"{kept}\"")))
}

#[derive(Serialize, Deserialize)]
struct Stored {
    id: String,
    game: String,
    /// Older houses read it; this one knows it by the game.
    #[serde(default)]
    title: Option<Title>,
    status: String,
    #[serde(default)]
    seats: Vec<Seat>,
    host: Person,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    opened: i64,
    #[serde(default)]
    changed: i64,
}

#[derive(Serialize, Deserialize)]
struct Title {
    en: String,
    de: String,
}

#[derive(Serialize, Deserialize)]
struct Seat {
    holder: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    person: Option<String>,
    #[serde(default)]
    account: bool,
    #[serde(default)]
    kept_for: Option<Person>,
    #[serde(default)]
    awaited: bool,
}

#[derive(Serialize, Deserialize)]
struct Person {
    id: String,
    name: String,
    #[serde(default)]
    account: bool,
}

/// A line as it is stored.
pub(super) fn written(line: &TableLine) -> serde_json::Result<String> {
    serde_json::to_string(&Stored {
        id: line.id.clone(),
        game: line.game.clone(),
        title: Some(line.title.clone().into()),
        status: word(line.status).to_owned(),
        seats: line.seats.iter().map(Seat::from).collect(),
        host: line.host.clone().into(),
        public: line.public,
        rated: line.rated,
        opened: line.opened,
        changed: line.changed,
    })
}

/// A line as it was stored, by this house or another.
pub(super) fn read(stored: &str) -> serde_json::Result<TableLine> {
    let kept: Stored = serde_json::from_str(stored)?;
    Ok(TableLine {
        title: crate::shelf::title(&kept.game),
        status: status(&kept.status)?,
        seats: kept.seats.into_iter().map(SeatLine::from).collect(),
        host: kept.host.into(),
        id: kept.id,
        game: kept.game,
        public: kept.public,
        rated: kept.rated,
        opened: kept.opened,
        changed: kept.changed,
    })
}

impl From<Bilingual> for Title {
    fn from(Bilingual { en, de }: Bilingual) -> Title {
        Title { en, de }
    }
}

impl From<PersonRef> for Person {
    fn from(PersonRef { id, name, account }: PersonRef) -> Person {
        Person { id, name, account }
    }
}

impl From<Person> for PersonRef {
    fn from(Person { id, name, account }: Person) -> PersonRef {
        PersonRef { id, name, account }
    }
}

impl From<&SeatLine> for Seat {
    fn from(seat: &SeatLine) -> Seat {
        let holder = match seat.holder {
            Holder::Nobody => "nobody",
            Holder::Person => "person",
            Holder::Bot => "bot",
        };
        Seat {
            holder: holder.to_owned(),
            name: seat.name.clone(),
            person: seat.person.clone(),
            account: seat.account,
            kept_for: seat.kept_for.clone().map(Person::from),
            awaited: seat.awaited,
        }
    }
}

impl From<Seat> for SeatLine {
    fn from(Seat { holder, name, person, account, kept_for, awaited }: Seat) -> SeatLine {
        let holder = match holder.as_str() {
            "person" => Holder::Person,
            "bot" => Holder::Bot,
            _ => Holder::Nobody,
        };
        SeatLine { holder, name, person, account, kept_for: kept_for.map(PersonRef::from), awaited }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// A line as the first houses wrote it. It stands here for ever: some store holds it.
    const FIRST: &str = r#"{"id":"0123456789abcdef01","game":"piquet","title":{"en":"Piquet","de":"Pikett"},"status":"waiting",
        "seats":[{"holder":"person","name":"Anna","person":"a1"},{"holder":"nobody","name":"","person":null}],
        "host":{"id":"a1","name":"Anna"},"public":true,"rated":false,"opened":1700000000000,"changed":1700000000001}"#;

    fn first() -> TableLine {
        let seat = |holder, name: &str, person: Option<&str>| SeatLine {
            holder,
            name: name.to_owned(),
            person: person.map(str::to_owned),
            account: false,
            kept_for: None,
            awaited: false,
        };
        TableLine {
            id: "0123456789abcdef01".to_owned(),
            game: "piquet".to_owned(),
            title: crate::shelf::title("piquet"),
            status: Status::Waiting,
            seats: vec![seat(Holder::Person, "Anna", Some("a1")), seat(Holder::Nobody, "", None)],
            host: PersonRef::guest("a1", "Anna"),
            public: true,
            rated: false,
            opened: 1_700_000_000_000,
            changed: 1_700_000_000_001,
        }
    }

    #[test]
    fn lines_of_older_and_of_newer_houses_are_read() {
        assert_eq!(read(FIRST).unwrap(), first());
        let mut newer: Value = serde_json::from_str(FIRST).unwrap();
        newer["weather"] = json!("fair");
        newer["seats"][0]["hat"] = json!({ "brim": 3 });
        assert_eq!(read(&newer.to_string()).unwrap(), first(), "what is not known is passed over");
        assert!(read(r#"{"id":"0","game":"piquet","status":"dancing","host":{"id":"a","name":"A"}}"#).is_err());
    }

    #[test]
    fn a_line_is_written_as_older_houses_read_it() {
        let mut line = first();
        line.status = Status::Paused;
        line.host.account = true;
        line.seats[0].awaited = true;
        line.seats[1].kept_for = Some(PersonRef::guest("b1", "Bert"));
        let written: Value = serde_json::from_str(&written(&line).unwrap()).unwrap();
        let title = json!({ "en": line.title.en, "de": line.title.de });
        let seats = json!([
            { "holder": "person", "name": "Anna", "person": "a1", "account": false, "kept_for": null, "awaited": true },
            { "holder": "nobody", "name": "", "person": null, "account": false,
              "kept_for": { "id": "b1", "name": "Bert", "account": false }, "awaited": false },
        ]);
        let expected = json!({
            "id": "0123456789abcdef01", "game": "piquet", "title": title, "status": "paused", "seats": seats,
            "host": { "id": "a1", "name": "Anna", "account": true }, "public": true, "rated": false,
            "opened": 1_700_000_000_000_i64, "changed": 1_700_000_000_001_i64,
        });
        assert_eq!(written, expected);
        assert_eq!(read(&written.to_string()).unwrap(), line);
    }
}
