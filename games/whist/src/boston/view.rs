//! What one seat may know, and what it may imagine of the rest.

use super::cards::RANKS;
use super::moves::Moves;
use super::options::{Dealing, Sister};
use super::rules::{Boston, Rules};
use super::state::{Phase, Public, SEATS, State};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Hidden, PerSeat, Seat, SeatSet, Viewer};
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
    /// What he has thrown out for the dealer.
    pub thrown: CardSet,
    /// What he has laid aside.
    pub laid: CardSet,
}

impl View {
    /// The viewer's cards; none for an onlooker.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }
}

/// Where cards may lie that somebody does not see: the hands, two heaps laid aside, the stock.
const PLACES: usize = 7;
const HEAPS: usize = SEATS;
const STOCK: Seat = Seat(6);

impl Rules {
    /// How many cards a seat holds.
    pub fn held(&self, p: &Public, seat: Seat) -> u8 {
        let deal = &p.deal;
        match deal.phase {
            Phase::FirstDealer | Phase::Deal | Phase::Over => 0,
            Phase::Throw if seat == p.dealer => 1,
            Phase::Throw if deal.unheard.contains(seat) => 17,
            _ => {
                let early = u8::from(deal.early.is_some() && deal.player == Some(seat));
                13u8.saturating_sub(deal.tricks.played[seat].len() + early + self.aside(p, seat))
            }
        }
    }

    /// Whether a seat plays with a card less: in a petite misère.
    fn aside(&self, p: &Public, seat: Seat) -> u8 {
        let exchanged = if self.dealing == Dealing::Stock { self.exchanges(p.dealer, seat) } else { 0 };
        p.deal.laid[seat].saturating_sub(exchanged)
    }

    /// The table as a viewer sees it.
    pub fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(self.seats);
        let of = |cards: &PerSeat<CardSet, SEATS>| seat.map_or(CardSet::EMPTY, |seat| cards[seat]);
        let hand = seat.map(|seat| s.hands[seat]);
        View { who, public: s.public.clone(), hand, thrown: of(&s.thrown), laid: of(&s.laid) }
    }

    /// A whole state that would look like this to the viewer.
    pub fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = self.open();
        s.public = v.public.clone();
        let (p, deal) = (&v.public, &v.public.deal);
        if matches!(deal.phase, Phase::FirstDealer | Phase::Deal | Phase::Over) {
            return s;
        }
        let me = v.who.player(self.seats);
        let others: SeatSet = Seat::all(self.seats).filter(|seat| Some(*seat) != me).collect();
        let early: CardSet = deal.early.into_iter().collect();
        let seen = deal.tricks.seen().union(early).union(v.laid);
        let seen = if deal.phase == Phase::Throw { seen.union(v.thrown) } else { seen };
        let mut pool = self.pack.minus(seen).minus(v.own());
        if let Some(me) = me {
            (s.hands[me], s.thrown[me], s.laid[me]) = (v.own(), v.thrown, v.laid);
        }
        for seat in others.iter() {
            s.hands[seat] = deal.sure[seat].both(pool);
            pool = pool.minus(s.hands[seat]);
        }
        self.imagine_owed(&mut s, &mut pool, others, rng);
        let dealt = self.imagine_places(&s, v, pool, others, rng);
        for seat in others.iter() {
            s.hands[seat] = s.hands[seat].union(dealt[seat]);
        }
        for (heap, seat) in self.heaps(p, others).into_iter().enumerate() {
            s.laid[seat] = dealt.0[HEAPS + heap];
        }
        self.imagine_stock(&mut s, dealt[STOCK], rng);
        self.imagine_thrown(&mut s, v, me, rng);
        s
    }

    /// Who has laid cards aside that the viewer does not know.
    fn heaps(&self, p: &Public, others: SeatSet) -> ArrayVec<Seat, 2> {
        others.iter().filter(|seat| p.deal.laid[*seat] > 0).take(2).collect()
    }

    /// Whoever is known to have revoked holds a card with which he could have followed; whoever has shown a suit has one of it.
    fn imagine_owed<R: Rng>(&self, s: &mut State, pool: &mut CardSet, others: SeatSet, rng: &mut R) {
        let deal = &s.public.deal;
        let owed = match (deal.phase, deal.tricks.now.led(), deal.shown) {
            (Phase::Mend, Some(led), _) => Some((deal.turn, self.order(deal.trump).called_by(led))),
            (Phase::Play, None, Some((seat, suit))) => Some((seat, CardSet::of_suits(&[suit], &RANKS))),
            _ => None,
        };
        let Some((seat, called)) = owed.filter(|(seat, _)| others.contains(*seat)) else { return };
        let room = self.held(&s.public, seat) > s.hands[seat].len();
        let may = pool.both(called).minus(deal.tricks.lacks[seat]);
        if !room || may.is_empty() || !s.hands[seat].both(called).is_empty() {
            return;
        }
        if let Some(card) = may.nth((rng.next_u32() % u32::from(may.len())) as u8) {
            s.hands[seat].insert(card);
            pool.remove(card);
        }
    }

    /// How the cards that the viewer does not see may lie.
    fn imagine_places<R: Rng>(
        &self,
        s: &State,
        v: &View,
        pool: CardSet,
        others: SeatSet,
        rng: &mut R,
    ) -> PerSeat<CardSet, PLACES> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut wants = PerSeat::<u8, PLACES>::all(0);
        let mut lacks = PerSeat::<CardSet, PLACES>::all(CardSet::EMPTY);
        for seat in others.iter() {
            let thrown = if deal.phase == Phase::Throw && self.has_thrown(p, seat) { 4 } else { 0 };
            wants[seat] = (self.held(p, seat) + thrown).saturating_sub(s.hands[seat].len());
            lacks[seat] = deal.tricks.lacks[seat];
            // What the viewer has thrown out is the dealer's.
            if seat != p.dealer {
                lacks[seat] = lacks[seat].union(v.thrown);
            }
        }
        for (heap, seat) in self.heaps(p, others).into_iter().enumerate() {
            let place = Seat((HEAPS + heap) as u8);
            wants[place] = deal.laid[seat];
            if seat != p.dealer {
                lacks[place] = v.thrown;
            }
        }
        wants[STOCK] = deal.talon.left();
        let unknown = Unknown { pool, wants, lacks };
        // Nobody is thought to have revoked before it comes out.
        let known = if deal.phase == Phase::Mend { SeatSet::one(deal.turn) } else { SeatSet::EMPTY };
        let shown = deal.tricks.shown_voids(self.order(deal.trump), known);
        let honest = PerSeat::from_fn(|seat| shown.get(seat).map_or(lacks[seat], |void| lacks[seat].union(*void)));
        Unknown { lacks: honest, ..unknown }.imagine(rng).unwrap_or_else(|| unknown.imagine_somehow(rng))
    }

    fn has_thrown(&self, p: &Public, seat: Seat) -> bool {
        seat != p.dealer && !p.deal.unheard.contains(seat)
    }

    /// The stock in some order; what was drawn from it is forgotten.
    fn imagine_stock<R: Rng>(&self, s: &mut State, cards: CardSet, rng: &mut R) {
        if self.dealing != Dealing::Stock {
            return;
        }
        let mut left: ArrayVec<Card, 13> = cards.iter().collect();
        shuffle(&mut left, rng);
        // The places above those that are left are never looked at again.
        let filler = left.first().copied().or_else(|| self.pack.first());
        let drawn = s.public.deal.talon.places().start;
        s.stock = filler.into_iter().flat_map(|card| std::iter::repeat_n(card, drawn)).chain(left).take(13).collect();
    }

    /// What others have thrown out, as far as the viewer does not know.
    fn imagine_thrown<R: Rng>(&self, s: &mut State, v: &View, me: Option<Seat>, rng: &mut R) {
        if self.dealing != Dealing::Seventeen {
            return;
        }
        let (p, dealer) = (&v.public, v.public.dealer);
        let throwers = Seat::all(self.seats).filter(|seat| self.has_thrown(p, *seat) && Some(*seat) != me);
        if p.deal.phase == Phase::Throw {
            for seat in throwers {
                let mut cards: ArrayVec<Card, 17> = s.hands[seat].iter().take(17).collect();
                shuffle(&mut cards, rng);
                s.thrown[seat] = cards.iter().copied().take(4).collect();
                s.hands[seat] = s.hands[seat].minus(s.thrown[seat]);
            }
            return;
        }
        let from = s.as_played(dealer).union(s.laid[dealer]).minus(v.thrown);
        let mut cards: ArrayVec<Card, 13> = from.iter().take(13).collect();
        shuffle(&mut cards, rng);
        let mut cards = cards.into_iter();
        for seat in throwers {
            s.thrown[seat] = cards.by_ref().take(4).collect();
        }
    }

    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        let mut s = self.open();
        s.public = v.public.clone();
        s.hands[seat] = v.own();
        self.moves(&s, seat)
    }
}

impl<K: Sister> Hidden for Boston<K> {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        Rules::view(self, s, who)
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        Rules::imagine(self, v, rng)
    }
}
