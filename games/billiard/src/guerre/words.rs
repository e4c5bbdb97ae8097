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
}

/// Every word, as it is written.
const WORDS: [(Word, &str); 6] = [
    (Word::TakeBack, "take-back"),
    (Word::Appeal, "appeal"),
    (Word::StayOut, "stay-out"),
    (Word::Share, "share"),
    (Word::Agree, "agree"),
    (Word::Refuse, "refuse"),
];

listed! {
    Word("a word of à la guerre"): WORDS.len() as u32, |n| WORDS[n].0, |word| WORDS.iter().find(|(w, _)| *w == word).map_or("", |(_, text)| *text);
}

impl Words for Word {
    fn is_aside(self) -> bool {
        self == Word::Share
    }
}

/// A move à la guerre.
pub type Move = crate::moves::Move<Word>;
/// The moves open à la guerre.
pub type Moves = crate::moves::Strokes<Word>;
