//! The games of the family: what each has of her own.

use super::options::{LaterOptions, Sister};
use super::terms::Terms;
use spadille_core::{Book, book};

/// Tarock by the book of about 1860.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Later;

impl Sister for Later {
    const ID: &'static str = "tarock";
    const POTS: &'static [&'static str] = &["tarock-pot"];
    type Options = LaterOptions;

    fn terms(options: &LaterOptions) -> Terms {
        options.terms()
    }

    fn book() -> &'static Book {
        book!("tarock" of "tarock-family")
    }
}
