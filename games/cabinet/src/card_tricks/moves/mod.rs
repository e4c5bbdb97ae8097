//! What the company and the conjuror may do, and the space of what is asked ([`Asked`]).

mod asked;

pub use asked::{Asked, Numbers, OfCard};

use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, NotationError, Rank, Suit};
use std::fmt;
use std::str::FromStr;

/// How many tricks there are.
pub const TRICKS: u8 = 26;
/// The highest number that is ever said: the places of a pack.
const MOST: u8 = 52;

/// Declares the moves that are a word, and those that are a word and a number.
macro_rules! moves {
    (words { $($(#[$wdoc:meta])* $word:ident = $said:literal,)* } numbers { $($(#[$ndoc:meta])* $number:ident = $verb:literal,)* }) => {
        /// What a player may do.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Move {
            $($(#[$wdoc])* $word,)*
            $($(#[$ndoc])* $number(u8),)*
            /// The row or the two rows in which cards are seen, the smaller number first.
            Rows(u8, u8),
            /// The rank that is wished for.
            Rank(Rank),
            /// The suit that is wished for.
            Suit(Suit),
            /// To write a card on the slip.
            Note(Card),
            /// To put a card next below those of one's own packet.
            Stack(Card),
            /// The conjuror names cards.
            Name(CardSet),
        }

        impl Move {
            /// The first word of its notation.
            pub fn verb(self) -> &'static str {
                match self {
                    $(Move::$word => $said,)*
                    $(Move::$number(_) => $verb,)*
                    Move::Rows(..) => "rows",
                    Move::Rank(_) => "rank",
                    Move::Suit(_) => "suit",
                    Move::Note(_) => "note",
                    Move::Stack(_) => "stack",
                    Move::Name(_) => "name",
                }
            }

            /// Its number, if it has one.
            pub fn number(self) -> Option<u8> {
                match self {
                    $(Move::$number(n) => Some(n),)*
                    _ => None,
                }
            }

            fn read(words: &[&str]) -> Option<Move> {
                match *words {
                    $([$said] => return Some(Move::$word),)*
                    $([$verb, n] => return written(n).map(Move::$number),)*
                    _ => {}
                }
                Some(match *words {
                    ["rows", a] => written(a).filter(|a| *a <= 4).map(|a| Move::Rows(a, a))?,
                    ["rows", a, b] => {
                        let (a, b) = (written(a)?, written(b)?);
                        (a < b && b <= 4).then_some(Move::Rows(a, b))?
                    }
                    ["rank", rank] => Move::Rank(RANKS.into_iter().find(|r| r.symbol() == rank)?),
                    ["suit", suit] => Move::Suit(suit.parse().ok().filter(|s| Suit::ALL.contains(s))?),
                    ["note", card] => Move::Note(card.parse().ok().filter(|c| PACK.contains(*c))?),
                    ["stack", card] => Move::Stack(card.parse().ok().filter(|c| PACK.contains(*c))?),
                    ["name", ref cards @ ..] if !cards.is_empty() => {
                        let named: CardSet = cards.join(" ").parse().ok()?;
                        PACK.includes(named).then_some(Move::Name(named))?
                    }
                    _ => return None,
                })
            }
        }
    };
}

moves! {
    words {
        /// Enough for today.
        Stop = "stop",
        /// Go on.
        On = "on",
        /// That is enough.
        Enough = "enough",
        /// I have thought of one.
        Ready = "ready",
        /// From the ace down to the two.
        Down = "down",
        /// From the ace up to the king.
        Up = "up",
        /// In an order of one's own.
        Own = "own",
        /// I want to try it myself.
        Try = "try",
        /// Once more.
        Again = "again",
        /// Court cards.
        Court = "court",
        /// Plain cards.
        Plain = "plain",
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
    }
    numbers {
        /// To ask for a trick by its number.
        Perform = "perform",
        /// To write a pair on the slip.
        Pair = "pair",
        /// To draw the card at a place.
        Draw = "draw",
        /// To touch the card at a place.
        Touch = "touch",
        /// To cut so many cards.
        Cut = "cut",
        /// To put a card in below so many.
        Insert = "insert",
        /// To hide a card at a place.
        Hide = "hide",
        /// The pile in which a card lies.
        Pile = "pile",
        /// A number that is asked for.
        Number = "number",
        /// To lay a card on a place.
        Lay = "lay",
        /// To point at the card at a place.
        Point = "point",
        /// The number that a card had.
        Place = "place",
    }
}

/// The ranks from the ace up to the king.
pub const RANKS: [Rank; 13] = [
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
    Rank::Queen,
    Rank::King,
];

/// The full pack.
pub const PACK: CardSet = CardSet::pack(&RANKS);

fn written(word: &str) -> Option<u8> {
    word.parse().ok().filter(|n: &u8| (1..=MOST).contains(n) && n.to_string() == word)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Move::Rows(a, b) if a == b => write!(f, " {a}"),
            Move::Rows(a, b) => write!(f, " {a} {b}"),
            Move::Rank(rank) => write!(f, " {}", rank.symbol()),
            Move::Suit(suit) => write!(f, " {suit}"),
            Move::Note(card) | Move::Stack(card) => write!(f, " {card}"),
            Move::Name(cards) => write!(f, " {cards}"),
            _ => self.number().map_or(Ok(()), |n| write!(f, " {n}")),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: ArrayVec<&str, 16> = text.split(' ').take(16).collect();
        Move::read(&words).ok_or_else(|| NotationError::new("a move of the card tricks", text))
    }
}

spadille_core::serde_as_notation!(Move);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_and_what_is_none_is_refused() {
        let all = "stop; on; enough; ready; down; up; own; try; again; court; plain; yes; no; perform 26; pair 10; draw 52; touch 1; cut 51; \
            insert 47; hide 52; pile 3; number 40; lay 9; point 20; place 26; rows 2; rows 2 4; rank 10; rank A; suit H; note 7C; \
            stack AS; name QH; name 4D 3D";
        for written in all.split("; ") {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        for wrong in [
            "", "draw", "draw 0", "draw 53", "draw 07", "rows 4 2", "rows 5", "rows 2 2", "rank 1", "note", "note SK",
            "name", "perform", "on 1", "suit L",
        ] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
