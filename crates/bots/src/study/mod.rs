//! Was the book right? What it advises is measured against everything else that might have been done.
//!
//! Two ways, neither of which needs to know the game. [`hands`](hands::ask) asks about one moment (a hand, a throw, a position of the
//! book): whole deals are imagined that would look like it, and in each of them every way is played to the end of the deal with
//! the same luck, so that ways are compared like with like. [`forks`](forks::follow) lets the book play against itself, and whenever it quotes
//! a maxim at which the searching player would do otherwise, both ways are played out.

pub mod forks;
pub mod hands;
mod told;

use crate::kind::BotKind;
use crate::mean::Mean;
use serde::{Deserialize, Serialize};
use spadille_core::book::LessonTable;
use spadille_core::{Bilingual, Text, text};

/// A moment of the book and what it would do there.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// By which name it is asked for.
    pub id: String,
    /// The maxim it tries, if it tries one.
    #[serde(default)]
    pub maxim: Option<String>,
    /// Book file and lines.
    pub source: String,
    /// What is asked; otherwise the maxim says it.
    #[serde(default)]
    pub title: Option<Bilingual>,
    /// The table, through the eyes of the seat that is asked.
    pub table: LessonTable,
    /// What the book would do, the first being tried: a move, or several of the same seat divided by `, `.
    pub book: Vec<String>,
    /// What else is tried; everything else where nothing is named.
    #[serde(default)]
    pub against: Vec<String>,
    /// Whether the others pass until the ways are gone: the hand is judged for its own sake.
    #[serde(default)]
    pub left_alone: bool,
}

/// How much is done.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Effort {
    /// How many deals are imagined for each question, or how often each maxim is followed.
    pub worlds: u64,
    /// In how many of them the cards are laid open and solved.
    pub open_worlds: u64,
    /// Who plays on.
    pub players: BotKind,
    /// What everything drawn depends on.
    pub seed: u64,
}

/// What came of it for the book.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Better than everything else.
    Holds,
    /// It makes no difference that would be felt.
    Even,
    /// Something else is better.
    Fails,
    /// Nothing certain was found.
    Open,
}

impl Verdict {
    /// All verdicts.
    pub const ALL: [Verdict; 4] = [Verdict::Holds, Verdict::Even, Verdict::Fails, Verdict::Open];

    /// The verdict to be said.
    pub fn text(self) -> Text {
        match self {
            Verdict::Holds => text!("study-verdict-holds"),
            Verdict::Even => text!("study-verdict-even"),
            Verdict::Fails => text!("study-verdict-fails"),
            Verdict::Open => text!("study-verdict-open"),
        }
    }

    /// What follows from the leads of the book over everything else. `felt` is what would be noticed, in the same unit.
    pub fn of(leads: &[Lead], felt: f64) -> Verdict {
        let all = |fits: fn(&Lead, f64) -> bool| !leads.is_empty() && leads.iter().all(|lead| fits(lead, felt));
        if leads.iter().any(|lead| lead.mean + lead.half < 0.0) {
            Verdict::Fails
        } else if all(|lead, _| lead.mean - lead.half > 0.0) {
            Verdict::Holds
        } else if all(|lead, felt| lead.mean - lead.half > -felt && lead.mean.abs() < felt) {
            Verdict::Even
        } else {
            Verdict::Open
        }
    }
}

/// By how much the book is ahead of something else.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lead {
    /// On average, in counters.
    pub mean: f64,
    /// The true lead lies within the mean plus or minus this, with 95 % confidence for all comparisons of a question together.
    pub half: f64,
}

impl Lead {
    fn of(mean: &Mean, comparisons: usize) -> Option<Lead> {
        Some(Lead { mean: mean.value(), half: mean.half_width(comparisons)? })
    }
}

/// What was found out about one way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The way in notation.
    pub way: String,
    /// Whether the book accepts it.
    pub is_book: bool,
    /// What it brought, in counters.
    pub value: f64,
    /// By how much the book's first way was ahead of it; nothing for that way itself.
    pub behind: Option<Lead>,
    /// What it would have made with all hands open and best play, as the game counts (tricks or points); nothing where it cannot be
    /// solved.
    pub open: Option<f64>,
}

/// What was measured more seldom than this says nothing certain, whatever came of it: intervals of so few deals are too sure of
/// themselves.
const SELDOM: u64 = 30;

/// What stands before a maxim's id in the id of the question whether following it pays.
pub const FOLLOWED: &str = "follow-";

/// What was found out about one question: figures alone, no words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// The question.
    pub id: String,
    /// What came of it.
    pub verdict: Verdict,
    /// How many deals were played, or how often the maxim was followed.
    pub worlds: u64,
    /// In how many of a hundred of them somebody who looks ahead would have followed the maxim, too.
    #[serde(default)]
    pub agreed: Option<u64>,
    /// The ways, the best first.
    pub ways: Vec<Weighed>,
    /// By how much the book was ahead of the best of the others.
    pub lead: Option<Lead>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_need_certainty() {
        let lead = |mean, half| Lead { mean, half };
        assert_eq!(Verdict::of(&[lead(0.3, 0.1), lead(0.2, 0.1)], 0.05), Verdict::Holds);
        assert_eq!(Verdict::of(&[lead(0.3, 0.1), lead(-0.2, 0.1)], 0.05), Verdict::Fails);
        assert_eq!(Verdict::of(&[lead(0.3, 0.1), lead(0.2, 0.3)], 0.05), Verdict::Open);
        assert_eq!(Verdict::of(&[lead(0.01, 0.02), lead(0.3, 0.1)], 0.05), Verdict::Open);
        assert_eq!(Verdict::of(&[lead(0.01, 0.02), lead(-0.01, 0.03)], 0.05), Verdict::Even);
        assert_eq!(Verdict::of(&[], 0.05), Verdict::Open);
    }
}
