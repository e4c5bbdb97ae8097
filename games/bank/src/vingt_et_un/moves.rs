//! What people at a table of buying may do, and its notation.

use crate::wager::{Sum, Wagers};
use spadille_core::{Card, NotationError};
use std::fmt;
use std::str::FromStr;

/// One decision. Hands are counted from 0; people count from 1, and the first need not be named.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Move {
    /// Stakes before the deal.
    Stake(u32),
    /// Takes the next card of the talon to a hand.
    Buy(u8),
    /// Stands on a hand, and lays a card of it open.
    Stand { hand: u8, open: Option<Card> },
    /// Asks for a picture to an ace, for a new stake.
    Picture(u32),
    /// Opens the second of two pictures as a hand of its own.
    Split(u8),
    /// Stakes on a picture that another has opened.
    Back(u32),
    /// Does not.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |f: &mut fmt::Formatter<'_>, verb: &str, hand: u8| match hand {
            0 => f.write_str(verb),
            _ => write!(f, "{verb} {}", u16::from(hand) + 1),
        };
        match *self {
            Move::Stake(sum) => write!(f, "stake {sum}"),
            Move::Buy(hand) => named(f, "buy", hand),
            Move::Split(hand) => named(f, "split", hand),
            Move::Picture(sum) => write!(f, "picture {sum}"),
            Move::Back(sum) => write!(f, "back {sum}"),
            Move::Pass => f.write_str("pass"),
            Move::Stand { hand, open } => {
                named(f, "stand", hand)?;
                open.map_or(Ok(()), |card| write!(f, " {card}"))
            }
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or_else(|| NotationError::new("a move of Vingt-et-un or Onze et demie", text))
    }
}

fn read(words: &[&str]) -> Option<Move> {
    let sum = |word: &str| word.parse::<Sum>().ok().map(|sum| sum.0);
    let hand = |word: &str| word.parse::<u8>().ok()?.checked_sub(1);
    Some(match words {
        ["stake", word] => Move::Stake(sum(word)?),
        ["buy"] => Move::Buy(0),
        ["buy", word] => Move::Buy(hand(word)?),
        ["split"] => Move::Split(0),
        ["split", word] => Move::Split(hand(word)?),
        ["picture", word] => Move::Picture(sum(word)?),
        ["back", word] => Move::Back(sum(word)?),
        ["pass"] => Move::Pass,
        ["stand"] => Move::Stand { hand: 0, open: None },
        ["stand", word] => match hand(word) {
            Some(hand) => Move::Stand { hand, open: None },
            None => Move::Stand { hand: 0, open: Some(word.parse().ok()?) },
        },
        ["stand", word, card] => Move::Stand { hand: hand(word)?, open: Some(card.parse().ok()?) },
        _ => return None,
    })
}

/// The moves open to a seat.
pub type Moves = Wagers<Move, 128>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_and_what_is_none_is_refused() {
        let written =
            "stake 5; buy; buy 2; stand; stand KH; stand 3; stand 3 10S; picture 4; split; split 2; back 1; pass";
        for written in written.split("; ") {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        assert_eq!("stand 1 KH".parse::<Move>().unwrap().to_string(), "stand KH");
        for wrong in ["", "stake", "stake x", "buy 0", "buy KH", "stand 0", "picture", "back", "pass 1", "split 300"] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
