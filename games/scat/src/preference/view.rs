//! What one seat may know, and what it may imagine of the rest.

use super::cards::PACK;
use super::moves::Moves;
use super::rules::Preference;
use super::state::{HAND, Phase, Public, SEATS, State};
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Game as _, Hidden, PerSeat, Seat, Viewer};
use spadille_tricks::Unknown;

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
}

impl View {
    /// The viewer's cards; none for an onlooker.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }
}

/// Where cards may lie that somebody does not see: four hands and the talon.
const PLACES: usize = SEATS + 1;
const TALON: Seat = Seat(SEATS as u8);

impl Public {
    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        let deal = &self.deal;
        if !deal.is_dealt() || !deal.players.contains(seat) {
            return 0;
        }
        let talon = if deal.phase == Phase::Discard && deal.declarer == Some(seat) { 2 } else { 0 };
        (HAND + talon).saturating_sub(deal.tricks.played[seat].len())
    }

    /// Whether a seat has laid cards away.
    fn has_laid(&self, seat: Seat) -> bool {
        self.deal.has_talon() && self.deal.phase != Phase::Discard && self.deal.declarer == Some(seat)
    }
}

impl Hidden for Preference {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(self.table());
        let laid = if seat.is_some_and(|seat| s.public.has_laid(seat)) { s.talon } else { CardSet::EMPTY };
        View { who, public: s.public.clone(), hand: seat.map(|seat| s.hands[seat]), laid }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut s = Preference::empty(p.clone());
        if !deal.is_dealt() {
            return s;
        }
        let me = v.who.player(self.table());
        let pool = PACK.minus(deal.tricks.seen()).minus(v.own()).minus(v.laid);
        if let Some(me) = me {
            s.hands[me] = v.own();
        }
        let mut wants = PerSeat::<u8, PLACES>::all(0);
        let mut lacks = PerSeat::<CardSet, PLACES>::all(CardSet::EMPTY);
        for seat in Seat::all(self.table()).filter(|seat| Some(*seat) != me) {
            (wants[seat], lacks[seat]) = (p.held(seat), deal.tricks.lacks[seat]);
        }
        let aside = if deal.phase == Phase::Discard { 0 } else { 2 };
        wants[TALON] = if v.laid.is_empty() { aside } else { 0 };
        let dealt = Unknown { pool, wants, lacks }.imagine_somehow(rng);
        for seat in Seat::all(self.table()) {
            s.hands[seat] = s.hands[seat].union(dealt[seat]);
        }
        s.talon = v.laid.union(dealt[TALON]);
        s
    }
}

impl Preference {
    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        let mut s = Preference::empty(v.public.clone());
        if seat.0 < self.table() {
            s.hands[seat] = v.own();
        }
        self.moves(&s, seat)
    }
}
