//! What may be played with a throw.
//!
//! Before men are borne off, two men play independently of each other, so the legal plays are a product: the fields that
//! can play the one number, times those that can play the other, less a few pairs that lead to the same position as one
//! man going the whole way. Such a space is counted and numbered by masks alone, without writing the plays out. Where
//! a Jan is at hand, men go off, or only one number can be played, there are few plays and they are listed.

use super::bearing;
use super::ground::{CORNER, ENEMY_CORNER, Ground, Jan};
use crate::board::{Colour, Fields, Men, OFF, at_most_one, bit, each, fields};
use crate::notation::{Play, Step};
use arrayvec::ArrayVec;
use spadille_core::Dice;

/// What a table has agreed about playing a throw.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Custom {
    /// Of two numbers that exclude each other either may be chosen, not only the higher.
    pub single_free: bool,
    /// A man may always go off with his exact number.
    pub exact_free: bool,
}

/// One way of playing a throw, in the thrower's own coordinates.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Two men: one plays the higher number from the first field, one the lower from the second.
    Two(u8, u8),
    /// One man plays both numbers.
    Whole(u8),
    /// The corner is taken by force.
    Force,
    /// Only the higher number is played.
    High(u8),
    /// Only the lower number is played.
    Low(u8),
    /// Nothing can be played.
    Nothing,
}

/// The most plays that are listed: seven fields at the most take part in bearing off.
pub const LISTED: usize = 64;

/// A way in sixteen bits, so that lists of them stay short.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Packed(u16);

impl From<Way> for Packed {
    fn from(way: Way) -> Packed {
        let pack = |kind: u16, i: u8, j: u8| Packed(kind << 10 | u16::from(i) << 5 | u16::from(j));
        match way {
            Way::Two(i, j) => pack(0, i, j),
            Way::Whole(i) => pack(1, i, 0),
            Way::Force => pack(2, 0, 0),
            Way::High(i) => pack(3, i, 0),
            Way::Low(i) => pack(4, i, 0),
            Way::Nothing => pack(5, 0, 0),
        }
    }
}

impl From<Packed> for Way {
    #[inline]
    fn from(Packed(bits): Packed) -> Way {
        let (i, j) = ((bits >> 5 & 31) as u8, (bits & 31) as u8);
        match bits >> 10 {
            0 => Way::Two(i, j),
            1 => Way::Whole(i),
            2 => Way::Force,
            3 => Way::High(i),
            4 => Way::Low(i),
            _ => Way::Nothing,
        }
    }
}

/// A short list of plays.
#[derive(Clone, Default, Debug)]
pub struct Listed(ArrayVec<Packed, LISTED>);

impl Listed {
    /// Adds a way; one beyond what any throw can need is not taken.
    pub fn push(&mut self, way: Way) {
        let _ = self.0.try_push(way.into());
    }

    fn ways(&self) -> impl Iterator<Item = Way> + '_ {
        self.0.iter().map(|packed| Way::from(*packed))
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<Way> for Listed {
    fn from_iter<I: IntoIterator<Item = Way>>(ways: I) -> Listed {
        let mut list = Listed::default();
        ways.into_iter().for_each(|way| list.push(way));
        list
    }
}

/// Plays that are a product of masks.
#[derive(Copy, Clone, Debug)]
struct Open {
    /// Fields that can play the higher number.
    high: Fields,
    /// Fields that can play the lower number.
    low: Fields,
    /// Fields that only one man can leave.
    solo: Fields,
    /// Fields from which one man can play both numbers.
    whole: Fields,
    /// Both men into the own corner, or both out of it.
    corner: Option<(u8, u8)>,
    /// Whether the corner can be taken by force.
    force: bool,
    pairs: u16,
    len: u16,
}

impl Open {
    const NONE: Open = Open { high: 0, low: 0, solo: 0, whole: 0, corner: None, force: false, pairs: 0, len: 0 };
}

#[derive(Clone, Debug)]
enum Kind {
    Open(Open),
    Listed(Listed),
}

/// The legal plays of a throw, each result once.
#[derive(Clone, Debug)]
pub struct Plays {
    colour: Colour,
    own: Men,
    free: Fields,
    high: u8,
    low: u8,
    numbers: u8,
    kind: Kind,
    fills: Option<Jan>,
}

impl Plays {
    /// The legal plays of a throw.
    #[inline]
    pub fn of(ground: &Ground, dice: Dice, colour: Colour, custom: Custom) -> Plays {
        let mut plays = Plays::without_duty(ground, dice, colour, custom);
        if let Some(jan) = Jan::at_hand(ground.own) {
            plays.do_duty(ground, jan);
        }
        plays
    }

    /// No play at all: for a seat that is not to play.
    pub fn empty() -> Plays {
        Plays {
            colour: Colour::White,
            own: Men::HEAP,
            free: 0,
            high: 1,
            low: 1,
            numbers: 0,
            kind: Kind::Open(Open::NONE),
            fills: None,
        }
    }

    /// The plays that are legal apart from the duty to close or to hold a Jan.
    #[inline]
    pub fn without_duty(ground: &Ground, dice: Dice, colour: Colour, custom: Custom) -> Plays {
        let (high, low) = (dice.high(), dice.low());
        let kind = Kind::Open(Open::NONE);
        let mut plays = Plays { colour, own: ground.own, free: ground.free, high, low, numbers: 2, kind, fills: None };
        if may_bear_off(ground) {
            plays.bear_off(ground, custom);
        } else {
            let open = open(ground, high, low);
            plays.kind = Kind::Open(open);
            if open.len == 0 {
                plays.play_one(&open, custom);
            }
        }
        plays
    }

    #[cold]
    fn bear_off(&mut self, ground: &Ground, custom: Custom) {
        let raw = bearing::ordinary(ground, self.high, self.low, custom);
        self.numbers = raw.numbers;
        self.kind = Kind::Listed(bearing::distinct(&raw));
    }

    /// The plays when only one number can be given, or none.
    #[cold]
    fn play_one(&mut self, open: &Open, custom: Custom) {
        let low_too = self.high != self.low && (open.high == 0 || custom.single_free);
        let low = each(if low_too { open.low } else { 0 }).map(Way::Low);
        let mut list: Listed = each(open.high).map(Way::High).chain(low).collect();
        self.numbers = u8::from(!list.is_empty());
        if list.is_empty() {
            list.push(Way::Nothing);
        }
        self.kind = Kind::Listed(list);
    }

    /// Leaves only the plays that close or hold a Jan, if there are any.
    #[cold]
    fn do_duty(&mut self, ground: &Ground, jan: Jan) {
        let mut filling = match &self.kind {
            Kind::Open(open) => self.filling(open, jan),
            Kind::Listed(list) => list.ways().filter(|way| jan.is_full(self.result(*way))).collect(),
        };
        if filling.is_empty() && jan == Jan::Return && jan.is_full(self.own) {
            let rail = bearing::rail(ground, self.high, self.low, self.numbers);
            if !rail.ways.is_empty() {
                self.numbers = rail.numbers;
                filling = bearing::distinct(&rail);
            }
        }
        if !filling.is_empty() {
            self.kind = Kind::Listed(filling);
            self.fills = Some(jan);
        }
    }

    /// The plays of a product that leave the Jan full: one look at the masks for each field of the higher number.
    fn filling(&self, open: &Open, jan: Jan) -> Listed {
        let mut list = Listed::default();
        for i in each(open.high) {
            let row = self.row(open, i) & jan.givers(self.own.moved(i, i + self.high), self.low);
            each(row).for_each(|j| list.push(Way::Two(i, j)));
        }
        let whole = open.whole & jan.givers(self.own, self.high + self.low);
        each(whole).for_each(|i| list.push(Way::Whole(i)));
        let special = [open.corner.map(|(i, j)| Way::Two(i, j)), open.force.then_some(Way::Force)];
        for way in special.into_iter().flatten().filter(|way| jan.is_full(self.result(*way))) {
            list.push(way);
        }
        list
    }

    /// The fields that may play the lower number when the higher is played from `i`.
    #[inline]
    fn row(&self, open: &Open, i: u8) -> Fields {
        let here = bit(i);
        if self.high == self.low {
            // Each pair once, and not what one man alone can do.
            open.high & here.wrapping_neg() & !(here & open.solo) & !(here << self.high)
        } else {
            open.low & !(here & open.solo) & !(here << self.high) & !(here >> self.low)
        }
    }

    /// How many numbers of the throw are played.
    #[inline]
    pub fn numbers(&self) -> u8 {
        self.numbers
    }

    /// How many numbers cannot be played. What is left over when the last man has gone off is not among them.
    #[inline]
    pub fn lost_numbers(&self) -> u8 {
        if self.numbers == 2 || self.numbers == 1 && self.finishes() { 0 } else { 2 - self.numbers }
    }

    /// The Jan that these plays close or hold.
    #[inline]
    pub fn fills(&self) -> Option<Jan> {
        self.fills
    }

    /// Whether some play takes the last man off.
    #[inline]
    pub fn finishes(&self) -> bool {
        match &self.kind {
            Kind::Listed(list) if self.own.on(OFF) >= 13 => list.ways().any(|way| self.result(way).any() == 0),
            _ => false,
        }
    }

    /// Leaves only the plays that take the last man off.
    pub fn finish(&mut self) {
        if let Kind::Listed(list) = &mut self.kind {
            let (own, high, low) = (self.own, self.high, self.low);
            list.0.retain(|way| result(own, high, low, Way::from(*way)).any() == 0);
        }
    }

    /// How many results there are.
    #[inline]
    pub fn count(&self) -> u16 {
        match &self.kind {
            Kind::Open(open) => open.len,
            Kind::Listed(list) => list.0.len() as u16,
        }
    }

    /// The way with `n` ways before it.
    #[inline]
    pub fn way(&self, n: u16) -> Option<Way> {
        let open = match &self.kind {
            Kind::Listed(list) => return list.0.get(n as usize).map(|packed| Way::from(*packed)),
            Kind::Open(open) => open,
        };
        if n >= open.len {
            return None;
        }
        if n < open.pairs {
            return self.pair(open, n);
        }
        let mut n = n - open.pairs;
        if let Some((i, j)) = open.corner {
            if n == 0 {
                return Some(Way::Two(i, j));
            }
            n -= 1;
        }
        if open.force {
            if n == 0 {
                return Some(Way::Force);
            }
            n -= 1;
        }
        select(open.whole, n).map(Way::Whole)
    }

    #[inline]
    fn pair(&self, open: &Open, mut n: u16) -> Option<Way> {
        let mut left = open.high;
        while let Some(i) = crate::board::lowest(left) {
            left &= left - 1;
            let row = self.row(open, i);
            let here = row.count_ones() as u16;
            if n < here {
                return select(row, n).map(|j| Way::Two(i, j));
            }
            n -= here;
        }
        None
    }

    /// All ways.
    pub fn ways(&self) -> impl Iterator<Item = Way> + '_ {
        (0..self.count()).map_while(|n| self.way(n))
    }

    /// The thrower's men after a way.
    #[inline]
    pub fn result(&self, way: Way) -> Men {
        result(self.own, self.high, self.low, way)
    }

    /// A way as a play in the numbering of the board.
    #[inline]
    pub fn written(&self, way: Way) -> Play {
        let turned = |field: u8| self.colour.turned(field);
        let step = |from: u8, number: u8| Step::new(turned(from), turned((from + number).min(OFF)));
        match way {
            Way::Two(i, j) if i <= j => Play::two(step(i, self.high), step(j, self.low)),
            Way::Two(i, j) => Play::two(step(j, self.low), step(i, self.high)),
            Way::Whole(i) => {
                let first = if self.free & (bit(i) << self.high) != 0 { self.high } else { self.low };
                Play::one(step(i, self.high + self.low).via(turned(i + first)))
            }
            Way::Force => {
                let step = |number: u8| Step::new(turned(ENEMY_CORNER - number), turned(CORNER)).by_force();
                Play::two(step(self.high), step(self.low))
            }
            Way::High(i) => Play::one(step(i, self.high)),
            Way::Low(i) => Play::one(step(i, self.low)),
            Way::Nothing => Play::NONE,
        }
    }

    /// The legal way that leads where a written play leads; it is the position that counts, not the wording.
    pub fn read(&self, play: Play) -> Option<Way> {
        let after = after(self.own, self.colour, play)?;
        self.ways().find(|way| self.result(*way) == after)
    }

    /// Whether some man goes from this field in a way. Two men of whom one takes the other's place look like one man
    /// going the whole way, and are allowed for.
    pub fn moves_from(&self, way: Way, field: u8) -> bool {
        match way {
            Way::Two(i, j) => i == field || j == field,
            Way::Whole(i) => {
                let on_the_way = i + self.high == field || i + self.low == field;
                i == field || on_the_way && field < OFF && self.own.on(field) > 0
            }
            Way::Force => [self.high, self.low].contains(&(ENEMY_CORNER - field.min(ENEMY_CORNER))),
            Way::High(i) | Way::Low(i) => i == field,
            Way::Nothing => false,
        }
    }

    /// Leaves only the plays that move a man from this field, if there are any: a touched man must be played.
    pub fn touch(&mut self, field: u8) {
        let list: Listed = self.ways().filter(|way| self.moves_from(*way, field)).collect();
        if !list.is_empty() {
            self.kind = Kind::Listed(list);
        }
    }

    /// The fields from which some play moves a man.
    pub fn movable(&self) -> Fields {
        each(self.own.any()).filter(|f| self.ways().any(|way| self.moves_from(way, *f))).fold(0, |all, f| all | bit(f))
    }

    /// Whose men these are.
    pub fn colour(&self) -> Colour {
        self.colour
    }
}

/// Whether a throw is played in full whatever is chosen, while no Jan is at hand and nobody can go off. So it is
/// mostly, and then the plays have nothing to say about the score.
#[inline]
pub fn is_ordinary(ground: &Ground, dice: Dice) -> bool {
    Jan::at_hand(ground.own).is_none() && !may_bear_off(ground) && open(ground, dice.high(), dice.low()).len > 0
}

/// Whether all men but one, or all, are home, so that this throw may take men off.
#[inline]
fn may_bear_off(ground: &Ground) -> bool {
    let outside = ground.any & fields(1, 18);
    at_most_one(outside) && outside & ground.own.bands() == 0
}

/// The men after a play as it is written; nothing if a man is taken from where none stands.
#[inline]
pub fn after(men: Men, colour: Colour, play: Play) -> Option<Men> {
    let mut men = men;
    for step in play.steps() {
        let (from, to) = (colour.turned(step.from()), colour.turned(step.to()));
        if !(1..=24).contains(&from) || to == 0 || men.on(from) == 0 {
            return None;
        }
        men = men.moved(from, to);
    }
    Some(men)
}

#[inline]
fn result(own: Men, high: u8, low: u8, way: Way) -> Men {
    let to = |from: u8, number: u8| (from + number).min(OFF);
    match way {
        Way::Two(i, j) => own.moved(i, to(i, high)).moved(j, to(j, low)),
        Way::Whole(i) => own.moved(i, to(i, high + low)),
        Way::Force => own.moved(ENEMY_CORNER - high, CORNER).moved(ENEMY_CORNER - low, CORNER),
        Way::High(i) => own.moved(i, to(i, high)),
        Way::Low(i) => own.moved(i, to(i, low)),
        Way::Nothing => own,
    }
}

/// The `n`-th field of a set.
#[inline]
fn select(mut set: Fields, n: u16) -> Option<u8> {
    for _ in 0..n {
        set &= set.wrapping_sub(1);
    }
    crate::board::lowest(set)
}

/// The masks of a throw while no man can go off.
#[inline]
fn open(ground: &Ground, high: u8, low: u8) -> Open {
    let (own, any, free) = (ground.own, ground.any, ground.free);
    let sum = high + low;
    let stops = ground.stops((any << high) | (any << low) | (any << sum));
    let mut open = Open {
        high: any & (stops >> high),
        low: any & (stops >> low),
        solo: own.singles(),
        whole: any & (stops >> sum) & ((free >> high) | (free >> low)),
        corner: None,
        force: false,
        pairs: 0,
        len: 0,
    };
    let corner = bit(CORNER);
    match own.on(CORNER) {
        0 => {
            // Taken by two men at once or not at all.
            let (i, j) = (CORNER - high, CORNER - low);
            let both = if high == low { own.bands() } else { any };
            let properly = open.high & bit(i) != 0 && open.low & bit(j) != 0 && both & bit(i) != 0;
            open.corner = properly.then_some((i, j));
            open.high &= !bit(i);
            open.low &= !bit(j);
            open.whole &= !(corner >> sum);
            let to_enemy_corner = both & (bit(ENEMY_CORNER) >> high) != 0 && both & (bit(ENEMY_CORNER) >> low) != 0;
            let empty = free & corner != 0 && ground.enemy_corner_empty();
            open.force = low >= 2 && !properly && empty && to_enemy_corner;
        }
        2 => {
            // Left by both men at once or not at all.
            open.corner = (open.high & open.low & corner != 0).then_some((CORNER, CORNER));
            open.high &= !corner;
            open.low &= !corner;
            open.whole &= !corner;
        }
        3 => open.solo |= corner,
        _ => {}
    }
    let count = |set: Fields| set.count_ones() as u16;
    let high_count = count(open.high);
    open.pairs = if high_count == 0 {
        0
    } else if high == low {
        high_count * (high_count - 1) / 2 + count(open.high & !open.solo) - count(open.high & (open.high >> high))
    } else {
        high_count * count(open.low)
            - count(open.high & open.low & open.solo)
            - count(open.high & (open.low >> high))
            - count(open.high & (open.low << low))
    };
    open.len = open.pairs + count(open.whole) + u16::from(open.corner.is_some()) + u16::from(open.force);
    open
}
