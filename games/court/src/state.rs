//! A match of the Ballspiel as it stands. Nothing is hidden.

use crate::court::Spot;
use crate::flight::{Coming, Struck};
use crate::laws::count::{Count, SideChase};
use crate::laws::{End, Rally, Verdict};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Seat, Text, text};

/// A side of the racket.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// The smooth one.
    Droit,
    /// The one with the knots.
    Revers,
}

impl Face {
    /// What it is called.
    pub fn text(self) -> Text {
        if self == Face::Droit { text!("court-droit") } else { text!("court-revers") }
    }
}

/// How a racket was thrown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toss {
    /// Who calls.
    pub caller: Seat,
    /// What he calls.
    pub called: Face,
    /// What falls.
    pub fell: Face,
}

/// How a hand trembles in a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tremble {
    /// To the side, in hundredths of a degree.
    pub aim: i16,
    /// Up or down, in hundredths of a degree.
    pub rise: i16,
    /// Harder or softer, in thousandths of the speed.
    pub force: i16,
    /// Whether the floor turns the ball aside.
    pub hazard: bool,
    /// The version of the physics by which the ball then flies.
    #[serde(default = "first_physics")]
    pub physics: u8,
}

/// That of records which do not say it.
fn first_physics() -> u8 {
    1
}

/// What chance decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The racket is thrown.
    Toss(Toss),
    /// A ball is struck, by a hand of flesh and blood.
    Hand(Tremble),
}

/// A stroke that is made, before it is known how it goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meant {
    /// As it is meant.
    pub struck: Struck,
    /// How much the hand trembles, in hundredths of the usual.
    pub tremble: u16,
}

/// What happens next.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The racket is thrown.
    Toss,
    /// Whoever stands below serves.
    Service,
    /// A ball is struck.
    Stroke,
    /// A ball comes, and is struck or let go.
    Return,
    /// The match is over.
    Over,
}

/// A box of balls at Pelotiren.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Practice {
    /// Balls played.
    pub balls: u8,
    /// Balls charged to each seat.
    pub charged: PerSeat<u8, 4>,
}

impl Practice {
    /// How many are charged.
    pub fn counted(&self) -> u8 {
        self.charged.values().fold(0, |sum, n| sum.saturating_add(*n))
    }
}

/// A match of the Ballspiel.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody has won or lost.
    pub ledger: Ledger,
    /// What happens next.
    pub phase: Phase,
    /// The side that stands below.
    pub lower: u8,
    /// How many Parties, or boxes of balls, are over.
    pub parties_done: u8,
    /// How many games are over, in all Parties.
    pub games_done: u16,
    /// The games of the Partie, those given included.
    pub games: Count,
    /// How many of the Partie have been played.
    pub game: u16,
    /// The strokes of the game.
    pub strokes: Count,
    /// Chases that wait or are played, in the order they were made.
    pub chases: ArrayVec<SideChase, 2>,
    /// Whether ends have been changed and the first of them is played for.
    pub playing: bool,
    /// Faults running.
    pub faults: u8,
    /// Services let pass, running.
    pub declined: u8,
    /// The rally since the last stroke.
    pub rally: Rally,
    /// Where everybody stands.
    pub feet: PerSeat<Spot, 4>,
    /// How far everybody has run in this rally, in decimetres.
    pub run: PerSeat<u16, 4>,
    /// A stroke that is being made.
    pub meant: Option<Meant>,
    /// The last stroke as it went.
    pub last: Option<Struck>,
    /// When the ball of the last stroke was struck back, in hundredths of a second; nothing while it comes, or when it was left.
    pub taken: Option<u16>,
    /// The ball that comes.
    pub coming: Option<Coming>,
    /// What came of the last rally.
    pub verdict: Option<Verdict>,
    /// How many strokes have been made in the match.
    pub struck: u32,
    /// The box of balls, at Pelotiren.
    pub practice: Practice,
}

impl State {
    /// The end at which a side stands.
    pub fn end_of(&self, side: u8) -> End {
        if side == self.lower { End::Lower } else { End::Upper }
    }

    /// The side that stands at an end.
    pub fn side_at(&self, end: End) -> u8 {
        if end == End::Lower { self.lower.min(1) } else { 1 - self.lower.min(1) }
    }
}
