//! The bank's share of every stake, exactly: the drawing of Pharo with thirty-two cards. A joint stake counts all its cards as one rank.
//!
//! Cards are counted as `unseen`: all undrawn cards, with the void last one among them, while the bottom card is not known (an even
//! number); only the live ones once it is known (an odd number).

use crate::fraction::{Fraction, Pair, choose};

/// Turns of a taille.
pub const TURNS: u8 = 16;

/// The chances of a stake that is left until it is decided: to win, to lose, to meet a plié, to stand to the end.
pub fn outcomes(unseen: u8, copies: u8) -> Option<[Fraction; 4]> {
    if !(1..=2 * TURNS).contains(&unseen) || copies > unseen || copies > 16 {
        return None;
    }
    if copies == 0 {
        return Some([0, 0, 0, 1].map(Fraction::from_integer));
    }
    let void_last = unseen.is_multiple_of(2);
    let [mut win, mut lose, mut plie, mut undecided] = [0; 4];
    for first in 1..=unseen {
        let left = unseen - first;
        // The first copy is this card, and the next card is not of the rank, or is.
        let all = choose(left, copies - 1);
        let paired = if left > 0 && copies > 1 { choose(left - 1, copies - 2) } else { 0 };
        match left {
            0 if void_last => undecided += all,
            0 => lose += all,
            // The void card makes no pair.
            1 if void_last => lose += all,
            _ if first % 2 == 0 => win += all,
            _ => (lose, plie) = (lose + all - paired, plie + paired),
        }
    }
    Some([win, lose, plie, undecided].map(|ways| Fraction::new(ways, choose(unseen, copies))))
}

/// The banker's expectation per unit of a stake left until it is decided.
pub fn standing(unseen: u8, copies: u8) -> Option<Fraction> {
    let [win, lose, plie, _] = outcomes(unseen, copies)?;
    Some(lose + plie / 2 - win)
}

/// The banker's expectation per unit of a stake that is taken back after one turn, which is not the last.
pub fn one_turn(unseen: u8, copies: u8) -> Option<Fraction> {
    Pair::drawn(unseen, copies).map(|p| p.both / 2)
}

/// The mean number of pliés in a taille, with the last pair or without.
pub fn expected_plies(last: bool) -> Fraction {
    Fraction::new(3, 31) * Fraction::from_integer(i128::from(TURNS) - i128::from(!last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_shares_come_out_and_something_always_falls() {
        assert_eq!(standing(32, 4), Some(Fraction::new(59, 1798)));
        for unseen in 1..=32 {
            for copies in 0..=4.min(unseen) {
                let chances = outcomes(unseen, copies).unwrap();
                assert_eq!(chances.iter().sum::<Fraction>(), Fraction::from_integer(1));
                // As in Pharo, which reckons turn by turn.
                assert_eq!(Some(chances), crate::pharo::outcomes(unseen, copies), "{unseen} {copies}");
            }
        }
        assert_eq!((standing(33, 1), standing(2, 3)), (None, None));
    }
}
