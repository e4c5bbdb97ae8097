//! The board of Trictrac and Toccategli as the thrower sees it, and the three Jans.

use crate::board::{ALL, Fields, Men, at_most_one, bit, fields, mirrored};
use serde::{Deserialize, Serialize};

/// The thrower's own corner (Hücke, rest corner).
pub const CORNER: u8 = 12;
/// The enemy's corner, in the thrower's coordinates.
pub const ENEMY_CORNER: u8 = 13;
/// The burgher's corner.
pub const BURGHER: u8 = 6;
/// The devil's band.
pub const DEVIL: u8 = 8;
/// The first board.
pub const FIRST_BOARD: Fields = fields(1, 6);
/// The second board.
pub const SECOND_BOARD: Fields = fields(7, 12);
/// The enemy's second board without his corner, forbidden while he can make his great Jan.
pub const ENEMY_SECOND: Fields = fields(14, 18);
/// The enemy's first board: the return board.
pub const RETURN_BOARD: Fields = fields(19, 24);
/// The great table, where hits are worth less.
pub const GREAT_TABLE: Fields = fields(7, 18);

/// The boards that can be filled.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Jan {
    /// Fields 1 to 6.
    Small,
    /// Fields 7 to 12.
    Great,
    /// Fields 19 to 24.
    Return,
}

impl Jan {
    /// The three Jans.
    pub const ALL: [Jan; 3] = [Jan::Small, Jan::Great, Jan::Return];

    /// The fields of the Jan.
    pub const fn board(self) -> Fields {
        match self {
            Jan::Small => FIRST_BOARD,
            Jan::Great => SECOND_BOARD,
            Jan::Return => RETURN_BOARD,
        }
    }

    /// Whether these men fill it.
    #[inline]
    pub fn is_full(self, men: Men) -> bool {
        men.bands() & self.board() == self.board()
    }

    /// The Jan that lacks two men at the most, so that a throw may close or hold it. With fifteen men there is never a
    /// second one.
    #[inline]
    pub fn at_hand(men: Men) -> Option<Jan> {
        let (any, bands) = (men.any(), men.bands());
        Jan::ALL.into_iter().find(|jan| {
            let (empty, open) = (jan.board() & !any, jan.board() & !bands);
            let rest = open & open.wrapping_sub(1);
            if empty == 0 { at_most_one(rest) } else { open == empty && rest == 0 }
        })
    }

    /// The fields that can spare a man without opening a full field of the Jan.
    pub fn spare(self, men: Men) -> Fields {
        !self.board() | men.threes()
    }

    /// Whether a throw may close or hold the Jan at hand, as far as where the men stand tells: when one man is missing,
    /// somebody who can be spared must reach the half band; when two are, both numbers must reach what is missing, or
    /// take the corner by force.
    #[inline]
    pub fn is_within_reach(self, men: Men, high: u8, low: u8) -> bool {
        let (any, open) = (men.any(), self.board() & !men.bands());
        let givers = any & self.spare(men);
        let reaches = |goal: Fields, number: u8| givers & (goal >> number) != 0;
        if at_most_one(open) && open & !any == 0 {
            open == 0 || reaches(open, high) || reaches(open, low) || reaches(open, high + low)
        } else {
            let goals = open | (open & bit(CORNER)) << 1;
            reaches(goals, high) && reaches(goals, low)
        }
    }

    /// The fields from which one man may go `number` fields so that afterwards the Jan is full. What bars his way is not
    /// looked at.
    #[inline]
    pub fn givers(self, men: Men, number: u8) -> Fields {
        let (empty, open) = (self.board() & !men.any(), self.board() & !men.bands());
        let spare = self.spare(men);
        if open == 0 {
            spare
        } else if empty == 0 && at_most_one(open) {
            spare & (open >> number)
        } else {
            0
        }
    }
}

/// Whether a player can still make his small Jan.
pub fn can_make_small(men: Men) -> bool {
    can_fill(men, 1, 0)
}

/// Whether a player can still make his great Jan.
pub fn can_make_great(men: Men) -> bool {
    men.on(1) >= 12 || can_fill(men, 7, men.within(FIRST_BOARD))
}

/// Whether enough men stand on or behind each of the six fields from `first`, so many being behind them all.
fn can_fill(men: Men, first: u8, mut behind: u8) -> bool {
    (first..first + 6).zip(1..).all(|(f, bands)| {
        behind += men.on(f);
        behind >= 2 * bands
    })
}

/// The board as the thrower sees it: his men, and the enemy's in the thrower's coordinates.
#[derive(Copy, Clone, Debug)]
pub struct Ground {
    /// The thrower's men.
    pub own: Men,
    /// The enemy's men, in the enemy's own coordinates.
    pub enemy: Men,
    /// The fields that hold a man of the thrower.
    pub any: Fields,
    /// The fields without any enemy man: where one may touch down.
    pub free: Fields,
    /// Where men may stop, if it has been worked out beforehand.
    known_stops: Option<Fields>,
}

impl Ground {
    /// The board of a thrower and his enemy, each given in his own coordinates.
    #[inline]
    pub fn new(own: Men, enemy: Men) -> Ground {
        Ground { own, enemy, any: own.any(), free: ALL & !mirrored(enemy.any()), known_stops: None }
    }

    /// The same board when many throws will be looked at.
    pub fn for_many_throws(self) -> Ground {
        Ground { known_stops: Some(self.stops(ALL)), ..self }
    }

    /// Single enemy men, in the thrower's coordinates.
    pub fn enemy_singles(&self) -> Fields {
        mirrored(self.enemy.singles())
    }

    /// Enemy bands, in the thrower's coordinates.
    pub fn enemy_bands(&self) -> Fields {
        mirrored(self.enemy.bands())
    }

    /// Whether the enemy's corner is empty.
    pub fn enemy_corner_empty(&self) -> bool {
        self.free & bit(ENEMY_CORNER) != 0
    }

    /// The fields on which a man may stop, the rule of the own corner apart. Only those within `reach` need be right.
    #[inline]
    pub fn stops(&self, reach: Fields) -> Fields {
        if let Some(stops) = self.known_stops {
            return stops;
        }
        let stops = self.free & !bit(ENEMY_CORNER);
        stops & !self.closed(reach & stops)
    }

    /// The boards that the enemy's Jans close to single men, if something of them is within `reach`.
    #[inline]
    fn closed(&self, reach: Fields) -> Fields {
        let mut closed = 0;
        if reach & ENEMY_SECOND != 0 && can_make_great(self.enemy) {
            closed |= ENEMY_SECOND;
        }
        if reach & RETURN_BOARD != 0 && can_make_small(self.enemy) {
            closed |= RETURN_BOARD;
        }
        closed
    }

    /// The free fields on which a single man may not stop, because the enemy can still fill their board. Where it is
    /// allowed a band crosses to them.
    pub fn forbidden(&self) -> Fields {
        self.free & self.closed(self.free)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn men(counts: &[(u8, u8)]) -> Men {
        Men::placed(counts.iter().copied()).expect("fifteen men")
    }

    #[test]
    fn a_jan_is_possible_while_enough_men_are_behind() {
        assert!(can_make_small(Men::HEAP) && can_make_great(Men::HEAP));
        let run = men(&[(1, 9), (8, 6)]);
        assert!(!can_make_small(run) && can_make_great(run));
        // Nobody is left to fill the first field of the great Jan.
        assert!(!can_make_great(men(&[(8, 3), (11, 6), (12, 6)])));
    }

    #[test]
    fn a_jan_is_within_reach_of_few_throws() {
        let within = |men: Men, throws: &[(u8, u8)]| {
            let jan = Jan::at_hand(men).expect("a Jan at hand");
            throws.iter().map(|(high, low)| jan.is_within_reach(men, *high, *low)).collect::<Vec<_>>()
        };
        let half_band = men(&[(1, 2), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3), (11, 1), (12, 2)]);
        assert_eq!(within(half_band, &[(5, 2), (6, 1), (6, 4), (4, 3)]), [true, true, true, false]);
        // The corner is missing: both men come properly, or both by force.
        let corner = men(&[(4, 1), (6, 1), (7, 3), (8, 2), (9, 4), (10, 2), (11, 2)]);
        assert_eq!(within(corner, &[(6, 3), (6, 5), (6, 4), (2, 1)]), [true, true, true, false]);
    }

    #[test]
    fn a_jan_at_hand_lacks_two_men_at_most() {
        assert_eq!(Jan::at_hand(Men::HEAP), None);
        assert_eq!(Jan::at_hand(men(&[(1, 5), (7, 2), (8, 2), (9, 2), (10, 2), (11, 2)])), Some(Jan::Great));
        assert_eq!(Jan::at_hand(men(&[(1, 5), (7, 1), (8, 1), (9, 2), (10, 2), (11, 2), (12, 2)])), Some(Jan::Great));
        assert_eq!(Jan::at_hand(men(&[(1, 6), (7, 1), (8, 1), (9, 1), (10, 2), (11, 2), (12, 2)])), None);
    }
}
