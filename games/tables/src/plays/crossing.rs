//! Plays by which a band crosses into a board that is forbidden to single men, while nobody can go off.

use super::way::{Crossings, Way};
use crate::board::{Fields, Men, bit, each};
use crate::ground::{CORNER, Ground};

/// The plays of both numbers by which some man comes to a forbidden field and stands there with another.
pub(super) fn both(ground: &Ground, high: u8, low: u8, forbidden: Fields) -> Crossings {
    let mut found = Crossings::new();
    let (own, any, free) = (ground.own, ground.any, ground.free);
    let sum = high + low;
    // The far end need not be looked at where no man comes near the forbidden fields.
    if forbidden & ((any << high) | (any << low) | (any << sum)) == 0 {
        return found;
    }
    let stops = ground.stops(forbidden) | forbidden;
    let mut add = |way: Way, ends: [u8; 2]| {
        let men = way.result(own, high, low);
        let crosses = ends.iter().any(|f| forbidden & bit(*f) != 0);
        if crosses && stands(men, ends, forbidden) {
            let _ = found.try_push(way);
        }
    };
    let (by_high, by_low) = (any & (stops >> high), any & (stops >> low));
    for i in each(by_high) {
        for j in each(by_low) {
            let is_one_man = j == i + high || i == j + low;
            let twice = high == low && j < i;
            if !is_one_man && !twice && (i != j || own.on(i) >= 2) {
                add(Way::Two(i, j), [i + high, j + low]);
            }
        }
    }
    for i in each(any & (stops >> sum) & ((free >> high) | (free >> low))) {
        add(Way::Whole(i), [i + sum; 2]);
    }
    found
}

/// The plays of one number by which a man joins another on a forbidden field.
pub(super) fn one(ground: &Ground, high: u8, low: u8, forbidden: Fields) -> Crossings {
    let own = ground.own;
    let joins = |number: u8| {
        let to = forbidden & ground.any;
        each(ground.any & (to >> number)).filter(move |i| own.moved(*i, i + number).on(CORNER) != 1)
    };
    let low_too = if high == low { 0 } else { low };
    joins(high).map(Way::High).chain(joins(low_too).filter(|_| low_too > 0).map(Way::Low)).collect()
}

/// Whether men stand as they must: nobody alone in the corner, nobody alone where he stopped on a forbidden field.
fn stands(men: Men, ends: [u8; 2], forbidden: Fields) -> bool {
    men.on(CORNER) != 1 && ends.iter().all(|f| forbidden & bit(*f) == 0 || men.on(*f) >= 2)
}
