//! Players: random, book, search; hints; the arena that makes them meet.
//!
//! A [`Bot`] is a function from what a seat may know to a move: it is handed a view, never a state. [`bot()`] makes one of
//! a [`BotKind`], [`seated`](erased::seated) one that speaks JSON and notation. [`hint`](hint::hint) ranks the choices for a
//! person, [`arena`] measures who plays better, [`study`] whether the book was right, [`bench`] how fast a game plays. Everything is generic over the game and
//! compiled by the entry crate of the game's family.

pub mod arena;
pub mod bench;
pub mod bot;
pub mod erased;
pub mod fate;
pub mod hint;
mod hurry;
pub mod kind;
pub mod mean;
mod names;
pub mod plot;
pub mod search;
pub mod study;
pub mod table;

pub use bot::{Bot, bot};
pub use erased::{AnyBot, BotError};
pub use hint::{AnyEstimate, AnyHint, Hint};
pub use hurry::Hurry;
pub use kind::{BotKind, Budget, KindError};
pub use names::NAMES;
