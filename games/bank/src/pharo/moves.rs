//! What people at a Pharo table may do, and its notation.

use super::state::Colour;
use crate::bend::Stage;
use crate::book::in_book;
use crate::layout::{Laid, Layings, Place};
use rand::{Rng, RngExt as _};
use spadille_core::space::Form;
use spadille_core::{LawId, List, NotationError, Rank, Space, law, text};
use std::fmt;
use std::str::FromStr;

/// What a punter says about a card that has won or met a plié.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Say {
    /// Takes the winnings.
    Collect,
    /// Bends the card and plays on.
    Bend(Stage),
    /// Pays half.
    Half,
    /// Guesses the colour of the next card.
    Guess(Colour),
    /// Bends the card outwards.
    PlayOn,
}

impl Say {
    /// The word in notation.
    pub fn word(self) -> &'static str {
        match self {
            Say::Collect => "collect",
            Say::Bend(stage) => stage.rung().name,
            Say::Half => "half",
            Say::Guess(Colour::Red) => "red",
            Say::Guess(Colour::Black) => "black",
            Say::PlayOn => "play-on",
        }
    }

    /// The answer this word stands for.
    pub fn from_word(word: &str) -> Option<Say> {
        let plain = [Say::Collect, Say::Half, Say::Guess(Colour::Red), Say::Guess(Colour::Black), Say::PlayOn];
        let bends = Stage::ALL.iter().copied().filter(|s| s.is_bent()).map(Say::Bend);
        plain.into_iter().chain(bends).find(|s| s.word() == word)
    }
}

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The next turn may be drawn.
    Ready,
    /// A card of the book is laid with counters.
    Stake(Laid),
    /// Counters are added to a plain stake.
    Raise(Laid),
    /// A won card or a plain plié is answered for; a bend may be marked on another rank instead.
    #[allow(missing_docs)]
    Answer { on: Rank, say: Say, to: Option<Rank> },
    /// The banker is asked to give a plain stake back.
    Withdraw(Rank),
    /// The banker is asked to let a plain stake go to another rank.
    #[allow(missing_docs)]
    Shift { on: Rank, to: Rank },
    /// The piles are counted.
    Count,
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
            Move::Answer { on, say, to: None } => write!(f, "answer {on} {}", say.word()),
            Move::Answer { on, say, to: Some(to) } => write!(f, "answer {on} {} {to}", say.word()),
            Move::Withdraw(on) => write!(f, "withdraw {on}"),
            Move::Shift { on, to } => write!(f, "move {on} {to}"),
            Move::Count => f.write_str("count"),
            Move::Leave => f.write_str("leave"),
            Move::Refuse => f.write_str("refuse"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or_else(|| NotationError::new("a move of Pharo", text))
    }
}

fn read(words: &[&str]) -> Option<Move> {
    Some(match words {
        ["ready"] => Move::Ready,
        ["stake", laid @ ..] => Move::Stake(Laid::read(laid, false)?),
        ["raise", added @ ..] => Move::Raise(Laid::read(added, true)?),
        ["answer", on, say] => Move::Answer { on: in_book(on)?, say: Say::from_word(say)?, to: None },
        ["answer", on, say, to] => Move::Answer { on: in_book(on)?, say: Say::from_word(say)?, to: Some(in_book(to)?) },
        ["withdraw", on] => Move::Withdraw(in_book(on)?),
        ["move", on, to] => Move::Shift { on: in_book(on)?, to: in_book(to)? },
        ["count"] => Move::Count,
        ["leave"] => Move::Leave,
        ["refuse"] => Move::Refuse,
        _ => return None,
    })
}

/// The law by which counters are laid on a card.
pub(super) fn law_of_laying(laid: Laid) -> LawId {
    match laid.place {
        _ if laid.face_down => law!("face-down"),
        Place::On => law!("stake"),
        Place::Beside | Place::Corner => law!("place"),
    }
}

/// The moves open to a seat: words, then stakes to lay, then stakes to raise.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    /// Answers, requests, `ready`.
    pub words: List<Move, 96>,
    /// New stakes.
    pub stakes: Layings,
    /// Raises.
    pub raises: Layings,
}

impl Space for Moves {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(self.listed() + self.stakes.count() + self.raises.count())
    }

    fn nth(&self, n: u64) -> Option<Move> {
        let (words, stakes) = (self.listed(), self.stakes.count());
        match n.checked_sub(words) {
            None => self.words.nth(n),
            Some(n) if n < stakes => self.stakes.nth(n).map(Move::Stake),
            Some(n) => self.raises.nth(n - stakes).map(Move::Raise),
        }
    }

    fn contains(&self, m: &Move) -> bool {
        match m {
            Move::Stake(laid) => self.stakes.contains(*laid),
            Move::Raise(added) => self.raises.contains(*added),
            _ => self.words.contains(m),
        }
    }

    /// Draws the kind of move first: a word as often as an amount, for the amounts would drown the words.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let (words, stakes, raises) = (self.listed(), self.stakes.count(), self.raises.count());
        if words > 0 && (stakes + raises == 0 || rng.random_bool(0.5)) {
            self.words.nth(rng.random_range(0..words))
        } else if stakes > 0 && (raises == 0 || rng.random_bool(0.5)) {
            self.stakes.nth(rng.random_range(0..stakes)).map(Move::Stake)
        } else if raises > 0 {
            self.raises.nth(rng.random_range(0..raises)).map(Move::Raise)
        } else {
            None
        }
    }

    /// To give leave is grave: a banker who plays on refuses. To ask for it stands aside.
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        if self.words.contains(&Move::Leave) {
            return Some(Move::Refuse);
        }
        let drawn = self.any(rng)?;
        let usual = || self.words.0.iter().copied().find(|word| !word.asks_leave());
        Some(drawn).filter(|drawn| !drawn.asks_leave()).or_else(usual).or(Some(drawn))
    }

    fn listed(&self) -> u64 {
        self.words.0.len() as u64
    }

    fn forms(&self) -> Vec<Form> {
        let stake = self.stakes.form("stake", text!("pharo-ask-stake"));
        stake.into_iter().chain(self.raises.form("raise", text!("pharo-ask-raise"))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back() {
        let written = "ready; stake 7 10; stake Q 40 corner; stake 10 3 beside down; stake A 1 down; raise K 5; \
            raise K 3 beside; answer 7 collect; answer 7 quarante-huit K; answer 2 red; withdraw 7; move 7 K; count; \
            leave; refuse";
        for written in written.split("; ") {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        assert_eq!("stake 7 10 on up".parse::<Move>().unwrap().to_string(), "stake 7 10");
    }

    #[test]
    fn what_is_no_move_is_refused() {
        let wrong = "; ;stake;stake C 10;stake 7 -1;stake 7 99999999999;stake 7 10 down on;raise 7 1 down;\
            stake 7 10 on up x;answer 7;answer 7 plain;answer 7 lappe C;move 7;ready now;raise 7 1 up";
        for wrong in wrong.split(';') {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
