//! The space of moves: words, claims, and cards to play or lay away, counted and drawn without being written out.

use super::moves::{Claim, Move, Word, Words};
use rand::{Rng, RngExt as _};
use spadille_core::cardset::nth_bit;
use spadille_core::space::Form;
use spadille_core::{CardSet, Space, text};
use std::ops::RangeInclusive;

/// What the cards of a space are for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Use {
    /// One is played.
    Play,
    /// One is demanded.
    Demand,
    /// Some are laid away, within limits.
    Discard {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// How many of them are not replaced, and how many more are drawn, where the hand is not of the right size.
        surplus: (u8, u8),
    },
}

/// Words that random play says seldom.
const SELDOM: Words = Words::of(Word::GiveUp)
    .and(Word::LayDown)
    .and(Word::Hide)
    .and(Word::LookTalon)
    .and(Word::LookBack)
    .and(Word::LookDiscards);

/// The moves open to a seat: words, claims, and cards to play or lay away.
#[derive(Copy, Clone, Debug)]
pub struct Moves {
    /// Words and calls.
    pub words: Words,
    /// Claims, by their numbers.
    pub claims: u32,
    /// The cards.
    pub cards: CardSet,
    /// What they are for.
    pub purpose: Use,
}

impl Moves {
    /// Nothing to do.
    pub const NONE: Moves = Moves { words: Words::NONE, claims: 0, cards: CardSet::EMPTY, purpose: Use::Play };

    /// Only words.
    #[inline]
    pub const fn words(words: Words) -> Moves {
        Moves { words, ..Moves::NONE }
    }

    /// A card to play.
    #[inline]
    pub const fn play(cards: CardSet, words: Words) -> Moves {
        Moves { words, cards, ..Moves::NONE }
    }

    /// Cards to lay away.
    #[inline]
    pub const fn discard(from: CardSet, min: u8, max: u8) -> Moves {
        Moves { cards: from, purpose: Use::Discard { min, max, surplus: (0, 0) }, ..Moves::NONE }
    }

    /// The same for a hand with so many cards too many or too few.
    #[must_use]
    pub const fn with_surplus(mut self, (more, fewer): (u8, u8)) -> Moves {
        if let Use::Discard { surplus, .. } = &mut self.purpose {
            *surplus = (more, fewer);
        }
        self
    }

    /// One of the moves, each equally likely.
    #[inline]
    fn drawn<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        if self.claims == 0 {
            // The usual cases: nothing but words, a card to play, or cards to lay away.
            if self.cards.is_empty() && self.purpose == Use::Play {
                return match self.words.0.count_ones() {
                    0 => None,
                    n => Words::at(nth_bit(self.words.0, rng.random_range(0..n))),
                };
            }
            if self.words.is_empty() {
                let held = self.cards.len();
                return match self.purpose {
                    Use::Play | Use::Demand if held == 1 => self.nth(0),
                    Use::Play => self.cards.nth(rng.random_range(0..u32::from(held)) as u8).map(Move::Play),
                    Use::Demand => self.cards.nth(rng.random_range(0..u32::from(held)) as u8).map(Move::Demand),
                    Use::Discard { min, max, .. } => match subsets(held, min, max) {
                        0 => None,
                        n => Some(Move::Discard(some_of(self.cards, held, min..=max, n, rng))),
                    },
                };
            }
        }
        match self.count() {
            0 => None,
            n => self.nth(u64::from(rng.random_range(0..n))),
        }
    }

    /// How many moves there are.
    #[inline]
    fn count(&self) -> u32 {
        self.words.0.count_ones() + self.claims.count_ones() + self.with_cards()
    }

    #[inline]
    fn with_cards(&self) -> u32 {
        match self.purpose {
            Use::Play | Use::Demand => self.cards.len().into(),
            Use::Discard { min, max, .. } => subsets(self.cards.len(), min, max),
        }
    }
}

/// The most cards a discard is chosen from: the thirteen of a Mohr.
const MOST: usize = 13;

/// `CHOOSE[n][k]`: how many subsets of size `k` a set of `n` has.
static CHOOSE: [[u16; MOST + 2]; MOST + 1] = {
    let mut table = [[0; MOST + 2]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// `FEWER[n][k]`: how many subsets smaller than `k` a set of `n` has.
static FEWER: [[u16; MOST + 2]; MOST + 1] = {
    let mut table = [[0; MOST + 2]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        let mut k = 0;
        while k <= MOST {
            table[n][k + 1] = table[n][k] + CHOOSE[n][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// How many subsets of sizes `min` to `max` a set of `n` has.
#[inline]
fn subsets(n: u8, min: u8, max: u8) -> u32 {
    let row = &FEWER[usize::from(n).min(MOST)];
    let upto = |k: u8| u32::from(row[usize::from(k).min(MOST + 1)]);
    upto(max.saturating_add(1)).saturating_sub(upto(min))
}

/// The subset of `held` cards with `rank` others before it, smaller sizes first, of those with at least `min` cards.
#[inline]
fn subset(cards: CardSet, held: u8, min: u8, rank: u32) -> CardSet {
    let mut left = usize::from(held).min(MOST);
    let fewer = &FEWER[left];
    let mut rank = rank + u32::from(fewer[usize::from(min).min(MOST)]);
    let mut wanted = usize::from(min);
    while wanted < left && u32::from(fewer[wanted + 1]) <= rank {
        wanted += 1;
    }
    rank -= u32::from(fewer[wanted]);
    let mut chosen = CardSet::EMPTY;
    for card in cards {
        if wanted == 0 || left == 0 {
            break;
        }
        left -= 1;
        let with = u32::from(CHOOSE[left][wanted - 1]);
        if rank < with {
            chosen.insert(card);
            wanted -= 1;
        } else {
            rank -= with;
        }
    }
    chosen
}

/// One of the `count` subsets of these sizes, each equally likely.
#[inline]
fn some_of<R: Rng>(cards: CardSet, held: u8, sizes: RangeInclusive<u8>, count: u32, rng: &mut R) -> CardSet {
    if count << 1 < 1 << held {
        return subset(cards, held, *sizes.start(), rng.random_range(0..count));
    }
    // Most subsets will do: toss a coin for every card until one does.
    loop {
        let mut coins = rng.next_u64();
        let (mut rest, mut chosen) = (cards.bits(), 0);
        while rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            chosen |= lowest & u128::from(coins & 1).wrapping_neg();
            coins >>= 1;
            rest ^= lowest;
        }
        let some = CardSet::from_bits(chosen);
        if sizes.contains(&some.len()) {
            return some;
        }
    }
}

impl Space for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> Option<u64> {
        Some(u64::from(self.count()))
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<Move> {
        let n = u32::try_from(n).ok()?;
        let words = self.words.0.count_ones();
        if n < words {
            return Words::at(nth_bit(self.words.0, n));
        }
        let n = n - words;
        let claims = self.claims.count_ones();
        if n < claims {
            return Some(Move::Claim(Claim::from_index(nth_bit(self.claims.into(), n) as u8)));
        }
        let n = n - claims;
        match self.purpose {
            Use::Play => self.cards.nth(u8::try_from(n).ok()?).map(Move::Play),
            Use::Demand => self.cards.nth(u8::try_from(n).ok()?).map(Move::Demand),
            Use::Discard { min, max, .. } => {
                let held = self.cards.len();
                (n < subsets(held, min, max)).then(|| Move::Discard(subset(self.cards, held, min, n)))
            }
        }
    }

    #[inline]
    fn contains(&self, m: &Move) -> bool {
        match (*m, self.purpose) {
            (Move::Play(card), Use::Play) | (Move::Demand(card), Use::Demand) => self.cards.contains(card),
            (Move::Discard(cards), Use::Discard { min, max, .. }) => {
                self.cards.includes(cards) && (min..=max).contains(&cards.len())
            }
            (Move::Claim(claim), _) => self.claims >> claim.index() & 1 == 1,
            (m, _) => self.words.contains(m),
        }
    }

    /// Each equally likely, but for words that end a game at once or cost something for nothing: they are drawn seldom,
    /// so that random play sees the game.
    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let mut words = self.words;
        if !words.both(SELDOM).is_empty() && rng.random_range(0..16u32) > 0 {
            let often = words.minus(SELDOM);
            // There must be something else to do.
            if !often.is_empty() || !self.cards.is_empty() {
                words = often;
            }
        }
        Moves { words, ..*self }.drawn(rng)
    }

    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        const GRAVE: Words = Words::of(Word::GiveUp).and(Word::LayDown);
        let words = self.words.minus(GRAVE);
        let others = !words.is_empty() || !self.cards.is_empty() || self.claims != 0;
        if others { Moves { words, ..*self }.drawn(rng) } else { self.drawn(rng) }
    }

    /// One card more, one less, or one exchanged for another.
    fn near<R: Rng>(&self, m: &Move, rng: &mut R) -> Option<Move> {
        let (Move::Discard(mut cards), Use::Discard { min, max, .. }) = (*m, self.purpose) else { return None };
        let one_of = |some: CardSet, rng: &mut R| {
            if some.is_empty() { None } else { some.nth(rng.random_range(0..some.len())) }
        };
        let rest = self.cards.minus(cards);
        let (grow, shrink) = match rng.random_range(0..4u32) {
            0 if cards.len() < max => (true, false),
            1 if cards.len() > min => (false, true),
            _ => (true, true),
        };
        if shrink {
            cards.remove(one_of(cards, rng)?);
        }
        if grow {
            cards.insert(one_of(rest, rng)?);
        }
        Some(Move::Discard(cards)).filter(|m| self.contains(m))
    }

    fn listed(&self) -> u64 {
        match self.purpose {
            Use::Play | Use::Demand => self.len().unwrap_or(0),
            Use::Discard { .. } => u64::from(self.words.0.count_ones() + self.claims.count_ones()),
        }
    }

    fn forms(&self) -> Vec<Form> {
        match self.purpose {
            Use::Play | Use::Demand => Vec::new(),
            Use::Discard { min, max, surplus } if self.with_cards() > 0 => vec![Form::Subset {
                verb: "discard".into(),
                label: match surplus {
                    (0, 0) => text!("lhombre-ask-discard"),
                    (more, 0) => text!("lhombre-ask-discard-more", number = more),
                    (_, fewer) => text!("lhombre-ask-draw-more", number = fewer),
                },
                from: self.cards.iter().collect(),
                min,
                max: max.min(self.cards.len()),
            }],
            Use::Discard { .. } => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_of_discards_has_no_gaps() {
        let cards: CardSet = "AS KS 7H 3D 2C".parse().unwrap();
        let moves = Moves { words: Words::of(Word::GiveUp), ..Moves::discard(cards, 1, 3) };
        assert_eq!(moves.len(), Some(1 + 5 + 10 + 10));
        let all: std::collections::HashSet<Move> = moves.iter().collect();
        assert_eq!(all.len(), 26);
        assert!(all.iter().all(|m| moves.contains(m)));
        assert_eq!(moves.nth(26), None);
    }
}
