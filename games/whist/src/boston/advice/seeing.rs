//! What a player knows at his turn: his part, his friends, the trick, and what the cards so far tell.

use crate::boston::cards::RANKS;
use crate::boston::rules::Rules;
use crate::boston::state::{Deal, SEATS};
use crate::boston::view::View;
use spadille_core::{Card, CardSet, Seat, SeatSet, Suit};
use spadille_tricks::{Order, Sensible, Sides, Sight};

/// A player at his turn.
pub struct Seeing<'a> {
    pub rules: &'a Rules,
    pub deal: &'a Deal,
    pub order: &'a Order,
    pub sight: Sight<'a, SEATS>,
    pub me: Seat,
    pub player: Option<Seat>,
    pub helper: Option<Seat>,
    pub hand: CardSet,
    /// What may be played, or is thought about.
    pub legal: CardSet,
}

impl<'a> Seeing<'a> {
    pub fn new(rules: &'a Rules, v: &'a View, me: Seat, among: Option<CardSet>) -> Option<Seeing<'a>> {
        let (deal, hand) = (&v.public.deal, v.hand?);
        let order = rules.order(deal.trump);
        let legal = rules.legal(&v.public, hand);
        let legal = among.map(|cards| legal.both(cards)).filter(|some| !some.is_empty()).unwrap_or(legal);
        let early: CardSet = deal.early.into_iter().collect();
        let known = rules.pack.minus(v.laid).minus(early);
        let side = if deal.generale { SeatSet::one(me) } else { deal.side() };
        let sides = Sides::of(SeatSet::all(rules.seats), side);
        let sight = Sight::new(order, &deal.tricks, me, hand, known).among(sides);
        (!legal.is_empty()).then_some(Seeing {
            rules,
            deal,
            order,
            sight,
            me,
            player: deal.player,
            helper: deal.helper,
            hand,
            legal,
        })
    }

    pub fn is_player(&self) -> bool {
        self.player == Some(self.me)
    }

    pub fn is_opponent(&self) -> bool {
        !self.deal.side().contains(self.me)
    }

    pub fn leads(&self) -> bool {
        self.deal.tricks.now.is_empty()
    }

    /// The player of good sense.
    pub fn sensible(&self) -> Sensible<'_, SEATS> {
        Sensible::new(&self.sight).drawing(!self.is_opponent())
    }

    /// Whether the player is the next to play.
    pub fn before_player(&self) -> bool {
        self.player == Some(self.me.next(self.rules.seats))
    }

    /// Whether the player would play last if this one led.
    pub fn puts_player_last(&self) -> bool {
        self.player.is_some_and(|player| player.next(self.rules.seats) == self.me)
    }

    /// The suits beside trumps.
    pub fn side_suits(&self) -> impl Iterator<Item = Suit> + Clone + use<> {
        let trump = self.deal.trump;
        Suit::ALL.into_iter().filter(move |suit| Some(*suit) != trump)
    }

    /// What the player has played to the trick on the table.
    pub fn players_card(&self) -> Option<Card> {
        self.deal.tricks.now.plays().find(|(seat, _)| Some(*seat) == self.player).map(|(_, card)| card)
    }

    /// Whether a seat is known to lack a suit.
    pub fn lacks(&self, seat: Seat, suit: Suit) -> bool {
        let whole = CardSet::of_suits(&[suit], &RANKS).both(self.rules.pack);
        whole.first().is_some_and(|card| self.sight.lacks(seat, card))
    }

    /// Whether the player is known to ruff a suit.
    pub fn player_ruffs(&self, suit: Suit) -> bool {
        let whole = CardSet::of_suits(&[suit], &RANKS).both(self.rules.pack);
        self.player.zip(whole.first()).is_some_and(|(player, card)| self.sight.ruffs(player, card))
    }

    /// Cards of a suit among those that may be played.
    pub fn of(&self, suit: Suit) -> CardSet {
        self.legal.of_suit(suit)
    }
}
