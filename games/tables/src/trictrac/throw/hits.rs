//! Single enemy men that are hit, truly or blind.

use super::item::{Item, Kind, Ways};
use super::tariff::Tariff;
use crate::board::{Fields, each};
use crate::ground::Ground;
use spadille_core::Dice;

/// The single enemy men that a throw reaches, in the thrower's coordinates, by the numbers that reach them.
#[derive(Copy, Clone, Default)]
pub struct Hits {
    high: Fields,
    /// Nobody for a doublet, whose number counts once.
    low: Fields,
    sum: Fields,
    blind: Fields,
}

impl Hits {
    /// Whom a throw hits.
    #[inline]
    pub fn of(ground: &Ground, dice: Dice) -> Hits {
        let singles = ground.enemy_singles();
        if singles == 0 {
            return Hits::default();
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
        Hits { high: by_high, low: by_low, sum: by_sum & !barred, blind: barred & !by_high & !by_low }
    }

    /// Whether any man is hit truly.
    pub fn any_truly(self) -> bool {
        self.high | self.low | self.sum != 0
    }

    /// Whether any man is hit blind.
    pub fn any_blind(self) -> bool {
        self.blind != 0
    }

    /// One item for each man hit.
    #[inline]
    pub fn items(self, dice: Dice, tariff: Tariff, mark: &mut impl FnMut(Item)) {
        for field in each(self.high | self.low | self.sum) {
            let on = |set: Fields| set >> field & 1 == 1;
            let ways = Ways::default()
                .with(Ways::HIGH, on(self.high))
                .with(Ways::LOW, on(self.low))
                .with(Ways::SUM, on(self.sum));
            mark(tariff.hit(Kind::Hit, field, ways, dice));
        }
        for field in each(if tariff.pays_blind_hits() { self.blind } else { 0 }) {
            mark(tariff.hit(Kind::BlindHit, field, Ways::NONE, dice));
        }
    }
}
