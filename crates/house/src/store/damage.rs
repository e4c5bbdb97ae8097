//! Damage that shows while the house is open: a page that cannot be read does not keep another from being written, so that whoever only
//! writes never hears of it.

use super::{StoreError, cause};
use spadille_core::{Text, text};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How it is told.
fn damaged() -> Text {
    text!("house-store-damaged")
}

/// Whether something in a store could not be read any more. It does not heal by itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Damage(Arc<AtomicBool>);

impl Damage {
    /// Remembers what an answer of the store shows of it.
    pub fn heed<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        if answer.as_ref().is_err_and(|error| cause(error) == damaged()) {
            self.0.store(true, Ordering::Release);
        }
        answer
    }

    /// Whether nothing of it is known.
    pub fn is_none(&self) -> Result<(), Text> {
        if self.0.load(Ordering::Acquire) { Err(damaged()) } else { Ok(()) }
    }
}
