//! L'Hombre, by the books of 1782 and about 1860.
//!
//! Sources: `000_5131a355d33913e8.txt:112-767` (Hamburg 1782: treatise and 61 laws) and `002_8679ecec0db09b49.txt:7-130`
//! (about 1860), two presets of one set of options. Three play; so do two in three manners, four (Kaufquadrille), and
//! four of whom one idles as king and may play the Mohr.
//!
//! Nothing is left out. What the books decide about false packs and other accidents that cannot happen here is in
//! [`rulings`]; what may be offered at a strict table is a move there, and a table may play with [misdeals](misdeal).
//!
//! Readings of ours: the paper for bêtes has eighty lines, and sixteen lie in the pot together; when there is no room, a
//! further bête goes together with its owner's smallest. Whoever asked in couleur may change to a blind game like any
//! other asker. Where Spadille is forced no Mohr is played.

pub mod advice;
mod auction;
mod bidding;
pub mod cases;
mod contracts;
mod course;
mod exchange;
mod facts;
mod habit;
mod looking;
mod misdeal;
mod moves;
mod open;
pub mod options;
mod orders;
mod play;
pub mod pot;
mod refusals;
mod rules;
mod rulings;
mod scene;
mod settle;
mod solve;
mod space;
pub mod state;
mod strict;
pub mod table;
mod view;

pub use contracts::{Bid, Contract};
pub use moves::Move;
pub use options::LHombreOptions;
pub use orders::Trump;
pub use rules::{LHombre, Outcome};
pub use state::State;
pub use view::View;

// What these files speak of.
use crate::vole::Vole;
use arrayvec::ArrayVec;
use auction::{Auction, BidTable, Stage};
use contracts::TrumpBy;
use course::{Course, DealResult, Ended, Fines, GameResult};
use misdeal::Misdeal;
use moves::{Claim, Words};
use options::*;
use orders::*;
use pot::{ACTIVE, ANTES, Accounts, Bete, LARGEST, POT_NAMES, ROCK, Restart, Rock, WRITTEN, bete_of, owner};
use rand::{Rng, RngExt as _};
use rulings::Honours;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};
use settle::Company;
use space::{Moves, Use};
use spadille_core::{
    Advice, Answer, Card, CardSet, Case, Game, Hidden, LawId, Ledger, Listed, OptionError, Options, PerSeat, Pot, Rank,
    Refusal, Scribe, Seat, SeatSet, Space, Suit, Text, Turn, Unsupported, Viewer, card, law, listed, text,
};
use spadille_tricks::{Ladder, Order, Position, Sight, Solver, Talon, Trick, Tricks, revoke, shuffle};
use state::{Deal, Phase, Public};
use std::ops::RangeInclusive;
use table::*;
