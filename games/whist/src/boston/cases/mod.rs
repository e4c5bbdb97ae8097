//! How the worked cases of the family are run.

mod advising;
mod auctions;
mod dealing;
mod money;
mod old;
mod replay;
mod runs;
mod tables;

use super::contracts::{Contract, Form, Level};
use super::options::Sister;
use super::rules::{Boston, Rules};
use serde::Deserialize;
use serde_json::{Map, Value};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Case, Seat, Suit, Unsupported};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work<K: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game: Boston<K> = agreed(case).rules()?;
    let rules: &Rules = &game;
    match case.form().unwrap_or_default() {
        "pack" => tables::pack(rules),
        "deal-roles" => tables::deal_roles(rules, case),
        "draw-seats" => tables::draw_seats(rules, case),
        "suit-classes" => tables::suit_classes(rules, case),
        "ladder" => tables::ladder(rules),
        "overbid" => tables::overbid(rules, case),
        "tariff" => tables::tariff(rules, case),
        "tariff-row" => tables::tariff_row(rules, case),
        "multipliers" => tables::multipliers(rules, case),
        "contract-terms" => tables::contract_terms(rules, case),
        "trick-winners" => tables::trick_winners(rules, case),
        "legal-cards" => tables::legal_cards(rules, case),
        "honours" => tables::honours(rules, case),
        "auction-run" => auctions::run(rules, case),
        "legal-calls" => auctions::legal(rules, case),
        "trump-choices" => auctions::trumps(rules, case),
        "bid-allowed" => auctions::allowed(rules, case),
        "pair-shares" => auctions::pair_shares(rules, case),
        "ask-helper" => auctions::ask_helper(rules, case),
        "price" => money::price(rules, case),
        "settle" if rules.form == Form::Old => old::settle(rules, case),
        "settle" => money::settle(rules, case),
        "settle-pass" => money::settle_pass(rules, case),
        "settle-generale" => money::settle_generale(rules, case),
        "redeal" => money::redeal(rules, case),
        "blocks" => money::blocks(rules, case),
        "close-account" => money::close_account(rules, case),
        "match-run" => runs::run(rules, case),
        "replay" => replay::replay(rules, case),
        "advise-lead" | "advise-play" => advising::play(rules, case),
        "safe-suits" => advising::safe_suits(rules, case),
        "leader-choice" => advising::leader_choice(rules, case),
        "throw-limits" => dealing::throw_limits(rules, case),
        "throw-check" => dealing::throw_check(rules, case),
        "throw-out" => dealing::throw_out(rules, case),
        "exchange-limits" => dealing::exchange_limits(rules, case),
        "exchange-run" => dealing::exchange_run(rules, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// Options that are words in the cases, and yes or no here.
const TRUTHS: &[&str] = &[
    "block",
    "fourth_hand",
    "strict_table",
    "five_in_bad",
    "compulsory_helper",
    "grandissimo",
    "misere_names_leader",
    "misere_double",
];

/// The case with its options spelled as ours are.
fn agreed(case: &Case) -> Case {
    let mut case = case.clone();
    let options = case.given.get("options").and_then(Value::as_object).cloned().unwrap_or_default();
    let ours: Map<String, Value> = options.into_iter().map(|(name, value)| ours(name, value)).collect();
    if let Some(given) = case.given.as_object_mut() {
        given.insert("options".to_owned(), Value::Object(ours));
    }
    case
}

fn ours(name: String, value: Value) -> (String, Value) {
    let word = value.as_str().unwrap_or_default();
    match (name.as_str(), word) {
        (truth, "on" | "yes") if TRUTHS.contains(&truth) => (name, true.into()),
        (truth, "off" | "no") if TRUTHS.contains(&truth) => (name, false.into()),
        // What an honour costs is another thing than which cards are honours.
        ("honours", "off") => ("honours_price".to_owned(), 0.into()),
        ("honours", "") => ("honours_price".to_owned(), value),
        ("misere_generale_cap", "none") => (name, 0.into()),
        _ => (name, value),
    }
}

fn one_of_four(suit: Suit) -> Result<Suit, Unsupported> {
    if Suit::ALL.contains(&suit) { Ok(suit) } else { malformed("one of four suits is wanted") }
}

fn trump_of(case: &Case) -> Result<Option<Suit>, Unsupported> {
    case.field::<Option<Suit>>("trump")?.map(one_of_four).transpose()
}

/// The dealer of a case.
fn dealer_of(rules: &Rules, case: &Case) -> Result<Seat, Unsupported> {
    seated(case.field("dealer")?, rules.seats)
}

fn seat_or_none(rules: &Rules, seat: Option<Seat>) -> Result<Option<Seat>, Unsupported> {
    seat.map(|seat| seated(seat, rules.seats)).transpose()
}

/// A game of the table by its name in cases.
fn contract(rules: &Rules, word: &str) -> Result<Contract, Unsupported> {
    let contract: Contract = word.parse().map_err(|e| Unsupported::from(("contract", e)))?;
    if rules.levels.rank(&contract.level).is_some() { Ok(contract) } else { malformed(format!("{word} is not played")) }
}

/// What is announced, by its name in calls.
fn level(word: &str) -> Result<Level, Unsupported> {
    let spelled = word.replace("-grandissimo", " grandissimo");
    spelled.parse().map_err(|e| Unsupported::from(("call", e)))
}

/// A number for each seat, as a case lists them.
#[derive(Deserialize)]
#[serde(transparent)]
struct BySeat(Vec<u8>);

impl BySeat {
    fn read(&self, rules: &Rules) -> Result<spadille_core::PerSeat<u8, 4>, Unsupported> {
        if self.0.len() != usize::from(rules.seats) || self.0.iter().map(|n| u32::from(*n)).sum::<u32>() > 13 {
            return malformed("these are not the tricks of a deal");
        }
        Ok(spadille_core::PerSeat::from_fn(|seat| self.0.get(seat.index()).copied().unwrap_or(0)))
    }
}
