//! What one seat may know, and what it may imagine of the rest.

use super::hand::{self, Class, PACK};
use super::options::PiquetOptions;
use super::rules::Piquet;
use super::state::{Phase, Public, State};
use rand::Rng;
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Game as _, Hidden, Seat, Suit, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What everybody sees.
    pub public: Public,
    /// The hands the viewer sees: his own, or one that lies open.
    pub hands: [Option<CardSet>; 2],
    /// What the viewer laid away.
    pub laid: [Option<CardSet>; 2],
    /// The talon cards the viewer has seen.
    pub talon: [Option<Card>; 8],
}

impl Hidden for Piquet {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let sees = |seat: Seat| who.is(seat);
        let seen = who.seat().map_or(0, |seat| s.seen[seat.index()]);
        View {
            who,
            public: s.public.clone(),
            hands: [0, 1].map(|i| (sees(Seat(i)) || s.public.open[i as usize]).then(|| s.hands[i as usize])),
            laid: [0, 1].map(|i| sees(Seat(i)).then(|| s.laid[i as usize])),
            talon: std::array::from_fn(|i| (seen >> i & 1 == 1).then(|| s.talon[i])),
        }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut fancy = Fancy::new(self, v);
        let mut state = fancy.deal(rng);
        for _ in 0..48 {
            if fancy.agrees_with_what_was_said(&state, &self.options) {
                break;
            }
            state = fancy.deal(rng);
        }
        state
    }
}

/// Fills in the unknown.
struct Fancy<'a> {
    game: &'a Piquet,
    view: &'a View,
    /// Suits each seat has shown not to hold any more, as bits of the suit.
    voids: [u8; 2],
}

impl<'a> Fancy<'a> {
    fn new(game: &'a Piquet, view: &'a View) -> Fancy<'a> {
        let mut voids = [0u8; 2];
        for trick in &view.public.tricks {
            if trick.reply.suit() != trick.led.suit() {
                voids[trick.leader.next(2).index()] |= 1 << trick.led.suit() as u8;
            }
        }
        Fancy { game, view, voids }
    }

    fn is_void(&self, seat: Seat, suit: Suit) -> bool {
        self.voids[seat.index()] >> suit as u8 & 1 == 1
    }

    /// The cards of the pool that a seat may hold.
    fn allowed(&self, seat: Seat, pool: CardSet) -> CardSet {
        pool.iter().filter(|c| !self.is_void(seat, c.suit())).collect()
    }

    /// Talon places that a seat took.
    fn places(&self, seat: Seat) -> std::ops::Range<usize> {
        let from = self.game.first_talon_card(&self.view.public, seat) as usize;
        from..from + self.view.public.taken[seat.index()] as usize
    }

    fn deal<R: Rng>(&mut self, rng: &mut R) -> State {
        let (v, p) = (self.view, &self.view.public);
        let mut s = self.game.open();
        s.public = p.clone();
        if let Viewer::Seat(me) = v.who {
            s.seen[me.index()] = (0..8).filter(|&i| v.talon[i].is_some()).fold(0, |bits, i| bits | 1 << i);
        }
        if matches!(p.phase, Phase::Cut | Phase::Packets | Phase::Deal | Phase::Over) {
            s.talon.iter_mut().zip(v.talon).for_each(|(place, known)| *place = known.unwrap_or(*place));
            return s;
        }
        let known_talon: CardSet = v.talon.iter().flatten().copied().collect();
        let mut taken = [0, 1].map(|i| p.played(Seat(i)));
        let mut pool = PACK.minus(taken[0]).minus(taken[1]).minus(known_talon);
        for cards in v.hands.iter().chain(&v.laid).flatten() {
            pool = pool.minus(*cards);
        }
        // Cards that a hand is known to hold: shown, or taken from places of the talon the viewer has seen.
        let mut sure = [CardSet::EMPTY; 2];
        for seat in [Seat(0), Seat(1)] {
            let i = seat.index();
            if v.hands[i].is_some() {
                continue;
            }
            let drawn: CardSet = self.places(seat).filter_map(|place| v.talon[place]).collect();
            sure[i] = p.shown[i].union(drawn).minus(taken[i]);
            pool = pool.minus(sure[i]);
        }
        for seat in [Seat(0), Seat(1)] {
            let i = seat.index();
            if let Some(hand) = v.hands[i] {
                s.hands[i] = hand;
                continue;
            }
            let kept_dealt = self.choose_laid_of_shown_hand(seat, sure[i], taken[i], &mut pool, &mut s, rng);
            let wanted = p.held(seat).saturating_sub(sure[i].union(kept_dealt).len());
            let allowed = self.allowed(seat, pool);
            let mut more = pick(allowed, wanted, rng);
            // An onlooker deals both hands: the first leaves the second what alone it may hold.
            let other = seat.next(2);
            if i == 0 && v.hands[1].is_none() {
                let (others, needs) = (self.allowed(other, pool), p.held(other).saturating_sub(sure[1].len()));
                let spare = others.len().saturating_sub(needs);
                if more.both(others).len() > spare {
                    let own = pick(allowed.minus(others), wanted.saturating_sub(spare), rng);
                    more = own.union(pick(allowed.both(others), wanted - own.len(), rng));
                }
            }
            pool = pool.minus(more);
            s.hands[i] = sure[i].union(kept_dealt).union(more);
        }
        for seat in [Seat(0), Seat(1)] {
            let i = seat.index();
            if let Some(laid) = v.laid[i] {
                s.laid[i] = laid;
            } else if s.laid[i].is_empty() {
                s.laid[i] = pick(pool, p.laid[i], rng);
                pool = pool.minus(s.laid[i]);
            }
            taken[i] = taken[i].union(s.hands[i]);
        }
        self.lay_talon(&mut s, taken, pool, rng);
        s
    }

    /// A hand shown as carte blanche is known as it was dealt: chooses what of it was laid away, and returns what was kept.
    fn choose_laid_of_shown_hand<R: Rng>(
        &self,
        seat: Seat,
        sure: CardSet,
        played: CardSet,
        pool: &mut CardSet,
        s: &mut State,
        rng: &mut R,
    ) -> CardSet {
        let (p, i) = (&self.view.public, seat.index());
        let dealt = p.shown_dealt[i];
        if dealt.is_empty() {
            return CardSet::EMPTY;
        }
        let open = dealt.minus(played).minus(sure);
        // What would now break suit cannot have been kept.
        let gone: CardSet = open.iter().filter(|c| self.is_void(seat, c.suit())).collect();
        let more = p.laid[i].saturating_sub(gone.len());
        let laid = gone.union(pick(open.minus(gone), more, rng));
        s.laid[i] = laid;
        *pool = pool.minus(dealt);
        open.minus(laid)
    }

    /// Puts cards on every place of the talon: what a seat took comes from its cards, the rest from the pool.
    fn lay_talon<R: Rng>(&self, s: &mut State, owned: [CardSet; 2], pool: CardSet, rng: &mut R) {
        let v = self.view;
        let mut rest: Vec<Card> = pool.iter().collect();
        rest.shuffle(rng);
        let mut used: CardSet = v.talon.iter().flatten().copied().collect();
        for (place, known) in v.talon.iter().enumerate() {
            if let Some(card) = known {
                s.talon[place] = *card;
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let dealt = v.public.shown_dealt[seat.index()];
            let unknown: Vec<usize> = self.places(seat).filter(|&place| v.talon[place].is_none()).collect();
            let from = owned[seat.index()].minus(used).minus(dealt);
            let mut drawn: Vec<Card> = from.iter().collect();
            drawn.shuffle(rng);
            for (place, card) in unknown.into_iter().zip(drawn) {
                s.talon[place] = card;
                used.insert(card);
            }
        }
        let covered = |place: usize| self.places(Seat(0)).contains(&place) || self.places(Seat(1)).contains(&place);
        let left = (0..8).filter(|&place| v.talon[place].is_none() && !covered(place));
        left.zip(rest).for_each(|(place, card)| s.talon[place] = card);
    }

    /// Whether the imagined hands would have been called as they were.
    fn agrees_with_what_was_said(&self, s: &State, options: &PiquetOptions) -> bool {
        let p = &self.view.public;
        let declared = matches!(
            p.phase,
            Phase::Demand | Phase::Play | Phase::Proof | Phase::Reckoning | Phase::Answer(_) | Phase::Call(_)
        );
        if !declared {
            return true;
        }
        let full = [0, 1].map(|i| s.hands[i].union(p.played(Seat(i as u8))));
        let (elder, younger) = (p.elder().index(), p.dealer.index());
        Class::ALL.into_iter().all(|class| {
            let worths = full.map(|h| hand::worth(h, class));
            let figures = p.figures[class as usize];
            let told = [0, 1].into_iter().all(|i| figures[i].is_none_or(|f| f == worths[i]));
            // At an easy table silence means less than the other, or nothing.
            let silence = options.is_manual()
                || (figures[elder].is_some() || worths[elder] == 0)
                    && (figures[younger].is_some() || worths[younger] < worths[elder].max(1));
            told && silence
        })
    }
}

/// Some of the cards, at random.
fn pick<R: Rng>(from: CardSet, count: u8, rng: &mut R) -> CardSet {
    let mut cards: arrayvec::ArrayVec<Card, 64> = from.iter().collect();
    let (chosen, _) = cards.partial_shuffle(rng, count as usize);
    chosen.iter().copied().collect()
}
