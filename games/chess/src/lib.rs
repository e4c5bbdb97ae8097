//! chess
