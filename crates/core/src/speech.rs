//! Saying things in a language: Fluent messages, cards, amounts and names.

use crate::book::{Book, Lang};
use crate::card::{Card, Rank, Suit};
use crate::said::{Piece, Words, number, with_true_minus};
use crate::seat::Seat;
use crate::signs::{german_index, german_name, suit_name};
use crate::text::{Arg, Text};
use crate::title::Signs;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cell::RefCell;

const HOUSE_EN: &str = include_str!("../../../books/house/en.ftl");
const HOUSE_DE: &str = include_str!("../../../books/house/de.ftl");

/// The voice of the house in one language, for the tables of one game.
pub struct Speech {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Whether suits may be printed as ♠ ♥ ♦ ♣; otherwise letters are used.
    pub suit_signs: bool,
    /// The pack in whose words the book speaks.
    pub own: Signs,
    /// The pack that is shown.
    pub shown: Signs,
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
        bundle.set_formatter(Some(figures));
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
        Speech { lang, bundle, suit_signs: true, own: Signs::French, shown: Signs::French }
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
        self.say_to(text, names, None)
    }

    /// The message as it is said to whoever sits at `you`: where it speaks of him it says *you*. A message has a form of its own
    /// for that, `.you` where he is its `$seat`, `.you-other` where he is its `$other`; without one the word alone is put in.
    pub fn say_to(&self, text: &Text, names: &[String], you: Option<Seat>) -> String {
        self.tell(text, names, you).plain()
    }

    /// The same in pieces, for a client that names cards and suits itself.
    pub fn tell(&self, text: &Text, names: &[String], you: Option<Seat>) -> Words {
        let pieces = Pieces::default();
        let told = Telling { speech: self, names, you, pieces: &pieces }.tell(text);
        pieces.put_into(told)
    }

    /// What a message has no form for when it is told to whoever sits at `you`: the names of those forms.
    pub fn lacks(&self, text: &Text, you: Seat) -> Vec<String> {
        let inside = text.args.iter().filter_map(|(_, arg)| if let Arg::Text(text) = arg { Some(text) } else { None });
        let mut lacking: Vec<String> = inside.flat_map(|text| self.lacks(text, you)).collect();
        let message = self.bundle.get_message(&text.id);
        let has = |form: &str| message.as_ref().is_some_and(|m| m.get_attribute(form).is_some());
        let forms = text.speaks_of(you).map(form);
        lacking.extend(forms.filter(|form| !has(form)).map(|form| format!("{}.{form}", text.id)));
        lacking
    }

    /// The name of whoever sits at `seat`.
    pub fn name(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Text::new("house-seat").with("number", seat.0 + 1), &[]),
        }
    }

    /// A suit by its name in the pack that is shown: "spades", "Pik"; the book may have words of its own for its pack.
    pub fn suit(&self, suit: Suit) -> String {
        let other = suit_name(suit, self.shown, self.lang).filter(|_| self.own != self.shown);
        if let Some(name) = other {
            return name.to_owned();
        }
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

    /// A card as it is spoken of: `K♠`, or `KS` where signs are not wanted; one of the German pack by its name.
    pub fn card(&self, card: Card) -> String {
        match self.shown {
            Signs::German => german_name(card, self.lang).unwrap_or_else(|| self.index(card)),
            Signs::French => self.index(card),
        }
    }

    /// A card as it is printed on its corner: `K♠`, `KS`, `AU`.
    pub fn index(&self, card: Card) -> String {
        if let Some(index) = german_index(card, self.lang).filter(|_| self.shown == Signs::German) {
            return index;
        }
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

    /// What stands between cards: German ones are told by names of two words.
    fn between(&self) -> &'static str {
        match self.shown {
            Signs::French => " ",
            Signs::German => ", ",
        }
    }

    /// Cards one after the other.
    pub fn cards(&self, cards: &[Card]) -> String {
        sorted(cards).into_iter().map(|card| self.card(card)).collect::<Vec<_>>().join(self.between())
    }
}

/// Cards as people hold them: suit by suit, from the ace down.
fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|card| (card.suit(), card.rank() != Rank::Ace, std::cmp::Reverse((card.rank(), card.tarok()))));
    sorted
}

/// The form of a message for somebody who is its value of this name.
fn form(value: &str) -> String {
    if value == "seat" { "you".to_owned() } else { format!("you-{value}") }
}

/// Stands for *you* until it is known whether a sentence begins with it.
const YOU: char = '\u{10fffd}';
/// The first of the signs that stand for cards and suits; no language has them, and what people type loses them.
const FIRST: u32 = 0x10_0000;

/// Whole numbers in messages, as people read them; everything else as Fluent writes it.
fn figures<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(with_true_minus(&number.as_string())),
        _ => None,
    }
}

/// The cards and suits of a message while Fluent puts it together: signs stand for them.
#[derive(Default)]
struct Pieces(RefCell<Vec<Piece>>);

impl Pieces {
    /// What stands for a piece in the message.
    fn keep(&self, piece: Piece) -> String {
        let mut kept = self.0.borrow_mut();
        // More cards than there are signs for: nothing that a table says.
        let sign = u32::try_from(kept.len()).ok().and_then(|n| char::from_u32(FIRST + n)).filter(|sign| *sign < YOU);
        let Some(sign) = sign else { return piece.words().to_owned() };
        kept.push(piece);
        sign.to_string()
    }

    /// The message with its pieces where their signs stood.
    fn put_into(self, told: String) -> Words {
        let kept = self.0.into_inner();
        if kept.is_empty() {
            return Words::Plain(told);
        }
        let (mut pieces, mut words) = (Vec::new(), String::new());
        for sign in told.chars() {
            let place = u32::from(sign).checked_sub(FIRST).map(|n| n as usize);
            // A message may name the same card twice.
            match place.and_then(|place| kept.get(place)) {
                Some(piece) => {
                    if !words.is_empty() {
                        pieces.push(Piece::Plain(std::mem::take(&mut words)));
                    }
                    pieces.push(piece.clone());
                }
                None => words.push(sign),
            }
        }
        if pieces.is_empty() {
            return Words::Plain(words);
        }
        if !words.is_empty() {
            pieces.push(Piece::Plain(words));
        }
        Words::Pieces(pieces)
    }
}

/// One message being told.
#[derive(Copy, Clone)]
struct Telling<'a> {
    speech: &'a Speech,
    names: &'a [String],
    you: Option<Seat>,
    pieces: &'a Pieces,
}

impl Telling<'_> {
    fn tell(self, text: &Text) -> String {
        let message = self.speech.bundle.get_message(&text.id);
        let form = |name| message.as_ref()?.get_attribute(&form(name)).map(|form| form.value());
        let to_you = self.you.and_then(|you| text.speaks_of(you).find_map(form));
        let Some(pattern) = to_you.or_else(|| message.as_ref()?.value()) else {
            return format!("⟨{}⟩", text.id);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg));
        }
        let mut errors = Vec::new();
        let told = self.speech.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if told.contains(YOU) { self.with_you(&told) } else { told }
    }

    fn value<'a>(self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            // A whole number, so that the message can tell one from many.
            Arg::Counters(amount, parts) if amount % (*parts).max(1) == 0 => {
                FluentValue::from(amount / (*parts).max(1))
            }
            Arg::Counters(amount, parts) => FluentValue::from(counters(*amount, *parts)),
            Arg::Plain(words) => FluentValue::from(typed(words)),
            Arg::Seat(seat) | Arg::SatThen(seat, _) if self.you == Some(*seat) => FluentValue::from(YOU.to_string()),
            Arg::Seat(seat) => FluentValue::from(typed(&self.speech.name(*seat, self.names)).into_owned()),
            Arg::SatThen(_, name) => FluentValue::from(typed(name)),
            Arg::Suit(suit) => FluentValue::from(self.pieces.keep(Piece::suit(*suit, self.speech.suit(*suit)))),
            Arg::Cards(cards) => {
                let kept = |card| self.pieces.keep(Piece::card(card, self.speech.card(card)));
                FluentValue::from(sorted(cards).into_iter().map(kept).collect::<Vec<_>>().join(self.speech.between()))
            }
            Arg::Both(words) => FluentValue::from(words.get(self.speech.lang)),
            Arg::Text(text) => FluentValue::from(self.tell(text)),
        }
    }

    /// *You* where its sign stands, with a capital where a sentence begins.
    fn with_you(self, told: &str) -> String {
        let [first, later] = ["house-you-first", "house-you"].map(|id| self.speech.say(&Text::new(id), &[]));
        let mut out = String::new();
        for sign in told.chars() {
            let begins = out.is_empty() || out.ends_with(". ") || out.ends_with("! ");
            match sign {
                YOU if begins => out += &first,
                YOU => out += &later,
                sign => out.push(sign),
            }
        }
        out
    }
}

/// Words of people, without the signs that stand for cards.
fn typed(words: &str) -> Cow<'_, str> {
    let is_sign = |sign: char| u32::from(sign) >= FIRST;
    if words.contains(is_sign) { words.replace(is_sign, "").into() } else { words.into() }
}

/// An amount in parts of a counter as people write it: `3`, `−½`, `2¾`, `5/8`.
pub fn counters(amount: i64, parts: i64) -> String {
    if parts <= 1 || amount % parts == 0 {
        return number(amount / parts.max(1));
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
    let sign = if amount < 0 { "−" } else { "" };
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
    use crate::{card, text};

    #[test]
    fn amounts_read_as_people_write_them() {
        let written: Vec<String> =
            [(3, 1), (-4, 8), (22, 8), (5, 8), (-13, 8), (0, 8)].map(|(a, p)| counters(a, p)).into();
        assert_eq!(written, ["3", "−½", "2¾", "5/8", "−1 5/8", "0"]);
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
    fn you_are_you() {
        let names = ["Anna".to_owned(), "Bruno".to_owned()];
        let paid = |from: u8, to: u8| text!("house-paid", from = Seat(from), to = Seat(to), amount = 3);
        let told = |lang: Lang, text: &Text, you: Option<u8>| Speech::new(lang, []).say_to(text, &names, you.map(Seat));
        let english = [None, Some(0), Some(1)].map(|you| told(Lang::En, &paid(0, 1), you));
        assert_eq!(english, ["Anna pays 3 to Bruno", "You pay 3 to Bruno", "Anna pays 3 to you"]);
        let german = [None, Some(0), Some(1)].map(|you| told(Lang::De, &paid(0, 1), you));
        assert_eq!(german, ["Anna zahlt 3 an Bruno", "Sie zahlen 3 an Bruno", "Anna zahlt 3 an Sie"]);
        // Without a form of its own a message gets the word, with a capital where it begins.
        let list = text!("house-list", first = Seat(0), next = Seat(1));
        assert_eq!([0, 1].map(|you| told(Lang::En, &list, Some(you))), ["You, Bruno", "Anna, you"]);
        assert_eq!(Speech::new(Lang::En, []).lacks(&list, Seat(1)), ["house-list.you-next"]);
        assert!(Speech::new(Lang::En, []).lacks(&paid(0, 1), Seat(1)).is_empty());
    }

    #[test]
    fn cards_and_suits_stay_what_they_are() {
        let german = Speech::new(Lang::De, []);
        let cards: Vec<Card> = ["QS", "AH"].map(|c| c.parse().unwrap()).into();
        let inside = text!("house-list", first = Suit::Clubs, next = "Herz \u{100001}");
        let text = text!("house-list", first = Arg::Cards(cards), next = inside);
        let words = german.tell(&text, &[], None);
        let card = |card: &str, said: &str| Piece::Card { card: card.to_owned(), said: said.to_owned() };
        let plain = |words: &str| Piece::Plain(words.to_owned());
        let clubs = Piece::Suit { suit: "C".to_owned(), said: "Kreuz".to_owned() };
        let whole = vec![card("QS", "D♠"), plain(" "), card("AH", "A♥"), plain(", "), clubs, plain(", Herz ")];
        assert_eq!(words, Words::Pieces(whole));
        assert_eq!(words.plain(), german.say(&text, &[]));
        assert_eq!(german.tell(&text!("house-you"), &[], None), Words::Plain("Sie".to_owned()));
    }

    #[test]
    fn suits_are_named_by_the_pack_that_is_shown_and_people_are_not() {
        let mut speech = Speech::new(Lang::De, []);
        speech.shown = Signs::German;
        let inside = text!("house-list", first = Suit::Hearts, next = "Frau Kreuz");
        let text = text!("house-list", first = Suit::Clubs, next = inside);
        assert_eq!(speech.say(&text, &[]), "Eicheln, Rot, Frau Kreuz");
        // A game that is played with German cards has words of its own for them, until others are shown.
        speech.own = Signs::German;
        assert_eq!(speech.say(&text, &[]), "Kreuz, Herz, Frau Kreuz");
        speech.shown = Signs::French;
        assert_eq!(speech.suit(Suit::Flowers), "Blumen");
    }

    #[test]
    fn numbers_have_a_true_minus_and_notation_does_not() {
        let said = |arg: Arg| Speech::new(Lang::En, []).say(&text!("house-list", first = arg, next = -3), &[]);
        assert_eq!(said(Arg::Number(-1234)), "−1234, −3");
        assert_eq!(said(Arg::Plain("e2-e4".to_owned())), "e2-e4, −3");
    }

    #[test]
    fn one_counter_is_not_many() {
        let said = |lang: Lang, amount: i64| {
            let text = Text::new("house-counters").with("amount", Arg::Counters(amount, 8));
            Speech::new(lang, []).say(&text, &[])
        };
        let english: Vec<String> = [8, -8, 0, 4, 12, 80_000].map(|n| said(Lang::En, n)).into();
        assert_eq!(english, ["1 counter", "−1 counter", "0 counters", "½ counters", "1½ counters", "10000 counters"]);
        assert_eq!([8, 16].map(|n| said(Lang::De, n)), ["1 Marke", "2 Marken"]);
    }
}
