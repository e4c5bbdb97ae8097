//! What the books advise: the bidding tables, the rules of thumb, and a sensible player's choice built on them.
//!
//! [`patterns`] has the tables, [`rules`] the rules of thumb as they are printed. [`bid`], [`trump`], [`discard`],
//! [`throw_in`], [`take_over`], [`play`] and [`lead_sixth`] answer a player who knows only his own cards and what lies
//! open; each answer names the maxims that speak for it and never leaves what is allowed.

mod bidding;
mod case;
mod counsel;
mod exchange;
pub mod patterns;
mod playing;
pub mod rules;
mod worth;

pub use bidding::{Call, Hearing, Place, bid, trump};
pub use case::{advise_bid, advise_by_rule};
pub use counsel::advise;
pub use exchange::{Buying, Role, discard};
pub use playing::{Playing, lead_sixth, play, take_over, throw_in};
pub use worth::worth;

use spadille_core::game::Reason;
use spadille_core::{Advice, Text};

/// A choice with the reasons for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Said<T> {
    /// What to do.
    pub choice: T,
    /// Why, and by which maxims.
    pub reasons: Vec<Reason>,
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

    /// The ids of the maxims that speak for it.
    pub fn maxims(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.reasons.iter().filter_map(|r| r.maxim)
    }

    /// The same as advice about a move.
    pub fn advice<M>(self, to_move: impl FnOnce(T) -> M) -> Advice<M> {
        Advice { choice: to_move(self.choice), reasons: self.reasons }
    }
}
