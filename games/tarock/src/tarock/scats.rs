//! The ways to lay cards away, counted and drawn without writing them out.

use super::moves::{Act, Move};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::space::{Form, choose, unrank};
use spadille_core::{CardSet, Space, text};

/// Ways of one kind: certain cards, so many of some and so many of others.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Kind {
    /// Cards that are laid in any case.
    pub fixed: CardSet,
    /// Cards to choose from.
    pub some: CardSet,
    /// How many of these.
    pub of_some: u8,
    /// Other cards to choose from.
    pub others: CardSet,
    /// How many of these.
    pub of_others: u8,
    /// Whether it breaks a rule.
    pub fault: bool,
}

impl Kind {
    /// So many of some cards.
    pub fn of(some: CardSet, of_some: u8) -> Kind {
        Kind { fixed: CardSet::EMPTY, some, of_some, others: CardSet::EMPTY, of_others: 0, fault: false }
    }

    fn len(&self) -> u64 {
        choose(self.some.len(), self.of_some) * choose(self.others.len(), self.of_others)
    }

    fn nth(&self, n: u64) -> CardSet {
        let others = choose(self.others.len(), self.of_others).max(1);
        let some = unrank(self.some, self.of_some, n / others);
        self.fixed.union(some).union(unrank(self.others, self.of_others, n % others))
    }

    fn contains(&self, cards: CardSet) -> bool {
        let rest = cards.minus(self.fixed);
        cards.includes(self.fixed)
            && self.some.union(self.others).includes(rest)
            && rest.both(self.some).len() == self.of_some
            && rest.both(self.others).len() == self.of_others
    }
}

/// All ways to lay cards away; no two kinds have a way in common.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Scats {
    /// The kinds; those that break no rule first.
    pub kinds: ArrayVec<Kind, 12>,
    /// All cards that may be laid in some way, for a form to fill in.
    pub from: CardSet,
    /// Whether he may also own to a misdeal (strict tables).
    pub misdeal: bool,
}

impl Scats {
    /// Ways of these kinds, as far as there are any.
    pub fn new(kinds: impl IntoIterator<Item = Kind>) -> Scats {
        let mut all = Scats::default();
        for kind in kinds.into_iter().filter(|kind| kind.len() > 0).take(12) {
            if !kind.fault {
                all.from = all.from.union(kind.fixed).union(kind.some).union(kind.others);
            }
            all.kinds.push(kind);
        }
        all
    }

    /// Whether these cards may be laid without breaking a rule.
    pub fn allows(&self, cards: CardSet) -> bool {
        self.kinds.iter().any(|kind| !kind.fault && kind.contains(cards))
    }

    /// The same ways, and owning to a misdeal.
    #[must_use]
    pub fn or_misdeal(self, misdeal: bool) -> Scats {
        Scats { misdeal, ..self }
    }

    fn count(&self, faults: bool) -> u64 {
        self.kinds.iter().filter(|kind| faults || !kind.fault).map(Kind::len).sum()
    }

    fn number(&self, mut n: u64) -> Option<CardSet> {
        for kind in &self.kinds {
            if n < kind.len() {
                return Some(kind.nth(n));
            }
            n -= kind.len();
        }
        None
    }

    fn draw<R: Rng>(&self, faults: bool, rng: &mut R) -> Option<Move> {
        let count = self.count(faults);
        if count == 0 {
            return None;
        }
        self.number(rng.random_range(0..count)).map(|cards| Move(Act::Discard(cards)))
    }
}

/// How seldom a random player breaks a rule.
const FAULT_ONCE_IN: u32 = 64;

impl Space for Scats {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(self.count(true) + u64::from(self.misdeal))
    }

    fn nth(&self, n: u64) -> Option<Move> {
        if self.misdeal && n == 0 {
            return Some(Move(Act::Misdeal));
        }
        self.number(n - u64::from(self.misdeal)).map(|cards| Move(Act::Discard(cards)))
    }

    fn contains(&self, m: &Move) -> bool {
        self.misdeal && m.0 == Act::Misdeal
            || matches!(m.0, Act::Discard(cards) if self.kinds.iter().any(|kind| kind.contains(cards)))
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let strict = self.misdeal || self.kinds.iter().any(|kind| kind.fault);
        let faults = strict && (self.count(false) == 0 || rng.random_range(0..FAULT_ONCE_IN) == 0);
        if faults && self.misdeal && rng.random_range(0..2u32) == 0 {
            return Some(Move(Act::Misdeal));
        }
        self.draw(faults, rng)
    }

    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.draw(self.count(false) == 0, rng)
    }

    /// One card exchanged for another.
    fn near<R: Rng>(&self, m: &Move, rng: &mut R) -> Option<Move> {
        let Act::Discard(cards) = m.0 else { return None };
        let rest = self.from.minus(cards);
        if cards.is_empty() || rest.is_empty() {
            return None;
        }
        let out = cards.nth(rng.random_range(0..cards.len()))?;
        let into = rest.nth(rng.random_range(0..rest.len()))?;
        Some(Move(Act::Discard(cards.without(out).with(into)))).filter(|m| self.contains(m))
    }

    fn listed(&self) -> u64 {
        self.misdeal.into()
    }

    fn forms(&self) -> Vec<Form> {
        let size = self.number(0).map_or(0, CardSet::len);
        let strict = self.kinds.iter().any(|kind| kind.fault);
        let (min, max) = if strict { (size.saturating_sub(1), size + 1) } else { (size, size) };
        let from = match strict {
            true => self.kinds.iter().fold(self.from, |all, kind| all.union(kind.some).union(kind.others)),
            false => self.from,
        };
        vec![Form::Subset {
            verb: "discard".into(),
            label: text!("tarock-which-scat"),
            from: from.iter().map(super::cards::face).collect(),
            min,
            max,
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use std::collections::HashSet;

    #[test]
    fn ways_are_counted_numbered_and_drawn() {
        let cards = |text: &str| text.parse::<CardSet>().unwrap();
        let allowed = cards("2S 3S 4S 5S QH 9H");
        let fault = Kind { others: cards("KS KH"), of_others: 1, fault: true, ..Kind::of(allowed, 2) };
        let tarocks = Kind { fixed: cards("T1 T5 SK"), ..Kind::of(CardSet::EMPTY, 0) };
        let scats = Scats::new([Kind::of(allowed, 3), tarocks, fault]);
        let all: HashSet<Move> = (0..scats.len().unwrap()).filter_map(|n| scats.nth(n)).collect();
        assert_eq!((all.len(), scats.nth(all.len() as u64)), (20 + 1 + 30, None));
        assert!(all.iter().all(|m| scats.contains(m)));
        assert!(scats.allows(cards("T1 T5 SK")) && !scats.allows(cards("KS 2S 3S")));
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        for _ in 0..200 {
            assert!(scats.contains(&scats.sample(&mut rng).unwrap()));
            let Act::Discard(played) = scats.play_on(&mut rng).unwrap().0 else { panic!() };
            assert!(scats.allows(played));
        }
        assert!(!scats.contains(&"discard 2S 3S".parse().unwrap()));
    }
}
