//! tricks
