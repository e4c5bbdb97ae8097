//! What one seat may know, and what it may imagine of the rest.

use super::hand::{self, Class, PACK};
use super::rules::Piquet;
use super::state::{Pair, Phase, Public, State};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Hidden, PerSeat, Seat, Viewer};
use spadille_tricks::{Unknown, shuffle};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What everybody sees.
    pub public: Public,
    /// The hands the viewer sees: his own, or one that lies open.
    pub hands: Pair<Option<CardSet>>,
    /// What the viewer laid away.
    pub laid: Pair<Option<CardSet>>,
    /// The talon cards the viewer has seen.
    pub talon: [Option<Card>; 8],
}

impl Hidden for Piquet {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let seen = who.seat().map_or(0, |seat| s.seen[seat]);
        View {
            who,
            public: s.public.clone(),
            hands: Pair::from_fn(|seat| (who.is(seat) || s.public.lies_open(seat)).then(|| s.hands[seat])),
            laid: Pair::from_fn(|seat| who.is(seat).then(|| s.laid[seat])),
            talon: std::array::from_fn(|place| (seen >> place & 1 == 1).then(|| s.talon[place])),
        }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut state = self.fill_in(v, rng);
        for _ in 0..48 {
            if self.agrees_with_what_was_said(&state) {
                break;
            }
            state = self.fill_in(v, rng);
        }
        state
    }
}

impl Piquet {
    /// Deals what the viewer has not seen, so that hands, discards and talon are as many cards as they are and nobody holds
    /// what he has shown not to hold.
    fn fill_in<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut s = State::undealt(p.clone());
        for (place, card) in v.talon.iter().enumerate().filter_map(|(place, card)| Some((place, (*card)?))) {
            s.talon[place] = card;
            v.who.seat().into_iter().for_each(|me| s.seen[me] |= 1 << place);
        }
        if !p.phase.is_dealt() {
            return s;
        }
        s.laid = v.laid.map(Option::unwrap_or_default);
        let mut pool = v.talon.iter().flatten().fold(PACK, |pool, card| pool.without(*card)).minus(deal.tricks.seen());
        for seat in Seat::all(2) {
            // Cards that a hand is known to hold: shown, or taken from places of the talon the viewer has seen.
            let drawn: CardSet = self.taken_places(p, seat).filter_map(|place| v.talon[place]).collect();
            let sure = deal.shown[seat].union(drawn).minus(deal.tricks.played[seat]);
            s.hands[seat] = v.hands[seat].unwrap_or(sure);
            pool = pool.minus(s.hands[seat]).minus(s.laid[seat]);
        }
        for seat in Seat::all(2).filter(|seat| v.hands[*seat].is_none()) {
            // A carte blanche is known as it was dealt; what of it would now break suit cannot have been kept.
            let dealt = deal.blank[seat].both(pool);
            let gone = dealt.both(deal.tricks.lacks[seat]);
            let more = deal.laid[seat].saturating_sub(gone.len()).min(dealt.minus(gone).len());
            if !dealt.is_empty() {
                s.laid[seat] = gone.union(some_of(dealt.minus(gone), more, rng));
                s.hands[seat] = s.hands[seat].union(dealt.minus(s.laid[seat]));
                pool = pool.minus(dealt);
            }
        }
        let wants = Pair::from_fn(|seat| p.held(seat).saturating_sub(s.hands[seat].len()));
        // What none of them may hold need not be tried.
        let nobody = |card: &Card| Seat::all(2).all(|seat| wants[seat] == 0 || deal.tricks.lacks[seat].contains(*card));
        let hidden = pool.iter().filter(|card| !nobody(card)).collect();
        let hands = Unknown { pool: hidden, wants, lacks: deal.tricks.lacks }.imagine(rng).unwrap_or_default();
        for seat in Seat::all(2) {
            s.hands[seat] = s.hands[seat].union(hands[seat]);
            pool = pool.minus(hands[seat]);
        }
        self.lay_out(v, pool, &mut s, rng);
        s
    }

    /// Puts what is left of the pool among the discards and on every place of the talon; what a seat took comes from its own
    /// cards.
    fn lay_out<R: Rng>(&self, v: &View, pool: CardSet, s: &mut State, rng: &mut R) {
        let known: CardSet = v.talon.iter().flatten().copied().collect();
        let mut rest: ArrayVec<Card, 32> = pool.iter().collect();
        shuffle(&mut rest, rng);
        let mut rest = rest.into_iter();
        let mut unseen = (0..8).filter(|place| v.talon[*place].is_none()).fold(0, |bits, place| bits | 1u8 << place);
        for seat in Seat::all(2) {
            if v.laid[seat].is_none() && s.laid[seat].is_empty() {
                s.laid[seat] = rest.by_ref().take(v.public.deal.laid[seat].into()).collect();
            }
            let places = self.taken_places(&v.public, seat).filter(|place| v.talon[*place].is_none());
            let own = s.full_hand(seat).minus(known).minus(v.public.deal.blank[seat]);
            let mut drawn: ArrayVec<Card, 32> = own.iter().collect();
            shuffle(&mut drawn, rng);
            for (place, card) in places.zip(drawn) {
                s.talon[place] = card;
                unseen &= !(1 << place);
            }
        }
        let left = (0..8).filter(|place| unseen >> place & 1 == 1);
        left.zip(rest).for_each(|(place, card)| s.talon[place] = card);
    }

    /// Whether the imagined hands would have been called as they were.
    fn agrees_with_what_was_said(&self, s: &State) -> bool {
        let (p, spoken) = (&s.public, &s.public.deal.spoken);
        let (elder, younger) = (p.elder(), p.dealer);
        // At an easy table silence means less than the other, or nothing.
        let silence_tells = !self.options.is_manual() && matches!(p.phase, Phase::Demand | Phase::Play);
        Class::ALL.into_iter().all(|class| {
            let held = |seat| hand::best(s.full_hand(seat), class);
            let said = spoken.figures[class];
            let agrees = |seat, most| match said[seat] {
                None => !silence_tells || held(seat).is_none() || held(seat) < most,
                figure => figure == held(seat),
            };
            agrees(elder, None) && agrees(younger, said[elder])
        })
    }
}

fn some_of<R: Rng>(from: CardSet, count: u8, rng: &mut R) -> CardSet {
    let unknown = Unknown::<1> { pool: from, wants: PerSeat([count]), lacks: PerSeat::all(CardSet::EMPTY) };
    unknown.imagine(rng).map_or(CardSet::EMPTY, |chosen| chosen.0[0])
}
