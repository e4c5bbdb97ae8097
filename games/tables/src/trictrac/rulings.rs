//! What the books order about wrong marking, wrong plays and unruly dice.

use super::ground::Ground;
use super::options::DiceDisturb;
use super::plays::{Custom, Plays};
use super::tally::Score;
use crate::board::{Colour, Men};
use serde::{Deserialize, Serialize};
use spadille_core::{Dice, LawId, Seat, law};

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
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SchoolRuling {
    /// Points the enemy may take.
    pub school: u8,
    /// Points that stay marked if he takes them.
    pub keeps: u8,
    /// Points the marker may still add.
    pub may_add: u8,
    /// The law that decides.
    pub law: LawId,
}

/// Rules on a marking: `late` when the time to complete it is over, `lapsed` when the enemy has let the next throw pass.
pub fn school(due: u8, marked: u8, marked_for: MarkedFor, late: bool, lapsed: bool) -> SchoolRuling {
    let none = |keeps, may_add, law| SchoolRuling { school: 0, keeps, may_add, law };
    match marked_for {
        MarkedFor::Leave => none(0, 0, law!("leave-uncleared")),
        _ if lapsed => none(marked, 0, law!("school-deadline")),
        _ if marked < due && !late => none(marked, due - marked, law!("school-complete")),
        MarkedFor::School if marked < due => none(marked, 0, law!("no-school-of-school")),
        _ if marked < due => {
            SchoolRuling { school: due - marked, keeps: marked, may_add: 0, law: law!("school-under") }
        }
        _ => {
            let law = match marked_for {
                MarkedFor::School => law!("false-school"),
                MarkedFor::Rest => law!("rest-uncleared"),
                _ if late => law!("school-over"),
                _ => law!("school-released"),
            };
            SchoolRuling { school: marked - due, keeps: due, may_add: 0, law }
        }
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

/// Plays a school out on a score.
pub fn school_run(
    score: Score,
    player: Seat,
    due: u8,
    marked: u8,
    answer: SchoolAnswer,
    amount: u8,
) -> (SchoolResult, Score) {
    let mut score = score;
    let result = match answer {
        SchoolAnswer::Pass => {
            score.mark(player, marked, &mut ());
            SchoolResult::Settled
        }
        SchoolAnswer::Compel => {
            score.mark(player, due, &mut ());
            SchoolResult::Settled
        }
        SchoolAnswer::Mark => {
            let claim = SchoolClaim::of(due, marked, 0, amount);
            let marks = [(player, due.min(marked)), (player.next(2), claim.school), (player, claim.excess)];
            for (seat, points) in marks {
                // Twelve holes end the Tour at once.
                if score.winner().is_none() {
                    score.mark(seat, points, &mut ());
                }
            }
            match () {
                () if claim.excess > 0 => SchoolResult::FalseSchool,
                () if amount < claim.school => SchoolResult::Whole,
                () => SchoolResult::Settled,
            }
        }
    };
    (result, score)
}

/// The answer the book advises to one who is owed `due` for a blind hit and marked `marked`: the school if it completes
/// the own hole; else compel him if it completes his, for then he cannot leave.
pub fn advised_answer(score: &Score, judge: Seat, due: u8, marked: u8) -> SchoolAnswer {
    let (own, his) = (score.points[judge.index() & 1], score.points[1 - (judge.index() & 1)]);
    match () {
        () if own.saturating_add(due.abs_diff(marked)) >= 12 => SchoolAnswer::Mark,
        () if his.saturating_add(due) >= 12 => SchoolAnswer::Compel,
        () => SchoolAnswer::Mark,
    }
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

/// What the enemy may demand when men are set wrongly: the results of giving both numbers with one man.
pub fn one_man(ground: &Ground, dice: Dice, colour: Colour, custom: Custom) -> (Vec<Men>, LawId) {
    let plays = Plays::of(ground, dice, colour, custom);
    let results = plays.by_one_man().map(|way| plays.result(way)).collect();
    (results, law!("wrong-play"))
}

/// What the enemy may demand of one who marked for closing and touched a man that does not close: the results of playing
/// that man, and those of closing.
pub fn closing_missed(
    ground: &Ground,
    dice: Dice,
    colour: Colour,
    custom: Custom,
    touched: u8,
) -> (Vec<Men>, Vec<Men>, LawId) {
    let free = Plays::without_duty(ground, dice, colour, custom);
    let from = free.ways().filter(|way| free.moves_from(*way, touched)).map(|way| free.result(way)).collect();
    let plays = Plays::of(ground, dice, colour, custom);
    let closing = if plays.fills().is_some() { plays.ways().map(|way| plays.result(way)).collect() } else { vec![] };
    (from, closing, law!("closing-missed"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_little_may_be_completed_in_time_and_too_much_never_taken_back() {
        let early = school(10, 4, MarkedFor::OwnThrow, false, false);
        assert_eq!((early.school, early.may_add), (0, 6));
        let over = school(4, 8, MarkedFor::OwnThrow, false, false);
        assert_eq!((over.school, over.keeps, over.law.0), (4, 4, "school-released"));
    }

    #[test]
    fn an_unjust_school_is_marked_by_the_other() {
        let score = Score { points: [2, 0], open: [true, false], holes: [0; 2] };
        let (result, after) = school_run(score, Seat(0), 4, 4, SchoolAnswer::Mark, 4);
        assert_eq!(result, SchoolResult::FalseSchool);
        assert_eq!(after.points, [10, 0]);
    }
}
