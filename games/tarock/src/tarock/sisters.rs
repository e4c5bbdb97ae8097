//! The games of the family: what each has of her own.

use super::options::{LaterOptions, OldOptions, Sister, ZappOptions};
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

/// Tarock by the book of 1782.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Old;

impl Sister for Old {
    const ID: &'static str = "tarock-1782";
    type Options = OldOptions;

    fn terms(options: &OldOptions) -> Terms {
        options.terms()
    }

    fn book() -> &'static Book {
        book!("tarock-1782" of "tarock-family")
    }
}

/// Tarok-Zapp.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Zapp;

impl Sister for Zapp {
    const ID: &'static str = "tarok-zapp";
    type Options = ZappOptions;

    fn terms(options: &ZappOptions) -> Terms {
        options.terms()
    }

    fn book() -> &'static Book {
        book!("tarok-zapp" of "tarock-family")
    }
}
