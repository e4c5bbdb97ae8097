//! What hands come of buying, and what they are worth: see the crate of odds. What it takes seconds to reckon exactly, the share of a
//! fresh pack, is written down here, and a test reckons it again. What is left of a pack is reckoned at the table, in milliseconds.

use super::sisters::Terms;
use super::state::Phase;
use super::view::View;
use crate::odds::{Fraction, number};
use spadille_core::Card;
pub use spadille_odds::twenty_one::*;

/// A banker stands on so many halves: seventeen, or eight.
pub fn stands_on(table: Table) -> u8 {
    if table == Table::TwentyOne { 34 } else { 16 }
}

/// What a stake comes to against a banker who keeps to his rule, for whoever plays every hand as well as can be; one pack.
struct Bought {
    /// The bank's share.
    share: Fraction,
    /// The chance to win double: only the punter is born.
    born: Fraction,
    /// The chance to lose double.
    beaten: Fraction,
}

const fn of(above: i128, below: i128) -> Fraction {
    Fraction::new_raw(above, below)
}

const VINGT: Bought = Bought {
    share: of(24_155_422_900_404_989, 176_630_847_266_723_850),
    born: of(7552, 162_435),
    beaten: of(7552, 162_435),
};
const ONZE: Bought = Bought {
    share: of(112_375_719_777_259_595_141, 833_256_021_980_769_762_375),
    born: of(4834, 270_725),
    beaten: of(9_165_753_805_499, 603_659_765_094_750),
};
/// Where the banker's born hand takes the simple stake.
const ONZE_SINGLE: Bought = Bought {
    share: of(198_637_135_672_625_794_229, 1_666_512_043_961_539_524_750),
    born: of(4834, 270_725),
    beaten: of(0, 1),
};

fn bought(table: Table, double: bool) -> Bought {
    match (table, double) {
        (Table::TwentyOne, _) => VINGT,
        (Table::ElevenAndAHalf, true) => ONZE,
        (Table::ElevenAndAHalf, false) => ONZE_SINGLE,
    }
}

/// The bank's share of a stake against the best play, one fresh pack.
pub fn best_share(table: Table, double: bool) -> Fraction {
    bought(table, double).share
}

/// The bank's share of the first stake where pictures may be split, one fresh pack: see [`splitting`].
pub fn split_share(double: bool) -> f64 {
    if double { 0.118_238_300_269 } else { 0.101_826_392_901 }
}

/// What such a stake may bring, in halves of it, each with its chance.
pub fn brought(table: Table, double: bool) -> [(i32, f64); 4] {
    let Bought { share, born, beaten } = bought(table, double);
    let [share, born, beaten] = [share, born, beaten].map(number);
    // The four make one, and cost the share together.
    let wins = (1.0 - 3.0 * born + beaten - share) / 2.0;
    [(4, born), (2, wins), (-2, 1.0 - born - beaten - wins), (-4, beaten)]
}

/// From what the share of a stake is reckoned.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Basis {
    /// From a whole pack, or several.
    Fresh,
    /// From the cards whose places the viewer does not know, so many.
    Left(u16),
    /// From them too; but they may run out before all have bought, and nobody is taken to buy but the hand staked on and the banker.
    RunningOut(u16),
}

/// What a stake that may be laid now comes to, as far as a viewer can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect {
    /// From what it is reckoned.
    pub basis: Basis,
    /// The bank's share as a fraction, where it is written down.
    pub exact: Option<Fraction>,
    /// What may come of it, in halves of the stake, each with its chance.
    pub brings: [(i32, f64); 4],
}

impl Prospect {
    /// The bank's share.
    pub fn share(&self) -> f64 {
        -self.brings.iter().map(|(halves, chance)| f64::from(*halves) / 2.0 * chance).sum::<f64>()
    }
}

impl Terms {
    /// What a stake comes to that may be laid now: on the hand that is about to be dealt, or on a picture that has been opened. It is
    /// reckoned for the best play against a banker who keeps to his rule, with no picture asked for and none opened any more.
    pub(super) fn prospect(&self, v: &View) -> Option<Prospect> {
        let p = &v.public;
        let cards = kinds(self.table, &self.unseen(v));
        let (banker, double, hands) = (stands_on(self.table), self.double, self.players);
        let stock = match p.phase {
            Phase::Stakes => left::Stock::undealt(self.table, banker, double, cards, hands)?,
            Phase::Backing => {
                let (owner, at) = p.round.opened?;
                let open = &p.round.hands.get(owner)?.get(usize::from(at))?.open;
                let hand = kinds(self.table, open);
                left::Stock { table: self.table, banker, double, cards, talon: p.left, hand }
            }
            Phase::FirstBanker | Phase::Pack | Phase::Buying | Phase::Over => return None,
        };
        let number = left::number_of(&cards);
        // Between two alone it is reckoned that the cards may run out.
        let runs_out = hands > 2 && left::may_run_out(self.table, &cards, hands);
        let basis = match runs_out {
            true => Basis::RunningOut(number),
            false if number == 52 * u16::from(self.packs) => Basis::Fresh,
            false => Basis::Left(number),
        };
        // One fresh pack is written down.
        if p.phase == Phase::Stakes && cards == pack(self.table) {
            let (share, brings) = (best_share(self.table, double), brought(self.table, double));
            return Some(Prospect { basis, exact: Some(share), brings });
        }
        let [two, one, wins, born] = left::gains_left(stock)?;
        Some(Prospect { basis, exact: None, brings: [(4, born), (2, wins), (-2, one), (-4, two)] })
    }
}

/// So many cards of each kind.
pub(super) fn kinds(table: Table, cards: &[Card]) -> Kinds {
    let mut kinds: Kinds = [0; KINDS];
    for card in cards {
        let have = &mut kinds[kind(table, card.rank())];
        *have = have.saturating_add(1);
    }
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_down_is_what_comes_of_reckoning() {
        for (table, banker, double) in
            [(Table::TwentyOne, 34, true), (Table::ElevenAndAHalf, 16, true), (Table::ElevenAndAHalf, 16, false)]
        {
            let [two, one, wins, born] = against(table, banker, double, |against| against.gains(Rule::Best));
            for ((_, written), reckoned) in brought(table, double).iter().zip([born, wins, one, two]) {
                assert!((written - reckoned).abs() < 1e-9, "{table:?} {double}: {written} {reckoned}");
            }
            let edge = against(table, banker, double, |against| against.edge(Rule::Best));
            assert!((number(best_share(table, double)) - edge).abs() < 1e-9);
        }
        for double in [true, false] {
            let reckoned = splitting::about_with_splits(stands_on(Table::ElevenAndAHalf), double).unwrap();
            assert!((split_share(double) - reckoned).abs() < 1e-9, "{double}: {reckoned}");
        }
    }
}
