//! How worked cases are run, by their form.

use super::rules::__NAME__;
use super::settle::DealResult;
use super::state::{ALL, SEATS};
use serde_json::json;
use spadille_core::{Answer, Case, Ledger, PerSeat, Seat, Unsupported};
use spadille_tricks::cases::{legal_cards, trick_winner};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let rules: __NAME__ = case.rules()?;
    match case.form() {
        Some("legal-cards") => legal_cards(case, &rules.order),
        Some("trick-winner") => trick_winner(case, &rules.order, ALL),
        Some("settle") => {
            let tricks: PerSeat<u8, SEATS> = case.field("tricks")?;
            let mut ledger = Ledger::default();
            DealResult::Played(tricks).pay(&mut ledger, &mut ());
            let net: Vec<i64> = Seat::all(ALL).map(|seat| ledger.balance(seat)).collect();
            Answer::new(json!({"net": net}))
        }
        _ => Err(Unsupported::form(case)),
    }
}
