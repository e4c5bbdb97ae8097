//! Looking ahead: what a move is worth when every throw of the enemy is looked at with the best he makes of it, and after it
//! every throw of one's own. What they score is marked as it would be, so that it tells whether two points make a hole, and
//! whether a run is broken.

use super::judgement::{order, promise};
use super::moves::{Move, Word};
use super::prospect::{Marks, Prospect};
use super::rules::Rules;
use super::state::{Phase, State};
use super::tally::Score;
use super::throw::{self, Moment};
use crate::board::{Colour, Men};
use crate::ground::Ground;
use crate::plays::Plays;
use spadille_core::{Dice, PerSeat, Seat};
use spadille_odds::dice::distinct;

/// The one who thinks, and the other, as marks are kept here.
const ME: Seat = Seat(0);
const HIM: Seat = Seat(1);

/// What a point of the board's order is worth in holes at Trictrac. Found by letting players of different tastes meet the book.
const ORDER_IN_HOLES: f64 = 0.2;
/// The same in stakes at Toccategli, when one Satz is left, two, three, more. Men outlast the Satz that is won with them: whoever
/// stays begins the next with the same board. Near what is measured when the book goes on from plays drawn at random: 0.09,
/// 0.23, 0.30 and 0.35.
const ORDER_IN_STAKES: [f64; 4] = [0.12, 0.22, 0.28, 0.3];
/// What a new setting is worth to the one who throws first, in holes at Trictrac.
const LEAD_IN_HOLES: f64 = 0.1;
/// The same in stakes at Toccategli, as it comes out when the book meets itself.
const LEAD_IN_STAKES: f64 = 0.3;
/// How many plays are thought through where it must be known whether staying is worth it.
const FEW: usize = 5;

/// How many of the enemy's plays are thought through for each of his throws.
const REPLIES: usize = 8;

/// A throw to be played, as its thrower sees it.
struct Ahead<'a> {
    rules: &'a Rules,
    prospect: &'static Prospect,
    own: Men,
    enemy: Men,
    /// What the throw gives the enemy once it has been played.
    given: u8,
    /// The circumstances of the next throws: his, and mine after it.
    moments: PerSeat<Moment, 2>,
    /// Sätze won in this match so far.
    won: u16,
}

impl Rules {
    /// What a move is worth to the thrower, in parts of a counter; nothing where there is more to it than to play, or to leave
    /// or stay.
    pub(super) fn expected(&self, v: &State, seat: Seat, m: Move) -> Option<f64> {
        if seat != v.thrower || v.deal.dice.is_none() {
            return None;
        }
        let (ahead, marks) = (Ahead::of(self, v), Marks::of(facing(&v.score, seat)));
        let may_leave = v.phase == Phase::Choose || v.phase == Phase::Play && v.deal.sheet.own.won > 0;
        let worth = match m {
            Move::Play(play) if v.phase == Phase::Play => ahead.played(play.after(ahead.own, v.colour())?, marks),
            Move::Say(Word::Leave) if may_leave => ahead.new_setting(cleared(marks), ME),
            Move::Say(Word::Stay) if may_leave => ahead.best(&self.plays(v), marks),
            _ => return None,
        };
        Some(f64::from(self.options.stake) * worth)
    }
}

/// The score with one player's marks first.
fn facing(score: &Score, seat: Seat) -> Score {
    let other = seat.next(2);
    let pair = |of: PerSeat<u8, 2>| [of[seat], of[other]];
    Score::new(pair(score.points), [score.open[seat], score.open[other]], pair(score.holes))
}

/// All points of both are cleared, as by one who leaves.
fn cleared(mut marks: Marks) -> Marks {
    marks.score.clear_points();
    marks
}

/// The few results of a throw that leave the men in the best order, among which the enemy chooses.
fn orderly(plays: &Plays) -> Vec<(f64, Men)> {
    let mut results: Vec<(f64, Men)> = plays.results().map(|men| (order(men), men)).collect();
    if results.len() > REPLIES {
        results.select_nth_unstable_by(REPLIES, |a, b| b.0.total_cmp(&a.0));
        results.truncate(REPLIES);
    }
    results
}

impl<'a> Ahead<'a> {
    fn of(rules: &'a Rules, v: &State) -> Ahead<'a> {
        let next = |seat: Seat| Moment {
            throw: v.deal.throws[seat].saturating_add(1),
            two_tables_done: v.deal.two_tables[seat],
            terms: rules.terms,
        };
        Ahead {
            rules,
            prospect: Prospect::of(&rules.options, rules.counting),
            own: v.deal.men[v.thrower],
            enemy: v.deal.men[v.enemy()],
            given: v.deal.given,
            moments: PerSeat([next(v.thrower), next(v.enemy())]),
            won: v.tours,
        }
    }

    /// What it is worth to play the throw on the table, in the best way.
    fn best(&self, plays: &Plays, marks: Marks) -> f64 {
        let terms = self.rules.terms;
        let mut ranked: Vec<(f64, Men)> =
            plays.results().map(|men| (promise(men, self.enemy, false, terms), men)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let worth = ranked.into_iter().take(FEW).map(|(_, men)| self.played(men, marks));
        worth.max_by(f64::total_cmp).unwrap_or(0.0)
    }

    /// What a position is worth to the one who has played to it: all that the enemy may throw.
    fn played(&self, own: Men, mut marks: Marks) -> f64 {
        if own.any() == 0 {
            return self.all_off(marks, ME);
        }
        self.prospect.mark(&mut marks, HIM, self.given);
        if let Some(end) = self.decided(&marks) {
            return end;
        }
        distinct().map(|(dice, times)| f64::from(times) * self.answered(own, marks, dice)).sum::<f64>() / 36.0
    }

    /// The enemy throws, marks, and leaves, or plays as well as he can.
    fn answered(&self, own: Men, mut marks: Marks, dice: Dice) -> f64 {
        let (terms, his) = (self.rules.terms, Ground::new(self.enemy, own));
        let plays = Plays::of(&his, dice, Colour::White, terms.custom);
        if !self.rules.has_holes() && plays.finishes() {
            return self.all_off(marks, HIM);
        }
        let (points, given) = throw::worth(&his, dice, self.moments[HIM]);
        let wins = self.prospect.mark(&mut marks, HIM, points) > 0.0;
        if let Some(end) = self.decided(&marks) {
            return end;
        }
        let judge = |(_, men): (f64, Men)| (promise(men, own, false, terms), men);
        let best = orderly(&plays).into_iter().map(judge).max_by(|a, b| a.0.total_cmp(&b.0));
        let stays = match best.map_or(self.enemy, |(_, men)| men) {
            men if men.any() == 0 => self.all_off(marks, HIM),
            men => self.returned(own, men, marks, given),
        };
        if wins { stays.min(self.new_setting(cleared(marks), HIM)) } else { stays }
    }

    /// What the enemy's throw gave is marked, and then one throws oneself.
    fn returned(&self, own: Men, enemy: Men, mut marks: Marks, given: u8) -> f64 {
        self.prospect.mark(&mut marks, ME, given);
        if let Some(end) = self.decided(&marks) {
            return end;
        }
        let mine = Ground::new(own, enemy);
        // That he throws next is in the worth of the marks; what exactly it may bring him then is too far off to be feared.
        let board = order(own) - order(enemy);
        let by_throw = |(dice, times): (Dice, u8)| {
            let (points, given) = throw::worth(&mine, dice, self.moments[ME]);
            let mut marks = marks;
            let wins = self.prospect.mark(&mut marks, ME, points) > 0.0;
            let leaves = cleared(marks);
            self.prospect.mark(&mut marks, HIM, given);
            let stays = self.decided(&marks).unwrap_or_else(|| self.stands(&marks, HIM, board));
            let may_leave = wins && !self.rules.has_holes() && self.decided(&leaves).is_none();
            f64::from(times) * if may_leave { stays.max(self.new_setting(leaves, ME)) } else { stays }
        };
        distinct().map(by_throw).sum::<f64>() / 36.0
    }

    /// Somebody has borne his last man off.
    fn all_off(&self, mut marks: Marks, by: Seat) -> f64 {
        if !self.rules.has_holes() {
            let loser_points = marks.score.points[by.next(2)];
            self.prospect.satz(&mut marks, by, loser_points);
            marks = cleared(marks);
        }
        self.decided(&marks).unwrap_or_else(|| self.new_setting(marks, by))
    }

    /// The men are set up anew, and somebody throws first.
    fn new_setting(&self, marks: Marks, first: Seat) -> f64 {
        let lead = if self.rules.has_holes() { LEAD_IN_HOLES } else { LEAD_IN_STAKES };
        self.prospect.promise(&marks, self.left(), first, if first == ME { lead } else { -lead })
    }

    /// How things stand when somebody is to throw and the board is worth so many points to the one who thinks.
    fn stands(&self, marks: &Marks, to_throw: Seat, board: f64) -> f64 {
        let in_prizes = if self.rules.has_holes() {
            ORDER_IN_HOLES
        } else {
            let after_this = usize::from(self.left().saturating_sub(marks.saetze + 1));
            ORDER_IN_STAKES[after_this.min(ORDER_IN_STAKES.len() - 1)]
        };
        self.prospect.promise(marks, self.left(), to_throw, in_prizes * board)
    }

    /// How many Sätze are left of the match, the one in progress among them.
    fn left(&self) -> u16 {
        self.rules.options.saetze.saturating_sub(self.won)
    }

    /// What has come of it, if the Tour is won or the last Satz of the match.
    fn decided(&self, marks: &Marks) -> Option<f64> {
        if !self.rules.has_holes() {
            return (self.won + marks.saetze >= self.rules.options.saetze).then_some(marks.stakes);
        }
        Some(if marks.score.winner()? == ME { 1.0 } else { -1.0 })
    }
}
