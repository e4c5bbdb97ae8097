//! From cards on a table to the bits of a plain deal, and back.

use super::deal::{Cards, LONGEST, NO_TRUMP, SUITS};
use super::order::{Trick, suit_of};
use super::{Memory, Plain};
use crate::follow::Follow;
use crate::solver::ending::{Counting, Ending, MOST_HANDS, Open};
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Seat};

/// The cards of each suit that are in play, from the lowest.
type Rows = [ArrayVec<Card, LONGEST>; SUITS];

/// The suits of a plain deal.
pub(in crate::solver) struct Suits {
    rows: Rows,
    trump: usize,
}

impl Suits {
    /// The suits, where the deal is a plain one: nothing but suits to follow and tricks to count.
    pub fn of(ending: &Ending<'_>) -> Option<Suits> {
        let players = usize::from(ending.players().len());
        let plain = *ending.follow() == Follow::SUIT && matches!(ending.counting(), Counting::Tricks);
        // Sure tricks are counted as if every card were played.
        if !plain || !(2..=4).contains(&players) || (ending.spares() && !ending.is_misere()) {
            return None;
        }
        let order = ending.order();
        let lies: CardSet = ending.lies().iter().copied().collect();
        let mut left = ending.hands().iter().fold(lies, |all, hand| all.union(*hand));
        let mut suits = Suits { rows: Rows::default(), trump: NO_TRUMP };
        let mut place = 0;
        while let Some(card) = left.first() {
            let suit = left.both(order.suit_of(card));
            if place == SUITS || usize::from(suit.len()) > LONGEST || suit.iter().any(|card| order.is_privileged(card))
            {
                return None;
            }
            if order.trumps().contains(card) {
                suits.trump = place;
            }
            suits.rows[place] = suit.iter().collect();
            suits.rows[place].sort_unstable_by_key(|card| order.height(*card));
            left = left.minus(suit);
            place += 1;
        }
        Some(suits)
    }

    fn place(&self, card: Card) -> Option<u8> {
        let find = |row: &ArrayVec<Card, LONGEST>| row.iter().position(|other| *other == card);
        self.rows.iter().enumerate().find_map(|(suit, row)| find(row).map(|rank| (16 * suit + rank) as u8))
    }

    fn bits(&self, cards: CardSet) -> Cards {
        cards.iter().filter_map(|card| self.place(card)).fold(0, |bits, place| bits | 1 << place)
    }

    fn cards(&self, bits: Cards) -> CardSet {
        let at = |place: &usize| self.rows[place >> 4].get(place & 15).copied();
        (0..16 * SUITS).filter(|place| bits >> place & 1 != 0).filter_map(|place| at(&place)).collect()
    }
}

/// A plain deal that can be asked about in the middle of a trick.
pub(in crate::solver) struct Table<'m> {
    plain: Plain<'m>,
    suits: Suits,
    seats: ArrayVec<Seat, MOST_HANDS>,
    trick: Trick,
    /// Tricks still to be decided, the one on the table included.
    left: i8,
}

impl<'m> Table<'m> {
    pub fn set_up(
        memory: &'m mut Memory,
        ending: &Ending<'_>,
        suits: Suits,
        seats: ArrayVec<Seat, MOST_HANDS>,
    ) -> Self {
        let (at_lead, leader) = ending.at_lead(&seats);
        let hands = std::array::from_fn(|place| at_lead.get(place).map_or(0, |hand| suits.bits(*hand)));
        let ours = std::array::from_fn(|place| seats.get(place).is_some_and(|seat| ending.side().contains(*seat)));
        let mut plain = Plain::new(memory, seats.len(), suits.trump, ours, ending.is_misere(), hands);
        (plain.deal.none, plain.deal.spare) = (ending.ends_with_a_trick(), ending.spares());
        let left = ending.left() as i8;
        let mut table = Table { trick: plain.fresh_trick(leader), plain, suits, seats, left };
        ending.lies().iter().for_each(|card| {
            table.lay(*card);
        });
        table
    }

    fn place_at_turn(&self) -> usize {
        // The leader is the winner as long as nobody else is; count from whoever led.
        (self.trick.leader + self.trick.played) % self.seats.len()
    }

    /// The most that can be told.
    fn most(&self) -> i8 {
        if self.plain.deal.none { self.left.min(1) } else { self.left }
    }
}

impl Open for Table<'_> {
    fn turn(&self) -> Seat {
        self.seats[self.place_at_turn()]
    }

    fn legal(&self) -> CardSet {
        if self.left == 0 {
            return CardSet::EMPTY;
        }
        self.suits.cards(self.plain.legal(&self.trick, self.place_at_turn()))
    }

    fn value(&mut self) -> i32 {
        let (trick, seat, left) = (self.trick, self.place_at_turn(), self.left);
        let ask = |plain: &mut Plain<'_>, need: i8| match (left, trick.played) {
            (0, _) => 0,
            (_, 0) => plain.lead(seat, left, need).tricks,
            _ => plain.choose(&trick, seat, left, need).tricks,
        };
        let most = self.most();
        self.plain.narrow(left, most, ask).into()
    }

    fn value_of(&mut self, card: Card) -> i32 {
        let Some(card) = self.suits.place(card) else { return 0 };
        let (trick, seat, left) = (self.trick, self.place_at_turn(), self.left);
        let most = self.most();
        self.plain.narrow(left, most, |plain, need| plain.play(&trick, seat, card, left, need).tricks).into()
    }

    fn keeps(&mut self, card: Card, value: i32) -> bool {
        let (trick, seat, left) = (self.trick, self.place_at_turn(), self.left);
        let legal = self.plain.legal(&trick, seat);
        let Some(card) = self.suits.place(card).filter(|_| legal & (legal - 1) != 0) else { return true };
        let eager = self.plain.deal.eager[seat];
        if self.plain.deal.none && value > 0 && !eager {
            return true;
        }
        let need = value as i8 + i8::from(!eager);
        (self.plain.play(&trick, seat, card, left, need).tricks >= need) == eager
    }

    fn lay(&mut self, card: Card) -> i32 {
        let Some(card) = self.suits.place(card) else { return 0 };
        let seat = self.place_at_turn();
        self.plain.hands[seat] ^= 1 << card;
        self.plain.shape.0 -= super::Shape::one(seat, suit_of(card));
        self.trick = self.plain.laid(&self.trick, seat, card);
        if self.trick.played < self.seats.len() {
            return 0;
        }
        let winner = self.trick.winner;
        self.trick = self.plain.fresh_trick(winner);
        self.left -= 1;
        self.plain.deal.ours[winner].into()
    }
}
