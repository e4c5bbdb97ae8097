//! What one viewer may know of a match, and what he may imagine of the rest.

use super::contracts::Contract;
use super::rules::LHombre;
use super::state::{Phase, Public, State};
use super::table::{SEATS, TALON, next_of};
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Game as _, Hidden, Seat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Through whose eyes.
    pub who: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's cards; of an onlooker nothing.
    pub hand: Option<CardSet>,
    /// What the viewer laid away.
    pub laid: Option<CardSet>,
    /// The cards the viewer drew as hombre.
    pub fresh: Option<CardSet>,
    /// The undrawn cards, if the viewer has looked at them, top first.
    pub undrawn: Option<ArrayVec<Card, TALON>>,
}

impl View {
    /// Whether the viewer is a hombre who looks back at taken tricks.
    pub fn looks_back(&self) -> bool {
        self.public.looked_back && self.who.seat().is_some_and(|seat| self.public.is_hombre(seat))
    }
}

impl Hidden for LHombre {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let p = &s.public;
        let seat = who.seat().filter(|seat| seat.0 < self.seats);
        let undrawn = |seat: &Seat| {
            let looked = p.looked.contains(*seat);
            looked.then(|| s.talon[usize::from(p.top)..usize::from(p.bottom)].iter().copied().collect())
        };
        View {
            who,
            public: p.clone(),
            hand: seat.map(|seat| s.hands[seat.index()]),
            laid: seat.map(|seat| s.laid[seat.index()]),
            fresh: seat.filter(|seat| p.is_hombre(*seat)).map(|_| s.fresh),
            undrawn: seat.as_ref().and_then(undrawn),
        }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = self.open();
        s.public = v.public.clone();
        if matches!(s.public.phase, Phase::FirstDealer | Phase::Couleur | Phase::Deal | Phase::Over) {
            return s;
        }
        Imagination::new(self, v).fill(&mut s, rng);
        s
    }
}

/// Cards of which the viewer does not know where they are, and the places that want some.
struct Imagination<'a> {
    game: &'a LHombre,
    view: &'a View,
    pool: CardSet,
}

impl<'a> Imagination<'a> {
    fn new(game: &'a LHombre, view: &'a View) -> Self {
        Imagination { game, view, pool: game.options.players.pack() }
    }

    fn take(&mut self, cards: CardSet) {
        self.pool = self.pool.minus(cards);
    }

    fn fill<R: Rng>(&mut self, s: &mut State, rng: &mut R) {
        let (v, p) = (self.view, &self.view.public);
        let me = v.who.seat();
        (0..SEATS).for_each(|i| self.take(p.played[i]));
        if let Some(seat) = me {
            s.hands[seat.index() & 3] = v.hand.unwrap_or_default();
            s.laid[seat.index() & 3] = v.laid.unwrap_or_default();
            self.take(s.hands[seat.index() & 3].union(s.laid[seat.index() & 3]));
        }
        self.lay_known_talon(s);
        let others = || (0..SEATS).filter(|i| me.is_none_or(|seat| seat.index() != *i));
        for i in others() {
            s.hands[i] = p.sure[i].minus(p.played[i]);
            self.take(s.hands[i]);
        }
        for i in others() {
            self.place_known_of_deal(s, i, rng);
        }
        let wants = |s: &State| std::array::from_fn(|i| p.held[i].saturating_sub(s.hands[i].len()));
        let mut dealt = self.deal_out(wants(s), rng);
        if (0..SEATS).any(|i| dealt[i].len() < wants(s)[i]) {
            // Somebody must still hold what he was dealt, for there is nothing else he may hold.
            others().for_each(|i| self.keep_known_of_deal(s, i, rng));
            dealt = self.deal_out(wants(s), rng);
        }
        for i in others() {
            s.hands[i] = s.hands[i].union(dealt[i]);
            self.take(dealt[i]);
        }
        for i in others() {
            let more = p.laid[i].saturating_sub(s.laid[i].len());
            let laid = pick(self.pool, more, rng);
            s.laid[i] = s.laid[i].union(laid);
            self.take(laid);
        }
        self.lay_talon(s, rng);
        self.imagine_fresh(s, rng);
        self.imagine_revokes(s);
    }

    /// Cards of the talon that lie where the viewer knows them.
    fn lay_known_talon(&mut self, s: &mut State) {
        let p = &self.view.public;
        if let Some(undrawn) = &self.view.undrawn {
            for (place, card) in (usize::from(p.top)..TALON).zip(undrawn) {
                s.talon[place] = *card;
                self.pool.remove(*card);
            }
        }
        for (place, card) in p.turned.iter().enumerate() {
            if let Some(card) = card.filter(|_| place >= usize::from(p.top)) {
                s.talon[place] = card;
                self.pool.remove(card);
            }
        }
    }

    /// Cards a seat was certainly dealt are in its hand or among its discards.
    fn place_known_of_deal<R: Rng>(&mut self, s: &mut State, i: usize, rng: &mut R) {
        let p = &self.view.public;
        for card in p.had[i].both(self.pool) {
            let room = p.held[i].saturating_sub(s.hands[i].len());
            let laid_room = p.laid[i].saturating_sub(s.laid[i].len());
            let may_hold = room > 0 && !p.lacks[i].contains(card);
            let keeps = may_hold && (laid_room == 0 || rng.random_range(0..2u32) == 0);
            if keeps {
                s.hands[i].insert(card);
            } else {
                s.laid[i].insert(card);
            }
            self.pool.remove(card);
        }
    }

    /// Takes cards a seat was certainly dealt from its discards back to its hand, as many as have room there.
    fn keep_known_of_deal<R: Rng>(&self, s: &mut State, i: usize, rng: &mut R) {
        let p = &self.view.public;
        let room = p.held[i].saturating_sub(s.hands[i].len());
        let kept = pick(p.had[i].both(s.laid[i]).minus(p.lacks[i]), room, rng);
        s.laid[i] = s.laid[i].minus(kept);
        s.hands[i] = s.hands[i].union(kept);
    }

    /// Unknown cards for hands, none that a seat is known to lack.
    fn deal_out<R: Rng>(&self, wants: [u8; SEATS], rng: &mut R) -> [CardSet; SEATS] {
        let lacks = self.view.public.lacks;
        let mut seats = [0, 1, 2, 3];
        // The most constrained first; a few tries nearly always do.
        seats.sort_by_key(|i| i16::from(self.pool.minus(lacks[*i]).len()) - i16::from(wants[*i]));
        for _ in 0..20 {
            let (mut pool, mut hands) = (self.pool, [CardSet::EMPTY; SEATS]);
            for i in seats {
                hands[i] = pick(pool.minus(lacks[i]), wants[i], rng);
                pool = pool.minus(hands[i]);
            }
            if (0..SEATS).all(|i| hands[i].len() == wants[i]) {
                return hands;
            }
        }
        self.deal_out_exactly(wants, rng)
    }

    /// The same by moving cards along until every hand is full, where random tries do not find a way.
    fn deal_out_exactly<R: Rng>(&self, wants: [u8; SEATS], rng: &mut R) -> [CardSet; SEATS] {
        let lacks = self.view.public.lacks;
        let mut cards: ArrayVec<Card, 40> = self.pool.iter().collect();
        cards.shuffle(rng);
        let mut hands = [CardSet::EMPTY; SEATS];
        for i in 0..SEATS {
            while hands[i].len() < wants[i] {
                let mut tried = CardSet::EMPTY;
                if !augment(&cards, &lacks, &mut hands, i, &mut tried) {
                    break;
                }
            }
        }
        hands
    }

    /// What nobody holds lies in the talon.
    fn lay_talon<R: Rng>(&mut self, s: &mut State, rng: &mut R) {
        let p = &self.view.public;
        if self.view.undrawn.is_some() {
            return;
        }
        let mut rest: ArrayVec<Card, 40> = self.pool.iter().collect();
        rest.shuffle(rng);
        let known = |place: usize| p.turned.get(place).is_some_and(|card| card.is_some());
        let places = (usize::from(p.top)..usize::from(p.bottom).min(TALON)).filter(|place| !known(*place));
        places.zip(rest).for_each(|(place, card)| s.talon[place] = card);
    }

    /// Which of his cards the hombre drew.
    fn imagine_fresh<R: Rng>(&self, s: &mut State, rng: &mut R) {
        let p = &self.view.public;
        let Some(hombre) = p.hombre else { return };
        s.fresh = match self.view.fresh {
            Some(fresh) => fresh,
            None if !p.bought.contains(hombre) && !p.plays(Contract::Mohr) => CardSet::EMPTY,
            None => {
                let hand = s.hands[hombre.index() & 3];
                let old = p.bid.contract.needs();
                let dealt = p.misdealt(hombre).map_or(self.game.hand, |m| m.cards);
                let laid = p.laid[hombre.index() & 3] + self.game.hand;
                let drawn = if p.plays(Contract::Mohr) { hand.len() } else { laid.saturating_sub(dealt) };
                pick(hand.minus(old), drawn, rng)
            }
        };
    }

    /// Whether somebody would have revoked in the trick on the table with the cards imagined for him.
    fn imagine_revokes(&self, s: &mut State) {
        let p = &self.view.public;
        if !self.game.options.strict || !matches!(p.phase, Phase::Play | Phase::Mend | Phase::Replay) {
            return;
        }
        let mut seat = p.trick.leader;
        let led = p.trick.led();
        for (i, card) in p.trick.cards().iter().enumerate() {
            let hand = s.hands[seat.index() & 3].with(*card);
            let broke = i > 0 && !p.order().legal(hand, led).contains(*card);
            if broke && !p.faulty.contains(seat) {
                s.revoked = s.revoked.with(seat);
            }
            seat = next_of(p.trick.players, seat, self.game.seats);
        }
        if p.phase == Phase::Mend {
            s.revoked = s.revoked.with(p.turn);
        }
    }
}

/// Finds one more card for hand `i`, moving others' cards along if needed.
fn augment(
    cards: &[Card],
    lacks: &[CardSet; SEATS],
    hands: &mut [CardSet; SEATS],
    i: usize,
    tried: &mut CardSet,
) -> bool {
    for card in cards {
        if lacks[i].contains(*card) || hands[i].contains(*card) || tried.contains(*card) {
            continue;
        }
        tried.insert(*card);
        let owner = (0..SEATS).find(|j| hands[*j].contains(*card));
        let free = match owner {
            None => true,
            Some(owner) => {
                hands[owner].remove(*card);
                let moved = augment(cards, lacks, hands, owner, tried);
                if !moved {
                    hands[owner].insert(*card);
                }
                moved
            }
        };
        if free {
            hands[i].insert(*card);
            return true;
        }
    }
    false
}

/// Some of the cards, at random.
fn pick<R: Rng>(from: CardSet, count: u8, rng: &mut R) -> CardSet {
    let mut cards: ArrayVec<Card, 64> = from.iter().collect();
    let (chosen, _) = cards.partial_shuffle(rng, usize::from(count));
    chosen.iter().copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lhombre::options::LHombreOptions;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use spadille_core::{Options as _, SeatSet};

    #[test]
    fn whoever_may_hold_nothing_else_still_holds_what_he_was_dealt() {
        let game = LHombre::new(LHombreOptions::preset("1860").unwrap()).unwrap();
        let cards = |text: &str| text.parse::<CardSet>().unwrap();
        let mut s = game.open();
        let p = &mut s.public;
        (p.phase, p.players, p.hombre) = (Phase::Play, SeatSet::all(3), Some(Seat(1)));
        p.played = [
            cards("JS 6S 7H 5H KD JD QC"),
            cards("QS 3S 6H 4H AD 5D KC"),
            cards("KS 7S AH QH JH 3H 7D"),
            CardSet::EMPTY,
        ];
        (p.held, p.laid, p.top, p.bottom) = ([2, 2, 2, 0], [6, 0, 4, 0], 10, 13);
        // The last two of the third seat can only be the black aces that he promised, for he lacks all but hearts.
        p.had[2] = cards("AS AC");
        p.lacks[2] = game.options.players.pack().minus(cards("AH KH QH JH 7H 6H 5H 4H 3H 2H AS AC"));
        s.hands = [cards("JC 7C"), cards("2D 6D"), cards("AS AC"), CardSet::EMPTY];
        s.laid = [cards("KH 2H QD 3D 6C 5S"), CardSet::EMPTY, cards("4D 5C 2S 2C"), CardSet::EMPTY];
        let view = game.view(&s, Viewer::Seat(Seat(0)));
        let mut rng = ChaCha8Rng::seed_from_u64(7238);
        for _ in 0..100 {
            assert_eq!(game.imagine(&view, &mut rng).hands[2], cards("AS AC"));
        }
    }
}
