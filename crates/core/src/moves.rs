//! Declaring what a player may say and do: enum, notation and number in a space at once.

use crate::card::{Card, Suit};
use crate::cardset::{CardSet, nth_bit};
use crate::notation::NotationError;
use crate::space::Space;
use rand::{Rng, RngExt as _};
use std::fmt::{self, Debug};
use std::str::FromStr;

/// Something of which there are so few that they can be numbered: suits, calls, declarations.
pub trait Listed: Copy + PartialEq {
    /// How many there are.
    const COUNT: u32;

    /// Its number, below [`Listed::COUNT`].
    fn number(self) -> u32;

    /// The one of this number.
    fn numbered(number: u32) -> Option<Self>;

    /// Whether a move may be about it. What can be written but is neither numbered nor ever offered would take the number of another
    /// (a fifth suit).
    fn may_be_said(self) -> bool {
        true
    }
}

/// Gives numbers and notation to things of which there are few: what they are, how many, which is the one of a number, and how it
/// is written.
///
/// ```
/// use spadille_core::{Listed as _, listed};
/// #[derive(Copy, Clone, PartialEq, Eq, Debug)]
/// pub enum Height { Low, High }
/// listed! { Height("low or high"): 2, |n| [Height::Low, Height::High][n], |height| ["low", "high"][height as usize]; }
/// assert_eq!(("high".parse(), Height::High.number()), (Ok(Height::High), 1));
/// assert_eq!(Height::numbered(0).unwrap().to_string(), "low");
/// assert!("middle".parse::<Height>().is_err() && Height::numbered(2).is_none());
/// ```
#[macro_export]
macro_rules! listed {
    ($($name:ident($what:literal): $count:expr, $nth:expr, $written:expr;)*) => {$(
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let written: fn($name) -> _ = $written;
                write!(f, "{}", written(*self))
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<$name, $crate::NotationError> {
                let mut all = (0..<$name as $crate::Listed>::COUNT).filter_map(<$name as $crate::Listed>::numbered);
                all.find(|one| one.to_string() == text).ok_or_else(|| $crate::NotationError::new($what, text))
            }
        }

        impl $crate::Listed for $name {
            const COUNT: u32 = $count;

            fn number(self) -> u32 {
                let number = (0..Self::COUNT).find(|n| Self::numbered(*n) == Some(self));
                debug_assert!(number.is_some(), "{self} is not among those that are listed");
                number.unwrap_or(0)
            }

            fn numbered(number: u32) -> Option<$name> {
                let nth: fn(usize) -> $name = $nth;
                (number < Self::COUNT).then(|| nth(number as usize))
            }
        }
    )*};
}

/// The four suits.
impl Listed for Suit {
    const COUNT: u32 = 4;

    fn number(self) -> u32 {
        self as u32
    }

    fn numbered(number: u32) -> Option<Suit> {
        Suit::ALL.get(number as usize).copied()
    }

    fn may_be_said(self) -> bool {
        Suit::ALL.contains(&self)
    }
}

/// A number that is said: up to `MOST`, by steps of `STEP`.
///
/// ```
/// use spadille_core::{Listed as _, Number};
/// assert_eq!(("6".parse(), Number::<8, 2>::COUNT), (Ok(Number::<8, 2>(6)), 5));
/// assert!("7".parse::<Number<8, 2>>().is_err() && "10".parse::<Number<8, 2>>().is_err());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Number<const MOST: u8, const STEP: u8 = 1>(pub u8);

impl<const MOST: u8, const STEP: u8> fmt::Display for Number<MOST, STEP> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<const MOST: u8, const STEP: u8> FromStr for Number<MOST, STEP> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.parse().ok().filter(|n: &u8| *n <= MOST && n.is_multiple_of(STEP));
        number.map(Number).ok_or_else(|| NotationError::new("a number", text))
    }
}

impl<const MOST: u8, const STEP: u8> Listed for Number<MOST, STEP> {
    const COUNT: u32 = (MOST / STEP) as u32 + 1;

    fn number(self) -> u32 {
        u32::from(self.0 / STEP)
    }

    fn numbered(number: u32) -> Option<Self> {
        (number < Self::COUNT).then_some(Number(number as u8 * STEP))
    }
}

/// Moves that are listed by number (words and calls) or are about one card.
pub trait Spoken: Copy + Eq + Debug {
    /// How many words and calls there are.
    const COUNT: u32;

    /// The number of a word or call, below [`Spoken::COUNT`]; nothing for moves about cards.
    fn number(self) -> Option<u32>;

    /// The word or call of a number.
    fn numbered(number: u32) -> Option<Self>;
}

/// Declares the moves of a game: an enum with its notation, in which every word and call has a number of its own.
///
/// ```
/// use spadille_core::{Card, CardSet, Spoken as _, Suit, moves};
/// moves! {
///     /// What a player may do.
///     pub enum Move("a move") {
///         words {
///             /// Not to play.
///             Pass = "pass",
///         }
///         listed {
///             /// To name trumps.
///             Trump(Suit) = "trump",
///         }
///         cards {
///             /// To play a card.
///             Play = "play",
///         }
///         sets {
///             /// To lay cards away.
///             Discard = "discard",
///         }
///     }
/// }
/// assert_eq!("trump H".parse(), Ok(Move::Trump(Suit::Hearts)));
/// assert_eq!(Move::Trump(Suit::Hearts).number(), Some(2));
/// assert_eq!(Move::numbered(2).unwrap().to_string(), "trump H");
/// assert_eq!("discard AS KS".parse::<Move>().unwrap().to_string(), "discard AS KS");
/// assert!("trump".parse::<Move>().is_err() && "pass H".parse::<Move>().is_err());
/// ```
#[macro_export]
macro_rules! moves {
    (
        $(#[$outer:meta])*
        pub enum $Move:ident($expected:literal) {
            words { $($(#[$wdoc:meta])* $word:ident = $said:literal,)* }
            listed { $($(#[$ldoc:meta])* $listed:ident($of:ty) = $verb:literal,)* }
            cards { $($(#[$cdoc:meta])* $card:ident = $cverb:literal,)* }
            sets { $($(#[$sdoc:meta])* $set:ident = $sverb:literal,)* }
        }
    ) => {
        $(#[$outer])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum $Move {
            $($(#[$wdoc])* $word,)*
            $($(#[$ldoc])* $listed($of),)*
            $($(#[$cdoc])* $card($crate::Card),)*
            $($(#[$sdoc])* $set($crate::CardSet),)*
        }

        impl ::std::fmt::Display for $Move {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($Move::$word => f.write_str($said),)*
                    $($Move::$listed(one) => write!(f, concat!($verb, " {}"), one),)*
                    $($Move::$card(card) => write!(f, concat!($cverb, " {}"), card),)*
                    $($Move::$set(cards) if cards.is_empty() => f.write_str($sverb),
                    $Move::$set(cards) => write!(f, concat!($sverb, " {}"), cards),)*
                }
            }
        }

        impl ::std::str::FromStr for $Move {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<$Move, $crate::NotationError> {
                let error = || $crate::NotationError::new($expected, text);
                let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
                match (verb, rest) {
                    $(($said, None) => Ok($Move::$word),)*
                    $(($verb, Some(rest)) => match rest.parse() {
                        Ok(one) if <$of as $crate::Listed>::may_be_said(one) => Ok($Move::$listed(one)),
                        _ => Err(error()),
                    },)*
                    $(($cverb, Some(rest)) => rest.parse().map($Move::$card).map_err(|_| error()),)*
                    $(($sverb, rest) => rest.unwrap_or("").parse().map($Move::$set).map_err(|_| error()),)*
                    _ => Err(error()),
                }
            }
        }

        impl $crate::Spoken for $Move {
            const COUNT: u32 = {
                let words: &[&str] = &[$($said),*];
                words.len() as u32 $(+ <$of as $crate::Listed>::COUNT)*
            };

            fn number(self) -> Option<u32> {
                let mut before = 0;
                $(if self == $Move::$word {
                    return Some(before);
                }
                before += 1;)*
                $(if let $Move::$listed(one) = self {
                    return Some(before + $crate::Listed::number(one));
                }
                before += <$of as $crate::Listed>::COUNT;)*
                let _ = before;
                None
            }

            fn numbered(number: u32) -> Option<$Move> {
                let mut rest = number;
                $(if rest == 0 {
                    return Some($Move::$word);
                }
                rest -= 1;)*
                $(if rest < <$of as $crate::Listed>::COUNT {
                    return $crate::Listed::numbered(rest).map($Move::$listed);
                }
                rest -= <$of as $crate::Listed>::COUNT;)*
                let _ = rest;
                None
            }
        }
    };
}

/// The moves open to a seat: words and calls as bits of their numbers, then one of some cards; at strict tables also cards that
/// may be played and should not be.
#[derive(Copy, Clone, Debug)]
pub struct Offer<M> {
    words: u128,
    /// Words that are grave or stand aside.
    aside: u128,
    cards: CardSet,
    /// Cards that break a duty.
    faults: CardSet,
    as_move: fn(Card) -> M,
}

impl<M: Spoken> Offer<M> {
    /// Nothing but words, of which there are none yet; `as_move` says what a card would mean.
    #[inline]
    pub const fn new(as_move: fn(Card) -> M) -> Offer<M> {
        Offer::cards(CardSet::EMPTY, as_move)
    }

    /// One of these cards.
    #[inline]
    pub const fn cards(cards: CardSet, as_move: fn(Card) -> M) -> Offer<M> {
        Offer { words: 0, aside: 0, cards, faults: CardSet::EMPTY, as_move }
    }

    /// With a word or call; moves about cards are not added this way.
    #[inline]
    #[must_use]
    pub fn with(mut self, word: M) -> Offer<M> {
        self.words |= bit(word);
        self
    }

    /// With a word or call that nobody says by mistake, or that is seldom wanted.
    #[inline]
    #[must_use]
    pub fn with_aside(mut self, word: M) -> Offer<M> {
        self.words |= bit(word);
        self.aside |= bit(word);
        self
    }

    /// With several words or calls.
    #[must_use]
    pub fn with_all(self, words: impl IntoIterator<Item = M>) -> Offer<M> {
        words.into_iter().fold(self, Offer::with)
    }

    /// With cards that break a duty: whoever plays one must be ready to answer for it.
    #[inline]
    #[must_use]
    pub const fn with_faults(mut self, faults: CardSet) -> Offer<M> {
        self.faults = faults;
        self
    }

    /// The cards that break a duty.
    pub const fn faults(&self) -> CardSet {
        self.faults
    }

    /// The same offer without what stands aside, if anything else is left.
    #[inline]
    fn usual(&self) -> Offer<M> {
        let words = self.words & !self.aside;
        if words == 0 && self.cards.is_empty() { *self } else { Offer { words, faults: CardSet::EMPTY, ..*self } }
    }
}

#[inline]
fn bit<M: Spoken>(word: M) -> u128 {
    word.number().map_or(0, |number| 1 << number)
}

/// Of how many random moves one may be a word that stands aside or a card that breaks a duty: so seldom that random play sees the game.
const ASIDE_ONCE_IN: u32 = 64;

impl<M: Spoken> Space for Offer<M> {
    type Move = M;

    #[inline]
    fn len(&self) -> Option<u64> {
        Some(u64::from(self.words.count_ones()) + u64::from(self.cards.len()) + u64::from(self.faults.len()))
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<M> {
        let n = u32::try_from(n).ok()?;
        let words = self.words.count_ones();
        if n >= words {
            let (n, cards) = (u8::try_from(n - words).ok()?, self.cards.len());
            let card = if n < cards { self.cards.nth(n) } else { self.faults.nth(n - cards) };
            return card.map(self.as_move);
        }
        let (low, high) = (self.words as u64, (self.words >> 64) as u64);
        let below = low.count_ones();
        M::numbered(if n < below { nth_bit(low, n) } else { 64 + nth_bit(high, n - below) })
    }

    fn contains(&self, m: &M) -> bool {
        match m.number() {
            Some(number) => self.words >> number & 1 == 1,
            None => self.cards.union(self.faults).iter().any(|card| (self.as_move)(card) == *m),
        }
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<M> {
        let unusual = self.aside != 0 || !self.faults.is_empty();
        if unusual && rng.random_range(0..ASIDE_ONCE_IN) > 0 { self.usual().any(rng) } else { self.any(rng) }
    }

    /// Nobody who wants to play resigns or breaks a duty.
    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<M> {
        self.usual().any(rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card;

    moves! {
        /// Moves for the test.
        pub enum Move("a move") {
            words {
                /// Out.
                Pass = "pass",
                /// Out for good.
                Resign = "resign",
            }
            listed {
                /// Trumps.
                Trump(Suit) = "trump",
            }
            cards {
                /// A card.
                Play = "play",
            }
            sets {}
        }
    }

    #[test]
    fn numbers_and_moves_agree() {
        for number in 0..Move::COUNT {
            let m = Move::numbered(number).unwrap();
            assert_eq!((m.number(), m.to_string().parse()), (Some(number), Ok(m)));
        }
        assert_eq!(Move::numbered(Move::COUNT), None);
    }

    #[test]
    fn what_can_be_written_but_is_not_listed_is_no_move() {
        // Flowers and moons would take the numbers of other moves.
        for text in ["trump L", "trump M"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
        assert!(Suit::ALL.into_iter().all(Suit::may_be_said));
    }

    #[test]
    fn an_offer_counts_numbers_and_draws() {
        use rand::SeedableRng as _;
        let cards = CardSet::one(card!(Ace of Spades)).with(card!(King of Spades));
        let offer = Offer::cards(cards, Move::Play).with(Move::Trump(Suit::Clubs)).with_aside(Move::Resign);
        let all: Vec<String> = offer.iter().map(|m| m.to_string()).collect();
        assert_eq!(all, ["resign", "trump C", "play AS", "play KS"]);
        assert!(offer.iter().all(|m| offer.contains(&m)) && !offer.contains(&Move::Pass));
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(3);
        assert!((0..200).all(|_| offer.play_on(&mut rng) != Some(Move::Resign)));
        let strict = offer.with_faults(CardSet::one(card!(Two of Hearts)));
        assert_eq!((strict.len(), strict.nth(4)), (Some(5), Some(Move::Play(card!(Two of Hearts)))));
        assert!(strict.contains(&Move::Play(card!(Two of Hearts))));
        assert!((0..200).all(|_| strict.play_on(&mut rng) != Some(Move::Play(card!(Two of Hearts)))));
        let only = Offer::new(Move::Play).with_aside(Move::Resign);
        assert_eq!(only.play_on(&mut rng), Some(Move::Resign));
    }
}
