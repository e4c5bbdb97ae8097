//! What a position is worth, by a player's rule of thumb: the points the next throws may bring, and the order of the men.
//! The figures, in points, were found by letting players of different tastes play each other.

use super::advice::leaves;
use super::rules::Rules;
use super::sisters::Counting;
use super::state::State;
use super::tally::TOUR;
use super::throw::{Tariff, Terms, expectation};
use crate::board::{Colour, Fields, Men, OFF, bit};
use crate::ground::{
    BURGHER, CORNER, DEVIL, FIRST_BOARD, Ground, Jan, RETURN_BOARD, SECOND_BOARD, can_make_great, can_make_small,
};
use crate::plays::Plays;
use spadille_core::{Dice, Seat};

const OWN_THROW: f64 = 1.3; // A point the own next throw may bring.
const ENEMY_THROW: f64 = 0.9; // A point the enemy's next throw may bring him.
const WARY: f64 = 1.3; // How much more of that, where he must not hit.
const BAND: f64 = 0.7; // A band in the second board.
const HALF_BAND: f64 = 0.5; // A single man in the second board.
const NEIGHBOURS: f64 = 0.15; // Two bands side by side, which hold together (maxim 6).
const DEVILS_BAND: f64 = 0.3; // The devil's band, besides.
const CORNER_HELD: f64 = 2.2; // The corner held, besides.
const ON_BURGHER: f64 = 0.2; // A man on the burgher's corner while the corner is not held.
const PILE: f64 = 1.8; // A third man on a field of the second board, lost for the rest of the Jan; field 7 apart.
const FULL: f64 = 2.0; // A full Jan.
const SPARE_ON_SEVEN: f64 = 0.25; // A spare man on field 7 behind a full great Jan.
const RETURN_BAND: f64 = 0.35; // A band in the return board, once the great Jan is out of reach.
const MAN_OFF: f64 = 0.05; // A man off, then.
const SMALL_BAND: f64 = 0.25; // A band in the first board while the small Jan can be made.
const FIRST_SINGLE: f64 = 0.2; // A single man brought down into the first board.
const ON_HEAP: f64 = 0.1; // A man still on the heap.
const NEW_SETTING: f64 = 2.0; // A new setting with the first throw.

/// What a player's men are worth by their order alone: bands in the second board, the corner, the devil's band, men kept
/// on the burgher's corner, and later the way into the return board.
pub(super) fn order(men: Men) -> f64 {
    let count = |set: Fields| f64::from(set.count_ones());
    let (bands, singles) = (men.bands(), men.singles());
    let mut worth = 0.0;
    if can_make_great(men) {
        worth += BAND * count(bands & SECOND_BOARD) + HALF_BAND * count(singles & SECOND_BOARD);
        worth += NEIGHBOURS * count(bands & (bands << 1) & SECOND_BOARD);
        worth += if men.on(DEVIL) >= 2 { DEVILS_BAND } else { 0.0 };
        worth += if men.on(CORNER) >= 2 { CORNER_HELD } else { ON_BURGHER * f64::from(men.on(BURGHER).min(2)) };
        worth -= PILE * count(men.threes() & SECOND_BOARD & !bit(7));
        worth += FIRST_SINGLE * count(singles & FIRST_BOARD) - ON_HEAP * f64::from(men.on(1));
        if Jan::Great.is_full(men) {
            worth += FULL + SPARE_ON_SEVEN * f64::from(men.on(7).saturating_sub(2));
        }
    } else {
        worth += RETURN_BAND * (count(bands & RETURN_BOARD) + 0.5 * count(singles & RETURN_BOARD));
        worth += if Jan::Return.is_full(men) { FULL } else { 0.0 };
        worth += MAN_OFF * f64::from(men.on(OFF));
    }
    if can_make_small(men) {
        worth += SMALL_BAND * count(bands & FIRST_BOARD & !bit(1));
    }
    worth
}

/// How much a point is worth in points of Trictrac: nearly everything counts half at Toccategli.
fn point(tariff: Tariff) -> f64 {
    match tariff {
        Tariff::Grand => 1.0,
        Tariff::Light { .. } => 2.0,
    }
}

/// What a position promises the player who has just played, in points of Trictrac; a wary one looks more to what the enemy
/// may hit.
pub fn promise(own: Men, enemy: Men, wary: bool, terms: Terms) -> f64 {
    let (mine, his) = (Ground::new(own, enemy), Ground::new(enemy, own));
    let fear = if wary { WARY * ENEMY_THROW } else { ENEMY_THROW };
    let throws = OWN_THROW * expectation(&mine, terms) - fear * expectation(&his, terms);
    point(terms.tariff) * throws + order(own) - order(enemy)
}

/// Whether a player who has just won a hole or a Satz, with so many points over, had better leave.
pub fn prefers_leaving(ground: &Ground, dice: Dice, terms: Terms, over: f64) -> bool {
    leaves(ground, dice, terms.custom).unwrap_or_else(|| {
        let plays = Plays::of(ground, dice, Colour::White, terms.custom);
        let best = plays.results().map(|men| promise(men, ground.enemy, false, terms)).max_by(f64::total_cmp);
        best.unwrap_or(0.0) + point(terms.tariff) * over < NEW_SETTING
    })
}

impl Rules {
    /// What the Tour or the Satz promises a seat, in stakes.
    pub(super) fn prospect(&self, s: &State, seat: Seat) -> f64 {
        match self.counting {
            Counting::Holes => tour_prospect(s, seat),
            Counting::Saetze => satz_prospect(s, seat),
        }
    }
}

/// What the Satz promises a seat, in stakes: how likely it is won by the points and the order of the men, and how dear it
/// will be by where the loser's mark may have come by then.
fn satz_prospect(s: &State, seat: Seat) -> f64 {
    let has = |seat: Seat| {
        let owed = if seat == s.thrower { 0 } else { s.deal.given };
        (f64::from(s.score.points[seat].saturating_add(owed)), order(s.deal.men[seat]))
    };
    let ((mark, order), (his_mark, his_order)) = (has(seat), has(seat.next(2)));
    let wins = 1.0 / (1.0 + (-((mark - his_mark) + (order - his_order) / 2.0) / 4.0).exp());
    // The loser's mark climbs on until the winner's is through.
    let dear = |loser: f64, winner: f64| (4.0 - 3.0 * (loser + 0.4 * (12.0 - winner).max(0.0)) / 7.0).clamp(1.0, 4.0);
    wins * dear(his_mark, mark) - (1.0 - wins) * dear(mark, his_mark)
}

/// What the Tour promises a seat, as a part of the stake: holes first, then points, then the order of the men.
fn tour_prospect(s: &State, seat: Seat) -> f64 {
    let has = |seat: Seat| {
        let run = f64::from(s.score.points[seat]) * if s.score.open[seat] { 2.0 } else { 1.0 } / 12.0;
        (f64::from(s.score.holes[seat]), run, order(s.deal.men[seat]))
    };
    let ((holes, run, order), (his_holes, his_run, his_order)) = (has(seat), has(seat.next(2)));
    let owed = f64::from(s.deal.given) / 12.0 * if seat == s.thrower { -1.0 } else { 1.0 };
    let ahead = holes - his_holes + run - his_run + owed + (order - his_order) / 12.0;
    let left = (f64::from(TOUR) - holes.max(his_holes)).max(0.0);
    (ahead / (left + 3.0)).clamp(-1.0, 1.0)
}
