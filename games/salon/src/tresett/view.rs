//! What one seat may know, and what it may imagine of the rest.

use super::announce::{Announcement, held};
use super::cards::{PACK, RANKS};
use super::moves::Moves;
use super::rules::Tresett;
use super::state::{Called, FOUR, Phase, Public, SEATS, State};
use arrayvec::ArrayVec;
use rand::Rng;
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Game as _, Hidden, PerSeat, Rank, Seat, Suit, Viewer};
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
    /// The card given back for a called one, if he gave or got it.
    pub given: Option<Card>,
}

impl View {
    /// The viewer's cards; none for an onlooker.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }

    /// The cards others are known to hold: those shown, and the one the viewer gave back himself.
    pub fn sure(&self, seat: Seat) -> CardSet {
        let deal = &self.public.deal;
        let mine = |called: &Called| called.holder == seat && self.who.is(self.public.vorhand());
        let given = deal.called.filter(mine).and(self.given).filter(|card| !deal.tricks.played[seat].contains(*card));
        given.into_iter().fold(deal.sure[seat], CardSet::with)
    }
}

/// A picture of the hidden hands, while it is drawn.
#[derive(Clone)]
struct Sketch {
    hands: PerSeat<CardSet, SEATS>,
    /// Cards that may lie with several.
    unknown: Unknown<SEATS>,
}

impl Sketch {
    /// Gives a seat cards that it must hold; false where it cannot.
    fn gives(&mut self, seat: Seat, cards: CardSet) -> bool {
        let new = cards.minus(self.hands[seat]);
        let u = &mut self.unknown;
        if !u.pool.includes(new) || !u.lacks[seat].both(new).is_empty() || new.len() > u.wants[seat] {
            return false;
        }
        self.hands[seat] = self.hands[seat].union(new);
        u.pool = u.pool.minus(new);
        u.wants[seat] -= new.len();
        true
    }
}

/// Groups of cards of which somebody holds one group, any of them.
type Ways = ArrayVec<(CardSet, CardSet), 16>;

/// The most things known in this manner: a set each hand of a deal may have announced, and what the Vorhand keeps.
type Claims = ArrayVec<(Seat, Ways), 16>;

impl Tresett {
    /// Whether silence tells something: the table announces, and the time for it is over.
    fn is_silence_telling(&self, p: &Public, what: Announcement) -> bool {
        let deal = &p.deal;
        let begun = deal.phase == Phase::Play || deal.phase == Phase::Late;
        !self.options.by_hand() && if what.is_late() { deal.tricks.count >= 2 } else { begun }
    }

    /// Cards that a seat cannot hold by what it has announced, or not announced.
    fn lacks_by_telling(&self, p: &Public, seat: Seat, known: CardSet) -> CardSet {
        let after = p.deal.told.iter().filter(|told| told.by == seat).filter_map(|told| match told.what {
            Announcement::Neapolitaine { cards, suit } => Some(Card::new(*RANKS.get(usize::from(cards))?, suit)),
            Announcement::Set { .. } => None,
        });
        let mut lacks: CardSet = after.collect();
        for rank in RANKS {
            let (three, four) = (Announcement::Set { four: false, rank }, Announcement::Set { four: true, rank });
            let told = p.deal.has_told(seat, three) || p.deal.has_told(seat, four);
            let quartet = CardSet::pack(&[rank]);
            if !told && self.is_silence_telling(p, three) && known.both(quartet).len() == 2 {
                lacks = lacks.union(quartet.minus(known));
            }
        }
        lacks
    }

    /// In which ways a seat may have the three equal cards it has announced: those it holds, and the one it lacks.
    fn ways_of_three(sketch: &Sketch, rank: Rank, seat: Seat, played: CardSet) -> Ways {
        let quartet = CardSet::pack(&[rank]);
        let mine = quartet.both(sketch.hands[seat].union(played));
        let elsewhere = quartet.minus(mine).minus(sketch.unknown.pool);
        let missing = if elsewhere.is_empty() { quartet.minus(mine) } else { elsewhere };
        missing.iter().map(|card| (quartet.without(card).minus(played), CardSet::one(card))).collect()
    }

    /// In which ways the Vorhand may have something that he keeps for the second trick.
    fn ways_of_waiting(played: CardSet) -> Ways {
        let sets = [Rank::Three, Rank::Two, Rank::Ace].into_iter().flat_map(|rank| {
            let quartet = CardSet::pack(&[rank]);
            quartet.iter().map(move |card| quartet.without(card))
        });
        let runs = Suit::ALL.into_iter().map(|suit| Announcement::Neapolitaine { cards: 3, suit }.shown());
        sets.chain(runs).map(|cards| (cards.minus(played), CardSet::EMPTY)).collect()
    }

    /// Fills a sketch so that every claim is true: the ways are tried in a random order until one can be.
    fn fill<R: Rng>(
        sketch: &Sketch,
        claims: &[(Seat, Ways)],
        rng: &mut R,
    ) -> Option<(Sketch, PerSeat<CardSet, SEATS>)> {
        let Some(((seat, ways), rest)) = claims.split_first() else {
            return sketch.unknown.imagine(rng).map(|dealt| (sketch.clone(), dealt));
        };
        let mut ways = ways.clone();
        ways.shuffle(rng);
        ways.iter().find_map(|(holds, lacks)| {
            let mut next = sketch.clone();
            let fits = next.gives(*seat, *holds) && next.hands[*seat].both(*lacks).is_empty();
            next.unknown.lacks[*seat] = next.unknown.lacks[*seat].union(*lacks);
            if fits { Self::fill(&next, rest, rng) } else { None }
        })
    }

    /// Exchanges cards that may lie either way until nobody holds what he would have had to announce.
    fn hush(&self, p: &Public, s: &mut State, free: &PerSeat<CardSet, SEATS>, lacks: &PerSeat<CardSet, SEATS>) {
        let loud = |seat: Seat, hand: CardSet| {
            let all = held(hand.union(p.deal.tricks.played[seat])).into_iter();
            all.filter(|what| !p.deal.has_told(seat, *what)).find(|what| self.is_silence_telling(p, *what))
        };
        for seat in Self::all().filter(|seat| !free[*seat].is_empty()) {
            for _ in 0..4 {
                let (hand, Some(what)) = (s.hands[seat], loud(seat, s.hands[seat])) else { break };
                let cards = match what {
                    Announcement::Set { rank, .. } => CardSet::pack(&[rank]),
                    Announcement::Neapolitaine { .. } => what.shown(),
                };
                let hands = s.hands;
                let mut swaps = cards.both(hand).both(free[seat]).iter().flat_map(|out| {
                    let others = Self::all().filter(move |other| *other != seat);
                    others.flat_map(move |other| {
                        let may = free[other].both(hands[other]).minus(lacks[seat]);
                        let takes = !lacks[other].contains(out);
                        may.iter().filter(move |_| takes).map(move |card| (out, other, card))
                    })
                });
                let found = swaps.find(|(out, other, card)| {
                    let (one, two) = (hand.without(*out).with(*card), hands[*other].without(*card).with(*out));
                    loud(seat, one) != Some(what) && loud(*other, two).is_none()
                });
                let Some((out, other, card)) = found else { break };
                s.hands[seat] = hand.without(out).with(card);
                s.hands[other] = hands[other].without(card).with(out);
            }
        }
    }

    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        self.offered(&v.public, seat, v.own())
    }
}

impl Hidden for Tresett {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(FOUR);
        let party = |seat: &Seat| {
            *seat == s.public.vorhand() || s.public.deal.called.is_some_and(|called| called.holder == *seat)
        };
        View {
            who,
            public: s.public.clone(),
            hand: seat.map(|seat| s.hands[seat]),
            given: s.given.filter(|_| seat.as_ref().is_some_and(party)),
        }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = self.open();
        s.public = v.public.clone();
        s.given = v.given;
        let (p, deal) = (&v.public, &v.public.deal);
        if matches!(deal.phase, Phase::FirstDealer | Phase::Deal | Phase::Over) {
            return s;
        }
        let me = v.who.player(FOUR);
        let others = Self::all().filter(|seat| Some(*seat) != me);
        let mut sketch = Sketch {
            hands: PerSeat::all(CardSet::EMPTY),
            unknown: Unknown {
                pool: PACK.minus(deal.tricks.seen()).minus(v.own()),
                wants: PerSeat::all(0),
                lacks: deal.tricks.lacks,
            },
        };
        let mut claims = Claims::new();
        for seat in others.clone() {
            let played = deal.tricks.played[seat];
            sketch.unknown.wants[seat] = self.held_by(p, seat);
            sketch.gives(seat, v.sure(seat));
            let by_telling = self.lacks_by_telling(p, seat, played.union(sketch.hands[seat]));
            sketch.unknown.lacks[seat] = sketch.unknown.lacks[seat].union(by_telling.minus(sketch.hands[seat]));
        }
        for told in deal.told.iter().filter(|told| Some(told.by) != me) {
            if let Announcement::Set { four: false, rank } = told.what {
                let ways = Self::ways_of_three(&sketch, rank, told.by, deal.tricks.played[told.by]);
                let _ = claims.try_push((told.by, ways));
            }
        }
        let vorhand = p.vorhand();
        if deal.waits && Some(vorhand) != me {
            let _ = claims.try_push((vorhand, Self::ways_of_waiting(deal.tricks.played[vorhand])));
        }
        let free = |sketch: &Sketch| Unknown { lacks: PerSeat::all(CardSet::EMPTY), ..sketch.unknown };
        let filled = Self::fill(&sketch, &claims, rng)
            .or_else(|| sketch.unknown.imagine(rng).map(|dealt| (sketch.clone(), dealt)))
            .or_else(|| free(&sketch).imagine(rng).map(|dealt| (sketch.clone(), dealt)));
        let Some((drawn, dealt)) = filled else { return s };
        for seat in others {
            s.hands[seat] = drawn.hands[seat].union(dealt[seat]);
        }
        if let Some(me) = me {
            s.hands[me] = v.own();
        }
        self.hush(p, &mut s, &dealt, &drawn.unknown.lacks);
        s
    }
}
