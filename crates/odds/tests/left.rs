//! What is left of a pack, reckoned at once, beside every order of a few cards walked one by one.

use spadille_odds::fraction::{Exact, nearest};
use spadille_odds::twenty_one::left::{Left, Stock, gains_left, worth};
use spadille_odds::twenty_one::{Ending, Fate, KINDS, Kinds, Table, born_with, halves};

/// Two hands drawn from a few cards, each told apart from the others.
struct Walk {
    stock: Stock,
}

impl Walk {
    fn counted(&self, hand: &[usize]) -> (Fate, u8) {
        let table = self.stock.table;
        let sum: u8 = hand.iter().map(|kind| halves(table, *kind)).sum();
        let total = table.best(sum, hand.contains(&0));
        let mut pair = hand.to_vec();
        pair.sort_unstable();
        match total > table.target() {
            _ if pair == [0, born_with(table)] => (Fate::Born, total),
            true => (Fate::Dead, total),
            false => (Fate::Live, total),
        }
    }

    /// What a punter who stands gets when the cards left fall in this order, and so many of them may be bought.
    fn banker(&self, me: (Fate, u8), order: &[usize], may_buy: usize) -> i64 {
        let first = self.stock.table.first();
        let mut cards = first;
        loop {
            let bank = self.counted(&order[..cards]);
            if bank.0 == Fate::Live && bank.1 < self.stock.banker && cards < first + may_buy {
                cards += 1;
                continue;
            }
            if self.stock.table == Table::TwentyOne && bank.0 == Fate::Born && me.0 == Fate::Dead {
                return -2;
            }
            return Ending::of(me, bank, self.stock.double).gain();
        }
    }

    /// The mean over every order of the cards left.
    fn stands(&self, hand: &[usize], left: &[usize], may_buy: usize) -> Exact {
        let me = self.counted(hand);
        let (mut sum, mut all) = (0_i64, 0_i64);
        every_order(&mut left.to_vec(), 0, &mut |order| {
            sum += self.banker(me, order, may_buy);
            all += 1;
        });
        Exact::new(sum.into(), all.into())
    }

    fn best(&self, hand: &[usize], left: &[usize], may_buy: usize) -> Exact {
        let dealt = hand.len() >= self.stock.table.first();
        let ends = dealt && (self.counted(hand).0 != Fate::Live || may_buy == 0);
        let stands = dealt.then(|| self.stands(hand, left, may_buy));
        if let Some(stands) = stands.clone().filter(|_| ends) {
            return stands;
        }
        let next = |at: usize| {
            let mut rest = left.to_vec();
            let card = rest.remove(at);
            self.best(&[hand, &[card]].concat(), &rest, if dealt { may_buy - 1 } else { may_buy })
        };
        let buys = (0..left.len()).map(next).sum::<Exact>() / Exact::from_integer(left.len().into());
        stands.map_or(buys.clone(), |stands| stands.max(buys))
    }
}

fn every_order(cards: &mut Vec<usize>, from: usize, each: &mut impl FnMut(&[usize])) {
    if from == cards.len() {
        return each(cards);
    }
    for i in from..cards.len() {
        cards.swap(from, i);
        every_order(cards, from + 1, each);
        cards.swap(from, i);
    }
}

fn kinds(cards: &[usize]) -> Kinds {
    let mut kinds = [0; KINDS];
    cards.iter().for_each(|kind| kinds[*kind] += 1);
    kinds
}

/// Exactly what the walk finds, and quickly the same.
fn agrees(stock: Stock, cards: &[usize], hand: &[usize]) {
    let walked = Walk { stock }.best(hand, cards, stock.talon.into());
    let gains = Left::<Exact>::new(stock).unwrap().gains();
    assert_eq!(gains.iter().sum::<Exact>(), Exact::from_integer(1.into()), "{stock:?}");
    assert_eq!(worth(&gains), walked, "{stock:?}");
    let quickly = worth(&gains_left(stock).unwrap());
    assert!((quickly - nearest(&walked)).abs() < 1e-12, "{stock:?}: {quickly}");
}

#[test]
fn a_few_cards_left_are_what_every_order_says() {
    let packs: [&[usize]; 6] = [
        &[0, 9, 9, 4, 5, 6, 7],
        &[0, 0, 1, 1, 2, 9, 9],
        &[1, 2, 3, 4, 5, 6, 7],
        &[0, 9, 0, 9, 8, 3],
        &[0, 10, 10, 6, 3, 2, 9],
        &[10, 10, 10, 0, 0, 7],
    ];
    for cards in packs {
        for (table, banker) in [(Table::TwentyOne, 34), (Table::ElevenAndAHalf, 16), (Table::ElevenAndAHalf, 12)] {
            if table == Table::TwentyOne && cards.contains(&10) {
                continue;
            }
            for (hands, double) in [(2, true), (3, true), (2, false)] {
                let stock = Stock::undealt(table, banker, double, kinds(cards), hands).unwrap();
                agrees(stock, cards, &[]);
            }
        }
    }
}

#[test]
fn a_hand_that_lies_is_what_every_order_says() {
    let (cards, table) = ([0, 10, 10, 6, 3, 2, 8], Table::ElevenAndAHalf);
    for talon in [0, 2, 6] {
        let stock = Stock { table, banker: 16, double: true, cards: kinds(&cards), talon, hand: kinds(&[10]) };
        agrees(stock, &cards, &[10]);
    }
}
