//! The bank's share of every stake, exactly. A rank is settled by its first appearance: the chances follow from where the first
//! of its copies lies.

use crate::odds::{Fraction, choose};

/// The chances of a stake that is left until it is decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Chances {
    pub win: Fraction,
    pub lose: Fraction,
    /// To lose half to the Force card.
    pub half: Fraction,
}

/// The chances with so many copies among the cards left. With `force` the first of them is the Force card.
pub fn outcomes(cards: u8, copies: u8, force: bool) -> Option<Chances> {
    if !(2..=52).contains(&cards) || !cards.is_multiple_of(2) || !(1..=5).contains(&copies) || copies > cards {
        return None;
    }
    // The first copy is the j-th card.
    let first = |j: u8| choose(cards - j, copies - 1);
    let of = |ways: i128| Fraction::new(ways, choose(cards, copies));
    let at = |from: u8| of((from..=cards).step_by(2).map(first).sum());
    let half = if force { of(first(1)) } else { of(0) };
    Some(Chances { win: at(2), lose: at(1) - half, half })
}

/// The banker's expectation per unit of a stake left until it is decided.
pub fn share(cards: u8, copies: u8, force: bool) -> Option<Fraction> {
    let Chances { win, lose, half } = outcomes(cards, copies, force)?;
    Some(lose + half / 2 - win)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_shares_come_out() {
        for (copies, above, below) in [(3, 1, 1768), (4, 25, 21658), (5, 505, 259_896)] {
            assert_eq!(share(52, copies, true), Some(Fraction::new(above, below)));
        }
        for cards in (4..=50).step_by(2) {
            let n = i128::from(cards);
            assert_eq!(share(cards, 1, false), Some(Fraction::from_integer(0)));
            assert_eq!(share(cards, 2, false), Some(Fraction::new(1, n - 1)));
            assert_eq!(share(cards, 3, false), Some(Fraction::new(3, 2 * (n - 1))));
            assert_eq!(share(cards, 4, false), Some(Fraction::new(2 * n - 5, (n - 1) * (n - 3))));
        }
        assert_eq!((share(51, 1, false), share(4, 5, false), share(52, 0, true)), (None, None, None));
    }
}
