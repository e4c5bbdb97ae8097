//! The solver for everything else: privileges, duties beyond following, points, excuses, up to seven hands.
//!
//! Zero-window search trick by trick. A position is recognised by who holds the cards of each suit from the top, and by what
//! is peculiar to a card (its privilege, its points): the ranks themselves do not matter.

use super::ending::{Counting, Ending, MOST_HANDS, Open};
use super::excuse::Won;
use super::wish::Wish;
use crate::follow::Follow;
use crate::order::Order;
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Seat};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

type Hands = [CardSet; MOST_HANDS];

/// Between these lies the value.
#[derive(Copy, Clone)]
struct Bounds {
    least: i32,
    most: i32,
}

#[derive(Default)]
pub(super) struct Memory {
    seen: HashMap<u128, Bounds, BuildHasherDefault<Fingerprint>>,
}

/// Room for so many positions is kept; more is given back, for wiping it costs time.
const ROOM: usize = 1 << 12;

impl Memory {
    fn forget(&mut self) {
        self.seen.clear();
        self.seen.shrink_to(ROOM);
    }
}

/// The cards on the table.
#[derive(Copy, Clone)]
struct Trick {
    leader: usize,
    lies: [Card; MOST_HANDS],
    played: usize,
    /// The place in `lies` of the best card.
    best: usize,
    /// Tricks still to be decided, this one included.
    left: u8,
}

impl Trick {
    fn lies(&self) -> &[Card] {
        &self.lies[..self.played]
    }
}

pub(super) struct General<'a, 'm> {
    order: &'a Order,
    follow: Follow,
    counting: Counting<'a>,
    seats: ArrayVec<Seat, MOST_HANDS>,
    ours: [bool; MOST_HANDS],
    eager: [bool; MOST_HANDS],
    /// All cards, suit by suit from the top.
    rows: Vec<Card>,
    /// What is peculiar to a card: those of one suit and one kind differ in rank alone.
    kinds: [u8; Card::COUNT],
    hands: Hands,
    trick: Trick,
    /// What was won, where that matters: cards go back to whoever played them.
    won: Option<Won>,
    /// The most that may change hands beside tricks.
    slack: i32,
    /// All is over with the first trick that the side takes.
    none: bool,
    /// What was found for the last question.
    guess: Option<i32>,
    memory: &'m mut Memory,
}

impl<'a, 'm> General<'a, 'm> {
    pub fn set_up(memory: &'m mut Memory, ending: &Ending<'a>, seats: ArrayVec<Seat, MOST_HANDS>) -> General<'a, 'm> {
        memory.forget();
        let (at_lead, leader) = ending.at_lead(&seats);
        let order = ending.order();
        let all = at_lead.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        let mut rows: Vec<Card> = all.iter().collect();
        rows.sort_by_key(|card| (order.suit_of(*card), std::cmp::Reverse(order.height(*card))));
        let mut ours = [false; MOST_HANDS];
        seats.iter().zip(&mut ours).for_each(|(seat, own)| *own = ending.side().contains(*seat));
        let won = ending.excuse().map(|excuse| Won::new(excuse, &seats));
        let slack = match (&won, ending.counting()) {
            (Some(won), Counting::Points(points)) => won.slack(points.worth, all),
            _ => 0,
        };
        let mut general = General {
            won,
            slack,
            order,
            follow: *ending.follow(),
            counting: ending.counting(),
            ours,
            eager: ours.map(|own| own != ending.is_misere()),
            kinds: kinds(order, ending, &rows),
            rows,
            hands: std::array::from_fn(|place| at_lead.get(place).copied().unwrap_or_default()),
            trick: Trick { leader, lies: [Card::SKUS; MOST_HANDS], played: 0, best: 0, left: ending.left() },
            none: ending.ends_with_a_trick(),
            guess: None,
            seats,
            memory,
        };
        ending.lies().iter().for_each(|card| {
            general.lay(*card);
        });
        general
    }

    fn at_turn(&self) -> usize {
        (self.trick.leader + self.trick.played) % self.seats.len()
    }

    fn winner(&self) -> usize {
        (self.trick.leader + self.trick.best) % self.seats.len()
    }

    /// All that is still to be made, and how much of what was made may change hands.
    fn at_stake(&self) -> (i32, i32) {
        let tricks = i32::from(self.trick.left);
        match self.counting {
            Counting::Tricks => (tricks, 0),
            Counting::Points(points) => {
                let lies: CardSet = self.trick.lies().iter().copied().collect();
                let all = self.hands.iter().fold(lies, |all, hand| all.union(*hand));
                let last = if tricks > 0 { i32::from(points.last) } else { 0 };
                let stake = points.worth.of(all) as i32 + tricks * i32::from(points.trick) + last;
                (stake, if self.won.as_ref().is_some_and(|won| won.is_open(all)) { self.slack } else { 0 })
            }
        }
    }

    /// What the side makes of the full trick on the table.
    fn gathered(&mut self, winner: usize) -> i32 {
        let own = i32::from(self.ours[winner]);
        let Counting::Points(points) = self.counting else { return own };
        let last = if self.trick.left == 1 { i32::from(points.last) } else { 0 };
        let beside = own * (i32::from(points.trick) + last);
        let trick = self.trick;
        let Some(won) = &mut self.won else {
            return beside + own * trick.lies().iter().map(|card| i32::from(points.worth.card(*card))).sum::<i32>();
        };
        let seats = self.seats.len();
        let plays = trick.lies().iter().enumerate().map(|(step, card)| ((trick.leader + step) % seats, *card));
        beside + won.take(points.worth, &self.ours, winner, plays, &self.hands)
    }

    /// Narrows the value of whatever `makes` says reaches a need.
    fn narrow(&mut self, mut makes: impl FnMut(&mut Self, i32) -> i32) -> i32 {
        let (stake, slack) = self.at_stake();
        let (mut least, mut most) = (-slack, if self.none { stake.min(1) } else { stake + slack });
        let told = most;
        // What was found for the last question is often so for the next; where two tries do not settle it, halve what is left.
        let mut guess = self.guess.unwrap_or_else(|| self.held());
        for probe in 0.. {
            if least >= most {
                break;
            }
            let middle = least + (most - least + 1) / 2;
            let need = if probe < 2 { guess.clamp(least + 1, most) } else { middle };
            let found = makes(self, need);
            if found >= need {
                // More than one trick may be sure where the first is the end.
                (least, guess) = (found.min(told), found + 1);
            } else {
                (most, guess) = (found, found);
            }
        }
        self.guess = Some(least);
        least
    }

    /// A first guess: what the side holds; of tricks its share.
    fn held(&self) -> i32 {
        let (stake, _) = self.at_stake();
        let own = (0..self.seats.len()).filter(|place| self.ours[*place]);
        match self.counting {
            Counting::Tricks => stake * own.count() as i32 / self.seats.len() as i32,
            Counting::Points(points) => own.map(|place| points.worth.of(self.hands[place]) as i32).sum(),
        }
    }

    /// At least `need`, or a number below it that it cannot pass.
    fn search(&mut self, need: i32) -> i32 {
        if self.trick.played > 0 {
            return self.choose(need);
        }
        if self.trick.left == 0 {
            return 0;
        }
        let (stake, slack) = self.at_stake();
        let (least, most) = (-slack, stake + slack);
        if need <= least || most < need {
            return if need <= least { least } else { most };
        }
        let (ours, theirs) = self.sure();
        if slack == 0 && (ours >= need || stake - theirs < need) {
            return if ours >= need { ours } else { stake - theirs };
        }
        let key = self.fingerprint();
        let known = self.memory.seen.get(&key).copied().unwrap_or(Bounds { least, most });
        if known.least >= need || known.most < need {
            return if known.least >= need { known.least } else { known.most };
        }
        let found = self.choose(need);
        let known = self.memory.seen.entry(key).or_insert(known);
        if found >= need {
            known.least = known.least.max(found);
        } else {
            known.most = known.most.min(found);
        }
        found
    }

    fn choose(&mut self, need: i32) -> i32 {
        let eager = self.eager[self.at_turn()];
        let mut best: Option<i32> = None;
        for card in self.tries() {
            let found = self.after(card, need);
            if (found >= need) == eager {
                return found;
            }
            best = Some(best.map_or(found, |best| if eager { best.max(found) } else { best.min(found) }));
        }
        best.unwrap_or(0)
    }

    fn after(&mut self, card: Card, need: i32) -> i32 {
        let (seat, trick, won) = (self.at_turn(), self.trick, self.won);
        let made = self.lay(card);
        let found = made + self.search(need - made);
        self.hands[seat].insert(card);
        (self.trick, self.won) = (trick, won);
        found
    }

    /// One card of each group that touches and is of one kind; first those that take the trick, if it is wanted.
    fn tries(&self) -> ArrayVec<Card, { Card::COUNT }> {
        let legal = self.legal();
        let seat = self.at_turn();
        let mut tries: ArrayVec<(i32, Card), { Card::COUNT }> = ArrayVec::new();
        let best = self.trick.lies().get(self.trick.best).copied();
        let friendly = best.is_some() && self.ours[self.winner()] == self.ours[seat];
        let avoids = self.eager[seat] != self.ours[seat];
        let mut before: Option<Card> = None;
        // Whatever else is still out, or lies on the table, stands between.
        let out =
            self.hands.iter().fold(self.trick.lies().iter().copied().collect(), |out: CardSet, hand| out.union(*hand));
        for card in self.rows.iter().filter(|card| out.contains(**card)) {
            let touches = before.is_some_and(|higher| {
                legal.contains(higher)
                    && self.order.suit_of(higher) == self.order.suit_of(*card)
                    && self.kinds[higher.index()] == self.kinds[card.index()]
            });
            before = Some(*card);
            if !legal.contains(*card) || touches {
                continue;
            }
            let takes = best.is_none_or(|best| self.order.beats(best, *card));
            let height = i32::from(self.order.height(*card));
            let wish = Wish { follows: best.is_some(), avoids, friendly }.of(takes, height);
            tries.push((wish, *card));
        }
        tries.sort_by_key(|(wish, _)| -wish);
        tries.into_iter().map(|(_, card)| card).collect()
    }

    /// Tricks that cannot be taken from either side: highest trumps in one hand.
    fn sure(&self) -> (i32, i32) {
        if !matches!(self.counting, Counting::Tricks) {
            return (0, 0);
        }
        let trumps = self.order.trumps();
        let (mut ours, mut theirs) = (0, 0);
        for place in 0..self.seats.len() {
            let others = (0..self.seats.len())
                .filter(|other| *other != place)
                .fold(CardSet::EMPTY, |all, other| all.union(self.hands[other]));
            let unbeaten = |card: &Card| self.order.above(*card).both(others).is_empty();
            let sure = self.hands[place].both(trumps).iter().filter(unbeaten).count() as i32;
            // Who has cards over might keep his best.
            let sure = if self.hands[place].len() > self.trick.left { 0 } else { sure };
            let side = if self.ours[place] { &mut ours } else { &mut theirs };
            *side = sure.max(*side);
        }
        (ours, theirs)
    }

    /// A number that positions of the same worth share, and others never in practice.
    fn fingerprint(&self) -> u128 {
        let mut mixed = Mixer { low: self.trick.leader as u64 + 1, high: 0x5bd1_e995 };
        let mut suit = CardSet::EMPTY;
        for card in &self.rows {
            let Some(owner) = (0..self.seats.len()).find(|place| self.hands[*place].contains(*card)) else { continue };
            if !suit.contains(*card) {
                suit = self.order.suit_of(*card);
                mixed.add(suit.bits() as u64 ^ (suit.bits() >> 64) as u64);
            }
            mixed.add(1 + owner as u64 + 8 * u64::from(self.kinds[card.index()]));
        }
        if let (Some(won), Counting::Points(points)) = (&self.won, self.counting) {
            won.matters(points.worth, &self.hands, |n| mixed.add(n << 32));
        }
        u128::from(mixed.high) << 64 | u128::from(mixed.low)
    }
}

impl Open for General<'_, '_> {
    fn turn(&self) -> Seat {
        self.seats[self.at_turn()]
    }

    fn legal(&self) -> CardSet {
        if self.trick.left == 0 {
            return CardSet::EMPTY;
        }
        self.follow.legal(self.order, self.hands[self.at_turn()], self.trick.lies(), self.seats.len() as u8)
    }

    fn value(&mut self) -> i32 {
        self.narrow(|general, need| general.search(need))
    }

    fn value_of(&mut self, card: Card) -> i32 {
        self.narrow(|general, need| general.after(card, need))
    }

    fn keeps(&mut self, card: Card, value: i32) -> bool {
        let eager = self.eager[self.at_turn()];
        let need = value + i32::from(!eager);
        let is_lost = self.none && value > 0 && !eager;
        self.legal().len() == 1 || is_lost || (self.after(card, need) >= need) == eager
    }

    fn lay(&mut self, card: Card) -> i32 {
        let seat = self.at_turn();
        self.hands[seat].remove(card);
        let trick = &mut self.trick;
        if trick.played == 0 {
            trick.best = 0;
        } else if self.order.beats(trick.lies[trick.best], card) {
            trick.best = trick.played;
        }
        trick.lies[trick.played] = card;
        trick.played += 1;
        if trick.played < self.seats.len() {
            return 0;
        }
        let winner = self.winner();
        let made = self.gathered(winner);
        self.trick = Trick { leader: winner, played: 0, best: 0, left: self.trick.left - 1, ..self.trick };
        made
    }
}

/// Numbers for what is peculiar to cards: the same for those that call for the same, count the same and have no privilege.
fn kinds(order: &Order, ending: &Ending<'_>, rows: &[Card]) -> [u8; Card::COUNT] {
    let mut kinds = [0; Card::COUNT];
    let mut known: Vec<(CardSet, u8, bool, Option<Card>)> = Vec::new();
    for card in rows {
        let counts = match ending.counting() {
            Counting::Tricks => 0,
            Counting::Points(points) => points.worth.card(*card),
        };
        let alone = order.is_privileged(*card) || ending.follow().free.cards.contains(*card);
        // Where something is owed, what may be given for it is of its own kind, even if it counts as much as others.
        let given = ending.excuse().is_some_and(|excuse| excuse.empty.contains(*card));
        let peculiar = (order.called_by(*card), counts, given, alone.then_some(*card));
        let place = known.iter().position(|kind| *kind == peculiar).unwrap_or_else(|| {
            known.push(peculiar);
            known.len() - 1
        });
        kinds[card.index()] = place as u8;
    }
    kinds
}

/// Mixes numbers into two.
struct Mixer {
    low: u64,
    high: u64,
}

impl Mixer {
    fn add(&mut self, n: u64) {
        self.low = (self.low ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.low ^= self.low >> 29;
        self.high = (self.high.rotate_left(5) ^ n).wrapping_mul(0xff51_afd7_ed55_8ccd);
        self.high ^= self.high >> 32;
    }
}

/// Fingerprints are mixed already.
#[derive(Default)]
struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0 << 8 ^ u64::from(*byte));
    }

    fn write_u128(&mut self, n: u128) {
        self.0 = n as u64;
    }
}
