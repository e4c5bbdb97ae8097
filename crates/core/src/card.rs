//! Cards of the four suits, French or German.

use crate::notation::NotationError;
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// One of the four suits. German suits are the same four under other signs.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Suit {
    /// Spades; German leaves (*Grün*).
    Spades,
    /// Hearts; German hearts (*Rot*).
    Hearts,
    /// Diamonds; German bells (*Schellen*).
    Diamonds,
    /// Clubs; German acorns (*Eicheln*).
    Clubs,
}

impl Suit {
    /// The four suits in the order hands are sorted: spades, hearts, diamonds, clubs.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// The letter of the French suit.
    pub const fn letter(self) -> char {
        match self {
            Suit::Spades => 'S',
            Suit::Hearts => 'H',
            Suit::Diamonds => 'D',
            Suit::Clubs => 'C',
        }
    }

    /// The letter of the German suit: E(icheln), G(rün), R(ot), B (Schellen, bells).
    pub const fn german_letter(self) -> char {
        match self {
            Suit::Spades => 'G',
            Suit::Hearts => 'R',
            Suit::Diamonds => 'B',
            Suit::Clubs => 'E',
        }
    }

    /// The printed sign of the French suit.
    pub const fn sign(self) -> char {
        match self {
            Suit::Spades => '♠',
            Suit::Hearts => '♥',
            Suit::Diamonds => '♦',
            Suit::Clubs => '♣',
        }
    }

    /// Whether the suit is printed in red.
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Hearts | Suit::Diamonds)
    }

    /// Reads a French or German suit letter.
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|s| s.letter() == letter || s.german_letter() == letter)
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Suit {
        match bits & 3 {
            0 => Suit::Spades,
            1 => Suit::Hearts,
            2 => Suit::Diamonds,
            _ => Suit::Clubs,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

impl FromStr for Suit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Suit, NotationError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Suit::from_letter), letters.next()) {
            (Some(suit), None) => Ok(suit),
            _ => Err(NotationError::new("a suit (S, H, D, C)", text)),
        }
    }
}

crate::serde_as_notation!(Suit);

/// The rank printed on a card. What beats what is each game's own affair.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Rank {
    /// Ace; German *Daus*.
    Ace = 1,
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four.
    Four,
    /// Five.
    Five,
    /// Six.
    Six,
    /// Seven.
    Seven,
    /// Eight.
    Eight,
    /// Nine.
    Nine,
    /// Ten.
    Ten,
    /// Jack; German *Unter*.
    Jack,
    /// The knight of the Tarock pack.
    Caval,
    /// Queen; German *Ober*.
    Queen,
    /// King.
    King,
}

impl Rank {
    /// All ranks from the ace upward in printed order, the Caval included.
    pub const ALL: [Rank; 14] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Caval,
        Rank::Queen,
        Rank::King,
    ];

    /// The rank as written in notation.
    pub const fn symbol(self) -> &'static str {
        const SYMBOLS: [&str; 14] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K"];
        SYMBOLS[self as usize - 1]
    }

    /// Whether this is a jack, Caval, queen or king.
    pub const fn is_court(self) -> bool {
        self as u8 >= Rank::Jack as u8
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Rank {
        Rank::ALL[((bits & 15) - 1) as usize]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}

impl FromStr for Rank {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Rank, NotationError> {
        Rank::ALL
            .into_iter()
            .find(|r| r.symbol() == text)
            .ok_or_else(|| NotationError::new("a rank (A, 2 … 10, J, C, Q, K)", text))
    }
}

crate::serde_as_notation!(Rank);

/// A suited card: `AS`, `10H`, `QD`.
///
/// ```
/// use spadille_core::{Card, Rank, Suit};
/// let card: Card = "10H".parse().unwrap();
/// assert_eq!(card, Card::new(Rank::Ten, Suit::Hearts));
/// assert_eq!(card.to_string(), "10H");
/// assert!("1H".parse::<Card>().is_err());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card of this rank and suit.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((suit as u8) << 4 | rank as u8)
    }

    /// The suit printed on the card.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::from_bits(self.0 >> 4)
    }

    /// The rank printed on the card.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::from_bits(self.0)
    }

    /// A number below 64 that is this card's own, for tables and bit sets.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The card that has this [`Card::index`], if there is one.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < 64 && index & 15 >= 1 && index & 15 <= 14 { Some(Card(index as u8)) } else { None }
    }

    #[inline]
    pub(crate) const fn from_bit(bit: u32) -> Card {
        Card(bit as u8)
    }

    /// The card with its German suit letter: `10R` for the ten of hearts.
    pub fn german(self) -> String {
        format!("{}{}", self.rank(), self.suit().german_letter())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let error = || NotationError::new("a card such as AS or 10H", text);
        let last = text.chars().next_back().ok_or_else(error)?;
        let suit = Suit::from_letter(last).ok_or_else(error)?;
        let rank = text[..text.len() - last.len_utf8()].parse().map_err(|_| error())?;
        Ok(Card::new(rank, suit))
    }
}

crate::serde_as_notation!(Card);

/// Writes a card in code: `card!(Ace of Spades)`.
#[macro_export]
macro_rules! card {
    ($rank:ident of $suit:ident) => {
        $crate::Card::new($crate::Rank::$rank, $crate::Suit::$suit)
    };
}
