//! The trick on the table and those before it: who took what, what was played, who is known to lack what.

use crate::order::Order;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spadille_core::scene::{CardsBoard, Face};
use spadille_core::{Card, CardSet, PerSeat, Seat, SeatSet};

/// A trick: the cards in the order played.
///
/// ```
/// use spadille_core::{Seat, SeatSet, card};
/// use spadille_tricks::{Order, Trick};
/// let order = Order::new(&[&[card!(King of Spades), card!(Queen of Spades)], &[card!(King of Hearts)]], None);
/// let mut trick = Trick::<3>::new(Seat(1), SeatSet::all(3));
/// for card in [card!(Queen of Spades), card!(King of Hearts), card!(King of Spades)] {
///     trick.lay(&order, card);
/// }
/// assert_eq!((trick.winner(), trick.is_full()), (Seat(0), true));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Trick<const N: usize> {
    leader: Seat,
    players: SeatSet,
    cards: [Card; N],
    len: u8,
    /// Whose card wins so far, as its place in the order played.
    best: u8,
}

/// What stands in a place of a trick where no card lies yet.
const NO_CARD: Card = Card::SKUS;

impl<const N: usize> Trick<N> {
    /// An empty trick.
    #[inline]
    pub const fn new(leader: Seat, players: SeatSet) -> Trick<N> {
        Trick { leader, players, cards: [NO_CARD; N], len: 0, best: 0 }
    }

    /// Who leads.
    #[inline]
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Who plays.
    #[inline]
    pub fn players(&self) -> SeatSet {
        self.players
    }

    /// The card led.
    #[inline]
    pub fn led(&self) -> Option<Card> {
        self.cards().first().copied()
    }

    /// The cards on the table.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards lie on the table.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing is led yet.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether everybody has played.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len == self.players.len()
    }

    /// The seat that plays after so many cards.
    #[inline]
    fn seat(&self, place: u8) -> Seat {
        let mut seat = self.leader;
        for _ in 0..place {
            seat = next_of(self.players, seat, N as u8);
        }
        seat
    }

    /// Who plays next; the leader where everybody has.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.seat(self.len)
    }

    /// Who wins so far.
    #[inline]
    pub fn winner(&self) -> Seat {
        self.seat(self.best)
    }

    /// The card that wins so far.
    #[inline]
    pub fn best(&self) -> Option<Card> {
        self.cards().get(usize::from(self.best)).copied()
    }

    /// Each seat with its card, in the order played.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.cards().iter().zip(0..).map(|(card, place)| (self.seat(place), *card))
    }

    /// The same as it lies on the table, for a scene.
    pub fn faces(&self) -> Vec<(Seat, Face)> {
        self.plays().map(|(seat, card)| (seat, card.into())).collect()
    }

    /// Whose turn it is plays a card.
    #[inline]
    pub fn lay(&mut self, order: &Order, card: Card) {
        let takes = self.best().is_some_and(|best| order.beats(best, card));
        self.best = if takes { self.len } else { self.best };
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the last card back.
    pub fn take_back(&mut self, order: &Order) -> Option<Card> {
        let card = self.cards().last().copied()?;
        let kept = self.cards;
        let len = self.len - 1;
        *self = Trick::new(self.leader, self.players);
        kept[..usize::from(len)].iter().for_each(|card| self.lay(order, *card));
        Some(card)
    }
}

/// A trick as it is written down.
#[derive(Serialize, Deserialize)]
struct Written {
    leader: Seat,
    players: SeatSet,
    cards: Vec<Card>,
    best: u8,
}

impl<const N: usize> Serialize for Trick<N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let cards = self.cards().to_vec();
        Written { leader: self.leader, players: self.players, cards, best: self.best }.serialize(s)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Trick<N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(d)?;
        let seats = written.players.iter().chain([written.leader]).all(|seat| seat.index() < N);
        if !seats || written.cards.len() > usize::from(written.players.len()) {
            return Err(D::Error::custom("no such trick"));
        }
        let mut trick =
            Trick { len: written.cards.len() as u8, best: 0, ..Trick::new(written.leader, written.players) };
        trick.cards[..written.cards.len()].copy_from_slice(&written.cards);
        trick.best = written.best.min(trick.len.saturating_sub(1));
        Ok(trick)
    }
}

/// The next seat to play among `players` at a table of `seats`.
#[inline]
pub fn next_of(players: SeatSet, seat: Seat, seats: u8) -> Seat {
    let mut next = seat.next(seats);
    while !players.contains(next) && next != seat {
        next = next.next(seats);
    }
    next
}

/// All tricks of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tricks<const N: usize> {
    /// The trick on the table.
    pub now: Trick<N>,
    /// The trick before.
    pub last: Option<Trick<N>>,
    /// Tricks won by each seat.
    pub won: PerSeat<u8, N>,
    /// How many tricks are complete.
    pub count: u8,
    /// Cards each seat has played.
    pub played: PerSeat<CardSet, N>,
    /// Cards each seat is known not to hold, by what it played.
    pub lacks: PerSeat<CardSet, N>,
}

impl<const N: usize> Tricks<N> {
    /// Before the first lead.
    pub const fn new(leader: Seat, players: SeatSet) -> Tricks<N> {
        Tricks {
            now: Trick::new(leader, players),
            last: None,
            won: PerSeat::all(0),
            count: 0,
            played: PerSeat::all(CardSet::EMPTY),
            lacks: PerSeat::all(CardSet::EMPTY),
        }
    }

    /// Whose turn it is plays a card; whoever does not follow lacks what was called for. Tells who takes a full trick.
    #[inline]
    pub fn lay(&mut self, order: &Order, card: Card) -> Option<Seat> {
        let seat = self.now.turn();
        if let Some(led) = self.now.led()
            && !order.suit_of(led).contains(card)
        {
            self.lacks[seat] = self.lacks[seat].union(order.called_by(led));
        }
        self.played[seat].insert(card);
        self.now.lay(order, card);
        self.now.is_full().then(|| self.now.winner())
    }

    /// The full trick is gathered by its winner, who leads next.
    #[inline]
    pub fn gather(&mut self) -> Seat {
        let winner = self.now.winner();
        self.won[winner] += 1;
        self.count += 1;
        self.last = Some(self.now);
        self.now = Trick::new(winner, self.now.players);
        winner
    }

    /// The last trick while it lies open: until somebody leads again.
    pub fn open(&self) -> Option<&Trick<N>> {
        self.last.as_ref().filter(|_| self.now.is_empty())
    }

    /// A card table on which the trick in progress lies, and the last one as long as it is open.
    pub fn board<T>(&self) -> CardsBoard<T> {
        let last_trick = self.open().map_or_else(Vec::new, Trick::faces);
        CardsBoard { trick: self.now.faces(), last_trick, ..CardsBoard::default() }
    }

    /// All cards that have been seen in tricks.
    pub fn seen(&self) -> CardSet {
        self.played.values().fold(CardSet::EMPTY, |all, cards| all.union(*cards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::card;

    #[test]
    fn a_trick_is_laid_gathered_and_taken_back() {
        let spades = [card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades)];
        let order = Order::new(&[&spades, &[card!(King of Hearts)]], Some(0));
        let mut tricks = Tricks::<5>::new(Seat(4), [0, 2, 4].map(Seat).into_iter().collect());
        assert_eq!(tricks.lay(&order, spades[2]), None);
        assert_eq!(tricks.lay(&order, card!(King of Hearts)), None);
        assert_eq!(tricks.now.turn(), Seat(2));
        assert_eq!(tricks.lay(&order, spades[0]), Some(Seat(2)));
        assert_eq!(tricks.now.plays().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [4, 0, 2]);
        assert_eq!(tricks.now.take_back(&order), Some(spades[0]));
        assert_eq!((tricks.now.winner(), tricks.now.len()), (Seat(4), 2));
        tricks.now.lay(&order, spades[1]);
        assert_eq!((tricks.gather(), tricks.won[Seat(2)], tricks.count), (Seat(2), 1, 1));
        assert!(tricks.lacks[Seat(0)].includes(spades.into_iter().collect()));
        let written = serde_json::to_string(&tricks).unwrap();
        assert_eq!(serde_json::from_str::<Tricks<5>>(&written).unwrap(), tricks);
    }
}
