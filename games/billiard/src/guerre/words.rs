//! What is said à la guerre besides the strokes.

use crate::moves::Words;
use spadille_core::listed;

/// A word of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// The ball set out has not passed the middle: it is taken back.
    TakeBack,
    /// Made after the last has entered: one set to the pot, and one is in again.
    Appeal,
    /// One stays out.
    StayOut,
    /// One of the last two proposes to divide the pot.
    Share,
    /// The other agrees.
    Agree,
    /// The other refuses.
    Refuse,
    /// Somebody who came late takes his place.
    Join,
    /// One offers one's ball for sale.
    Sell,
    /// One offers so many sets for it.
    Offer(u8),
    /// One offers nothing.
    NoOffer,
}

/// The most sets offered for a ball.
pub const MOST_OFFERED: u8 = 12;

/// Every word but the offers, as it is written.
const WORDS: [(Word, &str); 9] = [
    (Word::TakeBack, "take-back"),
    (Word::Appeal, "appeal"),
    (Word::StayOut, "stay-out"),
    (Word::Share, "share"),
    (Word::Agree, "agree"),
    (Word::Refuse, "refuse"),
    (Word::Join, "join"),
    (Word::Sell, "sell"),
    (Word::NoOffer, "no-offer"),
];

fn written(word: Word) -> String {
    match word {
        Word::Offer(sets) => format!("offer {sets}"),
        word => WORDS.iter().find(|(w, _)| *w == word).map_or("", |(_, text)| *text).to_owned(),
    }
}

listed! {
    Word("a word of à la guerre"): WORDS.len() as u32 + MOST_OFFERED as u32, |n| match n.checked_sub(WORDS.len()) {
        Some(offer) => Word::Offer(offer as u8 + 1),
        None => WORDS[n].0,
    }, written;
}

impl Words for Word {
    fn is_aside(self) -> bool {
        matches!(self, Word::Share | Word::Sell)
    }
}

/// A move à la guerre.
pub type Move = crate::moves::Move<Word>;
/// The moves open à la guerre.
pub type Moves = crate::moves::Strokes<Word>;
