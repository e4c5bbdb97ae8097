//! What is said at the Kriegsspiel besides the strokes.

use crate::moves::Words;
use spadille_core::listed;

/// A word of the Kriegsspiel.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// One of the last two proposes to begin anew.
    Anew,
    /// The other agrees.
    Agree,
    /// He refuses.
    Refuse,
    /// Somebody who came late takes his place.
    Join,
}

/// Every word, as it is written.
const WORDS: [(Word, &str); 4] =
    [(Word::Anew, "anew"), (Word::Agree, "agree"), (Word::Refuse, "refuse"), (Word::Join, "join")];

listed! {
    Word("a word of the Kriegsspiel"): WORDS.len() as u32, |n| WORDS[n].0, |word| WORDS[word as usize].1;
}

impl Words for Word {
    fn is_aside(self) -> bool {
        self == Word::Anew
    }
}

/// A move at the Kriegsspiel.
pub type Move = crate::moves::Move<Word>;
/// The moves open at the Kriegsspiel.
pub type Moves = crate::moves::Strokes<Word>;
