//! Exact chances: fractions, and what may fall when two cards are drawn.

/// An exact chance, edge or mean. Written `a/b` in lowest terms, or `a` when it is whole.
pub type Fraction = num_rational::Ratio<i128>;

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
