//! What is said at the Pielkentafel besides the strokes.

use crate::moves::Words;
use spadille_core::listed;

/// A word of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// A match of five games.
    Five,
    /// A match of seven.
    Seven,
    /// One gives this game up.
    Concede,
}

/// Every word, as it is written.
const WORDS: [(Word, &str); 3] = [(Word::Five, "length 5"), (Word::Seven, "length 7"), (Word::Concede, "concede")];

listed! {
    Word("a word of the Pielkentafel"): WORDS.len() as u32, |n| WORDS[n].0, |word| WORDS.iter().find(|(w, _)| *w == word).map_or("", |(_, text)| *text);
}

impl Words for Word {
    fn is_aside(self) -> bool {
        self == Word::Concede
    }
}

/// A move at the Pielkentafel.
pub type Move = crate::moves::Move<Word>;
/// The moves open at the Pielkentafel.
pub type Moves = crate::moves::Strokes<Word>;
