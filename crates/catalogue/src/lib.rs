//! The one list of all games, by name.
//!
//! A game enters the house through its family's entry crate; the list here joins them. `docs/adding-a-game.md` says what a
//! game brings along. Nothing here knows a game's types: matches are [`AnyMatch`]es, players [`AnyBot`]s.

pub mod cases;
pub mod find;
pub mod sources;
pub mod study;
pub mod trying;

pub use spadille_bots::{AnyBot, AnyHint, BotError};
pub use spadille_entry::{
    About, Agreed, AnyMatch, Barred, Choice, ChoiceError, Choices, Entry, FactAbout, LENGTHS, OptionAbout, OptionValue,
    Settled, Shape,
};

use serde_json::{Map, Value};
use spadille_bots::arena::{Contest, Progress, Report};
use spadille_bots::bench::Speed;
use spadille_bots::{BotKind, Budget};
use spadille_core::record::RecordError;
use spadille_core::{Log, OptionError, Record, Seat, Text};
use std::sync::LazyLock;

/// The families with their games, in the order of the menu. Each list is a static of its family's crate and is only pointed at: a
/// copy of it would compile every game once more in here.
static FAMILIES: &[(&str, &&[&dyn Entry])] = &[
    ("ombre", &spadille_ombre_entry::ENTRIES),
    ("whist", &spadille_whist_entry::ENTRIES),
    ("salon", &spadille_salon_entry::ENTRIES),
    ("scat", &spadille_scat_entry::ENTRIES),
    ("tarock", &spadille_tarock_entry::ENTRIES),
    ("bank", &spadille_bank_entry::ENTRIES),
    ("tables", &spadille_tables_entry::ENTRIES),
    ("chess", &spadille_chess_entry::ENTRIES),
    ("billiard", &spadille_billiard_entry::ENTRIES),
    ("court", &spadille_court_entry::ENTRIES),
    ("cabinet", &spadille_cabinet_entry::ENTRIES),
];

/// The ids of all games, in the order of the menu.
pub static GAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| entries().map(Entry::id).collect());

/// All games, in the order of the menu.
pub fn entries() -> impl Iterator<Item = &'static dyn Entry> {
    FAMILIES.iter().flat_map(|(_, games)| games.iter().copied())
}

/// The family of the game of this id, as its folder is called.
pub fn family(id: &str) -> Option<&'static str> {
    FAMILIES.iter().find(|(_, games)| games.iter().any(|entry| entry.id() == id)).map(|(family, _)| *family)
}

/// The game of this id.
pub fn entry(id: &str) -> Option<&'static dyn Entry> {
    entries().find(|entry| entry.id() == id)
}

/// The game of this id, or a sentence that says which there are.
fn known(id: &str) -> Result<&'static dyn Entry, OptionError> {
    entry(id).ok_or_else(|| {
        let (en, de) = match nearest(id) {
            Some(game) => (format!("did you mean \"{game}\"?"), format!("war „{game}“ gemeint?")),
            None => (format!("there are: {}", GAMES.join(", ")), format!("es gibt: {}", GAMES.join(", "))),
        };
        OptionError::new(format!("there is no game \"{id}\"; {en}"), format!("ein Spiel „{id}“ gibt es nicht; {de}"))
    })
}

/// What there is to know about the game of this id.
pub fn about(id: &str) -> Option<About> {
    entry(id).map(Entry::about)
}

/// Opens a match.
///
/// # Errors
/// Names an unknown game, preset or option, or an impossible combination.
pub fn open(
    id: &str,
    preset: Option<&str>,
    options: &Map<String, Value>,
    names: &[String],
) -> Result<Box<dyn AnyMatch>, OptionError> {
    known(id)?.open(Agreed { preset, options }, names)
}

/// Takes up a match again from its record; tells `log` everything that happened.
///
/// # Errors
/// Names the line of the record that cannot be read or played.
pub fn resume(record: &Record, log: &mut Log) -> Result<Box<dyn AnyMatch>, RecordError> {
    match known(&record.header.game) {
        Ok(entry) => entry.resume(record, log),
        Err(unknown) => Err(RecordError { line: 1, reason: unknown.into() }),
    }
}

/// Settles a deal or match played with real cards.
///
/// # Errors
/// Names the game, option or fact that cannot be.
pub fn settle(
    id: &str,
    preset: Option<&str>,
    options: &Map<String, Value>,
    facts: &Value,
    log: &mut Log,
) -> Result<Settled, Text> {
    known(id)?.settle(Agreed { preset, options }, facts, log)
}

/// A player of this kind for the game of this id; nothing if there is no such game.
pub fn seat_bot(id: &str, kind: BotKind, seed: u64) -> Option<Box<dyn AnyBot>> {
    entry(id).map(|entry| entry.player(kind, seed))
}

/// A hint for a person at `seat` in the game of this id; nothing if there is no such game.
///
/// # Errors
/// When view or options cannot be read.
pub fn hint(id: &str, view: &Value, options: &Value, seat: Seat, budget: Budget) -> Option<Result<AnyHint, BotError>> {
    seat_bot(id, BotKind::Book, 0).map(|mut bot| bot.hint(view, options, seat, budget))
}

/// Plays a contest of the game of this id.
///
/// # Errors
/// Names an unknown game, preset or option, or an impossible combination.
pub fn contest(
    id: &str,
    preset: Option<&str>,
    options: &Map<String, Value>,
    contest: &Contest,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<Report, OptionError> {
    known(id)?.contest(Agreed { preset, options }, contest, progress)
}

/// The speed of the game of this id with a preset and options of choice.
///
/// # Errors
/// Names an unknown game, preset or option, or an impossible combination.
pub fn speed(id: &str, preset: Option<&str>, options: &Map<String, Value>, seconds: f64) -> Result<Speed, OptionError> {
    known(id)?.speed(Agreed { preset, options }, seconds)
}

/// The game whose id is nearest to what somebody typed, for "did you mean".
pub fn nearest(id: &str) -> Option<&'static str> {
    let typed: Vec<char> = id.to_lowercase().chars().filter(|c| c.is_alphanumeric()).take(40).collect();
    GAMES
        .iter()
        .copied()
        .min_by_key(|game| distance(&typed, &game.chars().collect::<Vec<_>>()))
        .filter(|game| distance(&typed, &game.chars().collect::<Vec<_>>()) <= game.len() / 2)
}

fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = (diagonal + usize::from(x != y)).min(above + 1).min(row[j] + 1);
            diagonal = above;
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_mistyped_game_is_guessed() {
        assert_eq!(super::nearest("Picket"), Some("piquet"));
        assert_eq!(super::nearest("zzzzzzzzzzzz"), None);
    }
}
