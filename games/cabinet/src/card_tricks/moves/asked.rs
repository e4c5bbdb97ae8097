//! What is asked of somebody, as a space of moves.

use super::Move;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::space::{Form, Spot, choose, unrank};
use spadille_core::{Card, CardSet, Space, text};

/// The move that a card means.
pub type OfCard = fn(Card) -> Move;

/// Numbers that may be said with one word.
#[derive(Copy, Clone, Debug)]
pub struct Numbers {
    /// The move that a number means.
    pub means: fn(u8) -> Move,
    /// The numbers, as bits.
    pub bits: u64,
}

/// What is asked: words, numbers with one word, cards with one word, or cards to be named together.
#[derive(Clone, Default, Debug)]
pub struct Asked {
    /// Whole moves.
    pub words: ArrayVec<Move, 28>,
    /// A word with a number.
    pub numbers: Option<Numbers>,
    /// A word with a card.
    pub cards: Option<(OfCard, CardSet)>,
    /// So many cards of these, to be named together.
    pub names: Option<(CardSet, u8)>,
}

/// The most numbers that are listed one by one; more are asked for as a number.
const FEW: u32 = 13;

impl Asked {
    /// Some whole moves.
    pub fn words(words: impl IntoIterator<Item = Move>) -> Asked {
        Asked { words: words.into_iter().collect(), ..Asked::default() }
    }

    /// One of these numbers with a word.
    pub fn numbers(means: fn(u8) -> Move, numbers: impl IntoIterator<Item = u8>) -> Asked {
        let bits = numbers.into_iter().fold(0, |bits, n| bits | 1 << n);
        Asked { numbers: Some(Numbers { means, bits }), ..Asked::default() }
    }

    /// One of these cards with a word.
    pub fn cards(means: OfCard, cards: CardSet) -> Asked {
        Asked { cards: Some((means, cards)), ..Asked::default() }
    }

    /// So many of these cards.
    pub fn names(among: CardSet, count: u8) -> Asked {
        Asked { names: Some((among, count)), ..Asked::default() }
    }

    /// With a word more.
    #[must_use]
    pub fn or(mut self, word: Move) -> Asked {
        self.words.push(word);
        self
    }

    fn counts(&self) -> [u64; 4] {
        let numbers = self.numbers.map_or(0, |numbers| numbers.bits.count_ones().into());
        let cards = self.cards.map_or(0, |(_, cards)| cards.len().into());
        [self.words.len() as u64, numbers, cards, self.names.map_or(0, |(from, count)| choose(from.len(), count))]
    }

    /// Whether the numbers are listed one by one: few, or with gaps.
    fn lists_numbers(&self) -> bool {
        self.numbers.is_some_and(|Numbers { bits, .. }| {
            let run = bits >> bits.trailing_zeros().min(63);
            bits.count_ones() <= FEW || run & (run + 1) != 0
        })
    }
}

impl Space for Asked {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(self.counts().iter().sum())
    }

    fn nth(&self, mut n: u64) -> Option<Move> {
        let [words, numbers, cards, names] = self.counts();
        if n < words {
            return self.words.get(n as usize).copied();
        }
        n -= words;
        if n < numbers {
            return self
                .numbers
                .map(|Numbers { means, bits }| means(spadille_core::cardset::nth_bit(bits, n as u32) as u8));
        }
        n -= numbers;
        if n < cards {
            return self.cards.and_then(|(means, cards)| cards.nth(n as u8).map(means));
        }
        n -= cards;
        self.names.filter(|_| n < names).map(|(from, count)| Move::Name(unrank(from, count, n)))
    }

    fn contains(&self, m: &Move) -> bool {
        let is_number = |Numbers { means, bits }: Numbers| {
            m.number().is_some_and(|n| n < 64 && bits >> n & 1 == 1 && means(n) == *m)
        };
        let is_card = |(means, cards): (OfCard, CardSet)| match m {
            Move::Note(card) | Move::Stack(card) => cards.contains(*card) && means(*card) == *m,
            _ => false,
        };
        let is_name = |(from, count): (CardSet, u8)| match m {
            Move::Name(named) => named.len() == count && from.includes(*named),
            _ => false,
        };
        self.words.contains(m)
            || self.numbers.is_some_and(is_number)
            || self.cards.is_some_and(is_card)
            || self.names.is_some_and(is_name)
    }

    /// A word as often as anything else; nobody leaves by chance but seldom.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        if self.words.last() == Some(&Move::Stop) && rng.random_range(0..64u32) > 0 {
            return self.play_on(rng);
        }
        let (words, all) = (self.words.len() as u64, self.len()?);
        if words > 0 && words < all && rng.random_bool(0.3) {
            return self.nth(rng.random_range(0..words));
        }
        self.any(rng)
    }

    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let stays = self.words.last() == Some(&Move::Stop) && self.words.len() > 1;
        if stays { self.nth(rng.random_range(0..self.words.len() as u64 - 1)) } else { self.any(rng) }
    }

    fn listed(&self) -> u64 {
        let [words, numbers, ..] = self.counts();
        words + if self.lists_numbers() { numbers } else { 0 }
    }

    fn forms(&self) -> Vec<Form> {
        let mut forms = vec![];
        if let Some(Numbers { means, bits }) = self.numbers.filter(|n| n.bits != 0 && !self.lists_numbers()) {
            let (least, most) = (bits.trailing_zeros(), 63 - bits.leading_zeros());
            let verb = means(1).verb();
            let label = match verb {
                "cut" => text!("tricks-form-cut"),
                "draw" | "touch" => text!("tricks-form-draw"),
                "insert" => text!("tricks-form-insert"),
                "hide" => text!("tricks-form-hide"),
                "point" => text!("tricks-form-point"),
                _ => text!("tricks-form-number"),
            };
            let on = vec![Spot::nowhere(least.into(), most.into())];
            forms.push(Form::Amount { verb: verb.into(), label, on, step: 1, several: false, words: vec![] });
        }
        if let Some((means, cards)) = self.cards.filter(|(_, cards)| !cards.is_empty()) {
            let verb = cards.first().map_or("", |card| means(card).verb());
            let label = if verb == "stack" { text!("tricks-form-stack") } else { text!("tricks-form-note") };
            forms.push(Form::Card { verb: verb.into(), label, from: cards.iter().collect() });
        }
        if let Some((among, count)) = self.names.filter(|(from, count)| from.len() >= *count) {
            let (verb, label, from) =
                ("name".into(), text!("tricks-form-name", number = count), among.iter().collect());
            forms.push(match count {
                1 => Form::Card { verb, label, from },
                _ => Form::Subset { verb, label, from, min: count, max: count },
            });
        }
        forms
    }
}

#[cfg(test)]
mod tests {
    use super::super::PACK;
    use super::*;
    use spadille_core::Suit;
    use std::collections::HashSet;

    #[test]
    fn what_is_asked_is_counted_and_numbered_without_gaps() {
        let clubs = PACK.of_suit(Suit::Clubs);
        let asked = [
            Asked::numbers(Move::Cut, 1..=51).or(Move::Enough),
            Asked::cards(Move::Note, clubs),
            Asked::names(clubs, 3),
            Asked::names(PACK, 1),
            Asked::words([Move::On, Move::Enough]),
            Asked::numbers(Move::Draw, [1, 3, 28]),
        ];
        for asked in asked {
            let all: Vec<Move> = asked.iter().collect();
            assert_eq!(Some(all.len() as u64), asked.len());
            assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
            assert!(all.iter().all(|m| asked.contains(m)) && asked.nth(all.len() as u64).is_none());
        }
        assert_eq!((choose(35, 8), choose(13, 3), choose(3, 4)), (23_535_820, 286, 0));
    }
}
