//! How worked cases are run.

use super::rules::__NAME__;
use spadille_core::{Answer, Case, Unsupported};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let _game: __NAME__ = case.rules()?;
    Err(Unsupported::form(case))
}
