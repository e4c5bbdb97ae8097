//! What the worked cases of all tables games have in common: how players and positions are written.

use crate::board::{Colour, Men, OFF};
use serde::{Deserialize, Serialize};
use spadille_core::Unsupported;
use std::collections::BTreeMap;

/// Something for each player.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Sides<T> {
    pub white: T,
    pub black: T,
}

impl<T: Copy> Sides<T> {
    pub fn pair(self) -> [T; 2] {
        [self.white, self.black]
    }

    pub fn of([white, black]: [T; 2]) -> Sides<T> {
        Sides { white, black }
    }
}

/// The men that have gone off; a player who is not named has none.
#[derive(Copy, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
struct Off {
    white: u8,
    black: u8,
}

/// A position in the numbering of the board.
#[derive(Deserialize, Serialize)]
pub(crate) struct Position {
    white: BTreeMap<u8, u8>,
    black: BTreeMap<u8, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    off: Option<Off>,
}

impl Position {
    /// The men of both, each in his own coordinates.
    pub fn men(&self) -> Result<[Men; 2], Unsupported> {
        let off = self.off.map_or([0; 2], |off| [off.white, off.black]);
        let mut men = [Men::default(); 2];
        for (colour, on) in Colour::BOTH.into_iter().zip([&self.white, &self.black]) {
            if on.keys().any(|f| !(1..=24).contains(f)) {
                return Err(Unsupported("fields are numbered 1 to 24".into()));
            }
            let counts = on.iter().map(|(f, n)| (colour.turned(*f), *n)).chain([(OFF, off[colour.index()])]);
            men[colour.index()] =
                Men::placed(counts).ok_or_else(|| Unsupported("each player has fifteen men".into()))?;
        }
        if self.white.iter().any(|(f, n)| *n > 0 && self.black.get(f).is_some_and(|m| *m > 0)) {
            return Err(Unsupported("both colours stand on one field".into()));
        }
        Ok(men)
    }

    pub fn of(men: [Men; 2]) -> Position {
        let side = |colour: Colour| {
            let counts = men[colour.index()].counts().filter(|(f, _)| *f < OFF);
            counts.map(|(f, n)| (colour.turned(f), n)).collect()
        };
        let [white, black] = men.map(|m| m.on(OFF));
        Position {
            white: side(Colour::White),
            black: side(Colour::Black),
            off: (white + black > 0).then_some(Off { white, black }),
        }
    }
}
