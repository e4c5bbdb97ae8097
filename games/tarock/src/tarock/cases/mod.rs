//! How the worked cases of the family are run.

mod advising;
mod auctions;
mod money;
mod replay;
mod rulings;
mod tables;

use super::honours::{Held, Honour, Item};
use super::options::Sister;
use super::rules::{Rules, Tarock};
use super::state::{Deal, Fate, Public};
use serde::Deserialize;
use serde_json::{Map, Value};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Card, CardSet, Case, Ledger, Seat, Unsupported};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work<K: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game: Tarock<K> = agreed(case).rules()?;
    let rules: &Rules = &game;
    match case.form().unwrap_or_default() {
        "numbers" => tables::numbers(rules),
        "order" => tables::order(rules, case),
        "table-order" => tables::table_order(rules, case),
        "legal-cards" => tables::legal_cards(rules, case),
        "trick-winner" => tables::trick_winner(rules, case),
        "count-cards" => tables::count_cards(rules, case),
        "declaration" => tables::declaration(rules, case),
        "legal-scat" => tables::legal_scat(rules, case),
        "legal-ask" => auctions::legal_ask(rules, case),
        "auction-run" => auctions::run(rules, case),
        "tariff" => money::tariff(rules, case),
        "talon" => money::talon(rules, case),
        "settle" => money::settle(rules, case),
        "partie" => money::partie(rules, case),
        "penalty" => rulings::penalty(rules, case),
        "replay" => replay::replay(rules, case),
        "advise" => advising::advise(rules, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// The case with its options spelled as ours are: on and off are yes and no, and the game is a preset.
fn agreed(case: &Case) -> Case {
    let mut case = case.clone();
    let options = case.given.get("options").and_then(Value::as_object).cloned().unwrap_or_default();
    let preset = options.get("variant").or_else(|| options.get("pack")).map(|name| match name.as_str() {
        Some(word) => word.to_owned(),
        None => name.to_string(),
    });
    let ours: Map<String, Value> = options
        .into_iter()
        // The points by grade of 002:692 are contained in the tariff: there is nothing to agree on.
        .filter(|(name, value)| name != "grade_points_extra" || value != "off")
        .map(|(name, value)| match value.as_str() {
            Some("on") => (name, Value::Bool(true)),
            Some("off") => (name, Value::Bool(false)),
            _ => (name, value),
        })
        .collect();
    if let Some(given) = case.given.as_object_mut() {
        given.insert("options".to_owned(), Value::Object(ours));
        // A pack of 1782 is no preset: only its suits look different.
        if let Some(name) = preset.filter(|name| name != "french78" && name != "trappola-suits") {
            given.insert("preset".to_owned(), Value::String(name));
        }
    }
    case
}

/// Cards of a case; the second of two equal ones is the second copy.
fn cards(rules: &Rules, written: &[Card]) -> Result<CardSet, Unsupported> {
    let cards = Rules::told_apart(written);
    if usize::from(cards.len()) != written.len() || !rules.pack.cards.includes(cards) {
        return malformed("these are not cards of the pack");
    }
    Ok(cards)
}

/// A field with cards.
fn cards_of(rules: &Rules, case: &Case, name: &str) -> Result<CardSet, Unsupported> {
    cards(rules, &case.field::<Vec<Card>>(name)?)
}

/// Who deals: seat 0 where the case names nobody.
fn dealer(rules: &Rules, case: &Case) -> Result<Seat, Unsupported> {
    seated(case.field::<Option<Seat>>("dealer")?.unwrap_or(Seat(0)), rules.terms.seats)
}

/// The table of a case, with its dealer.
fn table(rules: &Rules, case: &Case) -> Result<Public, Unsupported> {
    let mut p = rules.open().public;
    p.dealer = dealer(rules, case)?;
    let (ring, _) = rules.players(p.dealer, 0);
    p.deal = Deal::new(ring, p.dealer);
    Ok(p)
}

/// What every seat has won or lost.
fn net(rules: &Rules, now: &Ledger, before: &Ledger) -> Vec<i64> {
    Seat::all(rules.terms.seats).map(|seat| now.balance(seat) - before.balance(seat)).collect()
}

/// An announced honour, as a case writes it.
#[derive(Deserialize)]
struct ItemGiven {
    seat: Seat,
    name: String,
    #[serde(default)]
    count: u8,
    value: i64,
}

/// The largest sum that a case may name.
const LARGEST: i64 = 1_000_000;

impl ItemGiven {
    fn read(&self, rules: &Rules) -> Result<Item, Unsupported> {
        let seat = seated(self.seat, rules.terms.seats)?;
        if self.value.abs() > LARGEST {
            return malformed("no honour is worth so much");
        }
        Ok(Item { seat, honour: honour_named(&self.name)?, count: self.count, value: self.value })
    }
}

fn items(rules: &Rules, case: &Case) -> Result<arrayvec::ArrayVec<Item, 24>, Unsupported> {
    let given: Option<Vec<ItemGiven>> = case.field("announced")?;
    given.unwrap_or_default().iter().take(24).map(|item| item.read(rules)).collect()
}

fn fates(rules: &Rules, case: &Case) -> Result<arrayvec::ArrayVec<Fate, 10>, Unsupported> {
    let given: Option<Vec<Fate>> = case.field("events")?;
    let check = |fate: &Fate| {
        seated(fate.owner, rules.terms.seats)?;
        seated(fate.winner, rules.terms.seats)?;
        Ok(*fate)
    };
    given.unwrap_or_default().iter().take(10).map(check).collect()
}

/// The names of honours in the cases; cavalries without their suit.
const NAMES: &[(&str, Honour)] = &[
    ("ten_tarocs", Honour::Tarocks),
    ("taroks", Honour::Tarocks),
    ("ten_taroks", Honour::Tarocks),
    ("matadors", Honour::Matadors),
    ("three_honneurs", Honour::Honneurs),
    ("three_honours", Honour::Honneurs),
    ("kings", Honour::Kings),
    ("four_kings", Honour::FourKings),
    ("matadors_above", Honour::Above),
    ("matadors_below", Honour::Below),
    ("cavalry_whole", Honour::Whole),
    ("cavalry_whole_scused", Honour::WholeSkuesed),
    ("cavalry_half", Honour::Half),
    ("cavalry_half_scused", Honour::HalfSkuesed),
    ("cavalry_scused", Honour::Skuesed),
];

fn honour_named(name: &str) -> Result<Honour, Unsupported> {
    let stem = match name.rsplit_once('_') {
        Some((stem, suit)) if name.starts_with("cavalry") && suit.len() == 1 => stem,
        _ => name,
    };
    let known = NAMES.iter().find(|(known, _)| *known == stem);
    known.map(|(_, honour)| *honour).ok_or_else(|| Unsupported(format!("no such honour: {name}")))
}

/// The name of an honour that a hand has.
fn name_of(rules: &Rules, held: &Held) -> String {
    let name = match held.honour {
        Honour::Tarocks => rules.terms.customs.tarocks_written,
        other => NAMES.iter().find(|(_, honour)| *honour == other).map_or("", |(name, _)| name),
    };
    held.suit.map_or_else(|| name.to_owned(), |suit| format!("{name}_{suit}"))
}
