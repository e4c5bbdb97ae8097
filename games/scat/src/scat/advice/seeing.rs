//! What a player knows at his turn.

use crate::scat::cards::{PACK, POINTS};
use crate::scat::games::Level;
use crate::scat::rules::Scat;
use crate::scat::state::{Deal, PLAYERS, SEATS};
use crate::scat::view::View;
use spadille_core::{Card, CardSet, Seat, SeatSet};
use spadille_tricks::{Order, Sides, Sight};

/// A player at his turn.
pub struct Seeing<'a> {
    /// The game.
    pub game: &'a Scat,
    /// The deal as everybody sees it.
    pub deal: &'a Deal,
    /// What is played.
    pub level: Level,
    /// How the cards rank.
    pub order: &'a Order,
    /// What can be worked out.
    pub sight: Sight<'a, SEATS>,
    /// Who looks.
    pub me: Seat,
    /// Who plays alone.
    pub declarer: Seat,
    /// His cards.
    pub hand: CardSet,
    /// Those he may play.
    pub legal: CardSet,
}

impl<'a> Seeing<'a> {
    /// What the viewer sees at his turn.
    pub fn of(game: &'a Scat, v: &'a View, me: Seat) -> Option<Seeing<'a>> {
        let (deal, hand) = (&v.public.deal, v.hand?);
        let (level, declarer) = (deal.level?, deal.declarer?);
        let order = game.order(level);
        let sides = Sides::of(SeatSet::all(PLAYERS), SeatSet::one(declarer));
        let sight = Sight::new(order, &deal.tricks, me, hand, PACK.minus(v.laid)).among(sides);
        let legal = game.legal(deal, hand);
        (!legal.is_empty()).then_some(Seeing { game, deal, level, order, sight, me, declarer, hand, legal })
    }

    /// Whether he plays alone.
    pub fn is_declarer(&self) -> bool {
        self.me == self.declarer
    }

    /// Whether he leads.
    pub fn leads(&self) -> bool {
        self.deal.tricks.now.is_empty()
    }

    /// The other opponent, if he is one himself.
    pub fn partner(&self) -> Option<Seat> {
        Seat::all(PLAYERS).find(|seat| *seat != self.me && *seat != self.declarer).filter(|_| !self.is_declarer())
    }

    /// What lies on the table, in points.
    pub fn pile(&self) -> f64 {
        self.deal.tricks.now.cards().iter().map(|card| f64::from(POINTS.card(*card))).sum()
    }

    /// Those of some cards that are no trumps.
    pub fn plain(&self, cards: CardSet) -> CardSet {
        cards.minus(self.order.trumps())
    }

    /// The chance that a seat still to play takes the trick from `best`, the suit of `led` being called for.
    fn beaten_by(&self, seat: Seat, led: Card, best: Card) -> f64 {
        let s = &self.sight;
        let open = if seat == self.declarer { self.deal.open } else { CardSet::EMPTY };
        let may = s.out.minus(self.deal.tricks.lacks[seat]);
        let above = may.both(self.order.above(best));
        if !open.is_empty() {
            let legal = self.order.legal(open, Some(led));
            return if legal.both(self.order.above(best)).is_empty() { 0.0 } else { 1.0 };
        }
        let suit = self.order.suit_of(led);
        // Some of what is out lies with the other or in the Scat.
        let has = |cards: CardSet| 1.0 - 0.52f64.powi(i32::from(cards.len()));
        let follows = has(may.both(suit));
        let by_suit = has(above.both(suit));
        let by_trump = has(above.both(self.order.trumps()).minus(suit));
        by_suit.min(follows) + (1.0 - follows) * by_trump
    }

    /// The chance that this side takes the trick if he plays a card.
    pub fn chance(&self, card: Card) -> f64 {
        let now = &self.deal.tricks.now;
        let led = now.led().unwrap_or(card);
        let takes = now.best().is_none_or(|best| self.order.beats(best, card));
        let (best, mut ours) = match now.best().filter(|_| !takes) {
            Some(best) => (best, if self.sight.friends().contains(now.winner()) { 1.0 } else { 0.0 }),
            None => (card, 1.0),
        };
        for seat in self.sight.behind() {
            let beaten = self.beaten_by(seat, led, best);
            ours =
                if self.sight.friends().contains(seat) { ours + (1.0 - ours) * beaten } else { ours * (1.0 - beaten) };
        }
        ours
    }

    /// What a card is worth to whoever keeps it.
    fn worth_keeping(&self, card: Card) -> f64 {
        let s = &self.sight;
        let points = f64::from(POINTS.card(card));
        let last = self.hand.len() <= 2;
        if last {
            return 0.2 * points;
        }
        if s.is_trump(card) {
            let higher = s.out.both(self.order.above(card)).len();
            let strength = if higher == 0 { 6.0 } else { 3.5 / f64::from(higher).sqrt() };
            return 3.0 + strength + 0.5 * points;
        }
        if s.is_master(card) && s.foe_ruffs(card) {
            0.3 * points
        } else if s.is_master(card) && self.is_declarer() {
            3.0 + 0.75 * points
        } else if s.is_master(card) {
            2.0 + 0.5 * points
        } else if s.guards(s.same_suit(card)) {
            1.0 + 0.4 * points
        } else {
            0.25 * points
        }
    }

    /// What playing a card promises, in points.
    pub fn promise(&self, card: Card) -> f64 {
        let chance = self.chance(card);
        let behind = self.sight.behind().count() as f64;
        let stake = self.pile() + f64::from(POINTS.card(card)) + 3.5 * behind;
        (2.0 * chance - 1.0) * stake - self.worth_keeping(card)
    }

    /// The card of some that promises most.
    pub fn best_of(&self, cards: CardSet) -> Option<Card> {
        let by = |a: &Card, b: &Card| self.promise(*a).total_cmp(&self.promise(*b));
        cards.iter().max_by(by)
    }
}

/// What a card counts.
pub fn points(card: Card) -> u8 {
    POINTS.card(card)
}
