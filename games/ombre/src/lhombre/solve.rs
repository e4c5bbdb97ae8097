//! Goals of the hombre for the open-hand solver.

use super::contracts::Contract;
use spadille_core::Seat;
use spadille_tricks::Goal;

/// What the hombre must reach to win his game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Win {
    /// More tricks than each opponent.
    MoreThanEach(Seat),
    /// So many tricks.
    AtLeast(Seat, u8),
    /// So many tricks before anybody else has one.
    InSuccession(Seat, u8),
    /// No trick at all.
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
        match *self {
            Win::AtLeast(seat, need) => {
                let own = won[seat.index() & 3];
                if own >= need {
                    Some(true)
                } else if own + left < need {
                    Some(false)
                } else {
                    None
                }
            }
            Win::InSuccession(seat, need) => {
                let own = won[seat.index() & 3];
                if own >= need {
                    Some(true)
                } else {
                    (won.iter().sum::<u8>() > own || own + left < need).then_some(false)
                }
            }
            Win::None(seat) => {
                if won[seat.index() & 3] > 0 {
                    Some(false)
                } else {
                    (left == 0).then_some(true)
                }
            }
            Win::MoreThanEach(seat) => {
                let own = won[seat.index() & 3];
                let best = (0..4).filter(|i| *i != seat.index()).map(|i| won[i]).max().unwrap_or(0);
                if own > best + left {
                    Some(true)
                } else if own + left <= best {
                    Some(false)
                } else {
                    (left == 0).then_some(own > best)
                }
            }
        }
    }

    fn key(&self, won: &[u8; 4]) -> u64 {
        match *self {
            Win::AtLeast(seat, _) | Win::InSuccession(seat, _) | Win::None(seat) => won[seat.index() & 3].into(),
            // Only how far each is behind the hombre matters, with what is left; all numbers are below 16.
            Win::MoreThanEach(_) => won.iter().fold(0, |key, n| key << 4 | u64::from(*n)),
        }
    }
}
