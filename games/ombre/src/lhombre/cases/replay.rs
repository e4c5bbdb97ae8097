//! Whole deals, played card by card through the rules.

use super::*;

#[derive(Deserialize)]
struct DealJson {
    dealer: Number,
    hands: BTreeMap<String, CardSet>,
    talon: Vec<Card>,
    idle_top: Option<Card>,
    calls: Calls,
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
    read!(case.question() => balances: Map<String, Value>, table: Standing, deals: Vec<DealJson>);
    let mut o = options(case)?;
    let opening = read_by_seat(&o, &balances)?;
    let first = accounts(&o, &table)?;
    // The match must not close within the case.
    (o.tours, o.kessel) = (100, false);
    let game = LHombre::new(o.clone()).map_err(|e| Unsupported(e.to_string()))?;
    let mut state = game.open();
    state.public.accounts = first.clone();
    let mut answers = Vec::new();
    let mut next_dealer = dealer(&o);
    for deal in &deals {
        let dealer = deal.dealer.seat(&o)?;
        let before = state.public.accounts.clone();
        let fixed = state.public.deal.couleur.or(deal.idle_top.map(Card::suit));
        state.public.deal = game.undealt(dealer, fixed.filter(|_| o.couleur == Couleur::Fixed));
        let mut replay = Replay { game: &game, deal, state, drawn: Map::new(), winners: vec![], told: None };
        replay.run()?;
        replay.agrees()?;
        let (told, after) = (replay.told.as_ref(), &replay.state.public.accounts);
        answers.push(json!({
            "hombre": told.map(|t| Number::from(t.result.hombre)),
            "contract": told.map(|t| t.bid),
            "trump": told.and_then(|t| t.trump),
            "drawn": replay.drawn,
            "winners": replay.winners,
            "matadors": told.map_or(0, |t| t.result.matadors),
            "premiers": told.is_some_and(|t| t.result.end.premiers),
            "vole": told.map_or(Vole::None, |t| t.vole),
            "result": told.map_or_else(|| json!("passed"), |t| json!(t.result.end.result)),
            "codille_by": told.and_then(|t| t.result.end.codille_by).map(Number::from),
            "per_opponent": told.map_or(0, |t| t.per_opponent),
            "net": net_json(&o, &before, after),
            "pots": pots_json(&before, after),
            "table": Standing::from(after),
        }));
        next_dealer = dealer.next(o.players.seats());
        state = replay.state;
    }
    let ledger = &state.public.accounts.ledger;
    Answer::new(json!({
        "deals": answers,
        "balances": by_seat(&o, |s: Seat| opening[s] + ledger.balance(s) - first.ledger.balance(s)),
        "next_dealer": Number::from(next_dealer),
    }))
}

impl Replay<'_> {
    fn p(&self) -> &Deal {
        &self.state.public.deal
    }

    fn run(&mut self) -> Result<(), Unsupported> {
        let (o, deal) = (self.game.options(), self.deal);
        let mut hands = Each::default();
        for (key, hand) in &deal.hands {
            hands[seat_of(key, o)?] = *hand;
        }
        let talon = deal.talon.as_slice().try_into().map_err(|_| Unsupported("too many cards in the talon".into()))?;
        let idle = deal.idle_top.filter(|_| o.couleur == Couleur::Volante);
        self.chance(&Outcome::Deal { hands, talon, idle })?;
        for (number, call) in &deal.calls {
            self.call(number.seat(o)?, read_call(call)?)?;
        }
        match self.p().phase {
            Phase::Deal => return Ok(()),
            Phase::Auction => return malformed("the auction is not over"),
            Phase::Spadille => self.go(Move::OwnUp)?,
            _ => {}
        }
        self.before_exchange()?;
        self.exchange()?;
        if self.p().phase != Phase::Deal {
            self.give_up_or_play()?;
        }
        if self.p().phase == Phase::Deal { Ok(()) } else { malformed("the deal is not played out") }
    }

    /// Whether what is told of the deal is what was played: no fact may be left over.
    fn agrees(&self) -> Result<(), Unsupported> {
        let deal = self.deal;
        let faults = match &self.told {
            None => {
                let facts = deal.named.is_some() || deal.pulled.is_some() || deal.taker.is_some() || deal.gave_up;
                let cards = !deal.discards.is_empty() || !deal.plays.is_empty();
                vec![(facts || cards, "nobody plays, but more is told of the deal")]
            }
            Some(Told { bid, trump, result, .. }) => vec![
                (deal.named.is_some() && deal.named != *trump, "trumps are not the suit that was named"),
                (
                    deal.pulled.is_some() && bid.contract.row().trump_by != TrumpBy::Pulled,
                    "no card is pulled in this game",
                ),
                (deal.gave_up != result.thrown, "the game was not given up so"),
                (deal.taker.is_some() && !result.thrown, "a game is taken over that was not given up"),
                (self.winners.len() != deal.plays.len(), "cards are told of a deal that is over"),
                (self.drawn.len() != deal.discards.len(), "discards are told of a deal that is over"),
            ],
        };
        faults.into_iter().find(|(fault, _)| *fault).map_or(Ok(()), |(_, why)| malformed(why))
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

    fn play(&mut self, seat: Seat, m: Move) -> Result<(), Unsupported> {
        self.game.check(&self.state, seat, m).map_err(|e| Unsupported(format!("seat {}, {m}: {e}", seat.0 + 1)))?;
        self.carry_out(seat, m);
        Ok(())
    }

    fn go(&mut self, m: Move) -> Result<(), Unsupported> {
        self.play(self.p().turn, m)
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

    /// Switch, naming and turning before the hombre lays away.
    fn before_exchange(&mut self) -> Result<(), Unsupported> {
        match (self.p().phase, self.deal.switch) {
            (Phase::Switch, switch) => self.go(switch.map_or(Move::Keep, Move::Call))?,
            (_, Some(_)) => return malformed("the game cannot be changed"),
            (_, None) => {}
        }
        match (self.p().phase, self.deal.second_turn) {
            (Phase::Turn, second) => self.go(if second { Move::Turn } else { Move::Keep })?,
            (_, true) => return malformed("no second card can be turned"),
            (_, false) => {}
        }
        self.name()
    }

    fn name(&mut self) -> Result<(), Unsupported> {
        match self.deal.named {
            _ if self.p().phase != Phase::Name => Ok(()),
            Some(suit) => self.go(Move::Name(suit)),
            None if self.deal.gave_up => self.go(Move::GiveUp),
            None => malformed("no trumps are named"),
        }
    }

    fn exchange(&mut self) -> Result<(), Unsupported> {
        let talon = &self.deal.talon;
        for (number, cards) in &self.deal.discards {
            let seat = number.seat(self.game.options())?;
            let set: CardSet = cards.iter().copied().collect();
            if usize::from(set.len()) != cards.len() {
                return malformed("a card is laid away twice");
            }
            let p = self.p();
            let asked = matches!(p.phase, Phase::Discard | Phase::Buy) && p.turn == seat;
            if set.is_empty() && !asked && p.players.contains(seat) && p.talon.left() == 0 {
                // Nothing was left to draw, so nobody asked him.
                self.drawn.insert(number.0.to_string(), json!([]));
                continue;
            }
            let (before, mohr) = (p.talon.places(), p.plays(Contract::Mohr));
            self.play(seat, Move::Discard(set))?;
            let after = self.p().talon.places();
            let taken: Vec<&Card> = match after.end < before.end {
                _ if mohr => talon.iter().collect(),
                false => talon.iter().take(after.start).skip(before.start).collect(),
                true => talon.iter().take(before.end).skip(after.end).rev().collect(),
            };
            self.drawn.insert(number.0.to_string(), json!(taken));
            if self.p().phase == Phase::Pull {
                let Some(card) = self.deal.pulled else { return malformed("no card is pulled") };
                self.chance(&Outcome::Pull(card))?;
            }
            self.name()?;
            if self.p().phase == Phase::Deal {
                return Ok(());
            }
        }
        if self.p().phase == Phase::GiveUp { Ok(()) } else { malformed("the exchange is not over") }
    }

    fn give_up_or_play(&mut self) -> Result<(), Unsupported> {
        let (deal, o) = (self.deal, self.game.options());
        let at_once = deal.plays.is_empty() || deal.taker.is_some() || o.throw_in == ThrowIn::Takeover;
        if deal.gave_up && at_once {
            self.go(Move::GiveUp)?;
            let taker = seat_or_none(deal.taker, o)?;
            while self.p().phase == Phase::TakeOver {
                self.go(if taker == Some(self.p().turn) { Move::TakeOver } else { Move::Pass })?;
            }
            if taker.is_some() && self.p().taker != taker {
                return malformed("nobody can take the game over");
            }
        } else {
            self.go(Move::Keep)?;
        }
        for card in deal.plays.iter().flatten() {
            if self.p().phase != Phase::Play {
                return malformed("cards are played after the deal is over");
            }
            self.go(Move::Play(*card))?;
        }
        let p = self.p();
        if p.phase == Phase::Play && p.is_hombre(p.turn) {
            self.go(if deal.gave_up && !p.thrown { Move::GiveUp } else { Move::Stop })?;
        }
        if self.p().phase == Phase::Claims {
            // Everything due is claimed in time.
            let matadors = self.game.result(&self.state).map_or(0, |d| d.matadors);
            self.go(Claim { game: true, premiers: true, matadors }.to_move())?;
        }
        Ok(())
    }
}

/// How a deal ended that is not settled yet.
fn tell(game: &LHombre, s: &State) -> Option<Told> {
    let (p, result) = (&s.public.deal, game.result(s)?);
    // A vole that was promised and given up is lost.
    let given_up = result.thrown && p.course().standing(game.options()).end.vole == Vole::Undertaken;
    let mut accounts = s.public.accounts.clone();
    let per_opponent = game.company(&s.public).settle(&mut accounts, &result, &mut ());
    let vole = if given_up { Vole::Failed } else { result.end.vole };
    Some(Told { bid: p.bid, trump: p.trump_suit(), vole, result, per_opponent })
}
