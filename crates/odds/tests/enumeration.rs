//! Every order of the cards that matter, walked through one by one, beside the reckoned shares; and the closed forms of the rule books.

use spadille_odds::bend::{AtPlie, Stage};
use spadille_odds::fraction::{Fraction, nearest};
use spadille_odds::twenty_one::{self, Ending, Fate, KINDS, Kinds, Rule, Table};
use spadille_odds::{bluchern, charts, haufeln, landsknecht, pack::Pack, pharo, schnitt, sussmilch};

/// Hands every way to place so many copies among so many cards to `each`, as marks from the first card drawn.
fn placements(cards: usize, copies: usize, each: &mut impl FnMut(&[bool])) {
    fn place(marks: &mut Vec<bool>, from: usize, left: usize, each: &mut impl FnMut(&[bool])) {
        if left == 0 {
            return each(marks);
        }
        for at in from..=marks.len() - left {
            marks[at] = true;
            place(marks, at + 1, left - 1, each);
            marks[at] = false;
        }
    }
    place(&mut vec![false; cards], 0, copies, each);
}

/// What the bank wins of a card at Pharo in half stakes, walked turn by turn. An even number of cards ends with the void one.
fn walk_pharo(marks: &[bool], goal: Stage) -> i64 {
    let (mut stage, mut won) = (Stage::Plain, 0);
    for turn in marks.chunks(2) {
        let is_last = std::ptr::eq(turn.as_ptr_range().end, marks.as_ptr_range().end);
        // The very last card is void; with an odd number it is known and lies apart.
        let second = !is_last && turn[1];
        match (turn[0], second) {
            (false, false) => {}
            (true, false) => return won - 2 * stage.rung().lose(),
            (false, true) => match stage.towards(goal).filter(|_| stage != goal) {
                Some(next) => stage = next,
                None => return won - 2 * stage.rung().win,
            },
            (true, true) => match stage.rung().plie {
                AtPlie::Asks => return won + 1,
                AtPlie::StepsBack(back) => stage = back,
                AtPlie::PaysStake => won += 2,
            },
        }
    }
    won - stage.rung().close_halves()
}

fn pharo_enumerated(cards: usize, copies: usize, goal: Stage) -> Fraction {
    let (mut sum, mut ways) = (0_i128, 0_i128);
    placements(cards, copies, &mut |marks| {
        sum += i128::from(walk_pharo(marks, goal));
        ways += 1;
    });
    Fraction::new(sum, 2 * ways)
}

#[test]
fn pharo_is_what_every_order_says() {
    for cards in [3, 4, 9, 10, 17, 24, 51, 52] {
        for copies in 1..=4.min(cards) {
            // Four of fifty are many; the bends there are walked once below.
            for goal in [Stage::Plain, Stage::Paroli, Stage::Sept, Stage::Six, Stage::DoubleLappe] {
                if copies == 4 && cards > 30 && goal != Stage::Plain {
                    continue;
                }
                let reckoned = pharo::bending(cards as u8, copies as u8, Stage::Plain, goal);
                assert_eq!(reckoned, Some(pharo_enumerated(cards, copies, goal)), "{copies} of {cards}, {goal}");
            }
        }
    }
}

#[test]
fn every_bend_from_the_start_of_a_taille() {
    let goals = Stage::ALL.iter().copied().filter(|stage| *stage != Stage::Outward);
    let goals: Vec<Stage> = goals.collect();
    let mut sums = vec![0_i128; goals.len()];
    let mut ways = 0_i128;
    placements(52, 4, &mut |marks| {
        goals.iter().zip(&mut sums).for_each(|(goal, sum)| *sum += i128::from(walk_pharo(marks, *goal)));
        ways += 1;
    });
    for (goal, sum) in goals.into_iter().zip(sums) {
        assert_eq!(pharo::bending(52, 4, Stage::Plain, goal), Some(Fraction::new(sum, 2 * ways)), "{goal}");
    }
}

/// Guessing the colour after a plié: for every pack that can be left, every card that may come is looked at.
#[test]
fn the_better_colour_is_wrong_as_often_as_every_card_says() {
    for (red, black) in (0..=26_u8).flat_map(|red| (0..=26).map(move |black| (red, black))) {
        let next = || (0..red).map(|_| true).chain((0..black).map(|_| false));
        let wrong = |guess: bool| next().filter(|card| *card != guess).count() as i128;
        let least = (red + black > 0).then(|| wrong(true).min(wrong(false)));
        let share = least.map(|wrong| Fraction::new(wrong, next().count() as i128));
        let reckoned = pharo::Colours { red, black }.loss();
        assert_eq!(reckoned, share, "{red} red, {black} black");
        assert!(reckoned.is_none_or(|loss| loss <= Fraction::new(1, 2)), "never worse than paying half");
    }
    let ask = charts::Ask { cards: Some(52), ..charts::Ask::default() };
    let charts = charts::of("pharo", &ask).unwrap();
    let colour = charts.iter().find(|chart| chart.id == "colour").expect("a chart of guesses");
    for row in &colour.rows {
        for (more, cell) in [0, 2, 4, 6, 8, 10_u8].iter().zip(&row.cells) {
            let left = row.at.unwrap() as u8;
            let (few, many) = (left.saturating_sub(*more) / 2, (left + more) / 2);
            let share = (few + many == left && many <= 26).then(|| f64::from(few) / f64::from(left));
            let told = cell.as_ref().map(charts::Cell::value);
            let agree = told.zip(share).map_or(told == share, |(told, share)| (told - share).abs() < 1e-12);
            assert!(agree, "{left} left, {more} more: {told:?} {share:?}");
        }
    }
}

#[test]
fn pharo_has_its_closed_forms() {
    let of = |cards, copies| pharo::standing(cards, copies, Stage::Plain);
    for cards in (4..=52_u8).step_by(2) {
        let n = i128::from(cards);
        assert_eq!(of(cards, 1), Some(Fraction::new(1, n)));
        assert_eq!(of(cards, 2), Some(Fraction::new(n + 2, 2 * n * (n - 1))));
        assert_eq!(of(cards, 3), Some(Fraction::new(3, 4 * (n - 1))));
        assert_eq!(of(cards, 4), Some(Fraction::new(2 * n - 5, 2 * (n - 1) * (n - 3))));
    }
    for cards in (5..=51_u8).step_by(2) {
        let n = i128::from(cards);
        assert_eq!(of(cards, 1), Some(Fraction::new(1, n)));
        assert_eq!(of(cards, 2), Some(Fraction::new(1, 2 * n)));
        assert_eq!(of(cards, 3), Some(Fraction::new(3 * (n - 1), 4 * n * (n - 2))));
        assert_eq!(of(cards, 4), Some(Fraction::new(2 * n - 1, 2 * n * (n - 2))));
    }
}

/// What the bank wins of a card at Schnitt in half stakes: a pair is lost, the very first card costs half.
fn walk_schnitt(marks: &[bool], force: bool, goal: Stage) -> i64 {
    let mut stage = Stage::Plain;
    for (i, pair) in marks.chunks(2).enumerate() {
        if pair[0] {
            return if force && i == 0 { 1 } else { -2 * stage.rung().lose() };
        }
        if pair[1] {
            match stage.towards(goal).filter(|_| stage != goal) {
                Some(next) => stage = next,
                None => return -2 * stage.rung().win,
            }
        }
    }
    -stage.rung().close_halves()
}

#[test]
fn schnitt_is_what_every_order_says() {
    for cards in [2, 4, 12, 20, 52] {
        for copies in 1..=4.min(cards) {
            for goal in [Stage::Plain, Stage::Paroli, Stage::Lappe, Stage::Sept] {
                for force in [true, false] {
                    let (mut sum, mut ways) = (0_i128, 0_i128);
                    placements(cards, copies, &mut |marks| {
                        sum += i128::from(walk_schnitt(marks, force, goal));
                        ways += 1;
                    });
                    let reckoned = schnitt::bending(cards as u8, copies as u8, force, Stage::Plain, goal);
                    assert_eq!(reckoned, Some(Fraction::new(sum, 2 * ways)), "{copies} of {cards}, {goal}");
                }
            }
        }
    }
}

#[test]
fn sussmilch_is_what_every_order_says() {
    for (cards, copies) in [(32, 4), (32, 3), (31, 4), (30, 2), (16, 8), (8, 8), (2, 1)] {
        let reckoned = sussmilch::standing(cards as u8, copies as u8);
        assert_eq!(reckoned, Some(pharo_enumerated(cards, copies, Stage::Plain)), "{copies} of {cards}");
    }
    // The printed shares of joint stakes.
    assert_eq!(sussmilch::standing(32, 8), Some(Fraction::new(28_451, 404_550)));
    assert_eq!(sussmilch::standing(32, 16), Some(Fraction::new(98_759_971, 601_080_390)));
    for cards in (4..=32_u8).step_by(2) {
        let n = i128::from(cards);
        assert_eq!(sussmilch::standing(cards, 4), Some(Fraction::new(2 * n - 5, 2 * (n - 1) * (n - 3))));
    }
}

/// Every order of small packs, with every card told apart.
fn orders(cards: &mut Vec<u8>, from: usize, each: &mut impl FnMut(&[u8])) {
    if from == cards.len() {
        return each(cards);
    }
    for i in from..cards.len() {
        cards.swap(from, i);
        orders(cards, from + 1, each);
        cards.swap(from, i);
    }
}

#[test]
fn landsknecht_is_what_every_order_says() {
    for copies in [vec![2, 2, 2], vec![4, 2, 1], vec![3, 3, 1, 1], vec![1, 1, 1, 1], vec![4, 4]] {
        let mut cards: Vec<u8> = copies.iter().enumerate().flat_map(|(r, n)| vec![r as u8; usize::from(*n)]).collect();
        let [mut plie, mut banker, mut punters, mut undecided, mut all] = [0_i128; 5];
        orders(&mut cards, 0, &mut |cards| {
            all += 1;
            if cards[0] == cards[1] {
                (plie, banker) = (plie + 1, banker + 1);
                return;
            }
            // The very last card counts for nothing.
            match cards[2..cards.len() - 1].iter().find(|card| cards[..2].contains(card)) {
                Some(card) if *card == cards[0] => banker += 1,
                Some(_) => punters += 1,
                None => undecided += 1,
            }
        });
        let found = [plie, banker, punters, undecided].map(|n| Fraction::new(n, all));
        assert_eq!(landsknecht::outcomes(&copies), Some(found), "{copies:?}");
        assert_eq!(landsknecht::pair(&copies), Some(found[1] - found[2]), "{copies:?}");
    }
}

#[test]
fn haufeln_is_what_every_two_cards_say() {
    for pack in [Pack::Full, Pack::Short] {
        let ranks: Vec<usize> = (0..pack.ranks().len()).flat_map(|rank| [rank; 4]).collect();
        let (mut won, mut all) = (0_i128, 0_i128);
        for (i, heap) in ranks.iter().enumerate() {
            for (_, banker) in ranks.iter().enumerate().filter(|(j, _)| *j != i) {
                won += i128::from(heap > banker);
                all += 1;
            }
        }
        assert_eq!(haufeln::win(pack), Fraction::new(won, all));
        assert_eq!(haufeln::share(pack), Fraction::new(all - 2 * won, all));
    }
}

/// The rule file's formula for no agreement, written out once more, and card after card with what has fallen kept in mind.
#[test]
fn bluchern_has_its_closed_form_and_its_walk() {
    for (pack, ranks) in [(Pack::Full, 13_u32), (Pack::Short, 8)] {
        let (mut sum, mut term) = (0.0, 1.0);
        for k in 0..=ranks {
            sum += if k % 2 == 0 { term } else { -term };
            term *= f64::from((ranks - k) * 4) / f64::from((k + 1) * (4 * ranks - k));
        }
        let lost = spadille_odds::fraction::number(bluchern::lost(pack));
        assert!((lost - sum).abs() < 1e-12, "{lost} {sum}");
        // A walk over calls made: ranks still to be called by how many of their cards are out.
        assert!((walk_calls(ranks as usize) - lost).abs() < 1e-12);
    }
}

/// The chance that no call agrees, from a recursion over how many copies the ranks yet to be called have left.
fn walk_calls(ranks: usize) -> f64 {
    use std::collections::HashMap;
    // (ranks to come by copies left, all cards left) → chance; the rank now called is one of those to come, each as likely to have
    // this many copies as any other, so it is followed by name: first by its copies.
    type Known = HashMap<([u8; 5], u8), f64>;
    fn go(to_come: [u8; 5], left: u8, known: &mut Known) -> f64 {
        let calls: u8 = to_come.iter().sum();
        if calls == 0 {
            return 1.0;
        }
        if let Some(found) = known.get(&(to_come, left)) {
            return *found;
        }
        let mut chance = 0.0;
        for copies in (0..5_u8).filter(|c| to_come[usize::from(*c)] > 0) {
            // The next to be called has so many copies left.
            let at = usize::from(copies);
            let named = f64::from(to_come[at]) / f64::from(calls);
            let mut rest = to_come;
            rest[at] -= 1;
            // A card of a rank that is still to be called later …
            for c in (1..5_usize).filter(|c| rest[*c] > 0) {
                let mut after = rest;
                after[c] -= 1;
                after[c - 1] += 1;
                chance += named * f64::from(rest[c]) * c as f64 / f64::from(left) * go(after, left - 1, known);
            }
            // … or of one that has been called.
            let later: u8 = (1..5_u8).map(|c| c * rest[usize::from(c)]).sum();
            let called = left - later - copies;
            if called > 0 {
                chance += named * f64::from(called) / f64::from(left) * go(rest, left - 1, known);
            }
        }
        known.insert((to_come, left), chance);
        chance
    }
    go([0, 0, 0, 0, ranks as u8], 4 * ranks as u8, &mut HashMap::new())
}

/// A game of buying walked card by card, both hands, from what is left in the pack.
struct Walk {
    table: Table,
    banker: u8,
    double: bool,
    known: std::collections::HashMap<(Kinds, (Fate, u8)), f64>,
}

impl Walk {
    fn counted(&self, hand: &Kinds) -> (Fate, u8) {
        let sum: u8 = (0..KINDS).map(|i| hand[i] * twenty_one::halves(self.table, i)).sum();
        let total = self.table.best(sum, hand[0] > 0);
        let two = hand.iter().sum::<u8>() == 2;
        if two && hand[0] == 1 && hand[twenty_one::born_with(self.table)] == 1 {
            return (Fate::Born, total);
        }
        (if total > self.table.target() { Fate::Dead } else { Fate::Live }, total)
    }

    fn ends(&self, hand: &Kinds, threshold: u8) -> bool {
        let dealt = usize::from(hand.iter().sum::<u8>()) >= self.table.first();
        let (fate, total) = self.counted(hand);
        dealt && (fate != Fate::Live || total >= threshold)
    }

    fn bank(&self, hand: &Kinds, left: &Kinds, me: (Fate, u8)) -> f64 {
        if self.ends(hand, self.banker) {
            let bank = self.counted(hand);
            // At twenty-one his born hand is shown before anybody buys.
            if self.table == Table::TwentyOne && bank.0 == Fate::Born && me.0 == Fate::Dead {
                return -2.0;
            }
            return Ending::of(me, bank, self.double).gain() as f64;
        }
        let all: u8 = left.iter().sum();
        (0..KINDS)
            .filter(|i| left[*i] > 0)
            .map(|i| {
                let (mut hand, mut rest) = (*hand, *left);
                hand[i] += 1;
                rest[i] -= 1;
                f64::from(left[i]) / f64::from(all) * self.bank(&hand, &rest, me)
            })
            .sum()
    }

    fn punter(&mut self, hand: &Kinds, left: &Kinds, threshold: u8) -> f64 {
        if self.ends(hand, threshold) {
            let me = self.counted(hand);
            // Only what is left and what the hand counts matter to the banker's part.
            if let Some(known) = self.known.get(&(*left, me)) {
                return *known;
            }
            let worth = self.bank(&[0; KINDS], left, me);
            self.known.insert((*left, me), worth);
            return worth;
        }
        let all: u8 = left.iter().sum();
        let mut worth = 0.0;
        for i in (0..KINDS).filter(|i| left[*i] > 0) {
            let (mut hand, mut rest) = (*hand, *left);
            hand[i] += 1;
            rest[i] -= 1;
            worth += f64::from(left[i]) / f64::from(all) * self.punter(&hand, &rest, threshold);
        }
        worth
    }
}

#[test]
fn hands_that_are_bought_come_out_card_by_card() {
    for (table, punter, banker) in [(Table::TwentyOne, 28, 34), (Table::ElevenAndAHalf, 12, 12)] {
        let mut walk = Walk { table, banker, double: true, known: Default::default() };
        let found = -walk.punter(&[0; KINDS], &twenty_one::pack(table), punter);
        let exact = nearest(&twenty_one::edge(table, punter, banker, true).unwrap());
        assert!((found - exact).abs() < 1e-9, "{table:?}: {found} {exact}");
    }
}

/// The best play is at least as good as every threshold, and reckoned exactly it is what the quick numbers say.
#[test]
fn best_play_is_best_and_exact() {
    for (table, banker, percent) in [(Table::TwentyOne, 34, 13.68), (Table::ElevenAndAHalf, 16, 13.49)] {
        let exact = nearest(&twenty_one::edge_of_best(table, banker, true).unwrap());
        let quick = twenty_one::against(table, banker, true, |against| against.edge(Rule::Best));
        assert!((exact - quick).abs() < 1e-12 && (exact * 100.0 - percent).abs() < 0.005, "{exact}");
        for threshold in twenty_one::thresholds(table) {
            assert!(exact <= nearest(&twenty_one::edge(table, threshold, banker, true).unwrap()) + 1e-12);
        }
    }
    assert_eq!(twenty_one::edge_of_best(Table::TwentyOne, 43, true), None);
}
