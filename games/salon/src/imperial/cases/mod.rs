//! How worked cases of Imperial (`cases/imperial.json`) are run, by their form.

mod forms;
mod replay;

use super::rules::Imperial;
use super::state::SEATS;
use super::tally::STROKES;
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, PerSeat, Seat, Suit, Unsupported};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let agreed = agreed(case);
    if case.form() == Some("table-check") {
        return Answer::new(json!({"allowed": agreed.rules::<Imperial>().is_ok()}));
    }
    let mut game: Imperial = agreed.rules()?;
    if let Some(stake) = case.field::<Option<u32>>("stake")? {
        game.options.stake = stake;
    }
    match case.form().unwrap_or_default() {
        "setup" => forms::setup(&game, case),
        "legal-cards" => forms::legal_cards(&game, case),
        "trick-winner" => forms::trick_winner(&game, case),
        "imperial-trumps" => forms::imperial_trumps(&game, case),
        "rob" => forms::rob(&game, case),
        "stock-right" => forms::stock_right(&game, case),
        "declare" => forms::declare(&game, case),
        "over-tricks" => forms::over_tricks(&game, case),
        "strokes-run" => forms::strokes_run(&game, case),
        "deal-marks" => forms::deal_marks(&game, case),
        "settle" => forms::settle(&game, case),
        "replay" => replay::replay(&game, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// The case with its options spelled as ours are: how many play is one of them.
fn agreed(case: &Case) -> Case {
    let mut case = case.clone();
    let options = case.given.get("options").and_then(Value::as_object).cloned().unwrap_or_default();
    let ours = options.into_iter().map(|(name, value)| match (name.as_str(), value.as_str()) {
        ("must_head", Some("on")) | ("no_trump_stock", Some("two_players")) => (name, true.into()),
        ("must_head" | "no_trump_stock", Some("off")) => (name, false.into()),
        _ => (name, value),
    });
    let mut ours: Map<String, Value> = ours.collect();
    if let Some(players) = case.given.get("players") {
        ours.insert("players".to_owned(), players.clone());
    }
    if let Some(given) = case.given.as_object_mut() {
        given.insert("options".to_owned(), Value::Object(ours));
    }
    case
}

fn no<T>(why: impl Into<String>) -> Result<T, Unsupported> {
    Err(Unsupported(why.into()))
}

/// A seat of the case by its name.
fn seat(game: &Imperial, case: &Case, name: &str) -> Result<Seat, Unsupported> {
    seated(case.field(name)?, game.options.players)
}

fn seat_or_none(game: &Imperial, seat: Option<Seat>) -> Result<Option<Seat>, Unsupported> {
    seat.map(|seat| seated(seat, game.options.players)).transpose()
}

/// One of the four suits as trumps.
fn trump(case: &Case) -> Result<Suit, Unsupported> {
    let suit: Suit = case.field("trump")?;
    if Suit::ALL.contains(&suit) { Ok(suit) } else { no("one of four suits is wanted") }
}

/// Cards of the pack.
fn of_pack(game: &Imperial, cards: CardSet) -> Result<CardSet, Unsupported> {
    if game.options.pack.cards().includes(cards) { Ok(cards) } else { no("such cards are not in the pack") }
}

/// A card of the pack.
fn card(game: &Imperial, card: Card) -> Result<Card, Unsupported> {
    of_pack(game, CardSet::one(card)).and_then(|one| if one.is_empty() { no("no such card") } else { Ok(card) })
}

/// A number for each who plays.
fn by_seat(game: &Imperial, list: &[u8], most: u8) -> Result<PerSeat<u8, SEATS>, Unsupported> {
    if list.len() != usize::from(game.options.players) || list.iter().any(|number| *number > most) {
        return no("a number for each player is wanted");
    }
    Ok(PerSeat::from_fn(|seat| list.get(seat.index()).copied().unwrap_or(0)))
}

/// Strokes as they may stand.
fn strokes(game: &Imperial, list: &[u8]) -> Result<PerSeat<u8, SEATS>, Unsupported> {
    by_seat(game, list, STROKES - 1)
}

/// What each of those who play has.
fn listed(game: &Imperial, values: &PerSeat<u8, SEATS>) -> Vec<u8> {
    values.values().copied().take(game.options.players.into()).collect()
}
