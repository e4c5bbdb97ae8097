//! What a Partie pays: single, Matsch, threefold, fourfold, and the Suite; debts that are played for.

use super::options::{BilliardOptions, Given, MatschLines, Target};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, law};

/// How badly a Partie was lost.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Class {
    /// Paid once.
    Single,
    /// Double.
    Matsch,
    /// Threefold.
    Triple,
    /// Fourfold.
    Quadruple,
    /// Won in one run: threefold, at eight points double.
    Suite,
}

impl Class {
    /// The word worked cases have for it.
    pub fn word(self) -> &'static str {
        match self {
            Class::Single => "single",
            Class::Matsch => "matsch",
            Class::Triple => "triple",
            Class::Quadruple => "quadruple",
            Class::Suite => "suite",
        }
    }
}

/// How a Partie ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The loser's points.
    pub loser: u16,
    /// Whether the loser had received points.
    pub loser_received: bool,
    /// Whether the winner made all his points in one run.
    pub suite: bool,
    /// The number of the Partie, from 1.
    pub number: u16,
}

/// How often the stake is paid, and why.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// How badly it was lost.
    pub class: Class,
    /// How many stakes.
    pub times: u32,
    /// By which law.
    pub law: LawId,
}

impl MatschLines {
    /// The highest points with which the Matsch, the threefold and the fourfold are lost.
    pub fn highest(self) -> [Option<u16>; 3] {
        match self {
            MatschLines::Six => [Some(6), Some(3), Some(0)],
            MatschLines::Five => [Some(5), Some(2), Some(0)],
            MatschLines::FiveOnly => [Some(5), None, None],
        }
    }
}

/// The highest score with which the receiver of some points loses the simple Matsch.
pub fn line(given: Given, number: u16, lines: MatschLines) -> (u16, LawId) {
    match given {
        Given::None => (lines.highest()[0].unwrap_or(0), simple(lines)),
        Given::Two => (6, law!("out-with-two-given")),
        Given::Three => (if number % 2 == 1 { 6 } else { 7 }, law!("out-with-three-given")),
        Given::Four => (7, law!("out-with-four-given")),
    }
}

fn simple(lines: MatschLines) -> LawId {
    if lines == MatschLines::FiveOnly { law!("matsch-hamburg") } else { law!("simple-matsch") }
}

/// What a Partie costs its loser.
pub fn price(options: &BilliardOptions, end: End) -> Price {
    let single = Price { class: Class::Single, times: 1, law: law!("partie-paid") };
    if !options.matsch {
        return Price { law: law!("matsch-agreed"), ..single };
    }
    let by_score = match options.target {
        Target::Twelve if options.given_points != Given::None => {
            // Only the simple Matsch is kept; and neither is the Suite.
            let (highest, law) = if end.loser_received {
                line(options.given_points, end.number, options.matsch_lines)
            } else {
                (options.matsch_lines.highest()[0].unwrap_or(0), law!("giver-line"))
            };
            let law = if end.loser <= highest { law } else { law!("matsch-in-proportion") };
            let (class, times) = if end.loser <= highest { (Class::Matsch, 2) } else { (Class::Single, 1) };
            return Price { class, times, law };
        }
        Target::Twelve => {
            let classes = [
                (Class::Matsch, 2, simple(options.matsch_lines)),
                (Class::Triple, 3, law!("triple-matsch")),
                (Class::Quadruple, 4, law!("quadruple-matsch")),
            ];
            let mut lost = options.matsch_lines.highest().into_iter().zip(classes);
            let worst = lost.rfind(|(highest, _)| highest.is_some_and(|most| end.loser <= most));
            worst.map_or(single, |(_, (class, times, law))| Price { class, times, law })
        }
        Target::Eight => single,
    };
    let (times, law) = match options.target {
        Target::Twelve => (3, law!("suite-twelve")),
        Target::Eight => (2, law!("suite-eight")),
    };
    if options.suite && end.suite && by_score.times < times {
        Price { class: Class::Suite, times, law }
    } else {
        by_score
    }
}

/// A run of points that nothing of the other has interrupted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// How many points.
    pub points: u16,
}

impl Run {
    /// Points were counted, by him whose run it is or by the other.
    #[must_use]
    pub fn counted(self, own: bool, points: u16) -> Run {
        match (own, points) {
            (true, points) => Run { points: self.points.saturating_add(points) },
            (false, 0) => self,
            (false, _) => Run::default(),
        }
    }
}

/// Two who both owe table money have played for it: what the winner and the loser owe then.
pub fn contra_for_table_money(owed: [u32; 2]) -> ([u32; 2], LawId) {
    ([1, owed.into_iter().fold(0, u32::saturating_add)], law!("contra-for-table-money"))
}

/// A debt was staked on a Partie.
pub fn quit_or_double(owed: u32, debtor_won: bool) -> (u32, LawId) {
    (if debtor_won { 0 } else { owed.saturating_mul(2) }, law!("quit-or-double"))
}

/// Who is king in a Partie, counted from 0, of three.
pub fn king(partie: u16, players: u8) -> (u8, LawId) {
    let turns = u16::from(players.max(1));
    ((partie / 2 % turns) as u8, law!("king-for-two-parties"))
}

/// The facts of a match played on a real table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The end of each Partie: points of the first side, points of the second, and whether the winner made them in one run.
    #[serde(default)]
    pub parties: Vec<Played>,
    /// Strokes of a real table to be ruled, one after the other: who plays, a colon, what happened (`A: tip A, hit A B, pocket B fr`).
    #[serde(default)]
    pub strokes: Vec<String>,
}

/// How a Partie ended. The first side is the king, the first player, or the first and third.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Points of the first side.
    pub first: u16,
    /// Points of the second side.
    pub second: u16,
    /// Whether the winner made all his points in one run.
    pub suite: bool,
}
