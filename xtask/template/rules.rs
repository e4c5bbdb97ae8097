//! The contract: how a match of __NAME__ goes.

use super::moves::Move;
use super::options::__NAME__Options;
use super::settle::settle_deal;
use super::state::{Deal, Phase, Public, SEATS, State};
use rand::Rng;
use spadille_core::{
    CardSet, Game, Ledger, Offer, OptionError, Options as _, PerSeat, Rank, Refusal, Scribe, Seat, Sheet, Space as _, Turn, law,
    text,
};
use spadille_tricks::deal_out;

/// The cards of a hand.
const HAND: u8 = 5;
/// The cards played with.
pub const PACK: CardSet = CardSet::pack(&[Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten]);

/// __NAME__ under chosen options.
#[derive(Clone, Debug)]
pub struct __NAME__ {
    pub(super) options: __NAME__Options,
}

impl Game for __NAME__ {
    const ID: &'static str = "__ID__";

    type Options = __NAME__Options;
    type State = State;
    type Move = Move;
    type Outcome = PerSeat<CardSet, SEATS>;
    type Moves = Offer<Move>;

    fn new(options: __NAME__Options) -> Result<Self, OptionError> {
        options.check()?;
        Ok(__NAME__ { options })
    }

    fn options(&self) -> &__NAME__Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        SEATS as u8
    }

    fn open(&self) -> State {
        let public = Public { ledger: Ledger::default(), dealer: Seat(0), deals_done: 0, deal: Deal::default() };
        State { public, hands: PerSeat::all(CardSet::EMPTY) }
    }

    fn turn(&self, s: &State) -> Turn {
        s.public.awaited()
    }

    fn moves(&self, s: &State, seat: Seat) -> Offer<Move> {
        let none = Offer::new(Move::Play);
        if self.turn(s).may_act(seat) { none.with(Move::Pass) } else { none }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(Refusal::not_now()) }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, _: Move, scribe: &mut S) {
        scribe.says(seat, law!("pass"), || text!("__ID__-passes", seat = seat));
        s.public.deal.spoken += 1;
        if s.public.deal.spoken == SEATS as u8 {
            self.end_deal(s, scribe);
        }
    }

    fn draw<R: Rng>(&self, _: &State, rng: &mut R) -> PerSeat<CardSet, SEATS> {
        deal_out(PACK, &PerSeat::all(HAND), rng).0
    }

    fn admits(&self, s: &State, hands: &PerSeat<CardSet, SEATS>) -> Result<(), Refusal> {
        let all = hands.values().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        let whole = all == PACK && hands.values().all(|hand| hand.len() == HAND);
        if s.public.deal.phase == Phase::Deal && whole { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, hands: &PerSeat<CardSet, SEATS>, scribe: &mut S) {
        s.hands = *hands;
        s.public.deal.phase = Phase::Speak;
        scribe.does(s.public.dealer, law!("deal"), || text!("__ID__-dealt", seat = s.public.dealer));
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }
}

impl __NAME__ {
    /// The deal is over: it is settled, and the next begins.
    fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        settle_deal(&mut s.public, scribe);
        scribe.deal_over(law!("deal"), || Sheet::new(text!("__ID__-deal-over")));
        s.public.deals_done += 1;
        s.public.dealer = s.public.dealer.next(SEATS as u8);
        s.public.deal = Deal::default();
        s.hands = PerSeat::all(CardSet::EMPTY);
        if s.public.deals_done >= u32::from(self.options.deals) {
            s.public.deal.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
        }
    }
}
