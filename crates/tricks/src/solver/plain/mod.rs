//! The solver for plain games: two to four hands, at most four suits of thirteen, suit to be followed, tricks to be
//! counted. Fast enough for whole deals of Whist.
//!
//! Zero-window search with a table of patterns (`table`), sure tricks (`quick`) and a good order of tries (`order`). The search
//! also finds which ranks mattered, so that what it learns holds for all positions that differ in small cards only.

mod deal;
mod open;
mod order;
mod quick;
mod shy;
mod table;

use deal::{Cards, Deal, SUITS, Shape, lane, whole};
use order::{Look, Trick, Tries, distinct, suit_of};
use quick::Lead;
use table::{Depth, Known, Table};

pub(super) use open::{Suits, Table as OpenTable};

/// So many tricks, at least or at most as the window says, and the lowest card of each suit whose rank mattered.
#[derive(Copy, Clone)]
struct Found {
    tricks: i8,
    ranks: Cards,
}

#[derive(Copy, Clone, Default)]
struct Hint {
    key: u64,
    card: u8,
}

const HINTS: usize = 1 << 14;

/// What is kept from one deal to the next: memory, not knowledge.
pub(super) struct Memory {
    table: Table,
    hints: Vec<Hint>,
    /// Marks hints of this deal, so that those of others need not be wiped out.
    deals: u64,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { table: Table::new(), hints: vec![Hint::default(); HINTS], deals: 0 }
    }
}

/// A position of a plain game, in the middle of a trick perhaps.
struct Plain<'m> {
    deal: Deal,
    hands: [Cards; 4],
    shape: Shape,
    memory: &'m mut Memory,
}

impl<'m> Plain<'m> {
    /// A deal: `seats` hands, whose tricks count, and whether they are to be avoided.
    fn new(
        memory: &'m mut Memory,
        seats: usize,
        trump: usize,
        ours: [bool; 4],
        misere: bool,
        hands: [Cards; 4],
    ) -> Plain<'m> {
        memory.table.clear();
        memory.deals += 1;
        Plain { deal: Deal::new(seats, trump, ours, misere, &hands), shape: Shape::of(&hands), hands, memory }
    }

    /// Narrows down what a question with a need has as its exact answer; `left` tricks are open, of which no more than `most` are told.
    fn narrow(&mut self, left: i8, mut most: i8, mut ask: impl FnMut(&mut Self, i8) -> i8) -> i8 {
        let mut guess = self.guess(left);
        let mut least = 0;
        while least < most {
            let need = guess.clamp(least + 1, most);
            let found = ask(self, need);
            if found >= need {
                least = found;
                guess = found + 1;
            } else {
                most = found;
                guess = found;
            }
        }
        least
    }

    /// A first guess by high cards.
    fn guess(&self, left: i8) -> i8 {
        let all = self.hands.iter().fold(0, |all, hand| all | hand);
        let mut points = [0i32, 0];
        for suit in 0..SUITS {
            let mut rest = lane(all, suit);
            for worth in [4, 3, 2, 1] {
                let card = deal::top(rest);
                rest ^= card;
                let holder = self.hands.iter().position(|hand| card != 0 && lane(*hand, suit) & card != 0);
                if let Some(seat) = holder {
                    points[usize::from(self.deal.ours[seat])] += worth * if suit == self.deal.trump { 2 } else { 1 };
                }
            }
        }
        let total = (points[0] + points[1]).max(1);
        ((i32::from(left) * points[1] + total / 2) / total) as i8
    }

    fn lead(&mut self, leader: usize, left: i8, need: i8) -> Found {
        if need <= 0 {
            return Found { tricks: 0, ranks: 0 };
        }
        if left < need {
            return Found { tricks: left, ranks: 0 };
        }
        if left == 1 && !self.deal.spare {
            return self.last_trick(leader);
        }
        let all = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3];
        if let Some(shy) = self.deal.shy.filter(|shy| *shy != leader)
            && let Some(found) = self.told_of(shy, leader, all)
        {
            return found;
        }
        if let Some(found) = self.counted(all, leader, left, need) {
            return found;
        }
        let owners = self.deal.owners(all);
        let key = table::key(self.shape, leader);
        if let Some(known) = self.memory.table.find(key, owners, need) {
            let tricks = if known.least >= need { known.least } else { known.most };
            return Found { tricks, ranks: table::lowest_that_matter(all, known.depth) };
        }
        let trick = Trick { all, lies: 0, played: 0, leader, led: 0, best: 0, winner: leader };
        let mut found = self.choose(&trick, leader, left, need);
        let depth = self.depth(all, found.ranks);
        found.ranks = table::lowest_that_matter(all, depth);
        let known = if found.tricks >= need {
            Known { least: found.tricks, most: left, depth }
        } else {
            Known { least: 0, most: found.tricks, depth }
        };
        self.memory.table.store(key, owners, known);
        found
    }

    /// Decided without playing.
    fn counted(&self, all: Cards, leader: usize, left: i8, need: i8) -> Option<Found> {
        let at = Lead { deal: &self.deal, hands: &self.hands, shape: self.shape, all, leader, left };
        let ours = self.deal.ours[leader];
        let decides = |sure: quick::Sure, ours: bool| {
            if ours {
                (sure.tricks >= need).then_some(Found { tricks: sure.tricks, ranks: sure.ranks })
            } else {
                (left - sure.tricks < need).then_some(Found { tricks: left - sure.tricks, ranks: sure.ranks })
            }
        };
        decides(at.quick(), ours).or_else(|| decides(at.later(), !ours))
    }

    /// How far down each suit mattered, given the lowest cards that did. Cards that touch the lowest in the same hand
    /// were never tried apart from it, so they belong to it; and where that reaches the end of the suit, the lengths of the
    /// hands alone say who holds the rest.
    fn depth(&self, all: Cards, ranks: Cards) -> Depth {
        let mut depth = [0; SUITS];
        for (suit, depth) in depth.iter_mut().enumerate() {
            let lowest = deal::bottom(lane(ranks, suit));
            if lowest == 0 {
                continue;
            }
            let cards = lane(all, suit);
            let len = deal::count(cards);
            let mut matter = deal::count(cards & !(lowest - 1));
            let owners = self.deal.owners_in(all, suit);
            let owner_at = |place: u8| owners >> (2 * place) & 3;
            let owner = owner_at(matter - 1);
            while matter < len && owner_at(matter) == owner {
                matter += 1;
            }
            if matter == len {
                while matter > 0 && owner_at(matter - 1) == owner {
                    matter -= 1;
                }
            }
            *depth = matter;
        }
        depth
    }

    fn last_trick(&self, leader: usize) -> Found {
        let mut best = self.hands[leader].trailing_zeros() as u8;
        let (mut winner, mut seat, mut all) = (leader, leader, self.hands[leader]);
        for _ in 1..self.deal.seats {
            seat = self.deal.next(seat);
            all |= self.hands[seat];
            let card = self.hands[seat].trailing_zeros() as u8;
            if self.beats(card, best) {
                (best, winner) = (card, seat);
            }
        }
        Found { tricks: self.deal.ours[winner].into(), ranks: won_by_rank(all, best) }
    }

    #[inline]
    fn beats(&self, card: u8, best: u8) -> bool {
        if suit_of(card) == suit_of(best) { card > best } else { suit_of(card) == self.deal.trump }
    }

    fn choose(&mut self, trick: &Trick, seat: usize, left: i8, need: i8) -> Found {
        let legal = self.legal(trick, seat);
        let mut untried = distinct(legal, trick.all);
        if self.deal.none && self.deal.shy == Some(seat) {
            untried = self.worth_trying(trick, untried);
        }
        if untried & (untried - 1) == 0 {
            return self.play(trick, seat, untried.trailing_zeros() as u8, left, need);
        }
        let eager = self.deal.eager[seat];
        let key = hint_key(trick, seat, legal) ^ self.memory.deals;
        let place = (key >> 40) as usize & (HINTS - 1);
        let hint = self.memory.hints[place];
        let mut tries = Tries::new();
        let hinted = hint.key == key && untried >> hint.card & 1 != 0;
        if hinted {
            tries.push(hint.card);
        } else {
            self.order(trick, seat, untried, &mut tries);
        }
        let mut found = Found { tricks: if eager { 0 } else { left }, ranks: 0 };
        let mut at = 0;
        while let Some(card) = tries.get(at).copied() {
            at += 1;
            if untried >> card & 1 != 0 {
                untried &= !(1 << card);
                let branch = self.play(trick, seat, card, left, need);
                if (branch.tricks >= need) == eager {
                    self.memory.hints[place] = Hint { key, card };
                    return branch;
                }
                found.tricks = if eager { found.tricks.max(branch.tricks) } else { found.tricks.min(branch.tricks) };
                found.ranks |= branch.ranks;
                untried &= !alike(card, branch.ranks);
            }
            if at == 1 && hinted && untried != 0 {
                self.order(trick, seat, untried, &mut tries);
            }
        }
        found
    }

    fn order(&self, trick: &Trick, seat: usize, cards: Cards, tries: &mut Tries) {
        Look { deal: &self.deal, hands: &self.hands, trick, seat }.order(cards, tries);
    }

    /// Nothing on the table.
    fn fresh_trick(&self, leader: usize) -> Trick {
        let all = self.hands.iter().fold(0, |all, hand| all | hand);
        Trick { all, lies: 0, played: 0, leader, led: 0, best: 0, winner: leader }
    }

    /// The table with one card more.
    #[inline]
    fn laid(&self, trick: &Trick, seat: usize, card: u8) -> Trick {
        let takes = trick.played == 0 || self.beats(card, trick.best);
        Trick {
            lies: trick.lies | 1 << card,
            played: trick.played + 1,
            led: if trick.played == 0 { suit_of(card) } else { trick.led },
            best: if takes { card } else { trick.best },
            winner: if takes { seat } else { trick.winner },
            ..*trick
        }
    }

    #[inline]
    fn legal(&self, trick: &Trick, seat: usize) -> Cards {
        let hand = self.hands[seat];
        let following = hand & whole(trick.led);
        if trick.played > 0 && following != 0 { following } else { hand }
    }

    fn play(&mut self, trick: &Trick, seat: usize, card: u8, left: i8, need: i8) -> Found {
        let suit = suit_of(card);
        self.hands[seat] ^= 1 << card;
        self.shape.0 -= Shape::one(seat, suit);
        let next = self.laid(trick, seat, card);
        let found = if next.played == self.deal.seats {
            let ours = i8::from(self.deal.ours[next.winner]);
            let mut found = self.lead(next.winner, left - 1, need - ours);
            found.tricks += ours;
            found.ranks |= won_by_rank(next.lies, next.best);
            found
        } else {
            self.choose(&next, self.deal.next(seat), left, need)
        };
        self.hands[seat] ^= 1 << card;
        self.shape.0 += Shape::one(seat, suit);
        found
    }
}

/// The winning card, where it had to be higher than another of its suit.
#[inline]
fn won_by_rank(lies: Cards, best: u8) -> Cards {
    let winner = 1 << best;
    if lies & whole(suit_of(best)) & !winner == 0 { 0 } else { winner }
}

/// The cards that would have done as this one did: all of its suit below the lowest whose rank mattered.
#[inline]
fn alike(card: u8, ranks: Cards) -> Cards {
    let suit = whole(suit_of(card));
    let mattered = ranks & suit;
    if mattered == 0 {
        return suit;
    }
    let lowest = mattered & mattered.wrapping_neg();
    if 1 << card < lowest { suit & (lowest - 1) } else { 0 }
}

/// What a good card depends on most: the hand when leading or throwing off, the suit and the card to beat when following.
#[inline]
fn hint_key(trick: &Trick, seat: usize, legal: Cards) -> u64 {
    let follows = trick.played > 0 && legal & whole(trick.led) != 0;
    let seen = if follows { trick.all & whole(trick.led) } else { legal };
    let to_beat = if trick.played == 0 { 63 } else { u64::from(trick.best) };
    let mixed =
        (seen ^ 1 << 63).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (to_beat << 4 | (trick.played << 2 | seat) as u64);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
