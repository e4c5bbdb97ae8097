//! The bank's share of every stake, exactly. A rank is settled by its first appearance: the chances follow from where the first
//! of its copies lies.

use crate::bend::Stage;
use crate::fraction::{Fraction, Pair, choose};
use std::collections::HashMap;

/// The chances of a stake that is left until it is decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Chances {
    pub win: Fraction,
    pub lose: Fraction,
    /// To lose half to the Force card.
    pub half: Fraction,
}

/// The chances with so many copies among the cards left, as many as there are: the pack need not be a right one. With `force` the
/// first of them is the Force card.
pub fn outcomes(cards: u8, copies: u8, force: bool) -> Option<Chances> {
    if !(2..=52).contains(&cards) || !cards.is_multiple_of(2) || !(1..=cards).contains(&copies) {
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

/// The banker's expectation per unit of a card at this stage, with continuation, when on each win the next bend on the way to
/// `goal` is made and a win there is collected. With `force` the first card drawn is the Force card. A pair takes the card.
pub fn bending(cards: u8, copies: u8, force: bool, stage: Stage, goal: Stage) -> Option<Fraction> {
    // Whoever bends has seen a card fall, so that no card is bent before the Force card.
    let possible =
        cards <= 52 && cards.is_multiple_of(2) && copies <= 5 && copies <= cards && !(force && stage != Stage::Plain);
    let mut ladder = Ladder { goal, known: HashMap::new() };
    possible.then(|| ladder.edge(cards, copies, stage, force))
}

struct Ladder {
    goal: Stage,
    known: HashMap<(u8, u8, Stage, bool), Fraction>,
}

impl Ladder {
    fn edge(&mut self, cards: u8, copies: u8, stage: Stage, force: bool) -> Fraction {
        let rung = stage.rung();
        let Some(p) = Pair::drawn(cards, copies) else {
            // Through: what stands is closed.
            return Fraction::new((-rung.close_halves()).into(), 2);
        };
        if let Some(known) = self.known.get(&(cards, copies, stage, force)) {
            return *known;
        }
        let lost = if force { Fraction::new(1, 2) } else { Fraction::from_integer((-rung.lose()).into()) };
        let mut edge = (p.first + p.both) * lost;
        if p.neither != Fraction::from_integer(0) {
            edge += p.neither * self.edge(cards - 2, copies, stage, false);
        }
        if p.second != Fraction::from_integer(0) {
            let next = stage.towards(self.goal).filter(|_| stage != self.goal);
            edge += p.second
                * match next {
                    Some(next) => self.edge(cards - 2, copies - 1, next, false),
                    None => Fraction::from_integer((-rung.win).into()),
                };
        }
        self.known.insert((cards, copies, stage, force), edge);
        edge
    }
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
        // Where every card is of the rank the Force card is too; otherwise it costs the whole stake.
        assert_eq!(
            (share(52, 52, true), share(2, 2, false)),
            (Some(Fraction::new(1, 2)), Some(Fraction::from_integer(1)))
        );
    }

    #[test]
    fn a_card_that_is_never_bent_has_the_plain_share() {
        for cards in (2..=52).step_by(2) {
            for copies in 1..=5.min(cards) {
                for force in [false, true] {
                    assert_eq!(bending(cards, copies, force, Stage::Plain, Stage::Plain), share(cards, copies, force));
                }
            }
        }
        assert_eq!(bending(52, 4, true, Stage::Paroli, Stage::Paroli), None);
        assert_eq!(bending(51, 4, false, Stage::Plain, Stage::Paroli), None);
    }
}
