//! Goals of the hombre for the open-hand solver.

use super::*;
use spadille_tricks::Goal;

/// What the hombre must reach to win his game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Win {
    MoreThanEach(Seat),
    AtLeast(Seat, u8),
    /// So many tricks before anybody else has one.
    InSuccession(Seat, u8),
    None(Seat),
}

/// What the hombre must reach in a game of so many tricks.
pub fn goal(contract: Contract, hombre: Seat, tricks: u8) -> Win {
    match contract {
        Contract::Nullissimo => Win::None(hombre),
        Contract::SoloTout => Win::AtLeast(hombre, tricks),
        _ => Win::MoreThanEach(hombre),
    }
}

impl Goal for Win {
    fn decided(&self, won: &[u8; 4], left: u8) -> Option<bool> {
        let own = |seat: Seat| won[seat.index()];
        let (reached, hopeless) = match *self {
            Win::AtLeast(seat, need) => (own(seat) >= need, own(seat) + left < need),
            Win::InSuccession(seat, need) => {
                (own(seat) >= need, won.iter().sum::<u8>() > own(seat) || own(seat) + left < need)
            }
            Win::None(seat) => (own(seat) == 0 && left == 0, own(seat) > 0),
            Win::MoreThanEach(seat) => {
                let best = (0..4).filter(|i| *i != seat.index()).map(|i| won[i]).max().unwrap_or(0);
                (own(seat) > best + left, own(seat) + left <= best)
            }
        };
        if reached { Some(true) } else { hopeless.then_some(false) }
    }

    fn key(&self, won: &[u8; 4]) -> u64 {
        match *self {
            Win::AtLeast(seat, _) | Win::InSuccession(seat, _) | Win::None(seat) => won[seat.index()].into(),
            // Only how far each is behind the hombre matters, with what is left; all numbers are below 16.
            Win::MoreThanEach(_) => won.iter().fold(0, |key, n| key << 4 | u64::from(*n)),
        }
    }
}
