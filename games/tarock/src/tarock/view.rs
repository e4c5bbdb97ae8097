//! What one seat may know, and what it may imagine of the rest.

use super::cards::TAROCKS;
use super::honours::Honour;
use super::laying::{Place as Wanted, lay_out};
use super::moves::Moves;
use super::options::Sister;
use super::rules::{Rules, Tarock};
use super::state::{Phase, Public, State};
use super::talon::Pile;
use super::terms::Form;
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Hidden, Seat, Viewer};

/// A table through the eyes of one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's cards; nothing for an onlooker, and for a Vorhand who has not looked.
    pub hand: Option<CardSet>,
    /// The scat, if he has laid it.
    pub scat: CardSet,
    /// The piles of the talon that he has seen: the upper and the lower, or the three cards that he took.
    pub piles: [CardSet; 2],
    /// Cards given for others, as far as he knows them; in the order of the gifts.
    pub given: ArrayVec<Option<Card>, 3>,
}

impl View {
    /// The viewer's cards.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }
}

/// Places where cards may lie: hands, then tarocks of those who announced their number, the scat, the piles.
const PLACES: usize = 11;

impl Rules {
    /// How many cards a seat holds.
    pub fn held(&self, p: &Public, seat: Seat) -> u8 {
        let deal = &p.deal;
        if !deal.ring.contains(seat) || matches!(deal.phase, Phase::FirstDealer | Phase::Deal | Phase::Over) {
            return 0;
        }
        let (hand, scat) = (self.terms.hand(), self.terms.scat());
        let takes = deal.layer == Some(seat) && !self.terms.player_lays();
        let bought = self.terms.player_lays() && deal.player == Some(seat) && self.has_bought(p);
        let more = if takes || bought { scat } else { 0 };
        let laid = if deal.layer == Some(seat) { deal.laid } else { 0 };
        let exchanging = u8::from(deal.phase == Phase::Give);
        let gains = if deal.player == Some(seat) { exchanging } else { 0 };
        let loses = if deal.giving == Some(seat) { exchanging } else { 0 };
        (hand + more + gains).saturating_sub(laid + loses + deal.played[seat].len())
    }

    /// Whether the player has taken cards of the talon into his hand.
    fn has_bought(&self, p: &Public) -> bool {
        let deal = &p.deal;
        match self.terms.form {
            Form::HombreNew => deal.player.is_some(),
            Form::Zapp => deal.game.is_some_and(|game| game != super::moves::Game::Solo) && deal.phase != Phase::Talon,
            _ => false,
        }
    }

    /// The table as a viewer sees it.
    pub fn view(&self, s: &State, who: Viewer) -> View {
        let p = &s.public;
        let seat = who.player(self.terms.seats);
        let blind = p.deal.blind && seat == Some(p.deal.ring.first());
        let lays = seat.is_some() && p.deal.layer == seat;
        let player = seat.is_some() && p.deal.player == seat;
        let known = |gift: &super::state::Gift| player || Some(gift.from) == seat;
        let given = p.deal.gifts.iter().zip(&s.given).map(|(gift, card)| Some(*card).filter(|_| known(gift)));
        let mut piles = [CardSet::EMPTY; 2];
        if player && self.terms.form == Form::Zapp {
            piles = self.seen_piles(s);
        }
        View {
            who,
            public: p.clone(),
            hand: seat.filter(|_| !blind).map(|seat| s.hands[seat]),
            scat: if lays { s.scat } else { CardSet::EMPTY },
            piles,
            given: given.collect(),
        }
    }

    /// The pile that the player of Tarok-Zapp looks at; what he keeps is in his hand, what he laid open everybody sees.
    fn seen_piles(&self, s: &State) -> [CardSet; 2] {
        match (s.public.deal.phase, Self::pile_now(&s.public)) {
            (Phase::Talon, Some(Pile::Upper)) => [s.talon, CardSet::EMPTY],
            (Phase::Talon, Some(Pile::Lower)) => [CardSet::EMPTY, s.lower],
            _ => [CardSet::EMPTY; 2],
        }
    }

    /// How many cards lie in the piles of the talon.
    fn pile_sizes(&self, p: &Public) -> [u8; 2] {
        match self.terms.form {
            Form::HombreNew if p.deal.player.is_none() => [3, 0],
            Form::Two => [25, 0],
            Form::Zapp if !self.has_bought(p) => [3, 3],
            Form::Zapp => match Self::pile_now(p) {
                Some(Pile::Upper) => [0, 3],
                _ => [3, 0],
            },
            _ => [0, 0],
        }
    }

    /// A whole state that would look like this to the viewer.
    pub fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = self.open();
        s.public = v.public.clone();
        let (p, deal) = (&v.public, &v.public.deal);
        if matches!(deal.phase, Phase::FirstDealer | Phase::Deal | Phase::Over) {
            return s;
        }
        let me = v.who.player(self.terms.seats).filter(|_| v.hand.is_some());
        let played = deal.played.values().fold(CardSet::EMPTY, |all, cards| all.union(*cards));
        let mut pool = self.pack.cards.minus(played).minus(v.own()).minus(v.scat);
        pool = pool.minus(v.piles[0]).minus(v.piles[1]);
        if let Some(me) = me {
            s.hands[me] = v.own();
        }
        (s.talon, s.lower) = (v.piles[0], v.piles[1]);
        s.scat = v.scat;
        // What lies open or is known to lie in the scat.
        let mut take = |cards: CardSet| {
            let taken = cards.both(pool);
            pool = pool.minus(taken);
            taken
        };
        if v.scat.is_empty() && deal.laid > 0 {
            s.scat = take(deal.in_scat);
        }
        self.lay_open(&mut s, &mut take);
        for seat in deal.ring.iter().filter(|seat| Some(*seat) != me) {
            s.hands[seat] = take(self.sure(p, v, seat));
        }
        let sizes = self.pile_sizes(p);
        let mut places = Places::default();
        for seat in deal.ring.iter().filter(|seat| Some(*seat) != me) {
            self.want(&s, p, seat, &mut places);
        }
        if v.scat.is_empty() && deal.laid > s.scat.len() {
            let banned = self.never_laid(p, deal.laid);
            places.add(Place::Scat, deal.laid - s.scat.len(), banned);
        }
        if self.terms.form != Form::Two {
            let hidden = [(Place::Upper, s.talon, sizes[0]), (Place::Lower, s.lower, sizes[1])];
            for (place, cards, size) in hidden.into_iter().filter(|(_, cards, size)| cards.len() < *size) {
                places.add(place, size - cards.len(), CardSet::EMPTY);
            }
        }
        self.fill(&mut s, &places, pool, rng);
        self.imagine_given(&mut s, v);
        s
    }

    /// Piles that lie open before all.
    fn lay_open(&self, s: &mut State, take: &mut impl FnMut(CardSet) -> CardSet) {
        let deal = &s.public.deal;
        let Some(first) = deal.game.and_then(super::talon::first_pile) else { return };
        let now = Self::pile_now(&s.public);
        let in_hand = deal.phase != Phase::Talon;
        let piles: ArrayVec<(Pile, CardSet), 2> = [first, first.other()].into_iter().zip(deal.open.clone()).collect();
        for (pile, cards) in piles {
            // What he went back to is in his hand, and everybody has seen it.
            if in_hand && now == Some(pile) {
                continue;
            }
            let cards = take(cards);
            match pile {
                Pile::Upper => s.talon = s.talon.union(cards),
                Pile::Lower => s.lower = s.lower.union(cards),
            }
        }
    }

    /// Cards that everybody knows a seat to hold, or the viewer knows.
    pub fn sure(&self, p: &Public, v: &View, seat: Seat) -> CardSet {
        let deal = &p.deal;
        let mut sure = CardSet::EMPTY;
        if !self.terms.strict {
            let run = deal.announced.iter().filter(|item| item.seat == seat);
            for item in run.filter(|item| matches!(item.honour, Honour::Matadors | Honour::Honneurs)) {
                sure = sure.union(self.matador_cards(item.count));
            }
        }
        for (gift, card) in deal.gifts.iter().zip(v.given.iter().chain(std::iter::repeat(&None))) {
            if deal.player == Some(seat) {
                sure.insert(gift.card);
            }
            if gift.from == seat {
                sure = sure.without(gift.card);
                sure = card.map_or(sure, |card| sure.with(card));
            }
        }
        sure.minus(deal.played[seat])
    }

    /// Cards that never lie in a scat.
    fn never_laid(&self, p: &Public, laid: u8) -> CardSet {
        if self.terms.strict && matches!(self.terms.form, Form::Three | Form::OldThree) {
            return CardSet::EMPTY;
        }
        let tarocks = self.pack.suits[TAROCKS];
        let banned = self.pack.kings.union(tarocks);
        match self.terms.form {
            Form::Three | Form::Two => banned.without(super::cards::PAGAT),
            Form::OldThree => self.pack.kings,
            Form::Zapp if p.deal.laid_tarocks > 0 && laid > 0 => self.pack.fives,
            _ => banned,
        }
    }

    /// What a seat wants, its tarocks apart where it has announced how many it had.
    fn want(&self, s: &State, p: &Public, seat: Seat, places: &mut Places) {
        let (held, has) = (self.held(p, seat), s.hands[seat]);
        let wants = held.saturating_sub(has.len());
        let (tarocks, lacks) = (self.pack.suits[TAROCKS], p.deal.lacks[seat]);
        let exchanged = !p.deal.gifts.is_empty();
        let said = p.deal.tarocks_of(seat).filter(|_| !exchanged && !self.terms.strict);
        let left =
            said.map(|count| count.saturating_sub(p.deal.played[seat].both(tarocks).len() + has.both(tarocks).len()));
        match left.filter(|left| *left <= wants) {
            Some(left) => {
                places.add(Place::Hand(seat), wants - left, lacks.union(tarocks));
                places.add(Place::Hand(seat), left, lacks.union(self.pack.cards.minus(tarocks)));
            }
            None => places.add(Place::Hand(seat), wants, lacks),
        }
    }

    /// Lays the cards that are left, each way about as likely as any other.
    fn fill<R: Rng>(&self, s: &mut State, places: &Places, pool: CardSet, rng: &mut R) {
        let dealt = lay_out(pool, &places.0, rng).or_else(|| {
            // What players have said cannot all be true: then only the numbers count.
            let free = places.0.iter().map(|place| Wanted { lacks: CardSet::EMPTY, ..*place });
            lay_out(pool, &free.collect::<ArrayVec<_, PLACES>>(), rng)
        });
        let Some(dealt) = dealt else { return };
        let mut left = pool;
        for (at, place) in places.0.iter().enumerate() {
            let cards = dealt[at];
            left = left.minus(cards);
            let heap = match place.what {
                Place::Hand(seat) => &mut s.hands[seat],
                Place::Scat => &mut s.scat,
                Place::Upper => &mut s.talon,
                Place::Lower => &mut s.lower,
            };
            *heap = heap.union(cards);
        }
        if self.terms.form == Form::Two {
            s.talon = left;
        }
    }

    /// What the player gave for cards, as far as the viewer does not know: cards of whoever received them, played or not.
    fn imagine_given(&self, s: &mut State, v: &View) {
        let gifts = s.public.deal.gifts.clone();
        let mut used = CardSet::EMPTY;
        for (gift, known) in gifts.iter().zip(&v.given) {
            let all = s.as_played(gift.from).minus(used);
            let card = known.or_else(|| all.first()).unwrap_or(gift.card);
            used.insert(card);
            let _ = s.given.try_push(card);
        }
    }

    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        let mut s = self.open();
        s.public = v.public.clone();
        s.hands[seat] = v.own();
        s.scat = v.scat;
        self.moves(&s, seat)
    }
}

/// Where unknown cards may lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Place {
    Hand(Seat),
    Scat,
    Upper,
    Lower,
}

/// How many cards each place wants, and what it cannot have.
#[derive(Default)]
struct Places(ArrayVec<Wanted<Place>, PLACES>);

impl Places {
    fn add(&mut self, place: Place, wants: u8, lacks: CardSet) {
        if wants > 0 {
            let _ = self.0.try_push(Wanted { what: place, wants, lacks });
        }
    }
}

impl<K: Sister> Hidden for Tarock<K> {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        Rules::view(self, s, who)
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        Rules::imagine(self, v, rng)
    }
}
