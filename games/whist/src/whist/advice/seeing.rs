//! What a player knows at his turn: his hand, his partner, the trick, and what the cards so far tell.

use super::holding::{Heights, heights, ranks};
use crate::pack::PACK;
use crate::whist::options::{Edition, TrumpSource};
use crate::whist::rules::Rules;
use crate::whist::score::side_of;
use crate::whist::state::{Deal, FOUR, Public, SEATS, partner};
use crate::whist::view::View;
use serde::Deserialize;
use spadille_core::{Card, CardSet, Seat, Suit};
use spadille_tricks::{Order, Sides, Sight, Trick};

/// What somebody wants beyond what can be seen: worked cases ask with an intention, players have none.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Nothing in particular.
    #[default]
    None,
    /// The lead.
    NeedLead,
    /// That the opponents lead trumps.
    BaitTrumps,
    /// Not to be made slam.
    AvoidSlam,
}

/// Who of the table, seen from a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Who {
    Me,
    Left,
    Partner,
    Right,
}

/// A player at his turn.
pub struct Seeing<'a> {
    pub rules: &'a Rules,
    pub p: &'a Public,
    pub deal: &'a Deal,
    pub sight: Sight<'a, SEATS>,
    pub order: &'a Order,
    pub me: Seat,
    pub trump: Suit,
    pub hand: CardSet,
    /// What may be played.
    pub legal: CardSet,
    pub aim: Aim,
}

impl<'a> Seeing<'a> {
    pub fn new(rules: &'a Rules, v: &'a View, me: Seat, legal: CardSet) -> Option<Seeing<'a>> {
        let deal = &v.public.deal;
        let (trump, hand) = (deal.trump?, v.hand?);
        let order = rules.order(trump);
        let sight = Sight::new(order, &deal.tricks, me, hand, PACK).among(Sides::PAIRS);
        Some(Seeing { rules, p: &v.public, deal, sight, order, me, trump, hand, legal, aim: Aim::None })
    }

    /// Whether the advice of this book is asked for.
    pub fn is_of(&self, edition: Edition) -> bool {
        self.rules.options.rules == edition
    }

    pub fn seat(&self, who: Who) -> Seat {
        self.me.after(who as u8, FOUR)
    }

    pub fn who(&self, seat: Seat) -> Who {
        [Who::Me, Who::Left, Who::Partner, Who::Right][usize::from(self.me.distance(seat, FOUR))]
    }

    pub fn partner(&self) -> Seat {
        partner(self.me)
    }

    /// Points of this side and of the other.
    pub fn points(&self) -> (u8, u8) {
        let side = side_of(self.me);
        (self.p.points[side], self.p.points[1 - side])
    }

    /// Tricks of this side and of the other.
    pub fn tricks(&self) -> (u8, u8) {
        let side = side_of(self.me);
        (self.deal.tricks_of(side), self.deal.tricks_of(1 - side))
    }

    pub fn suit(&self, suit: Suit) -> CardSet {
        self.hand.of_suit(suit)
    }

    pub fn trumps(&self) -> CardSet {
        self.suit(self.trump)
    }

    /// The plain suits.
    pub fn plain_suits(&self) -> impl Iterator<Item = Suit> + Clone + use<> {
        let trump = self.trump;
        Suit::ALL.into_iter().filter(move |suit| *suit != trump)
    }

    pub fn held(&self, suit: Suit) -> Heights {
        heights(self.hand, suit)
    }

    /// What was dealt of a suit.
    pub fn dealt(&self, suit: Suit) -> Heights {
        heights(self.hand.union(self.deal.tricks.played[self.me]), suit)
    }

    /// What this player has played of a suit.
    pub fn played(&self, suit: Suit) -> Heights {
        heights(self.deal.tricks.played[self.me], suit)
    }

    /// Strong in trumps: five of any rank (001:352, 001:446).
    pub fn strong(&self) -> bool {
        self.trumps().len() >= 5
    }

    /// A plain suit with a sequence from ace or king.
    pub fn good_suit(&self) -> Option<Suit> {
        let good = |suit: &Suit| {
            let held = self.held(*suit);
            held & ranks("AKQ") == ranks("AKQ") || held & ranks("KQJ") == ranks("KQJ")
        };
        self.plain_suits().find(|suit| good(suit) && self.suit(*suit).len() >= 3)
    }

    /// Whether no plain suit has anything better than the ten.
    pub fn nothing_else(&self) -> bool {
        self.plain_suits().all(|suit| self.held(suit) & ranks("AKQJ") == 0)
    }

    /// The card that was turned, and by whom, where it belongs to a hand.
    pub fn turned(&self) -> Option<(Who, Card)> {
        let card = self.deal.turned.filter(|_| self.rules.options.trump_source == TrumpSource::LastCard)?;
        Some((self.who(self.p.dealer), card))
    }

    /// Whether somebody turned one of these ranks; of others only while they still hold it.
    pub fn turned_by(&self, who: Who, among: Heights) -> bool {
        self.turned().is_some_and(|(by, card)| {
            let holds = who == Who::Me || self.sight.out.contains(card);
            by == who && holds && heights(CardSet::one(card), self.trump) & among != 0
        })
    }

    /// Every trick so far, with its leader and the suit led.
    pub fn leads(&self) -> impl DoubleEndedIterator<Item = (Seat, Card, &Trick<SEATS>)> + Clone {
        self.deal.past.iter().filter_map(|trick| Some((trick.leader(), trick.led()?, trick)))
    }

    /// How often a suit has been led before this trick.
    pub fn rounds(&self, suit: Suit) -> usize {
        self.leads().filter(|(_, led, _)| led.suit() == suit).count()
    }

    /// The first suit that a seat led of its own accord.
    pub fn first_lead(&self, seat: Seat) -> Option<Card> {
        self.leads().find(|(by, led, _)| *by == seat && led.suit() != self.trump).map(|(_, led, _)| led)
    }

    /// Who led the last trick, what, and who took it.
    pub fn last(&self) -> Option<&Trick<SEATS>> {
        self.deal.past.last()
    }

    /// What a seat played to a trick.
    pub fn card_of(trick: &Trick<SEATS>, seat: Seat) -> Option<Card> {
        trick.plays().find(|(by, _)| *by == seat).map(|(_, card)| card)
    }

    /// Whether a seat is known to lack a suit.
    pub fn is_void(&self, seat: Seat, suit: Suit) -> bool {
        self.deal.tricks.lacks[seat].includes(PACK.of_suit(suit))
    }

    /// Whether a seat is known to lack a plain suit and may still have a trump.
    pub fn ruffs(&self, seat: Seat, suit: Suit) -> bool {
        suit != self.trump && self.is_void(seat, suit) && self.sight.may_hold(seat, self.order.trumps())
    }

    /// Whether an opponent is known to ruff a suit.
    pub fn foe_ruffs(&self, suit: Suit) -> bool {
        self.ruffs(self.seat(Who::Left), suit) || self.ruffs(self.seat(Who::Right), suit)
    }

    /// A suit that partner is known to be able to ruff, and of which this player has a card.
    pub fn partner_ruffs(&self) -> Option<Suit> {
        self.plain_suits().find(|suit| self.ruffs(self.partner(), *suit) && !self.suit(*suit).is_empty())
    }

    /// The cards of a suit that others hold.
    pub fn out(&self, suit: Suit) -> CardSet {
        self.sight.out.of_suit(suit)
    }

    /// Cards of a set that nothing of their suit beats.
    pub fn masters(&self, cards: CardSet) -> CardSet {
        cards.iter().filter(|card| self.sight.is_master(*card)).collect()
    }

    /// The lowest card of a suit; of trumps not the turned one while a neighbour does as well (001:554-558).
    pub fn lowest(&self, cards: CardSet) -> Option<Card> {
        let low = self.order.lowest(cards)?;
        let mine = self.turned().is_some_and(|(by, card)| by == Who::Me && card == low);
        if !mine {
            return Some(low);
        }
        let above = |card: Card| {
            let next = self.order.lowest(cards.both(self.order.above(card)).of_suit(card.suit()))?;
            self.touches(card, next).then_some(next)
        };
        above(low).or(Some(low))
    }

    /// Whether no card that others hold or that lies in this trick stands between two of a suit.
    pub fn touches(&self, low: Card, high: Card) -> bool {
        let between = self.order.above(low).of_suit(low.suit()).minus(self.order.above(high)).without(high);
        let lying: CardSet = self.deal.tricks.now.cards().iter().copied().collect();
        between.both(self.sight.out.union(lying)).is_empty()
    }

    pub fn highest(&self, cards: CardSet) -> Option<Card> {
        self.order.highest(cards)
    }

    /// The lowest of the cards that touch the highest: just as good, and it tells less.
    pub fn cheapest_high(&self, cards: CardSet) -> Option<Card> {
        let mut best = self.highest(cards)?;
        loop {
            let below = self.order.highest(cards.iter().filter(|card| self.order.beats(*card, best)).collect());
            match below.filter(|next| self.touches(*next, best)) {
                Some(next) => best = next,
                None => return Some(best),
            }
        }
    }
}
