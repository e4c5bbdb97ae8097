//! Whist, Cayenne and the games of Boston.

pub mod whist;
