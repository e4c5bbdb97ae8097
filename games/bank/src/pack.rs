//! The packs of the banking games: which cards, in which order.

use crate::book::Drawn;
use rand::Rng;
use rand::seq::SliceRandom as _;
use spadille_core::{Card, CardSet, option_words};
pub use spadille_odds::pack::{FROM_THE_ACE, Pack, height};

option_words! {
    /// A rank as facts ask for it.
    #[allow(missing_docs)]
    RankWord {
        Ace = "A", King = "K", Queen = "Q", Jack = "J", Ten = "10", Nine = "9", Eight = "8",
        Seven = "7", Six = "6", Five = "5", Four = "4", Three = "3", Two = "2",
    }
}

/// Cards in some order.
pub fn shuffled<R: Rng>(cards: CardSet, rng: &mut R) -> Drawn {
    let mut pack: Drawn = cards.iter().take(52).collect();
    pack.shuffle(rng);
    pack
}

/// Whether these are exactly those cards, in whatever order.
pub fn are_all(drawn: &[Card], cards: CardSet) -> bool {
    drawn.len() == usize::from(cards.len()) && drawn.iter().copied().collect::<CardSet>() == cards
}
