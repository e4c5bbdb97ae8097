//! What a player knows at his turn: his partner, the trick, what was led and thrown before.

use crate::tresett::cards::{ORDER, PACK, SMALL};
use crate::tresett::count::side_of;
use crate::tresett::rules::Tresett;
use crate::tresett::state::{Deal, FOUR, SEATS};
use crate::tresett::view::View;
use spadille_core::{Card, CardSet, Rank, Seat, Suit};
use spadille_tricks::{Sides, Sight};

/// A player at his turn.
pub struct Seeing<'a> {
    pub deal: &'a Deal,
    pub sight: Sight<'a, SEATS>,
    pub me: Seat,
    pub partner: Seat,
    pub hand: CardSet,
    pub legal: CardSet,
}

impl<'a> Seeing<'a> {
    pub fn new(rules: &Tresett, v: &'a View, me: Seat) -> Option<Seeing<'a>> {
        let (deal, hand) = (&v.public.deal, v.hand?);
        let legal = rules.legal(v);
        let sight = Sight::new(&ORDER, &deal.tricks, me, hand, PACK).among(Sides::PAIRS);
        (!legal.is_empty()).then_some(Seeing { deal, sight, me, partner: me.after(2, FOUR), hand, legal })
    }

    pub fn leads(&self) -> bool {
        self.deal.tricks.now.is_empty()
    }

    pub fn of(&self, suit: Suit) -> CardSet {
        self.hand.of_suit(suit)
    }

    /// Whether this player holds a card.
    pub fn has(&self, rank: Rank, suit: Suit) -> bool {
        self.hand.contains(Card::new(rank, suit))
    }

    pub fn lowest(&self, cards: CardSet) -> Option<Card> {
        ORDER.lowest(cards)
    }

    pub fn highest(&self, cards: CardSet) -> Option<Card> {
        ORDER.highest(cards)
    }

    /// Whether no card that others hold beats it.
    pub fn is_master(&self, card: Card) -> bool {
        self.sight.is_master(card)
    }

    /// The suits that the partner has thrown from where he could not follow, in the order he did it.
    pub fn thrown_by_partner(&self) -> impl Iterator<Item = Suit> + '_ {
        self.deal.history.iter().filter_map(|trick| {
            let (_, card) = trick.plays().find(|(seat, _)| *seat == self.partner)?;
            (trick.led()?.suit() != card.suit()).then_some(card.suit())
        })
    }

    /// The suit in which the partner has invited last, if it is for this player to answer: he led low, and no other suit of his since.
    pub fn invited(&self) -> Option<Suit> {
        let ours = self.deal.history.iter().rev().find(|trick| side_of(trick.leader()) == side_of(self.me))?;
        let led = ours.led()?;
        (ours.leader() == self.partner && SMALL.contains(led)).then_some(led.suit())
    }

    /// Whether this player has led a suit himself.
    pub fn has_led(&self, suit: Suit) -> bool {
        let mine = self.deal.history.iter().filter(|trick| trick.leader() == self.me);
        mine.filter_map(|trick| trick.led()).any(|card| card.suit() == suit)
    }

    /// Whether the trick is the partner's and stays his, whatever follows.
    pub fn partner_keeps_it(&self) -> bool {
        let now = &self.deal.tricks.now;
        now.winner() == self.partner && (self.sight.is_last() || now.best().is_some_and(|best| self.is_master(best)))
    }

    /// What a card brings to whoever takes it, in thirds of a point.
    pub fn worth(card: Card) -> u8 {
        use crate::tresett::cards::{ACES, FIGURES};
        if ACES.contains(card) { 3 } else { u8::from(FIGURES.contains(card)) }
    }
}
