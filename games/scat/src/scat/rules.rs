//! The contract: how a match goes, from the first deal to the last.

use super::cards::{Orders, PACK};
use super::games::{Level, Rungs};
use super::moves::{Move, Moves};
use super::options::ScatOptions;
use super::refusals;
use super::state::{Deal, HAND, PLAYERS, Phase, Public, SEATS, State};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    CardSet, Either, Game, Ledger, Offer, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, Subsets, Turn,
    law, text,
};
use spadille_tricks::{Order, deal_out};

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
    pub hands: PerSeat<CardSet, SEATS>,
    /// The Scat.
    pub talon: CardSet,
}

/// Scat under chosen options.
#[derive(Clone, Debug)]
pub struct Scat {
    /// What was agreed on.
    pub options: ScatOptions,
    /// The games, low to high.
    pub rungs: Rungs,
    orders: Orders,
}

impl Scat {
    /// The order of the cards in a game.
    #[inline]
    pub fn order(&self, level: Level) -> &Order {
        self.orders.of(level)
    }

    /// How many deals a match has.
    pub fn deals(&self) -> u32 {
        u32::from(self.options.rounds) * u32::from(PLAYERS)
    }

    /// The Vorhand.
    pub fn vorhand(&self, p: &Public) -> Seat {
        p.dealer.next(PLAYERS)
    }

    /// A state of a match in which `public` is known and nothing else.
    pub(super) fn empty(public: Public) -> State {
        State { public, hands: PerSeat::all(CardSet::EMPTY), scat: CardSet::EMPTY }
    }

    /// Two cards of a hand of twelve.
    fn discards(hand: CardSet) -> Subsets<Move> {
        let as_cards = |m: &Move| if let Move::Discard(cards) = m { Some(*cards) } else { None };
        Subsets {
            from: hand,
            min: 2,
            max: 2,
            as_move: Move::Discard,
            as_cards,
            verb: "discard",
            label: "scat-which-discard",
        }
    }

    /// The deal is over: it passes on, or the match ends.
    pub(super) fn next_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        p.deals_done += 1;
        (s.hands, s.scat) = (PerSeat::all(CardSet::EMPTY), CardSet::EMPTY);
        p.dealer = p.dealer.next(PLAYERS);
        p.deal = Deal::new(p.dealer);
        if p.deals_done >= self.deals() {
            p.deal.phase = Phase::Over;
            scribe.match_over(law!("rounds"), || text!("house-match-over"));
            return;
        }
        scribe.does(p.dealer, law!("deal-passes"), || text!("scat-next-dealer", seat = p.dealer));
    }
}

impl Game for Scat {
    const ID: &'static str = "scat";

    type Options = ScatOptions;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: ScatOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Scat { rungs: Rungs::new(&options), orders: Orders::new(&options), options })
    }

    fn options(&self) -> &ScatOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        PLAYERS
    }

    fn open(&self) -> State {
        let dealer = Seat(PLAYERS - 1);
        let deal = Deal { phase: Phase::FirstDealer, ..Deal::new(dealer) };
        Scat::empty(Public { ledger: Ledger::default(), dealer, deals_done: 0, turned: CardSet::EMPTY, deal })
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        s.public.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let deal = &s.public.deal;
        if deal.turn != seat || !s.public.awaited().may_act(seat) {
            return Either::Left(Offer::new(Move::Play));
        }
        match deal.phase {
            Phase::Play => Either::Left(self.plays(deal, s.hands[seat])),
            Phase::Discard => Either::Right(Scat::discards(s.hands[seat])),
            _ => Either::Left(self.calls(&s.public)),
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
            Move::Announce(level) => self.announce(s, seat, level, scribe),
            Move::Trump(suit) => self.name_suit(s, seat, suit, scribe),
            Move::Ask(_) | Move::Yes | Move::No | Move::Pass => self.call(s, seat, m, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        if s.public.deal.phase == Phase::FirstDealer {
            return Fall::FirstDealer(Seat(rng.random_range(0..PLAYERS)));
        }
        let (hands, rest) = deal_out::<SEATS, R>(PACK, &PerSeat::all(HAND), rng);
        Fall::Deal(Dealt { hands, talon: rest.into_iter().collect() })
    }

    fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let fits = match (s.public.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < PLAYERS,
            (Phase::Deal, Fall::Deal(dealt)) => {
                let all = dealt.hands.values().fold(dealt.talon, |all, hand| all.union(*hand));
                all == PACK && dealt.hands.values().all(|hand| hand.len() == HAND)
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                s.public.dealer = *seat;
                s.public.deal = Deal::new(*seat);
                scribe.does(*seat, None, || text!("scat-first-dealer", seat = *seat));
            }
            Fall::Deal(dealt) => {
                (s.hands, s.scat) = (dealt.hands, dealt.talon);
                s.public.turned = CardSet::EMPTY;
                let deal = &mut s.public.deal;
                (deal.phase, deal.turn) = (Phase::Ask, deal.auction.asker);
                let dealer = s.public.dealer;
                scribe.does(dealer, law!("deal-packets"), || text!("scat-dealt", seat = dealer));
            }
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }
}
