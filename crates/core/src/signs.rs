//! Cards by the names of their pack: French or German suits, whichever a game was played with or somebody likes better.

use crate::book::Lang;
use crate::card::{Card, Rank, Suit};
use crate::title::Signs;

/// A suit of the German pack, in English and German, with the letters that stand for it on a card.
struct GermanSuit {
    suit: Suit,
    names: [&'static str; 2],
    letters: [char; 2],
}

const GERMAN: [GermanSuit; 4] = [
    GermanSuit { suit: Suit::Spades, names: ["leaves", "Grün"], letters: ['L', 'G'] },
    GermanSuit { suit: Suit::Hearts, names: ["hearts", "Rot"], letters: ['H', 'R'] },
    GermanSuit { suit: Suit::Diamonds, names: ["bells", "Schellen"], letters: ['B', 'S'] },
    GermanSuit { suit: Suit::Clubs, names: ["acorns", "Eichel"], letters: ['A', 'E'] },
];

/// The French suits in the same order.
const FRENCH: [[&str; 2]; 4] = [["spades", "Pik"], ["hearts", "Herz"], ["diamonds", "Karo"], ["clubs", "Kreuz"]];

/// How a suit is called that is one with another: of German acorns the suit is "Eicheln", a card of it "Eichel".
const ALSO: [&str; 1] = ["Eicheln"];

const fn place(lang: Lang) -> usize {
    match lang {
        Lang::En => 0,
        Lang::De => 1,
    }
}

/// A rank of the German pack: its letter, and its name where it has one of its own.
const fn german_rank(rank: Rank) -> (&'static str, Option<[&'static str; 2]>) {
    match rank {
        Rank::Ace => ("D", Some(["daus", "Daus"])),
        Rank::King => ("K", Some(["king", "König"])),
        Rank::Queen => ("O", Some(["ober", "Ober"])),
        Rank::Jack => ("U", Some(["unter", "Unter"])),
        other => (other.symbol(), None),
    }
}

/// A card of the German pack as it stands on its corner, suit first: `AU`, `E10`; nothing for a card that this pack does not have.
pub fn german_index(card: Card, lang: Lang) -> Option<String> {
    let suit = GERMAN.iter().find(|german| german.suit == card.suit())?;
    Some(format!("{}{}", suit.letters[place(lang)], german_rank(card.rank()).0))
}

/// A card of the German pack by its name: "unter of acorns", "Eichel Unter".
pub fn german_name(card: Card, lang: Lang) -> Option<String> {
    let suit = GERMAN.iter().find(|german| german.suit == card.suit())?.names[place(lang)];
    let (letter, name) = german_rank(card.rank());
    let rank = name.map_or(letter, |names| names[place(lang)]);
    Some(match lang {
        Lang::En => format!("{rank} of {suit}"),
        Lang::De => format!("{suit} {rank}"),
    })
}

/// A text about the suits of one pack in the words of another; `kept` are words that stay whatever they mean, as people's names.
pub fn renamed(text: &str, lang: Lang, from: Signs, to: Signs, kept: &[String]) -> String {
    if from == to {
        return text.to_owned();
    }
    let french = |i: usize| FRENCH[i][place(lang)];
    let german = |i: usize| GERMAN[i].names[place(lang)];
    let other = |word: &str| {
        (0..GERMAN.len()).find_map(|i| match to {
            Signs::French => (word == german(i) || (i == 3 && ALSO.contains(&word))).then(|| french(i)),
            Signs::German => (word == french(i)).then(|| german(i)),
        })
    };
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|sign: char| !sign.is_alphabetic()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let stays = kept.iter().any(|name| name.split(|sign: char| !sign.is_alphabetic()).any(|part| part == word));
        out += other(word).filter(|_| !stays).unwrap_or(word);
        let sign = after.chars().next();
        out.extend(sign);
        rest = &after[sign.map_or(0, char::len_utf8)..];
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card;

    #[test]
    fn german_cards_have_their_corners_and_names() {
        let corners = |lang| {
            [card!(Jack of Clubs), card!(Ten of Diamonds), card!(Ace of Hearts)].map(|c| german_index(c, lang).unwrap())
        };
        assert_eq!(corners(Lang::De), ["EU", "S10", "RD"]);
        assert_eq!(corners(Lang::En), ["AU", "B10", "HD"]);
        assert_eq!(german_name(card!(Queen of Spades), Lang::En).unwrap(), "ober of leaves");
        assert_eq!(german_name(card!(Eight of Clubs), Lang::De).unwrap(), "Eichel 8");
        assert_eq!(german_index(Card::SKUS, Lang::En), None);
    }

    #[test]
    fn suits_change_their_names_and_people_do_not() {
        let french = |text: &str, kept: &[String]| renamed(text, Lang::De, Signs::German, Signs::French, kept);
        assert_eq!(french("Trumpf: Wenzel und Eicheln", &[]), "Trumpf: Wenzel und Kreuz");
        assert_eq!(french("Rot, Grün: Rotwein", &["Anna Grün".into()]), "Herz, Grün: Rotwein");
        assert_eq!(renamed("spades are led", Lang::En, Signs::French, Signs::German, &[]), "leaves are led");
        assert_eq!(renamed("Pik", Lang::De, Signs::French, Signs::French, &[]), "Pik");
    }
}
