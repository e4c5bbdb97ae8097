//! The contract: how a match goes, from the first deal to the close.

use super::cards::{Cards, Pack};
use super::moves::{Act, Move, Moves};
use super::open::Open;
use super::options::Sister;
use super::refusals;
use super::state::{Deal, Phase, Public, Ring, SEATS, State};
use super::terms::{Form, Terms};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    CardSet, Either, Ledger, Offer, OptionError, Options as _, PerSeat, Pot, Refusal, Scribe, Seat, SeatSet, Suit,
    Turn, law, text,
};
use spadille_tricks::deal_out;
use std::marker::PhantomData;
use std::ops::Deref;

/// The pot of the last trick.
pub const POT: Pot = Pot(0);

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall {
    /// Who deals first.
    FirstDealer(Seat),
    /// The cards.
    Deal(Dealt),
}

/// How the cards have fallen: the hands by seat and, where some are set aside, those.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Dealt {
    /// All cards are dealt.
    Hands(ArrayVec<Cards, SEATS>),
    /// Some are set aside.
    Aside {
        /// The hands by seat.
        hands: ArrayVec<Cards, SEATS>,
        /// What is set aside, top first.
        talon: ArrayVec<spadille_core::Card, 25>,
    },
}

impl Dealt {
    /// The hands.
    pub fn hands(&self) -> &[Cards] {
        match self {
            Dealt::Hands(hands) | Dealt::Aside { hands, .. } => hands,
        }
    }

    /// What is set aside.
    pub fn talon(&self) -> &[spadille_core::Card] {
        match self {
            Dealt::Hands(_) => &[],
            Dealt::Aside { talon, .. } => talon,
        }
    }
}

/// The rules of a table, whichever game it plays.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What was agreed on.
    pub terms: Terms,
    /// The cards.
    pub pack: Box<Pack>,
    /// What the open-hand solver knows of them.
    pub(super) open: Box<Open>,
}

/// A game of Tarock under chosen options.
#[derive(Clone, Debug)]
pub struct Tarock<K: Sister> {
    rules: Rules,
    options: K::Options,
    sister: PhantomData<K>,
}

impl<K: Sister> Deref for Tarock<K> {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

impl Rules {
    /// The rules of a table that plays by these terms.
    pub fn new(terms: Terms) -> Rules {
        let pack = Pack::new(terms.size);
        Rules { open: Open::new(&terms, &pack), pack, terms }
    }

    /// How the table sits: in partnerships partners change after every two Parties, and always sit opposite each other.
    pub fn seating(&self, parties_done: u32) -> Ring {
        const ROUNDS: [[u8; 4]; 3] = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]];
        if self.terms.is_pairs() && !self.terms.ferma {
            let round = ROUNDS[(parties_done / 2 % 3) as usize];
            return Ring::new(round.map(Seat));
        }
        Ring::new(Seat::all(self.terms.seats))
    }

    /// Who plays when this one deals, the Vorhand first, and who sits out.
    pub fn players(&self, dealer: Seat, parties_done: u32) -> (Ring, Option<Seat>) {
        let table = self.seating(parties_done);
        let idle = match self.terms.form {
            Form::HombreOld | Form::HombreNew | Form::Zapp if self.terms.seats == 4 => Some(dealer),
            // The king of 1782 is the one who dealt last.
            Form::OldThree if self.terms.seats == 4 => Some(table.after(dealer, 3)),
            _ => None,
        };
        let ring = (1..=table.len()).map(|steps| table.after(dealer, steps)).filter(|seat| Some(*seat) != idle);
        (Ring::new(ring), idle)
    }

    /// The side of a seat in a partnership.
    pub fn side(&self, p: &Public, seat: Seat) -> usize {
        usize::from(self.seating(p.parties_done).place(seat) % 2)
    }

    /// Who lays the scat before anybody has bid.
    pub fn dealer_hand(&self, dealer: Seat, ring: &Ring) -> Option<Seat> {
        if self.terms.player_lays() {
            None
        } else if !ring.contains(dealer) {
            // Where the dealer sits out, the last of the players has his cards.
            Some(ring.last())
        } else {
            Some(dealer)
        }
    }

    /// How many cards each seat is dealt.
    pub fn portions(&self, dealer: Seat, ring: &Ring) -> PerSeat<u8, SEATS> {
        let longer = self.dealer_hand(dealer, ring);
        PerSeat::from_fn(|seat| {
            if !ring.contains(seat) {
                0
            } else if longer == Some(seat) {
                self.terms.hand() + self.terms.scat()
            } else {
                self.terms.hand()
            }
        })
    }

    /// A new match.
    pub fn open(&self) -> State {
        let dealer = Seat(self.terms.seats.clamp(2, SEATS as u8) - 1);
        let (ring, _) = self.players(dealer, 0);
        State {
            public: Public {
                ledger: Ledger::default(),
                dealer,
                deals_done: 0,
                parties_done: 0,
                score: PerSeat::all(0),
                volatas: [0; 2],
                deal: Deal { phase: Phase::FirstDealer, ..Deal::new(ring, dealer) },
            },
            hands: PerSeat::all(CardSet::EMPTY),
            scat: CardSet::EMPTY,
            talon: CardSet::EMPTY,
            lower: CardSet::EMPTY,
            given: ArrayVec::new(),
        }
    }

    /// Who is to act.
    #[inline]
    pub fn awaited(&self, p: &Public) -> Turn {
        match p.deal.phase {
            Phase::FirstDealer | Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
            _ if self.terms.strict && p.deal.fresh => {
                Turn::Seats { awaited: SeatSet::one(p.deal.turn), free: SeatSet::one(p.dealer) }
            }
            _ => Turn::of(p.deal.turn),
        }
    }

    /// What a seat may do; it depends on nothing hidden but its own hand.
    #[inline]
    pub fn moves(&self, s: &State, seat: Seat) -> Moves {
        let p = &s.public;
        let none = Offer::new(Move::play);
        if !self.awaited(p).may_act(seat) {
            return Either::Left(none);
        }
        let owns = self.terms.strict && p.deal.fresh && seat == p.dealer;
        let hand = s.hands[seat];
        let offer = match p.deal.phase {
            _ if seat != p.deal.turn => none,
            Phase::Play => self.plays(p, hand),
            Phase::Scat => return Either::Right(self.scats(hand).or_misdeal(owns)),
            Phase::Announce => self.announcements(p, seat, hand, s.scat),
            Phase::Auction => self.calls(p, seat, hand),
            Phase::Call => Offer::cards(self.pack.kings.minus(hand), Move::call),
            Phase::Ask => self.asks(p, seat, hand, s.scat),
            Phase::Give => {
                let received = p.deal.gifts.iter().fold(CardSet::EMPTY, |all, gift| all.with(gift.card));
                Offer::cards(hand.minus(received), Move::give)
            }
            Phase::Talon => self.pile_choices(p),
            Phase::Ultimo => none.with(Move(Act::Silent)).with_all(self.may_ultimo(hand).then_some(Move(Act::Ultimo))),
            Phase::FirstDealer | Phase::Deal | Phase::Over => none,
        };
        Either::Left(if owns { offer.with_aside(Move(Act::Misdeal)) } else { offer })
    }

    /// Does it.
    #[inline]
    pub fn play<S: Scribe>(&self, s: &mut State, seat: Seat, act: Act, scribe: &mut S) {
        s.public.deal.fresh = false;
        match (s.public.deal.phase, act) {
            (Phase::Play, Act::Play(card)) => self.play_card(s, seat, card, scribe),
            (_, Act::Misdeal) => self.misdealt(s, scribe),
            (Phase::Scat, Act::Discard(cards)) => self.lay_scat(s, seat, cards, scribe),
            (Phase::Announce, Act::Announce(honours)) => self.announce(s, seat, honours.0, scribe),
            (Phase::Announce, _) => self.announce(s, seat, 0, scribe),
            (Phase::Auction, _) => self.say(s, seat, act, scribe),
            (Phase::Call, Act::Call(card)) => self.call_king(s, seat, card, scribe),
            (Phase::Ask, Act::Ask(card)) => self.ask(s, seat, card, scribe),
            (Phase::Ask, _) => self.begin_play(s),
            (Phase::Give, Act::Give(card)) => self.give(s, seat, card, scribe),
            (Phase::Talon, _) => self.choose_pile(s, seat, act, scribe),
            (Phase::Ultimo, _) => self.ultimo(s, seat, act == Act::Ultimo, scribe),
            _ => {}
        }
    }

    /// Draws what chance decides next.
    pub fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        let p = &s.public;
        if p.deal.phase == Phase::FirstDealer {
            return Fall::FirstDealer(Seat(rng.random_range(0..self.terms.seats)));
        }
        let (hands, rest) = deal_out::<SEATS, R>(self.pack.cards, &self.portions(p.dealer, &p.deal.ring), rng);
        let hands = hands.values().copied().take(self.terms.seats.into()).map(Cards).collect();
        Fall::Deal(match rest.is_empty() {
            true => Dealt::Hands(hands),
            false => Dealt::Aside { hands, talon: rest.into_iter().take(25).collect() },
        })
    }

    /// Whether chance could decide this now.
    ///
    /// # Errors
    /// Says that it could not.
    pub fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let p = &s.public;
        let fits = match (p.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < self.terms.seats,
            (Phase::Deal, Fall::Deal(dealt)) => {
                let portions = self.portions(p.dealer, &p.deal.ring);
                let (hands, talon) = (dealt.hands(), dealt.talon());
                let aside: CardSet = talon.iter().copied().collect();
                let all = hands.iter().fold(aside, |all, hand| all.union(hand.0));
                let sizes = hands.iter().zip(portions.values()).all(|(hand, size)| hand.0.len() == *size);
                hands.len() == usize::from(self.terms.seats)
                    && sizes
                    && talon.len() == usize::from(self.terms.aside())
                    && usize::from(aside.len()) == talon.len()
                    && all == self.pack.cards
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    /// Lets it happen.
    pub fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                s.public.dealer = *seat;
                if self.terms.trappola {
                    scribe.tell_by(law!("french-or-trappola"), || {
                        text!(
                            "tarock-trappola",
                            spades = Suit::Spades,
                            hearts = Suit::Hearts,
                            diamonds = Suit::Diamonds,
                            clubs = Suit::Clubs
                        )
                    });
                }
                self.deal_begins(s, scribe);
            }
            Fall::Deal(dealt) => self.deal(s, dealt, scribe),
        }
    }

    /// The deal passes on, or the match is closed.
    pub(super) fn next_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        p.deals_done += 1;
        p.dealer = self.seating(p.parties_done).after(p.dealer, 1);
        let over = match self.terms.form {
            Form::Two => p.parties_done >= u32::from(self.terms.parties),
            _ => p.deals_done >= self.terms.deals,
        };
        self.clear(s);
        if over {
            self.close_pot(s, scribe);
            s.public.deal.phase = Phase::Over;
            scribe.match_over(self.length_law(), || text!("house-match-over"));
            return;
        }
        self.deal_begins(s, scribe);
    }

    /// The same dealer deals again.
    pub(super) fn deal_again<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.clear(s);
        self.deal_begins(s, scribe);
    }

    fn clear(&self, s: &mut State) {
        let p = &mut s.public;
        let (ring, _) = self.players(p.dealer, p.parties_done);
        p.deal = Deal::new(ring, p.dealer);
        s.hands = PerSeat::all(CardSet::EMPTY);
        (s.scat, s.talon, s.lower) = (CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY);
        s.given.clear();
    }

    fn deal_begins<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.clear(s);
        let p = &s.public;
        let law = (self.terms.form == Form::Zapp).then_some(law!("vorhand-deals-next"));
        scribe.does(p.dealer, law, || text!("tarock-deals", seat = p.dealer));
        if let (_, Some(idle)) = self.players(p.dealer, p.parties_done) {
            let law = match self.terms.form {
                Form::OldThree => law!("fourth-is-king"),
                Form::Zapp => law!("fourth-deals"),
                _ => law!("lhombre-dealer-king"),
            };
            scribe.does(idle, law, || text!("tarock-sits-out", seat = idle));
        }
    }
}

impl<K: Sister> spadille_core::Game for Tarock<K> {
    const ID: &'static str = K::ID;
    const POTS: &'static [&'static str] = K::POTS;

    type Options = K::Options;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: K::Options) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Tarock { rules: Rules::new(K::terms(&options)), options, sister: PhantomData })
    }

    fn options(&self) -> &K::Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.terms.seats
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
        refusals::why_not(self, s, seat, m.0)
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        self.rules.play(s, seat, m.0, scribe);
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

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        self.rules.standing(s, seat)
    }
}
