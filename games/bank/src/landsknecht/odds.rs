//! The bank's share of what is held, from the cards everybody has seen.

use super::options::BetweenRounds;
use super::sisters::{Falls, Terms};
use super::state::Public;
use crate::odds::Fraction;
use spadille_core::CardSet;
pub use spadille_odds::bluchern::{first_hit, lost, no_agreement, share};
pub use spadille_odds::landsknecht::{once_laid, outcomes, pair, right_through};
use spadille_odds::pack::COPIES;

impl Terms {
    /// How many cards of each rank are among some, in the order of the calls.
    fn copies(&self, cards: CardSet) -> Vec<u8> {
        self.calls().iter().map(|rank| cards.of_rank(*rank).len()).collect()
    }

    /// The bank's share of a counter held in the coming coup, from the cards everybody has seen.
    pub(super) fn share(&self, p: &Public) -> Fraction {
        let unseen = p.unseen(self.pack.cards());
        let all = self.pack.cards();
        match self.falls {
            Falls::LeftAndRight => {
                let cards = if unseen.len() > 2 { unseen } else { all };
                pair(&self.copies(cards)).unwrap_or_default()
            }
            Falls::Called(BetweenRounds::Continue) if !p.fallen.is_empty() && !unseen.is_empty() => {
                let copies = self.copies(unseen);
                let first = no_agreement(unseen.len(), &copies).unwrap_or_default();
                // What is not called before the pack is through is called from a whole one.
                let later = copies.len().saturating_sub(usize::from(unseen.len()));
                let second = no_agreement(all.len(), &[COPIES; 13][..later]).unwrap_or_default();
                Fraction::from_integer(1) - first * second * 2
            }
            Falls::Called(_) => share(self.pack),
        }
    }
}
