//! German Solo: one engine for Spitzeln with its four other kinds, and for Solo with five suits.
//!
//! Source: `002_8679ecec0db09b49.txt:588-634` (about 1860). The chapter on Solo for four, to which both refer, is lost in our copy;
//! what it must have said is taken from L'Hombre, Quadrille and Cinquille of the same book (`:7-221`), and each law says so.
//!
//! Readings of ours, beyond those of the laws: a vole that is made without having been undertaken is paid; only one that was
//! undertaken can be lost. After a lost vole the rest is played out. In Null the black Obers return to their suits. Grandissimo,
//! Nullissimo and open Null stand above every solo, in this order. Counters of the pot that do not divide at the end go to the
//! first from the Vorhand on.

pub mod advice;
pub mod auction;
pub mod cards;
pub mod cases;
pub mod contracts;
pub mod declaring;
mod endgame;
pub mod facts;
pub mod moves;
mod open;
pub mod options;
pub mod play;
mod refusals;
pub mod rules;
mod scene;
pub mod settle;
pub mod sisters;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::{Sister, SoloOptions};
pub use rules::{Rules, Solo};
pub use sisters::{FiveSuits, Spitzeln};
pub use state::State;
pub use view::View;
