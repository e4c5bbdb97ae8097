//! Tricks that can be counted without playing: what the leader can cash, and what nobody can take from the others.
//!
//! Every count is certain, never a guess, and names the high cards it rests on.

use super::deal::{Cards, Deal, NO_TRUMP, SUITS, Shape, above, bottom, count, lane, top};
use super::table::nth_from_top;

/// So many tricks, resting on these cards being as high as they are.
#[derive(Copy, Clone, Default)]
pub(super) struct Sure {
    pub tricks: i8,
    pub ranks: Cards,
}

/// A position between two tricks.
pub(super) struct Lead<'a> {
    pub deal: &'a Deal,
    pub hands: &'a [Cards; 4],
    pub shape: Shape,
    pub all: Cards,
    pub leader: usize,
    pub left: i8,
}

impl Lead<'_> {
    /// What the leader's side can cash at once.
    #[inline]
    pub fn quick(&self) -> Sure {
        match (self.deal.pairs, self.deal.wanted) {
            (true, _) => self.pair_cashes(),
            (_, true) => self.alone_cashes(),
            _ => Sure::default(),
        }
    }

    /// What the side that does not lead is sure to make later.
    #[inline]
    pub fn later(&self) -> Sure {
        let trumps = self.has_trumps();
        match (self.deal.pairs, self.deal.wanted) {
            (true, _) if trumps => {
                let (left, right) = ((self.leader + 1) & 3, (self.leader + 3) & 3);
                let sure = self.top_trumps(left, right);
                if sure.tricks > 0 { sure } else { self.guarded_trump(left, right, false) }
            }
            (true, _) => self.stopped(),
            (_, true) if trumps => self.best_trumps_against(),
            _ => Sure::default(),
        }
    }

    fn has_trumps(&self) -> bool {
        self.deal.trump != NO_TRUMP && lane(self.all, self.deal.trump) != 0
    }

    fn trumps(&self, seat: usize) -> u16 {
        lane(self.hands[seat], self.deal.trump)
    }

    /// How often a suit can be led before one who holds trumps may ruff.
    #[inline]
    fn rounds(&self, suit: usize, foe: usize) -> i8 {
        if self.deal.trump == NO_TRUMP || self.trumps(foe) == 0 { i8::MAX } else { self.shape.len(foe, suit) }
    }

    #[inline]
    fn plain_cards(&self, seat: usize) -> i8 {
        if self.deal.trump == NO_TRUMP { self.left } else { self.left - self.shape.len(seat, self.deal.trump) }
    }

    /// The leader cashes his own winners, then crosses to his partner, who cashes his. Both must have plain cards enough to
    /// follow or throw off, so that nobody ruffs his partner; the top trumps then come in whoever leads.
    fn pair_cashes(&self) -> Sure {
        let (me, partner) = (self.leader, self.leader ^ 2);
        let (left, right) = ((me + 1) & 3, (me + 3) & 3);
        let drawn = self.drawn(me, partner, left, right);
        let (mut mine, mut his, mut crossing) = (0, 0, false);
        let (mut my_ranks, mut his_ranks) = (0, 0);
        for suit in (0..SUITS).filter(|suit| *suit != self.deal.trump) {
            let [own, friend, lefts, rights] = [me, partner, left, right].map(|seat| lane(self.hands[seat], suit));
            if own | friend == 0 {
                continue;
            }
            let lens = [me, partner, left, right].map(|seat| self.shape.len(seat, suit));
            let rounds = if drawn.is_some() { i8::MAX } else { self.rounds(suit, left).min(self.rounds(suit, right)) };
            let foes = lefts | rights;
            let run = above(own, friend | foes);
            let (first, rested) = cash(run, lens[0], lens[1].max(lens[2]).max(lens[3]), rounds);
            mine += first;
            my_ranks |= u64::from(rested) << (16 * suit);
            // His lowest cards have followed; what is left of his run goes on.
            let kept = lens[1] - first;
            if kept <= 0 {
                continue;
            }
            let follow = (lens[0] - first).max(lens[2] - first).max(lens[3] - first).max(0);
            let (second, rested) = cash(above(friend, own & !run | foes), kept, follow, rounds - first);
            his += second;
            his_ranks |= u64::from(rested) << (16 * suit);
            crossing |= second > 0 && lens[0] > first;
        }
        let (trumps, thrown) = drawn.unwrap_or_else(|| (self.top_trumps(me, partner), 0));
        let his_plain = self.plain_cards(partner) - thrown;
        let mut sure = Sure { tricks: mine.min(his_plain), ranks: my_ranks };
        let both = (mine + his).min(his_plain).min(self.plain_cards(me));
        if crossing && both > sure.tricks {
            sure = Sure { tricks: both, ranks: my_ranks | his_ranks };
        }
        let certain = trumps.tricks + sure.tricks > 0 || !self.has_trumps();
        let trumps = if certain { trumps } else { self.guarded_trump(me, partner, true) };
        Sure { tricks: (sure.tricks + trumps.tricks).min(self.left), ranks: sure.ranks | trumps.ranks }
    }

    /// The leader draws all trumps of the others with his own highest: his trumps all win, and nobody ruffs afterwards. Also
    /// says how many plain cards his partner must throw off meanwhile.
    fn drawn(&self, me: usize, partner: usize, left: usize, right: usize) -> Option<(Sure, i8)> {
        let trump = self.deal.trump;
        if trump == NO_TRUMP {
            return None;
        }
        let longest = self.shape.len(left, trump).max(self.shape.len(right, trump));
        let own = self.trumps(me);
        let run = above(own, lane(self.all, trump) & !own);
        if longest == 0 || (count(run) as i8) < longest {
            return None;
        }
        let lowest = u64::from(nth_from_top(run, longest as u8)) << (16 * trump);
        let thrown = (longest - self.shape.len(partner, trump)).max(0);
        Some((Sure { tricks: self.shape.len(me, trump), ranks: lowest }, thrown))
    }

    /// Of the highest trumps that two partners hold between them, each makes a trick, as long as one of them has trumps to
    /// play under the other's.
    fn top_trumps(&self, one: usize, other: usize) -> Sure {
        if self.deal.trump == NO_TRUMP {
            return Sure::default();
        }
        let [a, b] = [one, other].map(|seat| self.trumps(seat));
        let foes = lane(self.all, self.deal.trump) & !(a | b);
        let most = self.shape.len(one, self.deal.trump).max(self.shape.len(other, self.deal.trump));
        if foes == 0 {
            return Sure { tricks: most, ranks: 0 };
        }
        let run = above(a | b, foes);
        let tricks = (count(run) as i8).min(most);
        let lowest = if tricks > 0 { nth_from_top(run, tricks as u8) } else { 0 };
        Sure { tricks, ranks: u64::from(lowest) << (16 * self.deal.trump) }
    }

    /// A trump that is not the highest but cannot be caught: the second, guarded and behind the first, or second and third
    /// against the first.
    fn guarded_trump(&self, one: usize, other: usize, leading: bool) -> Sure {
        let all = lane(self.all, self.deal.trump);
        let ace = top(all);
        let king = top(all & !ace);
        let queen = top(all & !ace & !king);
        if queen == 0 {
            return Sure::default();
        }
        let [a, b] = [one, other].map(|seat| self.trumps(seat));
        let place = 16 * self.deal.trump;
        if (a | b) & ace != 0 {
            return Sure::default();
        }
        // Second and third in one hand: whichever trick the first takes, one of them is left.
        let together = |hand: u16| hand & king != 0 && hand & queen != 0;
        if together(a) || together(b) {
            return Sure { tricks: 1, ranks: u64::from(queen) << place };
        }
        // Guarded and behind: the first is played before it, or is led away from.
        let behind = |seat: usize, hand: u16, before: usize| {
            hand & king != 0
                && hand != king
                && self.trumps(before) & ace != 0
                && self.shape.len(seat, self.deal.trump) > 1
        };
        let mine = behind(one, a, (one + 3) & 3) && (!leading || self.plain_cards(one) > 0);
        if mine || behind(other, b, (other + 3) & 3) {
            return Sure { tricks: 1, ranks: u64::from(king) << place };
        }
        Sure::default()
    }

    /// Without trumps: where the leader's side has the highest card of none of his suits, the others get in, and whoever does
    /// cashes all he has.
    fn stopped(&self) -> Sure {
        let me = self.leader;
        let ours = self.hands[me] | self.hands[me ^ 2];
        let mut fewest = Sure { tricks: i8::MAX, ranks: 0 };
        let mut tops = 0;
        let (mut cashes, mut ranks) = ([0i8; 4], [0u64; 4]);
        for suit in 0..SUITS {
            let all = lane(self.all, suit);
            let highest = top(all);
            if lane(ours, suit) & highest != 0 {
                if lane(self.hands[me], suit) != 0 {
                    return Sure::default();
                }
                continue;
            }
            for seat in [(me + 1) & 3, (me + 3) & 3] {
                let own = lane(self.hands[seat], suit);
                let run = above(own, all & !own);
                if run != 0 {
                    cashes[seat] += count(run) as i8;
                    ranks[seat] |= u64::from(bottom(run)) << (16 * suit);
                }
            }
            if lane(self.hands[me], suit) != 0 {
                tops |= u64::from(highest) << (16 * suit);
            }
        }
        for seat in [(me + 1) & 3, (me + 3) & 3] {
            if self.hands[seat] & tops != 0 && cashes[seat] < fewest.tricks {
                fewest.tricks = cashes[seat];
            }
        }
        fewest.ranks = tops | ranks[(me + 1) & 3] | ranks[(me + 3) & 3];
        if fewest.tricks == 1 {
            fewest.ranks = tops;
        }
        fewest.tricks = fewest.tricks.min(self.left);
        fewest
    }

    /// What the leader can cash by himself, whoever his friends are, and his highest trumps.
    fn alone_cashes(&self) -> Sure {
        let me = self.leader;
        let mut sure = Sure::default();
        let others = || (0..self.deal.seats).filter(|seat| *seat != me);
        for suit in (0..SUITS).filter(|suit| *suit != self.deal.trump) {
            let own = lane(self.hands[me], suit);
            let run = above(own, lane(self.all, suit) & !own);
            if run == 0 {
                continue;
            }
            let longest = others().map(|seat| self.shape.len(seat, suit)).max().unwrap_or(0);
            let foes = others().filter(|seat| self.deal.ours[*seat] != self.deal.ours[me]);
            let rounds = foes.map(|foe| self.rounds(suit, foe)).min().unwrap_or(i8::MAX);
            let (cashed, rested) = cash(run, self.shape.len(me, suit), longest, rounds);
            sure.tricks += cashed;
            sure.ranks |= u64::from(rested) << (16 * suit);
        }
        let friends = others().filter(|seat| self.deal.ours[*seat] == self.deal.ours[me]);
        sure.tricks = friends.map(|friend| self.plain_cards(friend)).fold(sure.tricks, i8::min);
        if self.has_trumps() {
            let trumps = self.highest_trumps(me);
            sure = Sure { tricks: sure.tricks + trumps.tricks, ranks: sure.ranks | trumps.ranks };
        }
        sure.tricks = sure.tricks.min(self.left);
        sure
    }

    fn highest_trumps(&self, seat: usize) -> Sure {
        let own = self.trumps(seat);
        let run = above(own, lane(self.all, self.deal.trump) & !own);
        Sure { tricks: count(run) as i8, ranks: u64::from(bottom(run)) << (16 * self.deal.trump) }
    }

    fn best_trumps_against(&self) -> Sure {
        let foes = (0..self.deal.seats).filter(|seat| self.deal.ours[*seat] != self.deal.ours[self.leader]);
        foes.map(|foe| self.highest_trumps(foe)).max_by_key(|sure| sure.tricks).unwrap_or_default()
    }
}

/// How many tricks a run from the top makes in a suit of so many cards, where others can follow so often, and the cards it
/// rests on: once nobody can follow, the small ones win too.
#[inline]
fn cash(run: u16, own: i8, longest: i8, rounds: i8) -> (i8, u16) {
    let tops = count(run) as i8;
    let tricks = if tops >= longest { own } else { tops.min(own) }.min(rounds);
    let rests = tops.min(longest).min(tricks);
    (tricks, if rests > 0 { nth_from_top(run, rests as u8) } else { 0 })
}
