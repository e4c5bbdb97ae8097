//! What a position is worth, by a player's rule of thumb: the way that is left, the bands, the corner, men out, and blots by the
//! throws that hit them. The figures, in parts of a stake, were found by letting players of different tastes play each other.

use super::moves::{Move, Word};
use super::plays::{BEARING_OFF, CORNER, ENEMY_SIDE, Field, LEFT_HAND, OWN_SIDE, Plays, Steps};
use super::rules::{Verkehren, ended};
use super::state::{Phase, State};
use crate::board::{Fields, OFF, bit, each, fields};
use crate::notation::BAR;
use spadille_core::{Dice, Seat};
use spadille_odds::dice as odds;

const PIP: f64 = 0.010; // A field gone.
const LEFT_BAND: f64 = 0.16; // A band at the left hand, where he enters.
const RIGHT_BAND: f64 = 0.05; // A band at the right hand.
const NEIGHBOURS: f64 = 0.06; // Two bands side by side.
const IN_CORNER: f64 = 0.10; // A man in the corner, up to three.
const OUT: f64 = 0.14; // A man out, besides the way he has lost.
const SHUT: f64 = 0.05; // Each entry field that is not free, for each man out.
const NEAR_JAN: f64 = 0.25; // Each man by whom one is nearer than two to Jan.
const BLOT: f64 = 0.10; // A blot hit, besides the way it loses.
const LATER: f64 = 0.45; // What the enemy's blots are worth to one who throws after him.
const OFF_THE_BOARD: f64 = 0.02; // A man off, besides the way he has gone.

/// In how many of the thirty-six throws the enemy hits the player's man on a field.
pub fn throws_that_hit(field: &Field, at: u8) -> u8 {
    let enemy = field.turned();
    let goal = if at <= 12 { at + 12 } else { at - 12 };
    let out = enemy.own.on(BAR);
    let behind = distances(enemy.own.any(), goal);
    let barred = distances(enemy.foe.bands(), goal);
    let entry = enemy.free();
    odds::throws(|dice| {
        let (a, b) = dice.pips();
        match out {
            0 => reaches(dice, behind, barred),
            // With one man out, one number enters and the other may hit.
            1 => {
                let then_hits = |first: u8, second: u8| {
                    entry & bit(first) != 0 && (behind >> second & 1 == 1 || first + second == goal)
                };
                [a, b].contains(&goal) && entry & bit(goal) != 0 || then_hits(a, b) || then_hits(b, a)
            }
            _ => [a, b].contains(&goal) && entry & bit(goal.min(24)) != 0,
        }
    })
}

/// Whether a throw reaches a field, the hitters standing at some distances and the bands on the way at others.
fn reaches(dice: Dice, behind: Fields, barred: Fields) -> bool {
    let (a, b) = dice.pips();
    let is = |set: Fields, distance: u8| distance < 32 && set >> distance & 1 == 1;
    if is(behind, a) || is(behind, b) {
        return true;
    }
    if a != b {
        return is(behind, a + b) && !(is(barred, a) && is(barred, b));
    }
    (2..=4).any(|n| is(behind, n * a) && (1..n).all(|k| !is(barred, k * a)))
}

/// The distances, as a set, at which a set of fields lies behind a field.
fn distances(set: Fields, field: u8) -> Fields {
    set.reverse_bits() >> (31 - field) & fields(1, 24)
}

/// What a player's men are worth by themselves: the way they have gone, their bands and how those out can enter.
fn order(field: &Field) -> f64 {
    let own = field.own;
    let count = |set: Fields| f64::from(set.count_ones());
    let gone: u32 = own.counts().map(|(f, n)| u32::from(f) * u32::from(n)).sum();
    let bands = own.bands();
    let mut worth = PIP * f64::from(gone);
    let enemy_to_come = field.foe.within(fields(1, 24)) + field.foe.on(BAR);
    // Bands matter while enemies are still to pass them.
    if enemy_to_come > 0 {
        worth += LEFT_BAND * count(bands & LEFT_HAND) + RIGHT_BAND * count(bands & BEARING_OFF);
        worth += NEIGHBOURS * count(bands & (bands << 1) & OWN_SIDE);
    }
    worth += IN_CORNER * f64::from(own.on(CORNER).min(3)) + OFF_THE_BOARD * f64::from(own.on(OFF));
    let out = own.on(BAR);
    if out > 0 {
        let (free, room) = (field.free().count_ones() as u8, field.capacity().count_ones() as u8);
        worth -= f64::from(out) * (OUT + SHUT * f64::from(6 - free));
        worth -= NEAR_JAN * f64::from((out + 2).saturating_sub(room));
    }
    worth
}

/// What a player loses by his blots when the enemy throws.
fn danger(field: &Field) -> f64 {
    let out = f64::from(field.own.on(BAR));
    let blots = field.own.singles();
    let cost = |at: u8| {
        let hit = f64::from(throws_that_hit(field, at)) / 36.0;
        hit * (BLOT + PIP * f64::from(at) + 0.5 * OUT * (1.0 + out))
    };
    // A man on the enemy's side cannot be covered, so he is not to be blamed for standing alone there: only his way counts.
    let free = each(blots & ENEMY_SIDE).map(|at| 0.8 * cost(at)).sum::<f64>();
    free + each(blots & OWN_SIDE).map(cost).sum::<f64>()
}

/// What a position promises the player who has just played.
pub fn promise(field: &Field) -> f64 {
    let enemy = field.turned();
    order(field) - danger(field) - order(&enemy) + LATER * danger(&enemy)
}

/// A position's worth in stakes: nobody wins much more than one.
fn stakes(promise: f64) -> f64 {
    1.6 * (promise / 1.6).tanh()
}

impl Verkehren {
    /// What a move is worth to the thrower, in parts of a counter: every throw of the enemy is looked at, with the best he can make
    /// of it. Nothing where more than a throw comes next.
    pub(super) fn expected(&self, v: &State, seat: Seat, m: Move) -> Option<f64> {
        let stake = f64::from(self.options.stake);
        let Move::Play(play) = m else {
            // Who gives up loses one, whatever might have come.
            let given_up = v.phase == Phase::Play && m == Move::Say(Word::Concede);
            return given_up.then_some(-stake);
        };
        if v.phase != Phase::Play || self.options.punishes_bands() {
            return None;
        }
        let after = v.field(seat).after(play, v.colour())?;
        if let Some(end) = ended(&after) {
            return Some(stake * f64::from(end.stakes()));
        }
        let enemy = after.turned();
        let steps = Steps { hits_bands: false, ..self.steps(v) };
        let by_throw = |(dice, times): (Dice, u8)| {
            let plays = Plays::of(enemy, dice, v.colour().other(), steps);
            let worth = |field: Field| match ended(&field) {
                Some(end) => f64::from(end.stakes()),
                None => stakes(promise(&field)),
            };
            f64::from(times) * plays.results().map(worth).max_by(f64::total_cmp).unwrap_or(0.0)
        };
        Some(-stake * odds::distinct().map(by_throw).sum::<f64>() / 36.0)
    }
}

/// What the game promises a seat, in stakes.
pub fn prospect(s: &State, seat: Seat) -> f64 {
    let field = s.field(s.thrower);
    // Whoever is to throw has his enemy's blots before him.
    let to_throw = -promise(&field.turned());
    stakes(if seat == s.thrower { to_throw } else { -to_throw })
}
