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
        if leads.iter().any(Lead::is_behind) {
            Verdict::Fails
        } else if all(|lead, _| lead.is_ahead()) {
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

    /// Whether the book is certainly ahead.
    fn is_ahead(&self) -> bool {
        self.mean - self.half > 0.0
    }

    /// Whether the book is certainly behind.
    fn is_behind(&self) -> bool {
        self.mean + self.half < 0.0
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
    /// By how much the book's first way was ahead of it then, deal by deal; nothing where too few deals were solved to say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind_open: Option<Lead>,
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
    /// By how much the book was ahead of the other way that is told: see [`Finding::rival`].
    pub lead: Option<Lead>,
    /// By which preset a maxim was followed, where it is not the first of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
}

impl Finding {
    /// The way that the book would go first.
    pub fn book(&self) -> Option<&Weighed> {
        self.ways.iter().find(|way| way.is_book && way.behind.is_none())
    }

    fn others(&self) -> impl Iterator<Item = (&Weighed, Lead)> {
        self.ways.iter().filter(|way| !way.is_book).filter_map(|way| Some((way, way.behind?)))
    }

    /// Ways that are certainly better than the book's when played out.
    fn better(&self) -> impl Iterator<Item = &Weighed> {
        self.others().filter(|(_, lead)| lead.is_behind()).map(|(way, _)| way)
    }

    /// The way that is told beside the book's: of those that are certainly better, and not certainly worse with open hands, the one that
    /// brings most; where there are none, the one that brings most of all.
    pub fn rival(&self) -> Option<&Weighed> {
        let brings = |a: &&Weighed, b: &&Weighed| a.value.total_cmp(&b.value);
        let worse = |way: &&Weighed| way.behind_open.is_some_and(|lead| lead.is_ahead());
        let agreed = self.better().filter(|way| !worse(way)).max_by(brings);
        let all = || self.ways.iter().filter(|way| !way.is_book).max_by(brings);
        agreed.or_else(|| self.better().max_by(brings)).or_else(all)
    }

    /// The way about which playing out and open hands disagree, each being certain, with the lead of the book's over it with open hands:
    /// whatever is better when played out is worse with open hands, or the book's way is better than all others when played out and worse
    /// than this one with open hands.
    pub fn disputed(&self) -> Option<(&Weighed, Lead)> {
        fn open(way: &Weighed) -> Option<(&Weighed, Lead)> {
            Some((way, way.behind_open?))
        }
        if self.worlds < SELDOM {
            None
        } else if self.better().next().is_some() {
            self.rival().and_then(open).filter(|(_, lead)| lead.is_ahead())
        } else if self.others().all(|(_, lead)| lead.is_ahead()) {
            let behind = self.others().filter_map(|(way, _)| open(way)).filter(|(_, lead)| lead.is_behind());
            behind.min_by(|(_, a), (_, b)| a.mean.total_cmp(&b.mean))
        } else {
            None
        }
    }

    /// With the verdict that follows; `felt` is what would be noticed, in counters.
    fn judged(mut self, felt: f64) -> Finding {
        self.verdict = self.follows(felt);
        self.lead = self.rival().and_then(|rival| rival.behind);
        self
    }

    fn follows(&self, felt: f64) -> Verdict {
        let leads: Vec<Lead> = self.others().map(|(_, lead)| lead).collect();
        let open = self.worlds < SELDOM || self.disputed().is_some();
        if open { Verdict::Open } else { Verdict::of(&leads, felt) }
    }

    /// The verdict as its figures are read today: a study that was kept may have left open what is certain, or the other way round.
    pub fn verdict_of_today(&self) -> Verdict {
        // That nothing would be felt was seen from all the deals, not from these figures.
        if self.verdict == Verdict::Even && self.disputed().is_none() { Verdict::Even } else { self.follows(0.0) }
    }
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

    /// Ways by what they bring, by how much the book is ahead (half of it certain), and what they make with open hands, where a
    /// difference of less than a quarter is not certain: the book's first.
    fn found(ways: &[(f64, f64)]) -> Finding {
        let weighed = |(i, (value, open)): (usize, &(f64, f64))| {
            let mean = ways[0].0 - value;
            let behind = (i > 0).then_some(Lead { mean, half: mean.abs() / 2.0 });
            let behind_open = (i > 0).then_some(Lead { mean: ways[0].1 - open, half: 0.24 });
            Weighed { way: i.to_string(), is_book: i == 0, value: *value, behind, open: Some(*open), behind_open }
        };
        let ways = ways.iter().enumerate().map(weighed).collect();
        let (id, verdict) = (String::new(), Verdict::Open);
        Finding { id, verdict, worlds: SELDOM, agreed: None, ways, lead: None, preset: None }.judged(0.05)
    }

    #[test]
    fn where_open_hands_and_playing_out_disagree_nothing_is_decided() {
        let told = |ways: &[(f64, f64)]| {
            let found = found(ways);
            let disputed = found.disputed().map(|(way, lead)| (way.way.clone(), -lead.mean));
            assert_eq!(found.verdict_of_today(), found.verdict);
            (found.verdict, found.rival().map(|way| way.way.clone()).unwrap_or_default(), disputed)
        };
        let way = |n: &str| n.to_owned();
        // Both say that another way is better, or open hands see no difference.
        assert_eq!(told(&[(1.0, 6.0), (2.0, 6.5)]), (Verdict::Fails, way("1"), None));
        assert_eq!(told(&[(1.0, 6.0), (2.0, 6.0)]), (Verdict::Fails, way("1"), None));
        // What brings most makes less with open hands; but something else is better both ways.
        assert_eq!(told(&[(1.0, 6.0), (3.0, 5.5), (2.0, 6.5)]), (Verdict::Fails, way("2"), None));
        // What open hands say is not certain, and overrules nothing.
        assert_eq!(told(&[(1.0, 6.0), (2.0, 5.8)]), (Verdict::Fails, way("1"), None));
        assert_eq!(told(&[(2.0, 6.0), (1.0, 6.2)]), (Verdict::Holds, way("1"), None));
        // Each speaks for another way.
        assert_eq!(told(&[(1.0, 6.0), (2.0, 5.5)]), (Verdict::Open, way("1"), Some((way("1"), -0.5))));
        assert_eq!(told(&[(2.0, 6.0), (1.0, 6.0)]), (Verdict::Holds, way("1"), None));
        assert_eq!(told(&[(2.0, 6.0), (1.5, 5.5), (1.0, 6.25)]), (Verdict::Open, way("1"), Some((way("2"), 0.25))));
    }

    #[test]
    fn a_study_kept_before_differences_of_open_hands_were_measured_is_read_all_the_same() {
        let kept = r#"{"id": "", "verdict": "open", "worlds": 1000, "lead": null, "ways": [
            {"way": "a", "is_book": true, "value": 1.0, "behind": null, "open": 6.0},
            {"way": "b", "is_book": false, "value": 2.0, "behind": {"mean": -1.0, "half": 0.1}, "open": 5.9}]}"#;
        let found: Finding = serde_json::from_str(kept).unwrap();
        assert_eq!(found.ways[1].behind_open, None);
        // Forty deals overrule a thousand no more.
        assert_eq!((found.disputed(), found.verdict_of_today()), (None, Verdict::Fails));
    }
}
