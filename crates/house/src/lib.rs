//! The house: tables, seats, people, storage, fair dealing and live news over the network.
//!
//! The log of a table is the truth; reading it gives the room ([`spadille_table`]); a [`keeper`] alone changes a room, and writes
//! the log before it tells anybody. [`wire`] is what clients see, [`http`] the door.

pub mod config;
pub mod house;
pub mod http;
pub mod keeper;
pub mod lessons;
mod openapi;
mod peers;
pub mod porter;
#[cfg(test)]
mod secrets_tests;
pub mod shelf;
pub mod store;
pub mod views;
pub mod wire;

pub use config::{Config, Limits};
pub use house::House;
pub use openapi::openapi;
