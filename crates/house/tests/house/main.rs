//! The house as its visitors meet it, over HTTP and WebSocket. One program, because linking six takes longer than
//! running them.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

#[path = "../common/mod.rs"]
mod common;

mod limits;
mod matches;
mod messages;
mod people;
mod ratings;
mod refusals;
mod shelves;
mod stores;
mod tables;
