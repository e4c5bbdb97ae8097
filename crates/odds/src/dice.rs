//! The odds of two dice: in how many of the thirty-six throws something happens.

use spadille_core::Dice;

/// How many of the thirty-six throws are of this kind.
pub fn throws(kind: impl Fn(Dice) -> bool) -> u8 {
    Dice::all().filter(|dice| kind(*dice)).count() as u8
}

/// Whether a throw reaches a field `distance` ahead of one man, by either number or by both together, nothing standing
/// between.
pub fn reaches(dice: Dice, distance: u8) -> bool {
    let (a, b) = dice.pips();
    distance > 0 && (a == distance || b == distance || a + b == distance)
}

/// The twenty-one throws that can be told apart, and how often each comes among the thirty-six.
pub fn distinct() -> impl Iterator<Item = (Dice, u8)> {
    Dice::all().filter(|d| d.0[0] >= d.0[1]).map(|d| (d, if d.is_doublet() { 1 } else { 2 }))
}

/// In how many throws the two numbers make this sum.
pub fn sums(sum: u8) -> u8 {
    throws(|dice| dice.sum() == sum)
}

/// In how many throws one of the numbers is this.
pub fn with(number: u8) -> u8 {
    throws(|dice| [dice.high(), dice.low()].contains(&number))
}

/// In how many throws at least one of several men reaches a field, each so far from it, nothing standing between. So many throws
/// hit a single man there, or fill a field that lacks one.
pub fn reached(distances: &[u8]) -> u8 {
    throws(|dice| distances.iter().any(|distance| reaches(dice, *distance)))
}

/// A hit with both numbers rests on the way; where every resting place is closed it is blind.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Hits {
    /// Throws that hit truly.
    pub true_ones: u8,
    /// Throws that reach the field only over closed ones.
    pub blind: u8,
}

/// How a single man `distance` ahead is hit by one man when the fields so far ahead of him are closed.
pub fn hits(distance: u8, closed: &[u8]) -> Hits {
    let open = |n: u8| !closed.contains(&n);
    let by_one = |dice: Dice| [dice.high(), dice.low()].contains(&distance);
    let by_both = |dice: Dice| dice.sum() == distance;
    let rests = |dice: Dice| open(dice.high()) || open(dice.low());
    let true_ones = throws(|dice| by_one(dice) || by_both(dice) && rests(dice));
    Hits { true_ones, blind: throws(|dice| !by_one(dice) && by_both(dice) && !rests(dice)) }
}

/// In how many throws two fields that lack a man each are filled at once, a man for each number. Men stand so far from the first
/// field, and others so far from the second.
pub fn fills_both(first: &[u8], second: &[u8]) -> u8 {
    throws(|dice| {
        let (a, b) = dice.pips();
        first.contains(&a) && second.contains(&b) || first.contains(&b) && second.contains(&a)
    })
}

/// In how many throws a man passes so many closed fields that lie right before him, with one number.
pub fn passes(closed: u8) -> u8 {
    throws(|dice| dice.high() > closed)
}

/// The same for two men at once, each with one number.
pub fn both_pass(closed: u8) -> u8 {
    throws(|dice| dice.low() > closed)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables of 1773 (003:447-466) and 1782 (000:3055-3068): a sum, and in how many ways it falls. 1773 has 3 for 8 and 5 for 3.
    const PRINTED: [(&[u8], u8, u8); 6] =
        [(&[7], 6, 6), (&[8, 6], 5, 10), (&[9, 5], 4, 8), (&[10, 4], 3, 6), (&[11, 3], 2, 4), (&[12, 2], 1, 2)];

    #[test]
    fn the_printed_tables_agree() {
        for (numbers, each, together) in PRINTED {
            assert!(numbers.iter().all(|sum| sums(*sum) == each), "{numbers:?}");
            assert_eq!(numbers.iter().map(|sum| sums(*sum)).sum::<u8>(), together);
        }
        assert_eq!(PRINTED.iter().map(|(.., together)| together).sum::<u8>(), 36);
        // As 1773 is printed (and scanned), two lines are wrong.
        assert_ne!((sums(3), sums(6)), (5, 5));
        assert_ne!((sums(11), sums(5)), (2, 2));
        // 003:478-482: ten and the number on which one stands open.
        assert_eq!([5, 6, 4].map(|n| reached(&[n])), [15, 16, 14]);
        // 003:484: two to six by one die and by both, seven to twelve by both alone. 1782 has "8 and 8" for 8 and 7.
        for n in 2..=12 {
            assert_eq!((with(n) > 0, sums(n) > 0), (n <= 6, true), "{n}");
        }
        // 003:445: one and twenty that are seen, fifteen that are not.
        assert_eq!((distinct().count(), distinct().filter(|(_, n)| *n == 2).count()), (21, 15));
    }

    /// The rule of ten "is certain" (003:478) only while one number can reach the man.
    #[test]
    fn the_rule_of_ten_holds_up_to_six() {
        let counts: Vec<u8> = (1..=12).map(|n| reached(&[n])).collect();
        assert_eq!(counts, [11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1]);
        // Closed form: eleven throws show the number, and n - 1 more make it together.
        assert!((1..=6).all(|n| reached(&[n]) == 10 + n));
        assert_eq!((reached(&[0]), reached(&[13]), reached(&[])), (0, 0, 0));
    }

    /// Positions whose answers the worked cases of Trictrac give.
    #[test]
    fn worked_positions_come_out() {
        // tt-odds-blot-ten, tt-odds-close-half-band, tt-prob-seven-from-corner.
        assert_eq!(reached(&[4, 2]), 23);
        assert_eq!(reached(&[5, 7, 10]), 21);
        assert_eq!(hits(7, &[1, 3, 4, 6]), Hits { true_ones: 2, blind: 4 });
    }

    #[test]
    fn every_table_has_its_closed_form() {
        for k in 0..=6_u8 {
            assert_eq!((passes(k), both_pass(k)), (36 - k * k, (6 - k) * (6 - k)));
        }
        for n in 1..=12_u8 {
            let Hits { true_ones, blind } = hits(n, &[1, 2, 3, 4, 5, 6]);
            assert_eq!(true_ones, if n <= 6 { 11 } else { 0 });
            assert_eq!(true_ones + blind, reached(&[n]));
            assert_eq!(hits(n, &[]), Hits { true_ones: reached(&[n]), blind: 0 });
        }
        for a in 1..=6 {
            for b in 1..=6 {
                assert_eq!(fills_both(&[a], &[b]), if a == b { 1 } else { 2 });
            }
        }
        assert_eq!(distinct().map(|(_, n)| n).sum::<u8>(), 36);
    }
}
