//! The house: tables, seats, people, storage, fair dealing and live news over the network.
//!
//! The log of a table is the truth; reading it gives the room ([`spadille_table`]); a [`keeper`] alone changes a room, and writes
//! the log before it tells anybody. [`wire`] is what clients see, [`http`] the door.

mod archive;
pub mod config;
mod held;
mod hints;
pub mod house;
pub mod http;
pub mod keeper;
mod lengths;
pub mod lessons;
mod made;
mod news;
mod openapi;
mod opening;
mod peers;
pub mod porter;
#[cfg(test)]
mod secrets_tests;
mod seeds;
pub mod shelf;
pub mod store;
mod studies;
mod thinkers;
pub mod views;
pub mod wire;

pub use config::{Config, Limits};
pub use house::House;
pub use openapi::openapi;

/// What may be logged at all, however talkative somebody makes the house: libraries write down frames and rows, in which there
/// are hands, invitations and seeds.
pub fn discretion() -> tracing_subscriber::filter::Targets {
    use tracing::level_filters::LevelFilter;
    tracing_subscriber::filter::Targets::new()
        .with_default(LevelFilter::INFO)
        .with_target("spadille", LevelFilter::TRACE)
}
