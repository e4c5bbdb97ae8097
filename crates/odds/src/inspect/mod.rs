//! Tells a fair pack from a prepared one by the order in which cards fell.
//!
//! Every test is of the same kind: it counts something whose distribution with honestly shuffled cards is known exactly, and asks how
//! likely at least so much (or so little) is. Where a test looks at several places, its chance is multiplied by their number; where
//! several tests are made, each gets its part of the level. So honest cards are suspected at most as often as the level says.
//!
//! * **Echo**: cards fall in pairs; the second cards repeat the first cards some pairs before. The prepared pack of Schnitt does it
//!   twenty-six times of twenty-six (004:105).
//! * **Succession**: the same card follows the same card in two deals running. A sham shuffle, which only cuts, keeps all of it (004:113).
//! * **Winners**: at Schnitt, how many ranks win; honest cards let 6.24 of thirteen.
//! * **Pairs**: how often both cards of a pair are of one rank: the bank's profit at Pharo and its relatives.
//! * **First cards**: whether every rank comes first as often as the others.

mod chances;
mod records;

use chances::{at_least, at_most, chi_square, mean, of_many};
pub use chances::{pairs_of_a_rank, successions, winning_ranks};
pub use records::deals;
use spadille_core::{Card, Lang, Rank, Text, text};
use std::collections::{BTreeMap, HashMap};

/// What whoever watches the succession of the cards of Schnitt finds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Inspection {
    /// By how many cards the second taille is the first one shifted; nothing where it is not.
    pub rotation: Option<u8>,
    /// By how many places the punters' cards of the first taille repeat the banker's.
    pub lag: u8,
    /// How many of the twenty-six do.
    pub matches: u8,
}

impl Inspection {
    /// Compares two tailles in their order of dealing. Nothing where they are no whole tailles.
    pub fn of(first: &[Card], second: &[Card]) -> Option<Inspection> {
        if first.len() != 52 || second.len() != 52 {
            return None;
        }
        let is_rotation = |by: &usize| (0..52).all(|i| second[i] == first[(i + by) % 52]);
        let (lag, matches) = echo(first);
        let rotation = (0..52).find(is_rotation).map(|by| by as u8);
        Some(Inspection { rotation, lag: lag as u8, matches: matches as u8 })
    }

    /// Whether the pack was prepared.
    pub fn is_prepared(&self) -> bool {
        self.rotation.is_some() || self.matches == 26
    }
}

/// The smallest number of pairs after which most second cards repeat the first ones, and how many do.
fn echo(deal: &[Card]) -> (usize, usize) {
    let pairs = deal.len() / 2;
    let rank = |at: usize| deal[at].rank();
    let agree = |lag: usize| (0..pairs).filter(|i| rank(2 * i + 1) == rank(2 * ((i + pairs - lag) % pairs))).count();
    (0..pairs).map(|lag| (lag, agree(lag))).rev().max_by_key(|(_, found)| *found).unwrap_or_default()
}

/// How many cards are followed by the card that followed them in the deal before, the last by the first.
fn kept(before: &[Card], now: &[Card]) -> usize {
    let next: HashMap<Card, Card> = (0..before.len()).map(|i| (before[i], before[(i + 1) % before.len()])).collect();
    (0..now.len()).filter(|i| next.get(&now[*i]) == Some(&now[(i + 1) % now.len()])).count()
}

/// How many ranks win at Schnitt: those whose first card falls second in its pair.
fn winners(deal: &[Card]) -> usize {
    let mut seen: Vec<Rank> = Vec::new();
    let mut won = 0;
    for (at, card) in deal.iter().enumerate() {
        if !seen.contains(&card.rank()) {
            seen.push(card.rank());
            won += at % 2;
        }
    }
    won
}

/// How many pairs are of one rank.
fn equal_pairs(deal: &[Card]) -> usize {
    deal.as_chunks::<2>().0.iter().filter(|pair| pair[0].rank() == pair[1].rank()).count()
}

/// What is tested.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    /// The second cards repeat the first ones.
    Echo,
    /// Cards follow each other as in the deal before.
    Succession,
    /// Few ranks win at Schnitt.
    Winners,
    /// Many or few pairs of one rank.
    Pairs,
    /// Some ranks come first more often than others.
    FirstCards,
}

/// What a test found.
#[derive(Copy, Clone, PartialEq, Debug, serde::Serialize)]
pub struct Finding {
    /// The test.
    pub test: Test,
    /// What was counted: the most in one deal, or in all deals together.
    pub found: f64,
    /// What is counted on average with honest cards.
    pub expected: f64,
    /// How likely honest cards look so or worse; not above 1.
    pub chance: f64,
    /// Whether that is too unlikely.
    pub suspicious: bool,
}

impl Finding {
    /// What was found, as a line.
    pub fn told(&self, lang: Lang) -> Text {
        let test = match self.test {
            Test::Echo => text!("inspect-test-echo"),
            Test::Succession => text!("inspect-test-succession"),
            Test::Winners => text!("inspect-test-winners"),
            Test::Pairs => text!("inspect-test-pairs"),
            Test::FirstCards => text!("inspect-test-first-cards"),
        };
        let number = |number: String| if lang == Lang::De { number.replace('.', ",") } else { number };
        let found = if self.found.fract() == 0.0 { format!("{:.0}", self.found) } else { format!("{:.1}", self.found) };
        let chance = if self.chance < 0.001 { format!("{:.1e}", self.chance) } else { format!("{:.3}", self.chance) };
        let verdict = if self.suspicious { text!("inspect-alarm") } else { text!("inspect-quiet") };
        text!(
            "inspect-line",
            test = test,
            found = number(found),
            expected = number(format!("{:.2}", self.expected)),
            chance = number(chance),
            verdict = verdict
        )
    }
}

/// How a game deals.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Dealing {
    /// Cards fall in pairs, the first for the bank.
    pub pairs: bool,
    /// The rules of Schnitt: a rank wins or loses by its first card.
    pub schnitt: bool,
}

impl Dealing {
    /// How a game against a bank deals; nothing for other games.
    pub fn of(game: &str) -> Option<Dealing> {
        let (pairs, schnitt) = match game {
            "schnitt" => (true, true),
            "pharo" | "sussmilch" => (true, false),
            "landsknecht" | "bluchern" | "haufeln" | "vingt-et-un" | "onze-et-demie" => (false, false),
            _ => return None,
        };
        Some(Dealing { pairs, schnitt })
    }
}

/// What was found in some deals.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct Report {
    /// How many deals of a whole pack there were.
    pub deals: usize,
    /// How often honest cards are suspected, at most.
    pub level: f64,
    /// The tests that could be made.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether the cards look prepared.
    pub fn is_suspicious(&self) -> bool {
        self.findings.iter().any(|finding| finding.suspicious)
    }
}

/// A level at which honest cards are suspected once in a thousand inspections.
pub const LEVEL: f64 = 0.001;

/// More deals than this are not looked at.
pub const MOST: usize = 2000;

/// Whether cards are a whole pack of so many ranks, four of each.
fn is_whole(deal: &[Card]) -> bool {
    let mut ranks: BTreeMap<Rank, usize> = BTreeMap::new();
    deal.iter().for_each(|card| *ranks.entry(card.rank()).or_default() += 1);
    let mut cards = deal.to_vec();
    cards.sort_unstable();
    cards.dedup();
    cards.len() == deal.len() && (8..=13).contains(&ranks.len()) && ranks.values().all(|n| *n == 4)
}

/// Looks at the deals of one or several matches, in order; each match is a list of packs in their order of falling. What is no
/// whole pack of the size of the first one is left out.
pub fn inspect(matches: &[Vec<Vec<Card>>], dealing: Dealing, level: f64) -> Report {
    let Some(size) = matches.iter().flatten().find(|deal| is_whole(deal)).map(Vec::len) else {
        return Report { deals: 0, level, findings: Vec::new() };
    };
    let fits = |deal: &&Vec<Card>| deal.len() == size && is_whole(deal);
    let matches: Vec<Vec<&Vec<Card>>> = matches.iter().map(|deals| deals.iter().filter(fits).collect()).collect();
    let deals: Vec<&Vec<Card>> = matches.iter().flatten().copied().take(MOST).collect();
    let ranks = size / 4;
    let paired = pairs_of_a_rank(ranks as u8);
    let mut findings = Vec::new();
    let mut find = |test, found: f64, expected: f64, chance: f64| {
        findings.push(Finding { test, found, expected, chance: chance.min(1.0), suspicious: false });
    };
    if dealing.pairs {
        // Whatever the distance, it pairs every place with one other.
        let most = deals.iter().map(|deal| echo(deal).1).max().unwrap_or(0);
        let places = (size / 2 * deals.len()) as f64;
        find(Test::Echo, most as f64, mean(&paired), at_least(&paired, most) * places);
    }
    let running: Vec<usize> =
        matches.iter().flat_map(|deals| deals.windows(2)).take(MOST).map(|two| kept(two[0], two[1])).collect();
    if let Some(most) = running.iter().max() {
        let chances = successions(size as u8);
        find(Test::Succession, *most as f64, mean(&chances), at_least(&chances, *most) * running.len() as f64);
    }
    if dealing.schnitt && ranks == 13 {
        let won: usize = deals.iter().map(|deal| winners(deal)).sum();
        let chances = of_many(&winning_ranks(), deals.len());
        find(Test::Winners, won as f64, mean(&chances), at_most(&chances, won));
    }
    if dealing.pairs {
        let equal: usize = deals.iter().map(|deal| equal_pairs(deal)).sum();
        let chances = of_many(&paired, deals.len());
        let chance = 2.0 * at_least(&chances, equal).min(at_most(&chances, equal));
        find(Test::Pairs, equal as f64, mean(&chances), chance);
    }
    // The approximation wants enough in every box.
    if deals.len() >= 10 * ranks {
        let mut first: BTreeMap<Rank, f64> = BTreeMap::new();
        deals.iter().for_each(|deal| *first.entry(deal[0].rank()).or_default() += 1.0);
        let each = deals.len() as f64 / ranks as f64;
        let missing = (ranks - first.len()) as f64 * each;
        let sum = first.values().map(|n| (n - each).powi(2) / each).sum::<f64>() + missing;
        find(Test::FirstCards, sum, (ranks - 1) as f64, chi_square(ranks - 1, sum));
    }
    let part = level / findings.len().max(1) as f64;
    findings.iter_mut().for_each(|finding| finding.suspicious = finding.chance <= part);
    Report { deals: deals.len(), level, findings }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::Pack;
    use rand::SeedableRng as _;
    use rand::seq::SliceRandom as _;
    use rand_chacha::ChaCha8Rng;

    const SCHNITT: Dealing = Dealing { pairs: true, schnitt: true };

    fn fair(rng: &mut ChaCha8Rng, pack: Pack, deals: usize) -> Vec<Vec<Card>> {
        let shuffle = |_| {
            let mut deal: Vec<Card> = pack.cards().iter().collect();
            deal.shuffle(rng);
            deal
        };
        (0..deals).map(shuffle).collect()
    }

    /// Counts in shuffled packs beside the reckoned chances.
    #[test]
    fn shuffled_packs_are_as_reckoned() {
        let mut rng = ChaCha8Rng::seed_from_u64(13);
        let n = 40_000;
        let deals = fair(&mut rng, Pack::Full, n);
        let check = |counts: Vec<usize>, chances: &[f64]| {
            for (value, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 1e-3) {
                let found = counts.iter().filter(|count| **count == value).count() as f64 / counts.len() as f64;
                let allowed = 5.0 * (chance * (1.0 - chance) / counts.len() as f64).sqrt();
                assert!((found - chance).abs() < allowed, "{value}: {found} {chance}");
            }
        };
        check(deals.iter().map(|deal| equal_pairs(deal)).collect(), &pairs_of_a_rank(13));
        check(deals.iter().map(|deal| winners(deal)).collect(), &winning_ranks());
        check(deals.windows(2).map(|two| kept(&two[0], &two[1])).collect(), &successions(52));
        // Seconds at some distance from firsts are pairs like any others.
        let echoes =
            |deal: &Vec<Card>| (0..26).filter(|i| deal[2 * i + 1].rank() == deal[2 * ((i + 19) % 26)].rank()).count();
        check(deals.iter().map(echoes).collect(), &pairs_of_a_rank(13));
    }

    /// Honest cards are suspected no more often than the level says: over two thousand inspections of five tailles, at a level of
    /// one in twenty.
    #[test]
    fn honest_cards_are_seldom_suspected() {
        let mut rng = ChaCha8Rng::seed_from_u64(14);
        for (pack, dealing) in [(Pack::Full, SCHNITT), (Pack::Short, Dealing { pairs: true, schnitt: false })] {
            let level = 0.05;
            let alarms =
                (0..2000).filter(|_| inspect(&[fair(&mut rng, pack, 5)], dealing, level).is_suspicious()).count();
            // 100 would be the level itself; 4.5 deviations above it would be 144.
            println!("{alarms} alarms in 2000 at one in twenty");
            assert!(alarms <= 144, "{alarms}");
        }
        // At the level of the house, nobody in two thousand but by a great accident.
        let alarms =
            (0..2000).filter(|_| inspect(&[fair(&mut rng, Pack::Full, 3)], SCHNITT, LEVEL).is_suspicious()).count();
        println!("{alarms} alarms in 2000 at one in a thousand");
        assert!(alarms <= 8, "{alarms}");
    }

    #[test]
    fn first_cards_that_favour_a_rank_are_noticed() {
        let mut rng = ChaCha8Rng::seed_from_u64(15);
        let mut deals = fair(&mut rng, Pack::Full, 200);
        let plain = Dealing { pairs: false, schnitt: false };
        assert!(!inspect(&[deals.clone()], plain, LEVEL).is_suspicious());
        for deal in deals.iter_mut().step_by(4) {
            let ace = deal.iter().position(|card| card.rank() == Rank::Ace).unwrap();
            deal.swap(0, ace);
        }
        let report = inspect(&[deals], plain, LEVEL);
        assert!(
            report.findings.iter().any(|finding| finding.test == Test::FirstCards && finding.suspicious),
            "{report:?}"
        );
    }

    #[test]
    fn what_is_no_pack_is_left_out() {
        let report = inspect(&[vec![vec![], Pack::Full.cards().iter().take(7).collect()]], SCHNITT, LEVEL);
        assert_eq!((report.deals, report.is_suspicious()), (0, false));
        assert_eq!(inspect(&[], SCHNITT, LEVEL).deals, 0);
    }
}
