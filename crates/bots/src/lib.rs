//! Players: random, book, search; hints; the arena that makes them meet.
pub mod arena;
pub mod bench;
pub mod bot;
pub mod fate;
pub mod kind;
pub mod plot;
pub mod search;
pub mod table;
pub use bot::{Bot, bot};
pub use kind::{BotKind, Budget};
