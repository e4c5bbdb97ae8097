//! What one viewer may know of a match, and what he may imagine of the rest.

use super::contracts::Contract;
use super::options::Sister;
use super::rules::{Quadrille, Rules};
use super::state::{Phase, Public, SEATS, State};
use crate::cards::KINGS;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Hidden, PerSeat, Seat, Suit, Viewer};
use spadille_tricks::Unknown;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Through whose eyes.
    pub who: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's cards; of an onlooker nothing.
    pub hand: Option<CardSet>,
    /// The card given for the king of a Mediateur, if the viewer gave or got it.
    pub given: Option<Card>,
}

impl View {
    /// The viewer's cards.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }
}

impl Rules {
    /// How many cards a seat holds.
    pub fn held(&self, p: &Public, seat: Seat) -> u8 {
        let deal = &p.deal;
        if seat.0 >= self.seats
            || matches!(deal.phase, Phase::FirstDealer | Phase::Favourites | Phase::Deal | Phase::Over)
        {
            return 0;
        }
        let exchanging = deal.phase == Phase::Give;
        let more = u8::from(exchanging && deal.hombre == Some(seat));
        let fewer = u8::from(exchanging && deal.giver == Some(seat));
        self.hand + more - fewer - deal.tricks.played[seat].len()
    }

    /// The table as `who` sees it.
    pub fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.seat().filter(|seat| seat.0 < self.seats);
        let deal = &s.public.deal;
        let knows = seat.is_some() && (seat == deal.hombre || seat == deal.giver);
        View { who, public: s.public.clone(), hand: seat.map(|seat| s.hands[seat]), given: s.given.filter(|_| knows) }
    }

    /// A whole state that would look like this to the viewer.
    pub fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = self.open();
        s.public = v.public.clone();
        s.given = v.given;
        let (p, deal) = (&v.public, &v.public.deal);
        if self.held(p, Seat(0)) + self.held(p, Seat(1)) == 0 && deal.tricks.now.is_empty() {
            return s;
        }
        let me = v.who.seat().filter(|seat| seat.0 < self.seats);
        let played = deal.tricks.seen();
        let mut sure = deal.sure;
        if let (Some(card), Some(giver)) = (v.given, deal.giver)
            && me == deal.hombre
            && !played.contains(card)
        {
            sure[giver].insert(card);
        }
        if let Some(me) = me {
            s.hands[me] = v.own();
        }
        let others = || Seat::all(self.seats).filter(|seat| Some(*seat) != me);
        let mut pool = self.pack.minus(played).minus(v.own());
        for seat in others() {
            s.hands[seat] = sure[seat].both(pool);
            pool = pool.minus(s.hands[seat]);
        }
        self.imagine_kings(&mut s, &mut pool, me, rng);
        self.imagine_offence(&mut s, &mut pool, me, rng);
        let mut lacks = deal.tricks.lacks;
        for seat in others() {
            lacks[seat] = lacks[seat].union(self.imagine_callable(&s, pool, seat, rng));
        }
        let wants = PerSeat::from_fn(|seat| match others().any(|other| other == seat) {
            true => self.held(p, seat).saturating_sub(s.hands[seat].len()),
            false => 0,
        });
        // Nobody is thought to have revoked before it comes out, if that can be.
        let shown = self.shown_voids(deal);
        let honest = PerSeat::from_fn(|seat| lacks[seat].union(shown[seat]));
        let lying = |lacks: PerSeat<CardSet, SEATS>, rng: &mut R| Unknown { pool, wants, lacks }.imagine(rng);
        let dealt = lying(honest, rng).or_else(|| lying(lacks, rng)).or_else(|| lying(PerSeat::default(), rng));
        let dealt = dealt.unwrap_or_default();
        for seat in others() {
            s.hands[seat] = s.hands[seat].union(dealt[seat]);
        }
        self.imagine_exchange(&mut s, v, rng);
        s
    }

    /// Whoever offered himself holds two kings, or has played them.
    fn imagine_kings<R: Rng>(&self, s: &mut State, pool: &mut CardSet, me: Option<Seat>, rng: &mut R) {
        let deal = &s.public.deal;
        let Some(seat) = deal.offer.filter(|seat| Some(*seat) != me) else { return };
        // He may not name a suit whose king he has.
        let named = deal.trump.filter(|_| deal.called.is_none() && deal.helper == Some(seat));
        let leave_named = named.map_or(CardSet::EMPTY, |suit| KINGS.of_suit(suit));
        let has = s.hands[seat].union(deal.tricks.played[seat]).both(KINGS).len();
        let may = pool.both(KINGS).minus(deal.tricks.lacks[seat]);
        let missing = 2u8.saturating_sub(has);
        let preferred = Some(may.minus(leave_named)).filter(|kings| kings.len() >= missing).unwrap_or(may);
        let room = self.held(&s.public, seat).saturating_sub(s.hands[seat].len());
        let mut kings: arrayvec::ArrayVec<Card, 4> = preferred.iter().collect();
        spadille_tricks::shuffle(&mut kings, rng);
        for card in kings.into_iter().take(usize::from(missing.min(room))) {
            s.hands[seat].insert(card);
            pool.remove(card);
        }
    }

    /// Whoever has called a game with a king can declare it: one that fits is not his. Nothing if such a one lies with others.
    fn imagine_callable<R: Rng>(&self, s: &State, pool: CardSet, seat: Seat, rng: &mut R) -> CardSet {
        let (p, deal) = (&s.public, &s.public.deal);
        let call = deal.call_of(seat).filter(|bid| matches!(bid.game, Contract::Ask | Contract::Mediateur));
        let (Some(bid), Phase::Auction | Phase::Declare) = (call, deal.phase) else { return CardSet::EMPTY };
        let may_be_trumps = |suit: &Suit| self.class(p, *suit) == bid.class && deal.trump.is_none_or(|t| t == *suit);
        let fits = |king: &Card| Suit::ALL.iter().any(|suit| *suit != king.suit() && may_be_trumps(suit));
        let fitting: CardSet = KINGS.both(self.pack).iter().filter(fits).collect();
        let (may, elsewhere) =
            (pool.both(fitting), |other: Seat| other != seat && !s.hands[other].both(fitting).is_empty());
        if may.is_empty() || Seat::all(self.seats).any(elsewhere) {
            return CardSet::EMPTY;
        }
        any_of(may, rng).map_or(CardSet::EMPTY, CardSet::one)
    }

    /// Which card was given for the king, for those who have not seen it.
    fn imagine_exchange<R: Rng>(&self, s: &mut State, v: &View, rng: &mut R) {
        let deal = &s.public.deal;
        let (Some(giver), None, true) = (deal.giver, v.given, deal.phase != Phase::Give) else { return };
        s.given = any_of(s.as_played(giver), rng);
    }

    /// Whoever is known to have revoked holds a card with which he could have followed.
    fn imagine_offence<R: Rng>(&self, s: &mut State, pool: &mut CardSet, me: Option<Seat>, rng: &mut R) {
        let owed = self.owed_by_offender(&s.public.deal).filter(|(seat, _)| Some(*seat) != me);
        let Some((seat, called)) = owed else { return };
        let room = self.held(&s.public, seat) > s.hands[seat].len();
        let may = pool.both(called).minus(s.public.deal.tricks.lacks[seat]);
        if !room || may.is_empty() || !s.hands[seat].both(called).is_empty() {
            return;
        }
        if let Some(card) = any_of(may, rng) {
            s.hands[seat].insert(card);
            pool.remove(card);
        }
    }

    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> super::moves::Moves {
        let mut s = self.open();
        s.public = v.public.clone();
        s.hands[seat] = v.own();
        self.moves(&s, seat)
    }

    /// Whether the viewer plays with the hombre, against him, or cannot say.
    pub fn is_with_hombre(&self, v: &View, seat: Seat) -> Option<bool> {
        let deal = &v.public.deal;
        match (deal.hombre?, deal.helper) {
            (hombre, _) if hombre == seat => Some(true),
            (_, Some(helper)) => Some(helper == seat),
            _ if !deal.plays(Contract::Ask) => Some(false),
            _ if v.who.is(seat) => Some(deal.called.is_some_and(|card| v.own().contains(card))),
            _ if deal.called.is_some_and(|card| v.own().contains(card)) => Some(false),
            _ => None,
        }
    }
}

/// Any of these cards.
fn any_of<R: Rng>(cards: CardSet, rng: &mut R) -> Option<Card> {
    cards.nth((rng.next_u32() % u32::from(cards.len().max(1))) as u8)
}

impl<K: Sister> Hidden for Quadrille<K> {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        Rules::view(self, s, who)
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        Rules::imagine(self, v, rng)
    }
}
