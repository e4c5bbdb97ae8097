//! Whist, Cayenne and the games of Boston.
