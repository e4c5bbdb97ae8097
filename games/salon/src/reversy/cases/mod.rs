//! How worked cases of Reversy (`cases/reversy.json`) are run, by their form.

mod advising;
mod dealing;
mod money;
mod replay;

use super::cards::{PACK, sorted};
use super::facts::LARGEST;
use super::pot::owner;
use super::rules::Reversy;
use super::state::{FOUR, POT, Public};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Ledger, Seat, Text, Unsupported};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let agreed = agreed(case);
    if case.form() == Some("table-check") {
        return dealing::table_check(&agreed);
    }
    let game: Reversy = agreed.rules()?;
    match case.form().unwrap_or_default() {
        "setup" => dealing::setup(case),
        "legal-cards" => dealing::legal_cards(case),
        "trick-winner" => spadille_tricks::cases::trick_winner(case, &super::cards::ORDER, FOUR),
        "exchange-moves" => dealing::exchange_moves(&game, case),
        "exchange" => dealing::exchange(&game, case),
        "ante" => money::ante(&game, case),
        "coup" => money::coup(&game, case),
        "settle" => money::settle(&game, case),
        "pot-run" => money::pot_run(&game, case),
        "close-pot" => money::close_pot(&game, case),
        "advise-discard" => advising::discard(&game, case),
        "advise-play" => advising::play(&game, case),
        "replay" => replay::replay(&game, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// Options that are words in the cases, and yes or no here.
const TRUTHS: [&str; 4] = ["pot_discards_paid", "quinola_locked_without_bete", "heart_ace_free", "vis_a_vis"];

/// The case with its options spelled as ours are; it knows no end of the match.
fn agreed(case: &Case) -> Case {
    let mut case = case.clone();
    let options = case.given.get("options").and_then(Value::as_object).cloned().unwrap_or_default();
    let ours = options.into_iter().map(|(name, value)| match value.as_str() {
        Some("on") if TRUTHS.contains(&name.as_str()) => (name, true.into()),
        Some("off") if TRUTHS.contains(&name.as_str()) => (name, false.into()),
        _ => (name, value),
    });
    let mut ours: Map<String, Value> = ours.collect();
    ours.entry("tours").or_insert(50.into());
    if let Some(given) = case.given.as_object_mut() {
        given.insert("options".to_owned(), Value::Object(ours));
    }
    case
}

fn no<T>(why: impl Into<String>) -> Result<T, Unsupported> {
    Err(Unsupported(why.into()))
}

fn said(why: &Text) -> Unsupported {
    Unsupported::said(why, <Reversy as spadille_core::Table>::book())
}

/// A seat of the case by its name.
fn seat(case: &Case, name: &str) -> Result<Seat, Unsupported> {
    seated(case.field(name)?, FOUR)
}

/// Cards of the pack.
fn of_pack(cards: CardSet) -> Result<CardSet, Unsupported> {
    if PACK.includes(cards) { Ok(cards) } else { no("such cards are not in the pack") }
}

/// Four cards of a trick, each of the pack and each once.
fn whole_trick(cards: &[Card]) -> Result<(), Unsupported> {
    let all: CardSet = cards.iter().copied().collect();
    let whole = cards.len() == 4 && all.len() == 4;
    of_pack(all).and_then(|_| if whole { Ok(()) } else { no("a trick has four cards") })
}

/// Cards in the order cases list them.
fn listed(cards: CardSet) -> Vec<Card> {
    sorted(cards)
}

/// What stands, as cases tell it.
#[derive(Deserialize, Serialize)]
struct Stands {
    pot: i64,
    standing: bool,
    noted: Vec<(Seat, i64)>,
}

impl Stands {
    fn of(p: &Public) -> Stands {
        let noted = p.noted.iter().map(|bete| (owner(bete), bete.amount));
        Stands { pot: p.pot(), standing: p.standing, noted: noted.collect() }
    }

    /// A table at which it stands so.
    fn table(&self, game: &Reversy, dealer: Seat) -> Result<Public, Unsupported> {
        let seats = self.noted.iter().all(|(seat, _)| seat.0 < FOUR);
        let table = game.laid_out(dealer, self.pot, self.standing, &self.noted).filter(|_| seats);
        table.ok_or_else(|| Unsupported(format!("pots and bêtes are 0 to {LARGEST}")))
    }
}

/// What each has won or paid since the accounts stood so.
fn net(now: &Ledger, before: &Ledger) -> Vec<i64> {
    Seat::all(FOUR).map(|seat| now.balance(seat) - before.balance(seat)).collect()
}

/// How the pot has changed since then.
fn pots(now: &Ledger, before: &Ledger) -> Value {
    json!({"pot": now.balance(POT) - before.balance(POT)})
}
