//! What the plays of a throw score: a Jan closed or held, the last man off, numbers lost.

use super::Terms;
use super::item::{Item, Kind, Ways};
use crate::board::{Colour, Men, bit, each, lowest};
use crate::ground::{CORNER, Ground, Jan};
use crate::plays::{Crossing, Custom, Plays, Way, bearing, may_bear_off};
use spadille_core::Dice;

/// Tells what the plays of a throw score.
pub fn read(ground: &Ground, dice: Dice, terms: Terms, mark: &mut impl FnMut(Item)) {
    let (custom, tariff) = (terms.custom.reckoned(), terms.tariff);
    let plays = Plays::of(ground, dice, Colour::White, custom);
    if let Some(jan) = plays.fills {
        if jan.is_full(ground.own) {
            mark(tariff.item_of(Kind::Hold, Some(jan), 1, dice));
        } else {
            let ways = closing_ways(ground, dice, jan, &plays, custom);
            mark(Item { ways, ..tariff.item_of(Kind::Close, Some(jan), ways.count(), dice) });
        }
    }
    if plays.finishes() {
        mark(tariff.item(Kind::LastOff, 1, dice));
    }
    let numbers = plays.lost_numbers();
    if numbers > 0 {
        mark(Item { numbers, ..tariff.item(Kind::Unplayable, numbers, dice) });
    }
}

/// In which ways a Jan is closed that the plays fill.
fn closing_ways(ground: &Ground, dice: Dice, jan: Jan, plays: &Plays, custom: Custom) -> Ways {
    let own = ground.own;
    let open = jan.board() & !own.bands();
    let Some(half) = lowest(open).filter(|f| open == bit(*f) && own.on(*f) == 1) else { return Ways::BOTH };
    let (high, low) = (dice.high(), dice.low());
    // The two men of the corner are never spare for the return Jan: no legal play lets one of them go alone.
    let spare_at = |number: u8| {
        let from = half.checked_sub(number).filter(|f| *f > 0)?;
        (ground.any & jan.spare(own) & bit(from) != 0).then_some(from)
    };
    let by_number = |number: u8, other: u8, as_way: fn(u8) -> Way| {
        let Some(from) = spare_at(number) else { return false };
        if plays.numbers < 2 {
            return plays.ways().any(|way| way == as_way(from));
        }
        // Where men may go off, the ways of both orders have to be looked through.
        if may_bear_off(ground) {
            let gives = |way: Way| match way {
                Way::Two(i, j) => (i == from && number == high) || (j == from && number == low),
                _ => false,
            };
            let raw = bearing::ordinary(ground, high, low, custom);
            return raw.ways.iter().any(|(way, men)| gives(*way) && jan.is_full(*men));
        }
        completes(ground, jan, from, number, other, custom)
    };
    let by_sum = spare_at(high + low)
        .is_some_and(|from| plays.numbers == 2 && plays.results().any(|men| men == own.moved(from, half)));
    Ways::default()
        .with(Ways::HIGH, by_number(high, low, Way::High))
        .with(Ways::LOW, high != low && by_number(low, high, Way::Low))
        .with(Ways::SUM, by_sum)
}

/// Whether, after a man has filled the half band, some man can play the other number so that the Jan stays full.
fn completes(ground: &Ground, jan: Jan, from: u8, number: u8, other: u8, custom: Custom) -> bool {
    let filled = ground.own.moved(from, from + number);
    let to_bands = if custom.crossing == Crossing::Compulsory { ground.forbidden() } else { 0 };
    let stops = ground.stops(filled.any() << other | bit(from + number)) | to_bands;
    let givers = jan.givers(filled, other) & filled.any() & (stops >> other);
    let stands = |men: Men, field: u8| to_bands & bit(field) == 0 || men.on(field) >= 2;
    let fits = |f: u8| {
        let men = filled.moved(f, f + other);
        men.on(CORNER) != 1 && stands(men, f + other) && stands(men, from + number)
    };
    stops & bit(from + number) != 0 && each(givers).any(fits)
}
