//! What a position is worth, by a player's rule of thumb: the points the next throws may bring, and the order of the men.

use super::advice::leaves;
use super::ground::{
    BURGHER, CORNER, DEVIL, FIRST_BOARD, Ground, Jan, RETURN_BOARD, SECOND_BOARD, can_make_great, can_make_small,
};
use super::plays::{Custom, Plays};
use super::state::State;
use super::tally::TOUR;
use super::throw::expectation;
use crate::board::{Fields, Men, OFF, bit};
use spadille_core::{Dice, Seat};

/// How much a player values what, in points. The figures of [`Taste::BOOK`] were found by letting tastes play each other.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taste {
    /// A point the own next throw may bring.
    pub own_throw: f64,
    /// A point the enemy's next throw may bring him.
    pub enemy_throw: f64,
    /// A band in the second board.
    pub band: f64,
    /// A single man in the second board.
    pub half_band: f64,
    /// Two bands side by side.
    pub neighbours: f64,
    /// The devil's band, besides.
    pub devil: f64,
    /// The corner held, besides.
    pub corner: f64,
    /// A man on the burgher's corner while the corner is not held.
    pub burgher: f64,
    /// A third man on a field of the second board, field 7 apart.
    pub pile: f64,
    /// A full Jan.
    pub full: f64,
    /// A spare man on field 7 behind a full great Jan.
    pub spare_on_seven: f64,
    /// A band in the return board, once the great Jan is out of reach.
    pub return_band: f64,
    /// A band in the first board while the small Jan can be made.
    pub small_band: f64,
    /// A single man brought down into the first board.
    pub first_single: f64,
    /// A man still on the heap.
    pub heap: f64,
    /// What a new setting with the first throw is worth.
    pub leave_below: f64,
    /// A point over twelve, for staying.
    pub over: f64,
}

impl Taste {
    /// The taste of the book's bot.
    pub const BOOK: Taste = Taste {
        own_throw: 1.3,
        enemy_throw: 0.9,
        band: 0.7,
        half_band: 0.5,
        neighbours: 0.15,
        devil: 0.3,
        corner: 2.2,
        burgher: 0.2,
        pile: 1.8,
        full: 2.0,
        spare_on_seven: 0.25,
        return_band: 0.35,
        small_band: 0.25,
        first_single: 0.2,
        heap: 0.1,
        leave_below: 2.0,
        over: 1.0,
    };

    /// The same taste with more regard to what the enemy may hit.
    #[must_use]
    pub fn wary(self) -> Taste {
        Taste { enemy_throw: 1.3 * self.enemy_throw, ..self }
    }

    /// What a player's men are worth by their order alone: bands in the second board, the corner, the devil's band, men
    /// kept on the burgher's corner, and later the way into the return board.
    fn order(&self, men: Men) -> f64 {
        let count = |set: Fields| f64::from(set.count_ones());
        let (bands, singles) = (men.bands(), men.singles());
        let mut worth = 0.0;
        if can_make_great(men) {
            worth += self.band * count(bands & SECOND_BOARD) + self.half_band * count(singles & SECOND_BOARD);
            // Bands next to each other hold together (maxim 6).
            worth += self.neighbours * count(bands & (bands << 1) & SECOND_BOARD);
            worth += if men.on(DEVIL) >= 2 { self.devil } else { 0.0 };
            worth += if men.on(CORNER) >= 2 { self.corner } else { self.burgher * f64::from(men.on(BURGHER).min(2)) };
            // Men piled up beyond what a band needs are lost for the rest of the Jan.
            worth -= self.pile * count(men.threes() & SECOND_BOARD & !bit(7));
            worth += self.first_single * count(singles & FIRST_BOARD) - self.heap * f64::from(men.on(1));
            if Jan::Great.is_full(men) {
                worth += self.full + self.spare_on_seven * f64::from(men.on(7).saturating_sub(2));
            }
        } else {
            worth += self.return_band * (count(bands & RETURN_BOARD) + 0.5 * count(singles & RETURN_BOARD));
            worth += if Jan::Return.is_full(men) { self.full } else { 0.0 };
            worth += 0.05 * f64::from(men.on(OFF));
        }
        if can_make_small(men) {
            worth += self.small_band * count(bands & FIRST_BOARD & !bit(1));
        }
        worth
    }

    /// What a position promises the player who has just played.
    pub fn promise(&self, own: Men, enemy: Men) -> f64 {
        let (mine, his) = (Ground::new(own, enemy), Ground::new(enemy, own));
        self.own_throw * expectation(&mine) - self.enemy_throw * expectation(&his) + self.order(own) - self.order(enemy)
    }

    /// Whether a player who has just won a hole, with so many points over, had better leave.
    pub fn prefers_leaving(&self, ground: &Ground, dice: Dice, custom: Custom, over: f64) -> bool {
        leaves(ground, dice, custom).unwrap_or_else(|| {
            let plays = Plays::of(ground, dice, crate::Colour::White, custom);
            let best = plays.ways().map(|way| self.promise(plays.result(way), ground.enemy)).max_by(f64::total_cmp);
            best.unwrap_or(0.0) + self.over * over < self.leave_below
        })
    }
}

/// What the Tour promises a seat, as a part of the stake: holes first, then points, then the order of the men.
pub fn tour_prospect(s: &State, seat: Seat) -> f64 {
    let (x, y) = (seat.index() & 1, 1 - (seat.index() & 1));
    let order = |i: usize| Taste::BOOK.order(s.men[i]);
    let run = |i: usize| f64::from(s.score.points[i]) * if s.score.open[i] { 2.0 } else { 1.0 } / 12.0;
    let owed = f64::from(s.given) / 12.0 * if seat == s.thrower { -1.0 } else { 1.0 };
    let holes = f64::from(s.score.holes[x]) - f64::from(s.score.holes[y]);
    let ahead = holes + run(x) - run(y) + owed + (order(x) - order(y)) / 12.0;
    let left = f64::from(TOUR.saturating_sub(s.score.holes[x].max(s.score.holes[y])));
    (ahead / (left + 3.0)).clamp(-1.0, 1.0)
}
