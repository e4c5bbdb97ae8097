//! Onze et demie where pictures may be split: a picture bought as the first card to a picture is opened as a hand of its own, with a
//! stake as high as the first, and both are bought to anew.
//!
//! A punter is taken to decide about each hand from its own cards and from the pictures that had been opened when it was: from nothing
//! else that lies on the table. Then it does not matter how many cards went to the hands before it. Whatever stops somebody buying, the
//! cards that follow are, for all that was known when a hand was opened, as likely to be these as those that followed at once; so two
//! hands that come of one split are worth the same, and the banker's cards may be thought to come next after either.
//!
//! A pack cannot run out: it counts 226 points, and thirteen hands that are bought to as is best cannot hold so many.

use super::buying::{Against, KINDS, Kinds, pack};
use super::count::Table;
use crate::fraction::{Exact, Number};

/// The kind that may be split.
const PICTURE: usize = 10;
const TABLE: Table = Table::ElevenAndAHalf;

/// The worth of hands at eleven and a half where so many pictures lie open in other hands.
pub fn beside<N: Number>(pictures: u8, banker: u8, double: bool) -> Against<N> {
    Against::with(TABLE, without(&pack(TABLE), pictures), banker, double)
}

fn without(deck: &Kinds, pictures: u8) -> Kinds {
    let mut deck = *deck;
    deck[PICTURE] = deck[PICTURE].saturating_sub(pictures);
    deck
}

fn of(kinds: &[usize]) -> Kinds {
    let mut hand = [0; KINDS];
    kinds.iter().for_each(|kind| hand[*kind] += 1);
    hand
}

fn more<N: Number>(one: &N, other: N) -> N {
    if *one >= other { one.clone() } else { other }
}

/// What a picture is worth to which the first card is bought, with all that is opened beside it, per unit of its stake; the deck holds it
/// and whatever may come.
fn opened<N: Number>(deck: &Kinds, banker: u8, double: bool) -> N {
    let mut against = Against::<N>::with(TABLE, *deck, banker, double);
    let all = i128::from(deck.iter().sum::<u8>()) - 1;
    let mut worth = N::ratio(0, 1);
    for kind in (0..KINDS).filter(|kind| *kind != PICTURE && deck[*kind] > 0) {
        let hand = against.best(&of(&[PICTURE, kind])).0;
        worth = worth.plus(&N::ratio(deck[kind].into(), all).times(&hand));
    }
    if deck[PICTURE] < 2 {
        return worth;
    }
    // A second picture: two hands now, or one that holds both.
    let each = opened::<N>(&without(deck, 1), banker, double);
    let kept = against.best(&of(&[PICTURE, PICTURE])).0;
    let split = more(&each.clone().plus(&each), kept);
    worth.plus(&N::ratio(i128::from(deck[PICTURE]) - 1, all).times(&split))
}

/// The worth of a fresh hand where pictures may be split, per unit of its first stake.
fn fresh<N: Number>(deck: &Kinds, banker: u8, double: bool) -> N {
    let mut against = Against::<N>::with(TABLE, *deck, banker, double);
    let all = i128::from(deck.iter().sum::<u8>());
    let each = (0..KINDS).filter(|kind| deck[*kind] > 0).map(|kind| {
        let (single, _) = against.best(&of(&[kind]));
        let hand = if kind == PICTURE { more(&single, opened(deck, banker, double)) } else { single };
        N::ratio(deck[kind].into(), all).times(&hand)
    });
    each.fold(N::ratio(0, 1), |worth, one| worth.plus(&one))
}

/// The banker's expectation per unit of the first stake with one fresh pack against one punter who may split his pictures, and plays every
/// hand as well as can be, exactly.
pub fn edge_with_splits(banker: u8, double: bool) -> Option<Exact> {
    let worth = || fresh::<Exact>(&pack(TABLE), banker, double);
    (banker <= TABLE.target()).then(|| worth().times(&Exact::ratio(-1, 1)))
}

/// The same, reckoned quickly.
pub fn about_with_splits(banker: u8, double: bool) -> Option<f64> {
    (banker <= TABLE.target()).then(|| -fresh::<f64>(&pack(TABLE), banker, double))
}

#[cfg(test)]
mod tests {
    use super::super::buying::{counted, gain};
    use super::super::count::Fate;
    use super::*;

    /// A round walked card by card, one hand after the other, as it is played.
    struct Walk {
        banker: u8,
        /// The plans beside so many other pictures.
        plans: Vec<Against<f64>>,
    }

    /// A hand that is bought to, and how many pictures its owner knew of beside its own.
    type Open = (Kinds, u8);

    impl Walk {
        fn draws(left: &Kinds, mut each: impl FnMut(usize, Kinds) -> f64) -> f64 {
            let all: u8 = left.iter().sum();
            assert!(all > 0, "the pack does not run out");
            let mut worth = 0.0;
            for kind in (0..KINDS).filter(|kind| left[*kind] > 0) {
                let mut rest = *left;
                rest[kind] -= 1;
                worth += f64::from(left[kind]) / f64::from(all) * each(kind, rest);
            }
            worth
        }

        /// What the hands still open and those done bring together.
        fn play(&mut self, left: Kinds, open: &[Open], done: &[Kinds]) -> f64 {
            let Some((&(hand, known), others)) = open.split_first() else {
                return self.bank(left, [0; KINDS], done);
            };
            let (cards, live) = (hand.iter().sum::<u8>(), counted(TABLE, &hand).0 == Fate::Live);
            if cards == 2 && hand[PICTURE] == 2 {
                let one = (of(&[PICTURE]), known + 1);
                let each: Vec<Open> = [one, one].into_iter().chain(others.iter().copied()).collect();
                return self.play(left, &each, done);
            }
            if !live || !self.plans[usize::from(known)].best(&hand).1 {
                let done: Vec<Kinds> = done.iter().copied().chain([hand]).collect();
                return self.play(left, others, &done);
            }
            Walk::draws(&left, |kind, rest| {
                let mut hand = hand;
                hand[kind] += 1;
                let open: Vec<Open> = [(hand, known)].into_iter().chain(others.iter().copied()).collect();
                self.play(rest, &open, done)
            })
        }

        fn bank(&self, left: Kinds, bank: Kinds, done: &[Kinds]) -> f64 {
            let (fate, total) = counted(TABLE, &bank);
            if bank.iter().sum::<u8>() > 0 && (fate != Fate::Live || total >= self.banker) {
                return done.iter().map(|hand| gain(TABLE, counted(TABLE, hand), (fate, total), true) as f64).sum();
            }
            Walk::draws(&left, |kind, rest| {
                let mut bank = bank;
                bank[kind] += 1;
                self.bank(rest, bank, done)
            })
        }
    }

    /// Few cards, so that every round can be walked: two aces, fives, eights and tens, and three pictures.
    const FEW: Kinds = [2, 0, 0, 0, 3, 0, 0, 3, 0, 4, 3];

    #[test]
    fn splits_come_out_card_by_card() {
        let plans = (0..3).map(|pictures| Against::with(TABLE, without(&FEW, pictures), 14, true)).collect();
        let mut walk = Walk { banker: 14, plans };
        let walked = Walk::draws(&FEW, |kind, rest| walk.play(rest, &[(of(&[kind]), 0)], &[]));
        let reckoned = fresh::<f64>(&FEW, 14, true);
        assert!((walked - reckoned).abs() < 1e-12, "{walked} {reckoned}");
    }

    #[test]
    fn whoever_may_split_loses_less() {
        let about = about_with_splits(16, true).unwrap();
        let exact = crate::fraction::nearest(&edge_with_splits(16, true).unwrap());
        let never = crate::fraction::nearest(&super::super::edge_of_best(TABLE, 16, true).unwrap());
        assert!((about - exact).abs() < 1e-12 && exact < never - 0.01, "{about} {exact} {never}");
        assert_eq!(edge_with_splits(24, true), None);
        // To split is better than to keep both, however many other pictures are gone.
        for pictures in 0..=10 {
            let one = opened::<f64>(&without(&pack(TABLE), pictures + 1), 16, true);
            let kept = beside::<f64>(pictures, 16, true).best(&of(&[PICTURE, PICTURE])).0;
            assert!(2.0 * one > kept, "{pictures}: {one} {kept}");
        }
    }
}
