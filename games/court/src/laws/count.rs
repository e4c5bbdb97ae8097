//! Counting strokes and games, what the marker calls, what is given to the weaker player, and when ends are changed.

use super::place::Chase;
use crate::options::Advantage;
use serde::{Deserialize, Serialize};
use spadille_core::{Text, law, text};
use std::fmt;

/// Strokes of a game, or games of a Partie, of the two sides.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Count(pub [u16; 2]);

/// How many strokes win a game.
pub const STROKES: u16 = 4;

impl Count {
    /// The count of the side that has more, and of the other.
    pub fn high_low(self) -> (u16, u16) {
        let [a, b] = self.0;
        (a.max(b), a.min(b))
    }

    /// Who has reached the number and is two ahead.
    pub fn winner(self, target: u16) -> Option<usize> {
        let (high, low) = self.high_low();
        let won = high >= target && high >= low.saturating_add(2);
        won.then(|| usize::from(self.0[1] > self.0[0]))
    }

    /// One more for a side.
    pub fn add(&mut self, side: usize) {
        let own = &mut self.0[side.min(1)];
        *own = own.saturating_add(1);
    }
}

/// What the marker calls after a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Call {
    /// So many strokes to so many, the second number fewer.
    To(u16, u16),
    /// One all or two all.
    All(u16),
    /// Three all, or equal after that.
    Deux,
    /// One ahead after that.
    Avantage,
    /// The game is won.
    Jeu,
}

/// The strokes by their names.
const NUMBERS: [&str; 4] = ["rien", "quinze", "trente", "quarante-cinq"];

impl Call {
    /// What is called when the strokes stand so; nothing before the first.
    pub fn of(strokes: Count) -> Option<Call> {
        let (high, low) = strokes.high_low();
        Some(match (high, low) {
            _ if strokes.winner(STROKES).is_some() => Call::Jeu,
            (0, _) => return None,
            _ if high == low && high >= 3 => Call::Deux,
            _ if high == low => Call::All(high),
            _ if low >= 3 => Call::Avantage,
            _ => Call::To(high.min(3), low),
        })
    }

    /// As it is said in the court.
    pub fn text(self) -> Text {
        let other = |low: u16| match low {
            0 => text!("court-call-rien"),
            1 => text!("court-call-quinze-alone"),
            _ => text!("court-call-trente-alone"),
        };
        let called = |high: u16, other: Text| match high {
            1 => text!("court-call-quinze", other = other),
            2 => text!("court-call-trente", other = other),
            _ => text!("court-call-quarante-cinq", other = other),
        };
        match self {
            Call::To(high, low) => called(high, other(low)),
            Call::All(high) => called(high, text!("court-call-un")),
            Call::Deux => text!("court-call-deux"),
            Call::Avantage => text!("court-call-avantage"),
            Call::Jeu => text!("court-call-jeu"),
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |n: u16| NUMBERS[usize::from(n.min(3))];
        match *self {
            Call::To(high, low) => write!(f, "{} à {}", number(high), number(low)),
            Call::All(high) => write!(f, "{} à un", number(high)),
            Call::Deux => f.write_str("à deux"),
            Call::Avantage => f.write_str("l'avantage"),
            Call::Jeu => f.write_str("jeu"),
        }
    }
}

/// What the marker calls after a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PartieCall {
    /// The games of both.
    Games(Count),
    /// Both one short of the Partie, or equal after that.
    Deux,
    /// One ahead after that.
    Avantage,
    /// The Partie is won.
    Partie,
}

impl PartieCall {
    /// What is called when the games stand so.
    pub fn of(games: Count, target: u16) -> PartieCall {
        let (high, low) = games.high_low();
        if games.winner(target).is_some() {
            PartieCall::Partie
        } else if low.saturating_add(1) < target || low == 0 {
            PartieCall::Games(games)
        } else if high == low {
            PartieCall::Deux
        } else {
            PartieCall::Avantage
        }
    }

    /// As it is said in the court.
    pub fn text(self) -> Text {
        match self {
            PartieCall::Games(Count([a, b])) => text!("court-call-games", first = a, second = b),
            PartieCall::Deux => text!("court-call-deux-jeux"),
            PartieCall::Avantage => text!("court-call-avantage-jeux"),
            PartieCall::Partie => text!("court-call-partie"),
        }
    }
}

impl fmt::Display for PartieCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartieCall::Games(Count([a, b])) => write!(f, "{a}-{b}"),
            PartieCall::Deux => f.write_str("à deux de jeux"),
            PartieCall::Avantage => f.write_str("l'avantage de jeux"),
            PartieCall::Partie => f.write_str("partie"),
        }
    }
}

impl Advantage {
    /// With how many strokes its receiver begins a game; games are counted from 1.
    pub fn strokes(self, game: u16) -> u16 {
        let [odd, even] = self.both();
        if game.is_multiple_of(2) { even } else { odd }
    }

    /// In the odd games and in the even ones.
    fn both(self) -> [u16; 2] {
        match self {
            Advantage::ButABut => [0, 0],
            Advantage::DemiQuinze => [0, 1],
            Advantage::Quinze => [1, 1],
            Advantage::DemiTrente => [1, 2],
            Advantage::Trente => [2, 2],
            Advantage::DemiQuaranteCinq => [2, 3],
            Advantage::QuaranteCinq => [3, 3],
        }
    }

    /// The law of what is given.
    pub fn law(self) -> spadille_core::LawId {
        let [odd, even] = self.both();
        if odd == even { law!("strokes-given") } else { law!("half-strokes") }
    }
}

/// Whether ends are changed: with two chases, or with one and forty-five.
pub fn pass(strokes: Count, chases: usize) -> bool {
    chases >= 2 || chases == 1 && strokes.high_low().0 >= 3
}

/// Chases by the sides that must beat them.
pub type SideChase = Chase<u8>;
