//! What the laws decide about accidents and faults.

use spadille_core::{Answer, Case, Unsupported};

/// Works out a case of the form `ruling`.
///
/// # Errors
/// When the question cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    Err(Unsupported::form(case))
}
