//! What one seat may know, and what it may imagine of the rest: the talon, and the cards of others.

use super::count::Table;
use super::odds::{KINDS, Kinds, kind};
use super::rules::Buying;
use super::sisters::{Sister, Terms};
use super::state::{Cards, Hands, MOST_CARDS, MOST_HANDS, Phase, Public, State, Talon};
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{Card, Game as _, Hidden, PerSeat, Seat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What everybody sees.
    pub public: Public,
    /// The viewer's own hands.
    pub own: ArrayVec<Cards, MOST_HANDS>,
}

impl<S: Sister> Hidden for Buying<S> {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let own = who.seat().and_then(|seat| s.hands.get(seat)).cloned().unwrap_or_default();
        View { who, public: s.public.clone(), own }
    }

    /// Every hidden hand that lives is filled with cards that leave it alive, drawn one after another as they came; the rest is the
    /// talon. Hands of many cards come first, for they want small ones; should these not suffice for a later hand, the cards are
    /// gathered and given out anew.
    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let (p, terms) = (&v.public, &self.terms);
        let mut s = State { public: p.clone(), ..self.open() };
        if !matches!(p.phase, Phase::Stakes | Phase::Buying | Phase::Backing) {
            return s;
        }
        let mut unseen = terms.unseen(v);
        unseen.shuffle(rng);
        if matches!(p.phase, Phase::Buying | Phase::Backing) {
            let all = unseen.clone();
            let given = (0..TRIES).find_map(|_| {
                unseen.clone_from(&all);
                terms.filled(v, &mut unseen, |table, hand, unseen| table.fancied(p, hand, unseen, rng))
            });
            s.hands = given.unwrap_or_else(|| {
                unseen.clone_from(&all);
                terms
                    .filled(v, &mut unseen, |table, hand, unseen| Some(table.crammed(hand, unseen)))
                    .unwrap_or_default()
            });
        }
        s.talon = unseen.into_iter().take(p.left.into()).collect();
        s
    }
}

/// How often hidden cards are given out anew before the smallest are simply taken in turn.
const TRIES: usize = 16;

/// A hand of which some cards are hidden: whose, how many cards it has, and those that lie open.
type Known<'a> = (Seat, u8, &'a Cards);

impl Terms {
    /// All cards whose places the viewer does not know.
    pub(super) fn unseen(&self, v: &View) -> Talon {
        let mut left = [0_u8; Card::COUNT];
        self.all_cards().iter().for_each(|card| left[card.index()] += 1);
        let mut see = |card: &Card| left[card.index()] = left[card.index()].saturating_sub(1);
        v.public.gone.iter().for_each(&mut see);
        if matches!(v.public.phase, Phase::Buying | Phase::Backing) {
            v.own.iter().flatten().for_each(&mut see);
            for (_, hands) in v.public.round.hands.iter().filter(|(seat, _)| !v.who.is(*seat)) {
                hands.iter().flat_map(|hand| &hand.open).for_each(&mut see);
            }
        }
        let cards = (0..Card::COUNT).filter_map(Card::from_index);
        cards.flat_map(|card| std::iter::repeat_n(card, left[card.index()].into())).take(416).collect()
    }

    /// Everybody's hands, the viewer's own as they are and the others as `fill` fills them, those with most hidden cards first.
    fn filled(
        &self,
        v: &View,
        unseen: &mut Talon,
        mut fill: impl FnMut(&Terms, Known<'_>, &mut Talon) -> Option<Cards>,
    ) -> Option<Hands> {
        let p = &v.public;
        let mut hands: Hands = PerSeat::from_fn(|seat| match v.who.is(seat) {
            true => v.own.clone(),
            false => p.round.hands[seat].iter().map(|hand| hand.open.clone()).collect(),
        });
        let hidden = |seat: Seat, at: usize| {
            let hand = &p.round.hands[seat][at];
            usize::from(hand.count).saturating_sub(hand.open.len())
        };
        for wanted in (1..=MOST_CARDS).rev() {
            for seat in Seat::all(self.players).filter(|seat| !v.who.is(*seat)) {
                for at in (0..p.round.hands[seat].len()).filter(|at| hidden(seat, *at) == wanted) {
                    let hand = &p.round.hands[seat][at];
                    hands[seat][at] = fill(self, (seat, hand.count, &hand.open), unseen)?;
                }
            }
        }
        Some(hands)
    }

    /// A hand filled with the smallest cards there are.
    fn crammed(&self, (_, count, open): Known<'_>, unseen: &mut Talon) -> Cards {
        let mut cards: Cards = open.clone();
        while cards.len() < usize::from(count) {
            let smallest = (0..unseen.len()).min_by_key(|at| self.table.worth(unseen[*at].rank()));
            let Some(at) = smallest else { break };
            cards.push(unseen.swap_remove(at));
        }
        cards
    }

    /// A hand of so many cards, of which some lie open: alive, and of the banker's first two not a born one, which he would have
    /// shown. Nothing where the cards that are left do not suffice.
    fn fancied<R: Rng>(
        &self,
        p: &Public,
        (seat, count, open): Known<'_>,
        unseen: &mut Talon,
        rng: &mut R,
    ) -> Option<Cards> {
        let mut cards: Cards = open.clone();
        let not_born = seat == p.banker && self.table == Table::TwentyOne;
        while cards.len() < usize::from(count) {
            let left = usize::from(count) - cards.len();
            let mut counts: Kinds = [0; KINDS];
            for card in unseen.iter() {
                let have = &mut counts[kind(self.table, card.rank())];
                *have = have.saturating_add(1);
            }
            let sum: u8 = cards.iter().map(|card| self.table.worth(card.rank())).sum();
            let room = self.table.target().saturating_sub(sum);
            let weights = self.weights(&counts, left, room, not_born.then_some(cards.as_slice()));
            let chosen = weighed(&weights, rng)?;
            let at = unseen.iter().rposition(|card| kind(self.table, card.rank()) == chosen)?;
            cards.push(unseen.swap_remove(at));
        }
        Some(cards)
    }

    /// How likely the next of some hidden cards is of each kind, when all of them together must not exceed the room.
    fn weights(&self, counts: &Kinds, left: usize, room: u8, first_two: Option<&[Card]>) -> [f64; KINDS] {
        std::array::from_fn(|i| {
            if counts[i] == 0 || super::odds::halves(self.table, i) > room {
                return 0.0;
            }
            let mut rest = *counts;
            rest[i] -= 1;
            let room = room - super::odds::halves(self.table, i);
            let ways = match first_two {
                // The second card may not make a born hand of the first.
                Some([]) if left > 1 => {
                    let seconds = (0..KINDS).filter(|j| !is_born_pair(i, *j) && rest[*j] > 0);
                    let fits = seconds.filter(|j| super::odds::halves(self.table, *j) <= room);
                    fits.map(|j| {
                        let mut after = rest;
                        after[j] -= 1;
                        f64::from(rest[j])
                            * ways(self.table, &after, left - 2, room - super::odds::halves(self.table, j))
                    })
                    .sum()
                }
                Some([first]) if is_born_pair(kind(self.table, first.rank()), i) => 0.0,
                _ => ways(self.table, &rest, left - 1, room),
            };
            f64::from(counts[i]) * ways
        })
    }
}

/// Whether two kinds make a born twenty-one: an ace and whatever counts ten.
fn is_born_pair(a: usize, b: usize) -> bool {
    a == 0 && b == 9 || a == 9 && b == 0
}

/// In how many orders so many cards can be drawn that together count no more than the room.
fn ways(table: Table, counts: &Kinds, cards: usize, room: u8) -> f64 {
    if cards == 0 {
        return 1.0;
    }
    // found[k][r]: ways to choose k cards that count r.
    let (most, room) = (cards.min(23), usize::from(room));
    let mut found = [[0.0_f64; 48]; 24];
    found[0][0] = 1.0;
    for (i, have) in counts.iter().enumerate() {
        let halves = usize::from(super::odds::halves(table, i));
        for k in (1..=most).rev() {
            for sum in (0..=room).rev() {
                let mut choose = 1.0;
                for take in 1..=k.min(usize::from(*have)) {
                    choose *= (f64::from(*have) - take as f64 + 1.0) / take as f64;
                    let Some(before) = sum.checked_sub(take * halves) else { break };
                    found[k][sum] += found[k - take][before] * choose;
                }
            }
        }
    }
    found[most][..=room].iter().sum()
}

/// One of some kinds, each as likely as its weight.
fn weighed<R: Rng>(weights: &[f64; KINDS], rng: &mut R) -> Option<usize> {
    let all: f64 = weights.iter().sum();
    if all <= 0.0 {
        return None;
    }
    let mut at = rng.random_range(0.0..all);
    for (i, weight) in weights.iter().enumerate() {
        if at < *weight {
            return Some(i);
        }
        at -= weight;
    }
    weights.iter().rposition(|weight| *weight > 0.0)
}
