//! One who shuns tricks alone against all others: what is decided without playing, and what is worth trying.

use super::deal::{Cards, NO_TRUMP, SUITS, bottom, count, lane, top, whole};
use super::order::{Look, Trick, Tries, down, up};
use super::{Found, Plain};

/// Whether one who holds `own` of a suit can always stay below: the others have no card below his lowest, at most one below his
/// next, and so on. Then he plays to each lead the highest that stays below it, or throws his highest off, and it is so again.
fn is_safe(own: u16, all: u16) -> bool {
    let (mut rest, mut below, others) = (own, 0, all & !own);
    while rest != 0 {
        let card = bottom(rest);
        if count(others & (card - 1)) > below {
            return false;
        }
        rest ^= card;
        below += 1;
    }
    true
}

impl Plain<'_> {
    /// What is certain while somebody else leads: that he gets no trick, or one at once.
    pub(super) fn told_of(&self, shy: usize, leader: usize, all: Cards) -> Option<Found> {
        let own = self.hands[shy];
        let (mut ranks, mut safe) = (0, true);
        for suit in (0..SUITS).filter(|suit| lane(own, *suit) != 0) {
            let lowest = u64::from(bottom(lane(all, suit))) << (16 * suit);
            if self.is_caught(shy, leader, suit) && self.deal.none {
                return Some(Found { tricks: 1, ranks: lowest });
            }
            // He might be left with nothing but trumps.
            safe &= suit != self.deal.trump && is_safe(lane(own, suit), lane(all, suit));
            ranks |= lowest;
        }
        safe.then_some(Found { tricks: 0, ranks })
    }

    /// Whether a lead of this suit leaves him the trick, all others being able to stay below his lowest.
    fn is_caught(&self, shy: usize, leader: usize, suit: usize) -> bool {
        let lowest = bottom(lane(self.hands[shy], suit));
        let others = (0..self.deal.seats).filter(|seat| *seat != shy);
        let stays = |seat: usize| match lane(self.hands[seat], suit) {
            0 => seat != leader && (self.deal.trump == NO_TRUMP || self.hands[seat] & !whole(self.deal.trump) != 0),
            held => bottom(held) < lowest,
        };
        others.into_iter().all(stays)
    }

    /// Of the cards of one who is lost with his first trick, those worth trying: of each suit the highest that does not take the
    /// trick, for a lower one in hand can never do worse; and what takes it, while others may still take it from him.
    pub(super) fn worth_trying(&self, trick: &Trick, cards: Cards) -> Cards {
        if trick.played == 0 {
            return cards;
        }
        let over = trick.taken_by(cards, self.deal.trump);
        let under = (0..SUITS).fold(0, |kept, suit| kept | u64::from(top(lane(cards & !over, suit))) << (16 * suit));
        if trick.played + 1 < self.deal.seats || under == 0 { under | over } else { under }
    }
}

impl Look<'_> {
    /// Leads first where he is in danger; leaves him the trick if he has it, and keeps what is low (measured: from below it takes
    /// longer).
    pub(super) fn against(&self, shy: usize, cards: Cards, tries: &mut Tries) {
        let trick = self.trick;
        if trick.played == 0 {
            let held = |suit: usize| lane(self.hands[shy], suit);
            let mut rows = [0; 3];
            for suit in 0..SUITS {
                let row = if held(suit) == 0 { 2 } else { usize::from(is_safe(held(suit), lane(trick.all, suit))) };
                rows[row] |= cards & whole(suit);
            }
            down(rows[0], tries);
            up(rows[1], tries);
            return down(rows[2], tries);
        }
        let over = trick.taken_by(cards, self.deal.trump);
        if trick.winner != shy {
            return down(cards, tries);
        }
        down(cards & !over, tries);
        up(over, tries);
    }
}
