//! What is wrong with a store, in a sentence of the house.

use super::StoreError;
use spadille_core::{Text, text};
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgConnectOptions;
use std::io::ErrorKind;

/// What is wrong with a store, in a sentence.
pub fn cause(error: &StoreError) -> Text {
    match error {
        sqlx::Error::Migrate(why) if matches!(**why, MigrateError::VersionMissing(_)) => text!("house-store-newer"),
        sqlx::Error::Configuration(_) => text!("house-store-address"),
        sqlx::Error::PoolTimedOut => text!("house-store-late"),
        sqlx::Error::Io(why) if is_away(why.kind()) => text!("house-store-away"),
        _ => by_words(&error.to_string(), code(error).as_deref()),
    }
}

fn is_away(kind: ErrorKind) -> bool {
    use ErrorKind as Kind;
    matches!(
        kind,
        Kind::ConnectionRefused
            | Kind::ConnectionReset
            | Kind::ConnectionAborted
            | Kind::HostUnreachable
            | Kind::NetworkUnreachable
            | Kind::TimedOut
            | Kind::NotFound
    )
}

fn code(error: &StoreError) -> Option<String> {
    error.as_database_error()?.code().map(Into::into)
}

/// The drivers tell it by a code or in words.
fn by_words(words: &str, code: Option<&str>) -> Text {
    let said = |signs: &[&str]| signs.iter().any(|sign| words.contains(sign));
    if matches!(code, Some("28P01" | "28000")) {
        text!("house-store-no-key")
    } else if code == Some("3D000") {
        text!("house-store-nowhere")
    } else if said(&["disk is full", "code: 13"]) {
        text!("house-store-full")
    } else if said(&["readonly", "read-only", "code: 8)"]) {
        text!("house-store-read-only")
    } else if said(&["malformed", "not a database", "code: 11", "code: 26"]) {
        text!("house-store-damaged")
    } else if said(&["unable to open", "code: 14"]) {
        text!("house-store-unopened")
    } else {
        text!("house-store-silent", why = words)
    }
}

/// Where a store at a URL is: whoever is told needs the host, and nobody the password.
pub(super) fn place(url: &str) -> String {
    match url.parse::<PgConnectOptions>() {
        Ok(options) => format!("{}:{}", options.get_host(), options.get_port()),
        Err(_) => address(url).to_owned(),
    }
}

/// A URL without its name and password.
pub(crate) fn address(url: &str) -> &str {
    let behind = url.split_once("://").map_or(url, |(_, behind)| behind);
    behind.rsplit_once('@').map_or(behind, |(_, address)| address)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_table::Voices;

    /// A sentence in both languages.
    fn told(text: &Text) -> [String; 2] {
        let said = Voices::house().say(text, &[]);
        [said.en.plain(), said.de.plain()]
    }

    #[test]
    fn every_cause_is_told_in_both_languages() {
        let io = |kind: ErrorKind| sqlx::Error::Io(kind.into());
        let words = |words: &str| sqlx::Error::Protocol(words.to_owned());
        let newer = sqlx::Error::Migrate(Box::new(MigrateError::VersionMissing(99)));
        let cases = [
            (
                newer,
                [
                    "the store is of a newer house; start that one",
                    "der Speicher gehört einem neueren Haus; starten Sie dieses",
                ],
            ),
            (
                sqlx::Error::PoolTimedOut,
                ["the store does not answer in time", "der Speicher antwortet nicht rechtzeitig"],
            ),
            (io(ErrorKind::ConnectionRefused), ["nobody answers there", "dort antwortet niemand"]),
            (words("database or disk is full"), ["the disk is full", "die Platte ist voll"]),
            (
                words("attempt to write a readonly database"),
                ["the store can only be read", "der Speicher lässt sich nur lesen"],
            ),
            (words("database disk image is malformed"), ["the database is damaged", "die Datenbank ist beschädigt"]),
            (words("file is not a database"), ["the database is damaged", "die Datenbank ist beschädigt"]),
            (
                words("unable to open database file"),
                ["the file of the store cannot be opened", "die Datei des Speichers lässt sich nicht öffnen"],
            ),
        ];
        for (error, expected) in cases {
            assert_eq!(told(&cause(&error)), expected, "{error}");
        }
        let [en, de] = told(&cause(&words("what nobody has thought of")));
        assert!(en.starts_with("the store does not answer: ") && de.starts_with("der Speicher antwortet nicht: "));
        assert_eq!(
            told(&by_words("", Some("28P01"))),
            ["the name or the password is refused", "Name oder Kennwort wird abgewiesen"]
        );
        assert_eq!(
            told(&by_words("", Some("3D000"))),
            ["there is no database of that name", "eine Datenbank dieses Namens gibt es nicht"]
        );
    }

    #[test]
    fn a_place_is_told_without_its_key() {
        assert_eq!(place("postgres://anna:quatorze@books.example:5433/house?sslmode=disable"), "books.example:5433");
        assert_eq!(place("postgres://books.example/house"), "books.example:5432");
        assert_eq!(address("nats://anna:quatorze@news.example:4222"), "news.example:4222");
        assert_eq!(address("news.example:4222"), "news.example:4222");
    }
}
