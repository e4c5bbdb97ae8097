//! Things to be said, before it is known in which language.

use crate::book::Bilingual;
use crate::card::{Card, Suit};
use crate::cardset::CardSet;
use crate::dice::Dice;
use crate::options::OptionError;
use crate::seat::Seat;
use crate::text;
use serde::Serialize;
use std::borrow::Cow;

/// A message to people: the id of a Fluent message and what is put into it. [`Speech`](crate::Speech) says it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Text {
    /// Message id, `piquet-point-good`.
    pub id: Cow<'static, str>,
    /// Named values of the message.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// A value inside a message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// An amount in parts of a counter, and how many parts make one.
    Counters(i64, i64),
    /// Words that are the same in every language: notation, a person's name.
    Plain(String),
    /// Whoever sits there.
    Seat(Seat),
    /// Whoever sat there when it happened, by the name he had then.
    SatThen(Seat, String),
    /// A suit.
    Suit(Suit),
    /// Cards.
    Cards(Vec<Card>),
    /// Words that are there in every language.
    Both(Bilingual),
    /// Another message inside this one.
    Text(Box<Text>),
}

impl Text {
    /// A message without values.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    /// The message with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Text {
        self.args.push((name, value.into()));
        self
    }

    /// The value under which it speaks of whoever sits at `seat`, if it does.
    pub(crate) fn speaks_of(&self, seat: Seat) -> impl Iterator<Item = &'static str> {
        let is_he = move |arg: &Arg| matches!(arg, Arg::Seat(other) | Arg::SatThen(other, _) if *other == seat);
        self.args.iter().filter(move |(_, arg)| is_he(arg)).map(|(name, _)| *name)
    }

    /// Whether it names whoever sits at `seat`, itself or in a message inside it.
    pub fn names(&self, seat: Seat) -> bool {
        let inside = |arg: &Arg| matches!(arg, Arg::Text(text) if text.names(seat));
        self.speaks_of(seat).next().is_some() || self.args.iter().any(|(_, arg)| inside(arg))
    }

    /// The suit it speaks of, if it speaks of one.
    pub fn suit(&self) -> Option<Suit> {
        let mut suits = self.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Suit(suit) => Some(*suit),
            Arg::Text(inside) => inside.suit(),
            _ => None,
        });
        let suit = suits.next();
        suit.filter(|_| suits.next().is_none())
    }
}

/// A sentence that was found in both languages already.
impl From<OptionError> for Text {
    fn from(error: OptionError) -> Text {
        text!("house-why", why = error.sentence)
    }
}

/// A message: `text!("piquet-leads", seat = s, card = c)`. The house's tests read the ids in the source and look them
/// up in both languages.
#[macro_export]
macro_rules! text {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::new($id)$(.with(stringify!($name), $value))*
    };
}

macro_rules! number {
    ($($type:ty)*) => {$(
        impl From<$type> for Arg {
            fn from(n: $type) -> Arg {
                Arg::Number(n as i64)
            }
        }
    )*};
}

number!(i64 i32 i16 u8 u16 u32 u64 usize);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Suit> for Arg {
    fn from(suit: Suit) -> Arg {
        Arg::Suit(suit)
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::Cards(vec![card])
    }
}

impl From<CardSet> for Arg {
    fn from(cards: CardSet) -> Arg {
        Arg::Cards(cards.iter().collect())
    }
}

impl From<Dice> for Arg {
    fn from(dice: Dice) -> Arg {
        Arg::Plain(dice.to_string())
    }
}

impl From<String> for Arg {
    fn from(words: String) -> Arg {
        Arg::Plain(words)
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Arg {
        Arg::Plain(words.into())
    }
}

impl From<Bilingual> for Arg {
    fn from(words: Bilingual) -> Arg {
        Arg::Both(words)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(Box::new(text))
    }
}
