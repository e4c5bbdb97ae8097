//! What one seat may know, and what it may imagine of the rest.

use super::moves::Moves;
use super::options::Sister;
use super::rules::{Rules, Solo};
use super::state::{Phase, Public, SEATS, State, TRICKS};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Hidden, PerSeat, Rank, Seat, Viewer};
use spadille_tricks::{Unknown, shuffle};

/// A table through the eyes of one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's cards.
    pub hand: Option<CardSet>,
    /// What he has laid away.
    pub laid: CardSet,
    /// What he has given for an ace, and to whom.
    pub gave: Option<(Seat, Card)>,
}

impl View {
    /// The viewer's cards; none for an onlooker.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }
}

/// Where cards may lie that somebody does not see: the hands and the talon.
const PLACES: usize = SEATS + 1;
const TALON: Seat = Seat(SEATS as u8);

impl Rules {
    /// How many cards a seat holds.
    pub fn held(&self, p: &Public, seat: Seat) -> u8 {
        let deal = &p.deal;
        if !deal.is_dealt() || seat.0 >= self.seats {
            return 0;
        }
        let giving = deal.phase == Phase::Give;
        let more = u8::from(giving && deal.declarer == Some(seat));
        let less = u8::from(giving && deal.giver == Some(seat));
        (self.hand + more).saturating_sub(less + deal.tricks.played[seat].len())
    }

    /// The table as a viewer sees it.
    pub fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(self.seats);
        View {
            who,
            public: s.public.clone(),
            hand: seat.map(|seat| s.hands[seat]),
            laid: seat.map_or(CardSet::EMPTY, |seat| s.laid[seat]),
            gave: s.gave.filter(|_| seat.is_some() && seat == s.public.deal.declarer),
        }
    }

    /// A whole state that would look like this to the viewer.
    pub fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut s = Rules::empty(p.clone());
        if !deal.is_dealt() {
            return s;
        }
        let me = v.who.player(self.seats);
        let mut pool = self.pack.minus(deal.tricks.seen()).minus(v.own()).minus(v.laid);
        if let Some(turned) = deal.turned {
            pool.remove(turned);
        }
        if let Some(me) = me {
            (s.hands[me], s.laid[me], s.gave) = (v.own(), v.laid, v.gave);
        }
        let mut wants = PerSeat::<u8, PLACES>::all(0);
        let mut lacks = PerSeat::<CardSet, PLACES>::all(CardSet::EMPTY);
        for seat in Seat::all(self.seats).filter(|seat| Some(*seat) != me) {
            let given = v.gave.filter(|(giver, _)| *giver == seat).map(|(_, card)| card);
            let known = given.into_iter().fold(deal.sure[seat], CardSet::with);
            s.hands[seat] = known.both(pool);
            pool = pool.minus(known);
            wants[seat] = self.held(p, seat).saturating_sub(s.hands[seat].len());
            lacks[seat] = deal.tricks.lacks[seat];
            // Nobody calls a card of his own.
            if deal.declarer == Some(seat) && deal.giver.is_none() {
                lacks[seat] = deal.called.into_iter().fold(lacks[seat], CardSet::with);
            }
        }
        wants[TALON] = deal.talon.saturating_sub(u8::from(deal.turned.is_some()));
        // A called ace that nobody has shown yet is in somebody's hand.
        let dealt = Unknown { pool, wants, lacks }.imagine_somehow(rng);
        for seat in Seat::all(self.seats) {
            s.hands[seat] = s.hands[seat].union(dealt[seat]);
        }
        self.grant_an_ace(&mut s, &dealt, me, rng);
        let mut left: ArrayVec<Card, TRICKS> = dealt[TALON].iter().take(TRICKS - 1).collect();
        shuffle(&mut left, rng);
        s.talon = deal.turned.into_iter().chain(left).collect();
        s
    }

    /// Whoever has called a game in which an ace is asked for lacks one: if he is imagined with all of them, he gives one away for
    /// another card.
    fn grant_an_ace<R: Rng>(&self, s: &mut State, dealt: &PerSeat<CardSet, PLACES>, me: Option<Seat>, rng: &mut R) {
        let (p, deal) = (&s.public, &s.public.deal);
        let called = match deal.phase {
            Phase::Auction => deal.auction.rounds.standing,
            Phase::Declare => deal.declarer.zip(deal.contract),
            _ => None,
        };
        let Some((seat, contract)) = called.filter(|(seat, _)| Some(*seat) != me) else { return };
        let hand = s.hands[seat];
        if self.has_ace_to_ask(p, contract, hand) {
            return;
        }
        let helps = |card: &Card| self.has_ace_to_ask(p, contract, hand.without(*card));
        let aces: CardSet = dealt[seat].of_rank(Rank::Ace).iter().filter(helps).collect();
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let cards =
            others.fold(CardSet::EMPTY, |all, other| all.union(dealt[other])).minus(self.pack.of_rank(Rank::Ace));
        let any = |some: CardSet, rng: &mut R| some.nth((rng.next_u32() % u32::from(some.len().max(1))) as u8);
        let (Some(ace), Some(card)) = (any(aces, rng), any(cards, rng)) else { return };
        let Some(other) = s.holder(card) else { return };
        s.hands[seat] = s.hands[seat].without(ace).with(card);
        s.hands[other] = s.hands[other].without(card).with(ace);
    }

    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        let mut s = Rules::empty(v.public.clone());
        if seat.0 < self.seats {
            s.hands[seat] = v.own();
        }
        self.moves(&s, seat)
    }
}

impl<K: Sister> Hidden for Solo<K> {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        Rules::view(self, s, who)
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        Rules::imagine(self, v, rng)
    }
}
