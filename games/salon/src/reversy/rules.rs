//! The contract: how a match goes, from the first dealer to the last tour.

use super::cards::PACK;
use super::exchange::table_place;
use super::moves::{Move, Moves};
use super::options::ReversyOptions;
use super::state::{Deal, FOUR, Phase, Public, SEATS, State, TRICKS};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, Ledger, Offer, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, Turn, law, text,
};
use spadille_tricks::deal_out;

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall {
    /// Who deals first.
    FirstDealer(Seat),
    /// The cards.
    Deal {
        /// Eleven for each, twelve for the dealer.
        hands: PerSeat<CardSet, SEATS>,
        /// What lies on the table, top first.
        table: [Card; 3],
    },
}

/// Reversy under chosen options.
#[derive(Clone, Debug)]
pub struct Reversy {
    /// What was agreed on.
    pub options: ReversyOptions,
}

/// How many cards somebody is dealt.
pub fn portion(dealer: Seat, seat: Seat) -> u8 {
    TRICKS + u8::from(seat == dealer)
}

impl Reversy {
    /// A table at which this one deals.
    pub fn table(&self, dealer: Seat) -> Public {
        Public {
            ledger: Ledger::default(),
            dealer,
            standing: false,
            noted: ArrayVec::new(),
            deals_done: 0,
            last_under: CardSet::EMPTY,
            deal: Deal::new(dealer),
        }
    }

    /// What a seat may do, given its hand; it depends on nothing else that is hidden.
    #[inline]
    pub fn moves_with(&self, p: &Public, seat: Seat, hand: CardSet) -> Moves {
        match p.deal.phase {
            Phase::Play => self.plays(p, seat, hand),
            Phase::Exchange => self.exchanges(p, seat, hand),
            Phase::FirstDealer | Phase::Deal | Phase::Over => Offer::new(Move::Play),
        }
    }

    fn deal<S: Scribe>(&self, s: &mut State, hands: &PerSeat<CardSet, SEATS>, table: [Card; 3], scribe: &mut S) {
        let p = &mut s.public;
        p.last_under = CardSet::EMPTY;
        let dealer = p.dealer;
        if p.deals_done > 0 {
            scribe.does(dealer, law!("deal-moves-right"), || text!("reversy-deals", seat = dealer));
        }
        scribe.does(dealer, law!("pot-place"), || text!("reversy-pot-place", seat = dealer));
        self.ante(p, scribe);
        scribe.does(dealer, law!("deal"), || text!("reversy-dealt", seat = dealer));
        scribe.tell_by(law!("table-cards"), || text!("reversy-table-cards"));
        p.deal = Deal { phase: Phase::Exchange, locked: self.is_locked(p.standing), ..Deal::new(dealer) };
        s.hands = *hands;
        s.table = PerSeat::from_fn(|seat| table_place(dealer, seat).map(|place| table[place]));
    }
}

impl Game for Reversy {
    const ID: &'static str = "reversy";
    const POTS: &'static [&'static str] = &["reversy-pot"];

    type Options = ReversyOptions;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: ReversyOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Reversy { options })
    }

    fn options(&self) -> &ReversyOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        FOUR
    }

    fn open(&self) -> State {
        let mut public = self.table(Seat(FOUR - 1));
        public.deal.phase = Phase::FirstDealer;
        State::empty(public)
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        s.public.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        if !self.turn(s).may_act(seat) {
            return Offer::new(Move::Play);
        }
        self.moves_with(&s.public, seat, s.hands[seat])
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let (p, hand) = (&s.public, s.hands[seat]);
        match p.deal.phase {
            Phase::Exchange => self.no_exchange(p, seat, hand, m),
            _ => self.no_play(p, hand, m),
        }
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Play, Move::Play(card)) => self.play_card(s, seat, card, scribe),
            _ => self.exchange(s, seat, m, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        let p = &s.public;
        if p.deal.phase == Phase::FirstDealer {
            return Fall::FirstDealer(Seat(rng.random_range(0..FOUR)));
        }
        let portions = PerSeat::from_fn(|seat| portion(p.dealer, seat));
        let (hands, rest) = deal_out(PACK, &portions, rng);
        Fall::Deal { hands, table: [rest[0], rest[1], rest[2]] }
    }

    fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let p = &s.public;
        let fits = match (p.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < FOUR,
            (Phase::Deal, Fall::Deal { hands, table }) => {
                let cards = hands.values().fold(table.iter().copied().collect(), |all: CardSet, hand| all.union(*hand));
                let right = |(seat, hand): (Seat, &CardSet)| hand.len() == portion(p.dealer, seat);
                cards == PACK && hands.iter().all(right)
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                scribe.tell_by(law!("players"), || text!("reversy-four-play"));
                scribe.tell_by(law!("pack"), || text!("reversy-pack"));
                scribe.tell_by(law!("card-order"), || text!("reversy-order"));
                scribe.does(*seat, law!("first-dealer"), || text!("reversy-deals-first", seat = *seat));
                s.public.dealer = *seat;
                s.public.deal = Deal::new(*seat);
            }
            Fall::Deal { hands, table } => self.deal(s, hands, *table, scribe),
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }

    /// The balance, an equal part of what the pot and the paper hold, and what one still owes to the paper.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let p = &s.public;
        let noted: i64 = p.noted.iter().map(|bete| bete.amount).sum();
        let own: i64 = p.noted.iter().filter(|bete| bete.by.contains(seat)).map(|bete| bete.amount).sum();
        (p.ledger.balance(seat) - own) as f64 + (p.pot() + noted) as f64 / 4.0
    }
}
