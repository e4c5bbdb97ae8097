//! What must be played: following, ruffing, heading, and cards that are free of all that.

use crate::order::Order;
use spadille_core::{Card, CardSet};

/// Whom a duty binds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Nobody.
    Nobody,
    /// The last to play to a trick.
    Last,
    /// One after the other.
    Everybody,
}

impl Duty {
    /// Whether it binds whoever plays to a trick of so many with so many cards on the table.
    #[inline]
    pub fn binds(self, lies: u8, players: u8) -> bool {
        match self {
            Duty::Nobody => false,
            Duty::Last => lies + 1 == players,
            Duty::Everybody => true,
        }
    }
}

/// Cards that are free of every duty: the Sküs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Free {
    /// Which.
    pub cards: CardSet,
    /// Whether one may lead them while one has others.
    pub lead: bool,
    /// With so many cards in hand, or fewer, they must be played.
    pub due: u8,
}

impl Free {
    /// No card is free.
    pub const NONE: Free = Free { cards: CardSet::EMPTY, lead: true, due: 0 };
}

/// The duties of whoever plays to a trick.
///
/// ```
/// use spadille_core::{CardSet, card};
/// use spadille_tricks::follow::{Duty, Follow};
/// use spadille_tricks::Order;
/// let order = Order::new(&[
///     &[card!(Ace of Spades), card!(King of Spades)],
///     &[card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)],
/// ], Some(0));
/// let hand: CardSet = "KS KH JH".parse().unwrap();
/// let lies = [card!(Queen of Hearts)];
/// assert_eq!(Follow::SUIT.legal(&order, hand, &lies, 3).to_string(), "KH JH");
/// assert_eq!(Follow { head: Duty::Everybody, ..Follow::SUIT }.legal(&order, hand, &lies, 3).to_string(), "KH");
/// // Of three players this is not the last.
/// assert_eq!(Follow { head: Duty::Last, ..Follow::SUIT }.legal(&order, hand, &lies, 3).to_string(), "KH JH");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Follow {
    /// Whoever cannot follow must trump.
    pub ruff: bool,
    /// Who must beat the best card of the trick, if he can with what following leaves him.
    pub head: Duty,
    /// Cards that may always be played, or nearly so.
    pub free: Free,
}

impl Follow {
    /// Suit must be followed, and nothing else.
    pub const SUIT: Follow = Follow { ruff: false, head: Duty::Nobody, free: Free::NONE };

    /// The cards of a hand that may be played to what lies there, led card first, by so many players.
    pub fn legal(&self, order: &Order, hand: CardSet, lies: &[Card], players: u8) -> CardSet {
        let free = hand.both(self.free.cards);
        if !free.is_empty() && hand.len() <= self.free.due {
            return free;
        }
        let Some(led) = lies.first() else {
            return if self.free.lead || hand == free { hand } else { hand.minus(free) };
        };
        let own = hand.minus(free);
        let following = order.legal(own, Some(*led));
        let must_follow = !own.both(order.called_by(*led)).is_empty();
        let trumps = following.both(order.trumps());
        let bound = if !must_follow && self.ruff && !trumps.is_empty() { trumps } else { following };
        if !self.head.binds(lies.len() as u8, players) {
            return bound.union(free);
        }
        let heading = bound.both(order.above(lies[order.winner(lies)]));
        free.union(if heading.is_empty() { bound } else { heading })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::card;

    const TRUMPS: [Card; 3] = [card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades)];
    const HEARTS: [Card; 3] = [card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)];
    const CLUBS: [Card; 2] = [card!(King of Clubs), card!(Queen of Clubs)];

    fn legal(follow: Follow, hand: &str, lies: &[Card]) -> String {
        let order = Order::new(&[&TRUMPS, &HEARTS, &CLUBS], Some(0));
        follow.legal(&order, hand.parse().unwrap(), lies, 4).to_string()
    }

    #[test]
    fn duties_add_up() {
        let ruff = Follow { ruff: true, ..Follow::SUIT };
        assert_eq!(legal(Follow::SUIT, "KS QC", &[HEARTS[0]]), "KS QC");
        assert_eq!(legal(ruff, "KS QC", &[HEARTS[0]]), "KS");
        let all = Follow { head: Duty::Everybody, ..ruff };
        assert_eq!(legal(all, "AS QS QC", &[HEARTS[0], TRUMPS[1]]), "AS");
        assert_eq!(legal(all, "QS QC", &[HEARTS[0], TRUMPS[1]]), "QS");
        assert_eq!(legal(all, "KH JH AS", &[HEARTS[1], TRUMPS[1]]), "KH JH");
        let free = Follow { free: Free { cards: CardSet::one(CLUBS[0]), ..Free::NONE }, ..all };
        assert_eq!(legal(free, "KH JH KC", &[HEARTS[1]]), "KH KC");
        assert_eq!(legal(free, "KC QS", &[HEARTS[1]]), "QS KC");
    }

    #[test]
    fn the_last_must_take_with_a_trump_too_but_need_not_trump_in_vain() {
        let last = Follow { head: Duty::Last, ..Follow::SUIT };
        assert_eq!(legal(last, "AS QS QC", &[HEARTS[0], TRUMPS[1]]), "AS QS QC");
        assert_eq!(legal(last, "AS QS QC", &[HEARTS[0], TRUMPS[1], CLUBS[1]]), "AS");
        assert_eq!(legal(last, "QS QC", &[HEARTS[0], TRUMPS[1], CLUBS[0]]), "QS QC");
    }

    #[test]
    fn what_is_free_may_be_kept_from_the_lead_and_falls_due() {
        let cards = CardSet::one(CLUBS[0]);
        let free = Follow { free: Free { cards, lead: false, due: 2 }, ..Follow::SUIT };
        assert_eq!(legal(free, "KH JH KC", &[]), "KH JH");
        assert_eq!(legal(free, "KH JH KC", &[HEARTS[1]]), "KH JH KC");
        assert_eq!(legal(free, "KH KC", &[]), "KC");
        assert_eq!(legal(free, "KH KC", &[HEARTS[1]]), "KC");
        let alone = Follow { free: Free { cards, lead: false, due: 0 }, ..Follow::SUIT };
        assert_eq!(legal(alone, "KC", &[]), "KC");
    }
}
