//! What a throw scores: everything the dice would let the thrower do, and everything they give his enemy.

use super::ground::{CORNER, ENEMY_CORNER, GREAT_TABLE, Ground, Jan};
use super::plays::{self, Custom, Plays, Way, bearing};
use crate::board::{ALL, Fields, Men, OFF, bit, each, fields, lowest};
use serde::{Deserialize, Serialize};
use spadille_core::{Dice, LawId, law};

/// The things a throw can score.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Six single men in a row with the third throw.
    ThreeThrowJan,
    /// Both corners reached by the first two men.
    TwoTableJan,
    /// The same against a held corner.
    ContreTwoTableJan,
    /// An ace with nothing out but the two men of the corner.
    Meseas,
    /// The same against a held corner.
    ContreMeseas,
    /// A single enemy man reached.
    Hit,
    /// A single enemy man reached only over enemy bands.
    BlindHit,
    /// The enemy's empty corner reached by both numbers.
    CornerHit,
    /// A Jan filled.
    Close,
    /// A full Jan kept full.
    Hold,
    /// The last man borne off.
    LastOff,
    /// Numbers that cannot be played.
    Unplayable,
}

impl Kind {
    /// Whether the thrower's enemy marks it.
    pub const fn is_for_enemy(self) -> bool {
        matches!(self, Kind::ContreTwoTableJan | Kind::ContreMeseas | Kind::BlindHit | Kind::Unplayable)
    }

    /// What one way of it is worth; hits by the table in which the man stands.
    pub const fn value(self, doublet: bool, great_table: bool) -> u8 {
        match (self, doublet) {
            (Kind::Unplayable, _) => 2,
            (Kind::ThreeThrowJan, _) => 4,
            (Kind::Hit | Kind::BlindHit, false) if great_table => 2,
            (Kind::Hit | Kind::BlindHit, true) if great_table => 4,
            (_, false) => 4,
            (_, true) => 6,
        }
    }

    /// The law by which it is marked.
    pub const fn law(self, great_table: bool) -> LawId {
        match self {
            Kind::ThreeThrowJan => law!("three-throw-jan"),
            Kind::TwoTableJan => law!("two-table-jan"),
            Kind::ContreTwoTableJan => law!("contre-two-table-jan"),
            Kind::Meseas => law!("meseas"),
            Kind::ContreMeseas => law!("contre-meseas"),
            Kind::Hit if great_table => law!("hit-great"),
            Kind::Hit => law!("hit-small"),
            Kind::BlindHit if great_table => law!("blind-great"),
            Kind::BlindHit => law!("blind-small"),
            Kind::CornerHit => law!("corner-hit"),
            Kind::Close => law!("close"),
            Kind::Hold => law!("hold"),
            Kind::LastOff => law!("last-off"),
            Kind::Unplayable => law!("unplayable"),
        }
    }
}

/// By which numbers something is done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ways(u8);

impl Ways {
    /// By the higher number, or the number of a doublet.
    pub const HIGH: Ways = Ways(1);
    /// By the lower number.
    pub const LOW: Ways = Ways(2);
    /// By both together with one man.
    pub const SUM: Ways = Ways(4);
    /// By both with two men, where more than one man is missing.
    pub const BOTH: Ways = Ways(8);

    /// Whether these ways are among them.
    pub const fn has(self, ways: Ways) -> bool {
        self.0 & ways.0 != 0
    }

    #[inline]
    fn with(self, ways: Ways, holds: bool) -> Ways {
        if holds { Ways(self.0 | ways.0) } else { self }
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// One thing a throw scores.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub kind: Kind,
    /// How much it is worth.
    pub points: u8,
    /// Where a man is hit, in the thrower's coordinates; 0 where nobody is.
    pub field: u8,
    /// Which Jan is closed or held.
    pub jan: Option<Jan>,
    /// By which numbers a man is hit or a Jan closed.
    pub ways: Ways,
    /// How many numbers are lost.
    pub numbers: u8,
}

impl Item {
    /// The law by which it is marked.
    pub const fn law(&self) -> LawId {
        self.kind.law(GREAT_TABLE & bit(self.field) != 0)
    }
}

/// The circumstances of a throw that the position does not show.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The thrower's how-manieth throw of the setting it is.
    pub throw: u8,
    /// Whether he has had his Jan of two tables in this setting.
    pub two_tables_done: bool,
    /// What the table has agreed.
    pub custom: Custom,
}

/// Reads a throw: `mark` is told of everything it scores.
#[inline]
pub fn read(ground: &Ground, dice: Dice, moment: Moment, mark: &mut impl FnMut(Item)) {
    let doublet = dice.is_doublet();
    let mut score = |kind: Kind, times: u8, item: Item| {
        let great = GREAT_TABLE & bit(item.field) != 0;
        mark(Item { kind, points: times * kind.value(doublet, great), ..item });
    };
    let bare = Item { kind: Kind::Hit, points: 0, field: 0, jan: None, ways: Ways::default(), numbers: 0 };
    opening(ground, dice, moment, &mut |kind| score(kind, 1, bare));
    hits(ground, dice, &mut |kind, field, ways| {
        let times = if kind == Kind::Hit { ways.count() } else { 1 };
        score(kind, times, Item { field, ways, ..bare });
    });
    if hits_corner(ground, dice) {
        score(Kind::CornerHit, 1, bare);
    }
    if plays::is_ordinary(ground, dice) {
        return;
    }
    let plays = Plays::of(ground, dice, crate::Colour::White, moment.custom);
    if let Some(jan) = plays.fills() {
        if jan.is_full(ground.own) {
            score(Kind::Hold, 1, Item { jan: Some(jan), ..bare });
        } else {
            let ways = closing_ways(ground, dice, jan, &plays, moment.custom);
            score(Kind::Close, ways.count(), Item { jan: Some(jan), ways, ..bare });
        }
    }
    if plays.finishes() {
        score(Kind::LastOff, 1, bare);
    }
    let numbers = plays.lost_numbers();
    if numbers > 0 {
        score(Kind::Unplayable, numbers, Item { numbers, ..bare });
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
fn opening(ground: &Ground, dice: Dice, moment: Moment, score: &mut impl FnMut(Kind)) {
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
        2 if low == 1 => {
            if enemy_empty {
                score(Kind::Meseas);
            } else if enemy_holds {
                score(Kind::ContreMeseas);
            }
        }
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

/// Single enemy men that are hit, truly or blind.
#[inline]
fn hits(ground: &Ground, dice: Dice, score: &mut impl FnMut(Kind, u8, Ways)) {
    let singles = ground.enemy_singles();
    if singles == 0 {
        return;
    }
    let (high, low) = (dice.high(), dice.low());
    let any = ground.any;
    let by_high = any << high & singles;
    let by_low = if high == low { 0 } else { any << low & singles };
    let by_sum = any << (high + low) & singles;
    let mut barred = 0;
    if by_sum != 0 {
        let bands = ground.enemy_bands();
        barred = (bands << high) & (bands << low) & by_sum;
    }
    let by_sum = by_sum & !barred;
    for field in each(by_high | by_low | by_sum) {
        let on = |set: Fields| set >> field & 1 == 1;
        let ways = Ways::default().with(Ways::HIGH, on(by_high)).with(Ways::LOW, on(by_low));
        score(Kind::Hit, field, ways.with(Ways::SUM, on(by_sum)));
    }
    for field in each(barred & !by_high & !by_low) {
        score(Kind::BlindHit, field, Ways::default());
    }
}

/// Whether both numbers reach the enemy's empty corner with men that need not hold the own one.
#[inline]
fn hits_corner(ground: &Ground, dice: Dice) -> bool {
    let held = ground.own.on(CORNER);
    if held < 2 || !ground.enemy_corner_empty() {
        return false;
    }
    let (high, low) = (dice.high(), dice.low());
    let hitters = |number: u8| match ENEMY_CORNER - number {
        CORNER => held - 2,
        field => ground.own.on(field),
    };
    if high == low { hitters(high) >= 2 } else { hitters(high) >= 1 && hitters(low) >= 1 }
}

/// In which ways a Jan is closed that the plays fill.
fn closing_ways(ground: &Ground, dice: Dice, jan: Jan, plays: &Plays, custom: Custom) -> Ways {
    let own = ground.own;
    let open = jan.board() & !own.bands();
    let Some(half) = lowest(open).filter(|f| open == bit(*f) && own.on(*f) == 1) else { return Ways::BOTH };
    let (high, low) = (dice.high(), dice.low());
    // The two men of the corner are never spare for the return Jan: no legal play lets one of them go alone.
    let spare = ALL & !jan.board() | own.threes();
    let spare_at = |number: u8| {
        let from = half.checked_sub(number).filter(|f| *f > 0)?;
        (ground.any & spare & bit(from) != 0).then_some(from)
    };
    // Men go off only when nearly all are home; then the ways of both orders have to be looked through.
    let outside = ground.any & fields(1, 18);
    let by_number = |number: u8, other: u8, as_way: fn(u8) -> Way| {
        let Some(from) = spare_at(number) else { return false };
        if plays.numbers() < 2 {
            return plays.ways().any(|way| way == as_way(from));
        }
        if own.within(outside) <= 1 {
            let raw = bearing::ordinary(ground, high, low, custom);
            return raw.ways.iter().any(|(way, men)| {
                let gives = match *way {
                    Way::Two(i, j) => (i == from && number == high) || (j == from && number == low),
                    _ => false,
                };
                gives && jan.is_full(*men)
            });
        }
        completes(ground, jan, from, number, other)
    };
    let by_sum = spare_at(high + low)
        .is_some_and(|from| plays.ways().any(|way| plays.result(way) == own.moved(from, half)) && plays.numbers() == 2);
    Ways::default()
        .with(Ways::HIGH, by_number(high, low, Way::High))
        .with(Ways::LOW, high != low && by_number(low, high, Way::Low))
        .with(Ways::SUM, by_sum)
}

/// Whether, after a man has filled the half band, some man can play the other number so that the Jan stays full.
fn completes(ground: &Ground, jan: Jan, from: u8, number: u8, other: u8) -> bool {
    let filled = ground.own.moved(from, from + number);
    let stops = ground.stops(filled.any() << other | bit(from + number));
    let givers = jan.givers(filled, other) & filled.any() & (stops >> other);
    stops & bit(from + number) != 0 && each(givers).any(|f| filled.moved(f, f + other).on(CORNER) != 1)
}
