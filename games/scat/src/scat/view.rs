//! What one seat may know, and what it may imagine of the rest.

use super::cards::PACK;
use super::games::Kind;
use super::moves::Moves;
use super::rules::Scat;
use super::state::{HAND, PLAYERS, Phase, Public, State};
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

/// Where cards may lie that somebody does not see: three hands and the Scat.
const PLACES: usize = 4;
const SCAT: Seat = Seat(3);

impl Public {
    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        let deal = &self.deal;
        let scat = if deal.is_taken_up() && deal.declarer == Some(seat) { 2 } else { 0 };
        if deal.is_dealt() { (HAND + scat).saturating_sub(deal.tricks.played[seat].len()) } else { 0 }
    }

    /// Whether a seat has laid cards away.
    fn has_laid(&self, seat: Seat) -> bool {
        let frage = self.deal.level.is_some_and(|level| level.kind == Kind::Frage);
        frage && self.deal.phase == Phase::Play && self.deal.declarer == Some(seat)
    }
}

impl Hidden for Scat {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(PLAYERS);
        let hand = seat.map(|seat| s.hands[seat]);
        let laid = if seat.is_some_and(|seat| s.public.has_laid(seat)) { s.scat } else { CardSet::EMPTY };
        View { who, public: s.public.clone(), hand, laid }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut s = Scat::empty(p.clone());
        if !deal.is_dealt() {
            return s;
        }
        let me = v.who.player(PLAYERS);
        let mut pool = PACK.minus(deal.tricks.seen()).minus(v.own()).minus(v.laid);
        if let Some(me) = me {
            s.hands[me] = v.own();
        }
        let mut wants = PerSeat::<u8, PLACES>::all(0);
        let mut lacks = PerSeat::<CardSet, PLACES>::all(CardSet::EMPTY);
        for seat in Seat::all(PLAYERS).filter(|seat| Some(*seat) != me) {
            if deal.declarer == Some(seat) {
                s.hands[seat] = deal.open.both(pool);
                pool = pool.minus(deal.open);
            }
            wants[seat] = p.held(seat).saturating_sub(s.hands[seat].len());
            lacks[seat] = deal.tricks.lacks[seat];
        }
        let aside = if deal.is_taken_up() { 0 } else { 2 };
        wants[SCAT] = if v.laid.is_empty() { aside } else { 0 };
        let dealt = Unknown { pool, wants, lacks }.imagine_somehow(rng);
        for seat in Seat::all(PLAYERS) {
            s.hands[seat] = s.hands[seat].union(dealt[seat]);
        }
        s.scat = v.laid.union(dealt[SCAT]);
        s
    }
}

impl Scat {
    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        let mut s = Scat::empty(v.public.clone());
        if seat.0 < PLAYERS {
            s.hands[seat] = v.own();
        }
        self.moves(&s, seat)
    }
}
