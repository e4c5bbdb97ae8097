//! How the worked cases of Préférence are run.

use super::advice;
use super::auction::Contract;
use super::cards::{PACK, RANKS, seating, suits};
use super::facts::Facts;
use super::moves::Move;
use super::options::Pack;
use super::rules::{Dealt, Fall, Preference};
use super::settle::{DealResult, Verdict};
use super::state::{Deal, HAND, Phase, SEATS, Sheets, State};
use crate::case_kit::{self, dealer_of, judged, set_of, spelled, written};
use serde_json::{Map, Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, PerSeat, Seat, SeatSet, Space as _, Suit, Unsupported};
use spadille_tricks::next_of;

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    // The cases call the Vorhand by another name.
    let ours = |_: &str, value: Value| if value == "forehand" { json!("vorhand") } else { value };
    let game: Preference = spelled(case, ours).rules()?;
    match case.form().unwrap_or_default() {
        "numbers" => numbers(&game),
        "order" => order(&game, case),
        "deal" => deal(&game, case),
        "seating" => seats(&game, case),
        "table-order" => table_order(&game, case),
        "legal-trumps" => legal_trumps(&game, case),
        "legal-cards" => legal_cards(&game, case),
        "trick-winner" => trick_winner(&game, case),
        "auction-run" => auction(&game, case),
        "settle" => settle(&game, case),
        "final-account" => account(&game, case),
        "advise" => advise(&game, case),
        "replay" => replay(&game, case),
        _ => Err(Unsupported::form(case)),
    }
}

fn german(game: &Preference) -> bool {
    game.options.pack == Pack::German
}

fn letter(game: &Preference, suit: Suit) -> String {
    if german(game) { suit.german_letter().to_string() } else { suit.letter().to_string() }
}

fn one_of_four(suit: Suit) -> Result<Suit, Unsupported> {
    if Suit::ALL.contains(&suit) { Ok(suit) } else { malformed("one of four suits is wanted") }
}

fn trump_of(case: &Case) -> Result<Suit, Unsupported> {
    one_of_four(case.field("trump")?)
}

/// Something for each seat, as the cases list it.
fn by_seat<T: Copy>(game: &Preference, all: &PerSeat<T, SEATS>) -> Vec<T> {
    all.values().copied().take(game.table().into()).collect()
}

/// Something for each seat, read from a list.
fn read_seats<T: Copy + Default>(game: &Preference, list: &[T]) -> Result<PerSeat<T, SEATS>, Unsupported> {
    if list.len() != usize::from(game.table()) {
        return malformed("a number for each seat is wanted");
    }
    Ok(PerSeat::from_fn(|seat| list.get(seat.index()).copied().unwrap_or_default()))
}

fn numbers(game: &Preference) -> Result<Answer, Unsupported> {
    let trumps =
        suits(game.options.pack).map(|suit| (letter(game, suit), Value::from(game.order(suit).trumps().len())));
    Answer::new(json!({
        "cards": PACK.len(), "hand": HAND, "talon": 2, "tricks": HAND, "to_win": 6, "stamm": null, "cap": null,
        "trumps": Map::from_iter(trumps),
    }))
}

fn order(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let of: String = case.field("of")?;
    let suit = match of.as_str() {
        "trump" => trump_of(case)?,
        letter => one_of_four(letter.parse().map_err(|e| Unsupported::from(("of", e)))?)?,
    };
    let cards = RANKS.map(|rank| Card::new(rank, suit));
    Answer::new(json!({"high_to_low": written(cards, german(game))}))
}

fn deal(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let dealer = dealer_of(case, game.table())?;
    let deck: Vec<Card> = case.field("deck")?;
    if set_of(&deck, PACK)? != PACK {
        return malformed("the pack is not whole");
    }
    let seats: Vec<usize> = game.speakers(dealer).map(Seat::index).collect();
    let Some((hands, talon)) = case_kit::dealt(&deck, &seats, game.table().into(), &[3, 4, 3], (1, 2)) else {
        return malformed("the pack is not whole");
    };
    let hands: Vec<Vec<String>> = hands.into_iter().map(|hand| written(hand, german(game))).collect();
    Answer::new(json!({"hands": hands, "talon": written(talon, german(game))}))
}

fn seats(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let cuts: Vec<Card> = case.field("cuts")?;
    set_of(&cuts, PACK)?;
    match seating(game.options.pack, &cuts)[..] {
        [dealer, right, left, ..] => Answer::new(json!({"dealer": dealer, "right": right, "left": left})),
        _ => malformed("three cut"),
    }
}

fn table_order(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let (dealer, declarer) = (dealer_of(case, game.table())?, seated(case.field("declarer")?, game.table())?);
    let players = Deal::new(game.table(), dealer).players;
    let first = next_of(players, declarer, game.table());
    let go = [first, next_of(players, first, game.table())];
    let speak: Vec<Seat> = game.speakers(dealer).collect();
    let lead = game.first_leader(dealer, declarer, players);
    Answer::new(json!({"speak": speak, "go": go, "first_lead": lead, "next_dealer": dealer.next(game.table())}))
}

fn legal_trumps(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let (word, number): (String, u8) = (case.field("contract")?, case.field("number")?);
    if !(1..=4).contains(&number) {
        return malformed("there is no such number");
    }
    let numbers = if word == "solo" { number..=number } else { number..=4 };
    let trumps: Vec<String> = numbers.map(|number| letter(game, game.suit(number))).collect();
    Answer::with_sets(json!({"trumps": trumps}), &["trumps"])
}

fn legal_cards(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let hand: CardSet = case.field("hand")?;
    let trick: Vec<Card> = case.field("trick")?;
    set_of(&trick, PACK)?;
    let legal = game.follow.legal(game.order(trump_of(case)?), hand, &trick, 3);
    Answer::with_sets(json!({"legal": written(legal, german(game))}), &["legal"])
}

fn trick_winner(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let leader = seated(case.field("leader")?, game.table())?;
    let cards: Vec<Card> = case.field("cards")?;
    set_of(&cards, PACK)?;
    if cards.is_empty() || cards.len() > 3 {
        return malformed("a trick has a card of each player");
    }
    // A dealer who sits out plays no card.
    let players = Deal::new(game.table(), dealer_of(case, game.table())?).players.with(leader);
    let place = game.order(trump_of(case)?).winner(&cards);
    let winner = (0..place).fold(leader, |seat, _| next_of(players, seat, game.table()));
    Answer::new(json!({"winner": winner}))
}

/// A call as the cases write it: a hold names its number too.
fn said(text: &str) -> Result<(Move, Option<u8>), Unsupported> {
    match text.strip_prefix("hold ") {
        Some(number) => {
            let number = number.parse().map_err(|e| Unsupported::from(("call", e)))?;
            Ok((Move::Hold, Some(number)))
        }
        None => text.parse().map(|m| (m, None)).map_err(|e| Unsupported::from(("call", e))),
    }
}

fn call_written(s: &State, m: Move) -> String {
    match m {
        Move::Hold => {
            let number = s.public.deal.auction.standing().map_or(0, |(_, contract)| contract.number);
            format!("hold {number}")
        }
        m => m.to_string(),
    }
}

fn contract_written(contract: Contract) -> String {
    format!("{} {}", if contract.solo { "solo" } else { "drive" }, contract.number)
}

/// Whether a call of the cases may be made, and which it is.
fn may_call(game: &Preference, s: &State, seat: Seat, text: &str) -> Option<Move> {
    let (m, number) = said(text).ok()?;
    let standing = s.public.deal.auction.standing().map(|(_, contract)| contract.number);
    let fits = number.is_none_or(|number| standing == Some(number));
    (s.public.deal.phase == Phase::Auction && fits && game.check(s, seat, m).is_ok()).then_some(m)
}

fn auction(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let calls: Vec<(Seat, String)> = case.field("calls")?;
    let dealer = dealer_of(case, game.table())?;
    let mut s = game.open();
    s.public.dealer = dealer;
    s.public.deal = Deal::new(game.table(), dealer);
    (s.public.deal.phase, s.public.deal.turn) = (Phase::Auction, dealer.next(game.table()));
    let (mut refused, mut thrown_in) = (None, false);
    for (place, (seat, call)) in calls.iter().enumerate().take(100) {
        match may_call(game, &s, *seat, call).filter(|_| !thrown_in) {
            Some(m) => {
                game.play(&mut s, *seat, m, &mut ());
                thrown_in = s.public.deals_done > 0;
            }
            None => {
                refused = Some(place);
                break;
            }
        }
    }
    let deal = &s.public.deal;
    let over = thrown_in || deal.phase != Phase::Auction;
    let turn = (!over).then_some(deal.turn);
    let legal: Vec<String> = turn
        .into_iter()
        .flat_map(|seat| game.moves(&s, seat).iter().collect::<Vec<_>>())
        .map(|m| call_written(&s, m))
        .collect();
    let answer = json!({
        "refused": refused, "over": over, "declarer": deal.declarer, "contract": deal.contract.map(contract_written),
        "turn": turn, "legal": legal,
    });
    Answer::with_sets(answer, &["legal"])
}

fn verdict_json(game: &Preference, verdict: &Verdict, sheets: &Sheets) -> Map<String, Value> {
    let fallen: Vec<Seat> = verdict.fallen.iter().collect();
    let all = json!({
        "value": verdict.value, "won": verdict.won, "fallen": fallen, "change": by_seat(game, &verdict.change),
        "booked": by_seat(game, &verdict.booked), "pools": by_seat(game, &sheets.pools), "over": sheets.sum() == 0,
    });
    all.as_object().cloned().unwrap_or_default()
}

fn settle(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let trump = trump_of(case)?;
    let declarer = seated(case.field("declarer")?, game.table())?;
    let go: Vec<Seat> = case.field("go")?;
    let go = go.into_iter().map(|seat| seated(seat, game.table())).collect::<Result<SeatSet, _>>()?;
    let tricks = read_seats(game, &case.field::<Vec<u8>>("tricks")?)?;
    let pools: PerSeat<i64, SEATS> = read_seats(game, &case.field::<Vec<i64>>("pools")?)?;
    let counted: u32 = tricks.values().map(|n| u32::from(*n)).sum();
    if go.contains(declarer) || counted > 10 || pools.values().any(|pool| pool.abs() > 1_000_000) {
        return malformed("these tricks or Poules cannot be");
    }
    let contract = Contract { solo: case.field::<String>("contract")? == "solo", number: game.number(trump) };
    let mut sheets = Sheets { pools, ..Sheets::default() };
    let result = DealResult { declarer, contract, trump, go, tricks, revoked: None };
    let verdict = game.write(&mut sheets, &result, &mut ());
    Answer::with_sets(Value::Object(verdict_json(game, &verdict, &sheets)), &["fallen"])
}

fn account(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let facts = Facts { pools: case.field("pools")?, booked: case.field("booked")? };
    let sheets =
        game.sheets_of(&facts).map_err(|why| Unsupported::said(&why, <Preference as spadille_core::Table>::book()))?;
    let net: Vec<i64> = Seat::all(game.table()).map(|seat| game.claim(&sheets, seat)).collect();
    Answer::new(json!({"net": net}))
}

fn advise(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let ask: String = case.field("ask")?;
    let hand = set_of(&case.field::<Vec<Card>>("hand")?, PACK)?;
    let said = match ask.as_str() {
        "bid" => advice::call(game, hand, None, true, true),
        "go" => advice::go(hand, trump_of(case)?),
        _ => return malformed(format!("nothing is known about {ask}")),
    };
    judged(case, &ask, &json!([said.choice.to_string()]))
}

fn act(game: &Preference, s: &mut State, seat: Seat, m: Move) -> Result<(), Unsupported> {
    if let Err(refusal) = game.check(s, seat, m) {
        return malformed(format!("seat {seat} may not do this now: {m}: {refusal}"));
    }
    game.play(s, seat, m, &mut ());
    Ok(())
}

fn replay(game: &Preference, case: &Case) -> Result<Answer, Unsupported> {
    let dealer = dealer_of(case, game.table())?;
    let mut s = game.open();
    s.public.dealer = dealer;
    s.public.deal = Deal::new(game.table(), dealer);
    let hands: Vec<CardSet> = case.field("hands")?;
    let fall = Fall::Deal(Dealt { hands: hands.iter().copied().take(SEATS).collect(), talon: case.field("talon")? });
    if hands.len() > SEATS || game.admits(&s, &fall).is_err() {
        return malformed("these hands are not a deal of the pack");
    }
    game.reveal(&mut s, &fall, &mut ());
    for (seat, call) in case.field::<Vec<(Seat, String)>>("calls")? {
        let Some(m) = may_call(game, &s, seat, &call) else { return malformed(format!("{call} by {seat}")) };
        game.play(&mut s, seat, m, &mut ());
    }
    if s.public.deals_done > 0 {
        return thrown_in(game, &s);
    }
    let (Some(declarer), Some(contract)) = (s.public.deal.declarer, s.public.deal.contract) else {
        return malformed("nobody plays");
    };
    if s.public.deal.phase == Phase::Discard {
        act(game, &mut s, declarer, Move::Discard(case.field("laid")?))?;
        act(game, &mut s, declarer, Move::Trump(trump_of(case)?))?;
    }
    let (mut before, mut winners) = (s.clone(), Vec::new());
    for (seat, word) in case.field::<Vec<(Seat, String)>>("go")? {
        before = s.clone();
        act(game, &mut s, seat, if word == "go" { Move::Go } else { Move::Stay })?;
        if word != "go" {
            before.public.deal.heard = before.public.deal.heard.with(seat);
        }
    }
    for card in case.field::<Option<Vec<Vec<Card>>>>("tricks")?.into_iter().flatten().flatten() {
        if s.public.deal.phase != Phase::Play {
            return malformed("cards are played after the end");
        }
        before = s.clone();
        let seat = s.public.deal.turn;
        act(game, &mut s, seat, Move::Play(card))?;
        let deal = &mut before.public.deal;
        if let Some(trump) = deal.trump
            && deal.tricks.lay(game.order(trump), card).is_some()
        {
            winners.push(deal.tricks.gather());
        }
    }
    let Some(result) = game.deal_result(&before.public.deal).filter(|_| s.public.deals_done == 1) else {
        return malformed("the deal does not end here");
    };
    let verdict = game.verdict(&before.public.sheets, &result);
    let mut all = verdict_json(game, &verdict, &s.public.sheets);
    let more = json!({
        "declarer": declarer, "contract": contract_written(contract), "winners": winners,
        "tricks": by_seat(game, &result.tricks), "next_dealer": s.public.dealer,
    });
    all.extend(more.as_object().cloned().unwrap_or_default());
    Answer::with_sets(Value::Object(all), &["fallen"])
}

/// Nobody has played.
fn thrown_in(game: &Preference, s: &State) -> Result<Answer, Unsupported> {
    let none = by_seat(game, &PerSeat::all(0));
    let sheets = &s.public.sheets;
    Answer::new(json!({
        "winners": [], "tricks": none, "fallen": [], "change": none, "booked": none,
        "pools": by_seat(game, &sheets.pools), "over": sheets.sum() == 0, "next_dealer": s.public.dealer,
    }))
}
