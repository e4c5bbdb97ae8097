//! What the book would play.

use super::weighing::{burden_beside, heaviest, is_high};
use crate::reversy::cards::{ACE_OF_DIAMONDS, ACES, ORDER, QUINOLA, WORTH};
use crate::reversy::moves::Move;
use crate::reversy::play::{is_free, playable};
use crate::reversy::rules::Reversy;
use crate::reversy::state::{Deal, FOUR, UNDERTAKEN};
use crate::reversy::view::View;
use spadille_core::{Advice, Card, CardSet, Seat, Suit, text};

/// After how many tricks in one hand everybody thinks of a Reversy.
const SUSPICIOUS: u8 = 5;

/// What somebody knows who is to play.
struct Mind<'a> {
    game: &'a Reversy,
    v: &'a View,
    deal: &'a Deal,
    seat: Seat,
    hand: CardSet,
    /// Cards that others may hold.
    out: CardSet,
}

pub fn advise(game: &Reversy, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let (deal, hand) = (&v.public.deal, v.own());
    let mind = Mind { game, v, deal, seat, hand, out: v.out().minus(deal.absent) };
    let free = is_free(hand, deal.tricks.played[seat]);
    let legal = playable(hand, deal.tricks.now.led(), free);
    if legal.len() < 2 {
        return legal.first().map(|card| Advice::only(Move::Play(card)));
    }
    mind.against_reversy(legal, free).or_else(|| match deal.tricks.now.led() {
        None => mind.lead(legal),
        Some(led) if legal.minus(ORDER.suit_of(led)).is_empty() => mind.follow(legal),
        Some(_) => mind.throw(legal),
    })
}

impl Mind<'_> {
    /// Cards that others may hold above this one.
    fn above(&self, card: Card) -> CardSet {
        self.out.both(ORDER.above(card))
    }

    /// Cards that others may hold below this one.
    fn below(&self, card: Card) -> CardSet {
        self.out.both(ORDER.suit_of(card)).minus(ORDER.above(card))
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let seat = self.seat;
        (1..FOUR).map(move |step| seat.after(step, FOUR))
    }

    // ---- somebody takes everything

    /// What is played while somebody else has taken every trick.
    fn against_reversy(&self, legal: CardSet, free: bool) -> Option<Advice<Move>> {
        let sweeper = self.deal.sweeper(SUSPICIOUS).filter(|seat| *seat != self.seat)?;
        let (now, last) = (&self.deal.tricks.now, self.deal.tricks.count >= UNDERTAKEN);
        let (led, best) = (now.led()?, now.best()?);
        if legal.contains(QUINOLA) && !ORDER.suit_of(led).contains(QUINOLA) {
            return None;
        }
        // Whoever need not follow would pay for all: he follows.
        let followed = ORDER.legal(self.hand, Some(led));
        let beware = |advice: Advice<Move>| match free && followed != legal {
            true => Advice::by(advice.choice, "four-aces-beware", text!("reversy-why-beware", seat = sweeper)),
            false => advice,
        };
        let takers = followed.both(ORDER.above(best)).without(QUINOLA);
        if now.winner() != sweeper {
            // Broken already; but whoever keeps the trick is paid for it, and points no longer matter.
            let card = ORDER.highest(takers).filter(|_| last)?;
            let why = text!("reversy-why-overtake", seat = sweeper, card = card);
            return Some(Advice::by(Move::Play(card), "break-a-la-bonne", why));
        }
        if let Some(card) = ORDER.highest(takers).filter(|_| last) {
            let why = text!("reversy-why-break", seat = sweeper, card = card);
            return Some(beware(Advice::by(Move::Play(card), "break-a-la-bonne", why)));
        }
        if ORDER.suit_of(led).includes(followed) {
            // Before the tenth trick one stays below, if one can.
            let below = followed.minus(ORDER.above(best)).without(QUINOLA);
            let card = ORDER.highest(below).filter(|_| !takers.is_empty() || followed != legal)?;
            let why = text!("reversy-why-wait", seat = sweeper);
            return Some(beware(Advice::by(Move::Play(card), "break-a-la-bonne", why)));
        }
        let sure = |card: &Card| (self.above(*card).is_empty(), !self.below(*card).is_empty(), ORDER.height(*card));
        let keep = followed.iter().max_by_key(sure)?;
        let rest = followed.without(keep);
        let late = self.deal.tricks.count + 2 >= UNDERTAKEN;
        let card = if late { ORDER.lowest(rest) } else { heaviest(self.hand, rest) }?;
        let why = text!("reversy-why-keep-breaker", seat = sweeper, card = keep);
        Some(beware(Advice::by(Move::Play(card), "keep-breaker", why)))
    }

    /// Whether all tricks are to be had, as far as can be seen: nothing that others hold beats a card of the hand.
    fn sweeps(&self) -> bool {
        let all_mine = self.deal.tricks.won[self.seat] == self.deal.tricks.count;
        let masters = self.hand.iter().filter(|card| self.above(*card).is_empty()).count();
        all_mine && (masters == usize::from(self.hand.len()) || self.deal.tricks.count >= UNDERTAKEN)
    }

    /// The next lead of somebody who takes everything: the surest, and the Quinola while he still brings the pot.
    fn sweep(&self, legal: CardSet) -> Option<Advice<Move>> {
        let quinola = Some(QUINOLA).filter(|card| {
            legal.contains(*card) && self.above(*card).is_empty() && self.deal.tricks.count < UNDERTAKEN
        });
        let sure = |card: &Card| (self.above(*card).is_empty(), *card != QUINOLA, ORDER.height(*card));
        let card = quinola.or_else(|| legal.iter().max_by_key(sure))?;
        Some(Advice::by(Move::Play(card), "conceal-reversy", text!("reversy-why-sweep", card = card)))
    }

    // ---- leading

    fn lead(&self, legal: CardSet) -> Option<Advice<Move>> {
        if self.sweeps() {
            return self.sweep(legal);
        }
        if let Some(card) = self.ace_then_small() {
            return Some(Advice::by(Move::Play(card), "ace-then-small", text!("reversy-why-ace-then-small")));
        }
        let cost = |card: &Card| (self.lead_cost(*card) * 1000.0) as i64;
        let card = legal.iter().min_by_key(cost)?;
        let forces = card.suit() == Suit::Hearts && self.out.contains(QUINOLA) && !self.hand.contains(QUINOLA);
        Some(if forces {
            Advice::plain(Move::Play(card), text!("reversy-why-force", suit = Suit::Hearts, card = card))
        } else if self.deal.tricks.count == 0 && self.takes(card) < 0.3 {
            Advice::by(Move::Play(card), "dealer-is-nearest", text!("reversy-why-vorhand", card = card))
        } else {
            Advice::by(Move::Play(card), "make-voids", text!("reversy-why-lead", card = card))
        })
    }

    /// With nothing but high cards, first an ace and then the one small card beside it.
    fn ace_then_small(&self) -> Option<Card> {
        let own_ace = self.deal.tricks.last.as_ref().filter(|last| last.leader() == self.seat);
        let after = own_ace.and_then(|last| last.led()).filter(|led| ACES.contains(*led));
        let alone = after.map(|ace| self.hand.both(ORDER.suit_of(ace))).filter(|suit| suit.len() == 1);
        if let Some(card) = alone.and_then(CardSet::first).filter(|card| !is_high(*card)) {
            return Some(card);
        }
        self.hand.both(ACES).iter().find(|ace| {
            let suit = self.hand.both(ORDER.suit_of(*ace));
            let small = suit.without(*ace);
            // A nine is high enough to take.
            let all_high = self.hand.minus(suit).iter().all(|card| ORDER.height(card) >= ORDER.height(NINE));
            suit.len() == 2 && small.iter().all(|card| !is_high(card)) && all_high
        })
    }

    /// How likely a lead takes its own trick when everybody stays below who can.
    fn takes(&self, card: Card) -> f64 {
        let (above, below) = (self.above(card).len(), self.below(card).len());
        if above == 0 {
            return 1.0;
        }
        let has_below = 1.0 - 0.7_f64.powi(below.into());
        let follow = |seat: &Seat| !self.deal.tricks.lacks[*seat].contains(card);
        has_below.powi(self.others().filter(follow).count() as i32)
    }

    /// What a lead is likely to cost, in counters.
    fn lead_cost(&self, card: Card) -> f64 {
        let suit = self.hand.both(ORDER.suit_of(card));
        let hearts = card.suit() == Suit::Hearts;
        let voids = self.others().filter(|seat| self.deal.tricks.lacks[*seat].contains(card)).count() as f64;
        let takes = self.takes(card);
        let trick = 0.35 * takes * (f64::from(WORTH.card(card)) + 1.5 + 2.5 * voids);
        let own = match card {
            QUINOLA => 8.0 + self.v.public.pot() as f64,
            ACE_OF_DIAMONDS => 2.0,
            _ if ACES.contains(card) && !(hearts && self.game.options.heart_ace_free) => 1.0,
            _ => 0.0,
        };
        let quinola = match (hearts, self.hand.contains(QUINOLA), self.out.contains(QUINOLA)) {
            (true, true, _) => 1.5,
            // Every heart brings him nearer to falling.
            (true, false, true) => -0.3 - 0.1 * f64::from(self.deal.tricks.seen().both(ORDER.suit_of(card)).len()),
            _ => 0.0,
        };
        // The small ones of a suit hide its high ones; a short suit is soon gone.
        let hides = suit.iter().filter(|other| is_high(*other)).count() as f64;
        let short = match suit.len() {
            1 => 0.35,
            2 => 0.2,
            _ => 0.0,
        };
        let spent = if is_high(card) { 0.0 } else { 0.25 * hides };
        let rid = 0.02 * f64::from(ORDER.height(card)) * (1.0 - takes);
        trick + own + quinola + spent - short - rid
    }

    // ---- following

    fn follow(&self, legal: CardSet) -> Option<Advice<Move>> {
        let now = &self.deal.tricks.now;
        let best = now.best()?;
        let cards = if legal.len() > 1 { legal.without(QUINOLA) } else { legal };
        if let Some(card) = ORDER.highest(cards.minus(ORDER.above(best))) {
            return Some(Advice::by(Move::Play(card), "long-suit-is-safe", text!("reversy-why-below", card = card)));
        }
        let (high, low) = (ORDER.highest(cards)?, ORDER.lowest(cards)?);
        let overtaken = now.len() < 3 && self.above(low).len() >= 3;
        Some(if overtaken && low != high {
            Advice::by(Move::Play(low), "long-suit-is-safe", text!("reversy-why-hope", card = low))
        } else {
            Advice::by(Move::Play(high), "must-take-high", text!("reversy-why-high", card = high))
        })
    }

    // ---- throwing off

    fn throw(&self, legal: CardSet) -> Option<Advice<Move>> {
        let now = &self.deal.tricks.now;
        let suit = now.led().map_or(CardSet::EMPTY, |led| ORDER.suit_of(led));
        // Whoever need not follow does not give what would take.
        let may = legal.minus(suit);
        if may.contains(QUINOLA) {
            let why = text!("reversy-why-place", number = self.v.public.pot());
            return Some(Advice::by(Move::Play(QUINOLA), "place-quinola", why));
        }
        let opposite = self.game.options.vis_a_vis && now.winner() == self.seat.after(2, FOUR);
        let brings = |card: Card| match card {
            ACE_OF_DIAMONDS => 2.0,
            _ if ACES.contains(card) => 1.0,
            _ => 0.0,
        };
        let times = if opposite { 2.0 } else { 1.0 };
        let gain = |card: &Card| ((burden_beside(self.hand, *card) + times * brings(*card)) * 1000.0) as i64;
        let card = may.iter().max_by_key(|card| (gain(card), ORDER.height(*card)))?;
        let longer = may.iter().any(|other| is_high(other) && self.same(other) > self.same(card));
        Some(if opposite && ACES.contains(card) {
            Advice::by(Move::Play(card), "vis-a-vis", text!("reversy-why-opposite", card = card))
        } else if is_high(card) && longer {
            Advice::by(Move::Play(card), "throw-short", text!("reversy-why-short", card = card))
        } else {
            Advice::by(Move::Play(card), "make-voids", text!("reversy-why-throw", card = card))
        })
    }

    /// How many cards of the suit of this one the hand holds.
    fn same(&self, card: Card) -> u8 {
        self.hand.both(ORDER.suit_of(card)).len()
    }
}

const NINE: Card = spadille_core::card!(Nine of Spades);
