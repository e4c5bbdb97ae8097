//! What may be played with a throw.
//!
//! Before men are borne off, two men play independently of each other, so the legal plays are a product: the fields that
//! can play the one number, times those that can play the other, less a few pairs that lead to the same position as one
//! man going the whole way. Such a space is counted and numbered by masks alone, without writing the plays out. Where
//! a Jan is at hand, men go off, or only one number can be played, there are few plays and they are listed. Where a band may
//! cross into forbidden boards, the plays by which it does are listed besides.

pub(crate) mod bearing;
mod crossing;
mod missets;
mod product;
mod way;

pub use missets::Missets;
pub use way::Way;

use crate::board::{ALL, Colour, Fields, Men, OFF, at_most_one, bit, each, fields};
use crate::ground::{CORNER, ENEMY_CORNER, Ground, Jan};
use crate::notation::{Play, Step};
use product::Product;
use spadille_core::Dice;
use way::{Crossings, Listed, listed};

/// Whether men may cross into a board in which the enemy can still make his Jan.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Crossing {
    /// Nobody may.
    #[default]
    Never,
    /// A band may; whether a number can be played is judged without it.
    Privilege,
    /// A band may, and that is a play like any other.
    Compulsory,
}

/// What a table has agreed about playing a throw.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Custom {
    /// Of two numbers that exclude each other either may be chosen, not only the higher.
    pub single_free: bool,
    /// A man may always go off with his exact number.
    pub exact_free: bool,
    /// Whether a band may cross.
    pub crossing: Crossing,
}

impl Custom {
    /// The custom by which a throw is reckoned: a mere right to cross changes nothing in it.
    #[must_use]
    pub fn reckoned(self) -> Custom {
        match self.crossing {
            Crossing::Privilege => Custom { crossing: Crossing::Never, ..self },
            Crossing::Never | Crossing::Compulsory => self,
        }
    }
}

#[derive(Clone, Debug)]
enum Kind {
    Open(Product),
    Listed(Listed),
}

/// The legal plays of a throw, each result once.
#[derive(Clone, Debug)]
pub struct Plays {
    /// Whose men these are.
    pub colour: Colour,
    own: Men,
    free: Fields,
    high: u8,
    low: u8,
    /// How many numbers of the throw are played.
    pub numbers: u8,
    kind: Kind,
    /// The plays by which a band crosses, besides.
    crossing: Crossings,
    /// The Jan that these plays close or hold.
    pub fills: Option<Jan>,
}

impl Plays {
    /// The legal plays of a throw.
    #[inline]
    pub fn of(ground: &Ground, dice: Dice, colour: Colour, custom: Custom) -> Plays {
        let mut plays = Plays::without_duty(ground, dice, colour, custom);
        if let Some(jan) = to_fill(ground, dice) {
            plays.do_duty(ground, jan, custom);
        }
        plays
    }

    /// No play at all: for a seat that is not to play.
    pub fn empty() -> Plays {
        let (kind, crossing) = (Kind::Open(Product::NONE), Crossings::new_const());
        Plays {
            colour: Colour::White,
            own: Men::HEAP,
            free: 0,
            high: 1,
            low: 1,
            numbers: 0,
            kind,
            crossing,
            fills: None,
        }
    }

    /// The plays that are legal apart from the duty to close or to hold a Jan.
    #[inline]
    pub fn without_duty(ground: &Ground, dice: Dice, colour: Colour, custom: Custom) -> Plays {
        let (high, low) = (dice.high(), dice.low());
        let mut plays = Plays { colour, own: ground.own, free: ground.free, high, low, numbers: 2, ..Plays::empty() };
        if may_bear_off(ground) {
            plays.take(bearing::ordinary(ground, high, low, custom));
        } else {
            let open = Product::of(ground, high, low);
            plays.kind = Kind::Open(open);
            if open.count == 0 {
                plays.play_one(&open, custom);
            }
        }
        if custom.crossing != Crossing::Never {
            plays.cross(ground, custom);
        }
        plays
    }

    /// Adds the plays by which a band crosses: as many numbers as can be, whatever can be played without it.
    #[cold]
    fn cross(&mut self, ground: &Ground, custom: Custom) {
        let forbidden = ground.forbidden();
        let compulsory = custom.crossing == Crossing::Compulsory;
        if may_bear_off(ground) {
            // Where crossing is a play like any other, bearing off has looked at it already.
            if !compulsory && forbidden != 0 {
                let all =
                    bearing::ordinary(ground, self.high, self.low, Custom { crossing: Crossing::Compulsory, ..custom });
                let beyond = bearing::distinct(&all).into_iter();
                self.crossing = beyond.filter(|way| self.results().all(|men| men != self.result(*way))).collect();
            }
            return;
        }
        let both = crossing::both(ground, self.high, self.low, forbidden);
        if self.numbers == 2 || !both.is_empty() {
            self.crossing = both;
            if compulsory && self.numbers < 2 {
                (self.kind, self.numbers) = (Kind::Listed(Listed::new()), 2);
            }
            return;
        }
        let mut one = crossing::one(ground, self.high, self.low, forbidden);
        if one.is_empty() {
            return;
        }
        let is_high = |way: Way| matches!(way, Way::High(_));
        if !custom.single_free && (one.iter().any(|way| is_high(*way)) || self.ways().any(is_high)) {
            one.retain(|way| is_high(*way));
            if compulsory {
                self.keep(|_, way| is_high(way));
            }
        }
        if compulsory {
            self.keep(|_, way| way != Way::Nothing);
            self.numbers = 1;
        }
        self.crossing = one;
    }

    /// The plays of one number alone, the other having been given already. Nobody goes off.
    pub fn of_number(ground: &Ground, number: u8, colour: Colour) -> Plays {
        let own = ground.own;
        let mut plays = Plays { colour, own, free: ground.free, high: number, low: number, ..Plays::empty() };
        plays.play_one(&Product::of(ground, number, number), Custom::default());
        plays
    }

    #[cold]
    fn take(&mut self, raw: bearing::Raw) {
        self.numbers = raw.numbers;
        self.kind = Kind::Listed(bearing::distinct(&raw));
    }

    /// The plays when only one number can be given, or none.
    #[cold]
    fn play_one(&mut self, open: &Product, custom: Custom) {
        let low_too = self.high != self.low && (open.high == 0 || custom.single_free);
        let low = each(if low_too { open.low } else { 0 }).map(Way::Low);
        let mut list = listed(each(open.high).map(Way::High).chain(low));
        self.numbers = u8::from(!list.is_empty());
        if list.is_empty() {
            list.push(Way::Nothing);
        }
        self.kind = Kind::Listed(list);
    }

    /// Leaves only the plays that close or hold a Jan, if there are any.
    #[cold]
    fn do_duty(&mut self, ground: &Ground, jan: Jan, custom: Custom) {
        let filling = match &self.kind {
            Kind::Open(open) => open.filling(self.own, jan),
            Kind::Listed(list) => list.iter().copied().filter(|way| jan.is_full(self.result(*way))).collect(),
        };
        let mut crossing = self.crossing.clone();
        crossing.retain(|way| jan.is_full(self.result(*way)));
        if !filling.is_empty() || custom.crossing == Crossing::Compulsory && !crossing.is_empty() {
            (self.kind, self.crossing) = (Kind::Listed(filling), crossing);
            self.fills = Some(jan);
        } else if jan == Jan::Return && jan.is_full(self.own) {
            let rail = bearing::rail(ground, self.high, self.low, self.numbers);
            if !rail.ways.is_empty() {
                self.take(rail);
                self.crossing = crossing;
                self.fills = Some(jan);
            }
        }
    }

    /// How many numbers cannot be played. What is left over when the last man has gone off is not among them.
    pub fn lost_numbers(&self) -> u8 {
        if self.numbers == 1 && self.finishes() { 0 } else { 2 - self.numbers }
    }

    /// Whether some play takes the last man off.
    #[inline]
    pub fn finishes(&self) -> bool {
        match &self.kind {
            Kind::Listed(list) if self.own.on(OFF) >= 13 => list.iter().any(|way| self.result(*way).any() == 0),
            _ => false,
        }
    }

    /// Leaves only the plays that take the last man off, if there are any.
    pub fn finish(&mut self) {
        if self.finishes() {
            self.keep(|plays, way| plays.result(way).any() == 0);
        }
    }

    /// Leaves only some of the plays.
    fn keep(&mut self, stays: impl Fn(&Plays, Way) -> bool) {
        let count = self.uncrossed();
        let kept = listed((0..count).map_while(|n| self.way(n)).filter(|way| stays(self, *way)));
        let crossing = self.crossing.iter().copied().filter(|way| stays(self, *way)).collect();
        (self.kind, self.crossing) = (Kind::Listed(kept), crossing);
    }

    /// How many results there are that no crossing leads to.
    #[inline]
    fn uncrossed(&self) -> u16 {
        match &self.kind {
            Kind::Open(open) => open.count,
            Kind::Listed(list) => list.len() as u16,
        }
    }

    /// How many results there are.
    #[inline]
    pub fn count(&self) -> u16 {
        self.uncrossed() + self.crossing.len() as u16
    }

    /// The way with `n` ways before it.
    #[inline]
    pub fn way(&self, n: u16) -> Option<Way> {
        let found = match &self.kind {
            Kind::Open(open) => open.way(n),
            Kind::Listed(list) => list.get(n as usize).copied(),
        };
        match found {
            None if !self.crossing.is_empty() => {
                self.crossing.get(usize::from(n.checked_sub(self.uncrossed())?)).copied()
            }
            found => found,
        }
    }

    /// Whether a way crosses, as far as it is not among the plays that need no crossing.
    pub fn is_crossing(&self, way: Way) -> bool {
        self.crossing.contains(&way)
    }

    /// All ways.
    pub fn ways(&self) -> impl Iterator<Item = Way> + '_ {
        (0..self.count()).map_while(|n| self.way(n))
    }

    /// The thrower's men after a way.
    #[inline]
    pub fn result(&self, way: Way) -> Men {
        way.result(self.own, self.high, self.low)
    }

    /// All that the plays lead to.
    pub fn results(&self) -> impl Iterator<Item = Men> + '_ {
        self.ways().map(|way| self.result(way))
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
        let after = play.after(self.own, self.colour)?;
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
    pub fn touch(&mut self, ground: &Ground, custom: Custom, field: u8) {
        let uncrossed = (0..self.uncrossed()).map_while(|n| self.way(n));
        let mut list = listed(uncrossed.filter(|way| self.moves_from(*way, field)));
        let crossing: Crossings = self.crossing.iter().copied().filter(|way| self.moves_from(*way, field)).collect();
        if may_bear_off(ground) {
            self.touch_at_the_end(ground, custom, field, &mut list, &crossing);
        }
        if !list.is_empty() || !crossing.is_empty() {
            (self.kind, self.crossing) = (Kind::Listed(list), crossing);
        }
    }

    /// Where men go off, other men may come to the same end as those of the play that is listed for it.
    #[cold]
    fn touch_at_the_end(&self, ground: &Ground, custom: Custom, field: u8, list: &mut Listed, crossing: &[Way]) {
        let mut raw = bearing::ordinary(ground, self.high, self.low, custom).ways;
        if custom.crossing == Crossing::Privilege {
            let all =
                bearing::ordinary(ground, self.high, self.low, Custom { crossing: Crossing::Compulsory, ..custom });
            raw.extend(all.ways.into_iter().take(raw.remaining_capacity()));
        }
        if self.fills == Some(Jan::Return) {
            let rail = bearing::rail(ground, self.high, self.low, self.numbers).ways;
            raw.extend(rail.into_iter().take(raw.remaining_capacity()));
        }
        for (way, men) in raw.into_iter().filter(|(way, _)| self.moves_from(*way, field)) {
            let is_new = list.iter().chain(crossing).all(|known| self.result(*known) != men);
            if is_new && self.results().any(|known| known == men) {
                let _ = list.try_push(way);
            }
        }
    }

    /// Leaves only the plays in which one man gives both numbers.
    pub fn demand_one_man(&mut self) {
        self.keep(|_, way| matches!(way, Way::Whole(_)));
    }

    /// Whether some play moves a man from this field.
    pub fn can_move(&self, field: u8) -> bool {
        self.ways().any(|way| self.moves_from(way, field))
    }
}

/// The Jan that a throw may close or hold, as far as where the men stand tells.
#[inline]
fn to_fill(ground: &Ground, dice: Dice) -> Option<Jan> {
    Jan::at_hand(ground.own).filter(|jan| jan.is_within_reach(ground.own, dice.high(), dice.low()))
}

/// Whether a throw is played in full whatever is chosen, while it can fill no Jan and nobody can go off. So it is
/// mostly, and then the plays have nothing to say about the score.
#[inline]
pub fn is_ordinary(ground: &Ground, dice: Dice) -> bool {
    to_fill(ground, dice).is_none() && !may_bear_off(ground) && Product::of(ground, dice.high(), dice.low()).count > 0
}

/// Whether two men outside the corners, from among some fields, can play both numbers of a throw; both may come from
/// the same field if it is one of `twice`. There may be a play even if they cannot.
#[inline(always)]
pub fn surely_plays_both(ground: &Ground, dice: Dice, among: Fields, twice: Fields) -> bool {
    let (men, stops) = (ground.any & among & !bit(CORNER), ground.stops(ALL));
    let can_play = |number: u8| men & (stops >> number) & !(bit(CORNER) >> number);
    let (high, low) = (can_play(dice.high()), can_play(dice.low()));
    high != 0 && low != 0 && (!at_most_one(high | low) || high & low & twice != 0)
}

/// Whether all men but one, or all, are home, so that this throw may take men off.
#[inline]
pub fn may_bear_off(ground: &Ground) -> bool {
    let outside = ground.any & fields(1, 18);
    at_most_one(outside) && outside & ground.own.bands() == 0
}
