//! The last tricks of Casco, reckoned out: everybody plays for himself, and what is out lies one way or another.

use super::advice::{Wish, liking};
use super::options::Form;
use super::rules::Rules;
use super::settle::Outcome;
use super::view::View;
use spadille_core::{Card, CardSet, Seat, SeatSet};
use spadille_tricks::{Order, Trick};

/// A position near the end; players are the declarer, the next after him and the other.
#[derive(Copy, Clone)]
struct Last {
    hands: [CardSet; 3],
    tricks: [u8; 3],
    trick: Trick<3>,
}

struct Table<'a> {
    rules: &'a Rules,
    order: &'a Order,
}

impl Table<'_> {
    /// What each makes of the end: the declarer likes his game, the others their codille.
    fn likings(&self, tricks: [u8; 3]) -> [f64; 3] {
        let (outcome, ..) = self.rules.apart(tricks[0], tricks[1], tricks[2]);
        let own = match outcome {
            Outcome::Won => 3.0,
            Outcome::Remise => 1.0,
            Outcome::Codille => 0.0,
        };
        [own, liking(self.rules, tricks, Wish::First), liking(self.rules, tricks, Wish::Second)]
    }

    fn after(&self, mut last: Last, card: Card) -> [f64; 3] {
        let player = last.trick.turn().index();
        last.hands[player].remove(card);
        last.trick.lay(self.order, card);
        if last.trick.is_full() {
            let winner = last.trick.winner();
            last.tricks[winner.index()] += 1;
            last.trick = Trick::new(winner, SeatSet::all(3));
        }
        self.best(last)
    }

    /// What comes of it when everybody does what is best for himself.
    fn best(&self, last: Last) -> [f64; 3] {
        let player = last.trick.turn().index();
        let legal = self.order.legal(last.hands[player], last.trick.led());
        let ends = legal.iter().map(|card| self.after(last, card));
        ends.max_by(|a, b| a[player].total_cmp(&b[player])).unwrap_or_else(|| self.likings(last.tricks))
    }
}

/// The card that serves an opponent of Casco best when few cards are out; nothing earlier, or where it makes no difference.
pub fn card(rules: &Rules, v: &View, seat: Seat) -> Option<Card> {
    let (deal, hand) = (&v.public.deal, v.own());
    let declarer = deal.declarer.filter(|declarer| *declarer != seat)?;
    if rules.form != Form::Casco || hand.len() > 2 {
        return None;
    }
    let order = rules.order_of(deal);
    let place = |seat: Seat| Seat(declarer.distance(seat, 3));
    let me = place(seat);
    let mut trick = Trick::new(place(deal.tricks.now.leader()), SeatSet::all(3));
    deal.tricks.now.cards().iter().for_each(|card| trick.lay(order, *card));
    let others: Vec<Seat> = Seat::all(3).filter(|other| *other != seat).collect();
    let out: Vec<Card> = rules.pack.minus(deal.tricks.seen()).minus(hand).iter().collect();
    let tricks = [0, 1, 2].map(|steps| deal.tricks.won[declarer.after(steps, 3)]);
    let table = Table { rules, order };
    let legal = rules.legal(deal, hand);
    let mut totals: Vec<(Card, f64)> = legal.iter().map(|card| (card, 0.0)).collect();
    for lies in 0..1u32 << out.len() {
        let first: CardSet =
            out.iter().enumerate().filter(|(i, _)| lies >> i & 1 == 1).map(|(_, card)| *card).collect();
        let second = out.iter().copied().collect::<CardSet>().minus(first);
        let fits = |seat: Seat, cards: CardSet| {
            cards.len() == rules.held(&v.public, seat) && cards.both(deal.tricks.lacks[seat]).is_empty()
        };
        if !fits(others[0], first) || !fits(others[1], second) {
            continue;
        }
        let mut hands = [CardSet::EMPTY; 3];
        hands[me.index()] = hand;
        hands[place(others[0]).index()] = first;
        hands[place(others[1]).index()] = second;
        for (card, total) in &mut totals {
            *total += table.after(Last { hands, tricks, trick }, *card)[me.index()];
        }
    }
    let best = totals.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1))?;
    let worst = totals.iter().map(|(_, total)| *total).fold(f64::MAX, f64::min);
    (best.1 > worst).then_some(best.0)
}
