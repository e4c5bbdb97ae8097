//! Plays in which men go off: bearing off, and the privilege of the rail. Here the order of the two numbers matters, so
//! the plays are found by trying both orders.

use super::super::ground::{CORNER, Ground, Jan};
use super::Custom;
use super::way::{Listed, Way};
use crate::board::{Men, OFF, bit, each, fields};
use arrayvec::ArrayVec;

/// What was found: ways with what they lead to, some results perhaps more than once.
#[derive(Clone, Debug)]
pub struct Raw {
    /// How many numbers are played.
    pub numbers: u8,
    /// The ways and their results.
    pub ways: ArrayVec<(Way, Men), 256>,
}

/// Each result once; if one man can bring it about, as his play.
pub fn distinct(raw: &Raw) -> Listed {
    let mut list = Listed::default();
    for (k, (way, men)) in raw.ways.iter().enumerate() {
        if raw.ways[..k].iter().all(|(_, other)| other != men) {
            let whole = raw.ways[k..].iter().find(|(way, other)| other == men && matches!(way, Way::Whole(_)));
            list.push(whole.map_or(*way, |(whole, _)| *whole));
        }
    }
    list
}

/// By which rule men go off.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Exit {
    /// The hindmost man, with a number too high to be set.
    Hindmost,
    /// Besides, any man with his exact number.
    Exact,
    /// Exactly onto the rail, from anywhere, to hold the return Jan.
    Rail,
}

/// A number tried on some men: the men that can go, and where to.
fn steps(ground: &Ground, men: Men, number: u8, exit: Exit) -> impl Iterator<Item = (u8, u8)> {
    let inside = men.any() & (ground.free >> number);
    let is_home = men.any() & fields(1, 18) == 0;
    let too_high = men.hindmost().filter(|far| is_home && exit != Exit::Rail && far + number >= OFF);
    let exactly = OFF - number;
    let exact = match exit {
        Exit::Hindmost => false,
        Exit::Exact => is_home && too_high.is_none(),
        Exit::Rail => true,
    };
    let exact = (exact && men.on(exactly) > 0).then_some(exactly);
    each(inside).map(move |f| (f, f + number)).chain(too_high.or(exact).map(|f| (f, OFF)))
}

/// All ways to play both numbers, or one.
fn tried(ground: &Ground, high: u8, low: u8, exit: Exit, both: bool, visit: &mut impl FnMut(Way, Men)) {
    let stops = ground.stops(fields(14, 24));
    let may_stop = |field: u8| field == OFF || stops & bit(field) != 0;
    let orders = [(high, low, false), (low, high, true)];
    for (first, second, turned) in orders.into_iter().take(if high == low { 1 } else { 2 }) {
        for (from, to) in steps(ground, ground.own, first, exit) {
            let between = ground.own.moved(from, to);
            if !both {
                if may_stop(to) && between.on(CORNER) != 1 {
                    visit(if turned { Way::Low(from) } else { Way::High(from) }, between);
                }
                continue;
            }
            for (other, end) in steps(ground, between, second, exit) {
                let men = between.moved(other, end);
                if !may_stop(end) || men.on(CORNER) == 1 {
                    continue;
                }
                let is_same_man = other == to;
                // The man who was set inside does not run on and off, except onto the rail.
                if is_same_man && (end != OFF || exit == Exit::Rail) {
                    visit(Way::Whole(from), men);
                }
                let is_another = !is_same_man || ground.own.on(to) > 0;
                if is_another && may_stop(to) {
                    visit(if turned { Way::Two(other, from) } else { Way::Two(from, other) }, men);
                }
            }
        }
    }
}

/// The ordinary plays, when at most one man is not yet home.
pub fn ordinary(ground: &Ground, high: u8, low: u8, custom: Custom) -> Raw {
    let exit = if custom.exact_free { Exit::Exact } else { Exit::Hindmost };
    let mut raw = Raw { numbers: 2, ways: ArrayVec::new() };
    tried(ground, high, low, exit, true, &mut |way, men| {
        let _ = raw.ways.try_push((way, men));
    });
    if raw.ways.is_empty() {
        raw.numbers = 1;
        tried(ground, high, low, exit, false, &mut |way, men| {
            let _ = raw.ways.try_push((way, men));
        });
        // The higher, if it can be given.
        if !custom.single_free && raw.ways.iter().any(|(way, _)| matches!(way, Way::High(_))) {
            raw.ways.retain(|(way, _)| matches!(way, Way::High(_)));
        }
    } else if !custom.exact_free {
        fewest_off(&mut raw);
    }
    if raw.ways.is_empty() {
        raw.numbers = 0;
        raw.ways.push((Way::Nothing, ground.own));
    }
    raw
}

/// The plays onto the rail that hold a full return Jan, when no ordinary play of `numbers` numbers holds it.
pub fn rail(ground: &Ground, high: u8, low: u8, numbers: u8) -> Raw {
    let mut raw = Raw { numbers: 2, ways: ArrayVec::new() };
    let goes_off = |men: Men| men.on(OFF) > ground.own.on(OFF);
    for both in [true, false] {
        if both || numbers < 2 {
            tried(ground, high, low, Exit::Rail, both, &mut |way, men| {
                if goes_off(men) && Jan::Return.is_full(men) {
                    let _ = raw.ways.try_push((way, men));
                }
            });
        }
    }
    fewest_off(&mut raw);
    // Of these again as many numbers as can be given.
    let gives_both = |way: &Way| matches!(way, Way::Two(..) | Way::Whole(_));
    if raw.ways.iter().any(|(way, _)| gives_both(way)) {
        raw.ways.retain(|(way, _)| gives_both(way));
    } else {
        raw.numbers = 1;
    }
    raw
}

/// Everything that can be set must be set.
fn fewest_off(raw: &mut Raw) {
    if let Some(fewest) = raw.ways.iter().map(|(_, men)| men.on(OFF)).min() {
        raw.ways.retain(|(_, men)| men.on(OFF) == fewest);
    }
}
