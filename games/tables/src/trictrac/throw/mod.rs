//! What a throw scores: everything the dice would let the thrower do, and everything they give his enemy.

pub mod hits;
mod item;
mod outlook;
mod played;
mod tariff;

pub use item::{Item, Kind, Ways};
pub use outlook::{expectation, in_36ths};
pub use tariff::Tariff;

use crate::board::{Men, OFF, bit, fields};
use crate::ground::{CORNER, ENEMY_CORNER, Ground};
use crate::plays::{self, Crossing, Custom};
use hits::Hits;
use spadille_core::Dice;

/// The circumstances of a throw that the position does not show.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The thrower's how-manieth throw of the setting it is.
    pub throw: u8,
    /// Whether he has had his Jan of two tables in this setting.
    pub two_tables_done: bool,
    /// By what the table plays and counts.
    pub terms: Terms,
}

/// By what a table plays and counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// What has been agreed about playing a throw.
    pub custom: Custom,
    /// What is counted for it.
    pub tariff: Tariff,
}

impl Terms {
    /// A table of Trictrac that keeps to the book.
    pub const TRICTRAC: Terms = Terms {
        custom: Custom { single_free: false, exact_free: false, crossing: Crossing::Never },
        tariff: Tariff::Grand,
    };
}

impl Moment {
    /// A throw in the middle of a setting.
    pub const fn middle(terms: Terms) -> Moment {
        Moment { throw: 9, two_tables_done: true, terms }
    }
}

/// Reads a throw: `mark` is told of everything it scores.
#[inline]
pub fn read(ground: &Ground, dice: Dice, moment: Moment, mark: &mut impl FnMut(Item)) {
    let tariff = moment.terms.tariff;
    figures(ground, dice, moment, &mut |kind| mark(tariff.item(kind, 1, dice)));
    Hits::of(ground, dice).items(dice, tariff, mark);
    if hits_corner(ground, dice) {
        mark(tariff.item(Kind::CornerHit, 1, dice));
    }
    if !plays::is_ordinary(ground, dice) {
        played::read(ground, dice, moment.terms, mark);
    }
}

/// What a throw is worth to the thrower and to his enemy.
#[inline]
pub fn worth(ground: &Ground, dice: Dice, moment: Moment) -> (u8, u8) {
    let (mut own, mut given) = (0u8, 0u8);
    read(ground, dice, moment, &mut |item| {
        let side = if item.kind.is_for_enemy() { &mut given } else { &mut own };
        *side = side.saturating_add(item.points);
    });
    (own, given)
}

/// The figures of the opening.
#[inline]
fn figures(ground: &Ground, dice: Dice, moment: Moment, score: &mut impl FnMut(Kind)) {
    let own = ground.own;
    let (high, low) = (dice.high(), dice.low());
    let heap = own.on(1);
    if moment.throw == 3 && heap == 11 && high != low {
        let missing = fields(2, 7) & !ground.any;
        let singles = fields(2, 7) & own.singles();
        if singles.count_ones() == 4 && missing == bit(1 + high) | bit(1 + low) {
            score(Kind::ThreeThrowJan);
        }
    }
    if heap != 13 || own.on(OFF) != 0 {
        return;
    }
    let enemy_holds = ground.enemy.on(CORNER) >= 2;
    let enemy_empty = ground.enemy_corner_empty();
    match own.on(CORNER) {
        0 if reaches_both_corners(own, high, low) => {
            if enemy_empty && !moment.two_tables_done {
                score(Kind::TwoTableJan);
            } else if enemy_holds {
                score(Kind::ContreTwoTableJan);
            }
        }
        2 if low == 1 && enemy_empty => score(Kind::Meseas),
        2 if low == 1 && enemy_holds => score(Kind::ContreMeseas),
        _ => {}
    }
}

/// Whether of two men brought down one reaches the own corner and the other the enemy's.
fn reaches_both_corners(own: Men, high: u8, low: u8) -> bool {
    let out = |first: u8, second: u8| {
        let (to_own, to_enemy) = (CORNER - first, ENEMY_CORNER - second);
        let needed = if to_own == to_enemy { 2 } else { 1 };
        to_own > 1 && to_enemy > 1 && own.on(to_own) >= needed && own.on(to_enemy) >= needed
    };
    out(high, low) || out(low, high)
}

/// How many men a number brings to the enemy's empty corner, those apart that must hold the own one.
#[inline]
fn corner_hitters(ground: &Ground) -> Option<impl Fn(u8) -> u8> {
    let own = ground.own;
    let held = own.on(CORNER);
    (held >= 2 && ground.enemy_corner_empty()).then_some(move |number: u8| match ENEMY_CORNER - number {
        CORNER => held - 2,
        field => own.on(field),
    })
}

/// Whether both numbers reach the enemy's empty corner.
#[inline]
fn hits_corner(ground: &Ground, dice: Dice) -> bool {
    let (high, low) = (dice.high(), dice.low());
    corner_hitters(ground).is_some_and(|hitters| match high == low {
        true => hitters(high) >= 2,
        false => hitters(high) >= 1 && hitters(low) >= 1,
    })
}
