//! How worked cases of L'Hombre (`cases/lhombre.json`) are run, by their form.

mod cards;
mod common;
mod course;
mod money;
mod replay;

pub(super) use common::*;
pub(super) use course::{Favourite, spoken};

use super::facts::{self, Facts, Standing, company};
use super::solve::Win;
use super::*;
use cards::trump;
use course::read_call;
use std::collections::BTreeMap;

/// Works out a case.
///
/// # Errors
/// When the form is unknown or the question malformed.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "card-order" => cards::card_order(case),
        "set-up" => cards::set_up(case),
        "tariff" => cards::tariff(case),
        "matadors" => cards::matadors(case),
        "trick" => cards::trick(case),
        "deal-end" => money::deal_end(case),
        "settle" => money::settle(case),
        "match-run" => money::match_run(case),
        "auction" => course::auction(case),
        "exchange" => course::exchange(case),
        "solve" => course::solve(case),
        "replay" => replay::replay(case),
        "ruling" => rulings::work(case),
        "advise-bid" => advice::advise_bid(case),
        "advise" => advice::advise_by_rule(case),
        _ => Err(Unsupported::form(case)),
    }
}
