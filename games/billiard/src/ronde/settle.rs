//! The bank of Hamburg, and who has won.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, law};

/// What each gives to the bank beforehand.
pub fn each_gives(players: u8) -> (u32, LawId) {
    (12u32.div_ceil(u32::from(players.max(1))).clamp(2, 4), law!("bank-of-twelve"))
}

/// Who has won, of two who count: the one with more points, or whoever made the last ball.
pub fn of_two(maker: u32, other: u32) -> (bool, LawId) {
    (maker >= other, law!("two-players-winner"))
}

/// The facts of a game played on a real table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// How many balls each player made.
    pub balls: Vec<u16>,
    /// Who made the last one: 0 is the first player.
    pub last: u8,
    /// How many faults each made, where there is a bank.
    #[serde(default)]
    pub faults: Vec<u16>,
    /// How often each ran in, where there is a bank.
    #[serde(default)]
    pub runs_in: Vec<u16>,
    /// How many points each of two has, who count.
    #[serde(default)]
    pub points: Vec<u16>,
}
