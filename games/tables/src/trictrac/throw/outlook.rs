//! What the next throw promises. The thirty-six throws are not read one by one: the single men, the corner and the
//! numbers that can be played are each looked at once for all of them. What comes out is the same.

use super::{Item, Kind, Moment, Tariff, Terms, corner_hitters, figures, played};
use crate::board::{ALL, Fields, bit, each, fields};
use crate::ground::{GREAT_TABLE, Ground, Jan};
use crate::plays;
use spadille_core::Dice;
use spadille_odds::dice as odds;

/// What the thrower may expect of his next throw, in points: his own less what it gives the enemy.
pub fn expectation(ground: &Ground, terms: Terms) -> f64 {
    f64::from(in_36ths(ground, terms)) / 36.0
}

/// The same exactly: what all thirty-six throws bring together.
pub fn in_36ths(ground: &Ground, terms: Terms) -> i32 {
    let ground = &ground.for_many_throws();
    let hits = match terms.tariff {
        Tariff::Grand => hits(ground),
        Tariff::Light { .. } => light_hits(ground, terms.tariff),
    };
    hits + corner_hits(ground, terms.tariff) + rest(ground, terms)
}

/// What one of the thirty-six throws brings, summed over the two writings of a simple throw or the one of a doublet.
fn worth(tariff: Tariff, kind: Kind, great_table: bool, doublet: bool) -> i32 {
    let times = if doublet { 1 } else { 2 };
    times * i32::from(tariff.points(kind, None, great_table, doublet, 1))
}

/// The distances, as a set, at which a set of fields lies behind a field.
fn distances(set: Fields, field: u8) -> Fields {
    set.reverse_bits() >> (31 - field)
}

/// Single enemy men hit, over all throws, where ways are not simply counted: throw by throw, first the ways and then what
/// they are worth.
fn light_hits(ground: &Ground, tariff: Tariff) -> i32 {
    let bands = ground.enemy_bands();
    let man = |field: u8| {
        let (near, barred) = (distances(ground.any, field), distances(bands, field));
        let is_near = |number: u8| (near >> number & 1) as u8;
        let by_throw = |(dice, times): (Dice, u8)| {
            let (high, low) = (dice.high(), dice.low());
            let sum = is_near(high + low) & !(barred >> high & barred >> low & 1) as u8;
            let ways = is_near(high) + if high == low { 0 } else { is_near(low) } + sum;
            let great_table = GREAT_TABLE & bit(field) != 0;
            let points = |ways: u8| tariff.points(Kind::Hit, None, great_table, high == low, ways);
            if ways == 0 { 0 } else { i32::from(times) * i32::from(points(ways)) }
        };
        odds::distinct().map(by_throw).sum::<i32>()
    };
    each(ground.enemy_singles()).map(man).sum()
}

/// Single enemy men hit truly at Trictrac, less those hit blind, over all throws. A man whom a single number reaches is never hit
/// blind too: the hitter stands where the band would have to be.
fn hits(ground: &Ground) -> i32 {
    let bands = ground.enemy_bands();
    let man = |field: u8| {
        let (near, barred) = (distances(ground.any, field), distances(bands, field));
        let [simple, doublet] =
            [false, true].map(|d| worth(Tariff::Grand, Kind::Hit, GREAT_TABLE & bit(field) != 0, d));
        // A number comes with each of the five others, and as a doublet.
        let direct = (near & fields(1, 6)).count_ones() as i32 * (5 * simple + doublet);
        let by_sum = |sum: u8| {
            let pairs = (sum.div_ceil(2)..=6.min(sum - 1)).map(|high| (high, sum - high));
            let each_pair = |(high, low)| {
                let worth = if high == low { doublet } else { simple };
                if barred >> high & barred >> low & 1 == 1 { -worth } else { worth }
            };
            pairs.map(each_pair).sum::<i32>()
        };
        direct + each(near & fields(2, 12)).map(by_sum).sum::<i32>()
    };
    each(ground.enemy_singles()).map(man).sum()
}

/// The enemy's corner hit, over all throws: any two numbers that each bring a man there, or one that brings two.
fn corner_hits(ground: &Ground, tariff: Tariff) -> i32 {
    let Some(hitters) = corner_hitters(ground) else { return 0 };
    let count = |(one, two), men: u8| (one + i32::from(men >= 1), two + i32::from(men >= 2));
    let (one, two) = (1..=6).map(hitters).fold((0, 0), count);
    let [simple, doublet] = [false, true].map(|d| worth(tariff, Kind::CornerHit, false, d));
    one * (one - 1) / 2 * simple + two * doublet
}

/// What is left: the figures of the opening, and what the plays score where they score anything.
fn rest(ground: &Ground, terms: Terms) -> i32 {
    let tariff = terms.tariff;
    let opens = ground.own.on(1) == 13;
    let may_bear_off = plays::may_bear_off(ground);
    let jan = Jan::at_hand(ground.own);
    let bands = ground.own.bands();
    let holding = jan.filter(|jan| jan.is_full(ground.own) && !may_bear_off);
    let mut sum = 0;
    for (dice, times) in odds::distinct() {
        let mut mark = |item: Item| {
            let points = i32::from(item.points) * i32::from(times);
            sum += if item.kind.is_for_enemy() { -points } else { points };
        };
        if opens {
            figures(ground, dice, Moment::middle(terms), &mut |kind| mark(tariff.item(kind, 1, dice)));
        }
        let fills = jan.is_some_and(|jan| jan.is_within_reach(ground.own, dice.high(), dice.low()));
        let holds = |jan: Jan| {
            let (spare, twice) = (jan.spare(ground.own), bands & !jan.board());
            plays::surely_plays_both(ground, dice, spare, twice)
        };
        if holding.is_some_and(holds) {
            mark(tariff.item(Kind::Hold, 1, dice));
        } else if fills || may_bear_off || !plays::surely_plays_both(ground, dice, ALL, bands) {
            played::read(ground, dice, terms, &mut mark);
        }
    }
    sum
}
