//! What a player may do, and its notation.

use super::contracts::Bid;
use crate::cards::{KINGS, QUEENS};
use rand::{Rng, RngExt as _};
use spadille_core::{Card, CardSet, Listed, NotationError, Offer, Space, Suit, moves};
use std::fmt;
use std::str::FromStr;

/// Kings, then queens: the cards that can be called or asked for.
const CALLABLE: CardSet = KINGS.union(QUEENS);

/// A card that is called or asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Called(pub Card);

impl fmt::Display for Called {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Called {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Called, NotationError> {
        let card: Card = text.parse()?;
        if CALLABLE.contains(card) { Ok(Called(card)) } else { Err(NotationError::new("a king or queen", text)) }
    }
}

impl Listed for Called {
    const COUNT: u32 = 8;

    fn number(self) -> u32 {
        self.0.suit() as u32 + if KINGS.contains(self.0) { 0 } else { 4 }
    }

    fn numbered(number: u32) -> Option<Called> {
        let set = if number < 4 { KINGS } else { QUEENS };
        set.nth((number % 4) as u8).filter(|_| number < 8).map(Called)
    }
}

/// Trumps, and the card that is called or asked for: `H KD`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Declaration {
    /// Trumps.
    pub trump: Suit,
    /// The card.
    pub card: Called,
}

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.trump, self.card)
    }
}

impl FromStr for Declaration {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Declaration, NotationError> {
        let (trump, card) = text.split_once(' ').ok_or_else(|| NotationError::new("trumps and a card", text))?;
        let trump: Suit = trump.parse()?;
        if (trump as u32) < Suit::COUNT {
            Ok(Declaration { trump, card: card.parse()? })
        } else {
            Err(NotationError::new("trumps and a card", text))
        }
    }
}

impl Listed for Declaration {
    const COUNT: u32 = Suit::COUNT * Called::COUNT;

    fn number(self) -> u32 {
        self.trump.number() * Called::COUNT + self.card.number()
    }

    fn numbered(number: u32) -> Option<Declaration> {
        let trump = Suit::numbered(number / Called::COUNT)?;
        Some(Declaration { trump, card: Called::numbered(number % Called::COUNT)? })
    }
}

/// One of the four suits, as trumps.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trump(pub Suit);

impl fmt::Display for Trump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Trump {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Trump, NotationError> {
        let suit: Suit = text.parse()?;
        if Suit::ALL.contains(&suit) { Ok(Trump(suit)) } else { Err(NotationError::new("one of four suits", text)) }
    }
}

impl Listed for Trump {
    const COUNT: u32 = Suit::COUNT;

    fn number(self) -> u32 {
        self.0.number()
    }

    fn numbered(number: u32) -> Option<Trump> {
        Suit::numbered(number).map(Trump)
    }
}

/// What is asked for after a deal where honours must be claimed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// The price of the game.
    pub game: bool,
    /// The matadors.
    pub matadors: bool,
    /// The premiers.
    pub premiers: bool,
}

impl Claim {
    /// Everything.
    pub const ALL: Claim = Claim { game: true, matadors: true, premiers: true };
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [(self.game, "game"), (self.matadors, "matadors"), (self.premiers, "premiers")];
        let claimed: Vec<&str> = parts.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect();
        f.write_str(if claimed.is_empty() { "nothing".to_owned() } else { claimed.join("+") }.as_str())
    }
}

impl FromStr for Claim {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Claim, NotationError> {
        (0..Claim::COUNT)
            .filter_map(Claim::numbered)
            .find(|claim| claim.to_string() == text)
            .ok_or_else(|| NotationError::new("honours such as game+matadors", text))
    }
}

impl Listed for Claim {
    const COUNT: u32 = 8;

    fn number(self) -> u32 {
        u32::from(self.game) | u32::from(self.matadors) << 1 | u32::from(self.premiers) << 2
    }

    fn numbered(number: u32) -> Option<Claim> {
        let bit = |i: u32| number >> i & 1 == 1;
        (number < 8).then(|| Claim { game: bit(0), matadors: bit(1), premiers: bit(2) })
    }
}

moves! {
    /// One decision.
    pub enum Move("a move of Quadrille") {
        words {
            /// Not to play.
            Pass = "pass",
            /// To stop after the first tricks.
            Stop = "stop",
            /// To look through the gathered tricks.
            Look = "look",
            /// To leave the naming of trumps to whoever has two kings.
            Leave = "leave",
            /// To lay one's cards down as won.
            LayDown = "lay-down",
            /// To take a laid-down game for won.
            Accept = "accept",
            /// To have a laid-down game played out.
            PlayOut = "play-out",
            /// To take back a card that should have followed suit (strict tables).
            Mend = "mend",
            /// To let it lie (strict tables).
            LetLie = "let-lie",
            /// To have tricks played again from the one in which suit was not followed (strict tables).
            Replay = "replay",
            /// To tell one's partner that the game is made (strict tables).
            Tell = "tell",
            /// To play solo without naming trumps (strict tables).
            Forget = "forget",
        }
        listed {
            /// A game is called.
            Call(Bid) = "bid",
            /// Trumps are named.
            Name(Trump) = "trump",
            /// A king is called, trumps being another's to name.
            King(Called) = "call",
            /// Trumps are named and a king is called or asked for.
            Declare(Declaration) = "declare",
            /// Honours are claimed.
            Claim(Claim) = "claim",
        }
        cards {
            /// A card is given for the king.
            Give = "give",
            /// A card is led or played.
            Play = "play",
            /// The opponents say which card is led.
            Demand = "demand",
        }
        sets {}
    }
}

/// The moves open to a seat: what the rules allow and, at strict tables, the cards that break the duty of following.
#[derive(Copy, Clone, Debug)]
pub struct Moves {
    /// What the rules allow.
    pub lawful: Offer<Move>,
    /// Cards that may be played and should not be.
    pub revokes: CardSet,
}

/// Of how many random moves one is a revoke where there could be one.
const REVOKES_ONCE_IN: u32 = 64;

impl Space for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> Option<u64> {
        self.lawful.len().map(|lawful| lawful + u64::from(self.revokes.len()))
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<Move> {
        let lawful = self.lawful.len()?;
        if n < lawful {
            return self.lawful.nth(n);
        }
        self.revokes.nth(u8::try_from(n - lawful).ok()?).map(Move::Play)
    }

    fn contains(&self, m: &Move) -> bool {
        self.lawful.contains(m) || matches!(m, Move::Play(card) if self.revokes.contains(*card))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        if !self.revokes.is_empty() && rng.random_range(0..REVOKES_ONCE_IN) == 0 {
            return self.any(rng);
        }
        self.lawful.sample(rng)
    }

    /// Nobody who wants to play revokes.
    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.lawful.play_on(rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Spoken as _;

    #[test]
    fn every_word_has_a_place_and_a_notation() {
        const { assert!(Move::PLACES <= 128) };
        for m in (0..Move::PLACES).filter_map(Move::at) {
            assert_eq!((m.to_string().parse(), Move::at(m.place().unwrap())), (Ok(m), Some(m)));
        }
        for text in ["bid ask_fav", "declare H KD", "call QS", "trump C", "give 4C", "play AS", "claim game+premiers"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["bid respect_fav", "declare H", "call JS", "trump L", "claim", "pass now"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
