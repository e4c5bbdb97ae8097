//! The tables of two, three and four: packs, hands, who plays and who idles.

use super::*;
pub use crate::cards::{BASTA, BLACK_ACES, PACK, SPADILLE};
pub use spadille_tricks::next_of;

/// The suits in the order the book lists them.
pub const SUITS: [Suit; 4] = [Suit::Spades, Suit::Clubs, Suit::Hearts, Suit::Diamonds];
/// The cards of the largest pack.
pub const PACK_SIZE: usize = PACK.len() as usize;
/// The most seats of a table.
pub const SEATS: usize = 4;
/// Something for each seat.
pub type Each<T> = PerSeat<T, SEATS>;
/// The largest talon: that of two, with a card that was not dealt.
pub const TALON: usize = 15;

impl Players {
    /// Persons at the table, hands, and cards of a hand.
    const fn counts(self) -> [u8; 3] {
        match self {
            Players::Three => [3, 3, 9],
            Players::TwoA => [2, 2, 8],
            Players::TwoB => [2, 2, 10],
            Players::TwoC => [2, 2, 12],
            Players::Four => [4, 4, 8],
            Players::FourKing => [4, 3, 9],
        }
    }

    /// How many persons sit at the table, an idle king included.
    pub const fn seats(self) -> u8 {
        self.counts()[0]
    }

    /// How many get cards.
    pub const fn hands(self) -> u8 {
        self.counts()[1]
    }

    /// The cards of a hand, which are also the tricks of a deal.
    pub const fn hand(self) -> u8 {
        self.counts()[2]
    }

    /// The cards played with.
    pub const fn pack(self) -> CardSet {
        let diamonds = PACK.of_suit(Suit::Diamonds);
        match self {
            Players::Three | Players::Four | Players::FourKing => PACK,
            Players::TwoA => PACK.minus(diamonds),
            Players::TwoB | Players::TwoC => {
                PACK.minus(diamonds).with(card!(Ace of Diamonds)).with(card!(Seven of Diamonds))
            }
        }
    }

    /// The cards of the talon.
    pub const fn talon(self) -> u8 {
        self.pack().len() - self.hand() * self.hands()
    }

    /// The tricks that nobody else can reach any more: five, six or seven. As many won in succession are the premiers.
    pub const fn majority(self) -> u8 {
        self.hand() / 2 + 1
    }

    /// The packets in which a hand is dealt: threes, the rest last.
    pub fn packets(self) -> impl Iterator<Item = u8> {
        let hand = self.hand();
        (0..hand.div_ceil(3)).map(move |i| (hand - 3 * i).min(3))
    }

    /// The suits that can be trumps.
    pub fn trump_suits(self) -> impl Iterator<Item = Suit> {
        SUITS.into_iter().filter(move |s| !self.pack().of_suit(*s).is_empty())
    }
}

impl LHombreOptions {
    /// The seat that idles as king when `dealer` deals.
    pub fn king(&self, dealer: Seat) -> Option<Seat> {
        if self.players != Players::FourKing {
            return None;
        }
        let steps = match self.king_seat {
            KingSeat::Left => 3,
            KingSeat::Opposite => 2,
            KingSeat::Dealer => 0,
        };
        Some(dealer.after(steps, 4))
    }

    /// Those who get cards when `dealer` deals.
    pub fn dealt(&self, dealer: Seat) -> SeatSet {
        let all = SeatSet::all(self.players.seats());
        self.king(dealer).map_or(all, |king| all.without(king))
    }

    /// Those who get cards, in speaking order from the Vorhand to the dealer.
    pub fn speaking(&self, dealer: Seat) -> impl Iterator<Item = Seat> + Clone {
        let (seats, dealt) = (self.players.seats(), self.dealt(dealer));
        (1..=seats).map(move |steps| dealer.after(steps, seats)).filter(move |s| dealt.contains(*s))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_the_cards_the_books_count() {
        let all = [Players::Three, Players::TwoA, Players::TwoB, Players::TwoC, Players::Four, Players::FourKing];
        let counted: Vec<_> = all.map(|p| (p.pack().len(), p.hand(), p.talon(), p.majority())).into();
        assert_eq!(
            counted,
            [(40, 9, 13, 5), (30, 8, 14, 5), (32, 10, 12, 6), (32, 12, 8, 7), (40, 8, 8, 5), (40, 9, 13, 5)]
        );
        assert_eq!(Players::TwoB.packets().collect::<Vec<_>>(), [3, 3, 3, 1]);
    }
}
