//! The cards that are dealt, and what each test could find in them.

use super::chances::{agreements, at_least, pairs_of_a_rank, successions, winning_ranks};
use super::{Dealing, MOST, Test};
use spadille_core::{Card, Rank};
use std::collections::{BTreeMap, BTreeSet};

/// More packs than this are nowhere shuffled together.
const MOST_PACKS: usize = 8;

/// Less likely than this is not told apart: it would soon be nought, which nothing is that has happened.
const UNLIKELIEST: f64 = 1e-300;

/// A chance, or a bound of it, that can be told.
pub(super) fn told(chance: f64) -> f64 {
    chance.clamp(UNLIKELIEST, 1.0)
}

/// One or several whole packs, shuffled together.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Shoe {
    /// How many ranks there are, four cards of each in a pack.
    pub ranks: usize,
    /// How many packs.
    pub packs: usize,
}

impl Shoe {
    /// What cards are, if they are whole packs.
    pub fn of(deal: &[Card]) -> Option<Shoe> {
        let mut copies: BTreeMap<Card, usize> = BTreeMap::new();
        deal.iter().for_each(|card| *copies.entry(*card).or_default() += 1);
        let packs = *copies.values().next()?;
        let mut suits: BTreeMap<Rank, usize> = BTreeMap::new();
        copies.keys().for_each(|card| *suits.entry(card.rank()).or_default() += 1);
        let is_whole = packs <= MOST_PACKS
            && copies.values().all(|n| *n == packs)
            && (8..=13).contains(&suits.len())
            && suits.values().all(|n| *n == 4);
        is_whole.then_some(Shoe { ranks: suits.len(), packs })
    }

    /// How many cards there are.
    pub fn cards(self) -> usize {
        4 * self.ranks * self.packs
    }

    /// The tests that can be made where such cards are dealt so, with however many deals.
    pub fn tests(self, dealing: Dealing) -> Vec<Test> {
        let wins = dealing.schnitt && self == Shoe { ranks: 13, packs: 1 };
        // Cards that differ are told by their neighbours, wherever a cut moved them; equal ones only by their places.
        let running = if self.packs == 1 { Test::Succession } else { Test::Shift };
        let all = [
            (dealing.pairs, Test::Echo),
            (true, running),
            (wins, Test::Winners),
            (dealing.pairs, Test::Pairs),
            (true, Test::FirstCards),
        ];
        all.into_iter().filter(|(is_made, _)| *is_made).map(|(_, test)| test).collect()
    }

    /// The least chance that a test could ever show with so many deals, so many of them right after another; 1 where it shows nothing.
    pub fn least(self, test: Test, deals: usize, running: usize) -> f64 {
        let times = deals.min(MOST) as i32;
        told(match test {
            Test::Echo => {
                let pairs = self.cards() / 2;
                at_least(&pairs_of_a_rank(self.ranks, self.packs), pairs) * (pairs * deals) as f64
            }
            Test::Succession | Test::Shift if running == 0 => 1.0,
            Test::Succession => at_least(&successions(self.cards()), self.cards()) * running as f64,
            Test::Shift => {
                let all = at_least(&agreements(4 * self.ranks, self.packs), self.cards());
                all * (self.cards() * running) as f64
            }
            Test::Winners => winning_ranks()[0].powi(times),
            Test::Pairs => {
                let paired = pairs_of_a_rank(self.ranks, self.packs);
                let (none, all) = (paired[0], paired[self.cards() / 2]);
                2.0 * none.min(all).powi(times)
            }
            // Always the same rank.
            Test::FirstCards => 2.0 * self.ranks as f64 * (self.ranks as f64).recip().powi(times),
        })
    }

    /// How many deals, of one match, it takes before a test could show a chance of this part of the level; nothing where no further deal
    /// would do it.
    pub fn takes(self, test: Test, deals: usize, running: usize, part: f64) -> Option<usize> {
        let more = if test.is_of_two_deals() { running + 2 } else { deals + 1 };
        (more..=MOST).find(|deals| self.least(test, *deals, deals - 1) <= part)
    }
}

/// What was dealt once and stands in two matches: how many first deals of one are those of the other. The last of them may have been cut
/// otherwise, where the match was played on from before the cut.
pub(super) fn shared(earlier: &[&Vec<Card>], later: &[&Vec<Card>]) -> usize {
    let same = earlier.iter().zip(later).take_while(|(a, b)| a == b).count();
    let is_recut = match (earlier.get(same), later.get(same)) {
        (Some(a), Some(b)) => (1..a.len()).any(|by| a[by..] == b[..a.len() - by] && a[..by] == b[a.len() - by..]),
        _ => false,
    };
    same + usize::from(is_recut)
}

/// How often the rank that comes first most often does so, and the rarest one.
pub(super) fn first_cards(deals: &[&Vec<Card>]) -> (usize, usize) {
    let ranks: BTreeSet<Rank> = deals.iter().flat_map(|deal| deal.iter()).map(|card| card.rank()).collect();
    let came = |rank: &Rank| deals.iter().filter(|deal| deal[0].rank() == *rank).count();
    let counts: Vec<usize> = ranks.iter().map(came).collect();
    (counts.iter().max().copied().unwrap_or(0), counts.iter().min().copied().unwrap_or(0))
}
