//! Short ends: a few cards a hand, of which every line is looked through at once.
//!
//! What the other solvers do to spare work (tables of positions, one question after the other) costs more here than it saves. The
//! cards are numbered from the top of each suit, so that a hand is one word, and one search with an open window tells both the value
//! and how it is reached.

use super::ending::{Counting, Ending, MOST_HANDS};
use super::wish::Wish;
use crate::follow::{Duty, Follow};
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Seat};
use std::cmp::Reverse;

/// Tricks at most, the one on the table included.
pub(super) const TRICKS: u8 = 5;

/// Cards that may be out.
const CARDS: usize = 48;

/// Cards that a hand may hold, of which some may never be played.
const HAND: usize = 12;

/// Cards by number.
type Cards = u64;

/// What a card calls for and what it counts.
#[derive(Copy, Clone, Default)]
struct Face {
    /// What must be followed together with it.
    suit: Cards,
    /// What must be followed with, when it is led.
    calls: Cards,
    /// What beats it.
    above: Cards,
    /// Cards that differ from it in rank alone.
    like: Cards,
    counts: i32,
    height: i32,
}

/// The trick on the table.
#[derive(Copy, Clone, Default)]
struct Trick {
    leader: usize,
    played: usize,
    led: usize,
    best: usize,
    winner: usize,
    lies: Cards,
    /// What the cards in it count.
    counts: i32,
    /// Tricks still to be decided, this one included.
    left: u8,
    /// All that is still to be made.
    stake: i32,
}

/// What may be tried, the most promising last.
type Tries = ArrayVec<(i32, u8), HAND>;

/// Best play from a moment on.
type Line = ArrayVec<u8, CARDS>;

pub(super) struct Short {
    cards: ArrayVec<Card, CARDS>,
    faces: [Face; CARDS],
    hands: [Cards; MOST_HANDS],
    seats: ArrayVec<Seat, MOST_HANDS>,
    ours: [bool; MOST_HANDS],
    eager: [bool; MOST_HANDS],
    trumps: Cards,
    free: Cards,
    follow: Follow,
    /// What a trick counts beside its cards, and the last beside that.
    trick: i32,
    last: i32,
    none: bool,
    /// Somebody holds cards that will not be played.
    spares: bool,
    now: Trick,
}

impl Short {
    /// The ending, if it is short and nothing goes back to whoever played it.
    pub fn of(ending: &Ending<'_>) -> Option<Short> {
        let left = ending.left();
        if left == 0 || left > TRICKS || !ending.is_closed() {
            return None;
        }
        let seats: ArrayVec<Seat, MOST_HANDS> = ending.players().iter().collect();
        let (at_lead, leader) = ending.at_lead(&seats);
        let (order, lies) = (ending.order(), ending.lies());
        let all = at_lead.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        if usize::from(all.len()) > CARDS || at_lead.iter().any(|hand| usize::from(hand.len()) > HAND) {
            return None;
        }
        let mut cards: ArrayVec<Card, CARDS> = all.iter().collect();
        cards.sort_unstable_by_key(|card| (order.suit_of(*card), Reverse(order.height(*card))));
        let numbered = |set: CardSet| {
            let held = cards.iter().enumerate().filter(|(_, card)| set.contains(**card));
            held.fold(0, |all, (number, _)| all | 1 << number)
        };
        let (trick, last, worth) = match ending.counting() {
            Counting::Tricks => (1, 0, None),
            Counting::Points(points) => (points.trick.into(), points.last.into(), Some(points.worth)),
        };
        let alone = |card: Card| order.is_privileged(card) || ending.follow().free.cards.contains(card);
        let mut faces = [Face::default(); CARDS];
        for (number, card) in cards.iter().enumerate() {
            let counts = worth.map_or(0, |worth| worth.card(*card).into());
            let calls = numbered(order.called_by(*card));
            let alike = |other: &Face| !alone(*card) && other.calls == calls && other.counts == counts;
            let like = (0..number).filter(|other| !alone(cards[*other]) && alike(&faces[*other]));
            faces[number] = Face {
                suit: numbered(order.suit_of(*card)),
                calls,
                above: numbered(order.above(*card)),
                like: like.fold(0, |all, other| all | 1 << other),
                counts,
                height: order.height(*card).into(),
            };
        }
        let mut ours = [false; MOST_HANDS];
        seats.iter().zip(&mut ours).for_each(|(seat, own)| *own = ending.side().contains(*seat));
        let mut hands = [0; MOST_HANDS];
        at_lead.iter().zip(&mut hands).for_each(|(hand, own)| *own = numbered(*hand));
        let counted: i32 = faces.iter().map(|face| face.counts).sum();
        let now = Trick { leader, left, stake: counted + trick * i32::from(left) + last, ..Trick::default() };
        let mut short = Short {
            faces,
            hands,
            ours,
            eager: ours.map(|own| own != ending.is_misere()),
            trumps: numbered(order.trumps()),
            free: numbered(ending.follow().free.cards),
            follow: *ending.follow(),
            trick,
            last,
            none: ending.ends_with_a_trick(),
            spares: ending.spares(),
            now,
            seats,
            cards,
        };
        for card in lies {
            let number = short.cards.iter().position(|other| other == card)?;
            short.now = short.laid(&short.now, short.at_turn(&short.now), number);
            short.hands[short.at_turn_before()] &= !(1 << number);
        }
        Some(short)
    }

    /// Who has just played.
    fn at_turn_before(&self) -> usize {
        (self.now.leader + self.now.played - 1) % self.seats.len()
    }

    #[inline]
    fn at_turn(&self, trick: &Trick) -> usize {
        let place = trick.leader + trick.played;
        if place < self.seats.len() { place } else { place - self.seats.len() }
    }

    /// What the side makes when all play best.
    pub fn value(&mut self) -> i32 {
        let now = self.now;
        self.best(&now, -1, now.stake + 1, &mut Line::new())
    }

    /// What it makes after each card that may be played now.
    pub fn cards(&mut self) -> Vec<(Card, i32)> {
        let now = self.now;
        let place = self.at_turn(&now);
        let mut worth = Vec::new();
        for number in numbers(self.legal(&now, place)) {
            worth.push((self.cards[number], self.after(&now, place, number, -1, now.stake + 1, &mut Line::new())));
        }
        worth.sort_unstable_by_key(|(card, _)| *card);
        worth
    }

    /// Best play to the end, each card with its seat.
    pub fn line(&mut self) -> Vec<(Seat, Card)> {
        let (mut trick, mut line) = (self.now, Line::new());
        self.best(&trick, -1, trick.stake + 1, &mut line);
        let mut told = Vec::with_capacity(line.len());
        for number in line.into_iter().map(usize::from) {
            let place = self.at_turn(&trick);
            told.push((self.seats[place], self.cards[number]));
            trick = self.laid(&trick, place, number);
            if trick.played == self.seats.len() {
                trick = self.gathered(&trick).1;
            }
        }
        told
    }

    /// The value, if it lies between `least` and `most`; otherwise a bound beyond the one it passes. `line` is how it is reached.
    fn best(&mut self, trick: &Trick, mut least: i32, mut most: i32, line: &mut Line) -> i32 {
        line.clear();
        let place = self.at_turn(trick);
        let legal = self.legal(trick, place);
        if legal & (legal - 1) == 0 {
            let number = legal.trailing_zeros() as u8;
            let worth = self.after(trick, place, number.into(), least, most, line);
            line.insert(0, number);
            return worth;
        }
        let (mut tries, eager) = (Tries::new(), self.eager[place]);
        self.order(trick, place, legal, &mut tries);
        let mut found = if eager { i32::MIN } else { i32::MAX };
        let mut beyond = Line::new();
        while let Some((_, number)) = tries.pop() {
            let worth = self.after(trick, place, number.into(), least, most, &mut beyond);
            if (worth > found) == eager && worth != found {
                found = worth;
                line.clear();
                line.push(number);
                line.extend(beyond.iter().copied());
            }
            if eager {
                least = least.max(worth)
            } else {
                most = most.min(worth)
            }
            if least >= most {
                break;
            }
        }
        found
    }

    /// The same after a card.
    fn after(&mut self, trick: &Trick, place: usize, number: usize, least: i32, most: i32, line: &mut Line) -> i32 {
        let next = self.laid(trick, place, number);
        self.hands[place] &= !(1 << number);
        let worth = if next.played == self.seats.len() {
            let (made, next) = self.gathered(&next);
            line.clear();
            if self.none && made > 0 {
                1
            } else if next.left == 0 {
                made
            } else {
                made + self.lead(&next, least - made, most - made, line)
            }
        } else {
            self.best(&next, least, most, line)
        };
        self.hands[place] |= 1 << number;
        worth
    }

    /// The same where a trick begins.
    fn lead(&mut self, trick: &Trick, least: i32, most: i32, line: &mut Line) -> i32 {
        if trick.stake <= least {
            return trick.stake;
        }
        if most <= 0 {
            return 0;
        }
        if trick.left == 1 && !self.spares {
            return self.last_trick(trick, line);
        }
        self.best(trick, least, most, line)
    }

    /// The same of the last trick, to which nobody has a choice.
    fn last_trick(&self, trick: &Trick, line: &mut Line) -> i32 {
        let (mut place, mut best, mut winner) = (trick.leader, None, trick.leader);
        for _ in 0..self.seats.len() {
            let number = self.hands[place].trailing_zeros() as usize;
            if best.is_none_or(|best: usize| self.faces[best].above >> number & 1 != 0) {
                (best, winner) = (Some(number), place);
            }
            line.push(number as u8);
            place = if place + 1 < self.seats.len() { place + 1 } else { 0 };
        }
        match (self.ours[winner], self.none) {
            (true, true) => 1,
            (true, false) => trick.stake,
            (false, _) => 0,
        }
    }

    /// The trick with a card more.
    #[inline]
    fn laid(&self, trick: &Trick, place: usize, number: usize) -> Trick {
        let takes = trick.played == 0 || self.faces[trick.best].above >> number & 1 != 0;
        Trick {
            played: trick.played + 1,
            led: if trick.played == 0 { number } else { trick.led },
            best: if takes { number } else { trick.best },
            winner: if takes { place } else { trick.winner },
            lies: trick.lies | 1 << number,
            counts: trick.counts + self.faces[number].counts,
            ..*trick
        }
    }

    /// What the side makes of a full trick, and the table after it.
    #[inline]
    fn gathered(&self, trick: &Trick) -> (i32, Trick) {
        let made = trick.counts + self.trick + if trick.left == 1 { self.last } else { 0 };
        let next = Trick { leader: trick.winner, left: trick.left - 1, stake: trick.stake - made, ..Trick::default() };
        (if self.ours[trick.winner] { made } else { 0 }, next)
    }

    /// As [`Follow::legal`] says.
    #[inline]
    fn legal(&self, trick: &Trick, place: usize) -> Cards {
        let hand = self.hands[place];
        let free = hand & self.free;
        if free != 0 && hand.count_ones() <= self.follow.free.due.into() {
            return free;
        }
        let own = hand & !free;
        if trick.played == 0 {
            return if self.follow.free.lead || own == 0 { hand } else { own };
        }
        let led = &self.faces[trick.led];
        let must_follow = own & led.calls != 0;
        let following = if must_follow { own & led.suit } else { own };
        let trumps = following & self.trumps;
        let bound = if !must_follow && self.follow.ruff && trumps != 0 { trumps } else { following };
        let heading = match self.follow.head {
            Duty::Nobody => 0,
            duty if !duty.binds(trick.played as u8, self.seats.len() as u8) => 0,
            _ => bound & self.faces[trick.best].above,
        };
        free | if heading == 0 { bound } else { heading }
    }

    /// One card of each group that touches and is alike, the most promising last.
    #[inline]
    fn order(&self, trick: &Trick, place: usize, legal: Cards, tries: &mut Tries) {
        let out = self.hands[..self.seats.len()].iter().fold(trick.lies, |out, hand| out | hand);
        let is_led = trick.played > 0;
        let friendly = is_led && self.ours[trick.winner] == self.ours[place];
        let wishes = Wish { follows: is_led, avoids: self.eager[place] != self.ours[place], friendly };
        for number in numbers(legal) {
            // Whatever else is still out, or lies on the table, stands between.
            let higher = out & ((1 << number) - 1);
            let next = if higher == 0 { 0 } else { 1u64 << (63 - higher.leading_zeros()) };
            let face = &self.faces[number];
            if next & legal & face.suit & face.like != 0 {
                continue;
            }
            let takes = is_led && self.faces[trick.best].above >> number & 1 != 0;
            let wish = wishes.of(takes, face.height);
            let place = tries.iter().position(|(other, _)| wish <= *other).unwrap_or(tries.len());
            tries.insert(place, (wish, number as u8));
        }
    }
}

/// The numbers of cards, the smallest first.
fn numbers(mut cards: Cards) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = cards.trailing_zeros() as usize;
        cards &= cards.wrapping_sub(1);
        (number < 64).then_some(number)
    })
}
