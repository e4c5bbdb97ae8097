//! What hands come of buying, and what they are worth, by counting every hand that a fixed rule leads to.
//!
//! Cards that count alike are one kind. A hand is so many cards of each kind; its chance is the number of orders in which it comes
//! about, each card after the other, times falling factorials.

use super::count::{Ending, Fate, Table};
use crate::fraction::{Exact, Fraction, Number};
use arrayvec::ArrayVec;
use spadille_core::Rank;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// How many kinds of cards there are at most: ace, two to ten, picture.
pub const KINDS: usize = 11;

/// So many cards of each kind.
pub type Kinds = [u8; KINDS];

/// The kind of a card: at twenty-one the pictures are tens.
pub fn kind(table: Table, rank: Rank) -> usize {
    match rank {
        _ if rank.is_court() => {
            if table == Table::TwentyOne {
                9
            } else {
                10
            }
        }
        _ => rank as usize - 1,
    }
}

/// What a kind counts at least, in halves.
pub fn halves(table: Table, kind: usize) -> u8 {
    match (table, kind) {
        (Table::ElevenAndAHalf, 10) => 1,
        _ => 2 * (kind as u8 + 1).min(10),
    }
}

/// A whole pack.
pub fn pack(table: Table) -> Kinds {
    match table {
        Table::TwentyOne => [4, 4, 4, 4, 4, 4, 4, 4, 4, 16, 0],
        Table::ElevenAndAHalf => [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 12],
    }
}

/// The kind that makes a born hand with an ace.
pub fn born_with(table: Table) -> usize {
    if table == Table::TwentyOne { 9 } else { 10 }
}

/// What a hand is, and what it counts.
pub(super) fn counted(table: Table, hand: &Kinds) -> (Fate, u8) {
    let sum = hand.iter().enumerate().map(|(i, have)| u32::from(*have) * u32::from(halves(table, i))).sum::<u32>();
    let sum = sum.min(200) as u8;
    let total = table.best(sum, hand[0] > 0);
    let born = hand.iter().sum::<u8>() == 2 && hand[0] == 1 && hand[born_with(table)] == 1;
    match total > table.target() {
        _ if born => (Fate::Born, total),
        true => (Fate::Dead, total),
        false => (Fate::Live, total),
    }
}

/// A hand to which nothing more is bought.
#[derive(Clone, Debug)]
pub(super) struct Ended {
    /// Its cards: how many of which kind.
    hand: Kinds,
    /// The same without the kinds it has none of.
    pub(super) held: ArrayVec<(u8, u8), KINDS>,
    /// In how many orders it comes about.
    pub(super) orders: i128,
    cards: u8,
    pub(super) counted: (Fate, u8),
}

/// Every hand that ends when cards are bought below a threshold, in halves.
fn ends(table: Table, threshold: u8) -> Arc<Vec<Ended>> {
    type Known = Mutex<HashMap<(Table, u8), Arc<Vec<Ended>>>>;
    static KNOWN: LazyLock<Known> = LazyLock::new(Known::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let found = known.entry((table, threshold)).or_insert_with(|| Arc::new(enumerate(table, threshold)));
    Arc::clone(found)
}

fn enumerate(table: Table, threshold: u8) -> Vec<Ended> {
    ending(table, &pack(table), |_, total| total >= threshold)
}

/// Every hand from these cards that ends when a live one that counts so much is stood on by this rule.
pub(super) fn ending(table: Table, deck: &Kinds, mut stood_on: impl FnMut(&Kinds, u8) -> bool) -> Vec<Ended> {
    let mut ended = Vec::new();
    let mut level = BTreeMap::from([([0; KINDS], 1_i128)]);
    let mut cards = 0;
    while !level.is_empty() {
        let mut next = BTreeMap::new();
        for (hand, orders) in level {
            let counted = counted(table, &hand);
            let dealt = usize::from(cards) >= table.first();
            if dealt && (counted.0 != Fate::Live || stood_on(&hand, counted.1)) {
                let held = (0_u8..).zip(hand).filter(|(_, have)| *have > 0).collect();
                ended.push(Ended { hand, held, orders, cards, counted });
                continue;
            }
            for i in (0..KINDS).filter(|i| hand[*i] < deck[*i]) {
                let mut more = hand;
                more[i] += 1;
                *next.entry(more).or_insert(0) += orders;
            }
        }
        level = next;
        cards += 1;
    }
    ended
}

/// `n · (n − 1) · …`, `k` factors.
fn orders(n: u8, k: u8) -> i128 {
    (0..k).map(|i| i128::from(n) - i128::from(i)).product()
}

/// Ways of drawing so many cards, each number divided by all ways of drawing as many of those left, over one denominator.
fn together<N: Number>(by_cards: &[i128; 26], left: u8) -> N {
    let most = by_cards.iter().rposition(|sum| *sum != 0).unwrap_or(0) as u8;
    // Never above all ways of drawing the most, or twice as many.
    let above = (0_u8..).zip(by_cards).take(usize::from(most) + 1).map(|(k, sum)| sum * orders(left - k, most - k));
    N::ratio(above.sum(), orders(left, most))
}

fn orders_or_none(n: u8, k: u8) -> i128 {
    if k > n { 0 } else { orders(n, k) }
}

/// What a punter gets for a counter. At twenty-one a born hand of the banker's is shown before anybody can die.
pub(super) fn gain(table: Table, me: (Fate, u8), bank: (Fate, u8), double: bool) -> i128 {
    if table == Table::TwentyOne && bank.0 == Fate::Born && me.0 == Fate::Dead {
        return -2;
    }
    Ending::of(me, bank, double).gain().into()
}

/// The banker's expectation per unit with one fresh pack and one punter, each buying below a threshold, exactly.
pub fn edge(table: Table, punter: u8, banker: u8, double: bool) -> Option<Exact> {
    if punter > table.target() || banker > table.target() {
        return None;
    }
    Some(exactly(table, banker, double, |against| against.edge(Rule::Below(punter))))
}

/// The banker's expectation per unit with one fresh pack against one punter who plays every hand as well as can be, exactly.
pub fn edge_of_best(table: Table, banker: u8, double: bool) -> Option<Exact> {
    (banker <= table.target()).then(|| exactly(table, banker, double, |against| against.edge(Rule::Best)))
}

/// How a punter decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rule {
    /// He buys below so many halves.
    Below(u8),
    /// Every hand as well as can be, knowing his own cards only.
    Best,
}

/// Asks something of the worth of hands against a banker who buys below so many halves. What was found is kept.
pub fn against<T>(table: Table, threshold: u8, double: bool, ask: impl FnOnce(&mut Against<f64>) -> T) -> T {
    static KNOWN: LazyLock<Known<f64>> = LazyLock::new(Known::default);
    asked(&KNOWN, table, threshold, double, ask)
}

/// The same, reckoned in fractions.
pub fn exactly<T>(table: Table, threshold: u8, double: bool, ask: impl FnOnce(&mut Against<Exact>) -> T) -> T {
    static KNOWN: LazyLock<Known<Exact>> = LazyLock::new(Known::default);
    asked(&KNOWN, table, threshold, double, ask)
}

type Known<N> = Mutex<HashMap<(Table, u8, bool), Against<N>>>;

fn asked<N: Number, T>(
    known: &Known<N>,
    table: Table,
    threshold: u8,
    double: bool,
    ask: impl FnOnce(&mut Against<N>) -> T,
) -> T {
    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
    ask(known.entry((table, threshold, double)).or_insert_with(|| Against::banker(table, threshold, double)))
}

/// The worth of hands against a banker who buys below a threshold, with one pack, fresh unless some cards are known to be gone.
pub struct Against<N> {
    table: Table,
    double: bool,
    deck: Kinds,
    banks: Arc<Vec<Ended>>,
    stands: HashMap<Kinds, N>,
    plans: HashMap<Kinds, (N, bool)>,
    edges: HashMap<u8, N>,
}

impl<N: Number> Against<N> {
    fn banker(table: Table, threshold: u8, double: bool) -> Against<N> {
        Against::with(table, pack(table), threshold, double)
    }

    /// With these cards of a pack: those of the hands that are asked about, and whatever else may come.
    pub(super) fn with(table: Table, deck: Kinds, threshold: u8, double: bool) -> Against<N> {
        let (banks, edges) = (ends(table, threshold), HashMap::new());
        Against { table, double, deck, banks, stands: HashMap::new(), plans: HashMap::new(), edges }
    }

    /// What it is worth to stand on a hand, per unit.
    fn stand(&mut self, hand: &Kinds) -> N {
        if let Some(known) = self.stands.get(hand) {
            return known.clone();
        }
        let mut left = self.deck;
        left.iter_mut().zip(hand).for_each(|(left, have)| *left = left.saturating_sub(*have));
        let all: u8 = left.iter().sum();
        // Falling factorials of every kind. The sums stay below those of all cards, which fit for every threshold.
        let rows = left.map(|n| {
            let mut row = [1_i128; 25];
            (1..25).for_each(|k| row[k] = row[k - 1] * (i128::from(n) - k as i128 + 1).max(0));
            row
        });
        let me = counted(self.table, hand);
        let mut by_cards = [0_i128; 26];
        for bank in self.banks.iter() {
            let ways: i128 = bank.held.iter().map(|(i, b)| rows[usize::from(*i)][usize::from(*b)]).product();
            by_cards[usize::from(bank.cards)] += bank.orders * ways * gain(self.table, me, bank.counted, self.double);
        }
        let worth = together::<N>(&by_cards, all);
        self.stands.insert(*hand, worth.clone());
        worth
    }

    /// What a hand is worth if every decision is the best, and whether that is to buy.
    pub fn best(&mut self, hand: &Kinds) -> (N, bool) {
        if let Some(known) = self.plans.get(hand) {
            return known.clone();
        }
        let (deck, cards) = (self.deck, hand.iter().sum::<u8>());
        let must = usize::from(cards) < self.table.first();
        let fate = counted(self.table, hand).0;
        let plan = if !must && fate != Fate::Live {
            (self.stand(hand), false)
        } else {
            let left = i128::from(deck.iter().sum::<u8>() - cards);
            let mut buy = N::ratio(0, 1);
            for i in (0..KINDS).filter(|i| hand[*i] < deck[*i]) {
                let mut more = *hand;
                more[i] += 1;
                buy = buy.plus(&N::ratio(i128::from(deck[i] - hand[i]), left).times(&self.best(&more).0));
            }
            let stand = (!must).then(|| self.stand(hand));
            match stand {
                Some(stand) if stand >= buy => (stand, false),
                _ => (buy, true),
            }
        };
        self.plans.insert(*hand, plan.clone());
        plan
    }

    /// The chances of what a punter who decides so gets for a counter: to lose two, to lose one, to win one, to win two.
    pub fn gains(&mut self, rule: Rule) -> [N; 4] {
        let (table, deck) = (self.table, self.deck);
        let all: u8 = deck.iter().sum();
        let hands = match rule {
            Rule::Below(threshold) => ending(table, &deck, |_, total| total >= threshold),
            Rule::Best => ending(table, &deck, |hand, _| !self.best(hand).1),
        };
        let mut chances: [N; 4] = std::array::from_fn(|_| N::ratio(0, 1));
        for hand in hands {
            let ways: i128 = deck.iter().zip(hand.hand).map(|(d, h)| orders(*d, h)).product();
            let mine = N::ratio(hand.orders * ways, orders(all, hand.cards));
            let mut left = deck;
            left.iter_mut().zip(hand.hand).for_each(|(left, have)| *left -= have);
            let mut by_cards = [[0_i128; 26]; 4];
            for bank in self.banks.iter() {
                let held = bank.held.iter();
                let ways: i128 = held.map(|(i, b)| orders_or_none(left[usize::from(*i)], *b)).product();
                let at = match gain(table, hand.counted, bank.counted, self.double) {
                    -2 => 0,
                    -1 => 1,
                    1 => 2,
                    _ => 3,
                };
                by_cards[at][usize::from(bank.cards)] += bank.orders * ways;
            }
            for (chance, by_cards) in chances.iter_mut().zip(by_cards) {
                *chance = chance.clone().plus(&together::<N>(&by_cards, all - hand.cards).times(&mine));
            }
        }
        chances
    }

    /// The banker's expectation per unit against a punter who decides so.
    pub fn edge(&mut self, rule: Rule) -> N {
        let minus = N::ratio(-1, 1);
        let Rule::Below(threshold) = rule else { return self.best(&[0; KINDS]).0.times(&minus) };
        if let Some(known) = self.edges.get(&threshold) {
            return known.clone();
        }
        let deck = self.deck;
        let all: u8 = deck.iter().sum();
        let mut worth = N::ratio(0, 1);
        for hand in ends(self.table, threshold).iter() {
            let ways: i128 = deck.iter().zip(hand.hand).map(|(d, h)| orders(*d, h)).product();
            worth = worth.plus(&N::ratio(hand.orders * ways, orders(all, hand.cards)).times(&self.stand(&hand.hand)));
        }
        let edge = worth.times(&minus);
        self.edges.insert(threshold, edge.clone());
        edge
    }
}

/// All thresholds there are, in halves.
pub fn thresholds(table: Table) -> impl Iterator<Item = u8> {
    let step = if table == Table::TwentyOne { 2 } else { 1 };
    let least = if table == Table::TwentyOne { 4 } else { 1 };
    (least..=table.target()).step_by(step)
}

/// The fixed threshold that is best for the banker against a rule, and his expectation there.
pub fn best_for_banker(table: Table, rule: Rule, double: bool) -> (u8, f64) {
    let at = |threshold| (threshold, against(table, threshold, double, |against| against.edge(rule)));
    let better = |best: (u8, f64), next: (u8, f64)| if next.1 > best.1 { next } else { best };
    thresholds(table).map(at).reduce(better).unwrap_or_default()
}

/// The fixed threshold that is best for a punter against a banker's, and the banker's expectation there.
pub fn best_for_punter(table: Table, banker: u8, double: bool) -> (u8, f64) {
    let better = |best: (u8, f64), next: (u8, f64)| if next.1 < best.1 { next } else { best };
    against(table, banker, double, |against| {
        let at = thresholds(table).map(|threshold| (threshold, against.edge(Rule::Below(threshold))));
        at.reduce(better).unwrap_or_default()
    })
}

/// The chances that a fresh hand is born in its first two cards, and that two given hands both are.
pub fn born(table: Table, packs: u8) -> [Fraction; 2] {
    let k = i128::from(packs);
    let (n, aces, others) = (52 * k, 4 * k, i128::from(pack(table)[born_with(table)]) * k);
    let one = Fraction::new(2 * aces * others, n * (n - 1));
    [one, one * Fraction::new(2 * (aces - 1) * (others - 1), (n - 2) * (n - 3))]
}

/// The chances of so many requests for a picture, each after misses, twelve of so many cards being pictures.
pub fn pictures(requests: u8, unseen: u8) -> Option<Vec<Fraction>> {
    (unseen > requests.checked_add(11)?)
        .then(|| (0..requests).map(|missed| Fraction::new(12, i128::from(unseen - missed))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_ends_somehow() {
        for (table, threshold) in [(Table::TwentyOne, 34), (Table::ElevenAndAHalf, 16)] {
            let deck = pack(table);
            let chance = |ended: &Ended| {
                let ways: f64 = deck.iter().zip(ended.hand).map(|(d, h)| orders(*d, h) as f64).product();
                ended.orders as f64 * ways / orders(52, ended.cards) as f64
            };
            let all: f64 = ends(table, threshold).iter().map(chance).sum();
            assert!((all - 1.0).abs() < 1e-12, "{all}");
        }
    }

    #[test]
    fn exact_shares_and_reckoned_ones_agree() {
        for (table, punter, banker) in [(Table::TwentyOne, 28, 34), (Table::ElevenAndAHalf, 14, 16)] {
            let exact = crate::fraction::nearest(&edge(table, punter, banker, true).unwrap());
            let found = against(table, banker, true, |against| against.edge(Rule::Below(punter)));
            assert!((exact - found).abs() < 1e-12, "{exact} {found}");
        }
        assert_eq!(edge(Table::TwentyOne, 43, 34, true), None);
    }

    #[test]
    fn gains_make_the_share() {
        for (table, banker) in [(Table::TwentyOne, 34), (Table::ElevenAndAHalf, 16)] {
            for rule in [Rule::Best, Rule::Below(banker)] {
                let (gains, edge) = against(table, banker, true, |against| (against.gains(rule), against.edge(rule)));
                let mean: f64 = gains.iter().zip([-2.0, -1.0, 1.0, 2.0]).map(|(chance, gain)| chance * gain).sum();
                assert!((gains.iter().sum::<f64>() - 1.0).abs() < 1e-12 && (mean + edge).abs() < 1e-12);
            }
        }
    }

    /// For every threshold the sums of whole numbers stay within their bounds.
    #[test]
    fn no_threshold_is_too_much() {
        for table in [Table::TwentyOne, Table::ElevenAndAHalf] {
            for threshold in thresholds(table) {
                let most = ends(table, threshold).iter().map(|ended| ended.cards).max().unwrap();
                assert!(most <= 20, "{threshold}: {most}");
            }
        }
    }
}
