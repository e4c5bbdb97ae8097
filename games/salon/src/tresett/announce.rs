//! What a hand may announce, when, and what it is worth.

use super::cards::RANKS;
use super::options::Sevens;
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, LawId, Rank, Suit, Text, law, listed, serde_as_notation, text};

/// The most a hand of ten can announce: three sets and three Neapolitaines.
pub const MOST: usize = 6;

/// Something announced: `3xK`, `4x7`, or a Neapolitaine of five cards, `N5S`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Announcement {
    /// Three or four cards of a rank.
    Set {
        /// Whether all four.
        four: bool,
        /// Of which rank.
        rank: Rank,
    },
    /// Three, two, ace and what follows on.
    Neapolitaine {
        /// How many cards.
        cards: u8,
        /// Of which suit.
        suit: Suit,
    },
}

listed! {
    Announcement("an announcement"): 52, |n| match n {
        0..20 => Announcement::Set { four: n % 2 == 1, rank: RANKS[n / 2] },
        _ => Announcement::Neapolitaine { cards: 3 + ((n - 20) % 8) as u8, suit: Suit::ALL[(n - 20) / 8 % 4] },
    }, |one| match one {
        Announcement::Set { four, rank } => format!("{}x{}", if four { 4 } else { 3 }, rank.symbol()),
        Announcement::Neapolitaine { cards, suit } => format!("N{cards}{suit}"),
    };
}

serde_as_notation!(Announcement);

/// What an announcement brings.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Worth {
    /// Marks.
    pub marks: u8,
    /// Parties.
    pub parties: u8,
}

impl Announcement {
    /// Whether only the Vorhand may speak of it before the second trick.
    pub fn is_late(self) -> bool {
        !matches!(self, Announcement::Set { rank, .. } if !matches!(rank, Rank::Three | Rank::Two | Rank::Ace))
    }

    /// What it brings, and by which law.
    pub fn worth(self, sevens: Sevens) -> (Worth, LawId) {
        let marks = |marks| Worth { marks, parties: 0 };
        let newer = sevens == Sevens::ThreeMarks;
        match self {
            Announcement::Neapolitaine { cards: 3, .. } => (marks(3), law!("neapolitaine")),
            Announcement::Neapolitaine { cards, .. } => (marks(cards), law!("neapolitaine-longer")),
            Announcement::Set { four: false, rank } => match rank {
                Rank::Three => (marks(3), law!("three-threes")),
                Rank::Seven if !newer => (Worth { marks: 1, parties: 1 }, law!("three-sevens")),
                Rank::Seven | Rank::Two | Rank::Ace if newer => (marks(3), law!("newer-threes")),
                _ => (marks(1), law!("three-alike")),
            },
            Announcement::Set { four: true, rank } => match rank {
                Rank::Three => (marks(4), law!("four-threes")),
                Rank::Seven if !newer => (Worth { marks: 2, parties: 1 }, law!("four-sevens")),
                Rank::Seven | Rank::Two | Rank::Ace if newer => (marks(4), law!("newer-fours")),
                _ => (marks(2), law!("four-alike")),
            },
        }
    }

    /// The cards that are certainly held by whoever announces it: of three equal ones the table does not learn which is missing.
    pub fn shown(self) -> CardSet {
        match self {
            Announcement::Set { four: true, rank } => CardSet::pack(&[rank]),
            Announcement::Set { four: false, .. } => CardSet::EMPTY,
            Announcement::Neapolitaine { cards, suit } => {
                RANKS.iter().take(cards.into()).map(|rank| Card::new(*rank, suit)).collect()
            }
        }
    }

    /// It in words.
    pub fn text(self) -> Text {
        match self {
            Announcement::Set { four, rank } => {
                text!("tresett-set", number = if four { 4u8 } else { 3 }, rank = rank.symbol())
            }
            Announcement::Neapolitaine { cards, suit } => text!("tresett-neapolitaine", number = cards, suit = suit),
        }
    }
}

/// All that a hand of ten may announce: sets by rank, then Neapolitaines by suit; only the longest of a suit.
pub fn held(hand: CardSet) -> ArrayVec<Announcement, MOST> {
    let set = |rank: Rank| {
        let count = hand.of_rank(rank).len();
        (count >= 3).then_some(Announcement::Set { four: count == 4, rank })
    };
    let neapolitaine = |suit: Suit| {
        let cards = RANKS.iter().take_while(|rank| hand.contains(Card::new(**rank, suit))).count() as u8;
        (cards >= 3).then_some(Announcement::Neapolitaine { cards, suit })
    };
    // A hand of more than ten, as a careless question may have it, announces the first of what it has.
    RANKS.into_iter().filter_map(set).chain(Suit::ALL.into_iter().filter_map(neapolitaine)).take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(hand: &str) -> Vec<String> {
        held(hand.parse().unwrap()).iter().map(Announcement::to_string).collect()
    }

    #[test]
    fn only_the_longest_is_announced() {
        assert_eq!(spoken("3S 2S AS KS 3H 3D 3C 2H 2D 7S"), ["4x3", "3x2", "N4S"]);
        assert_eq!(spoken("3S 2S AS KS QS JS 7S 6S 5S 4S"), ["N10S"]);
        assert_eq!(spoken("3S 2S KS QS JS 7S 6S 5S 4S AH"), [""; 0]);
    }

    #[test]
    fn a_card_may_serve_twice() {
        assert_eq!(spoken("3S 2S AS 3H 2H AH 3D 2D AD 4C"), ["3x3", "3x2", "3xA", "N3S", "N3H", "N3D"]);
    }

    #[test]
    fn what_is_late_is_known_by_its_rank() {
        let late = |text: &str| text.parse::<Announcement>().unwrap().is_late();
        assert!(["3x3", "4x2", "3xA", "N3S", "N10C"].into_iter().all(late));
        assert!(!["3xK", "4x7", "3x4"].into_iter().any(late));
    }
}
