//! What may be played with a throw, and what becomes of men that are out.
//!
//! Every number is a landing of its own, so a throw is played step by step. The positions that can be reached with one number,
//! two, three and four are gathered level by level, each once; of each the first way that leads there is kept, higher number and
//! hindmost man first.

use crate::board::{Colour, Fields, Men, OFF, bit, each, fields, lowest};
use crate::notation::{BAR, Play, Step};
use arrayvec::ArrayVec;
use spadille_core::Dice;

/// Where the men begin.
pub const HOME: u8 = 1;
/// Where men who are out enter.
pub const ENTRY: Fields = fields(1, 6);
/// The enemy's side, where no second man may stand but in the corner.
pub const ENEMY_SIDE: Fields = fields(1, 12);
/// The corner.
pub const CORNER: u8 = 12;
/// The enemy's home.
pub const ENEMY_HOME: u8 = 13;
/// The own side.
pub const OWN_SIDE: Fields = fields(13, 24);
/// The half of the own side at the left hand, where the enemy enters.
pub const LEFT_HAND: Fields = fields(13, 18);
/// Where men are borne off.
pub const BEARING_OFF: Fields = fields(19, 24);
/// The last field.
pub const LAST: u8 = 24;

/// What a table has agreed about playing a throw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Custom {
    /// How many bands may be made on the own side, if the table sees to it.
    pub most_bands: Option<u8>,
    /// How many men must have left home before a band is made.
    pub bind_after: u8,
    /// A last man at home cannot be hit.
    pub home_safe: bool,
    /// Who can hit in entering must.
    pub entry_hit: bool,
    /// Of two numbers that exclude each other either may be chosen, not only the higher.
    pub single_free: bool,
}

/// What a player may do before he throws.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// No man is out.
    Free,
    /// Men are out and must be entered.
    MustEnter,
    /// More men are out than there is room for now.
    Junker,
    /// More men are out than there can ever be room for.
    Jan,
}

/// The board as a player sees it: his men and the enemy's, both in his coordinates.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// His men.
    pub own: Men,
    /// The enemy's men.
    pub foe: Men,
}

impl Field {
    /// The board of a player and his enemy, each given in his own coordinates.
    pub fn new(own: Men, enemy: Men) -> Field {
        Field { own, foe: enemy.rotated() }
    }

    /// The enemy's view of it.
    #[must_use]
    pub fn turned(self) -> Field {
        Field { own: self.foe.rotated(), foe: self.own.rotated() }
    }

    /// The entry fields without men of the player's own: more men than these can never be entered.
    pub fn capacity(&self) -> Fields {
        ENTRY & !self.own.any()
    }

    /// The entry fields on which a man may be entered.
    pub fn free(&self) -> Fields {
        self.capacity() & !self.foe.bands()
    }

    /// How the player stands.
    pub fn status(&self) -> Status {
        let out = u32::from(self.own.on(BAR));
        match out {
            0 => Status::Free,
            _ if out > self.capacity().count_ones() => Status::Jan,
            _ if out > self.free().count_ones() => Status::Junker,
            _ => Status::MustEnter,
        }
    }

    /// The player's bands on his own side.
    pub fn own_bands(&self) -> u8 {
        bands_of(self.own)
    }

    /// A man steps from one field to another; what he meets there goes out.
    #[must_use]
    #[inline]
    pub fn stepped(mut self, from: u8, to: u8) -> Field {
        self.own = self.own.moved(from, to);
        if to < OFF {
            while self.foe.on(to) > 0 {
                self.foe = self.foe.moved(to, BAR);
            }
        }
        self
    }

    /// The board after a play as it is written, leg by leg; nothing if a man is taken from where none stands.
    pub fn after(mut self, play: Play, colour: Colour) -> Option<Field> {
        for [from, to] in play.legs() {
            let (from, to) = (colour.round(from), colour.round(to));
            if to == BAR || from >= OFF || self.own.on(from) == 0 {
                return None;
            }
            self = self.stepped(from, to);
        }
        Some(self)
    }
}

/// How many bands a player has on his own side.
pub fn bands_of(own: Men) -> u8 {
    (own.bands() & OWN_SIDE).count_ones() as u8
}

/// The rules by which one step is judged.
#[derive(Copy, Clone, Debug)]
pub struct Steps {
    /// What is agreed.
    pub custom: Custom,
    /// The enemy has made too many bands: on his own side they bar nothing.
    pub hits_bands: bool,
}

impl Steps {
    /// The fields on which the enemy lets nobody land.
    #[inline]
    pub fn barred(&self, field: &Field) -> Fields {
        let bands = field.foe.bands();
        let safe = if self.custom.home_safe { field.foe.singles() & bit(ENEMY_HOME) } else { 0 };
        (if self.hits_bands { bands & !ENEMY_SIDE } else { bands }) | safe
    }

    /// How many bands may be made, as long as a limit holds: it falls when the enemy has one man left.
    pub fn limit(&self, field: &Field) -> Option<u8> {
        self.custom.most_bands.filter(|_| field.foe.on(OFF) < 14)
    }

    /// Whether a player has had enough men leave home to make bands.
    pub fn may_bind(&self, own: Men) -> bool {
        15 - own.on(HOME) - own.on(BAR) >= self.custom.bind_after
    }

    /// The fields from which a number can be played, men out on field 0.
    #[inline]
    pub fn from(&self, field: &Field, number: u8) -> Fields {
        let own = field.own;
        let barred = self.barred(field);
        if own.on(BAR) > 0 {
            let free = field.capacity() & !barred & bit(number);
            return Fields::from(free != 0);
        }
        let any = own.any();
        // No second man on the enemy's side, the corner apart.
        let land = fields(1, 24) & !barred & !(any & fields(2, 11));
        let singles = own.singles() & fields(12, 24);
        let mut from = any & (land >> number);
        if singles & land != 0 {
            if !self.may_bind(own) {
                from &= !(singles >> number);
            } else if let Some(most) = self.limit(field) {
                let bands = own.bands() & OWN_SIDE;
                if bands.count_ones() as u8 >= most {
                    // One more only if another is dissolved by the same step; that keeps the number, whatever it is.
                    from &= !((singles & OWN_SIDE) >> number) | (bands & !own.threes());
                }
            }
        }
        from | self.off(field, number)
    }

    /// The fields from which a number takes a man off.
    fn off(&self, field: &Field, number: u8) -> Fields {
        let any = field.own.any();
        if any & !BEARING_OFF != 0 {
            return 0;
        }
        let exact = any & bit(OFF - number);
        let too_high = lowest(any).filter(|far| far + number > OFF).map_or(0, bit);
        exact | too_high
    }
}

/// Where a number takes a man.
pub const fn target(from: u8, number: u8) -> u8 {
    if from + number > OFF { OFF } else { from + number }
}

/// The most positions there can be for a throw: a doublet's four steps are shared out among fifteen men, in C(15 + 3, 4) ways, and where
/// each man has gone says what he has hit on his way. Two different numbers give 15 · 15, and one man who plays both may touch down on
/// either of two fields. A position with 1,965 has been found, and random play shows some four hundred.
const MOST: usize = 18 * 17 * 16 * 15 / (4 * 3 * 2);
/// Places to look a position up: a power of two above the most there can be.
const PLACES: usize = 4096;

/// A position that can be reached, and how.
#[derive(Copy, Clone, Debug)]
struct Reached {
    field: Field,
    play: Play,
    /// Men hit by entering.
    entry_hits: u8,
}

/// Positions reached, each once.
struct Level {
    found: ArrayVec<Reached, MOST>,
    places: [u16; PLACES],
}

impl Level {
    fn new() -> Level {
        Level { found: ArrayVec::new(), places: [0; PLACES] }
    }

    fn clear(&mut self) {
        self.found.clear();
        self.places = [0; PLACES];
    }

    fn add(&mut self, reached: Reached) {
        let hash = reached.field.own.hash() ^ reached.field.foe.hash().rotate_left(29);
        let mut place = (hash >> 40) as usize % PLACES;
        loop {
            match self.places[place] {
                0 => break,
                known if self.found[usize::from(known) - 1].field == reached.field => return,
                _ => place = (place + 1) % PLACES,
            }
        }
        let fits = self.found.try_push(reached).is_ok();
        debug_assert!(fits, "there are no more than {MOST}");
        if fits {
            self.places[place] = self.found.len() as u16;
        }
    }
}

/// The legal plays of a throw, each result once.
#[derive(Clone, Debug)]
pub struct Plays {
    /// Whose men these are.
    pub colour: Colour,
    /// How many numbers are played.
    pub numbers: u8,
    field: Field,
    list: ArrayVec<Play, MOST>,
}

impl Plays {
    /// No play at all: for a seat that is not to play.
    pub fn empty() -> Plays {
        let field = Field::new(Men::HEAP, Men::HEAP);
        Plays { colour: Colour::White, numbers: 0, field, list: ArrayVec::new() }
    }

    /// The legal plays of a throw.
    pub fn of(field: Field, dice: Dice, colour: Colour, steps: Steps) -> Plays {
        let mut plays = Plays { colour, numbers: 0, field, list: ArrayVec::new() };
        let start = Reached { field, play: Play::NONE, entry_hits: 0 };
        let waits = match field.status() {
            Status::Jan => true,
            Status::Junker => !steps.hits_bands,
            Status::Free | Status::MustEnter => false,
        };
        if waits {
            plays.list.push(Play::NONE);
            return plays;
        }
        let (mut now, mut next) = (Level::new(), Level::new());
        let (high, low) = (dice.high(), dice.low());
        let step = |reached: &Reached, number: u8, to: &mut Level| {
            for from in each(steps.from(&reached.field, number)) {
                let end = if from == BAR { number } else { target(from, number) };
                let field = reached.field.stepped(from, end);
                let hits = if from == BAR { field.foe.on(BAR) - reached.field.foe.on(BAR) } else { 0 };
                let play = reached.play.then(Step::new(colour.round(from), colour.round(end)));
                to.add(Reached { field, play, entry_hits: reached.entry_hits + hits });
            }
        };
        if high == low {
            now.add(start);
            for _ in 0..4 {
                next.clear();
                now.found.iter().for_each(|reached| step(reached, high, &mut next));
                if next.found.is_empty() {
                    break;
                }
                plays.numbers += 1;
                std::mem::swap(&mut now, &mut next);
            }
        } else {
            let mut one = Level::new();
            step(&start, high, &mut one);
            one.found.iter().for_each(|reached| step(reached, low, &mut now));
            next.clear();
            step(&start, low, &mut next);
            next.found.iter().for_each(|reached| step(reached, high, &mut now));
            plays.numbers = 2;
            if now.found.is_empty() {
                plays.numbers = 1;
                plays.only_one(&mut now, &one, &next, steps.custom);
            }
            if now.found.is_empty() {
                plays.numbers = 0;
                now.add(start);
            }
        }
        let most = if steps.custom.entry_hit { now.found.iter().map(|r| r.entry_hits).max().unwrap_or(0) } else { 0 };
        plays.list.extend(now.found.iter().filter(|r| r.entry_hits >= most).map(|r| r.play));
        plays
    }

    /// The plays when only one number can be given: those that hit in entering, then those of the higher number.
    fn only_one(&self, all: &mut Level, high: &Level, low: &Level, custom: Custom) {
        let most = |level: &Level| level.found.iter().map(|r| r.entry_hits).max();
        let hits = custom.entry_hit.then(|| most(high).max(most(low))).flatten().unwrap_or(0);
        let add = |level: &Level, all: &mut Level| {
            level.found.iter().filter(|r| r.entry_hits >= hits).for_each(|r| all.add(*r));
        };
        add(high, all);
        if all.found.is_empty() || custom.single_free {
            add(low, all);
        }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// The play with `n` before it, as the board numbers the fields.
    pub fn nth(&self, n: usize) -> Option<Play> {
        self.list.get(n).copied()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Play> + '_ {
        self.list.iter().copied()
    }

    /// The boards they lead to.
    pub fn results(&self) -> impl Iterator<Item = Field> + '_ {
        self.iter().filter_map(|play| self.field.after(play, self.colour))
    }

    /// Whether a play leads where one of these does; it is the position that counts, not the wording.
    pub fn contains(&self, play: Play) -> bool {
        let Some(after) = self.field.after(play, self.colour) else { return false };
        !self.list.is_empty() && self.results().any(|field| field == after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;
    use std::collections::HashSet;

    /// The positions that four equal steps lead to, gathered without any bound.
    fn reached(field: Field, number: u8, steps: Steps) -> usize {
        let mut now = vec![field];
        for _ in 0..4 {
            let mut next = Vec::new();
            let mut seen = HashSet::new();
            for field in &now {
                for from in each(steps.from(field, number)) {
                    let field = field.stepped(from, if from == BAR { number } else { target(from, number) });
                    if seen.insert((field.own, field.foe)) {
                        next.push(field);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            now = next;
        }
        now.len()
    }

    /// Fifteen men that stand each alone, as far as the heap of the enemy lets them, leave the most to choose from.
    fn scattered(rng: &mut ChaCha8Rng) -> Field {
        let mut own = Men::HEAP;
        while own.on(HOME) > 1 {
            let to = rng.random_range(2..=LAST);
            if own.on(to) == 0 && to != ENEMY_HOME {
                own = own.moved(HOME, to);
            }
        }
        Field::new(own, Men::HEAP)
    }

    #[test]
    fn no_play_is_lost_however_many_there_are() {
        let custom = Custom { most_bands: None, bind_after: 0, home_safe: false, entry_hit: false, single_free: false };
        let steps = Steps { custom, hits_bands: false };
        let mut rng = ChaCha8Rng::seed_from_u64(1965);
        let mut most = 0;
        for _ in 0..40 {
            let field = scattered(&mut rng);
            for number in 1..=6 {
                let dice = Dice::new(number, number).unwrap();
                let plays = Plays::of(field, dice, Colour::White, steps);
                assert_eq!(plays.count(), reached(field, number, steps), "{field:?} {number}");
                most = most.max(plays.count());
            }
        }
        assert!((600..=MOST).contains(&most), "{most}");
        assert_eq!(MOST, 3060);
    }
}
