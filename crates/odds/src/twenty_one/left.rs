//! What a stake comes to when some cards are gone: a punter and the banker draw from the cards that are left.
//!
//! Whoever else sits at the table draws from the same cards, so that none of his hidden cards tells anything, and it does not matter
//! how many he takes, as long as the talon lasts. Where it may run out ([`may_run_out`]) the others are taken to buy nothing.
//!
//! Every hand the punter may come to is reckoned once; at each of them all hands of the banker's are walked as one tree, a card a
//! step, and a branch for which a card is missing is left out with all that hangs on it. Several hands of the punter's are taken on
//! one walk: the steps are the same, only the cards left differ.

use super::buying::{Ended, KINDS, Kinds, born_with, counted, ending, gain, halves};
use super::count::{Fate, Table};
use crate::fraction::Number;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// What is on the table when a stake is laid.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stock {
    /// By which table cards are counted.
    pub table: Table,
    /// The banker buys below so many halves.
    pub banker: u8,
    /// Whether his born hand takes the stake twice.
    pub double: bool,
    /// The cards whose places nobody knows: talon and hidden hands.
    pub cards: Kinds,
    /// How many of them can still be bought when the hands are dealt.
    pub talon: u16,
    /// The cards that already lie in the hand which is staked on; none before the deal.
    pub hand: Kinds,
}

impl Stock {
    /// Before the deal: so many hands are dealt from these cards.
    pub fn undealt(table: Table, banker: u8, double: bool, cards: Kinds, hands: u8) -> Option<Stock> {
        let talon = number_of(&cards).checked_sub(table.first() as u16 * u16::from(hands))?;
        Some(Stock { table, banker, double, cards, talon, hand: [0; KINDS] })
    }

    /// Whether there are cards enough for both hands, and for all that is said to be in the talon.
    fn is_possible(&self) -> bool {
        let dealt = self.table.first().saturating_sub(usize::from(number_of(&self.hand))) + self.table.first();
        self.banker <= self.table.target() && number_of(&self.cards) >= dealt as u16 + self.talon
    }
}

/// So many cards.
pub fn number_of(kinds: &Kinds) -> u16 {
    kinds.iter().map(|n| u16::from(*n)).sum()
}

/// Whether so many hands could together use up these cards while somebody still wants to buy: then all of them are held, and all
/// hands but one may be dead by their last card.
pub fn may_run_out(table: Table, cards: &Kinds, hands: u8) -> bool {
    let mut dead = u32::from(hands.saturating_sub(1));
    let mut held = 0;
    let mut by_worth: Vec<(u8, u8)> = (0..KINDS).map(|i| (halves(table, i), cards[i])).collect();
    by_worth.sort_unstable_by(|a, b| b.cmp(a));
    for (worth, have) in by_worth {
        let have = u32::from(have);
        let last = dead.min(have);
        dead -= last;
        held += (have - last) * u32::from(worth);
    }
    held <= u32::from(hands) * u32::from(table.target())
}

/// The chances of what a punter gets for a counter: to lose two, to lose one, to win one, to win two.
pub type Gains<N> = [N; 4];

/// The gains in their order, in stakes.
pub const GAINS: [i32; 4] = [-2, -1, 1, 2];

/// The best that can be done with a hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<N> {
    /// What comes of it.
    pub gains: Gains<N>,
    /// Whether it is to buy.
    pub buys: bool,
}

/// What such chances are worth to the punter, per counter.
pub fn worth<N: Number>(gains: &Gains<N>) -> N {
    let each = gains.iter().zip(GAINS).map(|(chance, gain)| chance.clone().times(&N::ratio(gain.into(), 1)));
    each.fold(N::ratio(0, 1), |sum, one| sum.plus(&one))
}

/// A punter's hands and their best plans, from the cards that are left.
pub struct Left<N> {
    stock: Stock,
    plans: HashMap<Kinds, Plan<N>>,
    /// What comes of standing on a hand.
    stood: HashMap<Kinds, Gains<N>>,
    /// What the banker's hands weigh, by how many cards he can buy at most.
    weights: HashMap<u8, Arc<[N]>>,
}

impl<N: Number> Left<N> {
    /// Nothing where there are too few cards for two hands.
    pub fn new(stock: Stock) -> Option<Left<N>> {
        let left = || Left { stock, plans: HashMap::new(), stood: HashMap::new(), weights: HashMap::new() };
        stock.is_possible().then(left)
    }

    /// What a stake on the hand comes to that is about to be dealt or played.
    pub fn gains(&mut self) -> Gains<N> {
        let hand = self.stock.hand;
        self.look_ahead(hand);
        self.plan(&hand).gains
    }

    /// Reckons what comes of standing on every hand that may be bought to one, those of as many cards together.
    fn look_ahead(&mut self, hand: Kinds) {
        let mut hands = BTreeSet::from([hand]);
        while !hands.is_empty() {
            let table = self.stock.table;
            let stands = |hand: &&Kinds| usize::from(number_of(hand)) >= table.first();
            let alive: Vec<Kinds> =
                hands.iter().filter(stands).filter(|hand| counted(table, hand).0 != Fate::Dead).copied().collect();
            alive.chunks(TOGETHER).for_each(|hands| self.stand_on(hands));
            let goes_on = |hand: &&Kinds| match self.stood.get(*hand) {
                Some(stood) => counted(table, hand).0 == Fate::Live && self.is_worth_a_card(hand, &worth(stood)),
                None => !stands(hand),
            };
            let more = hands.iter().filter(goes_on).flat_map(|hand| next_cards(hand, &self.rest(hand)));
            hands = more.map(|(_, hand)| hand).collect();
        }
    }

    /// Whether a card might be bought to a hand on which to stand is worth so much. What it can bring at the very most is quickly
    /// told; often that is too little.
    fn is_worth_a_card(&self, hand: &Kinds, stands: &N) -> bool {
        self.may_buy(hand) > 0 && *stands < self.at_most(hand, &self.rest(hand))
    }

    /// The bank's share of such a stake.
    pub fn share(&mut self) -> N {
        worth(&self.gains()).times(&N::ratio(-1, 1))
    }

    /// The best that can be done with a hand, knowing its cards and those that are left.
    pub fn plan(&mut self, hand: &Kinds) -> Plan<N> {
        if let Some(known) = self.plans.get(hand) {
            return known.clone();
        }
        let (rest, table) = (self.rest(hand), self.stock.table);
        let must = usize::from(number_of(hand)) < table.first();
        let me = counted(table, hand);
        let plan = match me.0 {
            _ if must => Plan { gains: self.bought(hand, &rest), buys: true },
            Fate::Dead => Plan { gains: self.dead(&rest), buys: false },
            Fate::Born => Plan { gains: self.stood(hand), buys: false },
            Fate::Live => self.weighed(hand, &rest),
        };
        self.plans.insert(*hand, plan.clone());
        plan
    }

    /// To stand or to buy, whichever is better.
    fn weighed(&mut self, hand: &Kinds, rest: &Kinds) -> Plan<N> {
        let stood = self.stood(hand);
        let stands = worth(&stood);
        if !self.is_worth_a_card(hand, &stands) {
            return Plan { gains: stood, buys: false };
        }
        let bought = self.bought(hand, rest);
        if stands >= worth(&bought) { Plan { gains: stood, buys: false } } else { Plan { gains: bought, buys: true } }
    }

    /// The cards left when a hand has taken its own.
    fn rest(&self, hand: &Kinds) -> Kinds {
        std::array::from_fn(|i| self.stock.cards[i] - (hand[i] - self.stock.hand[i]))
    }

    /// How many cards can be bought after this hand has bought its own.
    fn may_buy(&self, hand: &Kinds) -> u16 {
        let dealt = number_of(&self.stock.hand).max(self.stock.table.first() as u16);
        self.stock.talon - number_of(hand).saturating_sub(dealt)
    }

    /// The next card, whatever it is, and on as well as can be.
    fn bought(&mut self, hand: &Kinds, rest: &Kinds) -> Gains<N> {
        let all = i128::from(number_of(rest));
        let mut gains: Gains<N> = nothing();
        for (chance, more) in next_cards(hand, rest) {
            let chance = N::ratio(chance, all);
            let then = self.plan(&more).gains;
            gains = std::array::from_fn(|i| gains[i].clone().plus(&then[i].clone().times(&chance)));
        }
        gains
    }

    /// More than this no bought card brings: whoever does not die of it wins, and wins double if it makes a born hand.
    fn at_most(&self, hand: &Kinds, rest: &Kinds) -> N {
        let each = next_cards(hand, rest).map(|(chance, more)| match counted(self.stock.table, &more).0 {
            Fate::Dead => -chance,
            Fate::Born => 2 * chance,
            Fate::Live => chance,
        });
        N::ratio(each.sum(), i128::from(number_of(rest)))
    }

    /// A dead hand has lost; at twenty-one the banker's born hand, shown before anybody buys, would have taken twice as much.
    fn dead(&self, rest: &Kinds) -> Gains<N> {
        let (table, all) = (self.stock.table, i128::from(number_of(rest)));
        let pairs = match table {
            Table::TwentyOne => 2 * i128::from(rest[0]) * i128::from(rest[born_with(table)]),
            Table::ElevenAndAHalf => 0,
        };
        // With fewer than two cards left there is nothing born.
        let below = (all * (all - 1)).max(1);
        [N::ratio(pairs, below), N::ratio(below - pairs, below), N::ratio(0, 1), N::ratio(0, 1)]
    }

    /// The hand is stood on, and the banker draws.
    fn stood(&mut self, hand: &Kinds) -> Gains<N> {
        if !self.stood.contains_key(hand) {
            self.stand_on(&[*hand]);
        }
        self.stood.get(hand).cloned().unwrap_or_else(nothing)
    }

    /// Reckons what comes of standing on each of some hands of equally many cards.
    fn stand_on(&mut self, hands: &[Kinds]) {
        let Some(last) = hands.last() else { return };
        let Stock { table, banker, double, .. } = self.stock;
        let tree = Tree::of(table, banker, self.may_buy(last));
        let weights = self.weights.entry(tree.most).or_insert_with(|| tree.weights());
        let weights = Arc::clone(weights);
        // Where there are too few hands the last one is taken along again.
        let rests: [Kinds; TOGETHER] = std::array::from_fn(|lane| self.rest(hands.get(lane).unwrap_or(last)));
        let ways = tree.walk(&rests, &weights);
        for (lane, hand) in hands.iter().enumerate() {
            let me = counted(table, hand);
            let (mut gains, mut one_in) = (nothing::<N>(), N::ratio(1, 1));
            let all = number_of(&rests[lane]);
            for (drawn, ends) in (0_u16..).zip(ways.chunks(tree.ends.len())) {
                for (ways, end) in ends.iter().zip(&tree.ends) {
                    let place = match gain(table, me, *end, double) {
                        -2 => 0,
                        -1 => 1,
                        1 => 2,
                        _ => 3,
                    };
                    gains[place] = gains[place].clone().plus(&ways[lane].clone().times(&one_in));
                }
                // Out of all ways of drawing so many cards.
                if drawn == all {
                    break;
                }
                one_in = one_in.times(&N::ratio(1, i128::from(all - drawn)));
            }
            self.stood.insert(*hand, gains);
        }
    }
}

/// Every kind that may come next, how many cards of it there are, and the hand then.
fn next_cards(hand: &Kinds, rest: &Kinds) -> impl Iterator<Item = (i128, Kinds)> + use<> {
    let (hand, rest) = (*hand, *rest);
    (0..KINDS).filter(move |i| rest[*i] > 0).map(move |i| {
        let mut more = hand;
        more[i] += 1;
        (i128::from(rest[i]), more)
    })
}

fn nothing<N: Number>() -> Gains<N> {
    std::array::from_fn(|_| N::ratio(0, 1))
}

/// So many hands are taken on one walk.
const TOGETHER: usize = 8;

/// A card joins the banker's cards. Its hand may be one that ends.
struct Step {
    kind: u8,
    /// How many cards of the kind he has already.
    have: u8,
    /// How many cards he has then.
    cards: u8,
    /// Where it goes on if there is no such card.
    skip: u16,
    /// Which of the ends this is, where the hand ends.
    end: u8,
    /// In how many orders the hand comes about; in none where it is only on the way to others.
    orders: u64,
}

/// All hands of a banker who buys below a threshold and can buy so many cards at most, each written from its lowest kind on, so
/// that hands which begin alike share their first steps.
struct Tree {
    /// So many cards can be bought at most; more make no difference.
    most: u8,
    /// Every step is followed by all that go on from it.
    steps: Vec<Step>,
    /// How hands end: what they are, and what they count.
    ends: Vec<(Fate, u8)>,
    /// The most cards of a hand.
    deep: usize,
}

/// With so many bought cards, or fewer, every hand has ended.
const ENOUGH: u8 = 24;

impl Tree {
    fn of(table: Table, banker: u8, may_buy: u16) -> Arc<Tree> {
        type Known = Mutex<HashMap<(Table, u8, u8), Arc<Tree>>>;
        static KNOWN: LazyLock<Known> = LazyLock::new(Known::default);
        let most = may_buy.min(ENOUGH.into()) as u8;
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry((table, banker, most)).or_insert_with(|| Arc::new(Tree::grown(table, banker, most))))
    }

    fn grown(table: Table, banker: u8, most: u8) -> Tree {
        let last = table.first() as u8 + most;
        let ended = ending(table, &[u8::MAX; KINDS], |hand, total| total >= banker || hand.iter().sum::<u8>() >= last);
        let written = |ended: Ended| {
            let cards: Vec<u8> =
                ended.held.iter().flat_map(|(kind, have)| std::iter::repeat_n(*kind, (*have).into())).collect();
            (cards, ended)
        };
        let mut hands: Vec<(Vec<u8>, Ended)> = ended.into_iter().map(written).collect();
        hands.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let mut tree = Tree { most, steps: Vec::new(), ends: Vec::new(), deep: 0 };
        // The steps of the hand before, which the next one may share.
        let mut open: Vec<usize> = Vec::new();
        let mut before: Vec<u8> = Vec::new();
        for (cards, ended) in hands {
            let shared = cards.iter().zip(&before).take_while(|(a, b)| a == b).count();
            tree.close(&mut open, shared);
            for at in shared..cards.len() {
                let have = cards[..at].iter().filter(|kind| **kind == cards[at]).count() as u8;
                open.push(tree.steps.len());
                tree.steps.push(Step { kind: cards[at], have, cards: at as u8 + 1, skip: 0, end: 0, orders: 0 });
            }
            let end = tree.end(ended.counted);
            if let Some(step) = tree.steps.last_mut() {
                (step.end, step.orders) = (end, ended.orders.try_into().unwrap_or(u64::MAX));
            }
            tree.deep = tree.deep.max(cards.len());
            before = cards;
        }
        tree.close(&mut open, 0);
        tree
    }

    /// What comes next no longer goes on from these steps.
    fn close(&mut self, open: &mut Vec<usize>, shared: usize) {
        let next = self.steps.len() as u16;
        open.drain(shared..).for_each(|at| self.steps[at].skip = next);
    }

    /// The place of an end among the ends. All dead hands are alike.
    fn end(&mut self, (fate, total): (Fate, u8)) -> u8 {
        let end = (fate, if fate == Fate::Dead { u8::MAX } else { total });
        let known = self.ends.iter().position(|known| *known == end);
        known.unwrap_or_else(|| {
            self.ends.push(end);
            self.ends.len() - 1
        }) as u8
    }

    fn weights<N: Number>(&self) -> Arc<[N]> {
        self.steps.iter().map(|step| N::ratio(step.orders.into(), 1)).collect()
    }

    /// In how many ways the banker draws hands from each of some cards left, by the number of the hands' cards and by their ends.
    fn walk<N: Number>(&self, rests: &[Kinds; TOGETHER], weights: &[N]) -> Vec<[N; TOGETHER]> {
        let none: [N; TOGETHER] = std::array::from_fn(|_| N::ratio(0, 1));
        let mut found = vec![none; (self.deep + 1) * self.ends.len()];
        // In how many ways the first cards of a hand are drawn.
        let mut ways: Vec<[N; TOGETHER]> = vec![std::array::from_fn(|_| N::ratio(1, 1)); self.deep + 1];
        // How many cards of a kind are left when so many are drawn; nothing where all have none.
        let left = |kind: usize, drawn: usize| -> Option<[N; TOGETHER]> {
            let left = rests.map(|rest| usize::from(rest[kind]).saturating_sub(drawn));
            left.iter().any(|n| *n > 0).then(|| left.map(|n| N::ratio(n as i128, 1)))
        };
        let left: Vec<_> = (0..KINDS)
            .flat_map(|kind| (0..self.deep).map(move |drawn| (kind, drawn)))
            .map(|(kind, drawn)| left(kind, drawn))
            .collect();
        let mut at = 0;
        while let Some(step) = self.steps.get(at) {
            let Some(left) = &left[usize::from(step.kind) * self.deep + usize::from(step.have)] else {
                at = step.skip.into();
                continue;
            };
            let (before, now) = ways.split_at_mut(step.cards.into());
            let (before, now) = (&before[before.len() - 1], &mut now[0]);
            for ((now, before), left) in now.iter_mut().zip(before).zip(left) {
                *now = before.clone().times(left);
            }
            if step.orders > 0 {
                let sums = &mut found[usize::from(step.cards) * self.ends.len() + usize::from(step.end)];
                let weight = &weights[at];
                for (sum, now) in sums.iter_mut().zip(now) {
                    *sum = sum.clone().plus(&now.clone().times(weight));
                }
            }
            at += 1;
        }
        found
    }
}

/// What a stake comes to, quickly; what was reckoned lately is kept, for all at a table ask the same.
pub fn gains_left(stock: Stock) -> Option<Gains<f64>> {
    type Known = Mutex<HashMap<Stock, Gains<f64>>>;
    static KNOWN: LazyLock<Known> = LazyLock::new(Known::default);
    /// So many are kept.
    const MOST: usize = 512;
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known().get(&stock) {
        return Some(*found);
    }
    // Nobody waits for a table that reckons.
    let found = Left::<f64>::new(stock)?.gains();
    let mut known = known();
    if known.len() >= MOST {
        known.clear();
    }
    known.insert(stock, found);
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::super::{Rule, against, pack};
    use super::*;

    const GAMES: [(Table, u8, bool); 3] =
        [(Table::TwentyOne, 34, true), (Table::ElevenAndAHalf, 16, true), (Table::ElevenAndAHalf, 16, false)];

    #[test]
    fn a_fresh_pack_comes_to_what_is_reckoned_for_it() {
        for (table, banker, double) in GAMES {
            for hands in [2, 4, 12] {
                let stock = Stock::undealt(table, banker, double, pack(table), hands).unwrap();
                let gains = gains_left(stock).unwrap();
                let wanted = against(table, banker, double, |against| against.gains(Rule::Best));
                for (found, wanted) in gains.iter().zip(wanted) {
                    assert!((found - wanted).abs() < 1e-12, "{table:?} {double} {hands}: {found} {wanted}");
                }
            }
        }
    }

    #[test]
    fn whatever_is_left_something_comes_of_a_stake() {
        for (table, banker, double) in GAMES {
            let mut cards = pack(table);
            for gone in 0..50_usize {
                let Some(kind) = (0..KINDS).map(|i| (i * 7 + gone * 5) % KINDS).find(|i| cards[*i] > 0) else { break };
                cards[kind] -= 1;
                let Some(stock) = Stock::undealt(table, banker, double, cards, 2) else { break };
                let gains = gains_left(stock).unwrap();
                assert!((gains.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{cards:?}: {gains:?}");
            }
        }
    }

    #[test]
    fn too_few_cards_make_no_hands() {
        let mut cards = [0; KINDS];
        cards[4] = 3;
        assert_eq!(Stock::undealt(Table::TwentyOne, 34, true, cards, 2), None);
        let stock = Stock { table: Table::TwentyOne, banker: 34, double: true, cards, talon: 0, hand: [0; KINDS] };
        assert!(gains_left(stock).is_none());
        cards[4] = 4;
        // Fives all round: equal is lost.
        let stock = Stock { cards, ..stock };
        assert_eq!(gains_left(stock), Some([0.0, 1.0, 0.0, 0.0]));
        assert!(gains_left(Stock { banker: 43, ..stock }).is_none());
    }

    #[test]
    fn a_talon_runs_out_only_where_hands_can_hold_it() {
        let whole = pack(Table::TwentyOne);
        assert!(!may_run_out(Table::TwentyOne, &whole, 4) && may_run_out(Table::TwentyOne, &whole, 12));
        let mut tens = [0; KINDS];
        tens[9] = 9;
        // Four hands of two tens each and three that died of a third are eleven cards.
        assert!(may_run_out(Table::TwentyOne, &tens, 4));
        tens[9] = 12;
        assert!(!may_run_out(Table::TwentyOne, &tens, 4));
    }
}
