//! What people at a table of Schnitt may do, and its notation.

use crate::bend::Stage;
use crate::book::{BOOK, in_book, spot};
use crate::layout::{Laid, Layings};
use crate::wager::Sums;
use rand::{Rng, RngExt as _};
use spadille_core::space::Form;
use spadille_core::{List, NotationError, Rank, Space, text};
use std::fmt;
use std::str::FromStr;

/// What a punter says about a card that has won.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Say {
    /// Takes the winnings.
    Collect,
    /// Bends the card and plays on.
    Bend(Stage),
}

impl Say {
    /// The word in notation.
    pub fn word(self) -> &'static str {
        match self {
            Say::Collect => "collect",
            Say::Bend(stage) => stage.rung().name,
        }
    }

    /// The answer this word stands for.
    pub fn from_word(word: &str) -> Option<Say> {
        let bends = Stage::ALL.iter().copied().filter(|s| s.is_bent()).map(Say::Bend);
        [Say::Collect].into_iter().chain(bends).find(|s| s.word() == word)
    }
}

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The pack may be cut, or the next pair drawn.
    Ready,
    /// A card is laid with counters.
    Stake(Laid),
    /// Counters are added to a plain stake.
    Raise(Laid),
    /// The pack is cut below so many cards.
    Cut(u8),
    /// A won card is answered for.
    #[allow(missing_docs)]
    Answer { on: Rank, say: Say },
    /// The banker is asked to give a plain stake back.
    Withdraw(Rank),
    /// The banker is asked to let a plain stake go to another rank.
    #[allow(missing_docs)]
    Shift { on: Rank, to: Rank },
    /// The banker gives leave.
    Leave,
    /// The banker does not.
    Refuse,
}

impl Move {
    /// Whether it asks the banker's leave.
    pub fn asks_leave(self) -> bool {
        matches!(self, Move::Withdraw(_) | Move::Shift { .. })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Ready => f.write_str("ready"),
            Move::Stake(laid) => write!(f, "stake {laid}"),
            Move::Raise(added) => write!(f, "raise {added}"),
            Move::Cut(at) => write!(f, "cut {at}"),
            Move::Answer { on, say } => write!(f, "answer {on} {}", say.word()),
            Move::Withdraw(on) => write!(f, "withdraw {on}"),
            Move::Shift { on, to } => write!(f, "move {on} {to}"),
            Move::Leave => f.write_str("leave"),
            Move::Refuse => f.write_str("refuse"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or_else(|| NotationError::new("a move of Schnitt", text))
    }
}

fn read(words: &[&str]) -> Option<Move> {
    Some(match words {
        ["ready"] => Move::Ready,
        ["stake", laid @ ..] => Move::Stake(Laid::read(laid, true)?),
        ["raise", added @ ..] => Move::Raise(Laid::read(added, true)?),
        ["cut", at] => Move::Cut(at.parse().ok().filter(|at| *at <= 52)?),
        ["answer", on, say] => Move::Answer { on: in_book(on)?, say: Say::from_word(say)? },
        ["withdraw", on] => Move::Withdraw(in_book(on)?),
        ["move", on, to] => Move::Shift { on: in_book(on)?, to: in_book(to)? },
        ["leave"] => Move::Leave,
        ["refuse"] => Move::Refuse,
        _ => return None,
    })
}

/// The moves open to a seat: words, then whole stakes or cuts, then stakes and raises by where the counters lie.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    /// Answers, requests, `ready`.
    pub words: List<Move, 96>,
    /// Whole stakes of the ordinary game, or where the pack may be cut.
    pub sums: Option<Sums<Move>>,
    /// Stakes of the game with continuation.
    pub stakes: Layings,
    /// Raises.
    pub raises: Layings,
}

/// Whole stakes on cards: up to so many counters on each rank.
pub(super) fn whole_stakes(room: [u32; BOOK.len()]) -> Sums<Move> {
    let open = room.iter().enumerate().filter(|(_, most)| **most > 0);
    Sums {
        verb: "stake",
        ask: || text!("schnitt-ask-stake"),
        as_move: |at, amount| Move::Stake(Laid { amount, ..Laid::least(BOOK[usize::from(at).min(12)]) }),
        as_sum: |m| match m {
            Move::Stake(laid) if *laid == (Laid { amount: laid.amount, ..Laid::least(laid.on) }) => {
                Some((spot(laid.on)? as u8, laid.amount))
            }
            _ => None,
        },
        spot: |at| (BOOK[usize::from(at).min(12)].to_string(), None),
        step: 1,
        room: open.map(|(at, most)| (at as u8, 1, *most)).collect(),
    }
}

impl Space for Moves {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(self.listed() + self.summed() + self.stakes.count() + self.raises.count())
    }

    fn nth(&self, n: u64) -> Option<Move> {
        let Some(n) = n.checked_sub(self.listed()) else { return self.words.nth(n) };
        let Some(n) = n.checked_sub(self.summed()) else { return self.sums.as_ref()?.nth(n) };
        match n.checked_sub(self.stakes.count()) {
            None => self.stakes.nth(n).map(Move::Stake),
            Some(n) => self.raises.nth(n).map(Move::Raise),
        }
    }

    fn contains(&self, m: &Move) -> bool {
        self.sums.as_ref().is_some_and(|sums| sums.contains(m))
            || match m {
                Move::Stake(laid) => self.stakes.contains(*laid),
                Move::Raise(added) => self.raises.contains(*added),
                _ => self.words.contains(m),
            }
    }

    /// Draws the kind of move first: a word as often as an amount, for the amounts would drown the words.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let (words, all) = (self.listed(), self.len()?);
        if words > 0 && (all == words || rng.random_bool(0.5)) {
            return self.words.nth(rng.random_range(0..words));
        }
        if all == 0 {
            return None;
        }
        self.nth(rng.random_range(words..all))
    }

    /// To give leave is grave: a banker who plays on refuses. To ask for it stands aside.
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        if self.words.contains(&Move::Leave) {
            return Some(Move::Refuse);
        }
        let drawn = self.sample(rng)?;
        let usual = || self.words.0.iter().copied().find(|word| !word.asks_leave());
        Some(drawn).filter(|drawn| !drawn.asks_leave()).or_else(usual).or(Some(drawn))
    }

    fn listed(&self) -> u64 {
        self.words.0.len() as u64
    }

    fn forms(&self) -> Vec<Form> {
        let sums = self.sums.iter().map(Sums::form);
        let stakes = self.stakes.form("stake", text!("schnitt-ask-stake"));
        sums.chain(stakes).chain(self.raises.form("raise", text!("schnitt-ask-raise"))).collect()
    }
}

impl Moves {
    fn summed(&self) -> u64 {
        self.sums.as_ref().map_or(0, Sums::count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_and_what_is_none_is_refused() {
        let written = "ready; stake 7 10; stake Q 40 corner; raise K 3 beside; cut 26; answer 7 collect; answer 7 sept; \
            withdraw 7; move 7 K; leave; refuse";
        for written in written.split("; ") {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        for wrong in ["", "cut", "cut 53", "cut -1", "stake 7 1 down", "answer 7 half", "move 7", "stake C 1"] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
