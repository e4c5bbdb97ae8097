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
    fn decided(&self, won: &PerSeat<u8, 4>, left: u8) -> Option<bool> {
        let own = |seat: Seat| won[seat];
        let (reached, hopeless) = match *self {
            Win::AtLeast(seat, need) => (own(seat) >= need, own(seat) + left < need),
            Win::InSuccession(seat, need) => {
                (own(seat) >= need, won.values().sum::<u8>() > own(seat) || own(seat) + left < need)
            }
            Win::None(seat) => (own(seat) == 0 && left == 0, own(seat) > 0),
            Win::MoreThanEach(seat) => {
                let others = won.iter().filter(|(other, _)| *other != seat);
                let best = others.map(|(_, tricks)| *tricks).max().unwrap_or(0);
                (own(seat) > best + left, own(seat) + left <= best)
            }
        };
        if reached { Some(true) } else { hopeless.then_some(false) }
    }

    fn key(&self, won: &PerSeat<u8, 4>) -> u64 {
        match *self {
            Win::AtLeast(seat, _) | Win::InSuccession(seat, _) | Win::None(seat) => won[seat].into(),
            // Only how far each is behind the hombre matters, with what is left; all numbers are below 16.
            Win::MoreThanEach(_) => won.values().fold(0, |key, n| key << 4 | u64::from(*n)),
        }
    }
}
