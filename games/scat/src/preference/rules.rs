//! The contract: how a match goes, from the first deal to the account.

use super::cards::{self, PACK, order_of};
use super::moves::{Move, Moves};
use super::options::{Pack, PreferenceOptions};
use super::refusals;
use super::state::{Deal, HAND, Phase, Public, SEATS, Sheets, State};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    CardSet, Either, Game, Ledger, Offer, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, Subsets, Suit,
    Turn, law, text,
};
use spadille_tricks::{Duty, Follow, Free, Order, deal_out};

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall {
    /// Who cuts the highest card and deals first.
    FirstDealer(Seat),
    /// The cards.
    Deal(Dealt),
}

/// How the cards have fallen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// The hands by seat; of four players the dealer has none.
    pub hands: arrayvec::ArrayVec<CardSet, SEATS>,
    /// The talon.
    pub talon: CardSet,
}

/// Préférence under chosen options.
#[derive(Clone, Debug)]
pub struct Preference {
    /// What was agreed on.
    pub options: PreferenceOptions,
    /// The duties of whoever plays to a trick.
    pub follow: Follow,
    orders: Box<[Order; 4]>,
    plain: Box<Order>,
}

impl Preference {
    /// The order of the cards with a trump suit.
    #[inline]
    pub fn order(&self, trump: Suit) -> &Order {
        &self.orders[trump as usize]
    }

    /// The order of the cards as they are held: with a trump suit, or before one is named.
    pub fn order_of(&self, trump: Option<Suit>) -> &Order {
        trump.map_or(&self.plain, |trump| self.order(trump))
    }

    /// How many sit at the table.
    #[inline]
    pub fn table(&self) -> u8 {
        self.options.players
    }

    /// The suit of a number.
    #[inline]
    pub fn suit(&self, number: u8) -> Suit {
        cards::suits(self.options.pack)[usize::from(number.clamp(1, 4) - 1)]
    }

    /// The number of a suit.
    #[inline]
    pub fn number(&self, suit: Suit) -> u8 {
        cards::suits(self.options.pack).iter().position(|other| *other == suit).map_or(1, |place| place as u8 + 1)
    }

    /// The Vorhand.
    pub fn vorhand(&self, p: &Public) -> Seat {
        p.dealer.next(self.table())
    }

    /// Everybody with cards, in the order of speaking.
    pub fn speakers(&self, dealer: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.table();
        (1..=3).map(move |steps| dealer.after(steps, seats))
    }

    /// A state of a match in which `public` is known and nothing else.
    pub(super) fn empty(public: Public) -> State {
        State { public, hands: PerSeat::all(CardSet::EMPTY), talon: CardSet::EMPTY }
    }

    /// How many cards each is dealt.
    fn portions(&self, dealer: Seat) -> PerSeat<u8, SEATS> {
        let players = Deal::new(self.table(), dealer).players;
        PerSeat::from_fn(|seat| if players.contains(seat) { HAND } else { 0 })
    }

    fn discards(hand: CardSet) -> Subsets<Move> {
        let as_cards = |m: &Move| if let Move::Discard(cards) = m { Some(*cards) } else { None };
        Subsets {
            from: hand,
            min: 2,
            max: 2,
            as_move: Move::Discard,
            as_cards,
            verb: "discard",
            label: "preference-which-discard",
        }
    }

    /// What a seat at its turn may say or play, but for laying away.
    fn offered(&self, p: &Public, hand: CardSet) -> Offer<Move> {
        let none = Offer::new(Move::Play);
        match p.deal.phase {
            Phase::Play => self.plays(&p.deal, hand),
            Phase::Auction => p.deal.auction.offer(self.options.jump_bids),
            Phase::Trump => none.with_all(self.trumps(p).map(Move::Trump)),
            Phase::Helpers => none.with(Move::Go).with(Move::Stay),
            _ => none,
        }
    }

    /// The suits that the declarer may name.
    pub fn trumps(&self, p: &Public) -> impl Iterator<Item = Suit> + '_ {
        let least = p.deal.contract.map_or(1, |contract| contract.number);
        (least..=4).map(|number| self.suit(number))
    }

    /// The deal is over: it passes on, or the account is made.
    pub(super) fn next_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let seats = self.table();
        let p = &mut s.public;
        p.deals_done += 1;
        (s.hands, s.talon) = (PerSeat::all(CardSet::EMPTY), CardSet::EMPTY);
        p.dealer = p.dealer.next(seats);
        p.deal = Deal::new(seats, p.dealer);
        if p.sheets.sum() == 0 || p.deals_done >= self.options.max_deals.into() {
            p.deal.phase = Phase::Over;
            self.account(p, scribe);
            return;
        }
        scribe.does(p.dealer, law!("deal-passes"), || text!("preference-next-dealer", seat = p.dealer));
    }
}

impl Game for Preference {
    const ID: &'static str = "preference";
    /// What the Poules lack of zero is divided by three or four.
    const PARTS: i64 = 12;

    type Options = PreferenceOptions;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: PreferenceOptions) -> Result<Self, OptionError> {
        options.check()?;
        let head = if options.must_head { Duty::Everybody } else { Duty::Nobody };
        let follow = Follow { ruff: true, head, free: Free::NONE };
        Ok(Preference {
            orders: Box::new(Suit::ALL.map(|suit| order_of(Some(suit)))),
            plain: Box::new(order_of(None)),
            follow,
            options,
        })
    }

    fn options(&self) -> &PreferenceOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.table()
    }

    fn open(&self) -> State {
        let dealer = Seat(self.table() - 1);
        let deal = Deal { phase: Phase::FirstDealer, ..Deal::new(self.table(), dealer) };
        let mut sheets = Sheets::default();
        for seat in Seat::all(self.table()) {
            sheets.pools[seat] = -i64::from(self.options.pool);
        }
        Preference::empty(Public { ledger: Ledger::default(), sheets, dealer, deals_done: 0, deal })
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        s.public.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        if s.public.deal.turn != seat || !s.public.awaited().may_act(seat) {
            return Either::Left(Offer::new(Move::Play));
        }
        match s.public.deal.phase {
            Phase::Discard => Either::Right(Preference::discards(s.hands[seat])),
            _ => Either::Left(self.offered(&s.public, s.hands[seat])),
        }
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        refusals::why_not(self, s, seat, m)
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Play(card) => self.play_card(s, seat, card, scribe),
            Move::Discard(cards) => self.lay_away(s, seat, cards, scribe),
            Move::Trump(suit) => self.name_trump(s, suit, scribe),
            Move::Go | Move::Stay => self.answer(s, seat, m == Move::Go, scribe),
            Move::Pass | Move::Hold | Move::Bid(_) | Move::Solo(_) => self.call(s, seat, m, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        if s.public.deal.phase == Phase::FirstDealer {
            return Fall::FirstDealer(Seat(rng.random_range(0..self.table())));
        }
        let (hands, rest) = deal_out::<SEATS, R>(PACK, &self.portions(s.public.dealer), rng);
        let hands = hands.values().copied().take(self.table().into()).collect();
        Fall::Deal(Dealt { hands, talon: rest.into_iter().collect() })
    }

    fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let fits = match (s.public.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < self.table(),
            (Phase::Deal, Fall::Deal(dealt)) => {
                let portions = self.portions(s.public.dealer);
                let all = dealt.hands.iter().fold(dealt.talon, |all, hand| all.union(*hand));
                let sizes = dealt.hands.iter().zip(portions.values()).all(|(hand, size)| hand.len() == *size);
                dealt.hands.len() == usize::from(self.table()) && all == PACK && sizes && dealt.talon.len() == 2
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                s.public.dealer = *seat;
                s.public.deal = Deal::new(self.table(), *seat);
                scribe.does(*seat, law!("seats-by-cutting"), || text!("preference-first-dealer", seat = *seat));
                let pool = self.options.pool;
                scribe.tell_by(law!("pool-start"), || text!("preference-pools-start", number = pool));
                let law = match self.options.pack {
                    Pack::German => law!("suit-order-german"),
                    Pack::French => law!("suit-order"),
                };
                let [one, two, three, four] = cards::suits(self.options.pack);
                scribe.tell_by(law, || text!("preference-order", one = one, two = two, three = three, four = four));
            }
            Fall::Deal(dealt) => {
                s.hands = PerSeat::from_fn(|seat| dealt.hands.get(seat.index()).copied().unwrap_or_default());
                s.talon = dealt.talon;
                let vorhand = self.vorhand(&s.public);
                (s.public.deal.phase, s.public.deal.turn) = (Phase::Auction, vorhand);
                let dealer = s.public.dealer;
                scribe.does(dealer, law!("deal-packets"), || text!("preference-dealt", seat = dealer));
                if self.table() == 4 {
                    scribe.does(dealer, law!("four-players"), || text!("preference-sits-out", seat = dealer));
                }
            }
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }

    /// What the sheets would come to if the account were made now.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        match s.public.deal.phase {
            Phase::Over => s.public.ledger.balance(seat) as f64,
            _ => self.outlook(&s.public.sheets, seat) as f64,
        }
    }
}
