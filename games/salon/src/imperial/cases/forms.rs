//! Cases of one question each.

use super::{by_seat, card, listed, no, of_pack, seat, seat_or_none, strokes, trump};
use crate::imperial::cards::{order_of, seven, sorted};
use crate::imperial::declare::Declared;
use crate::imperial::rules::Imperial;
use crate::imperial::state::{Public, SEATS};
use crate::imperial::tally::{Mark, Reason};
use crate::imperial::turned::{may_rob, may_take};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Ledger, PerSeat, Rank, Seat, SeatSet, Suit, Unsupported, law};
use spadille_tricks::Trick;

pub fn setup(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let (o, dealer) = (&game.options, seat(game, case, "dealer")?);
    let ranks: Vec<&str> = o.pack.ranks().iter().map(|rank| Rank::symbol(*rank)).collect();
    Answer::new(json!({
        "suits": Suit::ALL.map(Suit::letter),
        "ranks": ranks,
        "pack": o.pack.cards().len(),
        "hands": vec![o.portion(); o.players.into()],
        "packets": null,
        "left": o.left(),
        "tricks": o.portion(),
        "due": o.due(),
        "seats": (1..=o.players).map(|step| dealer.after(step, o.players)).collect::<Vec<Seat>>(),
        "next_dealer": dealer.next(o.players),
    }))
}

pub fn legal_cards(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let (hand, lies): (CardSet, Vec<Card>) = (of_pack(game, case.field("hand")?)?, case.field("trick")?);
    of_pack(game, lies.iter().copied().collect())?;
    let legal = game.playable(trump(case)?, hand, &lies);
    Answer::with_sets(json!({"legal": sorted(legal, None)}), &["legal"])
}

pub fn trick_winner(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let (cards, trump): (Vec<Card>, Suit) = (case.field("cards")?, trump(case)?);
    let all = of_pack(game, cards.iter().copied().collect())?;
    let players = game.options.players;
    if cards.len() != usize::from(players) || all.len() != players {
        return no("a trick has a card of each player");
    }
    let mut trick = Trick::new(seat(game, case, "leader")?, SeatSet::all(players));
    cards.iter().for_each(|card| trick.lay(order_of(trump), *card));
    let mut marks = PerSeat::<u8, SEATS>::all(0);
    for (seat, [own, captured]) in game.honours(trump, &trick) {
        marks[seat] += own + captured;
    }
    Answer::new(json!({"winner": trick.winner(), "strokes": listed(game, &marks)}))
}

pub fn imperial_trumps(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let (suit, pack) = (trump(case)?, game.options.pack);
    let imperial = pack.imperial(suit);
    let plain = pack.cards().of_suit(suit).minus(imperial);
    let list = |cards: CardSet| sorted(cards, None);
    Answer::new(json!({
        "imperial": list(imperial),
        "plain": list(plain),
        "robber": seven(suit),
        "robbable": list(pack.robbable(suit)),
    }))
}

pub fn rob(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let (o, dealer) = (&game.options, seat(game, case, "dealer")?);
    let turned = card(game, case.field("turned")?)?;
    let holder = seat_or_none(game, case.field("holder")?)?;
    let robs = holder.filter(|_| may_rob(game, turned, CardSet::one(seven(turned.suit()))));
    let mut marks = PerSeat::<u8, SEATS>::all(0);
    if let Some(seat) = robs {
        marks[seat] = 1;
    } else if o.players == 4 && o.pack.imperial(turned.suit()).contains(turned) {
        marks[dealer] = 1;
    }
    Answer::new(json!({
        "trump": turned.suit().letter(),
        "place": if o.players == 4 { "dealer" } else { "stock" },
        "may_rob": robs,
        "strokes": listed(game, &marks),
    }))
}

pub fn stock_right(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let (hand, turned) = (of_pack(game, case.field("hand")?)?, card(game, case.field("turned")?)?);
    let may = may_take(game, turned, hand);
    Answer::new(json!({"may_take": may, "takes": if may { game.options.left() } else { 0 }}))
}

/// Hands of those who play.
pub fn hands(game: &Imperial, hands: &[CardSet]) -> Result<PerSeat<CardSet, SEATS>, Unsupported> {
    if hands.len() != usize::from(game.options.players) {
        return no("a hand for each player is wanted");
    }
    let mut all = CardSet::EMPTY;
    for hand in hands {
        if !all.both(of_pack(game, *hand)?).is_empty() {
            return no("a card is held twice");
        }
        all = all.union(*hand);
    }
    Ok(PerSeat::from_fn(|seat| hands.get(seat.index()).copied().unwrap_or_default()))
}

pub fn declare(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let held: Vec<CardSet> = case.field("hands")?;
    let declared = Declared::of(&game.options, seat(game, case, "dealer")?, &hands(game, &held)?);
    let mut imperials = PerSeat::<u8, SEATS>::all(0);
    let quarts: Vec<Seat> = declared.quarts.iter().map(|(seat, _)| *seat).collect();
    let four = declared.four.map(|(seat, _)| seat);
    quarts.iter().copied().chain(four).for_each(|seat| imperials[seat] += 1);
    Answer::new(json!({
        "imperials": listed(game, &imperials), "four": four, "quarts": quarts, "rummel": declared.rummel,
    }))
}

pub fn over_tricks(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let tricks = by_seat(game, &case.field::<Vec<u8>>("tricks")?, game.options.portion())?;
    Answer::new(json!({"strokes": listed(game, &tricks.map(|number| game.over(number)))}))
}

/// A table with the slates of a case.
pub fn slated(game: &Imperial, case: &Case, dealer: Seat) -> Result<Public, Unsupported> {
    let mut p = game.table(dealer);
    p.slate.strokes = strokes(game, &case.field::<Vec<u8>>("strokes")?)?;
    p.slate.imperials = by_seat(game, &case.field::<Vec<u8>>("imperials")?, 100)?;
    Ok(p)
}

pub fn strokes_run(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let gains: Vec<(Seat, u8, u8)> = case.field("gains")?;
    let mut p = slated(game, case, Seat(0))?;
    for (who, strokes, imperials) in gains {
        let seat = seated(who, game.options.players)?;
        game.mark(&mut p, Mark { seat, strokes, imperials, reason: Reason::Honour }, law!("counting-order"), &mut ());
        p.deal.marks.clear();
    }
    Answer::new(json!({
        "strokes": listed(game, &p.slate.strokes),
        "imperials": listed(game, &p.slate.imperials),
        "winner": p.slate.winner,
    }))
}

#[derive(Deserialize)]
struct Facts {
    turn: Option<(Seat, Reason)>,
    four: Option<Seat>,
    quarts: Vec<Seat>,
    rummel: Seat,
    honours: Vec<(Seat, u8)>,
    tricks: Vec<u8>,
}

pub fn deal_marks(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let (facts, dealer): (Facts, Seat) = (case.field("facts")?, seat(game, case, "dealer")?);
    let players = game.options.players;
    let mut p = slated(game, case, dealer)?;
    let tricks = by_seat(game, &facts.tricks, game.options.portion())?;
    let seats = || (1..=players).map(|step| dealer.after(step, players));
    let mut rows: Vec<Mark> = Vec::new();
    let mut row = |who: Seat, strokes: u8, imperials: u8, reason: Reason| {
        rows.push(Mark { seat: seated(who, players)?, strokes, imperials, reason });
        Ok::<(), Unsupported>(())
    };
    facts.turn.map_or(Ok(()), |(who, reason)| row(who, 1, 0, reason))?;
    facts.four.map_or(Ok(()), |who| row(who, 0, 1, Reason::Four))?;
    for who in seats() {
        for _ in facts.quarts.iter().filter(|quart| **quart == who) {
            row(who, 0, 1, Reason::Quart)?;
        }
    }
    row(facts.rummel, 1, 0, Reason::Rummel)?;
    for (who, strokes) in &facts.honours {
        row(*who, *strokes, 0, Reason::Honour)?;
    }
    for who in seats() {
        row(who, game.over(tricks[who]), 0, Reason::Tricks)?;
    }
    let mut log = Vec::new();
    for mark in rows {
        p.deal.marks.clear();
        game.mark(&mut p, mark, law!("counting-order"), &mut ());
        log.extend(p.deal.marks.iter().map(written));
    }
    Answer::new(json!({
        "log": log,
        "strokes": listed(game, &p.slate.strokes),
        "imperials": listed(game, &p.slate.imperials),
        "winner": p.slate.winner,
    }))
}

/// A row as cases write it.
pub fn written(mark: &Mark) -> Value {
    json!([mark.seat, mark.strokes, mark.imperials, mark.reason])
}

pub fn settle(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let imperials = by_seat(game, &case.field::<Vec<u8>>("imperials")?, 100)?;
    let (winner, mut ledger) = (game.winner(&imperials), Ledger::default());
    if let Some(winner) = winner {
        game.pay_game(&mut ledger, winner, &imperials, &mut ());
    }
    let net: Vec<i64> = Seat::all(game.options.players).map(|seat| ledger.balance(seat)).collect();
    Answer::new(json!({"winner": winner, "net": net, "pots": {}}))
}
