//! Cards: of four suits, French or German, of a fifth and sixth, the taroks and the Sküs, and second copies.

use crate::notation::NotationError;
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// A suit. German suits are the first four under other signs; flowers and moons are the fifth and sixth of the packs that
/// have them, and the taroks of a Tarock pack stand together as if they were a suit of their own.
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
    /// Flowers, the fifth suit.
    Flowers,
    /// Moons, the sixth suit.
    Moons,
    /// The taroks, with the Sküs.
    Taroks,
}

impl Suit {
    /// The four suits in the order hands are sorted: spades, hearts, diamonds, clubs.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// The six suits of the largest pack.
    pub const SIX: [Suit; 6] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Flowers, Suit::Moons];

    /// All that a card may belong to, the taroks last.
    pub const EVERY: [Suit; 7] =
        [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Flowers, Suit::Moons, Suit::Taroks];

    /// The letter of the suit.
    pub const fn letter(self) -> char {
        b"SHDCLMT"[self as usize] as char
    }

    /// The letter of the German suit: E(icheln), G(rün), R(ot), B (Schellen, bells); the others keep theirs.
    pub const fn german_letter(self) -> char {
        b"GRBELMT"[self as usize] as char
    }

    /// The printed sign of the French suit.
    pub const fn sign(self) -> char {
        const SIGNS: [char; 7] = ['♠', '♥', '♦', '♣', '✿', '☾', '★'];
        SIGNS[self as usize]
    }

    /// Whether the suit is printed in red.
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Hearts | Suit::Diamonds | Suit::Flowers)
    }

    /// Reads a French or German suit letter.
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::SIX.into_iter().find(|s| s.letter() == letter || s.german_letter() == letter)
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
            _ => Err(NotationError::new("a suit (S, H, D, C, L, M)", text)),
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
    /// What a tarok has instead of a rank; [`Card::tarok`] tells its number.
    Tarok,
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
        const SYMBOLS: [&str; 15] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K", "T"];
        SYMBOLS[self as usize - 1]
    }

    /// Whether this is a jack, Caval, queen or king.
    pub const fn is_court(self) -> bool {
        matches!(self, Rank::Jack | Rank::Caval | Rank::Queen | Rank::King)
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

/// A card: `AS`, `10H`, `QD`; `5L` and `5M` of the fifth and sixth suit; `T1` to `T21` and `SK`; the second copy of a card, in
/// a pack that has two of it, with a stroke after it: `KH'`.
///
/// ```
/// use spadille_core::{Card, Rank, Suit};
/// let card: Card = "10H".parse().unwrap();
/// assert_eq!(card, Card::new(Rank::Ten, Suit::Hearts));
/// assert_eq!("10R".parse(), Ok(card));
/// assert_eq!(Card::taroks(21).to_string(), "T21");
/// assert_eq!("KH'".parse::<Card>().unwrap().first_copy().to_string(), "KH");
/// assert!("1H".parse::<Card>().is_err() && "T22".parse::<Card>().is_err());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// Where the taroks begin: the number of a tarok is what it lies above this.
const TAROKS: u8 = 96;
/// The Sküs lies above the 21.
const SKUS: u8 = TAROKS + 22;
/// Marks a second copy.
const AGAIN: u8 = 128;

impl Card {
    /// The Sküs, the free card of the Tarock pack.
    pub const SKUS: Card = Card(SKUS);

    /// How many numbers [`Card::index`] may give.
    pub const COUNT: usize = 128;

    /// The card of this rank and suit.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((suit as u8) << 4 | rank as u8)
    }

    /// The tarok of this number, 1 to 21; numbers beyond are the Sküs.
    #[inline]
    pub const fn taroks(number: u8) -> Card {
        if number >= 1 && number <= 21 { Card(TAROKS + number) } else { Card::SKUS }
    }

    /// The number of a tarok, 1 to 21; nothing for the Sküs and for suited cards.
    #[inline]
    pub const fn tarok(self) -> Option<u8> {
        let own = self.first_copy().0;
        if own > TAROKS && own < SKUS { Some(own - TAROKS) } else { None }
    }

    /// The suit printed on the card.
    #[inline]
    pub const fn suit(self) -> Suit {
        match self.first_copy().0 >> 4 {
            0 => Suit::Spades,
            1 => Suit::Hearts,
            2 => Suit::Diamonds,
            3 => Suit::Clubs,
            4 => Suit::Flowers,
            5 => Suit::Moons,
            _ => Suit::Taroks,
        }
    }

    /// The rank printed on the card.
    #[inline]
    pub const fn rank(self) -> Rank {
        if matches!(self.suit(), Suit::Taroks) { Rank::Tarok } else { Rank::ALL[(self.0 & 15) as usize - 1] }
    }

    /// The second copy of this card, in packs that have two of it.
    #[must_use]
    pub const fn again(self) -> Card {
        Card(self.0 | AGAIN)
    }

    /// Whether this is a second copy.
    #[inline]
    pub const fn is_second(self) -> bool {
        self.0 & AGAIN != 0
    }

    /// The card itself, whichever copy it is.
    #[inline]
    #[must_use]
    pub const fn first_copy(self) -> Card {
        Card(self.0 & !AGAIN)
    }

    /// A number below [`Card::COUNT`] that is this card's own, for tables and bit sets; both copies have the same.
    #[inline]
    pub const fn index(self) -> usize {
        self.first_copy().0 as usize
    }

    /// The card that has this [`Card::index`], if there is one.
    pub const fn from_index(index: usize) -> Option<Card> {
        let suited = index < TAROKS as usize && index & 15 >= 1 && index & 15 <= 14;
        let tarok = index > TAROKS as usize && index <= SKUS as usize;
        if suited || tarok { Some(Card(index as u8)) } else { None }
    }

    /// The card as it is kept: its [`Card::index`], and a mark if it is a second copy.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_bit(bit: u32) -> Card {
        Card(bit as u8)
    }

    /// The card with its German suit letter: `10R` for the ten of hearts.
    pub fn german(self) -> String {
        match self.suit() {
            Suit::Taroks => self.to_string(),
            suit => format!("{}{}{}", self.rank(), suit.german_letter(), if self.is_second() { "'" } else { "" }),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.tarok(), self.suit()) {
            (Some(number), _) => write!(f, "T{number}")?,
            (None, Suit::Taroks) => f.write_str("SK")?,
            (None, suit) => write!(f, "{}{suit}", self.rank())?,
        }
        if self.is_second() { f.write_char('\'') } else { Ok(()) }
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
        if let Some(first) = text.strip_suffix('\'') {
            return first.parse::<Card>().ok().filter(|c| !c.is_second()).map(Card::again).ok_or_else(error);
        }
        if text == "SK" {
            return Ok(Card::SKUS);
        }
        if let Some(number) = text.strip_prefix('T') {
            let plain = number.bytes().all(|b| b.is_ascii_digit()) && !number.starts_with('0');
            let number: Option<u8> = number.parse().ok().filter(|n| plain && (1..=21).contains(n));
            return number.map(Card::taroks).ok_or_else(error);
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_and_has_its_own_number() {
        let all: Vec<Card> = (0..Card::COUNT).filter_map(Card::from_index).collect();
        assert_eq!(all.len(), 6 * 14 + 22);
        for card in all {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.german().parse(), Ok(card));
            assert_eq!(card.again().to_string().parse(), Ok(card.again()));
            assert_eq!(Card::from_index(card.again().index()), Some(card));
            if card.suit() != Suit::Taroks {
                assert_eq!(Card::new(card.rank(), card.suit()), card);
            }
        }
        for wrong in ["", "T", "T0", "T01", "T22", "T+1", "SK''", "K", "H", "1H", "TS", "AX", "'"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}
