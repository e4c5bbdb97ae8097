//! What is said at a Partie besides the strokes.

use crate::moves::Words;
use spadille_core::listed;

/// A word of the Partie.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// The other has lost his ball in setting out: one takes the acquit oneself.
    TakeAcquit,
    /// One overlooks it.
    Overlook,
    /// The ball set out has not passed the middle: it is taken back.
    TakeBack,
    /// The stick slipped: the other is to give acquit anew.
    CallAcquit,
    /// The other's ball stands on the wall: one lets him play it down. Or nothing is proposed between two Parties.
    Pass,
    /// One calls that the ball was touched twice.
    CallTouche,
    /// One calls that both balls were touched with the stick.
    CallBillard,
    /// One lets the stroke stand.
    LetStand,
    /// One proposes to play for the table money.
    Contra,
    /// One proposes quit or double.
    Double,
    /// One accepts.
    Accept,
    /// One refuses.
    Refuse,
}

/// Every word, as it is written.
pub const WORDS: [(Word, &str); 12] = [
    (Word::TakeAcquit, "take-acquit"),
    (Word::Overlook, "overlook"),
    (Word::TakeBack, "take-back"),
    (Word::CallAcquit, "call-acquit"),
    (Word::Pass, "pass"),
    (Word::CallTouche, "call touche"),
    (Word::CallBillard, "call billard"),
    (Word::LetStand, "let-stand"),
    (Word::Contra, "contra"),
    (Word::Double, "double"),
    (Word::Accept, "accept"),
    (Word::Refuse, "refuse"),
];

listed! {
    Word("a word of the Partie"): WORDS.len() as u32, |n| WORDS[n].0, |word| WORDS.iter().find(|(w, _)| *w == word).map_or("", |(_, text)| *text);
}

impl Words for Word {}

/// A move at a Partie.
pub type Move = crate::moves::Move<Word>;
/// The moves open at a Partie.
pub type Moves = crate::moves::Strokes<Word>;
