//! The contract: how a match goes, from the first deal to the close.

use super::contracts::{Bid, Class, Contract, Ladder, ladder};
use super::moves::{Called, Declaration, Move, Moves, Trump};
use super::options::{EndRule, FavouriteSelection, Pack, QuadrilleOptions, SelfCall, Short, ShortKing, Sister};
use super::refusals;
use super::state::{Deal, Phase, Public, SEATS, State};
use crate::cards::{KINGS, PACK, QUEENS, Row, SPADILLE, order_with_trump, trump_row};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, LawId, Ledger, Offer, OptionError, Options as _, OptionsOf, PerSeat, Rank, Refusal, Scribe,
    Seat, SeatSet, Space as _, Suit, Turn, law, text,
};
use spadille_stakes::{Betes, even};
use spadille_tricks::{Order, deal_out};
use std::marker::PhantomData;
use std::ops::Deref;

/// The names of the pots.
pub const POT_NAMES: &[&str] = &["ombre-pot-antes", "ombre-pot-active", "ombre-pot-written"];

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall {
    /// Who deals first.
    FirstDealer(Seat),
    /// The favourite suits, highest first.
    Favourites(ArrayVec<Suit, 3>),
    /// The hands by seat.
    Deal(ArrayVec<CardSet, SEATS>),
}

/// The rules of a table, whichever sister it plays.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What was agreed on.
    pub options: QuadrilleOptions,
    /// How many play.
    pub seats: u8,
    /// The cards of a hand, which are also the tricks of a deal.
    pub hand: u8,
    /// The tricks that win.
    pub to_win: u8,
    /// The cards played with.
    pub pack: CardSet,
    /// The calls, low to high.
    pub ladder: Ladder,
    /// What the dealer stakes with jettons, and what everybody else does.
    pub(super) jettons: (i64, i64),
    /// Whether somebody may be called.
    pub has_helper: bool,
    orders: Box<[Order; 4]>,
    trumps: [Row; 4],
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// Quadrille, or one of its sisters, under chosen options.
#[derive(Clone, Debug)]
pub struct Quadrille<K: Sister> {
    rules: Rules,
    options: OptionsOf<K>,
    sister: PhantomData<K>,
}

impl<K: Sister> Deref for Quadrille<K> {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

/// The cards played with.
fn pack_of<K: Sister>(o: &QuadrilleOptions) -> CardSet {
    let ranks = |suits: &[Suit], ranks: &[Rank]| CardSet::of_suits(suits, ranks);
    let (black, red) = ([Suit::Spades, Suit::Clubs], [Suit::Hearts, Suit::Diamonds]);
    match o.pack {
        _ if o.hand8 && K::SEATS == 4 => {
            PACK.minus(ranks(&black, &[Rank::Three, Rank::Four])).minus(ranks(&red, &[Rank::Five, Rank::Six]))
        }
        _ if K::SEATS != 3 => PACK,
        Pack::ShortSuit => {
            let (short, other) = short_and_other(o.short);
            let king = Card::new(Rank::King, short);
            PACK.minus(PACK.of_suit(short)).with(king).without(Card::new(Rank::Six, other))
        }
        Pack::Even => PACK
            .minus(ranks(&red, &[Rank::Four, Rank::Five, Rank::Six]))
            .minus(ranks(&black, &[Rank::Three, Rank::Four])),
        Pack::NoThrees => PACK.minus(PACK.of_rank(Rank::Three)),
    }
}

const fn short_and_other(short: Short) -> (Suit, Suit) {
    match short {
        Short::Diamonds => (Suit::Diamonds, Suit::Hearts),
        Short::Hearts => (Suit::Hearts, Suit::Diamonds),
    }
}

impl Rules {
    /// The rules of one sister.
    pub fn new<K: Sister>(options: QuadrilleOptions) -> Rules {
        let pack = pack_of::<K>(&options);
        let hand = pack.len() / K::SEATS;
        let king = options.short_king == ShortKing::Manille;
        let to_win = match hand {
            10 if K::SEATS == 4 => options.target,
            _ => hand / 2 + 1,
        };
        Rules {
            seats: K::SEATS,
            hand,
            to_win,
            pack,
            ladder: ladder::<K>(&options),
            jettons: K::JETTONS,
            has_helper: !K::WITHOUT.contains(&"ask_price"),
            orders: Box::new(Suit::ALL.map(|suit| order_with_trump(suit, pack, king))),
            trumps: Suit::ALL.map(|suit| trump_row(suit, pack, king)),
            options,
        }
    }

    /// The order of the cards with these trumps.
    #[inline]
    pub fn order(&self, trump: Suit) -> &Order {
        &self.orders[trump as usize]
    }

    /// The trumps of a suit, high to low.
    pub fn trumps(&self, trump: Suit) -> &[Card] {
        self.trumps[trump as usize].cards()
    }

    /// How many tricks a game wants.
    pub fn target(&self, contract: Contract) -> u8 {
        match contract {
            Contract::SoloVole => self.hand,
            Contract::SelfCall if self.seats == 5 => self.options.self_call_target,
            _ => self.to_win,
        }
    }

    /// How many deals a party has.
    pub fn deals(&self) -> u32 {
        u32::from(self.options.tours) * u32::from(self.seats)
    }

    /// The class of a suit at the moment.
    pub fn class(&self, p: &Public, suit: Suit) -> Class {
        p.class(suit, self.options.favourites())
    }

    /// A new match.
    pub fn open(&self) -> State {
        let dealer = Seat(self.seats - 1);
        let mut favourites = ArrayVec::new();
        if self.options.favourite_selection == FavouriteSelection::ShortSuit && self.options.favourites() > 0 {
            favourites.push(short_and_other(self.options.short).0);
        }
        let deal = Deal { phase: Phase::FirstDealer, ..Deal::new(self.seats, dealer) };
        State {
            public: Public {
                ledger: Ledger::default(),
                betes: Betes::default(),
                dealer,
                deals_done: 0,
                counted: 0,
                favourites,
                deal,
            },
            hands: PerSeat::all(CardSet::EMPTY),
            given: None,
        }
    }

    /// What a seat may do, given its hand; it depends on nothing else that is hidden.
    #[inline]
    pub fn moves(&self, s: &State, seat: Seat) -> Moves {
        if seat.0 >= self.seats || !s.public.awaited().may_act(seat) {
            return Offer::new(Move::Play);
        }
        self.lawful(s, seat).with_faults(self.revokes(&s.public, seat, s.hands[seat]))
    }

    /// What the rules allow a seat that may act.
    fn lawful(&self, s: &State, seat: Seat) -> Offer<Move> {
        let none = Offer::new(Move::Play);
        let (p, hand) = (&s.public, s.hands[seat]);
        match p.deal.phase {
            Phase::Auction => self.calls(p, seat, hand),
            Phase::Offer => self.answers_to_offer(hand),
            Phase::Declare if self.may_forget_trump(p) => self.declarations(p, hand).with_aside(Move::Forget),
            Phase::Declare => self.declarations(p, hand),
            Phase::King => none.with_all(self.callable(hand, None).iter().map(|card| Move::King(Called(card)))),
            Phase::HelperNames => none.with_all(self.helper_trumps(p, hand).map(|suit| Move::Name(Trump(suit)))),
            Phase::Give => Offer::cards(hand.without(p.deal.called.unwrap_or(SPADILLE)), Move::Give),
            Phase::Play if p.deal.turn != seat => none.with_aside(Move::Tell),
            Phase::Play => self.plays(s, seat, hand),
            Phase::LaidDown => none.with(Move::Accept).with(Move::PlayOut),
            Phase::Demand => Offer::cards(self.demandable(p), Move::Demand),
            Phase::Forgotten | Phase::Mend | Phase::Replay | Phase::Claims => self.strict_moves(p, seat),
            Phase::FirstDealer | Phase::Favourites | Phase::Deal | Phase::Over => none,
        }
    }

    /// Does it.
    pub fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Play, Move::Play(card)) => self.play_card(s, seat, card, scribe),
            (Phase::Auction, _) => self.call(s, seat, m, scribe),
            (Phase::Give, Move::Give(card)) => self.give(s, seat, card, scribe),
            (Phase::Play, Move::Stop) => self.stop(s, seat, scribe),
            (Phase::Play, Move::Look) => self.look(s, seat, scribe),
            (Phase::Play, Move::LayDown) => self.lay_down(s, seat, scribe),
            (Phase::LaidDown, _) => self.answer_laid_down(s, seat, m, scribe),
            (Phase::Demand, Move::Demand(card)) => self.demand(s, seat, card, scribe),
            (Phase::Forgotten, _) => self.strict_play(s, seat, m, scribe),
            (_, Move::Name(_) | Move::King(_) | Move::Declare(_) | Move::Leave) => self.declare(s, seat, m, scribe),
            _ => self.strict_play(s, seat, m, scribe),
        }
    }

    /// Draws what chance decides next.
    pub fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        match s.public.deal.phase {
            Phase::FirstDealer => Fall::FirstDealer(Seat(rng.random_range(0..self.seats))),
            Phase::Favourites => {
                let mut suits = Suit::ALL;
                let wanted = usize::from(self.options.favourites());
                for i in 0..wanted {
                    suits.swap(i, rng.random_range(i..4));
                }
                Fall::Favourites(suits.into_iter().take(wanted).collect())
            }
            _ => {
                let portions = PerSeat::from_fn(|seat| if seat.0 < self.seats { self.hand } else { 0 });
                let (hands, _) = deal_out::<SEATS, R>(self.pack, &portions, rng);
                Fall::Deal(hands.values().copied().take(self.seats.into()).collect())
            }
        }
    }

    /// Whether chance could decide this now.
    ///
    /// # Errors
    /// Says that it could not.
    pub fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let fits = match (s.public.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < self.seats,
            (Phase::Favourites, Fall::Favourites(suits)) => {
                let fresh = |(place, suit)| Suit::ALL.contains(suit) && !suits[..place].contains(suit);
                suits.len() == usize::from(self.options.favourites()) && suits.iter().enumerate().all(fresh)
            }
            (Phase::Deal, Fall::Deal(hands)) => self.is_deal(hands),
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    /// Whether these hands are a whole deal of the pack.
    pub fn is_deal(&self, hands: &[CardSet]) -> bool {
        let all = hands.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        hands.len() == usize::from(self.seats) && all == self.pack && hands.iter().all(|hand| hand.len() == self.hand)
    }

    /// Lets it happen.
    pub fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                s.public.dealer = *seat;
                s.public.deal = Deal::new(self.seats, *seat);
                s.public.deal.phase = self.before_deal(&s.public);
                let law = self.first_dealer_law();
                scribe.does(*seat, law, || text!("ombre-first-dealer", seat = *seat));
                if self.seats == 3 {
                    scribe.tell_by(self.pack_law(), || text!("ombre-pack", number = self.pack.len()));
                }
                if let Some(suit) = s.public.favourites.first() {
                    scribe.tell_by(law!("favourite-short-suit"), || text!("ombre-favourite", suit = *suit, place = 1));
                }
            }
            Fall::Favourites(suits) => {
                s.public.favourites = suits.clone();
                s.public.deal.phase = Phase::Deal;
                for (suit, place) in suits.iter().zip(1..) {
                    scribe.tell_by(self.favourite_law(), || text!("ombre-favourite", suit = *suit, place = place));
                }
            }
            Fall::Deal(hands) => self.deal(s, hands, scribe),
        }
    }

    fn first_dealer_law(&self) -> LawId {
        self.options.rules.pick(law!("first-dealer-1782"), law!("first-dealer-1860"))
    }

    fn pack_law(&self) -> LawId {
        match (self.options.pack, self.options.short) {
            (Pack::ShortSuit, Short::Diamonds) => law!("pack-short-suit"),
            (Pack::ShortSuit, Short::Hearts) => law!("pack-short-hearts"),
            (Pack::Even, _) => law!("pack-even"),
            (Pack::NoThrees, _) => law!("pack-no-threes"),
        }
    }

    /// The short suit, where the pack has one.
    pub fn short_suit(&self) -> Option<Suit> {
        let short = self.seats == 3 && self.options.pack == Pack::ShortSuit;
        short.then(|| short_and_other(self.options.short).0)
    }

    fn favourite_law(&self) -> LawId {
        match self.options.favourite_selection {
            FavouriteSelection::FirstKing => law!("favourite-first-king"),
            FavouriteSelection::Volante => law!("favourite-volante"),
            _ => law!("favourite-by-draw"),
        }
    }

    /// Whether a hand may be dealt in packets of these sizes: of ten cards two of three and one of four, of eight two of four or
    /// two of three and one of two, of twelve all of three or all of four.
    pub fn may_deal_by(&self, packets: &[u8]) -> bool {
        let mut sizes = packets.to_vec();
        sizes.sort_unstable();
        match self.hand {
            10 => sizes == [3, 3, 4],
            8 => sizes == [4, 4] || sizes == [2, 3, 3],
            _ => packets.iter().map(|n| u32::from(*n)).sum::<u32>() == 12 && (sizes == [3; 4] || sizes == [4; 3]),
        }
    }

    /// What comes before the next deal.
    fn before_deal(&self, p: &Public) -> Phase {
        let drawn = match self.options.favourite_selection {
            FavouriteSelection::DrawCard | FavouriteSelection::FirstKing => p.favourites.is_empty(),
            FavouriteSelection::Volante => true,
            FavouriteSelection::FirstWon | FavouriteSelection::ShortSuit => false,
        };
        if drawn && self.options.favourites() > 0 { Phase::Favourites } else { Phase::Deal }
    }

    fn deal<S: Scribe>(&self, s: &mut State, hands: &[CardSet], scribe: &mut S) {
        self.begin_stakes(&mut s.public, scribe);
        let p = &mut s.public;
        let law = match (self.hand, self.seats) {
            (12, _) => law!("deal-twelve"),
            (8, 4) => law!("eight-cards"),
            _ => law!("deal-packets"),
        };
        scribe.does(p.dealer, law, || text!("ombre-dealt", seat = p.dealer, number = self.hand));
        s.hands = PerSeat::from_fn(|seat| hands.get(seat.index()).copied().unwrap_or_default());
        p.deal.phase = Phase::Auction;
        p.deal.turn = p.dealer.next(self.seats);
    }

    /// The deal is over: the deal passes on, or the match is closed.
    pub(super) fn next_deal<S: Scribe>(&self, s: &mut State, counts: bool, scribe: &mut S) {
        let p = &mut s.public;
        p.deals_done += 1;
        p.counted += u32::from(counts);
        let last_dealer = p.dealer;
        (s.hands, s.given) = (PerSeat::all(CardSet::EMPTY), None);
        if self.party_is_over(p) {
            self.close(p, last_dealer, scribe);
            p.deal = Deal { phase: Phase::Over, ..Deal::new(self.seats, last_dealer) };
            scribe.match_over(law!("match-length"), || text!("house-match-over"));
            return;
        }
        p.dealer = p.dealer.next(self.seats);
        p.deal = Deal::new(self.seats, p.dealer);
        p.deal.phase = self.before_deal(p);
        scribe.does(p.dealer, law!("deal-passes"), || text!("ombre-next-dealer", seat = p.dealer));
    }

    /// Whether the agreed deals are played. Played out, a party goes on until every bête is drawn, but not without end.
    pub fn party_is_over(&self, p: &Public) -> bool {
        let standing = p.betes.active_amount() + p.betes.written_amount() > 0;
        let goes_on = self.options.end_rule == EndRule::PlayOut && standing && p.counted < 2 * self.deals();
        p.counted >= self.deals() && !goes_on
    }

    /// What stands is shared, odd counters going out from the last dealer's right on.
    pub(super) fn close<S: Scribe>(&self, p: &mut Public, last_dealer: Seat, scribe: &mut S) {
        let all = p.betes.drawable() + p.betes.written_amount();
        let from_right = (1..=self.seats).map(|steps| last_dealer.after(steps, self.seats));
        let law = match (self.options.end_rule, all % i64::from(self.seats)) {
            (EndRule::PlayOut, _) => law!("end-play-out"),
            (EndRule::Share, 0) => law!("end-share"),
            (EndRule::Share, _) => law!("end-odd-counters"),
        };
        p.betes.share_out(&mut p.ledger, &even(all, from_right), law, scribe);
    }

    /// The cards that may be called with this hand, trumps being `trump` if they are named.
    pub fn callable(&self, hand: CardSet, trump: Option<Suit>) -> CardSet {
        let set = if hand.includes(KINGS) { QUEENS } else { KINGS };
        let plain = trump.map_or(set, |suit| set.minus(set.of_suit(suit)));
        plain.both(self.pack).minus(hand)
    }

    /// The kings of his own that an asker may call.
    pub fn own_callable(&self, hand: CardSet, trump: Suit) -> CardSet {
        let own = hand.both(KINGS);
        let may = match self.options.self_call {
            SelfCall::Off => false,
            SelfCall::TwoKings => matches!(own.len(), 2 | 3),
            SelfCall::AnyKing => true,
        };
        if may { own.minus(own.of_suit(trump)) } else { CardSet::EMPTY }
    }

    /// The cards that an asker may call, another's or his own.
    pub fn askable(&self, hand: CardSet, trump: Suit) -> CardSet {
        self.callable(hand, Some(trump)).union(self.own_callable(hand, trump))
    }

    /// What may be declared in a game of this class: trumps, and the card called or asked for where there is one.
    pub fn declarable<'a>(&'a self, p: &'a Public, bid: Bid, hand: CardSet) -> impl Iterator<Item = Move> + 'a {
        let trumps = Suit::ALL.into_iter().filter(move |suit| self.class(p, *suit) == bid.class);
        trumps.flat_map(move |trump| {
            let cards = match bid.game {
                Contract::Ask => self.askable(hand, trump),
                Contract::Mediateur => self.callable(hand, Some(trump)),
                _ => CardSet::EMPTY,
            };
            let alone = bid.game.is_solo().then_some(Move::Name(Trump(trump)));
            let with_card = cards.iter().map(move |card| Move::Declare(Declaration { trump, card: Called(card) }));
            alone.into_iter().chain(with_card)
        })
    }

    /// The seats that play against the hombre, in playing order from the Vorhand.
    pub fn opponents(&self, p: &Public, side: SeatSet) -> impl Iterator<Item = Seat> + Clone {
        let (dealer, seats) = (p.dealer, self.seats);
        (1..=seats).map(move |steps| dealer.after(steps, seats)).filter(move |seat| !side.contains(*seat))
    }
}

impl<K: Sister> Game for Quadrille<K> {
    const ID: &'static str = K::ID;
    const POTS: &'static [&'static str] = POT_NAMES;

    type Options = OptionsOf<K>;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: OptionsOf<K>) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Quadrille { rules: Rules::new::<K>(options.0.clone()), options, sister: PhantomData })
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
        s.public.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        self.rules.moves(s, seat)
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if seat.0 >= self.seats || !s.public.awaited().may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(refusals::why_not(self, s, seat, m)) }
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
