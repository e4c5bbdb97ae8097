//! Whist, Cayenne and the games of Boston.

pub mod boston;
pub mod whist;
