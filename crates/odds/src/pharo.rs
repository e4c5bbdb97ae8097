//! The bank's share of every stake, exactly.
//!
//! Cards are counted as `unseen`: all undrawn cards, with the void last one among them, while the bottom card is not
//! known (an even number); only the live ones once it is known (an odd number). Both end the same way: with two unseen
//! cards, or one, comes the last turn, in which a card can only lose.

use crate::bend::{AtPlie, Stage};
pub use crate::fraction::Fraction;
use crate::fraction::Pair;
use crate::pack::{COPIES, Pack};
use spadille_core::CardSet;

/// Turns of a taille.
pub const TURNS: u8 = 26;

fn whole(n: i64) -> Fraction {
    Fraction::from_integer(n.into())
}

fn half() -> Fraction {
    Fraction::new(1, 2)
}

/// Whether so many copies can be among so many unseen cards of a pack.
pub fn is_possible(unseen: u8, copies: u8) -> bool {
    (1..=2 * TURNS).contains(&unseen) && copies <= COPIES && copies <= unseen
}

/// In the last turn only the first card is live.
fn last_turn_loses(unseen: u8, copies: u8) -> Fraction {
    Fraction::new(copies.into(), unseen.into())
}

/// The banker's expectation per unit of a plain stake that is withdrawn after one turn, which is not the last.
pub fn one_turn(unseen: u8, copies: u8) -> Option<Fraction> {
    Pair::drawn(unseen, copies).filter(|_| is_possible(unseen, copies)).map(|p| p.both * half())
}

/// The banker's expectation per unit of a card that stands at this stage and is collected when it next wins; if it is plain,
/// half is paid at a plié.
pub fn standing(unseen: u8, copies: u8, stage: Stage) -> Option<Fraction> {
    if stage != Stage::Plain {
        return bending(unseen, copies, stage, stage);
    }
    // Asked for most often, and quicker than by way of the ladder.
    let [win, lose, plie, _] = outcomes(unseen, copies)?;
    Some(lose - win + plie * half())
}

/// The same when on each win the next bend on the way to `goal` is made, and a win there is collected.
pub fn bending(unseen: u8, copies: u8, stage: Stage, goal: Stage) -> Option<Fraction> {
    let mut ladder = Ladder { goal, known: Default::default() };
    is_possible(unseen, copies).then(|| ladder.edge(unseen, copies, stage))
}

/// The chances of a plain stake that is left until it is decided: to win, to lose, to meet a plié, to stand to the end.
pub fn outcomes(unseen: u8, copies: u8) -> Option<[Fraction; 4]> {
    let [mut win, mut lose, mut plie] = [whole(0); 3];
    let (mut left, mut still) = (Some(unseen).filter(|_| is_possible(unseen, copies))?, whole(1));
    while left > 2 {
        let p = Pair::drawn(left, copies)?;
        win += still * p.second;
        lose += still * p.first;
        plie += still * p.both;
        still *= p.neither;
        left -= 2;
        if copies > left {
            // Not all copies can still be there: the stake has been decided.
            return Some([win, lose, plie, whole(0)]);
        }
    }
    let lost = last_turn_loses(left, copies);
    Some([win, lose + still * lost, plie, still * (whole(1) - lost)])
}

/// Expectations of a plan that bends, by cards unseen, copies and stage.
struct Ladder {
    goal: Stage,
    known: std::collections::HashMap<(u8, u8, Stage), Fraction>,
}

impl Ladder {
    fn edge(&mut self, unseen: u8, copies: u8, stage: Stage) -> Fraction {
        if let Some(&known) = self.known.get(&(unseen, copies, stage)) {
            return known;
        }
        let edge = self.work_out(unseen, copies, stage);
        self.known.insert((unseen, copies, stage), edge);
        edge
    }

    fn work_out(&mut self, unseen: u8, copies: u8, stage: Stage) -> Fraction {
        let rung = stage.rung();
        let (lost, closed) = (whole(-rung.lose()), whole(-rung.close_halves()) * half());
        let Some(p) = Pair::drawn(unseen, copies).filter(|_| unseen > 2) else {
            let loses = if unseen == 0 { whole(0) } else { last_turn_loses(unseen, copies.min(unseen)) };
            return loses * lost + (whole(1) - loses) * closed;
        };
        let next = stage.towards(self.goal).filter(|_| stage != self.goal);
        p.first * lost
            + weighed(p.neither, || self.edge(unseen - 2, copies, stage))
            + weighed(p.second, || next.map_or(whole(-rung.win), |next| self.edge(unseen - 2, copies - 1, next)))
            + weighed(p.both, || match rung.plie {
                AtPlie::Asks => half(),
                AtPlie::StepsBack(back) => self.edge(unseen - 2, copies - 2, back),
                AtPlie::PaysStake => whole(1) + self.edge(unseen - 2, copies - 2, stage),
            })
    }
}

/// What something is worth that happens with this chance; what cannot happen is not looked at.
fn weighed(chance: Fraction, worth: impl FnOnce() -> Fraction) -> Fraction {
    if chance == whole(0) { chance } else { chance * worth() }
}

/// The chance of so many wins running on one card in this taille, an ear bent each time. A plié ends the run only
/// while the card is plain.
pub fn streak(unseen: u8, copies: u8, wins: u8) -> Option<Fraction> {
    fn run(unseen: u8, copies: u8, wins: u8, bent: bool) -> Fraction {
        let Some(p) = Pair::drawn(unseen, copies).filter(|_| unseen > 2 && wins > 0 && copies > 0) else {
            return whole(i64::from(wins == 0));
        };
        let paired = if bent { p.both } else { whole(0) };
        weighed(p.second, || run(unseen - 2, copies - 1, wins - 1, true))
            + weighed(p.neither, || run(unseen - 2, copies, wins, bent))
            + weighed(paired, || run(unseen - 2, copies - 2, wins, true))
    }
    is_possible(unseen, copies).then(|| if wins > copies { whole(0) } else { run(unseen, copies, wins, false) })
}

/// The mean number of equal pairs in a taille, with or without the last pair.
pub fn expected_plies(last: bool) -> Fraction {
    let pairs = TURNS - u8::from(!last);
    // Whatever the first card is, three of the other 51 match it.
    Fraction::new(i128::from(pairs) * i128::from(COPIES - 1), i128::from(2 * TURNS - 1))
}

/// The unseen cards by colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Colours {
    /// Hearts and diamonds unseen.
    pub red: u8,
    /// Spades and clubs unseen.
    pub black: u8,
}

impl Colours {
    /// What is left when these cards have been seen.
    pub fn unseen(seen: CardSet) -> Colours {
        let left = Pack::Full.cards().minus(seen);
        let red = left.iter().filter(|c| c.suit().is_red()).count() as u8;
        Colours { red, black: left.len() - red }
    }

    /// The chance that a guess of red, or of black, is wrong; nothing when no card is left.
    pub fn wrong(self, red: bool) -> Option<Fraction> {
        let (other, all) = (if red { self.black } else { self.red }, self.red + self.black);
        (all > 0).then(|| Fraction::new(other.into(), all.into()))
    }

    /// The chance of guessing wrong with the better guess; nothing when no card is left.
    pub fn loss(self) -> Option<Fraction> {
        let all = self.red + self.black;
        (all > 0).then(|| Fraction::new(self.red.min(self.black).into(), all.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_bets_have_no_odds() {
        for (unseen, copies) in [(0, 0), (2, 3), (53, 1), (10, 5), (255, 255)] {
            assert_eq!(standing(unseen, copies, Stage::Plain), None);
            assert_eq!(outcomes(unseen, copies), None);
            assert_eq!(streak(unseen, copies, 1), None);
        }
        assert_eq!(one_turn(1, 1), None);
        assert_eq!(streak(52, 4, 255), Some(whole(0)));
    }

    /// Every number of unseen cards with every number of copies among them.
    fn packs() -> impl Iterator<Item = (u8, u8)> {
        (1..=52).flat_map(|unseen| (0..=4.min(unseen)).map(move |copies| (unseen, copies)))
    }

    #[test]
    fn a_plan_that_bends_works_for_every_bend_and_every_pack() {
        for stage in Stage::ALL.iter().copied().filter(|s| s.is_bent()) {
            for (unseen, copies) in packs() {
                assert!(bending(unseen, copies, Stage::Plain, stage).is_some_and(|e| e >= whole(0)));
            }
        }
    }

    #[test]
    fn a_card_bent_outwards_is_saved_lost_or_owes_its_half() {
        for (unseen, copies) in packs() {
            let [_, lose, plie, undecided] = outcomes(unseen, copies).unwrap();
            assert_eq!(standing(unseen, copies, Stage::Outward), Some(lose + (plie + undecided) * half()));
        }
    }

    #[test]
    fn whoever_has_won_never_gains_by_bending() {
        for (stage, next) in Stage::ALL.iter().copied().flat_map(|s| s.rung().next.iter().map(move |next| (s, *next))) {
            for (unseen, copies) in packs().filter(|(unseen, copies)| *unseen <= 50 && *copies <= 3) {
                let bent = standing(unseen, copies, next).unwrap();
                assert!(bent >= whole(-stage.rung().win), "{next:?}, {copies} of {unseen}");
            }
        }
    }

    #[test]
    fn guessing_the_majority_is_never_worse_than_half() {
        assert_eq!(Colours::unseen(CardSet::EMPTY).loss(), Some(half()));
        let few = Colours { red: 3, black: 1 };
        assert_eq!([true, false].map(|red| few.wrong(red)), [Some(Fraction::new(1, 4)), Some(Fraction::new(3, 4))]);
        assert_eq!(Colours::unseen(Pack::Full.cards()).loss(), None);
    }
}
