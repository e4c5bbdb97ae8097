//! What one viewer may know of a match, and what he may imagine of the rest.

use super::cards::{order_of, seven};
use super::rules::{Imperial, trumps_of};
use super::state::{Phase, Public, SEATS, Seven, State};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
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
    /// The hand he put aside for the talon.
    pub laid: CardSet,
}

impl View {
    /// The viewer's cards.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }
}

/// The place of what nobody holds, beside the four seats: the talon, or the hand put aside for it.
const AWAY: Seat = Seat(4);
/// The places where a card may lie that a viewer does not see.
const PLACES: usize = SEATS + 1;

impl Imperial {
    /// How many cards somebody holds.
    pub fn held(&self, p: &Public, seat: Seat) -> u8 {
        let dealt = p.deal.is_dealt() && seat.0 < self.options.players;
        if dealt { self.options.portion().saturating_sub(p.deal.tricks.played[seat].len()) } else { 0 }
    }

    /// The card that lies open on the talon: the turned one, or the seven that robbed it.
    pub fn on_talon(&self, p: &Public) -> Option<Card> {
        let deal = &p.deal;
        let turned = deal.turned.filter(|_| self.options.players < 4 && deal.taken.is_none() && deal.is_dealt())?;
        Some(if deal.robbed.is_some() { seven(turned.suit()) } else { turned })
    }

    /// The cards whose place the viewer does not know.
    pub fn out(&self, v: &View) -> CardSet {
        let open = self.on_talon(&v.public).into_iter().collect();
        self.options.pack.cards().minus(v.public.deal.tricks.seen()).minus(v.own()).minus(v.laid).minus(open)
    }

    fn seat_of(&self, v: &View) -> Option<Seat> {
        v.who.player(self.options.players)
    }

    /// All that the viewer knows about where cards lie that he does not see, and those he is sure of.
    fn unknown(&self, v: &View) -> (Unknown<PLACES>, PerSeat<CardSet, PLACES>) {
        let (p, deal, me) = (&v.public, &v.public.deal, self.seat_of(v));
        let others = || Seat::all(self.options.players).filter(|seat| Some(*seat) != me);
        let mut sure = PerSeat::<CardSet, PLACES>::all(CardSet::EMPTY);
        others().for_each(|seat| sure[seat] = deal.sure[seat]);
        let (mut wants, mut lacks) = (PerSeat::<u8, PLACES>::all(0), PerSeat::<CardSet, PLACES>::all(CardSet::EMPTY));
        let out = self.out(v);
        let trumps = deal.trump().map_or(CardSet::EMPTY, |trump| order_of(trump).trumps());
        if let (Seven::Talon, None, Some(trump)) = (deal.seven, deal.robbed, deal.trump()) {
            sure[AWAY] = CardSet::one(seven(trump)).both(out);
        }
        let pool = sure.values().fold(out, |pool, sure| pool.minus(*sure));
        for seat in others() {
            wants[seat] = self.held(p, seat).saturating_sub(sure[seat].len());
            let without = deal.kept.contains(seat) || deal.phase == Phase::Talon && deal.turn == seat;
            lacks[seat] = deal.tricks.lacks[seat].union(if without { trumps } else { CardSet::EMPTY });
        }
        let away = match deal.taken {
            // Whoever put his hand aside had no trump, and knows what it was.
            Some(taker) if Some(taker) == me => 0,
            Some(_) => {
                lacks[AWAY] = trumps;
                self.options.portion()
            }
            None => self.options.left() - u8::from(self.options.left() > 0),
        };
        wants[AWAY] = away.saturating_sub(sure[AWAY].len());
        (Unknown { pool, wants, lacks }, sure)
    }

    /// Who, of two, was not asked about the talon and therefore holds a trump that was not yet seen, if the rest lies in the talon.
    fn holds_trump(&self, v: &View) -> Option<Seat> {
        let (deal, me) = (&v.public.deal, self.seat_of(v)?);
        let other = me.next(self.options.players);
        // While the Vorhand is asked nothing is known of the dealer.
        let asked =
            deal.kept.contains(other) || deal.phase == Phase::Talon && (deal.turn == other || other == v.public.dealer);
        let seen = deal.tricks.played[other].union(deal.sure[other]);
        let open = self.options.talon_right() && deal.taken.is_none() && !asked && trumps_of(deal, seen).is_empty();
        open.then_some(other)
    }
}

impl Hidden for Imperial {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(self.options.players);
        let laid = if seat.is_some() && s.public.deal.taken == seat { s.laid } else { CardSet::EMPTY };
        View { who, public: s.public.clone(), hand: seat.map(|seat| s.hands[seat]), laid }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = State::empty(v.public.clone());
        let (p, deal) = (&v.public, &v.public.deal);
        if !deal.is_dealt() {
            return s;
        }
        let (unknown, sure) = self.unknown(v);
        let with_trump =
            self.holds_trump(v).and_then(|seat| some_with(&unknown, seat, trumps_of(deal, unknown.pool), rng));
        let mut places = with_trump.unwrap_or_else(|| unknown.imagine_somehow(rng));
        for place in Seat::all(PLACES as u8) {
            places[place] = places[place].union(sure[place]);
        }
        for seat in Seat::all(self.options.players) {
            s.hands[seat] = if v.who.is(seat) { v.own() } else { places[seat] };
        }
        if deal.taken.is_some() {
            s.laid = if v.laid.is_empty() { places[AWAY] } else { v.laid };
        } else {
            let mut talon: ArrayVec<Card, 36> = places[AWAY].iter().take(36).collect();
            shuffle(&mut talon, rng);
            let top = self.on_talon(p).into_iter();
            s.talon = top.chain(talon).take(self.options.left().into()).collect();
        }
        s
    }
}

/// Cards for one seat with at least one trump among them, the rest of the pool away; every way is equally likely.
fn some_with<R: Rng>(
    unknown: &Unknown<PLACES>,
    seat: Seat,
    trumps: CardSet,
    rng: &mut R,
) -> Option<PerSeat<CardSet, PLACES>> {
    let may = unknown.pool.minus(unknown.lacks[seat]);
    let (trumps, plain, wanted) = (may.both(trumps), may.minus(trumps), unknown.wants[seat]);
    let ways = |count: u8| choose(trumps.len(), count) * choose(plain.len(), wanted.saturating_sub(count));
    let most = trumps.len().min(wanted);
    let total: f64 = (1..=most).map(ways).sum();
    if total <= 0.0 {
        return None;
    }
    let mut at = rng.random::<f64>() * total;
    let count = (1..=most).find(|count| {
        at -= ways(*count);
        at < 0.0
    });
    let count = count.unwrap_or(most);
    let mut some = |from: CardSet, count: u8| -> CardSet {
        let mut cards: ArrayVec<Card, 36> = from.iter().take(36).collect();
        shuffle(&mut cards, rng);
        cards.into_iter().take(count.into()).collect()
    };
    let mut places = PerSeat::all(CardSet::EMPTY);
    places[seat] = some(trumps, count).union(some(plain, wanted - count));
    places[AWAY] = unknown.pool.minus(places[seat]);
    Some(places)
}

/// How many subsets of size `k` a set of `n` has.
fn choose(n: u8, k: u8) -> f64 {
    if k > n { 0.0 } else { (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1)) }
}
