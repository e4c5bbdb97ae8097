//! Boston and its sisters: one engine for six games.
//!
//! Sources: `001_6a62d777558acd12.txt:977-1273, 1328-1364` (about 1830) and, for the game of 1782, `000_5131a355d33913e8.txt:2507-2509`
//! with the Whist and L'Hombre of the same book. Each sister is a [`Sister`]: how many play, with which cards, how they are dealt,
//! what may be agreed on, and her book. Everything else is here, once. Nothing is left out.
//!
//! Readings of ours, beyond those of the laws: all thirteen tricks of a number are played, since tables may wish to see them. A
//! Grandissimo is a rung of its own and has no suit to compare. Whoever throws in his cards at Boston-Whist counts as the one below
//! his share, and the tricks his side has made count. A party that is played off ends at the latest when twice its deals are played.

pub mod advice;
pub mod auction;
pub mod cards;
pub mod cases;
pub mod contracts;
pub mod dealing;
pub mod declaring;
pub mod facts;
pub mod generale;
pub mod moves;
mod open;
pub mod options;
pub mod play;
pub mod pool;
mod refusals;
pub mod rules;
mod scene;
pub mod settle;
pub mod sisters;
pub mod state;
mod strict;
pub mod tariff;
pub mod view;

pub use moves::Move;
pub use options::{BostonOptions, Sister};
pub use rules::{Boston, Rules};
pub use sisters::{Deux, Ordinary, Seventeen, Tri, Whist, Young};
pub use state::State;
pub use view::View;
