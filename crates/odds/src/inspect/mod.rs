//! Tells fair packs from prepared ones by the order in which cards fell.
//!
//! Every test is of the same kind: it counts something whose distribution with honestly shuffled cards is known exactly, and asks how
//! likely at least so much (or so little) is. Where a test looks at several places, its chance is multiplied by their number; each test
//! that the game allows gets the same part of the level. So honest cards are suspected at most as often as the level says. A test that could
//! not come below its part whatever the cards did says nothing, and neither does an inspection that has no other: that is too few deals,
//! not honest cards.
//!
//! * **Echo**: cards fall in pairs; the second cards repeat the first cards some pairs before. The prepared pack of Schnitt does it
//!   twenty-six times of twenty-six (004:105).
//! * **Succession**: the same card follows the same card in two deals running. A sham shuffle, which only cuts, keeps all of it (004:113).
//! * **Shift**: the same with several packs, where equal cards cannot be told apart: places that agree with the deal before, all cards
//!   moved by one distance.
//! * **Winners**: at Schnitt, how many ranks win; honest cards let 6.24 of thirteen.
//! * **Pairs**: how often both cards of a pair are of one rank: the bank's profit at Pharo and its relatives.
//! * **First cards**: whether some rank comes first more often, or less often, than the others.

mod chances;
mod records;
mod shoe;

pub use chances::{agreements, pairs_of_a_rank, successions, winning_ranks};
use chances::{at_least, at_most, mean, of_many};
pub use records::deals;
use shoe::Shoe;
use spadille_core::{Card, Lang, Rank, Text, text};
use std::collections::HashMap;

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

/// How many places at most hold the card of the deal before, if all of that is moved by one distance.
fn shifted(before: &[Card], now: &[Card]) -> usize {
    let mut places: HashMap<Card, Vec<usize>> = HashMap::new();
    before.iter().enumerate().for_each(|(at, card)| places.entry(*card).or_default().push(at));
    let mut agree = vec![0; before.len()];
    for (at, card) in now.iter().enumerate() {
        for was in places.get(card).into_iter().flatten() {
            agree[(was + before.len() - at) % before.len()] += 1;
        }
    }
    agree.into_iter().max().unwrap_or(0)
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
    /// Cards of several packs lie as in the deal before, all moved by one distance.
    Shift,
    /// Few ranks win at Schnitt.
    Winners,
    /// Many or few pairs of one rank.
    Pairs,
    /// Some rank comes first more often or less often than others.
    FirstCards,
}

impl Test {
    /// Whether it holds a deal beside the one before.
    pub fn is_of_two_deals(self) -> bool {
        matches!(self, Test::Succession | Test::Shift)
    }

    /// What it counts.
    fn told(self) -> Text {
        match self {
            Test::Echo => text!("inspect-test-echo"),
            Test::Succession => text!("inspect-test-succession"),
            Test::Shift => text!("inspect-test-shift"),
            Test::Winners => text!("inspect-test-winners"),
            Test::Pairs => text!("inspect-test-pairs"),
            Test::FirstCards => text!("inspect-test-first-cards"),
        }
    }
}

/// What a test found.
#[derive(Copy, Clone, PartialEq, Debug, serde::Serialize)]
pub struct Finding {
    /// The test.
    pub test: Test,
    /// What was counted: the most in one deal, or in all deals together.
    pub found: usize,
    /// What is counted on average with honest cards.
    pub expected: f64,
    /// How likely honest cards look so or worse, at most; not above 1, and never nought.
    pub chance: f64,
    /// Whether that is too unlikely.
    pub suspicious: bool,
}

impl Finding {
    /// What was found, as a line.
    pub fn told(&self, lang: Lang) -> Text {
        let number = |number: String| if lang == Lang::De { number.replace('.', ",") } else { number };
        let chance = if self.chance < 0.001 { format!("{:.1e}", self.chance) } else { format!("{:.3}", self.chance) };
        let verdict = if self.suspicious { text!("inspect-alarm") } else { text!("inspect-quiet") };
        text!(
            "inspect-line",
            test = self.test.told(),
            found = self.found,
            expected = number(format!("{:.2}", self.expected)),
            chance = number(chance),
            verdict = verdict
        )
    }
}

/// A test that could not have shown anything, whatever the cards did.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Silent {
    /// The test.
    pub test: Test,
    /// How many deals it takes, of one match where it is of two deals; nothing where no number of them is enough at this level.
    pub takes: Option<usize>,
}

impl Silent {
    /// What it takes, as a line.
    pub fn told(&self) -> Text {
        match self.takes {
            Some(deals) if self.test.is_of_two_deals() => {
                text!("inspect-silent-running", test = self.test.told(), deals = deals)
            }
            Some(deals) => text!("inspect-silent", test = self.test.told(), deals = deals),
            None => text!("inspect-silent-level", test = self.test.told()),
        }
    }
}

/// What an inspection comes to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing tells the cards from honest ones.
    Fair,
    /// The cards were prepared.
    Prepared,
    /// No test could have told.
    TooFew,
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
    /// How many deals of whole packs were looked at.
    pub deals: usize,
    /// How many packs were shuffled together.
    pub packs: usize,
    /// How many deals stand in an earlier match already, of which this is a copy or a fork; they are not counted again.
    pub shared: usize,
    /// How many were not looked at: of other packs than the first, of no whole pack, or too many.
    pub left_out: usize,
    /// How often honest cards are suspected, at most.
    pub level: f64,
    /// The tests that could tell something.
    pub findings: Vec<Finding>,
    /// The others that the game allows.
    pub silent: Vec<Silent>,
}

impl Report {
    /// What it comes to.
    pub fn verdict(&self) -> Verdict {
        if self.findings.is_empty() {
            Verdict::TooFew
        } else if self.is_suspicious() {
            Verdict::Prepared
        } else {
            Verdict::Fair
        }
    }

    /// Whether the cards look prepared.
    pub fn is_suspicious(&self) -> bool {
        self.findings.iter().any(|finding| finding.suspicious)
    }

    /// What it comes to, in a sentence.
    pub fn told(&self) -> Text {
        let soonest =
            || self.silent.iter().filter_map(|silent| Some((silent.takes?, silent.test))).min_by_key(|(n, _)| *n);
        match self.verdict() {
            Verdict::Fair => text!("inspect-fair"),
            Verdict::Prepared => text!("inspect-prepared"),
            // Faulty packs, as a table may have agreed on: what honest ones do is known of whole packs only.
            Verdict::TooFew if self.deals == 0 => text!("inspect-no-whole", deals = self.left_out),
            Verdict::TooFew => match soonest() {
                Some((deals, test)) if test.is_of_two_deals() => text!("inspect-too-few-running", deals = deals),
                Some((deals, _)) => text!("inspect-too-few", deals = deals),
                None => text!("inspect-too-few-level"),
            },
        }
    }
}

/// A level at which honest cards are suspected once in a thousand inspections.
pub const LEVEL: f64 = 0.001;

/// More deals than this are not looked at.
pub const MOST: usize = 2000;

/// Looks at the deals of one or several matches, in order; each match is a list of shuffled packs in their order of falling. What is
/// not of the same cards as the first whole packs is left out, and what two matches share at their beginning is counted once.
pub fn inspect(matches: &[Vec<Vec<Card>>], dealing: Dealing, level: f64) -> Report {
    let sorted = |deal: &Vec<Card>| {
        let mut cards = deal.clone();
        cards.sort_unstable();
        cards
    };
    let given = matches.iter().map(Vec::len).sum();
    let first = matches.iter().flatten().find_map(|deal| Some((Shoe::of(deal)?, sorted(deal))));
    let Some((shoe, cards)) = first else {
        let (findings, silent) = (Vec::new(), Vec::new());
        return Report { deals: 0, packs: 0, shared: 0, left_out: given, level, findings, silent };
    };
    let fits = |deal: &&Vec<Card>| deal.len() == cards.len() && sorted(deal) == cards;
    let whole: Vec<Vec<&Vec<Card>>> = matches.iter().map(|deals| deals.iter().filter(fits).collect()).collect();
    let shared_with_earlier = |at: usize| whole[..at].iter().map(|earlier| shoe::shared(earlier, &whole[at])).max();
    let shared: Vec<usize> = (0..whole.len()).map(|at| shared_with_earlier(at).unwrap_or(0)).collect();
    let fresh = || whole.iter().zip(&shared);
    let deals: Vec<&Vec<Card>> = fresh().flat_map(|(deals, shared)| &deals[*shared..]).copied().take(MOST).collect();
    // The first new deal of a fork follows one that is shared.
    let running: Vec<&[&Vec<Card>]> =
        fresh().flat_map(|(deals, shared)| deals[shared.saturating_sub(1)..].windows(2)).take(MOST).collect();

    let tests = shoe.tests(dealing);
    // Whether a test can speak is known before a card has fallen, but its part stays the same, so that one can say what it takes.
    let part = level / tests.len() as f64;
    let (mut findings, mut silent) = (Vec::new(), Vec::new());
    for test in tests {
        if shoe.least(test, deals.len(), running.len()) > part {
            silent.push(Silent { test, takes: shoe.takes(test, deals.len(), running.len(), part) });
            continue;
        }
        let (found, expected, chance) = look(test, shoe, &deals, &running);
        let chance = shoe::told(chance);
        findings.push(Finding { test, found, expected, chance, suspicious: chance <= part });
    }
    let shared = shared.iter().sum();
    let left_out = given - shared - deals.len();
    Report { deals: deals.len(), packs: shoe.packs, shared, left_out, level, findings, silent }
}

/// What a test counts, what honest cards have on average, and how likely these are to look so or worse.
fn look(test: Test, shoe: Shoe, deals: &[&Vec<Card>], running: &[&[&Vec<Card>]]) -> (usize, f64, f64) {
    let paired = || pairs_of_a_rank(shoe.ranks, shoe.packs);
    // The most in one place of many.
    let most = |counts: &mut dyn Iterator<Item = usize>, one: &[f64], places: usize| {
        let most = counts.max().unwrap_or(0);
        (most, mean(one), at_least(one, most) * places as f64)
    };
    match test {
        // Whatever the distance, it pairs every place with one other.
        Test::Echo => most(&mut deals.iter().map(|deal| echo(deal).1), &paired(), shoe.cards() / 2 * deals.len()),
        Test::Succession => {
            let kept = &mut running.iter().map(|two| kept(two[0], two[1]));
            most(kept, &successions(shoe.cards()), running.len())
        }
        Test::Shift => {
            let agree = &mut running.iter().map(|two| shifted(two[0], two[1]));
            most(agree, &agreements(4 * shoe.ranks, shoe.packs), shoe.cards() * running.len())
        }
        Test::Winners => {
            let won = deals.iter().map(|deal| winners(deal)).sum();
            let chances = of_many(&winning_ranks(), deals.len());
            (won, mean(&chances), at_most(&chances, won))
        }
        Test::Pairs => {
            let equal = deals.iter().map(|deal| equal_pairs(deal)).sum();
            let chances = of_many(&paired(), deals.len());
            (equal, mean(&chances), 2.0 * at_least(&chances, equal).min(at_most(&chances, equal)))
        }
        Test::FirstCards => {
            let one = (shoe.ranks as f64).recip();
            let chances = of_many(&[1.0 - one, one], deals.len());
            let (most, fewest) = shoe::first_cards(deals);
            let (often, seldom) = (at_least(&chances, most), at_most(&chances, fewest));
            let found = if often <= seldom { most } else { fewest };
            // Any rank may be the one, in either way.
            (found, mean(&chances), 2.0 * shoe.ranks as f64 * often.min(seldom))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::Pack;
    use rand::SeedableRng as _;
    use rand::seq::SliceRandom as _;
    use rand_chacha::ChaCha8Rng;

    const SCHNITT: Dealing = Dealing { pairs: true, schnitt: true };
    const PHARO: Dealing = Dealing { pairs: true, schnitt: false };
    const PLAIN: Dealing = Dealing { pairs: false, schnitt: false };

    /// Honest deals of so many packs shuffled together.
    fn fair(rng: &mut ChaCha8Rng, pack: Pack, packs: usize, deals: usize) -> Vec<Vec<Card>> {
        let shuffle = |_| {
            let mut deal: Vec<Card> = (0..packs).flat_map(|_| pack.cards().iter()).collect();
            deal.shuffle(rng);
            deal
        };
        (0..deals).map(shuffle).collect()
    }

    /// The cards cut at a place.
    fn cut(deal: &[Card], at: usize) -> Vec<Card> {
        [&deal[at..], &deal[..at]].concat()
    }

    /// Counts in shuffled packs beside the reckoned chances.
    #[test]
    fn shuffled_packs_are_as_reckoned() {
        let mut rng = ChaCha8Rng::seed_from_u64(13);
        let n = 40_000;
        let deals = fair(&mut rng, Pack::Full, 1, n);
        let check = |counts: Vec<usize>, chances: &[f64]| {
            for (value, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 1e-3) {
                let found = counts.iter().filter(|count| **count == value).count() as f64 / counts.len() as f64;
                let allowed = 5.0 * (chance * (1.0 - chance) / counts.len() as f64).sqrt();
                assert!((found - chance).abs() < allowed, "{value}: {found} {chance}");
            }
        };
        check(deals.iter().map(|deal| equal_pairs(deal)).collect(), &pairs_of_a_rank(13, 1));
        check(deals.iter().map(|deal| winners(deal)).collect(), &winning_ranks());
        check(deals.windows(2).map(|two| kept(&two[0], &two[1])).collect(), &successions(52));
        // Seconds at some distance from firsts are pairs like any others.
        let echoes =
            |deal: &Vec<Card>| (0..26).filter(|i| deal[2 * i + 1].rank() == deal[2 * ((i + 19) % 26)].rank()).count();
        check(deals.iter().map(echoes).collect(), &pairs_of_a_rank(13, 1));
        // Three packs: their pairs, and their places at some shift.
        let shoes = fair(&mut rng, Pack::Full, 3, 10_000);
        check(shoes.iter().map(|deal| equal_pairs(deal)).collect(), &pairs_of_a_rank(13, 3));
        let agree = |two: &[Vec<Card>]| (0..156).filter(|at| two[1][*at] == two[0][(at + 31) % 156]).count();
        check(shoes.windows(2).map(agree).collect(), &agreements(52, 3));
        for two in shoes[..40].windows(2) {
            let at = |by: usize| (0..156).filter(|at| two[1][*at] == two[0][(at + by) % 156]).count();
            assert_eq!(Some(shifted(&two[0], &two[1])), (0..156).map(at).max());
        }
    }

    /// Honest cards are suspected no more often than the level says. So many alarms in so many inspections, or more, must not be rarer
    /// than once in a million at the stated rate: the lower end of the exact binomial interval lies below it.
    #[test]
    fn honest_cards_are_seldom_suspected() {
        let mut rng = ChaCha8Rng::seed_from_u64(14);
        for (pack, packs, deals, dealing, level, inspections) in [
            (Pack::Full, 1, 5, SCHNITT, 0.05, 2000),
            (Pack::Short, 1, 5, PHARO, 0.05, 2000),
            (Pack::Full, 1, 12, PLAIN, 0.05, 2000),
            (Pack::Full, 2, 6, PLAIN, 0.05, 2000),
            (Pack::Full, 2, 3, PLAIN, 0.5, 2000),
            (Pack::Full, 3, 4, PHARO, 0.05, 1000),
            (Pack::Full, 8, 6, PLAIN, 0.05, 500),
            (Pack::Full, 1, 3, SCHNITT, LEVEL, 2000),
            (Pack::Full, 2, 6, PLAIN, LEVEL, 2000),
            // Levels at which an approximation would go astray.
            (Pack::Full, 1, 150, PLAIN, 0.01, 500),
        ] {
            let is_alarmed = |_: &usize| inspect(&[fair(&mut rng, pack, packs, deals)], dealing, level).is_suspicious();
            let alarms = (0..inspections).filter(is_alarmed).count();
            println!("{packs} packs, {deals} deals, {dealing:?}: {alarms} of {inspections} at {level}");
            let honest = of_many(&[1.0 - level, level], inspections);
            assert!(at_least(&honest, alarms) > 1e-6, "{packs} {deals} {level}: {alarms} of {inspections}");
        }
    }

    #[test]
    fn first_cards_that_favour_or_shun_a_rank_are_noticed() {
        let mut rng = ChaCha8Rng::seed_from_u64(15);
        let honest = fair(&mut rng, Pack::Full, 1, 200);
        assert_eq!(inspect(std::slice::from_ref(&honest), PLAIN, LEVEL).verdict(), Verdict::Fair);
        let alarms = |deals: Vec<Vec<Card>>| {
            let report = inspect(&[deals], PLAIN, LEVEL);
            report.findings.iter().any(|finding| finding.test == Test::FirstCards && finding.suspicious)
        };
        let mut favoured = honest.clone();
        for deal in favoured.iter_mut().step_by(4) {
            let ace = deal.iter().position(|card| card.rank() == Rank::Ace).unwrap();
            deal.swap(0, ace);
        }
        assert!(alarms(favoured));
        let mut shunned = honest;
        for deal in shunned.iter_mut().filter(|deal| deal[0].rank() == Rank::Ace) {
            let other = deal.iter().position(|card| card.rank() != Rank::Ace).unwrap();
            deal.swap(0, other);
        }
        assert!(alarms(shunned));
    }

    /// Shoes that are only cut, or cut with one card moved, or dealt as they were: of one and of several packs.
    #[test]
    fn prepared_shoes_are_told() {
        let mut rng = ChaCha8Rng::seed_from_u64(16);
        for packs in [1, 2, 3, 8] {
            let deal = fair(&mut rng, Pack::Full, packs, 1).remove(0);
            let mut moved = cut(&deal, 17);
            let card = moved.remove(5);
            moved.insert(30, card);
            for next in [cut(&deal, 17), moved, deal.clone()] {
                let report = inspect(&[vec![deal.clone(), next]], PLAIN, LEVEL);
                assert_eq!((report.verdict(), report.packs, report.deals), (Verdict::Prepared, packs, 2), "{report:?}");
                assert!(report.findings.iter().all(|finding| finding.chance > 0.0 && finding.chance <= 1.0));
            }
            // Every second card of several packs repeats the first: one deal is enough where cards fall in pairs.
            let half = fair(&mut rng, Pack::Full, packs, 1).remove(0);
            let mut twos = half;
            twos.sort_unstable_by_key(|card| card.rank());
            assert_eq!(inspect(&[vec![twos]], PHARO, LEVEL).verdict(), Verdict::Prepared);
        }
    }

    /// What no test could have told is not called honest, and what it takes is enough.
    #[test]
    fn too_few_deals_are_told() {
        let mut rng = ChaCha8Rng::seed_from_u64(17);
        for packs in [1, 2] {
            let deals = fair(&mut rng, Pack::Full, packs, 5);
            let one = inspect(&[deals[..1].to_vec()], PLAIN, LEVEL);
            assert_eq!((one.verdict(), one.deals, one.findings.len()), (Verdict::TooFew, 1, 0));
            // Two deals running, or five first cards: 26/13^5 is below a thousandth, halved; 26/13^4 is not.
            assert_eq!(one.silent.iter().map(|silent| silent.takes).collect::<Vec<_>>(), [Some(2), Some(5)]);
            let apart: Vec<_> = deals[..4].iter().map(|deal| vec![deal.clone()]).collect();
            let four = inspect(&apart, PLAIN, LEVEL);
            assert_eq!((four.verdict(), four.deals), (Verdict::TooFew, 4));
            assert_eq!(four.silent.iter().map(|silent| silent.takes).collect::<Vec<_>>(), [Some(2), Some(5)]);
            for enough in [&[deals[..2].to_vec()][..], &deals.iter().map(|deal| vec![deal.clone()]).collect::<Vec<_>>()]
            {
                let report = inspect(enough, PLAIN, LEVEL);
                assert_eq!((report.verdict(), report.findings.len()), (Verdict::Fair, 1), "{report:?}");
            }
            assert_eq!(inspect(&[deals[..1].to_vec()], PHARO, LEVEL).verdict(), Verdict::Fair);
            let never = inspect(&[deals], PLAIN, 1e-305);
            assert_eq!(never.verdict(), Verdict::TooFew);
            assert!(never.silent.iter().all(|silent| silent.takes.is_none()));
        }
    }

    /// A test that says it could speak can: the cards that show its least chance show just that.
    #[test]
    fn the_least_chance_is_reached() {
        let pack: Vec<Card> = Pack::Full.cards().iter().collect();
        for packs in [1, 2] {
            let mut shoe: Vec<Card> = (0..packs).flat_map(|_| pack.clone()).collect();
            shoe.sort_unstable_by_key(|card| card.rank());
            let report = inspect(&[vec![shoe; 6]], PHARO, LEVEL);
            let of = Shoe { ranks: 13, packs };
            assert_eq!(report.findings.len(), 4);
            for finding in report.findings {
                let least = of.least(finding.test, 6, 5);
                assert!((finding.chance / least - 1.0).abs() < 1e-9, "{finding:?} {least}");
            }
        }
    }

    /// A record twice, a match played on from its middle, and one cut otherwise at Schnitt.
    #[test]
    fn what_records_share_is_counted_once() {
        let mut rng = ChaCha8Rng::seed_from_u64(18);
        let deals = fair(&mut rng, Pack::Full, 1, 6);
        let once = inspect(&[deals[..3].to_vec()], SCHNITT, LEVEL);
        let twice = inspect(&[deals[..3].to_vec(), deals[..3].to_vec()], SCHNITT, LEVEL);
        assert_eq!(twice, Report { shared: 3, ..once.clone() });
        // A copy that ends sooner, before the whole or after it.
        assert_eq!(
            inspect(&[deals[..3].to_vec(), deals[..2].to_vec()], SCHNITT, LEVEL),
            Report { shared: 2, ..once.clone() }
        );
        let sooner = inspect(&[deals[..2].to_vec(), deals[..3].to_vec()], SCHNITT, LEVEL);
        assert_eq!(sooner, Report { shared: 2, ..once });
        // One deal given twice is one deal, and too few.
        let copies = [deals[..1].to_vec(), deals[..1].to_vec()];
        assert_eq!(inspect(&copies, PLAIN, LEVEL).verdict(), Verdict::TooFew);
        let fork = [&deals[..2], &deals[4..]].concat();
        let report = inspect(&[deals[..4].to_vec(), fork.clone(), fork], SCHNITT, LEVEL);
        assert_eq!((report.deals, report.shared, report.left_out), (6, 6, 0));
        let recut = vec![deals[0].clone(), cut(&deals[1], 20), deals[5].clone()];
        let report = inspect(&[deals[..3].to_vec(), recut], SCHNITT, LEVEL);
        assert_eq!((report.deals, report.shared), (4, 2));
        // A fork that goes on with a sham shuffle is still found out by the deal it shares.
        let sham = vec![deals[0].clone(), cut(&deals[0], 9)];
        assert_eq!(inspect(&[deals[..3].to_vec(), sham], PLAIN, LEVEL).verdict(), Verdict::Prepared);
    }

    #[test]
    fn what_is_no_pack_is_left_out() {
        let part: Vec<Card> = Pack::Full.cards().iter().take(7).collect();
        let report = inspect(&[vec![vec![], part.clone()]], SCHNITT, LEVEL);
        assert_eq!((report.deals, report.left_out, report.is_suspicious()), (0, 2, false));
        assert_eq!((report.verdict(), report.told().id.as_ref()), (Verdict::TooFew, "inspect-no-whole"));
        assert_eq!(inspect(&[], SCHNITT, LEVEL).deals, 0);
        let mut rng = ChaCha8Rng::seed_from_u64(19);
        let [one, two] = [1, 2].map(|packs| fair(&mut rng, Pack::Full, packs, 2));
        let mut uneven = one[0].clone();
        uneven.extend(&two[0]);
        uneven.pop();
        assert_eq!(inspect(&[vec![uneven.clone()]], PLAIN, LEVEL).deals, 0);
        let report = inspect(&[two, one, vec![part, uneven]], PLAIN, LEVEL);
        assert_eq!((report.deals, report.packs, report.left_out), (2, 2, 4));
        assert_eq!(inspect(&[fair(&mut rng, Pack::Full, 9, 2)], PLAIN, LEVEL).deals, 0);
    }
}
