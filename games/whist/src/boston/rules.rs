//! The contract: how a match goes, from the first deal to the close.

use super::cards::{FULL, order_of, pack_of, sister_suit};
use super::contracts::{Class, Form, Level, Levels, Old, levels};
use super::moves::{Move, Moves};
use super::options::{BostonOptions, Closing, Colours, Dealing, Sister, Suits};
use super::refusals;
use super::state::{Deal, Phase, Public, SEATS, State, TRICKS};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Either, Game, Ledger, Number, Offer, OptionError, Options as _, OptionsOf, PerSeat, Refusal, Scribe,
    Seat, SeatSet, Suit, Turn, law, text,
};
use spadille_tricks::{Order, deal_out, shuffle};
use std::marker::PhantomData;
use std::ops::Deref;

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall {
    /// Who deals first.
    FirstDealer(Seat),
    /// The cards.
    Deal(Dealt),
}

/// How the cards have fallen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// The hands by seat.
    pub hands: ArrayVec<CardSet, SEATS>,
    /// The card of the second pack, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<Card>,
    /// The stock, top first, where there is one.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub stock: ArrayVec<Card, TRICKS>,
}

/// The rules of a table, whichever sister it plays.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What was agreed on.
    pub options: BostonOptions,
    /// How many play.
    pub seats: u8,
    /// The cards played with.
    pub pack: CardSet,
    /// Which games are played.
    pub form: Form,
    /// How the cards are dealt.
    pub dealing: Dealing,
    /// How the suits are told apart.
    pub suits: Suits,
    /// What the dealer stakes.
    pub stake: i64,
    /// The games, low to high.
    pub levels: Levels,
    /// Whether the player of a misère says who leads.
    pub names_leader: bool,
    /// By trumps; the last without.
    orders: Box<[Order; 5]>,
}

/// Boston, or one of its sisters, under chosen options.
#[derive(Clone, Debug)]
pub struct Boston<K: Sister> {
    rules: Rules,
    options: OptionsOf<K>,
    sister: PhantomData<K>,
}

impl<K: Sister> Deref for Boston<K> {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

impl Rules {
    /// The rules of one sister.
    pub fn new<K: Sister>(options: BostonOptions) -> Rules {
        let (pack, form) = (pack_of(K::PACK), K::form(&options));
        let trumps = [Some(Suit::Spades), Some(Suit::Hearts), Some(Suit::Diamonds), Some(Suit::Clubs), None];
        Rules {
            seats: K::SEATS,
            pack,
            form,
            dealing: K::DEALING,
            suits: K::SUITS,
            stake: K::STAKE,
            levels: levels(form, options.grandissimo),
            names_leader: options.misere_names_leader && !K::WITHOUT.contains(&"misere_names_leader"),
            orders: Box::new(trumps.map(|trump| order_of(pack, trump))),
            options,
        }
    }

    /// The order of the cards with these trumps, or without.
    #[inline]
    pub fn order(&self, trump: Option<Suit>) -> &Order {
        &self.orders[trump.map_or(4, |suit| suit as usize)]
    }

    /// Whether there are better and worse suits.
    pub fn has_classes(&self) -> bool {
        self.suits != Suits::Alike
    }

    /// Whether somebody may help the player.
    pub fn has_helper(&self) -> bool {
        self.form == Form::Whist
    }

    /// Whether a card of a second pack is turned up.
    pub fn turns_up(&self) -> bool {
        self.suits == Suits::Agreed && self.options.colours == Colours::TurnUp
    }

    /// The best and the middle suit, where there are such.
    pub fn better_suits(&self, turned: Option<Suit>) -> Option<(Suit, Suit)> {
        match self.suits {
            Suits::Alike => None,
            Suits::Fixed => Some((Suit::Diamonds, Suit::Hearts)),
            Suits::Agreed if self.options.colours == Colours::Permanent => {
                Some((self.options.best_suit.suit(), self.options.middle_suit.suit()))
            }
            Suits::Agreed => turned.map(|suit| (suit, sister_suit(suit))),
        }
    }

    /// The class of a suit.
    pub fn class(&self, turned: Option<Card>, suit: Suit) -> Option<Class> {
        let (best, middle) = self.better_suits(turned.map(Card::suit))?;
        Some(match suit {
            _ if suit == best => Class::Best,
            _ if suit == middle => Class::Mid,
            _ => Class::Bad,
        })
    }

    /// How many tricks a game wants.
    pub fn need(&self, level: Level) -> u8 {
        match level {
            Level::Number(number) | Level::Grandissimo(number) => number,
            Level::Misere(_) => 0,
            Level::Old(Old::GrossIndependence) => self.options.gross_independence_tricks,
            Level::Old(old) => old.row().tricks,
        }
    }

    /// Whether trumps are named in a game.
    pub fn has_trump(&self, level: Level) -> bool {
        match level {
            Level::Number(_) => true,
            Level::Grandissimo(_) | Level::Misere(_) => false,
            Level::Old(Old::Misere) => self.options.misere_trump == super::options::MisereTrump::Named,
            Level::Old(_) => true,
        }
    }

    /// How many deals a party has.
    pub fn deals(&self) -> u32 {
        u32::from(self.options.tours) * u32::from(self.seats)
    }

    /// Everybody, from the Vorhand on.
    pub fn from_vorhand(&self, p: &Public) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (dealer, seats) = (p.dealer, self.seats);
        (1..=seats).map(move |steps| dealer.after(steps, seats))
    }

    /// The Vorhand.
    pub fn vorhand(&self, p: &Public) -> Seat {
        p.dealer.next(self.seats)
    }

    /// Those against a side, from the Vorhand on.
    pub fn opponents(&self, p: &Public, side: SeatSet) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.from_vorhand(p).filter(move |seat| !side.contains(*seat))
    }

    /// A new match.
    pub fn open(&self) -> State {
        let dealer = Seat(self.seats - 1);
        State {
            public: Public {
                ledger: Ledger::default(),
                betes: Default::default(),
                debts: Default::default(),
                rock: Default::default(),
                dealer,
                deals_done: 0,
                deal: Deal { phase: Phase::FirstDealer, ..Deal::new(self.seats, dealer) },
            },
            hands: PerSeat::all(CardSet::EMPTY),
            thrown: PerSeat::all(CardSet::EMPTY),
            laid: PerSeat::all(CardSet::EMPTY),
            stock: ArrayVec::new(),
        }
    }

    /// Who is to act.
    #[inline]
    pub fn awaited(&self, p: &Public) -> Turn {
        p.awaited(self.options.strict_table && self.form != Form::Old)
    }

    /// What a seat may do; it depends on nothing hidden but its own hand.
    #[inline]
    pub fn moves(&self, s: &State, seat: Seat) -> Moves {
        if !self.awaited(&s.public).may_act(seat) {
            return Either::Left(Offer::new(Move::Play));
        }
        if s.public.deal.phase == Phase::Throw {
            return Either::Right(self.throws(s.hands[seat]));
        }
        Either::Left(self.offered(&s.public, seat, s.hands[seat]))
    }

    /// What a seat that may act may do, but for throwing out.
    fn offered(&self, p: &Public, seat: Seat, hand: CardSet) -> Offer<Move> {
        let none = Offer::new(Move::Play);
        match p.deal.phase {
            Phase::Play => self.plays(p, seat, hand),
            Phase::Auction => self.calls(p),
            Phase::Exchange | Phase::Aside => Offer::cards(hand, Move::Discard),
            Phase::Trump => self.declarations(p),
            Phase::Helper => self.answers(p),
            Phase::Leader => none.with_all(Seat::all(self.seats).map(|seat| Move::Leader(Number(seat.0)))),
            Phase::Mend => self.mendings(p, seat, hand),
            Phase::FirstDealer | Phase::Deal | Phase::Throw | Phase::Over => none,
        }
    }

    /// Does it.
    pub fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Play, Move::Play(card)) => self.play_card(s, seat, card, scribe),
            (Phase::Play, Move::Resign) => self.resign(s, seat, scribe),
            (Phase::Auction, _) => self.call(s, seat, m, scribe),
            (Phase::Throw, Move::Throw(cards)) => self.throw(s, seat, cards, scribe),
            (Phase::Exchange, Move::Discard(card)) => self.exchange(s, seat, card, scribe),
            (Phase::Trump, _) => self.declare(s, seat, m, scribe),
            (Phase::Helper, _) => self.answer(s, seat, m, scribe),
            (Phase::Aside, Move::Discard(card)) => self.lay_aside(s, seat, card, scribe),
            (Phase::Leader, Move::Leader(leader)) => self.name_leader(s, seat, Seat(leader.0), scribe),
            _ => self.strict_play(s, seat, m, scribe),
        }
    }

    /// Draws what chance decides next.
    pub fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        if s.public.deal.phase == Phase::FirstDealer {
            return Fall::FirstDealer(Seat(rng.random_range(0..self.seats)));
        }
        let (hands, rest) = deal_out::<SEATS, R>(self.pack, &self.portions(s.public.dealer), rng);
        let mut second: ArrayVec<Card, 52> = FULL.iter().collect();
        let turned = self.turns_up().then(|| {
            shuffle(&mut second, rng);
            second[0]
        });
        let hands = hands.values().copied().take(self.seats.into()).collect();
        Fall::Deal(Dealt { hands, turned, stock: rest.into_iter().collect() })
    }

    /// Whether chance could decide this now.
    ///
    /// # Errors
    /// Says that it could not.
    pub fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let fits = match (s.public.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < self.seats,
            (Phase::Deal, Fall::Deal(dealt)) => self.may_be_dealt(s.public.dealer, dealt),
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    /// Lets it happen.
    pub fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                s.public.dealer = *seat;
                s.public.deal = Deal::new(self.seats, *seat);
                scribe.does(*seat, law!("first-dealer"), || text!("boston-first-dealer", seat = *seat));
                self.first_blocks(&mut s.public, scribe);
            }
            Fall::Deal(dealt) => self.deal(s, dealt, scribe),
        }
    }

    /// The deal is over: it passes on, or the match is closed.
    pub(super) fn next_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.after_deal(&mut s.public, scribe);
        let p = &mut s.public;
        p.deals_done += 1;
        s.hands = PerSeat::all(CardSet::EMPTY);
        (s.thrown, s.laid) = (PerSeat::all(CardSet::EMPTY), PerSeat::all(CardSet::EMPTY));
        s.stock.clear();
        p.dealer = p.dealer.next(self.seats);
        // Played off, a party goes on until every bête is drawn, but not without end.
        let goes_on = self.options.closing == Closing::PlayOff && self.stands(p) && p.deals_done < 2 * self.deals();
        if p.deals_done >= self.deals() && !goes_on {
            self.close(p, scribe);
            p.deal = Deal { phase: Phase::Over, ..Deal::new(self.seats, p.dealer) };
            scribe.match_over(law!("match-length"), || text!("house-match-over"));
            return;
        }
        p.deal = Deal::new(self.seats, p.dealer);
        scribe.does(p.dealer, law!("deal-passes"), || text!("boston-next-dealer", seat = p.dealer));
    }
}

impl<K: Sister> Game for Boston<K> {
    const ID: &'static str = K::ID;
    const POTS: &'static [&'static str] = K::POTS;

    type Options = OptionsOf<K>;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: OptionsOf<K>) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Boston { rules: Rules::new::<K>(options.0.clone()), options, sister: PhantomData })
    }

    fn options(&self) -> &OptionsOf<K> {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn open(&self) -> State {
        self.rules.open()
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        self.rules.awaited(&s.public)
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        self.rules.moves(s, seat)
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        refusals::why_not(self, s, seat, m)
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        self.rules.play(s, seat, m, scribe);
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

    /// The balance, an equal share of what stands, and what the tricks so far promise.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        self.rules.promise(s, seat)
    }
}
