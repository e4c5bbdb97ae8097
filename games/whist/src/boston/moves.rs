//! What a player may do, and its notation.

use super::contracts::{Class, Level};
use spadille_core::{Either, Listed, NotationError, Number, Offer, Subsets, Suit, listed, moves};
use std::fmt;
use std::str::FromStr;

/// A game that is announced: `6`, `grande-misere`, or a number with the class of its suit, `6 best`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bid {
    /// How high.
    pub level: Level,
    /// In which class of suit, where it is said.
    pub class: Option<Class>,
}

impl Bid {
    /// A game whose suit is not spoken of.
    pub const fn of(level: Level) -> Bid {
        Bid { level, class: None }
    }

    /// A number in a class of suit.
    pub const fn in_class(number: u8, class: Class) -> Bid {
        Bid { level: Level::Number(number), class: Some(class) }
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.class {
            Some(class) => write!(f, "{} {class}", self.level),
            None => self.level.fmt(f),
        }
    }
}

impl FromStr for Bid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Bid, NotationError> {
        let mut all = (0..Bid::COUNT).filter_map(Bid::numbered);
        all.find(|bid| bid.to_string() == text).ok_or_else(|| NotationError::new("a game of Boston", text))
    }
}

impl Listed for Bid {
    const COUNT: u32 = Level::COUNT + 27;

    fn number(self) -> u32 {
        match (self.level, self.class) {
            (Level::Number(number), Some(class)) => {
                Level::COUNT + 3 * Listed::number(Level::Number(number)) + class as u32
            }
            (level, _) => Listed::number(level),
        }
    }

    fn numbered(number: u32) -> Option<Bid> {
        let Some(in_class) = number.checked_sub(Level::COUNT) else { return Level::numbered(number).map(Bid::of) };
        let level = Level::numbered(in_class / 3).filter(|_| in_class < 27)?;
        Some(Bid { level, class: Class::numbered(in_class % 3) })
    }
}

/// Trumps: `H`, or `H alone` where somebody might help.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trump {
    /// The suit.
    pub suit: Suit,
    /// Whether he wants no helper.
    pub alone: bool,
}

/// A suit that somebody shows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shown(pub Suit);

const TRUMPS: [&str; 8] = ["S", "H", "D", "C", "S alone", "H alone", "D alone", "C alone"];

listed! {
    Trump("trumps"): 8, |n| Trump { suit: Suit::ALL[n % 4], alone: n >= 4 },
        |trump| TRUMPS[trump.suit as usize % 4 + if trump.alone { 4 } else { 0 }];
    Shown("one of four suits"): 4, |n| Shown(Suit::ALL[n]), |shown| shown.0;
}

moves! {
    /// One decision.
    pub enum Move("a move of Boston") {
        words {
            /// Not to play, or not to help.
            Pass = "pass",
            /// To raise one's game to what another has named.
            Hold = "hold",
            /// To help the player.
            Whist = "whist",
            /// To wait for a helper, where there are no trumps to name.
            Ask = "ask",
            /// To play alone, where there are no trumps to name.
            Alone = "alone",
            /// To throw one's cards in.
            Resign = "resign",
            /// To lay one's cards open (strict tables).
            Expose = "expose",
            /// To let a card lie that should have followed suit (strict tables).
            LetLie = "let-lie",
        }
        listed {
            /// A game is announced.
            Bid(Bid) = "bid",
            /// The class of one's suit is named.
            Class(Class) = "class",
            /// Trumps are named.
            Trump(Trump) = "trump",
            /// The player of a misère says who leads, by seat from 0.
            Leader(Number<3>) = "leader",
            /// An opponent who thinks that he leads shows a suit (strict tables).
            Show(Shown) = "show",
        }
        cards {
            /// A card is led or played.
            Play = "play",
            /// A card is laid aside.
            Discard = "discard",
        }
        sets {
            /// Cards are thrown out for the dealer.
            Throw = "throw",
        }
    }
}

/// The moves open to a seat.
pub type Moves = Either<Offer<Move>, Subsets<Move>>;

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
        for text in ["bid 6 best", "bid 6 grandissimo", "bid klein-boston", "trump H alone", "throw 5C 4C", "leader 2"]
        {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["bid 4", "bid 14", "bid petite-misere best", "trump L", "show M", "leader 4", "class worst", "bid"]
        {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
