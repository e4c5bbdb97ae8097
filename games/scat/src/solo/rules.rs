//! The contract: how a match goes, from the first deal to the last.

use super::cards::{Orders, pack_of};
use super::contracts::{Rungs, rungs};
use super::moves::{Move, Moves, Named};
use super::options::{Couleur, Form, KaufDeal, Pack, Sister, SoloOptions};
use super::refusals;
use super::state::{Deal, Phase, Public, SEATS, State, TRICKS};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Either, Game, Ledger, Offer, OptionError, Options as _, OptionsOf, PerSeat, Pot, Refusal, Scribe,
    Seat, Suit, Turn, law, text,
};
use spadille_tricks::{Order, deal_out};
use std::marker::PhantomData;
use std::ops::Deref;

/// The pot.
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

/// How the cards have fallen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// The hands by seat.
    pub hands: ArrayVec<CardSet, SEATS>,
    /// The talon, top first, where there is one.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub talon: ArrayVec<Card, TRICKS>,
}

/// The rules of a table, whichever game it plays.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What was agreed on.
    pub options: SoloOptions,
    /// What is played.
    pub form: Form,
    /// How many play.
    pub seats: u8,
    /// The cards.
    pub pack: CardSet,
    /// The cards of a hand, and the tricks.
    pub hand: u8,
    /// How many tricks win.
    pub need: u8,
    /// What a dealer puts in.
    pub stamm: i64,
    /// The most that is drawn or put in.
    pub cap: i64,
    /// Whether the first game won makes the favourite suit.
    pub first_win: bool,
    /// The games, low to high.
    pub rungs: Rungs,
    /// How the cards rank.
    pub(super) orders: Orders,
}

/// One of the Solos under chosen options.
#[derive(Clone, Debug)]
pub struct Solo<K: Sister> {
    rules: Rules,
    options: OptionsOf<K>,
    sister: PhantomData<K>,
}

impl<K: Sister> Deref for Solo<K> {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

impl Rules {
    /// The rules of one game.
    pub fn new<K: Sister>(options: SoloOptions) -> Rules {
        let (form, seats) = (K::form(&options), K::seats(&options));
        let pack = pack_of(form, &options);
        let hand = if form == Form::Kaufsolo { 5 } else { pack.len() / seats };
        let stamm = if form == Form::Five && seats == 5 { 6 } else { 4 };
        let staemme = match form {
            Form::Five => 4,
            Form::Thirty => i64::from(options.cap_staemme),
            _ => 3,
        };
        let bells = form == Form::Spitzeln || form.is_apart() && options.pack == Pack::Bells;
        Rules {
            form,
            seats,
            pack,
            hand,
            need: hand / 2 + 1,
            stamm,
            cap: staemme * stamm,
            first_win: if form == Form::Five { options.couleur == Couleur::FirstWin } else { !bells },
            rungs: rungs(form, &options),
            orders: Orders::new(pack, options.verleugnen),
            options,
        }
    }

    /// The order of the cards in a deal.
    #[inline]
    pub fn order_of(&self, deal: &Deal) -> &Order {
        self.orders.of(deal.contract, deal.trump)
    }

    /// The order of the cards with a trump suit.
    pub fn order(&self, trump: Option<Suit>) -> &Order {
        self.orders.of(None, trump)
    }

    /// The favourite suit before the first deal.
    pub fn first_favourite(&self) -> Option<Suit> {
        match (self.form, self.options.couleur) {
            _ if self.first_win => None,
            (Form::Five, Couleur::Leaves) => Some(Suit::Spades),
            (Form::Five, Couleur::Hearts) => Some(Suit::Hearts),
            (Form::Five, Couleur::Bells) => Some(Suit::Diamonds),
            (Form::Five, _) => Some(Suit::Clubs),
            _ => Some(Suit::Diamonds),
        }
    }

    /// The Vorhand.
    pub fn vorhand(&self, p: &Public) -> Seat {
        p.dealer.next(self.seats)
    }

    /// What lies in the pot.
    pub fn pot(&self, p: &Public) -> i64 {
        p.ledger.balance(POT)
    }

    /// How many deals a match has.
    pub fn deals(&self) -> u32 {
        u32::from(self.options.rounds) * u32::from(self.seats)
    }

    /// In what packets the cards are dealt.
    pub fn packets(&self) -> &'static [usize] {
        match (self.form, self.options.kauf_deal, self.hand) {
            (Form::Kaufsolo, KaufDeal::Single, _) => &[1, 1, 1, 1, 1],
            (Form::Kaufsolo, KaufDeal::TwoOneTwo, _) => &[2, 1, 2],
            (Form::Kaufsolo, KaufDeal::ThreeTwo, _) => &[3, 2],
            (_, _, 10) => &[3, 4, 3],
            _ => &[3, 2, 3],
        }
    }

    /// A state of a match in which `public` is known and nothing else.
    pub(super) fn empty(public: Public) -> State {
        State {
            public,
            hands: PerSeat::all(CardSet::EMPTY),
            talon: ArrayVec::new(),
            laid: PerSeat::all(CardSet::EMPTY),
            gave: None,
        }
    }

    /// A new match.
    pub fn open(&self) -> State {
        let dealer = Seat(self.seats - 1);
        Rules::empty(Public {
            ledger: Ledger::default(),
            favourite: self.first_favourite(),
            first_won: false,
            dealer,
            deals_done: 0,
            deal: Deal { phase: Phase::FirstDealer, ..Deal::new(self.seats, dealer) },
        })
    }

    /// What a seat may do; it depends on nothing hidden but its own hand.
    #[inline]
    pub fn moves(&self, s: &State, seat: Seat) -> Moves {
        let (p, none) = (&s.public, Offer::new(Move::Play));
        if p.deal.turn != seat || !p.awaited().may_act(seat) {
            return Either::Left(none);
        }
        let hand = s.hands[seat];
        Either::Left(match p.deal.phase {
            Phase::Play => self.plays(&p.deal, seat, hand),
            Phase::Auction => self.calls(p, seat, hand),
            Phase::Forward => none.with(Move::Come).with_aside(Move::Hide),
            Phase::Trump | Phase::HelperTrump => self.trump_offer(p),
            Phase::Declare => self.declarations(p, hand),
            Phase::Call => Offer::cards(self.callable(hand), Move::Call),
            Phase::Give => Offer::cards(hand, Move::Give),
            Phase::Buy => return Either::Right(self.purchases(p, hand)),
            Phase::FirstDealer | Phase::Deal | Phase::Over => none,
        })
    }

    /// Does it.
    #[inline]
    pub fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Play(card) => self.play_card(s, seat, card, scribe),
            Move::Bid(_) | Move::Hold | Move::Pass => self.call(s, seat, m, scribe),
            Move::Stop => self.stop(s, seat, scribe),
            Move::Come => self.come_forward(s, seat, scribe),
            Move::Hide => self.hide(s, seat, scribe),
            Move::Trump(Named(suit)) => self.choose_trump(s, seat, suit, scribe),
            Move::Declare(asked) => self.declare(s, seat, asked, scribe),
            Move::Call(card) => self.call_ace(s, seat, card, scribe),
            Move::Give(card) => self.give(s, seat, card, scribe),
            Move::Discard(cards) => self.buy(s, seat, cards, scribe),
        }
    }

    /// Whether these cards can be dealt.
    fn may_be_dealt(&self, dealt: &Dealt) -> bool {
        let talon: CardSet = dealt.talon.iter().copied().collect();
        let all = dealt.hands.iter().fold(talon, |all, hand| all.union(*hand));
        let left = self.pack.len() - self.seats * self.hand;
        dealt.hands.len() == usize::from(self.seats)
            && all == self.pack
            && dealt.hands.iter().all(|hand| hand.len() == self.hand)
            && talon.len() == left
            && dealt.talon.len() == usize::from(left)
    }

    /// Draws what chance decides next.
    pub fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        if s.public.deal.phase == Phase::FirstDealer {
            return Fall::FirstDealer(Seat(rng.random_range(0..self.seats)));
        }
        let portions = PerSeat::from_fn(|seat| if seat.0 < self.seats { self.hand } else { 0 });
        let (hands, rest) = deal_out::<SEATS, R>(self.pack, &portions, rng);
        let hands = hands.values().copied().take(self.seats.into()).collect();
        Fall::Deal(Dealt { hands, talon: rest.into_iter().take(TRICKS).collect() })
    }

    /// Whether chance could decide this now.
    ///
    /// # Errors
    /// Says that it could not.
    pub fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let fits = match (s.public.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < self.seats,
            (Phase::Deal, Fall::Deal(dealt)) => self.may_be_dealt(dealt),
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
                scribe.does(*seat, None, || text!("solo-first-dealer", seat = *seat));
                self.tell_table(scribe);
            }
            Fall::Deal(dealt) => {
                let p = &mut s.public;
                p.ledger.pay(p.dealer, POT, self.stamm, law!("dealer-stakes"), scribe);
                s.hands = PerSeat::from_fn(|seat| dealt.hands.get(seat.index()).copied().unwrap_or_default());
                s.talon = dealt.talon.clone();
                p.deal.talon = s.talon.len() as u8;
                (p.deal.phase, p.deal.turn) = (Phase::Auction, p.dealer.next(self.seats));
                let law =
                    if self.form == Form::Kaufsolo { law!("deal-packets-kaufsolo") } else { law!("deal-packets") };
                scribe.does(p.dealer, law, || text!("solo-dealt", seat = p.dealer));
            }
        }
    }

    /// What the table plays, and which suit is better than the others.
    fn tell_table<S: Scribe>(&self, scribe: &mut S) {
        let law = match (self.form, self.options.pack) {
            (Form::Five, _) => law!("deal-five"),
            (Form::Spitzeln, _) => law!("pack-spitzeln"),
            (Form::Stripped, _) => law!("pack-stripped"),
            (Form::Thirty, _) => law!("pack-thirty"),
            (Form::Casco | Form::Kaufsolo, _) => law!("pack-casco-kaufsolo"),
        };
        scribe.tell_by(law, || text!("solo-pack", number = self.pack.len()));
        if self.form != Form::Five {
            scribe.tell_by(law!("five-kinds"), || text!("solo-kind"));
        }
        if matches!(self.form, Form::Spitzeln | Form::Stripped | Form::Casco) {
            scribe.tell_by(law!("only-solo"), || text!("solo-only-solo"));
        }
        let favourite = self.first_favourite();
        let law = match (self.form, self.options.couleur, favourite) {
            (_, _, None) => law!("favourite-first-won"),
            (Form::Five, Couleur::Acorns, _) => law!("acorns-are-favourite"),
            (Form::Five, ..) => law!("favourite-agreed"),
            _ => law!("favourite-is-bells"),
        };
        scribe.tell_by(law, || match favourite {
            Some(suit) => text!("solo-favourite-is", suit = suit),
            None => text!("solo-no-favourite"),
        });
        if self.form == Form::Five {
            scribe.tell_by(law!("blue-is-preference"), || text!("solo-blue"));
        }
        if self.options.verleugnen {
            scribe.tell_by(law!("matador-privilege"), || text!("solo-verleugnen"));
        }
    }

    /// The deal is over: it passes on, or the match ends and the pot is divided.
    pub(super) fn next_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let dealer = s.public.dealer.next(self.seats);
        s.public.deals_done += 1;
        (s.hands, s.laid) = (PerSeat::all(CardSet::EMPTY), PerSeat::all(CardSet::EMPTY));
        s.talon.clear();
        s.gave = None;
        let p = &mut s.public;
        p.dealer = dealer;
        p.deal = Deal::new(self.seats, dealer);
        if p.deals_done < self.deals() {
            scribe.does(dealer, law!("deal-passes"), || text!("solo-next-dealer", seat = dealer));
            return;
        }
        p.deal.phase = Phase::Over;
        scribe.match_over(law!("rounds"), || text!("house-match-over"));
        let (pot, seats) = (self.pot(p), i64::from(self.seats));
        for steps in 0..self.seats {
            let share = pot / seats + i64::from(i64::from(steps) < pot % seats);
            let seat = dealer.after(steps + 1, self.seats);
            p.ledger.pay(POT, seat, share, law!("pot-left-over"), scribe);
        }
    }
}

impl<K: Sister> Game for Solo<K> {
    const ID: &'static str = K::ID;
    const POTS: &'static [&'static str] = &["solo-pot"];

    type Options = OptionsOf<K>;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: OptionsOf<K>) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Solo { rules: Rules::new::<K>(options.0.clone()), options, sister: PhantomData })
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

    /// The balance and an equal share of the pot.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        s.public.ledger.balance(seat) as f64 + self.pot(&s.public) as f64 / f64::from(self.rules.seats)
    }
}
