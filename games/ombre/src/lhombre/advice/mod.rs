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

#[derive(Clone, Debug)]
struct Said<T> {
    choice: T,
    reasons: Vec<Reason>,
}

impl<T> Said<T> {
    /// A choice for which several maxims speak, or none.
    fn because(choice: T, text: Text, maxims: &[&'static str]) -> Said<T> {
        let reason = |maxim: Option<&'static str>| Reason { text: text.clone(), maxim };
        let reasons = match maxims {
            [] => vec![reason(None)],
            _ => maxims.iter().map(|m| reason(Some(*m))).collect(),
        };
        Said { choice, reasons }
    }

    fn advice<M>(self, to_move: impl FnOnce(T) -> M) -> Advice<M> {
        Advice { choice: to_move(self.choice), reasons: self.reasons }
    }

    /// The ids of the maxims that speak for it.
    #[cfg(test)]
    fn maxims(&self) -> Vec<&'static str> {
        self.reasons.iter().filter_map(|r| r.maxim).collect()
    }
}
