//! What the books advise.

use spadille_core::{Answer, Case, Unsupported};

/// Works out a case of the forms `advise-bid` and `advise`.
///
/// # Errors
/// When the question cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    Err(Unsupported::form(case))
}
