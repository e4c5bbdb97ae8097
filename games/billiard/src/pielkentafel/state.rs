//! A match at the Pielkentafel as it stands. Nothing is hidden.

use super::laws::Ruling;
use crate::laws::{Ball, Sides};
use crate::moves::Stroke;
use crate::table::{Last, Place};
use serde::{Deserialize, Serialize};
use spadille_core::Ledger;

/// What is awaited of the player who is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// He plays for the lead, from under the port.
    Lead,
    /// He chooses the length of the match.
    Length,
    /// He plays.
    Play,
    /// The match is over.
    Over,
}

/// One match.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bout {
    /// The games won.
    pub games: Sides<u16>,
    /// How many games win the match.
    pub target: u16,
    /// Who leads in this end.
    pub leader: Ball,
    /// Where the balls are.
    pub balls: Sides<Place>,
    /// Whether each has played in this end.
    pub played: Sides<bool>,
    /// Whose ball has passed.
    pub passed: Sides<bool>,
    /// Whose ball is safe.
    pub safe: Sides<bool>,
    /// How often each has been safe in this match.
    pub sheltered: Sides<u16>,
    /// Whether the leader has touched, and an answer is due.
    pub leader_touched: bool,
    /// How far from the cord each lay that played for the lead, in hundredths of a millimetre.
    pub leads: Sides<Option<i32>>,
    /// How many strokes have been played.
    pub strokes: u32,
}

impl Bout {
    /// Before the first stroke.
    pub fn new(target: u16) -> Bout {
        Bout {
            games: Sides::default(),
            target,
            leader: Ball::A,
            balls: Sides::default(),
            played: Sides::default(),
            passed: Sides::default(),
            safe: Sides::default(),
            sheltered: Sides::default(),
            leader_touched: false,
            leads: Sides::default(),
            strokes: 0,
        }
    }
}

/// A sitting.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody has won or lost.
    pub ledger: Ledger,
    /// How many matches are done.
    pub done: u16,
    /// What is awaited.
    pub phase: Phase,
    /// Of which player.
    pub actor: Ball,
    /// The stroke that runs.
    pub rolling: Option<Stroke>,
    /// The match.
    pub bout: Bout,
    /// The stroke before.
    pub last: Option<Last>,
    /// What it was.
    pub ruling: Option<Ruling>,
    /// How many strokes there have been.
    pub strokes: u32,
}
