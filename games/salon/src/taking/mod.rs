//! What L'Homme and La Triomphe share: a pack of suits of ten, a card turned for trumps, and the duty to take (000:1380, 1414-1418).

pub mod cases;
mod imagine;

pub use imagine::imagine_hands;
pub use spadille_tricks::Duty;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, PerSeat, Rank, Seat, Suit};
use spadille_tricks::{Follow, Order, Trick, Tricks, deal_out};

/// The ranks of Piquet, carried on downwards to ten.
pub const PIQUET: [Rank; 10] = [
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
];

/// A pack: its suits, the ranks of each, and how the cards rank with each suit as trumps.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The suits.
    pub suits: ArrayVec<Suit, 6>,
    /// The ranks, highest first.
    pub ranks: [Rank; 10],
    /// All cards.
    pub cards: CardSet,
    orders: Vec<Order>,
    plain: Box<Order>,
}

impl Pack {
    /// The first so many suits, with these ranks.
    pub fn new(suits: u8, ranks: [Rank; 10]) -> Pack {
        let suits: ArrayVec<Suit, 6> = Suit::SIX.into_iter().take(suits.into()).collect();
        let rows: Vec<Vec<Card>> = suits.iter().map(|suit| ranks.map(|rank| Card::new(rank, *suit)).to_vec()).collect();
        let rows: Vec<&[Card]> = rows.iter().map(Vec::as_slice).collect();
        Pack {
            orders: (0..suits.len()).map(|trump| Order::new(&rows, Some(trump))).collect(),
            plain: Box::new(Order::new(&rows, None)),
            cards: CardSet::of_suits(&suits, &ranks),
            suits,
            ranks,
        }
    }

    /// How the cards rank with these trumps; without, where there are none or they are of no suit of the pack.
    #[inline]
    pub fn order(&self, trump: Option<Suit>) -> &Order {
        trump.and_then(|suit| self.orders.get(suit as usize)).unwrap_or(&self.plain)
    }

    /// Cards by suits, trumps first, each from its highest down.
    pub fn sorted(&self, cards: CardSet, trump: Option<Suit>) -> Vec<Card> {
        self.order(trump).as_held(cards, self.suits.iter().copied())
    }

    /// Deals so many cards to each of so many and turns one.
    pub fn deal<const N: usize, R: Rng>(&self, seats: u8, each: u8, rng: &mut R) -> Dealt<N> {
        let portions = PerSeat::<u8, N>::from_fn(|seat| if seat.0 < seats { each } else { 0 });
        let (hands, rest) = deal_out(self.cards, &portions, rng);
        let turned = rest.first().copied().or_else(|| self.cards.first()).unwrap_or(Card::SKUS);
        Dealt { hands: hands.values().copied().take(seats.into()).collect(), turned }
    }

    /// Whether the cards can have fallen so.
    pub fn may_be_dealt<const N: usize>(&self, dealt: &Dealt<N>, seats: u8, each: u8) -> bool {
        let all = dealt.hands.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        dealt.hands.len() == usize::from(seats)
            && dealt.hands.iter().all(|hand| hand.len() == each)
            && u16::from(all.len()) == u16::from(seats) * u16::from(each)
            && self.cards.includes(all)
            && self.cards.contains(dealt.turned)
            && !all.contains(dealt.turned)
    }
}

/// How the cards have fallen; what is left over beside the turned card nobody ever sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt<const N: usize> {
    /// The hands by seat.
    pub hands: ArrayVec<CardSet, N>,
    /// The card turned for trumps.
    pub turned: Card,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall<const N: usize> {
    /// Who deals first.
    FirstDealer(Seat),
    /// The cards.
    Deal(Dealt<N>),
}

/// What must be played under a duty to take.
pub const fn follow(duty: Duty) -> Follow {
    Follow { head: duty, ..Follow::SUIT }
}

/// What somebody may play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The cards that the suit led allows him.
    pub by_suit: CardSet,
    /// Those of them that take the trick.
    pub takers: CardSet,
    /// Whether he must take, if he can.
    pub bound: bool,
}

impl Choice {
    /// What may be played of a hand to what lies there.
    #[inline]
    pub fn of<const N: usize>(order: &Order, duty: Duty, hand: CardSet, trick: &Trick<N>) -> Choice {
        let by_suit = order.legal(hand, trick.led());
        let Some(best) = trick.best() else { return Choice { by_suit, takers: by_suit, bound: false } };
        let bound = duty.binds(trick.len(), trick.players().len());
        Choice { by_suit, takers: by_suit.both(order.above(best)), bound }
    }

    /// Whether he can take and must.
    #[inline]
    pub fn must_take(&self) -> bool {
        self.bound && !self.takers.is_empty()
    }

    /// The cards that obey the duty.
    #[inline]
    pub fn dutiful(&self) -> CardSet {
        if self.must_take() { self.takers } else { self.by_suit }
    }

    /// The cards that refuse to take.
    #[inline]
    pub fn refusing(&self) -> CardSet {
        self.by_suit.minus(self.dutiful())
    }
}

/// Whoever is to play lays a card; what it tells about his hand is noted. Where all `obey` the duty, whoever is bound and does not take
/// has nothing to take with. Tells who takes a full trick.
pub fn lay<const N: usize>(order: &Order, duty: Duty, obey: bool, tricks: &mut Tricks<N>, card: Card) -> Option<Seat> {
    let (now, seat) = (&tricks.now, tricks.now.turn());
    if let (Some(led), Some(best)) = (now.led(), now.best())
        && obey
        && duty.binds(now.len(), now.players().len())
        && !order.beats(best, card)
    {
        let follows = order.suit_of(led).contains(card);
        let above = order.above(best);
        let unable = if follows { above.both(order.suit_of(led)) } else { above };
        tricks.lacks[seat] = tricks.lacks[seat].union(unable);
    }
    tricks.lay(order, card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::SeatSet;

    fn cards(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn the_duty_binds_in_suit_and_with_trumps() {
        let pack = Pack::new(4, PIQUET);
        let order = pack.order(Some(Suit::Diamonds));
        let mut trick = Trick::<4>::new(Seat(0), SeatSet::all(4));
        trick.lay(order, "QS".parse().unwrap());
        let of = |duty, hand: &str| Choice::of(order, duty, cards(hand), &trick);
        assert_eq!(of(Duty::Everybody, "AS 7S KH").dutiful(), cards("AS"));
        assert_eq!(of(Duty::Last, "AS 7S KH").dutiful(), cards("AS 7S"));
        assert_eq!(of(Duty::Everybody, "10S 7S KH").dutiful(), cards("10S 7S"));
        assert_eq!(of(Duty::Everybody, "AH KH 7D").dutiful(), cards("7D"));
        assert_eq!(of(Duty::Everybody, "AH KH 7D").refusing(), cards("AH KH"));
    }

    #[test]
    fn not_taking_tells_what_is_missing() {
        let pack = Pack::new(4, PIQUET);
        let order = pack.order(Some(Suit::Diamonds));
        let mut tricks = Tricks::<4>::new(Seat(0), SeatSet::all(4));
        for card in ["QS", "7S", "6H"] {
            lay(order, Duty::Everybody, true, &mut tricks, card.parse().unwrap());
        }
        assert!(
            tricks.lacks[Seat(1)].includes(cards("AS KS")) && !tricks.lacks[Seat(1)].contains("AD".parse().unwrap())
        );
        assert!(tricks.lacks[Seat(2)].includes(cards("AS 5S AD 5D")), "neither spades nor trumps");
    }
}
