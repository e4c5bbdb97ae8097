//! Whist, Cayenne and the games of Boston.

pub mod boston;
mod pack;
pub mod whist;
