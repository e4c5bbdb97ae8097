//! The race to twenty-one marks.

use super::announce::Worth;
use serde::{Deserialize, Serialize};

/// How many marks win a Partie.
pub const TARGET: u16 = 21;
/// With more marks than these the losers lose only one Partie.
pub const HALF: u16 = 10;

/// How a side has gone out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// By an announcement before the first lead.
    Early,
    /// By an announcement at the second trick.
    Late,
    /// By points.
    Points,
}

/// A side that has its twenty-one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Out {
    /// The side.
    pub side: usize,
    /// How.
    pub by: By,
    /// The trick whose points made it.
    pub at_trick: Option<u8>,
}

/// How a race stands: the marks of both sides, and the Parties won in this deal.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Race {
    /// Marks laid.
    pub marks: [u16; 2],
    /// Parties won in this deal.
    pub parties: [u16; 2],
    /// Who is out.
    pub out: Option<Out>,
}

impl Race {
    /// A race that stands so before a deal.
    pub fn new(marks: [u16; 2]) -> Race {
        Race { marks, ..Race::default() }
    }

    /// Something is announced. Tells whether it ends the race.
    pub fn announce(&mut self, side: usize, worth: Worth, by: By) -> bool {
        let side = side & 1;
        self.marks[side] = self.marks[side].saturating_add(worth.marks.into());
        self.parties[side] = self.parties[side].saturating_add(worth.parties.into());
        if self.out.is_none() && self.marks[side] >= TARGET {
            self.out = Some(Out { side, by, at_trick: None });
        }
        self.out.is_some()
    }

    /// The points of a deal are laid: those each side has after every trick.
    pub fn lay_points(&mut self, by_trick: &[[u8; 2]]) {
        let reaches = |side: usize, points: u8| self.marks[side].saturating_add(points.into()) >= TARGET;
        let mut tricks = by_trick.iter().zip(1..);
        let first = tricks.find_map(|(points, trick)| {
            let side = (0..2).find(|side| reaches(*side, points[*side]))?;
            Some(Out { side, by: By::Points, at_trick: Some(trick) })
        });
        self.out = self.out.or(first);
        let all = by_trick.last().copied().unwrap_or_default();
        self.marks = [0, 1].map(|side| self.marks[side].saturating_add(all[side].into()));
    }

    /// Whether whoever is out wins double.
    pub fn is_double(&self) -> bool {
        self.out.is_some_and(|out| self.marks[1 - (out.side & 1)] <= HALF)
    }

    /// The deal is over: whoever is out wins, and a new race begins. Tells what the marks are then.
    pub fn close(&mut self, carry: bool) -> [u16; 2] {
        let Some(Out { side, .. }) = self.out else { return self.marks };
        let side = side & 1;
        self.parties[side] = self.parties[side].saturating_add(if self.is_double() { 2 } else { 1 });
        let mut next = [0, 0];
        if carry {
            next[side] = self.marks[side].saturating_sub(TARGET);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earlier_points_win() {
        let mut race = Race::new([18, 17]);
        race.lay_points(&[[0, 1], [1, 1], [2, 1], [2, 3], [2, 4], [3, 4], [4, 4], [4, 4], [4, 5], [6, 5]]);
        assert_eq!(race.out, Some(Out { side: 1, by: By::Points, at_trick: Some(5) }));
        assert!(!race.is_double());
        assert_eq!((race.close(true), race.parties), ([0, 1], [0, 1]));
    }

    #[test]
    fn ten_are_too_few_and_eleven_enough() {
        for (marks, parties) in [(10, 2), (11, 1)] {
            let mut race = Race::new([20, marks]);
            assert!(race.announce(0, Worth { marks: 1, parties: 0 }, By::Early));
            assert_eq!((race.close(false), race.parties), ([0, 0], [parties, 0]));
        }
    }
}
