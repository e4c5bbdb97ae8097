//! What the books order about wrong marking, wrong plays and unruly dice.

use super::options::DiceDisturb;
use super::tally::Score;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Seat, law};

/// What a marking was for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkedFor {
    /// Points of one's own throw.
    OwnThrow,
    /// Points given by the enemy's throw.
    EnemyThrow,
    /// Points of a school.
    School,
    /// The points over twelve, when staying.
    Rest,
    /// What was left standing when leaving.
    Leave,
}

/// What a wrong marking costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SchoolRuling {
    /// Points the enemy may take.
    pub school: u8,
    /// Points that stay marked if he takes them.
    pub keeps: u8,
    /// Points the marker may still add.
    pub may_add: u8,
    /// How the enemy may answer.
    pub answers: &'static [SchoolAnswer],
    /// The law that decides.
    #[serde(skip)]
    pub law: LawId,
}

/// A marking that may be wrong.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Charge {
    /// What is due.
    pub due: u8,
    /// What has been marked.
    pub marked: u8,
    /// What for.
    pub from: MarkedFor,
    /// Whether the time to complete it is over.
    pub late: bool,
    /// Whether the enemy has let the next throw pass.
    pub lapsed: bool,
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
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
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

/// How an enemy answers a wrong marking.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SchoolAnswer {
    /// He marks the school.
    Mark,
    /// He lets it pass.
    Pass,
    /// He compels correct marking.
    Compel,
}

impl SchoolAnswer {
    /// All answers.
    pub const ALL: [SchoolAnswer; 3] = [SchoolAnswer::Mark, SchoolAnswer::Pass, SchoolAnswer::Compel];
}

/// How a school came out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct School {
    /// What is due.
    pub due: u8,
    /// What has been marked.
    pub marked: u8,
    /// The enemy's answer.
    pub answer: SchoolAnswer,
    /// For how many points he sends the marker to school.
    pub amount: u8,
}

impl School {
    /// Plays the school of a player out on a score.
    pub fn run(self, score: &mut Score, player: Seat) -> SchoolResult {
        let claim = match self.answer {
            SchoolAnswer::Pass | SchoolAnswer::Compel => {
                let stands = if self.answer == SchoolAnswer::Pass { self.marked } else { self.due };
                score.mark(player, stands, &mut ());
                return SchoolResult::Settled;
            }
            SchoolAnswer::Mark => SchoolClaim::of(self.due, self.marked, 0, self.amount),
        };
        let kept = self.due.min(self.marked);
        for (seat, points) in [(player, kept), (player.next(2), claim.school), (player, claim.excess)] {
            // Twelve holes end the Tour at once.
            if score.winner().is_none() {
                score.mark(seat, points, &mut ());
            }
        }
        if claim.excess > 0 {
            SchoolResult::FalseSchool
        } else if self.amount < claim.school {
            SchoolResult::Whole
        } else {
            SchoolResult::Settled
        }
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[allow(missing_docs)]
pub struct DiceFall {
    pub on_rail: bool,
    pub flat: bool,
    pub split: bool,
    pub faces_up: u8,
    pub disturbed: bool,
    pub readable: bool,
}

/// What becomes of a throw.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceFate {
    /// It counts.
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
        DiceDisturb::Allowed if fall.disturbed => {
            (if fall.readable { DiceFate::Counts } else { DiceFate::Void }, law!("dice-disturb"))
        }
        _ if fall.on_rail || !fall.flat => (DiceFate::Void, law!("dice-void")),
        _ if fall.split && fall.faces_up >= 2 => (DiceFate::Void, law!("dice-split")),
        _ => (DiceFate::Counts, law!("dice-split")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_little_may_be_completed_in_time_and_too_much_never_taken_back() {
        let in_time =
            |due, marked| Charge { due, marked, from: MarkedFor::OwnThrow, late: false, lapsed: false }.ruling();
        let (early, over) = (in_time(10, 4), in_time(4, 8));
        assert_eq!((early.school, early.may_add), (0, 6));
        assert_eq!((over.school, over.keeps, over.law.0), (4, 4, "school-released"));
    }

    #[test]
    fn an_unjust_school_is_marked_by_the_other() {
        let mut score = Score::new([2, 0], [true, false], [0; 2]);
        let school = School { due: 4, marked: 4, answer: SchoolAnswer::Mark, amount: 4 };
        assert_eq!(school.run(&mut score, Seat(0)), SchoolResult::FalseSchool);
        assert_eq!(score.points.0, [10, 0]);
    }
}
