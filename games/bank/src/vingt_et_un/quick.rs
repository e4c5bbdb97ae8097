//! What it is worth to buy and to stand, quickly: as if every card bought were put back. For hints, of which many are wanted.

use super::count::{ACE, Fate, Table};
use super::odds::{KINDS, Kinds, born_with, halves};

/// How a banker ends who buys below a threshold, as if every card were put back: quick enough for every hint.
#[derive(Clone, Debug)]
pub struct Quick {
    table: Table,
    double: bool,
    /// The chance of each kind.
    chance: [f64; KINDS],
    born: f64,
    dead: f64,
    /// The chance that he ends with so many halves.
    at: [f64; 48],
}

impl Quick {
    /// From the cards whose places are not known. At twenty-one a banker who has shown none has no born hand.
    pub fn banker(table: Table, unseen: &Kinds, threshold: u8, double: bool) -> Quick {
        let all: f64 = unseen.iter().map(|n| f64::from(*n)).sum::<f64>().max(1.0);
        let chance = unseen.map(|n| f64::from(n) / all);
        let mut quick = Quick { table, double, chance, born: 0.0, dead: 0.0, at: [0.0; 48] };
        // [ace or none][sum of aces as one]
        let mut level = [[0.0_f64; 64]; 2];
        level[0][0] = 1.0;
        for cards in 0..=25_usize {
            let mut next = [[0.0_f64; 64]; 2];
            for (ace, sums) in level.iter().enumerate() {
                for (sum, mass) in sums.iter().enumerate().filter(|(_, mass)| **mass > 0.0) {
                    if cards < table.first() || !quick.ends_at(cards, sum as u8, ace == 1, threshold, *mass) {
                        for (i, chance) in chance.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                            let more = (sum + usize::from(halves(table, i))).min(63);
                            next[usize::from(ace == 1 || i == 0)][more] += mass * chance;
                        }
                    }
                }
            }
            level = next;
        }
        if table == Table::TwentyOne {
            let rest = (1.0 - quick.born).max(f64::MIN_POSITIVE);
            quick.dead /= rest;
            quick.at.iter_mut().for_each(|at| *at /= rest);
            quick.born = 0.0;
        }
        quick
    }

    /// Whether a hand of his ends; if so it is counted.
    fn ends_at(&mut self, cards: usize, sum: u8, ace: bool, threshold: u8, mass: f64) -> bool {
        let total = self.table.best(sum, ace);
        match self.fate(cards, sum, ace) {
            Fate::Born => self.born += mass,
            Fate::Dead => self.dead += mass,
            Fate::Live if total >= threshold => self.at[usize::from(total)] += mass,
            Fate::Live => return false,
        }
        true
    }

    /// An ace and one card that counts so much are a born hand.
    fn fate(&self, cards: usize, sum: u8, ace: bool) -> Fate {
        let born = ACE.0 + halves(self.table, born_with(self.table));
        match self.table.best(sum, ace) > self.table.target() {
            _ if cards == 2 && ace && sum == born => Fate::Born,
            true => Fate::Dead,
            false => Fate::Live,
        }
    }

    /// What it is worth to stand, and to buy and go on as well as can be, per unit: so many cards that count so much, aces as one.
    pub fn choices(&self, cards: usize, sum: u8, ace: bool) -> (f64, f64) {
        let mut known = [[[None; 64]; 2]; 2];
        (self.stand(cards, sum, ace), self.buy(cards, sum, ace, &mut known))
    }

    fn stand(&self, cards: usize, sum: u8, ace: bool) -> f64 {
        let (fate, total) = (self.fate(cards, sum, ace), self.table.best(sum, ace));
        let of = |bank: (Fate, u8)| super::count::gain((fate, total), bank, self.double).0 as f64;
        let live =
            (0_u8..48).zip(self.at).filter(|(_, at)| *at > 0.0).map(|(halves, at)| at * of((Fate::Live, halves)));
        live.sum::<f64>() + self.born * of((Fate::Born, self.table.target())) + self.dead * of((Fate::Dead, 48))
    }

    fn buy(&self, cards: usize, sum: u8, ace: bool, known: &mut [[[Option<f64>; 64]; 2]; 2]) -> f64 {
        let key = (usize::from(cards == 1), usize::from(ace), usize::from(sum.min(63)));
        if let Some(found) = known[key.0][key.1][key.2] {
            return found;
        }
        let mut worth = 0.0;
        for (i, chance) in self.chance.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let (sum, ace) = (sum.saturating_add(halves(self.table, i)), ace || i == 0);
            let stand = self.stand(cards + 1, sum, ace);
            let better = match self.fate(cards + 1, sum, ace) {
                Fate::Live => self.buy(cards + 1, sum, ace, known).max(stand),
                Fate::Born | Fate::Dead => stand,
            };
            worth += chance * better;
        }
        known[key.0][key.1][key.2] = Some(worth);
        worth
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vingt_et_un::odds::pack;

    #[test]
    fn every_hand_ends_somehow() {
        for (table, threshold) in [(Table::TwentyOne, 34), (Table::ElevenAndAHalf, 16)] {
            let quick = Quick::banker(table, &pack(table), threshold, true);
            let all = quick.born + quick.dead + quick.at.iter().sum::<f64>();
            assert!((all - 1.0).abs() < 1e-9, "{all}");
        }
    }

    #[test]
    fn a_hint_buys_where_nothing_can_be_lost() {
        let quick = Quick::banker(Table::TwentyOne, &pack(Table::TwentyOne), 34, true);
        let buys = |cards, points: u8, ace| {
            let (stand, buy) = quick.choices(cards, points, ace);
            buy > stand
        };
        assert!(buys(2, 22, false) && buys(2, 14, true) && !buys(2, 28, false) && !buys(2, 36, false));
        let quick = Quick::banker(Table::ElevenAndAHalf, &pack(Table::ElevenAndAHalf), 16, true);
        let buys = |points: u8, ace| {
            let (stand, buy) = quick.choices(1, points, ace);
            buy > stand
        };
        assert!(buys(1, false) && buys(10, false) && !buys(14, false) && !buys(2, true));
    }
}
