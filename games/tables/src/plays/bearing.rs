//! Plays in which men go off: bearing off, and the privilege of the rail. Here the order of the two numbers matters, so
//! the plays are found by trying both orders.

use super::way::{Listed, Way, listed};
use super::{Crossing, Custom};
use crate::board::{Fields, Men, OFF, bit, each, fields};
use crate::ground::{CORNER, Ground, Jan};
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
    let first =
        raw.ways.iter().enumerate().filter(|(k, (_, men))| raw.ways[..*k].iter().all(|(_, other)| other != men));
    listed(first.map(|(k, (way, men))| {
        let whole = raw.ways[k..].iter().find(|(way, other)| other == men && matches!(way, Way::Whole(_)));
        whole.map_or(*way, |(whole, _)| *whole)
    }))
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

impl Raw {
    /// Adds all ways to play both numbers, or one, that lead to men as wanted. On the fields `to_bands` men may stop if
    /// they stand there with another afterwards.
    fn try_all(
        &mut self,
        ground: &Ground,
        (high, low): (u8, u8),
        exit: Exit,
        to_bands: Fields,
        wanted: impl Fn(Men) -> bool,
    ) {
        let stops = ground.stops(fields(14, 24)) | to_bands;
        let may_stop = |field: u8| field == OFF || stops & bit(field) != 0;
        let stands = |men: Men, field: u8| to_bands & bit(field) == 0 || men.on(field) != 1;
        let mut found = |way: Way, men: Men, ends: [u8; 2]| {
            let in_bands = ends.into_iter().all(|field| stands(men, field));
            if men.on(CORNER) != 1 && in_bands && wanted(men) {
                let _ = self.ways.try_push((way, men));
            }
        };
        let orders = [(high, low, false), (low, high, true)];
        for (first, second, turned) in orders.into_iter().take(if high == low { 1 } else { 2 }) {
            for (from, to) in steps(ground, ground.own, first, exit) {
                let between = ground.own.moved(from, to);
                if self.numbers == 1 {
                    if may_stop(to) {
                        found(if turned { Way::Low(from) } else { Way::High(from) }, between, [to, OFF]);
                    }
                    continue;
                }
                for (other, end) in steps(ground, between, second, exit).filter(|(_, end)| may_stop(*end)) {
                    let men = between.moved(other, end);
                    let is_same_man = other == to;
                    // The man who was set inside does not run on and off, except onto the rail.
                    if is_same_man && (end != OFF || exit == Exit::Rail) {
                        found(Way::Whole(from), men, [end, OFF]);
                    }
                    if (!is_same_man || ground.own.on(to) > 0) && may_stop(to) {
                        found(if turned { Way::Two(other, from) } else { Way::Two(from, other) }, men, [to, end]);
                    }
                }
            }
        }
    }

    /// Everything that can be set must be set.
    fn keep_fewest_off(&mut self) {
        if let Some(fewest) = self.ways.iter().map(|(_, men)| men.on(OFF)).min() {
            self.ways.retain(|(_, men)| men.on(OFF) == fewest);
        }
    }
}

/// The ordinary plays, when at most one man is not yet home; with those by which a band crosses, where crossing is a play
/// like any other.
pub fn ordinary(ground: &Ground, high: u8, low: u8, custom: Custom) -> Raw {
    let exit = if custom.exact_free { Exit::Exact } else { Exit::Hindmost };
    let to_bands = if custom.crossing == Crossing::Compulsory { ground.forbidden() } else { 0 };
    let mut raw = Raw { numbers: 2, ways: ArrayVec::new() };
    raw.try_all(ground, (high, low), exit, to_bands, |_| true);
    if raw.ways.is_empty() {
        raw.numbers = 1;
        raw.try_all(ground, (high, low), exit, to_bands, |_| true);
        // The higher, if it can be given.
        if !custom.single_free && raw.ways.iter().any(|(way, _)| matches!(way, Way::High(_))) {
            raw.ways.retain(|(way, _)| matches!(way, Way::High(_)));
        }
    } else if !custom.exact_free {
        raw.keep_fewest_off();
    }
    if raw.ways.is_empty() {
        raw.numbers = 0;
        raw.ways.push((Way::Nothing, ground.own));
    }
    raw
}

/// The plays onto the rail that hold a full return Jan, when no ordinary play of `numbers` numbers holds it: with as few men
/// off as can be, and of these again with as many numbers.
pub fn rail(ground: &Ground, high: u8, low: u8, numbers: u8) -> Raw {
    let mut raw = Raw { numbers: 2, ways: ArrayVec::new() };
    let holds = |men: Men| men.on(OFF) > ground.own.on(OFF) && Jan::Return.is_full(men);
    raw.try_all(ground, (high, low), Exit::Rail, 0, holds);
    if numbers < 2 {
        raw.numbers = 1;
        raw.try_all(ground, (high, low), Exit::Rail, 0, holds);
    }
    raw.keep_fewest_off();
    let gives_both = |way: &Way| matches!(way, Way::Two(..) | Way::Whole(_));
    raw.numbers = if raw.ways.iter().any(|(way, _)| gives_both(way)) { 2 } else { 1 };
    if raw.numbers == 2 {
        raw.ways.retain(|(way, _)| gives_both(way));
    }
    raw
}
