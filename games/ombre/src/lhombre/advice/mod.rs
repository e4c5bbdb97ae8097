//! What the books advise: the bidding tables, the rules of thumb, and a sensible player's choice built on them.
//!
//! [`patterns`] has the tables, [`rules`] the rules of thumb as they are printed. [`bid`], [`trump`], [`discard`],
//! [`throw_in`], [`take_over`], [`play`] and [`lead_sixth`] answer a player who knows only his own cards and what lies
//! open; each answer names the maxims that speak for it and never leaves what is allowed.

mod bidding;
mod case;
mod counsel;
mod exchange;
mod patterns;
mod playing;
mod rules;
mod worth;

pub(super) use case::{advise_bid, advise_by_rule};
pub use counsel::advise;

use super::*;
use bidding::{Hearing, Place, bid, trump};
use exchange::{Buying, Role, discard};
use patterns::*;
use playing::{Playing, lead_sixth, play, take_over, throw_in};
use rules::*;
use spadille_core::game::Reason;
use worth::*;

/// A choice for which several maxims speak, or none.
fn because<T>(choice: T, text: Text, maxims: &[&'static str]) -> Advice<T> {
    match maxims {
        [] => Advice::plain(choice, text),
        _ => {
            Advice { choice, reasons: maxims.iter().map(|m| Reason { text: text.clone(), maxim: Some(*m) }).collect() }
        }
    }
}

/// The same as advice about a move.
fn moving<T>(said: Advice<T>, to_move: impl FnOnce(T) -> Move) -> Advice<Move> {
    Advice { choice: to_move(said.choice), reasons: said.reasons }
}

/// The ids of the maxims that speak for a choice.
#[cfg(test)]
fn maxims<T>(said: &Advice<T>) -> Vec<&'static str> {
    said.reasons.iter().filter_map(|r| r.maxim).collect()
}
