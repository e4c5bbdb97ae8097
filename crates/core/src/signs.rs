//! Cards by the names of their pack: French or German suits, whichever a game was played with or somebody likes better.

use crate::book::Lang;
use crate::card::{Card, Rank, Suit};
use crate::title::Signs;

/// A suit by its names in English and German: of the French pack, on a German card, and of the German suit by itself, which is
/// "Eicheln" though a card of it is an "Eichel"; and the letters that stand for it on a German card.
struct Names {
    suit: Suit,
    french: [&'static str; 2],
    german: [&'static str; 2],
    alone: [&'static str; 2],
    letters: [char; 2],
}

const SUITS: [Names; 4] = [
    Names {
        suit: Suit::Spades,
        french: ["spades", "Pik"],
        german: ["leaves", "Grün"],
        alone: ["leaves", "Grün"],
        letters: ['L', 'G'],
    },
    Names {
        suit: Suit::Hearts,
        french: ["hearts", "Herz"],
        german: ["hearts", "Rot"],
        alone: ["hearts", "Rot"],
        letters: ['H', 'R'],
    },
    Names {
        suit: Suit::Diamonds,
        french: ["diamonds", "Karo"],
        german: ["bells", "Schellen"],
        alone: ["bells", "Schellen"],
        letters: ['B', 'S'],
    },
    Names {
        suit: Suit::Clubs,
        french: ["clubs", "Kreuz"],
        german: ["acorns", "Eichel"],
        alone: ["acorns", "Eicheln"],
        letters: ['A', 'E'],
    },
];

/// The fifth and the sixth suit are called the same in every pack but one that has its own word for them.
const NEWCOMERS: [(Suit, [&str; 2]); 2] = [(Suit::Flowers, ["flowers", "Blumen"]), (Suit::Moons, ["moons", "Monde"])];

const fn place(lang: Lang) -> usize {
    match lang {
        Lang::En => 0,
        Lang::De => 1,
    }
}

fn names(suit: Suit) -> Option<&'static Names> {
    SUITS.iter().find(|names| names.suit == suit)
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
    let suit = names(card.suit())?;
    Some(format!("{}{}", suit.letters[place(lang)], german_rank(card.rank()).0))
}

/// A card of the German pack by its name: "unter of acorns", "Eichel Unter".
pub fn german_name(card: Card, lang: Lang) -> Option<String> {
    let suit = names(card.suit())?.german[place(lang)];
    let (letter, name) = german_rank(card.rank());
    let rank = name.map_or(letter, |names| names[place(lang)]);
    Some(match lang {
        Lang::En => format!("{rank} of {suit}"),
        Lang::De => format!("{suit} {rank}"),
    })
}

/// A suit by the name that a pack has for it, where it is spoken of by itself; nothing for taroks, which are no suit of a pack.
pub fn suit_name(suit: Suit, signs: Signs, lang: Lang) -> Option<&'static str> {
    let newcomer = || NEWCOMERS.iter().find(|(other, _)| *other == suit).map(|(_, names)| names);
    let found = match signs {
        Signs::French => names(suit).map(|names| &names.french),
        Signs::German => names(suit).map(|names| &names.alone),
    };
    found.or_else(newcomer).map(|names| names[place(lang)])
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
    fn a_suit_has_its_name_in_every_pack() {
        let german = |lang| [Suit::Clubs, Suit::Moons].map(|suit| suit_name(suit, Signs::German, lang).unwrap());
        assert_eq!([german(Lang::En), german(Lang::De)], [["acorns", "moons"], ["Eicheln", "Monde"]]);
        assert_eq!(suit_name(Suit::Taroks, Signs::German, Lang::En), None);
        // The house calls the French suits so too.
        for lang in Lang::ALL {
            let house = crate::Speech::new(lang, []);
            for suit in [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Flowers, Suit::Moons] {
                assert_eq!(suit_name(suit, Signs::French, lang), Some(house.suit(suit).as_str()));
            }
        }
    }
}
