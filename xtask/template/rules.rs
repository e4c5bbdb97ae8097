//! The contract: how a match of __NAME__ goes.

use super::moves::{Move, Moves};
use super::options::__NAME__Options;
use super::settle::DealResult;
use super::state::{ALL, Deal, Phase, Public, SEATS, State, TRICKS};
use rand::Rng;
use spadille_core::{
    Card, CardSet, Game, Ledger, Measure, Offer, OptionError, Options as _, PerSeat, Rank, Refusal, Scribe, Seat, Sheet,
    Suit, Turn, law, text,
};
use spadille_tricks::{Order, deal_out};

/// The ranks, highest first.
pub const RANKS: [Rank; 5] = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten];
/// The suits.
pub const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
/// The cards played with.
pub const PACK: CardSet = CardSet::of_suits(&SUITS, &RANKS);

/// __NAME__ under chosen options.
#[derive(Clone, Debug)]
pub struct __NAME__ {
    /// What was agreed on.
    pub options: __NAME__Options,
    /// How the cards rank.
    pub order: Box<Order>,
}

impl __NAME__ {
    /// What a seat may do of its cards; it depends on nothing else that is hidden.
    #[inline]
    pub fn offered(&self, p: &Public, seat: Seat, hand: CardSet) -> Moves {
        if !p.awaited().may_act(seat) {
            return Offer::new(Move::Play);
        }
        Offer::cards(self.order.legal(hand, p.deal.tricks.now.led()), Move::Play)
    }

    fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let tricks = &mut s.public.deal.tricks;
        s.hands[seat].remove(card);
        scribe.does(seat, None, || text!("__ID__-plays", seat = seat, card = card));
        if tricks.lay(&self.order, card).is_none() {
            return;
        }
        let winner = tricks.gather();
        scribe.takes(winner, law!("highest-takes"), || text!("__ID__-takes", seat = winner));
        if tricks.count == TRICKS {
            let result = DealResult::Played(tricks.won);
            self.end_deal(s, result, scribe);
        }
    }

    /// The deal is over: it is paid, and the next is dealt, or the match is over.
    fn end_deal<S: Scribe>(&self, s: &mut State, result: DealResult, scribe: &mut S) {
        let p = &mut s.public;
        result.pay(&mut p.ledger, scribe);
        let DealResult::Played(won) = result;
        scribe.deal_over(law!("tricks-are-paid"), || {
            let tricks = Seat::all(ALL).map(|seat| (seat, i64::from(won[seat])));
            Sheet::new(text!("__ID__-deal-over")).with(text!("house-tricks"), Measure::Tricks, tricks)
        });
        s.hands = PerSeat::all(CardSet::EMPTY);
        p.deals_done += 1;
        p.dealer = p.dealer.next(ALL);
        p.deal.phase = Phase::Deal;
        if p.deals_done >= u32::from(self.options.deals) {
            p.deal.phase = Phase::Over;
            scribe.match_over(law!("match-length"), || text!("house-match-over"));
        }
    }
}

impl Game for __NAME__ {
    const ID: &'static str = "__ID__";

    type Options = __NAME__Options;
    type State = State;
    type Move = Move;
    type Outcome = PerSeat<CardSet, SEATS>;
    type Moves = Moves;

    fn new(options: __NAME__Options) -> Result<Self, OptionError> {
        options.check()?;
        let rows = SUITS.map(|suit| RANKS.map(|rank| Card::new(rank, suit)));
        let order = Box::new(Order::new(&rows.each_ref().map(|row| row.as_slice()), None));
        Ok(__NAME__ { options, order })
    }

    fn options(&self) -> &__NAME__Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        ALL
    }

    fn open(&self) -> State {
        let dealer = Seat(0);
        let public = Public { ledger: Ledger::default(), dealer, deals_done: 0, deal: Deal::new(dealer) };
        State { public, hands: PerSeat::all(CardSet::EMPTY) }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        s.public.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        s.hands.get(seat).map_or(Offer::new(Move::Play), |hand| self.offered(&s.public, seat, *hand))
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let Move::Play(card) = m;
        match s.public.deal.tricks.now.led() {
            Some(led) if s.hands[seat].contains(card) => {
                Refusal::by(law!("follow-suit"), text!("__ID__-must-follow", suit = led.suit()))
            }
            _ => Refusal::not_held(),
        }
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let Move::Play(card) = m;
        self.play_card(s, seat, card, scribe);
    }

    fn draw<R: Rng>(&self, _: &State, rng: &mut R) -> PerSeat<CardSet, SEATS> {
        deal_out(PACK, &PerSeat::all(TRICKS), rng).0
    }

    fn admits(&self, s: &State, hands: &PerSeat<CardSet, SEATS>) -> Result<(), Refusal> {
        let all = hands.values().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        let fits = s.public.deal.phase == Phase::Deal
            && PACK.includes(all)
            && all.len() == ALL * TRICKS
            && hands.values().all(|hand| hand.len() == TRICKS);
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, hands: &PerSeat<CardSet, SEATS>, scribe: &mut S) {
        let dealer = s.public.dealer;
        s.hands = *hands;
        s.public.deal = Deal { phase: Phase::Play, ..Deal::new(dealer) };
        scribe.does(dealer, law!("deal"), || text!("__ID__-dealt", seat = dealer));
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }
}
