//! Exact chances: fractions, and what may fall when two cards are drawn.

use num_bigint::BigInt;
use num_traits::ToPrimitive as _;

/// An exact chance, edge or mean of things that stay small. Written `a/b` in lowest terms, or `a` when it is whole.
pub type Fraction = num_rational::Ratio<i128>;

/// The same without bounds.
pub type Exact = num_rational::Ratio<BigInt>;

/// A small fraction as one without bounds.
pub fn exact(fraction: Fraction) -> Exact {
    Exact::new_raw((*fraction.numer()).into(), (*fraction.denom()).into())
}

/// The nearest number to a fraction, however long it is.
pub fn nearest(fraction: &Exact) -> f64 {
    fraction.to_f64().unwrap_or(f64::NAN)
}

/// Numbers that chances are reckoned in: quickly (`f64`), or exactly ([`Exact`]).
pub trait Number: Clone + PartialOrd {
    /// `above` divided by `below`, which is not nought.
    fn ratio(above: i128, below: i128) -> Self;
    /// The sum.
    #[must_use]
    fn plus(self, other: &Self) -> Self;
    /// The product.
    #[must_use]
    fn times(self, other: &Self) -> Self;
}

impl Number for f64 {
    fn ratio(above: i128, below: i128) -> f64 {
        above as f64 / below as f64
    }

    fn plus(self, other: &f64) -> f64 {
        self + other
    }

    fn times(self, other: &f64) -> f64 {
        self * other
    }
}

impl Number for Exact {
    fn ratio(above: i128, below: i128) -> Exact {
        Exact::new(above.into(), below.into())
    }

    fn plus(self, other: &Exact) -> Exact {
        self + other
    }

    fn times(self, other: &Exact) -> Exact {
        self * other
    }
}

/// How many ways there are to take `k` things out of `n`.
pub fn choose(n: u8, k: u8) -> i128 {
    if k > n {
        return 0;
    }
    (0..k.min(n - k)).fold(1, |ways, i| ways * i128::from(n - i) / i128::from(i + 1))
}

/// A fraction as a number for players who weigh moves.
pub fn number(fraction: Fraction) -> f64 {
    *fraction.numer() as f64 / *fraction.denom() as f64
}

/// The chances of one turn for a rank: two cards are drawn from some unseen ones.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Both cards are of the rank.
    pub both: Fraction,
    /// The first alone.
    pub first: Fraction,
    /// The second alone; as likely as the first.
    pub second: Fraction,
    /// Neither.
    pub neither: Fraction,
}

impl Pair {
    /// Two cards out of `unseen`, of which `copies` are of the rank. Nothing when there are fewer than two cards, or
    /// more copies than cards.
    pub fn drawn(unseen: u8, copies: u8) -> Option<Pair> {
        if unseen < 2 || copies > unseen {
            return None;
        }
        let (n, k) = (i128::from(unseen), i128::from(copies));
        let of = |ways: i128| Fraction::new(ways, n * (n - 1));
        let one = of(k * (n - k));
        Some(Pair { both: of(k * (k - 1)), first: one, second: one, neither: of((n - k) * (n - k - 1)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_always_falls() {
        for unseen in 2..=52 {
            for copies in 0..=4.min(unseen) {
                let p = Pair::drawn(unseen, copies).unwrap();
                assert_eq!(p.both + p.first + p.second + p.neither, Fraction::from_integer(1));
            }
        }
        assert_eq!(Pair::drawn(1, 1), None);
        assert_eq!(Pair::drawn(3, 4), None);
    }
}
