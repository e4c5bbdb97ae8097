//! What the books order about wrong marking and unruly dice.

use super::options::DiceDisturb;
use super::tally::Score;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Seat, law};

/// What a marking was for.
#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkedFor {
    OwnThrow,
    EnemyThrow,
    School,
    /// The points over twelve, when staying.
    Rest,
    /// What was left standing when leaving.
    Leave,
}

/// A marking that may be wrong.
#[derive(Copy, Clone, Deserialize)]
pub struct Charge {
    due: u8,
    marked: u8,
    from: MarkedFor,
    /// Whether the time to complete it is over.
    late: bool,
    /// Whether the enemy has let the next throw pass.
    lapsed: bool,
}

/// What a wrong marking costs.
#[derive(Copy, Clone, Serialize)]
pub struct SchoolRuling {
    /// Points the enemy may take.
    school: u8,
    /// Points that stay marked if he takes them.
    keeps: u8,
    /// Points the marker may still add.
    may_add: u8,
    /// How the enemy may answer.
    answers: &'static [SchoolAnswer],
    law: LawId,
}

impl Charge {
    /// What the marking costs.
    pub fn ruling(self) -> SchoolRuling {
        let Charge { due, marked, from, late, lapsed } = self;
        let none = |keeps, may_add, law| SchoolRuling { school: 0, keeps, may_add, answers: &[], law };
        let law = match from {
            MarkedFor::Leave => return none(0, 0, law!("leave-uncleared")),
            _ if lapsed => return none(marked, 0, law!("school-deadline")),
            _ if marked < due && !late => return none(marked, due - marked, law!("school-complete")),
            MarkedFor::School if marked < due => return none(marked, 0, law!("no-school-of-school")),
            _ if marked < due => law!("school-under"),
            MarkedFor::School => law!("false-school"),
            MarkedFor::Rest => law!("rest-uncleared"),
            _ if late => law!("school-over"),
            _ => law!("school-released"),
        };
        let (school, keeps) = (due.abs_diff(marked), due.min(marked));
        SchoolRuling { school, keeps, may_add: 0, answers: if school > 0 { &SchoolAnswer::ALL } else { &[] }, law }
    }
}

/// What comes of sending somebody to school for a number of points.
#[derive(Copy, Clone)]
pub struct SchoolClaim {
    /// The true school, which is marked whole.
    pub school: u8,
    /// What was claimed unjustly: the other marks it.
    pub excess: u8,
}

impl SchoolClaim {
    /// The claim against a marking; `uncleared` are points left standing after a hole.
    pub fn of(due: u8, marked: u8, uncleared: u8, claimed: u8) -> SchoolClaim {
        let school = due.abs_diff(marked).saturating_add(uncleared);
        SchoolClaim { school, excess: claimed.saturating_sub(school) }
    }
}

/// How an enemy answers a wrong marking: he marks the school, lets it pass, or compels correct marking.
#[derive(Copy, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SchoolAnswer {
    Mark,
    Pass,
    Compel,
}

impl SchoolAnswer {
    const ALL: [SchoolAnswer; 3] = [SchoolAnswer::Mark, SchoolAnswer::Pass, SchoolAnswer::Compel];
}

/// How a school came out.
#[derive(Copy, Clone, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SchoolResult {
    /// As answered.
    Settled,
    /// Only a part was claimed; the whole is marked.
    Whole,
    /// Too much was claimed; the other marks the excess.
    FalseSchool,
}

/// A wrong marking and how the enemy answers it.
#[derive(Copy, Clone, Deserialize)]
pub struct School {
    due: u8,
    marked: u8,
    answer: SchoolAnswer,
    /// For how many points he sends the marker to school.
    amount: u8,
}

impl School {
    /// What the school of a player makes both mark, one after the other, and how it comes out.
    pub fn marks(self, player: Seat) -> ([(Seat, u8); 3], SchoolResult) {
        let claim = SchoolClaim::of(self.due, self.marked, 0, self.amount);
        let marks = match self.answer {
            SchoolAnswer::Pass => [(player, self.marked), (player, 0), (player, 0)],
            SchoolAnswer::Compel => [(player, self.due), (player, 0), (player, 0)],
            SchoolAnswer::Mark => {
                let kept = self.due.min(self.marked);
                [(player, kept), (player.next(2), claim.school), (player, claim.excess)]
            }
        };
        let result = match self.answer {
            SchoolAnswer::Mark if claim.excess > 0 => SchoolResult::FalseSchool,
            SchoolAnswer::Mark if self.amount < claim.school => SchoolResult::Whole,
            _ => SchoolResult::Settled,
        };
        (marks, result)
    }
}

/// The answer the book advises to one who is owed `due` for a blind hit and marked `marked`: the school if it completes
/// the own hole; else compel him if it completes his, for then he cannot leave.
pub fn advised_answer(score: &Score, judge: Seat, due: u8, marked: u8) -> SchoolAnswer {
    let completes = |seat: Seat, points: u8| score.points[seat].saturating_add(points) >= 12;
    let compels = !completes(judge, due.abs_diff(marked)) && completes(judge.next(2), due);
    if compels { SchoolAnswer::Compel } else { SchoolAnswer::Mark }
}

/// How a throw fell.
#[derive(Copy, Clone, Deserialize)]
pub struct DiceFall {
    on_rail: bool,
    flat: bool,
    split: bool,
    faces_up: u8,
    disturbed: bool,
    readable: bool,
}

/// What becomes of a throw.
#[derive(Copy, Clone, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceFate {
    Counts,
    /// It is thrown again.
    Void,
    /// The one who was disturbed sets any throw.
    EnemySetsThrow,
}

/// Rules on how dice fell.
pub fn dice(fall: DiceFall, disturb: DiceDisturb) -> (DiceFate, LawId) {
    match disturb {
        DiceDisturb::ForbiddenWithPenalty if fall.disturbed => (DiceFate::EnemySetsThrow, law!("dice-disturb-penalty")),
        DiceDisturb::Allowed if fall.disturbed && fall.readable => (DiceFate::Counts, law!("dice-disturb")),
        DiceDisturb::Allowed if fall.disturbed => (DiceFate::Void, law!("dice-disturb")),
        _ if fall.on_rail || !fall.flat => (DiceFate::Void, law!("dice-void")),
        _ if fall.split && fall.faces_up >= 2 => (DiceFate::Void, law!("dice-split")),
        _ => (DiceFate::Counts, law!("dice-split")),
    }
}
