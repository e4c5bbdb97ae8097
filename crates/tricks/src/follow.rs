//! What must be played: following, ruffing, heading, and cards that are free of all that.

use crate::order::Order;
use spadille_core::{Card, CardSet};

/// The duties of whoever plays to a trick.
///
/// ```
/// use spadille_core::{CardSet, card};
/// use spadille_tricks::{Follow, Order};
/// let order = Order::new(&[
///     &[card!(Ace of Spades), card!(King of Spades)],
///     &[card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)],
/// ], Some(0));
/// let hand: CardSet = "KS KH JH".parse().unwrap();
/// let lies = [card!(Queen of Hearts)];
/// assert_eq!(Follow::SUIT.legal(&order, hand, &lies).to_string(), "KH JH");
/// assert_eq!(Follow { head: true, ..Follow::SUIT }.legal(&order, hand, &lies).to_string(), "KH");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Follow {
    /// Whoever cannot follow must trump.
    pub ruff: bool,
    /// Whoever can must beat the best card of the trick, in the suit led or with a trump.
    pub head: bool,
    /// Cards that may always be played.
    pub free: CardSet,
}

impl Follow {
    /// Suit must be followed, and nothing else.
    pub const SUIT: Follow = Follow { ruff: false, head: false, free: CardSet::EMPTY };

    /// The cards of a hand that may be played to what lies there, led card first.
    pub fn legal(&self, order: &Order, hand: CardSet, lies: &[Card]) -> CardSet {
        let Some(led) = lies.first() else { return hand };
        let following = order.legal(hand.minus(self.free), Some(*led));
        let must_follow = !hand.minus(self.free).both(order.called_by(*led)).is_empty();
        let trumps = following.both(order.trumps());
        let bound = if !must_follow && self.ruff && !trumps.is_empty() { trumps } else { following };
        let best = lies[order.winner(lies)];
        let heading = bound.both(order.above(best));
        // A duty to head holds inside the suit led, or with trumps where one must ruff.
        let bound = if self.head && (must_follow || self.ruff) && !heading.is_empty() { heading } else { bound };
        bound.union(hand.both(self.free))
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
        follow.legal(&order, hand.parse().unwrap(), lies).to_string()
    }

    #[test]
    fn duties_add_up() {
        let ruff = Follow { ruff: true, ..Follow::SUIT };
        assert_eq!(legal(Follow::SUIT, "KS QC", &[HEARTS[0]]), "KS QC");
        assert_eq!(legal(ruff, "KS QC", &[HEARTS[0]]), "KS");
        let all = Follow { head: true, ..ruff };
        assert_eq!(legal(all, "AS QS QC", &[HEARTS[0], TRUMPS[1]]), "AS");
        assert_eq!(legal(all, "QS QC", &[HEARTS[0], TRUMPS[1]]), "QS");
        assert_eq!(legal(all, "KH JH AS", &[HEARTS[1], TRUMPS[1]]), "KH JH");
        let free = Follow { free: CardSet::one(CLUBS[0]), ..all };
        assert_eq!(legal(free, "KH JH KC", &[HEARTS[1]]), "KH KC");
        assert_eq!(legal(free, "KC QS", &[HEARTS[1]]), "QS KC");
    }
}
