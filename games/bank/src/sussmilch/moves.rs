//! What people at a table of Süßmilch may do, and its notation.

use super::places::{PLACES, Spot};
use crate::wager::{On, Sum, Sums};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::space::{self, Form, Word};
use spadille_core::{List, NotationError, Space, text};
use std::fmt;
use std::str::FromStr;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The next turn may be drawn, or the piles may be left uncounted.
    Ready,
    /// The piles are counted.
    Count,
    /// Counters are laid on a place.
    Stake(On<Spot>),
    /// Some are taken back.
    Withdraw(On<Spot>),
    /// All that stands on a place is taken back.
    Clear(Spot),
    /// Some are pushed to another place.
    #[allow(missing_docs)]
    Push { from: On<Spot>, to: Spot },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Ready => f.write_str("ready"),
            Move::Count => f.write_str("count"),
            Move::Stake(on) => write!(f, "stake {on}"),
            Move::Withdraw(on) => write!(f, "withdraw {on}"),
            Move::Clear(spot) => write!(f, "withdraw {spot}"),
            Move::Push { from, to } => write!(f, "move {from} {to}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or_else(|| NotationError::new("a move of Süßmilch", text))
    }
}

fn read(words: &[&str]) -> Option<Move> {
    let on = |place: &str, sum: &str| Some(On { place: place.parse().ok()?, sum: sum.parse::<Sum>().ok()?.0 });
    Some(match words {
        ["ready"] => Move::Ready,
        ["count"] => Move::Count,
        ["stake", place, sum] => Move::Stake(on(place, sum)?),
        ["withdraw", place, sum] => Move::Withdraw(on(place, sum)?),
        ["withdraw", place] => Move::Clear(place.parse().ok()?),
        ["move", place, sum, to] => Move::Push { from: on(place, sum)?, to: to.parse().ok()? },
        // The first place of the layout need not be named.
        ["move", place, sum] => Move::Push { from: on(place, sum)?, to: Spot(0) },
        _ => return None,
    })
}

/// Counters that may be pushed from one place to another.
#[derive(Clone, Debug, Default)]
pub struct Pushes {
    /// From where: the step and the most.
    pub from: ArrayVec<(Spot, u32, u32), PLACES>,
    /// How many counters there is room for on every place.
    pub room: [u32; PLACES],
}

impl Pushes {
    fn ways(&self) -> impl Iterator<Item = (Spot, Spot, u32, u64)> {
        self.from.iter().flat_map(move |&(from, step, most)| {
            let to = Spot::all().filter(move |to| *to != from);
            to.map(move |to| (from, to, step, u64::from(most.min(self.room[usize::from(to.0)]) / step.max(1))))
        })
    }

    fn count(&self) -> u64 {
        self.ways().map(|(.., ways)| ways).sum()
    }

    fn nth(&self, mut n: u64) -> Option<Move> {
        for (place, to, step, ways) in self.ways() {
            if n < ways {
                return Some(Move::Push { from: On { place, sum: (n as u32 + 1) * step }, to });
            }
            n -= ways;
        }
        None
    }

    fn contains(&self, from: On<Spot>, to: Spot) -> bool {
        let mut ways = self.ways();
        ways.any(|(place, goal, step, ways)| {
            place == from.place
                && goal == to
                && from.sum > 0
                && from.sum.is_multiple_of(step)
                && u64::from(from.sum / step) <= ways
        })
    }

    fn form(&self) -> Option<Form> {
        let spot = |&(spot, step, most): &(Spot, u32, u32)| space::Spot {
            word: spot.to_string(),
            label: Some(spot.said()),
            min: step.into(),
            max: most.into(),
        };
        let goals = Spot::all().map(|to| Word { word: to.to_string(), label: to.said() }).collect();
        let on: Vec<_> = self.from.iter().map(spot).collect();
        let form = |on| Form::Amount {
            verb: "move".into(),
            label: text!("sussmilch-ask-move"),
            on,
            step: 1,
            several: false,
            words: vec![goals],
        };
        (self.count() > 0).then(|| form(on))
    }
}

/// The moves open to a seat: words, then stakes, then what is taken back, then what is pushed.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    /// `ready`, and taking everything back from a place.
    pub words: List<Move, 24>,
    /// Stakes, and what is taken back.
    pub sums: ArrayVec<Sums<Move>, 3>,
    /// What is pushed to another place.
    pub pushes: Pushes,
}

/// Stakes: so much room on each place.
pub(super) fn stakes(room: [u32; PLACES]) -> Sums<Move> {
    let open = room.iter().enumerate().filter(|(_, room)| **room > 0);
    Sums {
        verb: "stake",
        ask: || text!("sussmilch-ask-stake"),
        as_move: |place, sum| Move::Stake(On { place: Spot(place), sum }),
        as_sum: |m| if let Move::Stake(on) = m { Some((on.place.0, on.sum)) } else { None },
        spot: |place| (Spot(place).to_string(), Some(Spot(place).said())),
        step: 1,
        room: open.map(|(place, room)| (place as u8, 1, *room)).collect(),
    }
}

/// What can be taken back by single counters; places with three shares have a step of their own and are left to the words.
pub(super) fn withdrawals(from: &[(Spot, u32, u32)]) -> Sums<Move> {
    Sums {
        verb: "withdraw",
        ask: || text!("sussmilch-ask-withdraw"),
        as_move: |place, sum| Move::Withdraw(On { place: Spot(place), sum }),
        as_sum: |m| if let Move::Withdraw(on) = m { Some((on.place.0, on.sum)) } else { None },
        spot: |place| (Spot(place).to_string(), Some(Spot(place).said())),
        step: 1,
        room: from.iter().filter(|(_, step, _)| *step == 1).map(|(spot, _, most)| (spot.0, 1, *most)).collect(),
    }
}

/// What can be taken back in threes.
pub(super) fn in_threes(from: &[(Spot, u32, u32)]) -> Sums<Move> {
    let threes = from.iter().filter(|(_, step, most)| *step == 3 && *most >= 3);
    Sums { step: 3, room: threes.map(|(spot, _, most)| (spot.0, 3, *most)).collect(), ..withdrawals(&[]) }
}

impl Space for Moves {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(self.listed() + self.sums.iter().map(Sums::count).sum::<u64>() + self.pushes.count())
    }

    fn nth(&self, n: u64) -> Option<Move> {
        let Some(mut n) = n.checked_sub(self.listed()) else { return self.words.nth(n) };
        for sums in &self.sums {
            if let Some(m) = sums.nth(n) {
                return Some(m);
            }
            n -= sums.count();
        }
        self.pushes.nth(n)
    }

    fn contains(&self, m: &Move) -> bool {
        match m {
            Move::Push { from, to } => self.pushes.contains(*from, *to),
            _ => self.words.contains(m) || self.sums.iter().any(|sums| sums.contains(m)),
        }
    }

    /// Draws the kind of move first: the sums would drown the words.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let (words, all) = (self.listed(), self.len()?);
        if words > 0 && (all == words || rng.random_bool(0.5)) {
            return self.words.nth(rng.random_range(0..words));
        }
        if all == 0 { None } else { self.nth(rng.random_range(words..all)) }
    }

    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.sample(rng)
    }

    fn listed(&self) -> u64 {
        self.words.0.len() as u64
    }

    fn forms(&self) -> Vec<Form> {
        self.sums.iter().map(Sums::form).chain(self.pushes.form()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_and_what_is_none_is_refused() {
        for written in
            ["ready", "count", "stake A 8", "stake A+K+10+9 4", "withdraw J+7 2", "withdraw 9", "move A 2 K+9"]
        {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        assert_eq!("move K 3".parse::<Move>().unwrap().to_string(), "move K 3 A");
        for wrong in ["", "stake A", "stake A+Q 1", "withdraw", "move A", "move A x K", "stake A 1 2"] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn pushes_are_counted_and_numbered_without_gaps() {
        let mut room = [0; PLACES];
        (room[0], room[5], room[20]) = (4, 2, 9);
        let pushes = Pushes { from: [(Spot(0), 1, 3), (Spot(19), 3, 6)].into_iter().collect(), room };
        let all: Vec<Move> = (0..pushes.count()).filter_map(|n| pushes.nth(n)).collect();
        let written: Vec<String> = all.iter().map(ToString::to_string).collect();
        let wanted = "move A 1 9, move A 2 9, move A 1 Q+J+8+7, move A 2 Q+J+8+7, move A 3 Q+J+8+7, \
            move K+Q+9+8 3 A, move K+Q+9+8 3 Q+J+8+7, move K+Q+9+8 6 Q+J+8+7";
        assert_eq!(written.join(", "), wanted);
        assert!(pushes.nth(pushes.count()).is_none() && !pushes.contains(On { place: Spot(0), sum: 4 }, Spot(20)));
    }
}
