//! A piece of advice before it is a move: what to do, by which maxim, and why.

use spadille_core::game::Reason;
use spadille_core::{Advice, Text};

/// A choice, with the reason for it and the maxim it follows, if any.
#[derive(Clone, PartialEq, Debug)]
pub struct Said<T> {
    /// What to do.
    pub choice: T,
    /// By which maxim.
    pub maxim: Option<&'static str>,
    /// Why.
    pub text: Text,
}

impl<T> Said<T> {
    /// A choice that follows a maxim.
    pub fn by(maxim: &'static str, choice: T, text: Text) -> Said<T> {
        Said { choice, maxim: Some(maxim), text }
    }

    /// A choice of good sense.
    pub fn plainly(choice: T, text: Text) -> Said<T> {
        Said { choice, maxim: None, text }
    }

    /// The same reasons for what follows from the choice.
    pub fn map<U>(self, to: impl FnOnce(T) -> U) -> Said<U> {
        Said { choice: to(self.choice), maxim: self.maxim, text: self.text }
    }

    /// As a piece of advice.
    pub fn advice(self) -> Advice<T> {
        Advice { choice: self.choice, reasons: vec![Reason { text: self.text, maxim: self.maxim }] }
    }
}
