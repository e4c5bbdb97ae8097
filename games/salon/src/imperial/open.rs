//! Deals laid open for the solver: the strokes of whoever is to play.
//!
//! Every trick is counted as a stroke, with one for each imperial trump in it. The first tricks that are due from everybody bring
//! none in truth; since those are as many for all, more tricks are never worth less.

use super::cards::{COURT, order_of};
use super::options::{Capture, Pack};
use super::rules::Imperial;
use super::state::{Phase, State};
use spadille_core::{Beside, Card, CardSet, Laid, Rank, Seat, SeatSet, Suit};
use spadille_tricks::{Ending, Points, Worth};

/// What the imperial trumps of a suit count, by the pack and the suit.
static IMPERIAL: [[Worth; 4]; 2] = [worths(Rank::Six), worths(Rank::Seven)];

const fn worths(low: Rank) -> [Worth; 4] {
    [worth(Suit::Spades, low), worth(Suit::Hearts, low), worth(Suit::Diamonds, low), worth(Suit::Clubs, low)]
}

const fn worth(trump: Suit, low: Rank) -> Worth {
    Worth::of_ranks(&[]).and(&[
        (Card::new(COURT[0], trump), 1),
        (Card::new(COURT[1], trump), 1),
        (Card::new(COURT[2], trump), 1),
        (Card::new(COURT[3], trump), 1),
        (Card::new(low, trump), 1),
    ])
}

impl Imperial {
    /// The strokes that whoever is to play makes; only his tricks where both mark for what is captured. Of several each marks his own
    /// tricks, and none before his due; and whoever comes first to a sixth stroke wipes out those of the others.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'static>> {
        let deal = &s.public.deal;
        let trump = deal.trump().filter(|_| deal.phase == Phase::Play)?;
        let turn = SeatSet::one(deal.tricks.now.turn());
        let ending = self.counted(Ending::of(order_of(trump), &s.hands, &deal.tricks.now, turn)?, trump);
        let lie = deal.tricks.now.cards().iter().copied().collect();
        let out = s.hands.values().fold(lie, |out: CardSet, hand| out.union(*hand));
        let ending = ending.beside(self.beside(out, trump));
        Some(if self.options.players > 2 { ending.each_alone() } else { ending })
    }

    /// The strokes of the first hand.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'static>> {
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let trump = laid.trump.filter(|suit| Suit::ALL.contains(suit) && !laid.misere)?;
        let fits = laid.is_deal_of(self.options.players, self.options.pack.cards());
        let out = laid.hands.iter().fold(CardSet::EMPTY, |out, hand| out.union(*hand));
        let beside = self.beside(out, trump);
        fits.then(|| self.counted(Ending::new(order_of(trump), &laid.hands, laid.leader, side), trump).beside(beside))
    }

    /// What hangs on these cards beside the strokes that are counted.
    fn beside(&self, out: CardSet, trump: Suit) -> Option<Beside> {
        let both = self.options.honour_capture == Capture::BothPlayers;
        if both && !out.both(self.options.pack.imperial(trump)).is_empty() {
            return Some(Beside::Cards);
        }
        Some(if self.options.players > 2 { Beside::Shares } else { Beside::Order })
    }

    fn counted(&self, ending: Ending<'static>, trump: Suit) -> Ending<'static> {
        let ending = ending.following(self.follow());
        if self.options.honour_capture == Capture::BothPlayers {
            return ending;
        }
        let low = usize::from(self.options.pack == Pack::ThirtyTwo);
        ending.counted(Points { trick: 1, ..Points::of(&IMPERIAL[low][trump as usize]) })
    }
}
