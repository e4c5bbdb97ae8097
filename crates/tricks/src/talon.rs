//! What is left over when hands are dealt: drawn from above or from below, and never put back.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// How far a talon is drawn; which cards lie in it is a secret and lies elsewhere, top first.
///
/// ```
/// use spadille_core::{CardSet, card};
/// use spadille_tricks::Talon;
/// let cards = [card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades), card!(Jack of Spades)];
/// let mut talon = Talon::new(4);
/// let top: CardSet = talon.draw(2).map(|place| cards[place]).collect();
/// let bottom: CardSet = talon.draw_below(1).map(|place| cards[place]).collect();
/// assert_eq!((top.to_string(), bottom.to_string(), talon.left()), ("AS KS".into(), "JS".into(), 1));
/// // No more can be drawn than lies there.
/// assert_eq!(talon.draw(5).len(), 1);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Talon {
    top: u8,
    bottom: u8,
}

impl Talon {
    /// A talon of so many cards.
    pub const fn new(size: u8) -> Talon {
        Talon { top: 0, bottom: size }
    }

    /// How many cards are left.
    #[inline]
    pub const fn left(self) -> u8 {
        self.bottom.saturating_sub(self.top)
    }

    /// The places of the cards that are left.
    #[inline]
    pub fn places(self) -> Range<usize> {
        usize::from(self.top)..usize::from(self.bottom.max(self.top))
    }

    /// Draws from above; the places of the cards drawn.
    #[inline]
    pub fn draw(&mut self, count: u8) -> Range<usize> {
        let from = self.top;
        self.top += count.min(self.left());
        from.into()..self.top.into()
    }

    /// Draws from below; the places of the cards drawn.
    #[inline]
    pub fn draw_below(&mut self, count: u8) -> Range<usize> {
        let to = self.bottom;
        self.bottom -= count.min(self.left());
        self.bottom.into()..to.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_drawn_once() {
        for below in 0..=6 {
            let mut talon = Talon::new(8);
            let mut drawn: Vec<usize> = talon.draw_below(below).collect();
            drawn.extend(talon.draw(3));
            assert_eq!(talon.places().len(), usize::from(talon.left()));
            drawn.extend(talon.draw(8));
            drawn.sort_unstable();
            assert_eq!(drawn, (0..8).collect::<Vec<_>>());
            assert_eq!((talon.left(), talon.draw(1).len(), talon.draw_below(1).len()), (0, 0, 0));
        }
    }
}
