//! What is said at Carambole besides the strokes, and the places for the Carambol.

use crate::cloth::geometry::{Point, Spot};
use crate::moves::Words;
use spadille_core::listed;

/// A word of Carambole.
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
    /// One calls that the ball was touched twice.
    CallTouche,
    /// One calls that two balls were touched with the stick.
    CallBillard,
    /// One lets the stroke stand.
    LetStand,
    /// The beginner puts the Carambol at the place of a number.
    Place(u8),
}

/// Every word but the places, as it is written.
const SAID: [(Word, &str); 7] = [
    (Word::TakeAcquit, "take-acquit"),
    (Word::Overlook, "overlook"),
    (Word::TakeBack, "take-back"),
    (Word::CallAcquit, "call-acquit"),
    (Word::CallTouche, "call touche"),
    (Word::CallBillard, "call billard"),
    (Word::LetStand, "let-stand"),
];

/// Places along the table, millimetres.
const ALONG: [u16; 9] = [1800, 1950, 2150, 2350, 2579, 2800, 3000, 3200, 3390];
/// Places across it.
const ACROSS: [u16; 5] = [30, 430, 860, 1290, 1690];
/// How many places there are.
pub const PLACES: u8 = (ALONG.len() * ACROSS.len()) as u8;

/// The place of a number, millimetres.
pub fn place_mm(number: u8) -> (u16, u16) {
    let n = usize::from(number) % usize::from(PLACES);
    (ALONG[n / ACROSS.len()], ACROSS[n % ACROSS.len()])
}

/// The place of a number.
pub fn place(number: u8) -> Spot {
    let (x, y) = place_mm(number);
    Spot::mm(x, y)
}

/// The place nearest to a point.
pub fn place_near(at: Point) -> u8 {
    let away = |n: &u8| at.to(place(*n).point()).length();
    (0..PLACES).min_by(|a, b| away(a).total_cmp(&away(b))).unwrap_or(0)
}

fn written(word: Word) -> String {
    match word {
        Word::Place(n) => {
            let (x, y) = place_mm(n);
            format!("place {:.3},{:.3}", f64::from(x) / 1000.0, f64::from(y) / 1000.0)
        }
        word => SAID.iter().find(|(w, _)| *w == word).map_or("", |(_, text)| *text).to_owned(),
    }
}

listed! {
    Word("a word of Carambole"): SAID.len() as u32 + PLACES as u32, |n| match n.checked_sub(SAID.len()) {
        Some(place) => Word::Place(place as u8),
        None => SAID[n].0,
    }, written;
}

impl Words for Word {}

/// A move at Carambole.
pub type Move = crate::moves::Move<Word>;
/// The moves open at Carambole.
pub type Moves = crate::moves::Strokes<Word>;
