//! What a table agrees on before each of the games.

mod later;
mod old;
mod zapp;

pub use later::LaterOptions;
pub use old::OldOptions;
pub use zapp::ZappOptions;

use super::terms::Terms;
use spadille_core::{Book, Options};

/// A game of the family: its options and its book.
pub trait Sister: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// The name of the game.
    const ID: &'static str;
    /// The pots on the table.
    const POTS: &'static [&'static str] = &[];
    /// What a table may agree on.
    type Options: Options;

    /// What a table plays by under these options.
    fn terms(options: &Self::Options) -> Terms;

    /// Her book.
    fn book() -> &'static Book;
}
