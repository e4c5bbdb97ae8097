//! What a player may do, and its notation.

use super::contracts::Bid;
use spadille_core::{Card, Listed, NotationError, Offer, Rank, Suit, listed, moves};
use std::fmt;
use std::str::FromStr;

/// A king or a queen that is called or asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Called(pub Card);

/// One of the four suits, as trumps.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trump(pub Suit);

listed! {
    Called("a king or queen"): 8, |n| Called(Card::new([Rank::King, Rank::Queen][n / 4], Suit::ALL[n % 4])), |called| called.0;
    Trump("one of four suits"): 4, |n| Trump(Suit::ALL[n]), |trump| trump.0;
    Claim("honours such as game+matadors"): 8, |n| Claim { game: n & 1 > 0, matadors: n & 2 > 0, premiers: n & 4 > 0 }, |claim| {
        let parts = [(claim.game, "game"), (claim.matadors, "matadors"), (claim.premiers, "premiers")];
        let claimed: Vec<&str> = parts.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect();
        if claimed.is_empty() { "nothing".to_owned() } else { claimed.join("+") }
    };
}

spadille_core::serde_as_notation!(Called);

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

/// The moves open to a seat.
pub type Moves = Offer<Move>;

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Spoken as _;

    #[test]
    fn every_word_has_a_number_and_a_notation() {
        const { assert!(Move::COUNT <= 128) };
        for m in (0..Move::COUNT).filter_map(Move::numbered) {
            assert_eq!((m.to_string().parse(), Move::numbered(m.number().unwrap())), (Ok(m), Some(m)));
        }
        for text in ["bid ask_fav", "declare H KD", "call QS", "trump C", "give 4C", "play AS", "claim game+premiers"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["bid respect_fav", "declare H", "call JS", "trump L", "claim", "pass now"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
