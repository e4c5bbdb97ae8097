//! How the worked cases of Scat are run.

mod advising;
mod course;
mod tables;

use super::games::{Kind, Level};
use super::rules::Scat;
use crate::case_kit::spelled;
use serde_json::{Value, json};
use spadille_core::case::malformed;
use spadille_core::{Answer, Case, Seat, Suit, Unsupported};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let game: Scat = spelled(case, ours).rules()?;
    match case.form().unwrap_or_default() {
        "numbers" => tables::numbers(&game),
        "order" => tables::order(&game, case),
        "deal" => tables::deal(case),
        "table-order" => tables::table_order(case),
        "count-cards" => tables::count_cards(case),
        "legal-cards" => tables::legal_cards(&game, case),
        "trick-winner" => tables::trick_winner(&game, case),
        "matadors" => tables::matadors(case),
        "tariff" => tables::tariff(&game, case),
        "odds" => tables::odds(case),
        "settle" => tables::settle(&game, case),
        "penalty" => tables::penalty(&game, case),
        "auction-run" => course::auction(&game, case),
        "replay" => course::replay(&game, case),
        "advise" => advising::advise(&game, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// The prices of the Solos are lists in the cases.
fn ours(name: &str, value: Value) -> Value {
    match (name, &value) {
        ("solo_prices", Value::Array(prices)) => {
            json!(prices.iter().map(Value::to_string).collect::<Vec<_>>().join("-"))
        }
        _ => value,
    }
}

/// The game of a case by its word and suit.
fn level_of(word: &str, suit: Option<Suit>) -> Result<Level, Unsupported> {
    let suited = |kind: Kind| match suit.filter(|suit| Suit::ALL.contains(suit)) {
        Some(suit) => Ok(Level { kind, suit: Some(suit) }),
        None => malformed("this game has a suit"),
    };
    match word {
        "frage" => suited(Kind::Frage),
        "solo" => suited(Kind::Solo),
        "null" => Ok(Level::NULL),
        "null-ouvert" => Ok(Level::OUVERT),
        "grand" => Ok(Level::GRAND),
        _ => malformed(format!("there is no game {word}")),
    }
}

/// A game as the cases write it: `frage B`, `grand`.
fn level(text: &str) -> Result<Level, Unsupported> {
    let (word, suit) = text.split_once(' ').map_or((text, None), |(word, suit)| (word, Some(suit)));
    let suit = suit.map(|letter| letter.parse::<Suit>().map_err(|e| Unsupported::from(("suit", e)))).transpose()?;
    level_of(word, suit)
}

/// The game of a question that has `game` and `trump` or `suit`.
fn game_of(case: &Case) -> Result<Level, Unsupported> {
    let word: String = case.field("game")?;
    let suit: Option<Suit> = case.field("trump")?;
    level_of(&word, suit.or(case.field("suit")?))
}

/// What each seat won or lost.
fn net(ledger: &spadille_core::Ledger) -> Value {
    json!(Seat::all(3).map(|seat| ledger.balance(seat)).collect::<Vec<_>>())
}
