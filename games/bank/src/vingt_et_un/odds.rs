//! What hands come of buying, and what they are worth: see the crate of odds. What it takes seconds to reckon is written down here,
//! and a test reckons it again.

use crate::odds::{Fraction, number};
pub use spadille_odds::twenty_one::*;

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

/// The bank's share of a stake against the best play.
pub fn best_share(table: Table, double: bool) -> Fraction {
    bought(table, double).share
}

/// What such a stake may bring, in halves of it, each with its chance.
pub fn brought(table: Table, double: bool) -> [(i32, f64); 4] {
    let Bought { share, born, beaten } = bought(table, double);
    let [share, born, beaten] = [share, born, beaten].map(number);
    // The four make one, and cost the share together.
    let wins = (1.0 - 3.0 * born + beaten - share) / 2.0;
    [(4, born), (2, wins), (-2, 1.0 - born - beaten - wins), (-4, beaten)]
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
    }
}
