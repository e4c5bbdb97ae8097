//! Saying things in a language: Fluent messages, cards, amounts and names.

use crate::book::{Book, Lang};
use crate::card::{Card, Rank, Suit};
use crate::law::LawId;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::text::{Arg, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt::Write as _;

const HOUSE_EN: &str = include_str!("../../../books/house/en.ftl");
const HOUSE_DE: &str = include_str!("../../../books/house/de.ftl");

/// The voice of the house in one language, for the tables of one game.
pub struct Speech {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Whether suits may be printed as ♠ ♥ ♦ ♣; otherwise letters are used.
    pub suit_signs: bool,
}

impl Speech {
    /// A voice that knows the messages of the house and of the given books.
    pub fn new<'a>(lang: Lang, books: impl IntoIterator<Item = &'a Book>) -> Speech {
        let tag = match lang {
            Lang::En => unic_langid::langid!("en"),
            Lang::De => unic_langid::langid!("de"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let house = match lang {
            Lang::En => HOUSE_EN,
            Lang::De => HOUSE_DE,
        };
        let messages = books.into_iter().map(|b| b.messages.get(lang).to_owned());
        for source in std::iter::once(house.to_owned()).chain(messages) {
            // A malformed message is left out here and found by the test that reads every book.
            let resource = FluentResource::try_new(source).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Speech { lang, bundle, suit_signs: true }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether a message of this id is known.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|m| m.value().is_some())
    }

    /// The message in this language, with `names` for the seats. An unknown message is shown by its id.
    pub fn say(&self, text: &Text, names: &[String]) -> String {
        let Some(pattern) = self.bundle.get_message(&text.id).and_then(|m| m.value()) else {
            return format!("⟨{}⟩", text.id);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg, names));
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    fn value<'a>(&self, arg: &'a Arg, names: &'a [String]) -> FluentValue<'a> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            // A whole number, so that the message can tell one from many.
            Arg::Counters(amount, parts) if amount % (*parts).max(1) == 0 => {
                FluentValue::from(amount / (*parts).max(1))
            }
            Arg::Counters(amount, parts) => FluentValue::from(counters(*amount, *parts)),
            Arg::Plain(words) => FluentValue::from(words.as_str()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat, names)),
            Arg::Suit(suit) => FluentValue::from(self.suit(*suit)),
            Arg::Cards(cards) => FluentValue::from(self.cards(cards)),
            Arg::Both(words) => FluentValue::from(words.get(self.lang)),
            Arg::Text(text) => FluentValue::from(self.say(text, names)),
        }
    }

    /// The name of whoever sits at `seat`.
    pub fn name(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Text::new("house-seat").with("number", seat.0 + 1), &[]),
        }
    }

    /// A suit by its name: "spades", "Pik".
    pub fn suit(&self, suit: Suit) -> String {
        let id = match suit {
            Suit::Spades => "house-spades",
            Suit::Hearts => "house-hearts",
            Suit::Diamonds => "house-diamonds",
            Suit::Clubs => "house-clubs",
            Suit::Flowers => "house-flowers",
            Suit::Moons => "house-moons",
            Suit::Taroks => "house-taroks",
        };
        self.say(&Text::new(id), &[])
    }

    /// A card as printed: `K♠`, or `KS` where signs are not wanted.
    pub fn card(&self, card: Card) -> String {
        if !self.suit_signs {
            return card.to_string();
        }
        if card.suit() == Suit::Taroks {
            let again = if card.is_second() { "'" } else { "" };
            return card.tarok().map_or_else(
                || format!("{}{again}", self.say(&Text::new("house-skus"), &[])),
                |n| format!("{}{again}", roman(n)),
            );
        }
        format!("{}{}", self.rank(card.rank()), card.suit().sign())
    }

    /// A rank by its letter: German players say Dame, Bube and Reiter.
    pub fn rank(&self, rank: Rank) -> &'static str {
        match (self.lang, rank) {
            (Lang::De, Rank::Queen) => "D",
            (Lang::De, Rank::Jack) => "B",
            (Lang::De, Rank::Caval) => "R",
            (_, rank) => rank.symbol(),
        }
    }

    /// Cards, separated by blanks.
    pub fn cards(&self, cards: &[Card]) -> String {
        // As people hold them: suit by suit, from the ace down.
        let mut sorted = cards.to_vec();
        sorted.sort_by_key(|card| {
            (card.suit(), card.rank() != Rank::Ace, std::cmp::Reverse((card.rank(), card.tarok())))
        });
        let mut out = String::new();
        for card in &sorted {
            let separator = if out.is_empty() { "" } else { " " };
            let _ = write!(out, "{separator}{}", self.card(*card));
        }
        out
    }

    /// Why something was refused, with the law that forbids it.
    pub fn refusal(&self, refusal: &Refusal, book: &Book, names: &[String]) -> String {
        let why = self.say(&refusal.text, names);
        match refusal.law.and_then(|id| book.law(id.0)) {
            Some(law) => format!("{why} ({} {}: {})", book.title.name.get(self.lang), law.id, law.sentence(self.lang)),
            None => why,
        }
    }

    /// A law, cited shortly: "Piquet, law-05".
    pub fn cite(&self, law: LawId, book: &Book) -> String {
        format!("{}, {}", book.title.name.get(self.lang), law)
    }
}

/// An amount in parts of a counter as people write it: `3`, `-½`, `2¾`, `5/8`.
pub fn counters(amount: i64, parts: i64) -> String {
    if parts <= 1 || amount % parts == 0 {
        return (amount / parts.max(1)).to_string();
    }
    let (whole, rest) = ((amount / parts).abs(), (amount % parts).abs());
    let divisor = gcd(rest, parts);
    let fraction = match (rest / divisor, parts / divisor) {
        (1, 2) => "½".to_owned(),
        (1, 4) => "¼".to_owned(),
        (3, 4) => "¾".to_owned(),
        (a, b) if whole == 0 => format!("{a}/{b}"),
        (a, b) => format!(" {a}/{b}"),
    };
    let sign = if amount < 0 { "-" } else { "" };
    if whole == 0 { format!("{sign}{fraction}") } else { format!("{sign}{whole}{fraction}") }
}

/// A number as it stands on a tarok: `XXI`.
pub fn roman(number: u8) -> String {
    const SIGNS: [(u8, &str); 5] = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut left = number;
    let mut out = String::new();
    while let Some((worth, sign)) = SIGNS.iter().find(|(worth, _)| *worth <= left) {
        out += sign;
        left -= worth;
    }
    out
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card;

    #[test]
    fn amounts_read_as_people_write_them() {
        let written: Vec<String> =
            [(3, 1), (-4, 8), (22, 8), (5, 8), (-13, 8), (0, 8)].map(|(a, p)| counters(a, p)).into();
        assert_eq!(written, ["3", "-½", "2¾", "5/8", "-1 5/8", "0"]);
    }

    #[test]
    fn taroks_carry_roman_numbers() {
        assert_eq!([1, 4, 9, 14, 19, 21].map(roman), ["I", "IV", "IX", "XIV", "XIX", "XXI"]);
        let english = Speech::new(Lang::En, []);
        let cards: Vec<Card> = ["SK", "T1", "CH", "5L", "T21"].map(|c| c.parse().unwrap()).into();
        assert_eq!(english.cards(&cards), "C♥ 5✿ XXI I Sküs");
        assert_eq!(Speech::new(Lang::De, []).card(card!(Caval of Hearts)), "R♥");
    }

    #[test]
    fn one_counter_is_not_many() {
        let said = |lang: Lang, amount: i64| {
            let text = Text::new("house-counters").with("amount", Arg::Counters(amount, 8));
            Speech::new(lang, []).say(&text, &[])
        };
        let english: Vec<String> = [8, -8, 0, 4, 12, 80_000].map(|n| said(Lang::En, n)).into();
        assert_eq!(english, ["1 counter", "-1 counter", "0 counters", "½ counters", "1½ counters", "10000 counters"]);
        assert_eq!([8, 16].map(|n| said(Lang::De, n)), ["1 Marke", "2 Marken"]);
    }
}
