//! What the tables of all games share.
