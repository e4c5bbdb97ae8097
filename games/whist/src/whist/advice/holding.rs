//! Holdings of a suit, as the books write them: a small language of patterns.
//!
//! | pattern | means |
//! |---|---|
//! | `AK+4` | ace, king and just four small ones, lower than those named |
//! | `AQ+2-4` | ace, queen and two to four small ones |
//! | `KQ` | king and queen alone |
//! | `AKQ+` | ace, king, queen and whatever else |
//! | `low5` | five cards, none above the nine |
//! | `run3-4` | three or four cards in sequence from a court card down, and any others |
//! | `Q+1\|J+1` | one or the other |
//!
//! The ten is written `T`. Patterns are read when the house is built, so that a slip of the pen does not compile.

use crate::pack::RANKS;
use spadille_core::{Card, CardSet, Suit};

/// Cards of one suit as bits, the two lowest, the ace bit 12.
pub type Heights = u16;

/// The heights of a suit in a set.
pub const fn heights(cards: CardSet, suit: Suit) -> Heights {
    let ranks = cards.ranks(suit);
    ranks >> 2 & 0x3ff | (ranks >> 13 & 1) << 10 | (ranks >> 14 & 1) << 11 | (ranks >> 1 & 1) << 12
}

/// The card of a height.
pub fn card_at(height: u32, suit: Suit) -> Option<Card> {
    RANKS.get(12usize.checked_sub(height as usize)?).map(|rank| Card::new(*rank, suit))
}

/// The cards of some heights.
pub fn cards_at(heights: Heights, suit: Suit) -> CardSet {
    (0..13).filter(|height| heights >> height & 1 == 1).filter_map(|height| card_at(height, suit)).collect()
}

/// The height of a rank as patterns write it.
pub const fn height_of(letter: u8) -> Option<u32> {
    match letter {
        b'2'..=b'9' => Some((letter - b'2') as u32),
        b'T' => Some(8),
        b'J' => Some(9),
        b'Q' => Some(10),
        b'K' => Some(11),
        b'A' => Some(12),
        _ => None,
    }
}

/// The heights of ranks written one after the other.
pub const fn ranks(letters: &str) -> Heights {
    let (bytes, mut all, mut i) = (letters.as_bytes(), 0, 0);
    while i < bytes.len() {
        match height_of(bytes[i]) {
            Some(height) => all |= 1 << height,
            None => panic!("no such rank"),
        }
        i += 1;
    }
    all
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// These cards, and small ones below them.
    Named(Heights),
    /// None above the nine.
    Low,
    /// A sequence from a court card down, of any length within limits.
    Run,
}

/// One pattern.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Pattern {
    kind: Kind,
    least: u8,
    most: u8,
}

/// The most alternatives of a holding.
const WAYS: usize = 7;

/// A holding of a suit: one of some patterns.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Holding {
    ways: [Option<Pattern>; WAYS],
}

/// The longest sequence that a suit of these heights has from its highest court card on, as heights; nothing below three.
pub fn run(held: Heights) -> Option<Heights> {
    // From the ace the king is missed as little as from any other: a sequence is one from wherever it begins, down to the nine.
    (9..=12).rev().find_map(|top: u32| {
        let begins = held >> top & 1 == 1 && held >> (top + 1) & 1 == 0;
        let length = (0..=top).take_while(|down| held >> (top - down) & 1 == 1).count();
        (begins && length >= 3).then(|| (0..length as u32).fold(0, |all, down| all | 1 << (top - down)))
    })
}

impl Pattern {
    fn fits(&self, held: Heights) -> Option<Heights> {
        let count = held.count_ones() as u8;
        match self.kind {
            Kind::Named(named) => {
                let small = held & !named;
                let below = small == 0 || named == 0 || small.ilog2() < named.trailing_zeros();
                let number = small.count_ones() as u8;
                (held & named == named && below && (self.least..=self.most).contains(&number)).then_some(named)
            }
            Kind::Low => (held < 1 << 8 && (self.least..=self.most).contains(&count)).then_some(0),
            Kind::Run => run(held).filter(|run| (self.least..=self.most).contains(&(run.count_ones() as u8))),
        }
    }
}

impl Holding {
    /// Reads a holding.
    ///
    /// # Panics
    /// When it is not one; at build time, since tables are constant.
    pub const fn read(text: &str) -> Holding {
        let bytes = text.as_bytes();
        let (mut ways, mut way, mut start) = ([None; WAYS], 0, 0);
        while start < bytes.len() {
            let mut end = start;
            while end < bytes.len() && bytes[end] != b'|' {
                end += 1;
            }
            ways[way] = Some(pattern(bytes, start, end));
            way += 1;
            start = end + 1;
        }
        assert!(way > 0, "an empty holding");
        Holding { ways }
    }

    /// The cards that are named, if the suit is held so.
    pub fn fits(&self, held: Heights) -> Option<Heights> {
        self.ways.iter().flatten().find_map(|pattern| pattern.fits(held))
    }
}

const fn number(bytes: &[u8], from: usize, to: usize) -> u8 {
    let (mut value, mut i) = (0, from);
    while i < to {
        assert!(bytes[i].is_ascii_digit(), "a number is wanted");
        value = value * 10 + (bytes[i] - b'0');
        i += 1;
    }
    value
}

/// `3` or `2-4`.
const fn span(bytes: &[u8], from: usize, to: usize) -> (u8, u8) {
    let mut dash = from;
    while dash < to && bytes[dash] != b'-' {
        dash += 1;
    }
    let least = number(bytes, from, dash);
    (least, if dash < to { number(bytes, dash + 1, to) } else { least })
}

const fn pattern(bytes: &[u8], from: usize, to: usize) -> Pattern {
    if bytes[from] == b'l' {
        let (least, most) = span(bytes, from + 3, to);
        return Pattern { kind: Kind::Low, least, most };
    }
    if bytes[from] == b'r' {
        let (least, most) = span(bytes, from + 3, to);
        return Pattern { kind: Kind::Run, least, most };
    }
    let (mut named, mut i) = (0, from);
    while i < to && bytes[i] != b'+' {
        match height_of(bytes[i]) {
            Some(height) => named |= 1 << height,
            None => panic!("no such rank"),
        }
        i += 1;
    }
    let (least, most) = if i == to {
        (0, 0)
    } else if i + 1 == to {
        (0, 13)
    } else {
        span(bytes, i + 1, to)
    };
    Pattern { kind: Kind::Named(named), least, most }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(pattern: &str, cards: &str) -> bool {
        let cards: CardSet = cards.split(' ').map(|rank| format!("{rank}H").parse::<Card>().unwrap()).collect();
        Holding::read(pattern).fits(heights(cards, Suit::Hearts)).is_some()
    }

    #[test]
    fn patterns_are_held_or_not() {
        assert!(fits("AK+4", "A K 6 4 3 2") && !fits("AK+4", "A K 6 4 3") && !fits("AK+4", "A Q 6 4 3 2"));
        assert!(fits("AQ+2-4", "A Q 3 2") && !fits("AQ+2-4", "A K Q 3 2") && !fits("AQ+1", "A Q 3 2"));
        assert!(fits("KQ", "K Q") && !fits("KQ", "K Q 2") && fits("AKQ+", "A K Q J 2") && fits("Q+1|J+1", "J 3"));
        assert!(fits("JT8+3", "J 10 8 4 3 2") && !fits("JT8+3", "J 10 9 8 3 2"));
        assert!(fits("low5", "9 7 4 3 2") && !fits("low5", "10 7 4 3 2") && !fits("low5", "9 4 3 2"));
        assert!(fits("run3-4", "K Q J 4") && fits("run3-4", "Q J 10") && !fits("run3-4", "K Q J 10 9"));
        assert!(fits("run5", "K Q J 10 9") && !fits("run3-4", "K Q 10 9 8") && fits("run3-4", "A Q J 10"));
    }

    #[test]
    fn heights_and_cards_agree() {
        for height in 0..13 {
            let card = card_at(height, Suit::Clubs).unwrap();
            assert_eq!(heights(CardSet::one(card), Suit::Clubs), 1 << height);
        }
        assert_eq!(card_at(13, Suit::Clubs), None);
        assert_eq!(cards_at(ranks("AT2"), Suit::Spades), "AS 10S 2S".parse().unwrap());
    }
}
