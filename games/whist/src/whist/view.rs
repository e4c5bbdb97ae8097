//! What one viewer may know of a match, and what he may imagine of the rest.

use super::moves::Moves;
use super::options::Sister;
use super::rules::{Rules, Whist};
use super::state::{FOUR, Phase, Public, SEATS, State};
use crate::pack::PACK;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Hidden, PerSeat, Seat, Viewer};
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
}

impl View {
    /// The viewer's cards.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }

    /// The place of the viewer.
    pub fn place(&self) -> Option<Seat> {
        self.who.player(FOUR).map(|seat| self.public.seating.place(seat))
    }
}

impl Rules {
    /// How many cards lie in the hand at a place.
    pub fn held(&self, p: &Public, place: Seat) -> u8 {
        match p.deal.phase {
            Phase::Draw | Phase::Deal | Phase::Over => 0,
            _ => 13 - p.deal.tricks.played[place].len(),
        }
    }

    /// The table as `who` sees it.
    pub fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(FOUR);
        let hand = seat.map(|seat| s.hands[s.public.seating.place(seat)]);
        View { who, public: s.public.clone(), hand }
    }

    /// A whole state that would look like this to the viewer.
    pub fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = State { public: v.public.clone(), hands: PerSeat::all(CardSet::EMPTY) };
        let (p, deal) = (&v.public, &v.public.deal);
        if matches!(deal.phase, Phase::Draw | Phase::Deal | Phase::Over) {
            return s;
        }
        let me = v.place();
        let mut pool = PACK.minus(deal.tricks.seen()).minus(v.own());
        if let Some(me) = me {
            s.hands[me] = v.own();
        }
        let others = || Seat::all(FOUR).filter(|place| Some(*place) != me);
        for place in others() {
            s.hands[place] = deal.sure[place].both(pool);
            pool = pool.minus(s.hands[place]);
        }
        let mut lacks = deal.tricks.lacks;
        for place in others() {
            self.imagine_debt(&mut s, &mut pool, &lacks, place, rng);
            lacks[place] = lacks[place].union(self.imagine_call(&mut s, &mut pool, &lacks, place, rng));
        }
        let unknown = Unknown {
            pool,
            wants: PerSeat::from_fn(|place| match Some(place) == me {
                true => 0,
                false => self.held(p, place).saturating_sub(s.hands[place].len()),
            }),
            lacks,
        };
        // Nobody is thought to have revoked before it comes out.
        let shown = self.shown_voids(p);
        let honest = Unknown { lacks: PerSeat::from_fn(|place| lacks[place].union(shown[place])), ..unknown };
        let dealt = honest.imagine(rng).unwrap_or_else(|| unknown.imagine_somehow(rng));
        for place in others() {
            s.hands[place] = s.hands[place].union(dealt[place]);
        }
        s
    }

    /// What whoever has not followed in the trick on the table lacks, if he is no offender.
    fn shown_voids(&self, p: &Public) -> PerSeat<CardSet, SEATS> {
        let deal = &p.deal;
        let known = deal.faults.offender.map(|(place, _)| place).into_iter().collect();
        let voids = |trump| deal.tricks.shown_voids(self.order(trump), known);
        deal.trump.map_or_else(|| PerSeat::all(CardSet::EMPTY), voids)
    }

    /// Whoever is known to have revoked holds a card with which he could have followed.
    fn imagine_debt<R: Rng>(
        &self,
        s: &mut State,
        pool: &mut CardSet,
        lacks: &PerSeat<CardSet, SEATS>,
        place: Seat,
        rng: &mut R,
    ) {
        let owed = s.public.deal.faults.owes[place];
        if owed.is_empty() || !s.hands[place].both(owed).is_empty() {
            return;
        }
        self.imagine_one(s, pool, owed.minus(lacks[place]), place, rng);
    }

    /// Gives a place one of some cards that lie open to the imagination.
    fn imagine_one<R: Rng>(&self, s: &mut State, pool: &mut CardSet, among: CardSet, place: Seat, rng: &mut R) {
        let may = pool.both(among);
        let room = self.held(&s.public, place) > s.hands[place].len();
        if may.is_empty() || !room {
            return;
        }
        if let Some(card) = may.nth((rng.next_u32() % u32::from(may.len())) as u8) {
            s.hands[place].insert(card);
            pool.remove(card);
        }
    }

    /// Whoever called in vain has just two honours, and his partner none. Tells which cards he cannot have besides.
    fn imagine_call<R: Rng>(
        &self,
        s: &mut State,
        pool: &mut CardSet,
        lacks: &PerSeat<CardSet, SEATS>,
        place: Seat,
        rng: &mut R,
    ) -> CardSet {
        let deal = &s.public.deal;
        let Some(trump) = deal.trump.filter(|_| deal.called.contains(place)) else { return CardSet::EMPTY };
        let honours = self.honours(trump);
        let shown = deal.tricks.played[place].both(honours).len();
        for _ in s.hands[place].both(honours).len() + shown..2 {
            self.imagine_one(s, pool, honours.minus(lacks[place]), place, rng);
        }
        honours
    }

    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, place: Seat) -> Moves {
        let mut s = State { public: v.public.clone(), hands: PerSeat::all(CardSet::EMPTY) };
        s.hands[place] = v.own();
        self.moves(&s, place)
    }

    /// Cards a place is known to hold that lie open on the table: not those one only remembers.
    pub fn open_cards(&self, p: &Public, place: Seat) -> CardSet {
        let deal = &p.deal;
        let turned: CardSet = deal
            .turned
            .filter(|card| self.lies_turned(p) && deal.sure[place].contains(*card) && p.dealer == place)
            .into_iter()
            .collect();
        let thrown = if deal.faults.thrown == Some(place) { deal.sure[place] } else { CardSet::EMPTY };
        let early: CardSet = deal.faults.early[place].into_iter().collect();
        let wrong: CardSet = match deal.faults.offender {
            Some((offender, super::state::Offence::Lead)) if offender == place => {
                deal.faults.wrong.into_iter().collect()
            }
            _ => CardSet::EMPTY,
        };
        turned.union(thrown).union(early).union(wrong).union(deal.faults.callable[place])
    }

    /// Whether the turned card still lies open: until the dealer has played to the first trick.
    pub fn lies_turned(&self, p: &Public) -> bool {
        p.deal.tricks.played[p.dealer].is_empty()
    }
}

/// A card that a viewer sees turned up.
pub fn turned_up(rules: &Rules, p: &Public) -> Option<Card> {
    p.deal.turned.filter(|_| rules.cayenne || rules.lies_turned(p))
}

impl<K: Sister> Hidden for Whist<K> {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        Rules::view(self, s, who)
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        Rules::imagine(self, v, rng)
    }
}
