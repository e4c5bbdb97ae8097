//! The space of moves: words, claims, and cards to play or lay away, counted and drawn without being written out.

use super::*;
use spadille_core::space::{Form, Subsets};

/// What the cards of a space are for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Use {
    /// One is played.
    Play,
    /// One is demanded.
    Demand,
    /// Some are laid away, within limits.
    Discard {
        min: u8,
        max: u8,
        /// How many of them are not replaced, and how many more are drawn, where the hand is not of the right size.
        surplus: (u8, u8),
    },
}

/// The moves open to a seat: words, claims, and cards to play or lay away.
#[derive(Copy, Clone, Debug)]
pub struct Moves {
    pub words: Words,
    pub claims: bool,
    pub cards: CardSet,
    pub purpose: Use,
}

impl Moves {
    pub const NONE: Moves = Moves::play(CardSet::EMPTY, Words::NONE);

    #[inline]
    pub const fn words(words: Words) -> Moves {
        Moves { words, ..Moves::NONE }
    }

    pub fn either(words: impl IntoIterator<Item = Move>) -> Moves {
        Moves::words(words.into_iter().collect())
    }

    #[inline]
    pub const fn play(cards: CardSet, words: Words) -> Moves {
        Moves { words, claims: false, cards, purpose: Use::Play }
    }

    /// Cards to lay away, so many, of which some are not replaced.
    #[inline]
    pub const fn discard(cards: CardSet, min: u8, max: u8, surplus: (u8, u8)) -> Moves {
        Moves { cards, purpose: Use::Discard { min, max, surplus }, ..Moves::NONE }
    }

    /// How many of the moves are words, calls and claims.
    #[inline]
    fn spoken(&self) -> u32 {
        self.words.len() + if self.claims { Claim::COUNT } else { 0 }
    }

    #[inline]
    fn discards(&self) -> Option<Subsets<Move>> {
        let Use::Discard { min, max, .. } = self.purpose else { return None };
        let as_cards = |m: &Move| if let Move::Discard(cards) = m { Some(*cards) } else { None };
        let (from, label) = (self.cards, "lhombre-ask-discard");
        let max = max.min(from.len());
        Some(Subsets { from, min, max, as_move: Move::Discard, as_cards, verb: "discard", label })
    }

    /// One of the moves, each equally likely, but none of these words while there are others.
    #[inline]
    fn drawn<R: Rng>(&self, unwanted: Words, rng: &mut R) -> Option<Move> {
        let wanted = self.words.minus(unwanted);
        let words = if wanted.is_empty() && self.cards.is_empty() { self.words } else { wanted };
        let as_move = match self.purpose {
            Use::Play if !self.claims => Move::Play,
            // Where most numbers of cards will do.
            Use::Discard { min, max, .. } if words.is_empty() && 3 * (max - min) + 3 > self.cards.len() => {
                return Some(Move::Discard(some_of(self.cards, min, max, rng)));
            }
            _ => return Moves { words, ..*self }.any(rng),
        };
        let (said, held) = (words.len(), u32::from(self.cards.len()));
        if said + held < 2 {
            // Many cards are forced: nothing is drawn for them, and nothing looked for.
            return if said > 0 { words.nth(0) } else { self.cards.first().map(as_move) };
        }
        let n = rng.random_range(0..said + held);
        if n < said { words.nth(n) } else { self.cards.nth((n - said) as u8).map(as_move) }
    }
}

/// Some of these cards, so many: a coin is tossed for every card until their number fits.
#[inline]
fn some_of<R: Rng>(cards: CardSet, min: u8, max: u8, rng: &mut R) -> CardSet {
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
        if (min..=max).contains(&some.len()) {
            return some;
        }
    }
}

impl Space for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> Option<u64> {
        let with_cards = self.discards().map_or(Some(self.cards.len().into()), |discards| discards.len())?;
        Some(u64::from(self.spoken()) + with_cards)
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<Move> {
        let (words, spoken) = (u64::from(self.words.len()), u64::from(self.spoken()));
        if n < words {
            return self.words.nth(n as u32);
        }
        if n < spoken {
            return Claim::numbered((n - words) as u32).map(Move::Claim);
        }
        let card = || self.cards.nth(u8::try_from(n - spoken).ok()?);
        match self.purpose {
            Use::Play => card().map(Move::Play),
            Use::Demand => card().map(Move::Demand),
            Use::Discard { .. } => self.discards()?.nth(n - spoken),
        }
    }

    #[inline]
    fn contains(&self, m: &Move) -> bool {
        match (*m, self.purpose) {
            (Move::Play(card), Use::Play) | (Move::Demand(card), Use::Demand) => self.cards.contains(card),
            (Move::Discard(_), _) => self.discards().is_some_and(|discards| discards.contains(m)),
            (Move::Claim(_), _) => self.claims,
            (m, _) => self.words.contains(m),
        }
    }

    /// Each equally likely, but for words that end a game at once or cost something for nothing: they are drawn seldom,
    /// so that random play sees the game.
    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let some = !self.words.both(Words::SELDOM).is_empty() && rng.random_range(0..16u32) > 0;
        self.drawn(if some { Words::SELDOM } else { Words::NONE }, rng)
    }

    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.drawn(Words::GRAVE, rng)
    }

    fn near<R: Rng>(&self, m: &Move, rng: &mut R) -> Option<Move> {
        self.discards()?.near(m, rng)
    }

    fn listed(&self) -> u64 {
        let spoken = self.spoken().into();
        if self.discards().is_some() { spoken } else { spoken + u64::from(self.cards.len()) }
    }

    fn forms(&self) -> Vec<Form> {
        let Some(discards) = self.discards().filter(|discards| !discards.is_empty()) else { return Vec::new() };
        let asked = |label| match self.purpose {
            Use::Discard { surplus: (more @ 1.., _), .. } => text!("lhombre-ask-discard-more", number = more),
            Use::Discard { surplus: (_, fewer @ 1..), .. } => text!("lhombre-ask-draw-more", number = fewer),
            _ => label,
        };
        discards.forms().into_iter().map(|form| form.map(asked)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_of_discards_has_no_gaps() {
        let cards: CardSet = "AS KS 7H 3D 2C".parse().unwrap();
        let moves = Moves { words: Words::of(Move::GiveUp), ..Moves::discard(cards, 1, 3, (0, 0)) };
        assert_eq!(moves.len(), Some(1 + 5 + 10 + 10));
        let all: std::collections::HashSet<Move> = moves.iter().collect();
        assert_eq!(all.len(), 26);
        assert!(all.iter().all(|m| moves.contains(m)));
        assert_eq!(moves.nth(26), None);
    }
}
