//! In which order cards are tried: a good card first saves most of the search.

use super::deal::{Cards, Deal, SUITS, bottom, lane, top, whole};
use arrayvec::ArrayVec;

/// Cards to try, best first.
pub(super) type Tries = ArrayVec<u8, 16>;

/// The cards on the table.
#[derive(Copy, Clone)]
pub(super) struct Trick {
    /// All cards that were in the hands when it was led to.
    pub all: Cards,
    /// Those played.
    pub lies: Cards,
    pub played: usize,
    pub leader: usize,
    pub led: usize,
    pub best: u8,
    pub winner: usize,
}

impl Trick {
    /// Those of some cards that would take the trick as it lies.
    #[inline]
    pub fn taken_by(&self, cards: Cards, trump: usize) -> Cards {
        let best = suit_of(self.best);
        let over = cards & whole(best) & !((2u64 << self.best).wrapping_sub(1));
        if best == trump { over } else { over | cards & whole(trump) }
    }
}

#[inline]
pub(super) const fn suit_of(card: u8) -> usize {
    (card >> 4) as usize
}

/// One card of each group that touches: the lowest. Cards on the table stand between.
#[inline]
pub(super) const fn distinct(cards: Cards, all: Cards) -> Cards {
    // Runs of bits that nobody else's card interrupts; the last bit of each suit, which is no card, ends the last run.
    let runs = !(all & !cards | 0x8000_8000_8000_8000);
    // Adding the cards, the lowest of each run finds no carry from below; all others do.
    cards & !runs.wrapping_add(cards)
}

pub(super) fn up(cards: Cards, tries: &mut Tries) {
    let mut left = cards;
    while left != 0 {
        tries.push(left.trailing_zeros() as u8);
        left &= left - 1;
    }
}

pub(super) fn down(cards: Cards, tries: &mut Tries) {
    let mut left = cards;
    while left != 0 {
        let card = 63 - left.leading_zeros();
        tries.push(card as u8);
        left ^= 1 << card;
    }
}

const fn lowest(cards: Cards) -> Cards {
    cards & cards.wrapping_neg()
}

/// Whoever looks at the table to choose a card.
pub(super) struct Look<'a> {
    pub deal: &'a Deal,
    pub hands: &'a [Cards; 4],
    pub trick: &'a Trick,
    pub seat: usize,
}

impl Look<'_> {
    /// Puts the cards in order.
    pub fn order(&self, cards: Cards, tries: &mut Tries) {
        if cards & (cards - 1) == 0 {
            return up(cards, tries);
        }
        if !self.deal.pairs {
            return self.plainly(cards, tries);
        }
        if self.trick.played == 0 {
            return self.leads(cards, tries);
        }
        if cards & whole(self.trick.led) != 0 { self.follows(cards, tries) } else { self.throws(cards, tries) }
    }

    fn hand(&self, from_me: usize, suit: usize) -> u16 {
        lane(self.hands[(self.seat + from_me) & 3], suit)
    }

    /// Leads by suit: towards a finesse, from strength, a ruff for the partner; last what a foe can ruff.
    fn leads(&self, cards: Cards, tries: &mut Tries) {
        let trump = self.deal.trump;
        let mut rows = [0; 6];
        for suit in 0..SUITS {
            let own = cards & whole(suit);
            if own == 0 {
                continue;
            }
            let ends = lowest(own) | u64::from(top(lane(own, suit))) << (16 * suit);
            match self.lead_in(suit) {
                Some(Row::Ruff) => rows[0] |= lowest(own),
                Some(row) if suit == trump || row != Row::Awkward => rows[row as usize] |= ends,
                Some(row) => rows[row as usize] |= u64::from(top(lane(own, suit))) << (16 * suit),
                None => {}
            }
        }
        let mut rest = cards;
        for row in rows {
            down(row, tries);
            rest &= !row;
        }
        down(rest, tries);
    }

    fn lead_in(&self, suit: usize) -> Option<Row> {
        let trump = self.deal.trump;
        if suit == trump {
            return Some(Row::Trump);
        }
        let [own, left, friend, right] = [0, 1, 2, 3].map(|seat| self.hand(seat, suit));
        let trumps = |from_me| trump < SUITS && self.hand(from_me, trump) != 0;
        if (left == 0 && trumps(1)) || (right == 0 && trumps(3)) {
            return None;
        }
        let mut rest = lane(self.trick.all, suit);
        let [a, k, q, j, t] = std::array::from_fn(|_| {
            let card = top(rest);
            rest ^= card;
            card
        });
        let ours = own | friend;
        let several = |hand: u16| hand != bottom(hand);
        let has = |hand: u16, card: u16| card != 0 && hand & card != 0;
        let both = |one: u16, other: u16| has(ours, one) && has(ours, other);
        if several(friend)
            && several(left)
            && (has(friend, k) && has(left, a)
                || has(friend, a) && has(left, k) && (has(friend, q) || both(q, j))
                || has(friend, k) && has(left, q) && (has(friend, j) || both(j, t)))
        {
            return Some(Row::Finesse);
        }
        if trump < SUITS
            && several(own)
            && several(right)
            && (has(own, a) && has(right, k) || has(own, k) && has(right, a) && !has(ours, q))
        {
            return Some(Row::Awkward);
        }
        if left != 0 && right != 0 && u8::from(has(ours, a)) + u8::from(has(ours, k)) + u8::from(has(ours, q)) >= 2 {
            return Some(Row::Strong);
        }
        if trump < SUITS && friend == 0 && trumps(2) && left != 0 && right != 0 && own != a {
            return Some(Row::Ruff);
        }
        Some(Row::Usual)
    }

    /// Follows suit: low where the trick is decided or the partner has it, else as cheap as will win.
    fn follows(&self, cards: Cards, tries: &mut Tries) {
        let trick = self.trick;
        let led = trick.led;
        let best = if suit_of(trick.best) == led { (1u64 << trick.best) >> (16 * led) } else { 1 << 16 };
        let own = lane(cards, led);
        let higher = u64::from(own) & !(best | (best - 1));
        if higher == 0 {
            return up(cards, tries);
        }
        let last = trick.played == 3;
        let (left, friend) = (self.hand(1, led), self.hand(2, led));
        let partner_has_it = trick.winner == self.seat ^ 2;
        let left_beats = u64::from(left) & !(best | (best - 1));
        if partner_has_it && (last || left_beats == 0 || left_beats == u64::from(left) & !(below(top(own)))) {
            return up(cards, tries);
        }
        if trick.played == 1 && u64::from(top(friend)) > best {
            let over_friend = left & !(below(top(friend)) as u16);
            if top(left) < top(friend) || top(left) > top(own) && over_friend == left & !(below(top(own)) as u16) {
                return up(cards, tries);
            }
        }
        let higher = higher << (16 * led);
        if last || left == 0 || lowest(higher) > u64::from(top(left)) << (16 * led) {
            up(higher, tries);
        } else {
            down(higher, tries);
        }
        up(cards & !higher, tries);
    }

    /// Cannot follow: ruffs where that helps, else throws the lowest of the longest suit off.
    fn throws(&self, cards: Cards, tries: &mut Tries) {
        let trick = self.trick;
        let trump = self.deal.trump;
        let mut rest = cards;
        let last = trick.played == 3;
        let trumps = cards & whole(trump);
        if trumps != 0 {
            let left = self.hand(1, trick.led);
            let best_is_trump = suit_of(trick.best) == trump;
            let left_can_beat = u64::from(left) << (16 * trick.led) > 1 << trick.best;
            let partners = trick.winner == self.seat ^ 2 && (last || left != 0 && (best_is_trump || !left_can_beat));
            if !partners {
                let over = if best_is_trump { trumps & !((2u64 << trick.best) - 1) } else { trumps };
                let safe = !best_is_trump && (last || left != 0 || self.hand(1, trump) == 0);
                let first = if safe { lowest(over) } else { over };
                if !(best_is_trump && trick.winner == self.seat ^ 2) {
                    up(first, tries);
                    rest &= !first;
                }
            }
        }
        let mut lows: ArrayVec<(u32, u64), 4> = ArrayVec::new();
        for suit in (0..SUITS).filter(|suit| *suit != trump) {
            let own = rest & whole(suit);
            if own != 0 {
                let held = super::deal::count(lane(self.hands[self.seat], suit));
                lows.push((held.into(), lowest(own)));
            }
        }
        lows.sort_unstable_by_key(|(held, _)| std::cmp::Reverse(*held));
        for (_, low) in lows {
            up(low, tries);
            rest &= !low;
        }
        down(rest, tries);
    }

    /// Any sides: those who want the trick take it cheaply unless a friend has it, the others go as high as does not.
    fn plainly(&self, cards: Cards, tries: &mut Tries) {
        let trick = self.trick;
        let avoids = !self.deal.wanted && self.deal.ours[self.seat];
        if let Some(shy) = self.deal.shy.filter(|_| !avoids) {
            return self.against(shy, cards, tries);
        }
        if trick.played == 0 {
            return if avoids { up(cards, tries) } else { down(cards, tries) };
        }
        let over = trick.taken_by(cards, self.deal.trump);
        let friendly = self.deal.ours[trick.winner] == self.deal.ours[self.seat];
        if avoids {
            down(cards & !over, tries);
            return up(over, tries);
        }
        if friendly || !self.deal.wanted {
            up(cards & !over, tries);
            return up(over, tries);
        }
        up(over, tries);
        up(cards & !over, tries);
    }
}

/// The bits below a bit, and the bit itself.
const fn below(bit: u16) -> u64 {
    if bit == 0 { 0 } else { ((bit as u64) << 1) - 1 }
}

/// How good a suit is to lead, best first.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Row {
    Ruff,
    Finesse,
    Strong,
    Usual,
    Awkward,
    Trump,
}
