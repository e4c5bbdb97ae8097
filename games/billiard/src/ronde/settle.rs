//! The bank of Hamburg, and who has won.

use spadille_core::{LawId, law};

/// What each gives to the bank beforehand.
pub fn each_gives(players: u8) -> (u32, LawId) {
    (12u32.div_ceil(u32::from(players.max(1))).clamp(2, 4), law!("bank-of-twelve"))
}

/// Who has won, of two who count: the one with more points, or whoever made the last ball.
pub fn of_two(maker: u32, other: u32) -> (bool, LawId) {
    (maker >= other, law!("two-players-winner"))
}
