//! What a player of Piquet may do, its notation, and the space of his moves.

use super::hand::Class;
use rand::{Rng, RngExt as _};
use spadille_core::space::{Both, Form};
use spadille_core::{Card, CardMoves, CardSet, Either, List, NotationError, Rank, Space, Subsets, Suit};
use std::fmt;
use std::str::FromStr;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The dealer says by how many he deals (strict tables, and where packets of four are agreed on; law 20).
    Packet(u8),
    /// Elder announces a carte blanche and how many cards he will take.
    Blank(u8),
    /// Younger shows a carte blanche.
    ShowBlank,
    /// Cards are laid away and as many taken from the talon.
    Discard(CardSet),
    /// The cards left are looked at.
    Look,
    /// Elder names the suit he will lead and looks at what younger left.
    Name(Suit),
    /// Nothing is looked at, claimed or said.
    Pass,
    /// Younger says which card elder must lead, who lacks the suit he named.
    Demand(Card),
    /// A card is led or replied.
    Play(Card),
    /// A Rummel or sequences are called, or an answer is given with one's own (strict tables).
    Declare(Class),
    /// A set is called, true or not (strict tables).
    DeclareSet(Rank, u8),
    /// What the other called is good.
    Good,
    /// A class is shown (strict tables).
    Show(Class),
    /// A class is remembered before elder leads, by him or by younger (law 3).
    Recall(Class),
    /// Younger takes back his "good" (laws 14, 15).
    Retract(Class),
    /// A set called by mistake is mended before one has played a card oneself (law 8).
    Correct,
    /// The other is asked about a set he called: he names the missing card, or at a strict table is found out (laws 5, 17).
    Doubt(Rank),
    /// Elder says that thirty makes sixty.
    Pic,
    /// The hand is thrown in and mixed with the table (law 9).
    ThrowIn,
    /// The last two or three cards are thrown down at once, the first touching the table first (law 10).
    ThrowDown([Option<Card>; 3]),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Packet(n) => write!(f, "packet {n}"),
            Move::Blank(n) => write!(f, "blank {n}"),
            Move::ShowBlank => f.write_str("show-blank"),
            Move::Discard(cards) => write!(f, "discard {cards}"),
            Move::Look => f.write_str("look"),
            Move::Name(suit) => write!(f, "name {suit}"),
            Move::Pass => f.write_str("pass"),
            Move::Demand(card) => write!(f, "demand {card}"),
            Move::Play(card) => write!(f, "play {card}"),
            Move::Declare(class) => write!(f, "declare {}", class.word()),
            Move::DeclareSet(rank, n) => write!(f, "declare-set {rank} {n}"),
            Move::Good => f.write_str("good"),
            Move::Show(class) => write!(f, "show {}", class.word()),
            Move::Recall(class) => write!(f, "recall {}", class.word()),
            Move::Retract(class) => write!(f, "retract {}", class.word()),
            Move::Correct => f.write_str("correct"),
            Move::Doubt(rank) => write!(f, "doubt {rank}"),
            Move::Pic => f.write_str("pic"),
            Move::ThrowIn => f.write_str("throw-in"),
            Move::ThrowDown(cards) => {
                f.write_str("throw-down")?;
                cards.iter().flatten().try_for_each(|c| write!(f, " {c}"))
            }
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let error = || NotationError::new("a move of Piquet", text);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let class = || Class::from_word(rest).ok_or_else(error);
        let bare = |m: Move| if rest.is_empty() { Ok(m) } else { Err(error()) };
        match verb {
            "packet" => rest.parse().map(Move::Packet).map_err(|_| error()),
            "blank" => rest.parse().map(Move::Blank).map_err(|_| error()),
            "show-blank" => bare(Move::ShowBlank),
            "discard" => rest.parse().map(Move::Discard),
            "look" => bare(Move::Look),
            "name" => rest.parse().map(Move::Name),
            "pass" => bare(Move::Pass),
            "demand" => rest.parse().map(Move::Demand),
            "play" => rest.parse().map(Move::Play),
            "declare" => class().map(Move::Declare),
            "declare-set" => {
                let (rank, count) = rest.split_once(' ').ok_or_else(error)?;
                Ok(Move::DeclareSet(rank.parse()?, count.parse().map_err(|_| error())?))
            }
            "good" => bare(Move::Good),
            "show" => class().map(Move::Show),
            "recall" => class().map(Move::Recall),
            "retract" => class().map(Move::Retract),
            "correct" => bare(Move::Correct),
            "doubt" => rest.parse().map(Move::Doubt),
            "pic" => bare(Move::Pic),
            "throw-in" => bare(Move::ThrowIn),
            "throw-down" => {
                let mut cards = [None; 3];
                for (i, word) in rest.split_whitespace().enumerate() {
                    *cards.get_mut(i).ok_or_else(error)? = Some(word.parse()?);
                }
                Ok(Move::ThrowDown(cards))
            }
            _ => Err(error()),
        }
    }
}

/// A card to play, or cards to lay away.
pub(super) type Cards = Either<CardMoves<Move>, Subsets<Move>>;

/// Of how many random moves in play one throws the hand in: so seldom that random play sees the tricks.
const THROWN_IN_ONCE_IN: u32 = 1024;

/// The moves of Piquet: words, then a card to play or cards to lay away, then the last cards thrown down at once; at the
/// very end, where it is allowed, the hand thrown in.
#[derive(Clone, Debug)]
pub struct Moves {
    usual: Both<Both<List<Move, 32>, Cards>, List<Move, 6>>,
    may_throw_in: bool,
}

impl Moves {
    pub(super) fn new(words: List<Move, 32>, cards: Cards, thrown: List<Move, 6>, may_throw_in: bool) -> Moves {
        Moves { usual: Both(Both(words, cards), thrown), may_throw_in }
    }
}

impl Space for Moves {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(self.usual.len()? + u64::from(self.may_throw_in))
    }

    fn nth(&self, n: u64) -> Option<Move> {
        let usual = self.usual.len()?;
        if n < usual { self.usual.nth(n) } else { (self.may_throw_in && n == usual).then_some(Move::ThrowIn) }
    }

    fn contains(&self, m: &Move) -> bool {
        if *m == Move::ThrowIn { self.may_throw_in } else { self.usual.contains(m) }
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let seldom = || self.may_throw_in.then_some(Move::ThrowIn);
        if self.may_throw_in && rng.random_range(0..THROWN_IN_ONCE_IN) == 0 {
            return seldom();
        }
        self.usual.sample(rng).or_else(seldom)
    }

    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let Both(usual, _) = &self.usual;
        let doubts = usual.0.0.iter().filter(|m| matches!(m, Move::Doubt(_))).count() as u64;
        if usual.len()? == doubts {
            return self.any(rng);
        }
        loop {
            let drawn = usual.any(rng);
            if !matches!(drawn, Some(Move::Doubt(_))) {
                return drawn;
            }
        }
    }

    fn near<R: Rng>(&self, m: &Move, rng: &mut R) -> Option<Move> {
        self.usual.near(m, rng)
    }

    fn listed(&self) -> u64 {
        self.usual.listed() + u64::from(self.may_throw_in)
    }

    fn forms(&self) -> Vec<Form> {
        self.usual.forms()
    }
}
