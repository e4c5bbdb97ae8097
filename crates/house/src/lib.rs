//! The house: tables, seats, people, storage, fair dealing and live news over the network.

pub mod wire;
mod openapi;

pub use openapi::openapi;
