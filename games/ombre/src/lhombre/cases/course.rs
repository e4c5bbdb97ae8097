//! Forms about the auction, the exchange and open hands.

use super::cards::trump;
use super::common::{Number, malformed, options, read_by_seat, seat_of};
use crate::lhombre::auction::{Auction, BidTable, Stage};
use crate::lhombre::contracts::{Bid, Contract, TrumpBy};
use crate::lhombre::moves::{Move, Words};
use crate::lhombre::options::LHombreOptions;
use crate::lhombre::rules::LHombre;
use crate::lhombre::solve::Win;
use crate::lhombre::table::{BASTA, Each, SPADILLE, next_of};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Seat, SeatSet, Suit, Unsupported};
use spadille_tricks::{Position, Solver};
use std::collections::BTreeMap;

/// A call of a case, as a move.
pub fn read_call(word: &str) -> Result<Move, Unsupported> {
    let unknown = || Unsupported(format!("no call \"{word}\""));
    match word {
        "pass" => Ok(Move::Pass),
        "hold" => Ok(Move::Hold),
        "entrire" => Ok(Move::Entrire),
        _ => match word.strip_prefix("name:") {
            Some(suit) => suit.parse().map(Move::Blurt).map_err(|_| unknown()),
            None => word.parse().map(Move::Call).map_err(|_| unknown()),
        },
    }
}

fn call_words(words: Words) -> Vec<String> {
    words.iter().map(|m| if let Move::Call(bid) = m { bid.to_string() } else { m.to_string() }).collect()
}

/// What is known of the favourite suit during an auction.
#[derive(Copy, Clone)]
pub struct Favourite {
    /// The suit, if it is known.
    pub suit: Option<Suit>,
    /// Whether games may be promised in it.
    pub promised: bool,
}

/// The auction after these calls, and the places of those that were out of turn and do not count.
///
/// # Errors
/// When a call is not allowed.
pub fn spoken(
    o: &LHombreOptions,
    table: &BidTable,
    hands: &Each<CardSet>,
    favourite: Favourite,
    calls: &[(Number, String)],
) -> Result<(Auction, Vec<usize>), Unsupported> {
    let seats = o.players.seats();
    let dealer = Seat(seats - 1);
    let (dealt, king) = (o.dealt(dealer), o.king(dealer));
    let mut auction = Auction::new(dealt, next_of(dealt, dealer, seats));
    let mut ignored = Vec::new();
    for (i, (number, word)) in calls.iter().enumerate() {
        let seat = number.seat(o)?;
        let mut call = read_call(word)?;
        if auction.stage == Stage::Over || seat != auction.speaker {
            ignored.push(i);
            continue;
        }
        let hand = hands[seat];
        if let Move::Blurt(suit) = call {
            let means = auction.blurt_means(table, dealt, hand, favourite.suit == Some(suit));
            let Some(bid) = means else { return malformed(format!("call {i}: no suit can be named here")) };
            auction.blurted[seat] = Some(suit);
            call = Move::Call(bid);
        }
        if !auction.legal(table, hand, favourite.promised).contains(call) {
            return malformed(format!("call {i} ({word}) is not allowed"));
        }
        auction.say(call, dealt, king, table);
    }
    Ok((auction, ignored))
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
    let favourite = Favourite { suit: q.couleur, promised: q.couleur.is_some() };
    let (auction, ignored) = spoken(&o, &table, &hands, favourite, &q.calls)?;
    let over = auction.stage == Stage::Over;
    let holder = auction.holder().filter(|_| over);
    let forced = o.dealt(Seat(o.players.seats() - 1)).iter().find(|seat| hands[*seat].contains(SPADILLE));
    let hombre = holder.or(forced.filter(|_| over && o.spadille_force));
    let bid = auction.bid(&table);
    // A suit that was named holds as long as he still plays in it: not beyond a game in the other colour.
    let blurted = hombre
        .and_then(|seat| auction.blurted[seat])
        .filter(|suit| bid.contract.trump_by() == TrumpBy::Before && bid.couleur == (q.couleur == Some(*suit)));
    let switches = holder.map_or(Words::NONE, |seat| auction.switches(&table, hands[seat], favourite.promised));
    let legal = auction.legal(&table, hands[auction.speaker], favourite.promised);
    Answer::with_sets(
        json!({
            "ignored": ignored,
            "to_speak": (!over).then(|| Number::from(auction.speaker)),
            "legal": call_words(legal),
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
fn aces(o: &LHombreOptions, places: &BTreeMap<String, Value>) -> Result<Each<CardSet>, Unsupported> {
    let mut hands = Each::<CardSet>::default();
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
        hands[number.seat(o)?].insert(card);
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
    let p = &mut state.public.deal;
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
        let seat = seat_of(key, &o)?;
        let fits = o.players.pack().includes(*hand) && all.both(*hand).is_empty();
        if !fits || size.is_some_and(|n| n != hand.len()) || hand.len() > o.players.hand() {
            return malformed("hands that cannot be");
        }
        size = Some(hand.len());
        all = all.union(*hand);
        players = players.with(seat);
        position.hands[seat.index()] = *hand;
        position.won[seat.index()] = u8::try_from(won[seat]).ok().filter(|n| *n <= 12).unwrap_or(0);
    }
    let left = size.unwrap_or(0);
    if players.len() < 2 || !players.contains(hombre) || !players.contains(leader) {
        return malformed("hombre and leader must hold cards");
    }
    let mut solver = Solver::new(trump.order(), players, hombre);
    let value = match q.goal.as_str() {
        // The form asks for the game, not for the vole that a Solo tout promises besides.
        "win" => {
            let win = if q.contract == Contract::Nullissimo { Win::None(hombre) } else { Win::MoreThanEach(hombre) };
            json!(solver.can_reach(&position, &win))
        }
        "tricks" => {
            let own = position.won[hombre.index()];
            let most = (1..=left).take_while(|n| solver.can_reach(&position, &Win::AtLeast(hombre, own + n))).last();
            json!(most.unwrap_or(0))
        }
        other => return malformed(format!("no goal \"{other}\"")),
    };
    Answer::new(json!({ "value": value }))
}
