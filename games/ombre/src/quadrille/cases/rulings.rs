//! Cases about accidents, faults and claims.

use super::{malformed, one_of_four, or_none};
use crate::quadrille::rules::Rules;
use crate::quadrille::rulings::{Act, Honour, Incident, rule};
use serde_json::json;
use spadille_core::case::seated;
use spadille_core::{Answer, Case, Seat, Unsupported};

pub fn ruling(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => by: Option<Seat>, ombre: Option<Seat>, helper: Option<Seat>);
    let act: Act = case.question()?;
    let (by, hombre, helper) = (or_none(by, rules)?, or_none(ombre, rules)?, or_none(helper, rules)?);
    if helper.is_some() && helper == hombre {
        return malformed("nobody helps himself");
    }
    match &act {
        Act::Misdeal { .. } => {}
        _ if by.is_none() || hombre.is_none() => return malformed("nobody plays, or nobody did it"),
        Act::TrumpNaming { spoken, .. } => {
            for (seat, suit) in spoken {
                seated(*seat, rules.seats)?;
                one_of_four(*suit)?;
            }
        }
        _ => {}
    }
    let ruling = rule(rules, &Incident { act, by, hombre, helper });
    let paid: Vec<Honour> = ruling.paid.iter().copied().filter(|honour| *honour != Honour::Called).collect();
    Answer::new(json!({
        "allowed": ruling.allowed,
        "deal": ruling.deal,
        "game": ruling.game,
        "remedy": ruling.remedy,
        "betes": Vec::from_iter(ruling.fined),
        "trump": ruling.trump,
        "paid": paid,
    }))
}
