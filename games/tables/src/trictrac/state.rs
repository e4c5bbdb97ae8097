//! The whole truth of a match. Nothing in Trictrac is hidden, so it is also what everybody sees.

use super::tally::Score;
use crate::board::{Colour, Men};
use crate::notation::Play;
use serde::{Deserialize, Serialize};
use spadille_core::{Dice, Ledger, PerSeat, Seat};

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The lead is drawn.
    Draw,
    /// The thrower, far ahead in bearing off, may propose to make only the last throw.
    Offer,
    /// The other answers.
    Consent,
    /// The throw is made that decides between four points and six.
    LastThrow,
    /// The dice are about to roll, and the enemy might disturb them.
    Rolling,
    /// The thrower sets any throw, after a forbidden disturbance.
    SetThrow,
    /// The dice are thrown.
    Throw,
    /// The thrower has won a hole: he leaves or stays.
    Choose,
    /// The thrower plays; at a strict table he also marks.
    Play,
    /// The enemy chooses what follows from closing points marked and another man touched.
    MissedClose,
    /// The enemy chooses what follows from a man set wrongly.
    SetWrongly,
    /// The enemy judges the thrower's marking.
    JudgeOwn,
    /// The enemy marks what the throw gives him.
    MarkGiven,
    /// The thrower judges the enemy's marking.
    JudgeGiven,
    /// The dice are in the cup, and a hole that was forgotten may still be pegged.
    LastPegs,
    /// The match is over.
    Over,
}

/// What the enemy has demanded of one who touched or set a wrong man.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Demand {
    /// The touched man is played.
    Touched,
    /// The Jan is closed.
    Close,
    /// One man gives both numbers.
    OneMan,
}

/// A man set wrongly, until the enemy has chosen what follows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Misset {
    /// The thrower's men before.
    pub before: Men,
    /// The number that is still to be given.
    pub left: u8,
}

/// One player's marking of one throw at a strict table.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Marked {
    /// The score before it.
    pub before: Score,
    /// What is due.
    pub due: u8,
    /// What has been marked.
    pub points: u8,
    /// Holes it won.
    pub won: u8,
    /// Whether one counter was shown instead of two.
    pub one_counter: bool,
    /// Points that served for the hole and were left standing.
    pub uncleared: u8,
    /// Whether the other has judged it.
    pub judged: bool,
}

/// What a strict table remembers of a throw.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The thrower's own marking.
    pub own: Marked,
    /// The enemy's marking of what the throw gives him.
    pub given: Marked,
    /// Whether the thrower has decided to stay.
    pub stays: bool,
    /// Whether he has decided to leave and is being judged.
    pub leaves: bool,
    /// School points still to be marked, by seat: schools, then what false schools cost.
    pub schools: [PerSeat<u8, 2>; 2],
    /// A touched man, in the thrower's coordinates.
    pub touched: Option<u8>,
    /// A man set wrongly.
    pub misset: Option<Misset>,
    /// What was demanded after closing was missed, or a man set wrongly.
    pub demand: Option<Demand>,
    /// Whether the throw has been played.
    pub played: bool,
}

impl Sheet {
    /// Whether the thrower has touched his men, so that he marks no more.
    pub fn has_touched(&self) -> bool {
        self.touched.is_some() || self.misset.is_some() || self.demand.is_some()
    }
}

/// A setting: from one setting up of the men to the next.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The men of both, each in his own coordinates.
    pub men: PerSeat<Men, 2>,
    /// The last play, of whichever player.
    pub last: Play,
    /// The throw on the table.
    pub dice: Option<Dice>,
    /// What the throw on the table gives the enemy.
    pub given: u8,
    /// How many throws each has made.
    pub throws: PerSeat<u8, 2>,
    /// Who has had his Jan of two tables.
    pub two_tables: PerSeat<bool, 2>,
    /// Whether the throw now coming was disturbed.
    pub disturbed: bool,
    /// What a strict table remembers of the throw.
    pub sheet: Sheet,
}

/// A match of Trictrac.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Everybody's counters.
    pub ledger: Ledger,
    /// Where the match stands.
    pub phase: Phase,
    /// Whose throw it is.
    pub thrower: Seat,
    /// The setting in progress.
    pub deal: Deal,
    /// Points and holes.
    pub score: Score,
    /// Holes that each has won and not pegged; they are lost with the next throw (strict tables).
    pub unpegged: PerSeat<u8, 2>,
    /// Settings finished.
    pub settings: u32,
    /// Tours finished.
    pub tours: u16,
}

impl State {
    /// The thrower's colour.
    pub fn colour(&self) -> Colour {
        Colour::of(self.thrower)
    }

    /// The thrower's enemy.
    pub fn enemy(&self) -> Seat {
        self.thrower.next(2)
    }
}
