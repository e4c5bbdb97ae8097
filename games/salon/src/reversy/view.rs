//! What one viewer may know of a match, and what he may imagine of the rest.

use super::cards::{ACES, PACK, QUINOLA};
use super::rules::Reversy;
use super::state::{Exchange, FOUR, Public, SEATS, State};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Hidden, PerSeat, Seat, Viewer};
use spadille_tricks::{Unknown, shuffle};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Through whose eyes.
    pub who: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's cards; of an onlooker nothing.
    pub hand: Option<CardSet>,
    /// The card he has brought under the pot, if he has seen it.
    pub under: Option<Card>,
}

impl View {
    /// The viewer's cards.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }

    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        self.who.player(FOUR)
    }

    /// The cards whose place the viewer does not know: in other hands, on the table or under the pot.
    pub fn out(&self) -> CardSet {
        PACK.minus(self.public.deal.tricks.seen()).minus(self.own()).minus(self.under.into_iter().collect())
    }
}

/// The place under the pot, beside the four seats.
const UNDER: Seat = Seat(4);
/// The places where a card may lie that a viewer does not see.
const PLACES: usize = SEATS + 1;

/// What a viewer knows of where cards lie.
struct Known {
    unknown: Unknown<PLACES>,
    /// Cards of which he knows the place.
    sure: PerSeat<CardSet, PLACES>,
}

impl Known {
    fn new(v: &View) -> Known {
        let (p, deal, me) = (&v.public, &v.public.deal, v.seat());
        let others = |seat: &Seat| Some(*seat) != me;
        let mut sure = PerSeat::<CardSet, PLACES>::all(CardSet::EMPTY);
        for seat in Seat::all(FOUR).filter(others) {
            sure[seat] = deal.shown[seat];
        }
        if let Some(free) = deal.renounced.filter(others) {
            // Who need not follow had all four aces.
            sure[free] = sure[free].union(ACES.minus(deal.tricks.seen()));
        }
        let own: CardSet = v.under.into_iter().collect();
        sure[UNDER] = deal.absent.minus(own);
        let pool = sure.values().fold(v.out(), |pool, sure| pool.minus(*sure));
        let mut wants = PerSeat::<u8, PLACES>::all(0);
        for seat in Seat::all(FOUR).filter(others) {
            wants[seat] = p.held(seat).saturating_sub(sure[seat].len());
        }
        let lies = Seat::all(FOUR).filter(|seat| deal.exchange[*seat] != Exchange::Waits).count() as u8;
        wants[UNDER] = lies.saturating_sub(own.len() + sure[UNDER].len());
        let mut lacks = PerSeat::<CardSet, PLACES>::all(CardSet::EMPTY);
        for seat in Seat::all(FOUR) {
            lacks[seat] = deal.tricks.lacks[seat];
        }
        if deal.locked {
            lacks[UNDER] = CardSet::one(QUINOLA);
        }
        Known { unknown: Unknown { pool, wants, lacks }, sure }
    }

    /// The same if this one had the four aces and need not follow; nothing if he cannot have had them.
    fn with_four_aces(&self, v: &View, seat: Seat) -> Option<Known> {
        let missing = ACES.minus(v.public.deal.tricks.played[seat]).minus(self.sure[seat]);
        let (mut unknown, mut sure) = (self.unknown, self.sure);
        if !unknown.pool.includes(missing) || unknown.wants[seat] < missing.len() {
            return None;
        }
        unknown.pool = unknown.pool.minus(missing);
        unknown.wants[seat] -= missing.len();
        unknown.lacks[seat] = CardSet::EMPTY;
        sure[seat] = sure[seat].union(missing);
        Some(Known { unknown, sure })
    }

    fn imagine<R: Rng>(&self, rng: &mut R) -> Option<PerSeat<CardSet, PLACES>> {
        let hands = self.unknown.imagine(rng)?;
        Some(PerSeat::from_fn(|place| hands[place].union(self.sure[place])))
    }
}

impl Hidden for Reversy {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(FOUR);
        let seen = |seat: Seat| match s.public.deal.exchange[seat] {
            Exchange::Laid | Exchange::Looked => s.under[seat],
            Exchange::Waits | Exchange::Declined => None,
        };
        View { who, public: s.public.clone(), hand: seat.map(|seat| s.hands[seat]), under: seat.and_then(seen) }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = State::empty(v.public.clone());
        let deal = &v.public.deal;
        if !deal.is_dealt() {
            return s;
        }
        let known = Known::new(v);
        // Who did not follow is void, unless that cannot be: then he had the four aces.
        let free = |rng: &mut R| {
            let others = Seat::all(FOUR).filter(|seat| Some(*seat) != v.seat());
            let mut ways = others.filter_map(|seat| known.with_four_aces(v, seat));
            ways.find_map(|known| known.imagine(rng))
        };
        let places = known.imagine(rng).or_else(|| free(rng)).unwrap_or(PerSeat::all(CardSet::EMPTY));
        let mut rest = known.unknown.pool;
        for seat in Seat::all(FOUR) {
            s.hands[seat] = if Some(seat) == v.seat() { v.own() } else { places[seat] };
            rest = rest.minus(places[seat]);
        }
        lay_out(&mut s, v, places[UNDER], rest.minus(places[UNDER]), rng);
        s
    }
}

/// Lays cards under the pot and on the table, each at somebody's place.
fn lay_out<R: Rng>(s: &mut State, v: &View, under: CardSet, table: CardSet, rng: &mut R) {
    let shuffled = |cards: CardSet, rng: &mut R| {
        let mut cards: ArrayVec<Card, 48> = cards.iter().take(48).collect();
        shuffle(&mut cards, rng);
        cards.into_iter()
    };
    let (mut under, mut table) = (shuffled(under, rng), shuffled(table, rng));
    let p = &v.public;
    for seat in Seat::all(FOUR) {
        match p.deal.exchange[seat] {
            Exchange::Waits if seat == p.dealer => {}
            Exchange::Waits => s.table[seat] = table.next(),
            _ => s.under[seat] = v.under.filter(|_| v.who.is(seat)).or_else(|| under.next()),
        }
    }
}
