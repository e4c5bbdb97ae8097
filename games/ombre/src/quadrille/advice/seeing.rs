//! What a player knows at his turn: his part, his friends, the trick, and what the cards so far tell.

use super::is_alone;
use crate::cards::true_matadors;
use crate::quadrille::contracts::Contract;
use crate::quadrille::options::ShortKing;
use crate::quadrille::rules::Rules;
use crate::quadrille::state::{Deal, SEATS};
use crate::quadrille::view::View;
use spadille_core::{Card, CardSet, Rank, Seat, SeatSet, Suit};
use spadille_tricks::{Order, Sight};

/// The part one plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    Hombre,
    Helper,
    Opponent,
}

/// A player at his turn.
pub struct Seeing<'a> {
    pub rules: &'a Rules,
    pub deal: &'a Deal,
    pub sight: Sight<'a, SEATS>,
    pub order: &'a Order,
    pub me: Seat,
    pub role: Role,
    pub hombre: Seat,
    /// The helper, as far as this player knows him.
    pub helper: Option<Seat>,
    /// Whether the hombre plays alone, as far as this player knows.
    pub alone: bool,
    pub trump: Suit,
    pub hand: CardSet,
    /// What may be played.
    pub legal: CardSet,
    /// Spadille, Manille and Basta.
    pub matadors: CardSet,
}

impl<'a> Seeing<'a> {
    pub fn new(rules: &'a Rules, v: &'a View, me: Seat) -> Option<Seeing<'a>> {
        let deal = &v.public.deal;
        let (hombre, trump, hand) = (deal.hombre?, deal.trump?, v.hand?);
        let order = rules.order(trump);
        let demanded = deal.demanded.filter(|card| deal.tricks.now.is_empty() && hand.contains(*card));
        let legal = demanded.map_or_else(|| order.legal(hand, deal.tricks.now.led()), CardSet::one);
        let role = match rules.is_with_hombre(v, me) {
            _ if me == hombre => Role::Hombre,
            Some(true) => Role::Helper,
            _ => Role::Opponent,
        };
        let helper = deal.helper.or_else(|| (role == Role::Helper).then_some(me));
        let called_himself = role == Role::Hombre && deal.called.is_some_and(|card| hand.contains(card));
        let row = rules.trumps(trump);
        let true_ones = true_matadors(trump, row, rules.options.short_king == ShortKing::Manille);
        Some(Seeing {
            rules,
            deal,
            sight: Sight::new(order, &deal.tricks, me, hand, rules.pack),
            order,
            me,
            role,
            hombre,
            helper,
            alone: is_alone(deal.contract) || called_himself,
            trump,
            hand,
            legal,
            matadors: row.iter().copied().take(true_ones).collect(),
        })
    }

    /// Whether a seat certainly plays with this one.
    pub fn is_friend(&self, seat: Seat) -> bool {
        match self.role {
            Role::Hombre => self.helper == Some(seat),
            Role::Helper => seat == self.hombre,
            Role::Opponent => seat != self.hombre && (self.alone || self.helper.is_some_and(|helper| helper != seat)),
        }
    }

    /// Whether a seat certainly plays against this one.
    pub fn is_foe(&self, seat: Seat) -> bool {
        match self.role {
            Role::Hombre => self.alone || self.helper.is_some_and(|helper| helper != seat),
            Role::Helper => seat != self.hombre,
            Role::Opponent => seat == self.hombre || self.helper == Some(seat),
        }
    }

    /// Everybody else.
    pub fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (me, seats) = (self.me, self.rules.seats);
        (1..seats).map(move |steps| me.after(steps, seats))
    }

    /// All who may be against this player.
    pub fn foes(&self) -> SeatSet {
        self.others().filter(|seat| !self.is_friend(*seat)).collect()
    }

    /// Those who play after this one to the trick on the table.
    pub fn behind(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.others().take(usize::from(self.rules.seats - 1 - self.deal.tricks.now.len()))
    }

    /// Whether somebody plays after this one who may be against him.
    pub fn foe_behind(&self) -> bool {
        self.behind().any(|seat| !self.is_friend(seat))
    }

    /// Whether this player closes the trick.
    pub fn is_last(&self) -> bool {
        self.deal.tricks.now.len() + 1 == self.rules.seats
    }

    /// Whether the hombre plays right after this one.
    pub fn before_hombre(&self) -> bool {
        self.me.next(self.rules.seats) == self.hombre
    }

    /// Whether this one plays right after the hombre, who is the last to play when this one leads.
    pub fn behind_hombre(&self) -> bool {
        self.hombre.next(self.rules.seats) == self.me
    }

    /// The trumps in hand.
    pub fn trumps(&self) -> CardSet {
        self.sight.trumps()
    }

    /// The side cards of a suit in hand.
    pub fn side(&self, suit: Suit) -> CardSet {
        self.hand.of_suit(suit).minus(self.order.trumps())
    }

    /// All side cards of a suit.
    pub fn whole(&self, suit: Suit) -> CardSet {
        self.rules.pack.of_suit(suit).minus(self.order.trumps())
    }

    /// The side suits.
    pub fn side_suits(&self) -> impl Iterator<Item = Suit> + Clone + use<> {
        let trump = self.trump;
        Suit::ALL.into_iter().filter(move |suit| *suit != trump)
    }

    /// Whether this hand has a side card of that rank.
    pub fn has(&self, rank: Rank, suit: Suit) -> bool {
        self.side(suit).contains(Card::new(rank, suit))
    }

    pub fn is_trump(&self, card: Card) -> bool {
        self.order.trumps().contains(card)
    }

    /// Whether a trump is small: below the jack.
    pub fn is_small(&self, card: Card) -> bool {
        let court = matches!(card.rank(), Rank::Ace | Rank::King | Rank::Queen | Rank::Jack);
        self.is_trump(card) && !self.matadors.contains(card) && !court
    }

    /// The lowest small trump in hand.
    pub fn small_trump(&self) -> Option<Card> {
        self.order.lowest(self.trumps().iter().filter(|card| self.is_small(*card)).collect())
    }

    /// The side cards that stand alone in their suit and are no kings, the lowest first to lead.
    pub fn lone_losers(&self) -> CardSet {
        let lone = |suit: &Suit| self.side(*suit).len() == 1;
        let cards = self.side_suits().filter(lone).filter_map(|suit| self.side(suit).first());
        cards.filter(|card| !self.sight.is_master(*card)).collect()
    }

    /// The suit of the called card, unless it is trumps.
    pub fn called_suit(&self) -> Option<Suit> {
        self.deal.called.map(Card::suit).filter(|suit| *suit != self.trump)
    }

    /// Whether the called card has been played.
    pub fn king_has_shown(&self) -> bool {
        self.deal.called.is_some_and(|card| self.deal.tricks.seen().contains(card))
    }

    /// Who led the last trick, what, and who took it.
    pub fn last_lead(&self) -> Option<(Seat, Card, Seat)> {
        let last = self.deal.tricks.last.as_ref()?;
        Some((last.leader(), last.led()?, last.winner()))
    }

    /// What a seat played to the last trick.
    pub fn played_last(&self, seat: Seat) -> Option<Card> {
        let last = self.deal.tricks.last.as_ref()?;
        last.plays().find(|(by, _)| *by == seat).map(|(_, card)| card)
    }

    /// Whether a seat is known to lack a side suit.
    pub fn lacks(&self, seat: Seat, suit: Suit) -> bool {
        let out = self.sight.out.both(self.whole(suit));
        !out.is_empty() && self.deal.tricks.lacks[seat].includes(out)
            || out.is_empty() && !self.deal.tricks.lacks[seat].both(self.whole(suit)).is_empty()
    }

    /// Whether a seat is known to lack a side suit and may still have a trump to ruff it with.
    pub fn ruffs(&self, seat: Seat, suit: Suit) -> bool {
        self.lacks(seat, suit) && self.sight.may_hold(seat, self.order.trumps())
    }

    /// Whether a side suit has gone round about twice before this trick.
    pub fn led_twice(&self, suit: Suit) -> bool {
        let now = self.deal.tricks.now.cards().iter().filter(|card| self.whole(suit).contains(**card)).count() as u8;
        let seen = self.deal.tricks.seen().both(self.whole(suit)).len() - now;
        seen >= 2 * self.rules.seats - 2
    }

    /// Whether a suit has been played at all before this trick.
    pub fn led_once(&self, suit: Suit) -> bool {
        let now = self.deal.tricks.now.cards().iter().filter(|card| self.whole(suit).contains(**card)).count() as u8;
        self.deal.tricks.seen().both(self.whole(suit)).len() - now >= self.rules.seats - 1
    }

    /// Tricks that are certainly the hombre's side's.
    pub fn tricks_of_hombre(&self) -> u8 {
        self.deal.winners.iter().filter(|seat| **seat == self.hombre || Some(**seat) == self.helper).count() as u8
    }

    /// Whether the hombre's side has taken all tricks so far, as far as this player can know.
    pub fn all_to_hombre(&self) -> bool {
        self.tricks_of_hombre() == self.deal.tricks.count
    }

    /// Whether a vole is on: announced, or all of the first tricks are won and the game goes on.
    pub fn vole_is_on(&self) -> bool {
        self.all_to_hombre() && (self.deal.plays(Contract::SoloVole) || self.deal.tricks.count >= self.rules.to_win)
    }

    /// Whether the helper has named trumps, so that both are known from the start.
    pub fn helper_named(&self) -> bool {
        self.deal.contract.is_some_and(Contract::helper_names) || self.deal.offer.is_some()
    }

    /// Spadille, Manille, Basta as they rank here.
    pub fn matador(&self, place: usize) -> Option<Card> {
        self.rules.trumps(self.trump).get(place).copied().filter(|card| self.matadors.contains(*card))
    }

    /// Manille, if she is in hand.
    pub fn own_manille(&self) -> Option<Card> {
        self.matador(1).filter(|card| self.hand.contains(*card))
    }
}
