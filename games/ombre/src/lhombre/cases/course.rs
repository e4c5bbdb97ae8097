//! Forms about the auction, the exchange, open hands, and whole deals.

use super::cards::trump;
use super::common::{Number, TableJson, by_seat, malformed, net_json, options, pots_json, read_by_seat, table_json};
use crate::lhombre::auction::{Auction, BidTable, Stage};
use crate::lhombre::contracts::{Bid, Contract, TrumpBy};
use crate::lhombre::course::{GameResult, Vole};
use crate::lhombre::moves::{Claim, Move, Word, Words};
use crate::lhombre::options::{Couleur, LHombreOptions, ThrowIn};
use crate::lhombre::orders::{Trump, paid_matadors};
use crate::lhombre::rules::{LHombre, Outcome};
use crate::lhombre::settle;
use crate::lhombre::solve::{Win, goal};
use crate::lhombre::state::{Ended, Phase, State};
use crate::lhombre::table::{BASTA, SPADILLE, next_of};
use arrayvec::ArrayVec;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Seat, SeatSet, Suit, Turn, Unsupported};
use spadille_tricks::{Position, Solver};
use std::collections::BTreeMap;

/// A call of a case, as a move.
fn read_call(word: &str) -> Result<Move, Unsupported> {
    let unknown = || Unsupported(format!("no call \"{word}\""));
    match word {
        "pass" => Ok(Move::Say(Word::Pass)),
        "hold" => Ok(Move::Say(Word::Hold)),
        "entrire" => Ok(Move::Say(Word::Entrire)),
        _ => match word.strip_prefix("name:") {
            Some(suit) => suit.parse().map(Move::Blurt).map_err(|_| unknown()),
            None => word.parse().map(Move::Call).map_err(|_| unknown()),
        },
    }
}

fn call_words(words: Words) -> Vec<String> {
    let word = |m: Move| match m {
        Move::Call(bid) => Some(bid.to_string()),
        Move::Say(word) => Some(word.notation().to_owned()),
        _ => None,
    };
    words.iter().filter_map(word).collect()
}

pub fn auction(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        couleur: Option<Suit>,
        aces: BTreeMap<String, Value>,
        calls: Vec<(Number, String)>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let hands = aces(&o, &q.aces)?;
    let table = BidTable::new(&o);
    let seats = o.players.seats();
    let dealer = Seat(seats - 1);
    let (dealt, king) = (o.dealt(dealer), o.king(dealer));
    let mut auction = Auction::new(dealt, next_of(dealt, dealer, seats));
    let mut ignored = Vec::new();
    for (i, (number, word)) in q.calls.iter().enumerate() {
        let seat = number.seat(&o)?;
        let mut call = read_call(word)?;
        if auction.stage == Stage::Over || seat != auction.speaker {
            ignored.push(i);
            continue;
        }
        let hand = hands[seat.index()];
        if let Move::Blurt(suit) = call {
            let means = auction.blurt_means(&o, &table, hand, q.couleur == Some(suit));
            let Some(bid) = means else { return malformed(format!("call {i}: no suit can be named here")) };
            auction.blurted[seat.index()] = Some(suit);
            call = Move::Call(bid);
        }
        if !auction.legal(&table, hand, q.couleur.is_some()).contains(call) {
            return malformed(format!("call {i} ({word}) is not allowed"));
        }
        auction.say(call, dealt, king, &table, seats);
    }
    let over = auction.stage == Stage::Over;
    let mut hombre = auction.holder.filter(|_| over);
    let mut bid = auction.bid;
    if over && hombre.is_none() && o.spadille_force {
        hombre = dealt.iter().find(|seat| hands[seat.index()].contains(SPADILLE));
        bid = Bid::plain(Contract::Frage);
    }
    let hand_of = |seat: Seat| hands[seat.index()];
    let blurted =
        hombre.and_then(|seat| auction.blurted[seat.index()]).filter(|_| bid.contract.trump_by() == TrumpBy::Before);
    let switches = auction
        .holder
        .filter(|_| over)
        .map_or(Words::NONE, |seat| auction.switches(&table, hand_of(seat), q.couleur.is_some()));
    let legal = auction.legal(&table, hand_of(auction.speaker), q.couleur.is_some());
    Answer::with_sets(
        json!({
            "ignored": ignored,
            "to_speak": (!over).then(|| Number::from(auction.speaker)),
            "legal": if over { vec![] } else { call_words(legal) },
            "hombre": hombre.map(Number::from),
            "contract": hombre.map(|_| bid),
            "trump": blurted,
            "may_switch": call_words(switches),
            "void": over && hombre.is_none(),
        }),
        &["legal", "may_switch"],
    )
}

/// Hands that hold nothing but the black aces.
fn aces(o: &LHombreOptions, places: &BTreeMap<String, Value>) -> Result<[CardSet; 4], Unsupported> {
    let mut hands = [CardSet::EMPTY; 4];
    for (name, place) in places {
        let card = match name.as_str() {
            "AS" => SPADILLE,
            "AC" => BASTA,
            other => return malformed(format!("\"{other}\" is no black ace")),
        };
        if place.as_str() == Some("talon") {
            continue;
        }
        let number = Number::deserialize(place).map_err(|e| Unsupported(format!("aces: {e}")))?;
        hands[number.seat(o)?.index()].insert(card);
    }
    Ok(hands)
}

pub fn exchange(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        contract: Contract,
        hombre: Number,
        talon: Vec<Card>,
        discards: Vec<(Number, u8)>,
        second_turn: bool,
        pulled: Option<Card>,
        named: Option<Suit>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let game = LHombre::new(o.clone()).map_err(|e| Unsupported(e.to_string()))?;
    if q.talon.len() != usize::from(o.players.talon()) {
        return malformed("the talon has a wrong number of cards");
    }
    let hombre = q.hombre.seat(&o)?;
    let dealer = Seat(o.players.seats() - 1);
    let players = if q.contract == Contract::Mohr { SeatSet::all(o.players.seats()) } else { o.dealt(dealer) };
    let order = game.drawing_order(q.contract, hombre, players);
    let mut state = game.open();
    let p = &mut state.public;
    (p.players, p.hombre, p.bid) = (players, Some(hombre), Bid::plain(q.contract));
    (p.top, p.bottom) = (0, o.players.talon());
    let turned = q.contract.trump_by() == TrumpBy::Turned;
    if turned {
        p.turned = [q.talon.first().copied(), q.talon.get(1).copied().filter(|_| q.second_turn)];
    }
    let mut drawn = Map::new();
    for (i, (number, count)) in q.discards.iter().enumerate() {
        let seat = number.seat(&o)?;
        if order.get(i) != Some(&seat) || !game.limits(p, seat).contains(count) {
            return malformed(format!("seat {} may not lay away {count} now", number.0));
        }
        let cards = game.take_cards(p, seat, if q.contract == Contract::Mohr { o.players.talon() } else { *count });
        let mut cards: Vec<Card> = q.talon.get(cards).map(<[Card]>::to_vec).unwrap_or_default();
        if seat == hombre && q.contract.from_bottom() {
            cards.reverse();
        }
        p.bought = p.bought.with(seat);
        drawn.insert(number.0.to_string(), json!(cards));
    }
    let next = order.get(q.discards.len()).copied();
    let trump = match q.contract.trump_by() {
        TrumpBy::Turned => p.turned.iter().flatten().last().map(|c| c.suit()),
        TrumpBy::Pulled => q.pulled.map(Card::suit),
        TrumpBy::Before | TrumpBy::After => q.named,
        TrumpBy::None => None,
    };
    let left: &[Card] = q.talon.get(usize::from(p.top)..usize::from(p.bottom)).unwrap_or(&[]);
    Answer::with_sets(
        json!({
            "order": order.iter().map(|s| Number::from(*s)).collect::<Vec<_>>(),
            "trump_by": q.contract.trump_by(),
            "trump": trump,
            "drawn": drawn,
            "left": left,
            "next": next.map(Number::from),
            "limits": next.map_or_else(Vec::new, |seat| game.limits(p, seat).collect::<Vec<u8>>()),
        }),
        &["limits"],
    )
}

pub fn solve(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        contract: Contract,
        trump: Option<Suit>,
        hombre: Number,
        leader: Number,
        tricks: Map<String, Value>,
        hands: BTreeMap<String, CardSet>,
        goal: String,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let (hombre, leader) = (q.hombre.seat(&o)?, q.leader.seat(&o)?);
    let trump = trump(q.contract, q.trump)?;
    let mut position = Position { hands: [CardSet::EMPTY; 4], leader, won: [0; 4] };
    let won = read_by_seat(&o, &q.tricks)?;
    let (mut players, mut all) = (SeatSet::EMPTY, CardSet::EMPTY);
    let mut size = None;
    for (key, hand) in &q.hands {
        let seat = key.parse().map(Number).map_err(|_| Unsupported(format!("no seat \"{key}\"")))?.seat(&o)?;
        let fits = o.players.pack().includes(*hand) && all.both(*hand).is_empty();
        if !fits || size.is_some_and(|n| n != hand.len()) || hand.len() > o.players.hand() {
            return malformed("hands that cannot be");
        }
        size = Some(hand.len());
        all = all.union(*hand);
        players = players.with(seat);
        position.hands[seat.index()] = *hand;
        position.won[seat.index()] = u8::try_from(won[seat.index()]).ok().filter(|n| *n <= 12).unwrap_or(0);
    }
    let left = size.unwrap_or(0);
    if players.len() < 2 || !players.contains(hombre) || !players.contains(leader) {
        return malformed("hombre and leader must hold cards");
    }
    let mut solver = Solver::new(trump.order(), players, hombre);
    let value = match q.goal.as_str() {
        "win" => json!(solver.can_reach(&position, &goal(q.contract, &o, hombre))),
        "tricks" => {
            let own = position.won[hombre.index()];
            let most = (1..=left).take_while(|n| solver.can_reach(&position, &Win::AtLeast(hombre, own + n))).last();
            json!(most.unwrap_or(0))
        }
        other => return malformed(format!("no goal \"{other}\"")),
    };
    Answer::new(json!({ "value": value }))
}

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

/// What the settlement is told of a deal, taken down before the table is cleared.
struct Told {
    hombre: Seat,
    bid: Bid,
    trump: Option<Suit>,
    matadors: u8,
    ended: Ended,
    per_opponent: i64,
}

pub fn replay(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        balances: Map<String, Value>,
        table: TableJson,
        deals: Vec<DealJson>,
    }
    let q: Q = case.question()?;
    let mut o = options(case)?;
    let opening = read_by_seat(&o, &q.balances)?;
    let first = q.table.accounts(&o)?;
    // The match must not close within the case, and a suit may be named unasked.
    o.tours = 100;
    o.kessel = false;
    o.strict |= q.deals.iter().any(|d| d.calls.iter().any(|(_, call)| call.starts_with("name:")));
    let game = LHombre::new(o.clone()).map_err(|e| Unsupported(e.to_string()))?;
    let mut state = game.open();
    state.public.accounts = first.clone();
    let mut deals = Vec::new();
    let mut next_dealer = Seat(o.players.seats() - 1);
    for deal in &q.deals {
        let dealer = deal.dealer.seat(&o)?;
        let before = state.public.accounts.clone();
        state.public.dealer = dealer;
        state.public.players = o.dealt(dealer);
        state.public.phase = Phase::Deal;
        if o.couleur == Couleur::Fixed && state.public.couleur.is_none() {
            state.public.couleur = deal.idle_top.map(Card::suit);
        }
        let mut replay = Replay { game: &game, deal, state, drawn: Map::new(), winners: vec![], told: None };
        replay.run(&o)?;
        let after = &replay.state.public.accounts;
        let told = replay.told.as_ref();
        deals.push(json!({
            "hombre": told.map(|t| Number::from(t.hombre)),
            "contract": told.map(|t| t.bid),
            "trump": told.and_then(|t| t.trump),
            "drawn": replay.drawn,
            "winners": replay.winners,
            "matadors": told.map_or(0, |t| t.matadors),
            "premiers": told.is_some_and(|t| t.ended.premiers),
            "vole": told.map_or(Vole::None, |t| t.ended.vole),
            "result": told.map_or_else(|| json!("passed"), |t| json!(t.ended.result)),
            "codille_by": told.and_then(|t| t.ended.codille_by).map(Number::from),
            "per_opponent": told.map_or(0, |t| t.per_opponent),
            "net": net_json(&o, &before, after),
            "pots": pots_json(&before, after),
            "table": table_json(&after.pots),
        }));
        next_dealer = dealer.next(o.players.seats());
        state = replay.state;
    }
    let ledger = &state.public.accounts.ledger;
    let balance = |s: Seat| opening[s.index()] + ledger.balance(s) - first.ledger.balance(s);
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
            self.play(number.seat(o)?, read_call(call)?)?;
        }
        if self.state.public.phase == Phase::Deal {
            return Ok(());
        }
        if self.state.public.phase == Phase::Auction {
            return malformed("the auction is not over");
        }
        self.before_exchange()?;
        self.exchange(o)?;
        if self.state.public.phase == Phase::Deal {
            return Ok(());
        }
        self.give_up_or_play(o)?;
        if self.state.public.phase == Phase::Deal { Ok(()) } else { malformed("the deal is not played out") }
    }

    fn deal(&mut self, o: &LHombreOptions) -> Result<(), Unsupported> {
        let mut hands = [CardSet::EMPTY; 4];
        for (key, hand) in &self.deal.hands {
            let seat = key.parse().map(Number).map_err(|_| Unsupported(format!("no seat \"{key}\"")))?.seat(o)?;
            hands[seat.index()] = *hand;
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

    /// Plays a move through the rules, and takes down the result before the table is cleared for the next deal.
    fn play(&mut self, seat: Seat, m: Move) -> Result<(), Unsupported> {
        self.game.check(&self.state, seat, m).map_err(|e| Unsupported(format!("seat {}, {m}: {e}", seat.0 + 1)))?;
        let before = self.state.clone();
        self.game.play(&mut self.state, seat, m, &mut ());
        let p = &before.public;
        let over = self.state.public.deals_done > p.deals_done;
        if let (true, Some(hombre)) = (over, p.hombre) {
            self.told = Some(self.tell(&before, hombre, m));
        }
        Ok(())
    }

    /// How the deal ended that this last move ended.
    fn tell(&mut self, before: &State, hombre: Seat, m: Move) -> Told {
        let o = self.game.options();
        let mut s = before.clone();
        let p = &mut s.public;
        // The last card, laid on the trick.
        if let Move::Play(card) = m {
            let seat = p.turn;
            s.hands[seat.index() & 3].remove(card);
            p.played[seat.index() & 3].insert(card);
            let winner = if p.order().beats(p.trick.best, card) { seat } else { p.trick.winner };
            p.tricks.add(winner, hombre);
            self.winners.push(winner.into());
        }
        p.thrown |= m == Move::Say(Word::GiveUp);
        let standing = p.course().standing(o, &p.tricks);
        let stopped = m == Move::Say(Word::Stop);
        let (result, codille_by) = match (p.ended, standing.result) {
            (Some(ended), _) => (ended.result, ended.codille_by),
            (None, Some(result)) => result,
            (None, None) if stopped => (GameResult::Win, None),
            (None, None) => (GameResult::Remis, None),
        };
        let ended = Ended { result, codille_by, premiers: standing.premiers && !p.thrown, vole: standing.vole };
        p.ended = Some(ended);
        let cards = s.hands[hombre.index() & 3].union(s.public.played[hombre.index() & 3]);
        let p = &s.public;
        let matadors = p.trump.map_or(0, |t| paid_matadors(o, t, cards));
        let idle = o.king(p.dealer).filter(|king| !p.players.contains(*king));
        let per_opponent = self.game.result(&s).map_or(0, |d| {
            let mut accounts = p.accounts.clone();
            settle::settle(o, &mut accounts, &d, p.players, idle, false, &mut ()).per_opponent
        });
        Told { hombre, bid: p.bid, trump: p.trump.and_then(Trump::suit), matadors, ended, per_opponent }
    }

    fn hombre(&self) -> Seat {
        self.state.public.hombre.unwrap_or(self.state.public.dealer)
    }

    /// Switch, naming and turning before the hombre lays away.
    fn before_exchange(&mut self) -> Result<(), Unsupported> {
        let hombre = self.hombre();
        match (self.state.public.phase, self.deal.switch) {
            (Phase::Switch, Some(bid)) => self.play(hombre, Move::Call(bid))?,
            (Phase::Switch, None) => self.play(hombre, Move::Say(Word::Keep))?,
            (_, Some(_)) => return malformed("the game cannot be changed"),
            (_, None) => {}
        }
        if self.state.public.phase == Phase::Turn {
            let word = if self.deal.second_turn { Word::Turn } else { Word::Keep };
            self.play(hombre, Move::Say(word))?;
        } else if self.deal.second_turn {
            return malformed("no second card can be turned");
        }
        self.name()
    }

    fn name(&mut self) -> Result<(), Unsupported> {
        if self.state.public.phase != Phase::Name {
            return Ok(());
        }
        match self.deal.named {
            Some(suit) => self.play(self.hombre(), Move::Name(suit)),
            None if self.deal.gave_up => self.play(self.hombre(), Move::Say(Word::GiveUp)),
            None => malformed("no trumps are named"),
        }
    }

    fn exchange(&mut self, o: &LHombreOptions) -> Result<(), Unsupported> {
        for (number, cards) in &self.deal.discards {
            let seat = number.seat(o)?;
            let p = &self.state.public;
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
            let p = &self.state.public;
            let range =
                if usize::from(p.bottom) < bottom { usize::from(p.bottom)..bottom } else { top..usize::from(p.top) };
            let from_bottom = usize::from(p.bottom) < bottom;
            let mut taken: Vec<Card> = self.deal.talon.get(range).map(<[Card]>::to_vec).unwrap_or_default();
            if from_bottom {
                taken.reverse();
            }
            let taken = if mohr { self.deal.talon.clone() } else { taken };
            self.drawn.insert(number.0.to_string(), json!(taken));
            if self.state.public.phase == Phase::Pull {
                let Some(card) = self.deal.pulled else { return malformed("no card is pulled") };
                self.chance(&Outcome::Pull(card))?;
            }
            self.name()?;
            if self.state.public.phase == Phase::Deal {
                return Ok(());
            }
        }
        match self.state.public.phase {
            Phase::GiveUp => Ok(()),
            _ => malformed("the exchange is not over"),
        }
    }

    fn give_up_or_play(&mut self, o: &LHombreOptions) -> Result<(), Unsupported> {
        let hombre = self.hombre();
        let at_once = self.deal.gave_up && (self.deal.plays.is_empty() || self.deal.taker.is_some());
        if at_once || (self.deal.gave_up && o.throw_in == ThrowIn::Takeover) {
            self.play(hombre, Move::Say(Word::GiveUp))?;
            let taker = self.deal.taker.map(|n| n.seat(o)).transpose()?;
            while self.state.public.phase == Phase::TakeOver {
                let seat = self.state.public.turn;
                let word = if taker == Some(seat) { Word::TakeOver } else { Word::Pass };
                self.play(seat, Move::Say(word))?;
            }
            if taker.is_some() && self.state.public.taker != taker {
                return malformed("nobody can take the game over");
            }
        } else {
            self.play(hombre, Move::Say(Word::Keep))?;
        }
        self.tricks(hombre)
    }

    fn tricks(&mut self, hombre: Seat) -> Result<(), Unsupported> {
        for trick in &self.deal.plays {
            for card in trick {
                if self.state.public.phase != Phase::Play {
                    return malformed("cards are played after the deal is over");
                }
                let (turn, played) = (self.state.public.turn, self.state.public.tricks.played);
                self.play(turn, Move::Play(*card))?;
                let p = &self.state.public;
                if p.tricks.played > played
                    && let Some(last) = p.last_trick
                {
                    self.winners.push(last.winner.into());
                }
            }
        }
        let p = &self.state.public;
        if p.phase == Phase::Play && p.turn == hombre {
            let word = if self.deal.gave_up && !p.thrown { Word::GiveUp } else { Word::Stop };
            self.play(hombre, Move::Say(word))?;
        }
        if self.state.public.phase == Phase::Claims {
            // Everything due is claimed in time.
            let d = self.game.result(&self.state);
            let claim = Claim { game: true, premiers: true, matadors: d.map_or(0, |d| d.matadors) };
            self.play(self.state.public.turn, Move::Claim(claim))?;
        }
        Ok(())
    }
}
