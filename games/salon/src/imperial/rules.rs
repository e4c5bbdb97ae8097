//! The contract: how a match goes, from the first dealer to the last game.

use super::cards::order_of;
use super::moves::{Move, Moves};
use super::options::{ImperialOptions, Pack};
use super::state::{Deal, Phase, Public, SEATS, State, TALON};
use super::tally::{STROKES, Slate};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, LawId, Ledger, Offer, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, Text, Turn,
    law, text,
};
use spadille_tricks::deal_out;

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall {
    /// Who deals first.
    FirstDealer(Seat),
    /// The cards.
    Deal(Dealt),
}

/// Cards as they were dealt: either a talon is left, or a card of the dealer's is turned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// The hands of those who play.
    pub hands: ArrayVec<CardSet, SEATS>,
    /// What is left, the turned card first.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub talon: ArrayVec<Card, TALON>,
    /// Among four, the card of the dealer that is turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<Card>,
}

/// Imperial under chosen options.
#[derive(Clone, Debug)]
pub struct Imperial {
    /// What was agreed on.
    pub options: ImperialOptions,
}

impl Imperial {
    /// A table at which this one deals.
    pub fn table(&self, dealer: Seat) -> Public {
        Public {
            ledger: Ledger::default(),
            dealer,
            slate: Slate::default(),
            deals_done: 0,
            games_done: 0,
            deal: Deal::new(dealer, self.options.players),
        }
    }

    /// What a seat may do, given its hand; it depends on nothing else that is hidden.
    #[inline]
    pub fn moves_with(&self, p: &Public, hand: CardSet) -> Moves {
        let none = Offer::new(Move::Play);
        match p.deal.phase {
            Phase::Play => self.plays(p, hand),
            Phase::Talon => none.with(Move::TakeTalon).with(Move::Keep),
            Phase::Rob => none.with(Move::Rob).with(Move::Leave),
            Phase::FirstDealer | Phase::Deal | Phase::Over => none,
        }
    }

    /// Does it, up to the end of the deal. Tells whether it has come.
    pub(super) fn act<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) -> bool {
        match m {
            Move::Play(card) => self.lay_card(s, seat, card, scribe),
            Move::TakeTalon | Move::Keep => self.answer_talon(s, seat, m == Move::TakeTalon, scribe),
            Move::Rob | Move::Leave => self.answer_rob(s, seat, m == Move::Rob, scribe),
        }
    }

    /// Cards are dealt. Tells whether the deal is over at once.
    pub(super) fn deal<S: Scribe>(&self, s: &mut State, dealt: &Dealt, scribe: &mut S) -> bool {
        let p = &mut s.public;
        let dealer = p.dealer;
        let law = match self.options.players {
            2 => law!("deal-two"),
            3 => law!("deal-three"),
            _ => law!("deal-four"),
        };
        let (each, left) = (self.options.portion(), self.options.left());
        scribe.does(dealer, law, || text!("imperial-dealt", seat = dealer, number = each, left = left));
        p.deal = Deal::new(dealer, self.options.players);
        s.hands = PerSeat::from_fn(|seat| dealt.hands.get(seat.index()).copied().unwrap_or_default());
        s.talon = dealt.talon.clone();
        s.laid = CardSet::EMPTY;
        let turned = dealt.turned.or_else(|| s.talon.first().copied());
        p.deal.turned = turned;
        if let Some(card) = turned {
            if dealt.turned.is_some() {
                p.deal.sure[dealer].insert(card);
                scribe.does(dealer, law!("turn-up-four"), || {
                    text!("imperial-turned-four", seat = dealer, card = card, suit = card.suit())
                });
            } else {
                scribe.tell_by(law!("turn-up"), || text!("imperial-turned", card = card, suit = card.suit()));
            }
        }
        self.proceed(s, scribe)
    }

    /// What is agreed at this table, for whoever has just sat down.
    fn tell_table<S: Scribe>(&self, dealer: Seat, scribe: &mut S) {
        let o = &self.options;
        let laws: [(LawId, Text); 2] = match o.pack {
            Pack::ThirtySix => [
                (law!("pack-thirty-six"), text!("imperial-pack-36")),
                (law!("imperial-trumps"), text!("imperial-trumps-36")),
            ],
            Pack::ThirtyTwo => [
                (law!("pack-thirty-two"), text!("imperial-pack-32")),
                (law!("seven-for-six"), text!("imperial-trumps-32")),
            ],
        };
        scribe.tell_by(law!("players"), || text!("imperial-players", number = o.players));
        for (law, said) in laws {
            scribe.tell_by(law, || said);
        }
        scribe.tell_by(law!("card-order"), || text!("imperial-order"));
        scribe.tell_by(law!("due-tricks"), || text!("imperial-due", number = o.due()));
        scribe.tell_by(law!("play-to-the-right"), || text!("imperial-to-the-right"));
        scribe.does(dealer, law!("first-dealer"), || text!("imperial-deals-first", seat = dealer));
        let first = dealer.next(o.players);
        scribe.does(first, law!("vorhand"), || text!("imperial-vorhand", seat = first));
    }
}

impl Game for Imperial {
    const ID: &'static str = "imperial";

    type Options = ImperialOptions;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: ImperialOptions) -> Result<Self, OptionError> {
        options.check()?;
        spadille_core::options::within("players", options.players, 2, 4)?;
        Ok(Imperial { options })
    }

    fn options(&self) -> &ImperialOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn open(&self) -> State {
        let mut public = self.table(Seat(self.options.players - 1));
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
        self.moves_with(&s.public, s.hands[seat])
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let (p, hand) = (&s.public, s.hands[seat]);
        match (m, p.deal.phase) {
            (Move::Play(card), Phase::Play) => self.no_play(p, hand, card),
            (Move::Play(_), _) => Refusal::by(law!("vorhand-leads"), text!("imperial-not-yet")),
            _ => self.no_word(p, hand, m),
        }
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        if self.act(s, seat, m, scribe) {
            self.finish(s, scribe);
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        let (p, o) = (&s.public, &self.options);
        if p.deal.phase == Phase::FirstDealer {
            return Fall::FirstDealer(Seat(rng.random_range(0..o.players)));
        }
        let portions = PerSeat::<u8, SEATS>::from_fn(|seat| if seat.0 < o.players { o.portion() } else { 0 });
        let (hands, talon) = deal_out(o.pack.cards(), &portions, rng);
        let dealers = hands[p.dealer];
        let turned = dealers.nth(rng.random_range(0..dealers.len().max(1))).filter(|_| talon.is_empty());
        Fall::Deal(Dealt {
            hands: hands.values().copied().take(o.players.into()).collect(),
            talon: talon.into_iter().take(TALON).collect(),
            turned,
        })
    }

    fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let (p, o) = (&s.public, &self.options);
        let fits = match (p.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < o.players,
            (Phase::Deal, Fall::Deal(dealt)) => {
                let talon: CardSet = dealt.talon.iter().copied().collect();
                let all = dealt.hands.iter().fold(talon, |all, hand| all.union(*hand));
                let hands = dealt.hands.len() == usize::from(o.players)
                    && dealt.hands.iter().all(|hand| hand.len() == o.portion());
                let turned = match dealt.turned {
                    Some(card) => dealt.hands.get(p.dealer.index()).is_some_and(|hand| hand.contains(card)),
                    None => o.left() > 0,
                };
                let left = dealt.talon.len() == usize::from(o.left());
                all == o.pack.cards() && hands && left && turned && dealt.turned.is_some() == (o.left() == 0)
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                self.tell_table(*seat, scribe);
                s.public.dealer = *seat;
                s.public.deal = Deal::new(*seat, self.options.players);
            }
            Fall::Deal(dealt) => {
                if self.deal(s, dealt, scribe) {
                    self.finish(s, scribe);
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

    /// The balance, and what Imperials, strokes and tricks so far promise of the game.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let (p, o) = (&s.public, &self.options);
        let slate = &p.slate;
        let progress = |one: Seat| f64::from(slate.imperials[one]) + f64::from(slate.strokes[one]) / f64::from(STROKES);
        let all: f64 = Seat::all(o.players).map(progress).sum();
        let ahead = progress(seat) - all / f64::from(o.players);
        let game = f64::from(o.stake) * f64::from(o.players) * 1.2;
        p.ledger.balance(seat) as f64 + game * ahead / f64::from(o.goal())
    }
}

/// The trumps among some cards of a deal.
pub fn trumps_of(deal: &Deal, cards: CardSet) -> CardSet {
    deal.trump().map_or(CardSet::EMPTY, |trump| cards.both(order_of(trump).trumps()))
}
