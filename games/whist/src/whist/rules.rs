//! The contract: how a match goes, from the draw to the last rubber.

use super::moves::{Move, Moves, Named};
use super::options::{DrawAce, Pay, Places, Sister, TrumpSource, Unit, WhistOptions};
use super::refusals;
use super::score::{self, side_of};
use super::seated::Seated;
use super::state::{Deal, Drawing, FOUR, Phase, Public, SEATS, Seating, State};
use crate::pack::{PACK, RANKS};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, Ledger, Offer, OptionError, Options as _, OptionsOf, PerSeat, Rank, Refusal, Scribe, Seat,
    SeatSet, Suit, Turn, law, text,
};
use spadille_tricks::{Order, deal_out, shuffle};
use std::marker::PhantomData;
use std::ops::Deref;

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall {
    /// A card for each who draws for places, in the order of the seats.
    Draw(ArrayVec<Card, SEATS>),
    /// The hands by place, and the card turned up.
    Deal {
        /// The hands.
        hands: PerSeat<CardSet, SEATS>,
        /// The dealer's last card, or a card of the second pack.
        turned: Card,
    },
}

/// The rules of a table, whichever sister it plays.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What was agreed on.
    pub options: WhistOptions,
    /// Whether trumps are named, and the suit turned up doubles.
    pub cayenne: bool,
    /// Whether mistakes are possible.
    pub strict: bool,
    orders: Box<[Order; 4]>,
    /// The order without trumps, for hands laid open.
    pub(super) no_trumps: Box<Order>,
}

/// Whist, or Cayenne, under chosen options.
#[derive(Clone, Debug)]
pub struct Whist<K: Sister> {
    rules: Rules,
    options: OptionsOf<K>,
    sister: PhantomData<K>,
}

impl<K: Sister> Deref for Whist<K> {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

/// The order of the cards with these trumps, or without any.
pub(super) fn order_with(trump: Option<Suit>) -> Order {
    let suits = Suit::ALL.map(|suit| RANKS.map(|rank| Card::new(rank, suit)));
    let rows: [&[Card]; 4] = [&suits[0], &suits[1], &suits[2], &suits[3]];
    Order::new(&rows, trump.map(|suit| suit as usize))
}

impl Rules {
    /// The rules of one sister.
    pub fn new<K: Sister>(options: WhistOptions) -> Rules {
        let orders = Box::new(Suit::ALL.map(|suit| order_with(Some(suit))));
        let no_trumps = Box::new(order_with(None));
        Rules { cayenne: K::CAYENNE, strict: options.strict(), orders, no_trumps, options }
    }

    /// The order of the cards with these trumps.
    #[inline]
    pub fn order(&self, trump: Suit) -> &Order {
        &self.orders[trump as usize]
    }

    /// The order with these trumps, or before any are known.
    pub fn order_of(&self, trump: Option<Suit>) -> &Order {
        trump.map_or(&self.no_trumps, |trump| self.order(trump))
    }

    /// The honours of a trump suit.
    pub fn honours(&self, trump: Suit) -> CardSet {
        score::honours_of(&self.options, trump)
    }

    /// A new match.
    pub fn open(&self) -> State {
        let dealer = Seat(3);
        State {
            public: Public {
                ledger: Ledger::default(),
                seating: Seating::default(),
                drawing: Drawing::default(),
                dealer,
                points: [0; 2],
                games: Default::default(),
                extras: [0; 2],
                deals_done: 0,
                settled: 0,
                deal: Deal { phase: Phase::Draw, ..Deal::new(dealer) },
            },
            hands: PerSeat::all(CardSet::EMPTY),
        }
    }

    /// What a place may do, given its hand; it depends on nothing else that is hidden.
    #[inline]
    pub fn moves(&self, s: &State, place: Seat) -> Moves {
        let (p, hand) = (&s.public, s.hands[place]);
        let deal = &p.deal;
        let none = Offer::new(Move::Play);
        match deal.phase {
            Phase::Play if !self.strict => self.plays(s, place),
            Phase::Play => self.strict_plays(s, place),
            Phase::Name => {
                let suits = none.with_all(Suit::ALL.map(|suit| Move::Trump(Named(suit))));
                if place == p.dealer { suits.with(Move::Leave) } else { suits }
            }
            Phase::Call => {
                let held = deal.trump.map_or(0, |trump| hand.both(self.honours(trump)).len());
                if held >= 2 { none.with(Move::Call).with(Move::NoCall) } else { none.with(Move::NoCall) }
            }
            Phase::Honours => none.with(Move::Announce).with(Move::Silent),
            Phase::Draw | Phase::Deal | Phase::Over => none,
            _ => self.strict_moves(s, place),
        }
    }

    /// Does it.
    pub fn play<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Play, Move::Play(card)) => self.play_card(s, place, card, scribe),
            (Phase::Play, Move::Show) => self.show(s, place, scribe),
            (Phase::Name, _) => self.name_trump(s, place, m, scribe),
            (Phase::Call, _) => self.answer_call(s, place, m, scribe),
            (Phase::Honours, _) => self.announce(s, place, m, scribe),
            _ => self.strict_play(s, place, m, scribe),
        }
    }

    /// Draws what chance decides next.
    pub fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        let p = &s.public;
        if p.deal.phase == Phase::Draw {
            let mut pack: ArrayVec<Card, 52> = PACK.iter().collect();
            shuffle(&mut pack, rng);
            return Fall::Draw(pack.into_iter().take(p.drawing.again.len().min(FOUR).into()).collect());
        }
        let (hands, _) = deal_out::<SEATS, R>(PACK, &PerSeat::all(13), rng);
        let among = match self.options.trump_source {
            TrumpSource::LastCard => hands[p.dealer],
            TrumpSource::SecondPack => PACK,
        };
        let turned = among.nth(rng.random_range(0..among.len())).unwrap_or(Card::new(Rank::Two, Suit::Clubs));
        Fall::Deal { hands, turned }
    }

    /// Whether chance could decide this now.
    ///
    /// # Errors
    /// Says that it could not.
    pub fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let p = &s.public;
        let fits = match (p.deal.phase, fall) {
            (Phase::Draw, Fall::Draw(cards)) => {
                let all: CardSet = cards.iter().copied().collect();
                cards.len() == usize::from(p.drawing.again.len())
                    && usize::from(all.len()) == cards.len()
                    && PACK.includes(all)
            }
            (Phase::Deal, Fall::Deal { hands, turned }) => {
                let all = hands.values().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
                let whole = all == PACK && hands.values().all(|hand| hand.len() == 13);
                whole
                    && match self.options.trump_source {
                        TrumpSource::LastCard => hands[p.dealer].contains(*turned),
                        TrumpSource::SecondPack => PACK.contains(*turned),
                    }
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    /// Lets it happen.
    pub fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::Draw(cards) => self.reveal_draw(&mut s.public, cards, scribe),
            Fall::Deal { hands, turned } => {
                let seating = s.public.seating;
                self.deal(s, hands, *turned, &mut Seated::new(scribe, seating));
            }
        }
    }

    /// Persons draw for places; the scribe hears of persons.
    fn reveal_draw<S: Scribe>(&self, p: &mut Public, cards: &[Card], scribe: &mut S) {
        let law = match self.options.draw_ace {
            DrawAce::Low => law!("draw-ace-low"),
            DrawAce::High => law!("draw-ace-high"),
        };
        for (person, card) in p.drawing.again.iter().zip(cards) {
            scribe.does(person, law, || text!("whist-draws", seat = person, card = *card));
        }
        self.draw_on(&mut p.drawing, cards);
        let drawn = self.drawn(&p.drawing);
        let (Some(dealer), Some([low, high])) = (drawn.dealer, drawn.sides) else {
            scribe.tell_by(law!("draw-ties-again"), || text!("whist-draw-again"));
            return;
        };
        if self.options.places == Places::Drawn {
            let friend = if low[0] == dealer { low[1] } else { low[0] };
            p.seating = Seating::around(dealer, friend);
            let ([a, b], [c, d]) = (low, high);
            scribe
                .tell_by(law!("draw-for-sides"), || text!("whist-sides", first = a, second = b, third = c, fourth = d));
        } else {
            scribe.tell_by(law!("places-kept"), || text!("whist-places-kept"));
        }
        scribe.does(dealer, law!("lowest-draw-deals"), || text!("whist-deals-first", seat = dealer));
        p.dealer = p.seating.place(dealer);
        p.deal = Deal::new(p.dealer);
    }

    fn deal<S: Scribe>(&self, s: &mut State, hands: &PerSeat<CardSet, SEATS>, turned: Card, scribe: &mut S) {
        s.hands = *hands;
        let p = &mut s.public;
        let (dealer, deal) = (p.dealer, &mut p.deal);
        scribe.does(dealer, law!("deal-singly"), || text!("whist-dealt", seat = dealer));
        deal.turned = Some(turned);
        if self.cayenne {
            scribe.tell_by(law!("cayenne-suit"), || text!("whist-cayenne", card = turned, suit = turned.suit()));
            (deal.phase, deal.turn) = (Phase::Name, dealer);
            return;
        }
        deal.trump = Some(turned.suit());
        match self.options.trump_source {
            TrumpSource::LastCard => {
                deal.sure[dealer].insert(turned);
                scribe.does(dealer, law!("last-card-trump"), || {
                    text!("whist-turned", seat = dealer, card = turned, suit = turned.suit())
                });
                scribe.tell_by(law!("turned-card-lies-open"), || text!("whist-turned-lies", seat = dealer));
            }
            TrumpSource::SecondPack => scribe.tell_by(law!("second-pack-trump"), || {
                text!("whist-turned-second", card = turned, suit = turned.suit())
            }),
        }
        self.open_call(s, scribe);
    }

    pub(super) fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let first = s.public.dealer.next(FOUR);
        scribe.does(first, law!("vorhand-leads-first"), || text!("whist-leads-first", seat = first));
        let deal = &mut s.public.deal;
        (deal.phase, deal.turn, deal.unheard) = (Phase::Play, first, SeatSet::EMPTY);
    }

    /// Whether trick and honour points of this deal count double.
    pub fn is_doubled(&self, deal: &Deal) -> bool {
        self.cayenne && deal.turned.is_some_and(|card| Some(card.suit()) == deal.trump)
    }

    /// What the match is worth to a place as it stands: the points as a part of what a rubber or a game pays.
    fn promise(&self, s: &State, place: Seat) -> f64 {
        let (p, side) = (&s.public, side_of(place));
        let balance = p.ledger.balance(p.seating.person(place)) as f64;
        let pays = match self.options.pay {
            Pay::EachToEach => 2.0,
            Pay::Pairwise => 1.0,
        };
        let (point, game) = match self.options.unit {
            Unit::Rubber => (f64::from(self.options.rubber_points + 4) / 22.0, 12.0),
            Unit::SingleGame => (0.18, 0.0),
        };
        let won = p.won().map(f64::from);
        let tricks = [0, 1].map(|side| f64::from(p.deal.tricks_of(side)) / 2.0);
        let stands = |side: usize| f64::from(p.points[side]) + won[side] * game + tricks[side];
        let extras = (p.extras[side] - p.extras[1 - side]) as f64;
        balance + pays * (point * (stands(side) - stands(1 - side)) + extras)
    }
}

impl<K: Sister> Game for Whist<K> {
    const ID: &'static str = K::ID;

    type Options = OptionsOf<K>;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: OptionsOf<K>) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Whist { rules: Rules::new::<K>(options.0.clone()), options, sister: PhantomData })
    }

    fn options(&self) -> &OptionsOf<K> {
        &self.options
    }

    fn seats(&self) -> u8 {
        FOUR
    }

    fn open(&self) -> State {
        self.rules.open()
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        let seating = &s.public.seating;
        match s.public.awaited(self.strict) {
            Turn::Seats { awaited, free } => {
                Turn::Seats { awaited: seating.persons(awaited), free: seating.persons(free) }
            }
            other => other,
        }
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        if !self.turn(s).may_act(seat) {
            return Offer::new(Move::Play);
        }
        self.rules.moves(s, s.public.seating.place(seat))
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        refusals::why_not(self, s, s.public.seating.place(seat), m)
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let seating = s.public.seating;
        self.rules.play(s, seating.place(seat), m, &mut Seated::new(scribe, seating));
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        self.rules.draw(s, rng)
    }

    fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        self.rules.admits(s, fall)
    }

    fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        self.rules.reveal(s, fall, scribe);
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }

    /// The balance, and what points, games and tricks so far promise.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        self.promise(s, s.public.seating.place(seat))
    }
}
