//! Whole deals of thirteen cards, in trumps and without, against what DDS says of them.
//!
//! `cargo xtask peers` compares as many more as one likes.

use serde::Deserialize;
use spadille_core::{Card, CardSet, Rank, Seat, Suit};
use spadille_tricks::solver::Memory;
use spadille_tricks::{Ending, Order};

#[derive(Deserialize)]
struct Deal {
    hands: Vec<CardSet>,
    leader: Seat,
    trump: Option<Suit>,
    /// What the first and third hand make together.
    tricks: i32,
}

fn order(trump: Option<Suit>) -> Order {
    let row = |suit: Suit| -> Vec<Card> {
        let ranks = Rank::ALL.into_iter().filter(|rank| !matches!(rank, Rank::Caval));
        let mut row: Vec<Card> = ranks.map(|rank| Card::new(rank, suit)).collect();
        row.sort_by_key(|card| std::cmp::Reverse(if card.rank() == Rank::Ace { 99 } else { card.rank() as u8 }));
        row
    };
    let rows = Suit::ALL.map(row);
    Order::new(&rows.iter().map(Vec::as_slice).collect::<Vec<_>>(), trump.map(|suit| suit as usize))
}

#[test]
fn whole_deals_are_worth_what_dds_says() {
    let side = [0, 2].map(Seat).into_iter().collect();
    let mut memory = Memory::default();
    for (number, line) in (1..).zip(include_str!("full_deals.jsonl").lines()) {
        let deal: Deal = serde_json::from_str(line).unwrap();
        let order = order(deal.trump);
        let ending = Ending::new(&order, &deal.hands, deal.leader, side);
        assert_eq!(ending.value(&mut memory), deal.tricks, "deal {number}");
    }
}
