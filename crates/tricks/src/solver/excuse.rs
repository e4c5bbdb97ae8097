//! Cards that excuse: they take nothing and are not taken, but go back to whoever played them, who owes an empty card for each.
//!
//! What is owed is given out of the tricks one has won, as soon as an empty card is among them; at the end whoever has tricks but no
//! empty card gives his lowest, and whoever has no trick gives nothing. So what was won before matters, as far as this.

use super::ending::MOST_HANDS;
use crate::worth::Worth;
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Seat};

/// An empty card that is owed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Debt {
    /// By whom.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
}

/// The cards that excuse, what is owed for them already, and what everybody has won so far.
#[derive(Clone, Debug, Default)]
pub struct Excuse {
    /// Which cards.
    pub cards: CardSet,
    /// The cards that may be given for them.
    pub empty: CardSet,
    /// Played with fewer cards in hand than these, itself counted, it is lost like any other.
    pub lost_below: u8,
    /// Who takes it at the end from whoever has kept it, if all tricks are his.
    pub sweeper: Option<Seat>,
    /// The cards each seat has won.
    pub piles: [CardSet; MOST_HANDS],
    /// Whether each seat has won a trick.
    pub tricks: [bool; MOST_HANDS],
    /// What is owed.
    pub debts: ArrayVec<Debt, 2>,
}

impl Excuse {
    /// Whether nothing changes hands any more beside tricks, these cards being out.
    pub(super) fn is_closed(&self, out: CardSet) -> bool {
        let others = |seat: Seat| (0..MOST_HANDS).any(|other| other != seat.index() && self.tricks[other]);
        self.debts.is_empty() && out.both(self.cards).is_empty() && self.sweeper.is_none_or(others)
    }
}

/// What everybody has won, while a deal is tried; by place among those who play.
#[derive(Copy, Clone)]
pub(super) struct Won {
    cards: CardSet,
    empty: CardSet,
    lost_below: u8,
    sweeper: Option<usize>,
    piles: [CardSet; MOST_HANDS],
    tricks: [bool; MOST_HANDS],
    debts: [(u8, u8); 2],
    owed: u8,
}

impl Won {
    pub fn new(excuse: &Excuse, seats: &[Seat]) -> Won {
        let place = |seat: Seat| seats.iter().position(|other| *other == seat);
        let mut won = Won {
            cards: excuse.cards,
            empty: excuse.empty,
            lost_below: excuse.lost_below,
            sweeper: excuse.sweeper.and_then(place),
            piles: [CardSet::EMPTY; MOST_HANDS],
            tricks: [false; MOST_HANDS],
            debts: [(0, 0); 2],
            owed: 0,
        };
        for (place, seat) in seats.iter().enumerate() {
            won.piles[place] = excuse.piles[seat.index()];
            won.tricks[place] = excuse.tricks[seat.index()];
        }
        for debt in &excuse.debts {
            if let (Some(by), Some(to)) = (place(debt.by), place(debt.to)) {
                won.owe(by, to);
            }
        }
        won
    }

    fn owe(&mut self, by: usize, to: usize) {
        if let Some(free) = self.debts.get_mut(usize::from(self.owed)) {
            *free = (by as u8, to as u8);
            self.owed += 1;
        }
    }

    /// Whether anything may still change hands beside tricks, these cards not being gathered yet.
    pub fn is_open(&self, left: CardSet) -> bool {
        self.owed > 0 || !left.both(self.cards).is_empty() || self.is_sweeping()
    }

    /// The most that may ever change hands beside tricks.
    pub fn slack(&self, worth: &Worth, left: CardSet) -> i32 {
        let may_be = left.both(self.cards).len() + self.owed;
        let dearest = |cards: CardSet| cards.iter().map(|card| worth.card(card)).max().unwrap_or(0);
        let all = self.piles.iter().fold(left, |all, pile| all.union(*pile));
        let debts = i32::from(may_be) * i32::from(dearest(all.minus(self.cards)));
        let swept = if self.sweeper.is_some() { worth.of(all.both(self.cards)) as i32 } else { 0 };
        debts + swept
    }

    /// A full trick goes to its winner, and what excuses to whoever played it; what a side makes by it in cards. `hands` are those
    /// left in everybody's hand.
    pub fn take(
        &mut self,
        worth: &Worth,
        ours: &[bool; MOST_HANDS],
        winner: usize,
        plays: impl Iterator<Item = (usize, Card)>,
        hands: &[CardSet; MOST_HANDS],
    ) -> i32 {
        let mut made = 0;
        for (place, card) in plays {
            let kept = self.cards.contains(card) && hands[place].len() + 1 >= self.lost_below;
            let to = if kept { place } else { winner };
            self.piles[to].insert(card);
            made += if ours[to] { i32::from(worth.card(card)) } else { 0 };
            if kept {
                self.owe(place, winner);
            }
        }
        self.tricks[winner] = true;
        made += self.pay(worth, ours);
        if hands[winner].is_empty() {
            made += self.close(worth, ours);
        }
        made
    }

    /// Whoever owes an empty card and has one gives it.
    fn pay(&mut self, worth: &Worth, ours: &[bool; MOST_HANDS]) -> i32 {
        let mut made = 0;
        let mut place = 0;
        while place < self.owed {
            let (by, to) = self.debts[usize::from(place)];
            match self.piles[usize::from(by)].both(self.empty).first() {
                Some(card) if self.tricks[usize::from(by)] => {
                    made += self.give(worth, ours, (by, to), card);
                    self.debts.copy_within(usize::from(place) + 1..usize::from(self.owed), usize::from(place));
                    self.owed -= 1;
                }
                _ => place += 1,
            }
        }
        made
    }

    fn give(&mut self, worth: &Worth, ours: &[bool; MOST_HANDS], (by, to): (u8, u8), card: Card) -> i32 {
        let (by, to) = (usize::from(by), usize::from(to));
        self.piles[by].remove(card);
        self.piles[to].insert(card);
        i32::from(worth.card(card)) * (i32::from(ours[to]) - i32::from(ours[by]))
    }

    /// The end: what is still owed is given if it can be, and who has all tricks takes what was kept from him.
    fn close(&mut self, worth: &Worth, ours: &[bool; MOST_HANDS]) -> i32 {
        let mut made = 0;
        while self.owed > 0 {
            self.owed -= 1;
            let debt = self.debts[usize::from(self.owed)];
            let own = self.piles[usize::from(debt.0)].minus(self.cards);
            let lowest = own.iter().min_by_key(|card| worth.card(*card));
            if let Some(card) = lowest.filter(|_| self.tricks[usize::from(debt.0)]) {
                made += self.give(worth, ours, debt, card);
            }
        }
        let Some(sweeper) = self.sweeper.filter(|_| self.is_sweeping()) else { return made };
        for place in (0..MOST_HANDS).filter(|place| *place != sweeper) {
            let kept = self.piles[place].both(self.cards);
            self.piles[place] = self.piles[place].minus(kept);
            self.piles[sweeper] = self.piles[sweeper].union(kept);
            made += worth.of(kept) as i32 * (i32::from(ours[sweeper]) - i32::from(ours[place]));
        }
        made
    }

    fn is_sweeping(&self) -> bool {
        self.sweeper.is_some_and(|sweeper| (0..MOST_HANDS).all(|place| !self.tricks[place] || place == sweeper))
    }

    /// What of all that still matters, as numbers for a fingerprint: who has what to give.
    pub fn matters(&self, worth: &Worth, hands: &[CardSet; MOST_HANDS], mut add: impl FnMut(u64)) {
        let debts = &self.debts[..usize::from(self.owed)];
        for (by, to) in debts {
            add(64 + u64::from(*by) * 8 + u64::from(*to));
        }
        for (place, hand) in hands.iter().enumerate() {
            let owes = debts.iter().any(|(by, _)| usize::from(*by) == place);
            if !owes && hand.both(self.cards).is_empty() {
                continue;
            }
            let pile = self.piles[place].minus(self.cards);
            let empty = u64::from(pile.both(self.empty).len().min(2));
            let lowest = pile.iter().map(|card| u64::from(worth.card(card))).min().unwrap_or(255);
            add((128 + (place as u64)) << 16 | empty << 12 | lowest << 1 | u64::from(self.tricks[place]));
        }
        if self.is_sweeping() {
            self.piles.iter().for_each(|pile| add(256 + u64::from(pile.both(self.cards).len())));
        }
    }
}
