//! Whole deals, played card by card through the rules.

use super::common::{Number, accounts, by_seat, malformed, net_json, options, pots_json, read_by_seat, seat_of};
use super::course::read_call;
use crate::lhombre::contracts::{Bid, Contract, TrumpBy};
use crate::lhombre::course::{DealResult, Vole};
use crate::lhombre::facts::Standing;
use crate::lhombre::moves::{Claim, Move};
use crate::lhombre::options::{Couleur, LHombreOptions, ThrowIn};
use crate::lhombre::rules::{LHombre, Outcome};
use crate::lhombre::settle::Unpaid;
use crate::lhombre::state::{Phase, State};
use crate::lhombre::table::Each;
use arrayvec::ArrayVec;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Seat, Suit, Turn, Unsupported};
use std::collections::BTreeMap;

/// A deal of a replay.
#[derive(Deserialize)]
struct DealJson {
    dealer: Number,
    hands: BTreeMap<String, CardSet>,
    talon: Vec<Card>,
    idle_top: Option<Card>,
    calls: Vec<(Number, String)>,
    switch: Option<Bid>,
    named: Option<Suit>,
    second_turn: bool,
    pulled: Option<Card>,
    discards: Vec<(Number, Vec<Card>)>,
    gave_up: bool,
    taker: Option<Number>,
    plays: Vec<Vec<Card>>,
}

/// A deal on its way through the rules, and what is told of it.
struct Replay<'a> {
    game: &'a LHombre,
    deal: &'a DealJson,
    state: State,
    drawn: Map<String, Value>,
    winners: Vec<Number>,
    told: Option<Told>,
}

/// What is told of a deal that is over, taken down before the table is cleared.
struct Told {
    bid: Bid,
    trump: Option<Suit>,
    vole: Vole,
    result: DealResult,
    per_opponent: i64,
}

pub fn replay(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        balances: Map<String, Value>,
        table: Standing,
        deals: Vec<DealJson>,
    }
    let q: Q = case.question()?;
    let mut o = options(case)?;
    let opening = read_by_seat(&o, &q.balances)?;
    let first = accounts(&o, &q.table)?;
    // The match must not close within the case.
    o.tours = 100;
    o.kessel = false;
    let game = LHombre::new(o.clone()).map_err(|e| Unsupported(e.to_string()))?;
    let mut state = game.open();
    state.public.accounts = first.clone();
    let mut deals = Vec::new();
    let mut next_dealer = Seat(o.players.seats() - 1);
    for deal in &q.deals {
        let dealer = deal.dealer.seat(&o)?;
        let before = state.public.accounts.clone();
        state.public.deal.dealer = dealer;
        state.public.deal.players = o.dealt(dealer);
        state.public.deal.phase = Phase::Deal;
        if o.couleur == Couleur::Fixed && state.public.deal.couleur.is_none() {
            state.public.deal.couleur = deal.idle_top.map(Card::suit);
        }
        let mut replay = Replay { game: &game, deal, state, drawn: Map::new(), winners: vec![], told: None };
        replay.run(&o)?;
        replay.agrees()?;
        let after = &replay.state.public.accounts;
        let told = replay.told.as_ref();
        deals.push(json!({
            "hombre": told.map(|t| Number::from(t.result.hombre)),
            "contract": told.map(|t| t.bid),
            "trump": told.and_then(|t| t.trump),
            "drawn": replay.drawn,
            "winners": replay.winners,
            "matadors": told.map_or(0, |t| t.result.matadors),
            "premiers": told.is_some_and(|t| t.result.premiers),
            "vole": told.map_or(Vole::None, |t| t.vole),
            "result": told.map_or_else(|| json!("passed"), |t| json!(t.result.result)),
            "codille_by": told.and_then(|t| t.result.codille_by).map(Number::from),
            "per_opponent": told.map_or(0, |t| t.per_opponent),
            "net": net_json(&o, &before, after),
            "pots": pots_json(&before, after),
            "table": Standing::from(after),
        }));
        next_dealer = dealer.next(o.players.seats());
        state = replay.state;
    }
    let ledger = &state.public.accounts.ledger;
    let balance = |s: Seat| opening[s] + ledger.balance(s) - first.ledger.balance(s);
    Answer::new(json!({
        "deals": deals,
        "balances": by_seat(&o, balance),
        "next_dealer": Number::from(next_dealer),
    }))
}

impl Replay<'_> {
    fn run(&mut self, o: &LHombreOptions) -> Result<(), Unsupported> {
        self.deal(o)?;
        for (number, call) in &self.deal.calls {
            self.call(number.seat(o)?, read_call(call)?)?;
        }
        if self.state.public.deal.phase == Phase::Deal {
            return Ok(());
        }
        if self.state.public.deal.phase == Phase::Auction {
            return malformed("the auction is not over");
        }
        if self.state.public.deal.phase == Phase::Spadille {
            self.play(self.state.public.deal.turn, Move::OwnUp)?;
        }
        self.before_exchange()?;
        self.exchange(o)?;
        if self.state.public.deal.phase == Phase::Deal {
            return Ok(());
        }
        self.give_up_or_play(o)?;
        if self.state.public.deal.phase == Phase::Deal { Ok(()) } else { malformed("the deal is not played out") }
    }

    /// Whether what is told of the deal is what was played: no fact may be left over.
    fn agrees(&self) -> Result<(), Unsupported> {
        let deal = self.deal;
        let Some(told) = &self.told else {
            let idle = deal.named.is_none() && deal.pulled.is_none() && deal.taker.is_none() && !deal.gave_up;
            let cards = !deal.discards.is_empty() || !deal.plays.is_empty();
            return if idle && !cards { Ok(()) } else { malformed("nobody plays, but more is told of the deal") };
        };
        match () {
            () if deal.named.is_some() && deal.named != told.trump => {
                malformed("trumps are not the suit that was named")
            }
            () if deal.pulled.is_some() && told.bid.contract.trump_by() != TrumpBy::Pulled => {
                malformed("no card is pulled in this game")
            }
            () if deal.gave_up != told.result.thrown => malformed("the game was not given up so"),
            () if deal.taker.is_some() && !told.result.thrown => {
                malformed("a game is taken over that was not given up")
            }
            () if self.winners.len() != deal.plays.len() => malformed("cards are told of a deal that is over"),
            () if self.drawn.len() != deal.discards.len() => malformed("discards are told of a deal that is over"),
            () => Ok(()),
        }
    }

    fn deal(&mut self, o: &LHombreOptions) -> Result<(), Unsupported> {
        let mut hands = Each::default();
        for (key, hand) in &self.deal.hands {
            hands[seat_of(key, o)?] = *hand;
        }
        let mut talon = ArrayVec::new();
        for card in &self.deal.talon {
            talon.try_push(*card).map_err(|_| Unsupported("too many cards in the talon".into()))?;
        }
        let idle = self.deal.idle_top.filter(|_| o.couleur == Couleur::Volante);
        let outcome = Outcome::Deal { hands, talon, idle };
        self.chance(&outcome)
    }

    fn chance(&mut self, outcome: &Outcome) -> Result<(), Unsupported> {
        if self.game.turn(&self.state) != Turn::Chance {
            return malformed("no chance is awaited here");
        }
        self.game.admits(&self.state, outcome).map_err(|e| Unsupported(e.to_string()))?;
        self.game.reveal(&mut self.state, outcome, &mut ());
        Ok(())
    }

    /// A call. A suit named without asking is ruled on at every table, though only a strict one offers it.
    fn call(&mut self, seat: Seat, m: Move) -> Result<(), Unsupported> {
        let Move::Blurt(suit) = m else { return self.play(seat, m) };
        if !self.game.may_blurt(&self.state, seat, suit) {
            return malformed(format!("seat {}: no suit can be named here", seat.0 + 1));
        }
        self.carry_out(seat, m);
        Ok(())
    }

    /// Plays a move through the rules.
    fn play(&mut self, seat: Seat, m: Move) -> Result<(), Unsupported> {
        self.game.check(&self.state, seat, m).map_err(|e| Unsupported(format!("seat {}, {m}: {e}", seat.0 + 1)))?;
        self.carry_out(seat, m);
        Ok(())
    }

    /// A move that is allowed. The result of the deal is taken down before the table is cleared for the next.
    fn carry_out(&mut self, seat: Seat, m: Move) {
        let (game, s) = (self.game, &mut self.state);
        let tricks = s.public.deal.tricks.count;
        game.act(s, seat, m, &mut ());
        let p = &s.public.deal;
        self.winners.extend(p.tricks.last.filter(|_| p.tricks.count > tricks).map(|last| Number::from(last.winner())));
        if matches!(p.phase, Phase::Settle | Phase::Claims) {
            self.told = tell(game, s);
        }
        game.settle_if_over(s, &mut ());
        // No case says that bêtes made one on the other go together.
        while matches!(s.public.deal.phase, Phase::Together | Phase::Agree) {
            game.play(s, s.public.deal.turn, Move::Keep, &mut ());
        }
    }

    fn hombre(&self) -> Seat {
        self.state.public.deal.hombre.unwrap_or(self.state.public.deal.dealer)
    }

    /// Switch, naming and turning before the hombre lays away.
    fn before_exchange(&mut self) -> Result<(), Unsupported> {
        let hombre = self.hombre();
        match (self.state.public.deal.phase, self.deal.switch) {
            (Phase::Switch, Some(bid)) => self.play(hombre, Move::Call(bid))?,
            (Phase::Switch, None) => self.play(hombre, Move::Keep)?,
            (_, Some(_)) => return malformed("the game cannot be changed"),
            (_, None) => {}
        }
        if self.state.public.deal.phase == Phase::Turn {
            let word = if self.deal.second_turn { Move::Turn } else { Move::Keep };
            self.play(hombre, word)?;
        } else if self.deal.second_turn {
            return malformed("no second card can be turned");
        }
        self.name()
    }

    fn name(&mut self) -> Result<(), Unsupported> {
        if self.state.public.deal.phase != Phase::Name {
            return Ok(());
        }
        match self.deal.named {
            Some(suit) => self.play(self.hombre(), Move::Name(suit)),
            None if self.deal.gave_up => self.play(self.hombre(), Move::GiveUp),
            None => malformed("no trumps are named"),
        }
    }

    fn exchange(&mut self, o: &LHombreOptions) -> Result<(), Unsupported> {
        for (number, cards) in &self.deal.discards {
            let seat = number.seat(o)?;
            let p = &self.state.public.deal;
            let set: CardSet = cards.iter().copied().collect();
            if usize::from(set.len()) != cards.len() {
                return malformed("a card is laid away twice");
            }
            let exchanging = matches!(p.phase, Phase::Discard | Phase::Buy);
            if set.is_empty() && (!exchanging || p.turn != seat) && p.players.contains(seat) && p.left() == 0 {
                // Nothing was left to draw, so nobody asked him.
                self.drawn.insert(number.0.to_string(), json!([]));
                continue;
            }
            let mohr = p.plays(Contract::Mohr);
            let (top, bottom) = (usize::from(p.top), usize::from(p.bottom));
            self.play(seat, Move::Discard(set))?;
            let p = &self.state.public.deal;
            let range =
                if usize::from(p.bottom) < bottom { usize::from(p.bottom)..bottom } else { top..usize::from(p.top) };
            let from_bottom = usize::from(p.bottom) < bottom;
            let mut taken: Vec<Card> = self.deal.talon.get(range).map(<[Card]>::to_vec).unwrap_or_default();
            if from_bottom {
                taken.reverse();
            }
            let taken = if mohr { self.deal.talon.clone() } else { taken };
            self.drawn.insert(number.0.to_string(), json!(taken));
            if self.state.public.deal.phase == Phase::Pull {
                let Some(card) = self.deal.pulled else { return malformed("no card is pulled") };
                self.chance(&Outcome::Pull(card))?;
            }
            self.name()?;
            if self.state.public.deal.phase == Phase::Deal {
                return Ok(());
            }
        }
        match self.state.public.deal.phase {
            Phase::GiveUp => Ok(()),
            _ => malformed("the exchange is not over"),
        }
    }

    fn give_up_or_play(&mut self, o: &LHombreOptions) -> Result<(), Unsupported> {
        let hombre = self.hombre();
        let at_once = self.deal.gave_up && (self.deal.plays.is_empty() || self.deal.taker.is_some());
        if at_once || (self.deal.gave_up && o.throw_in == ThrowIn::Takeover) {
            self.play(hombre, Move::GiveUp)?;
            let taker = self.deal.taker.map(|n| n.seat(o)).transpose()?;
            while self.state.public.deal.phase == Phase::TakeOver {
                let seat = self.state.public.deal.turn;
                let word = if taker == Some(seat) { Move::TakeOver } else { Move::Pass };
                self.play(seat, word)?;
            }
            if taker.is_some() && self.state.public.deal.taker != taker {
                return malformed("nobody can take the game over");
            }
        } else {
            self.play(hombre, Move::Keep)?;
        }
        self.tricks(hombre)
    }

    fn tricks(&mut self, hombre: Seat) -> Result<(), Unsupported> {
        for trick in &self.deal.plays {
            for card in trick {
                if self.state.public.deal.phase != Phase::Play {
                    return malformed("cards are played after the deal is over");
                }
                self.play(self.state.public.deal.turn, Move::Play(*card))?;
            }
        }
        let p = &self.state.public.deal;
        if p.phase == Phase::Play && p.turn == hombre {
            let word = if self.deal.gave_up && !p.thrown { Move::GiveUp } else { Move::Stop };
            self.play(hombre, word)?;
        }
        if self.state.public.deal.phase == Phase::Claims {
            // Everything due is claimed in time.
            let d = self.game.result(&self.state);
            let claim = Claim { game: true, premiers: true, matadors: d.map_or(0, |d| d.matadors) };
            self.play(self.state.public.deal.turn, claim.to_move())?;
        }
        Ok(())
    }
}

/// How a deal ended that is not settled yet.
fn tell(game: &LHombre, s: &State) -> Option<Told> {
    let (p, result) = (&s.public.deal, game.result(s)?);
    // A vole that was promised and given up is lost.
    let given_up = result.thrown && p.course().standing(game.options()).vole == Vole::Undertaken;
    let mut accounts = s.public.accounts.clone();
    let per_opponent = game.company(&s.public).settle(&mut accounts, &result, &Unpaid::default(), &mut ());
    let vole = if given_up { Vole::Failed } else { result.vole };
    Some(Told { bid: p.bid, trump: p.trump_suit(), vole, result, per_opponent })
}
