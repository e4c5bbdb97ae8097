//! Cases about calls, declarations, helpers and the course of a deal.

use super::{dealt, favourites, malformed, one_of_four, or_none, whole_deal};
use crate::quadrille::contracts::{Bid, Contract};
use crate::quadrille::moves::Move;
use crate::quadrille::options::TwoKingsHelper;
use crate::quadrille::rules::Rules;
use crate::quadrille::state::{Phase, State};
use serde_json::json;
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Seat, SeatSet, Space as _, Suit, Unsupported};

/// A call as cases write it.
pub fn said(call: &str) -> Result<Move, Unsupported> {
    match call {
        "pass" => Ok(Move::Pass),
        other => other.parse().map(Move::Call).map_err(|e| ("calls", e).into()),
    }
}

/// Makes the calls of a case.
pub fn make_calls(rules: &Rules, s: &mut State, calls: &[(Seat, String)]) -> Result<(), Unsupported> {
    for (seat, call) in calls {
        let (seat, m) = (seated(*seat, rules.seats)?, said(call)?);
        let right = s.public.deal.phase == Phase::Auction && s.public.deal.turn == seat;
        if !right || !rules.moves(s, seat).contains(&m) {
            return malformed(format!("seat {seat} may not call {call}"));
        }
        rules.play(s, seat, m, &mut ());
    }
    Ok(())
}

pub fn auction(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => dealer: Seat, #[serde(default)] fav_suits: Vec<Suit>, hands: Vec<CardSet>,
        #[serde(default)] calls: Vec<(Seat, String)>);
    let mut s = dealt(rules, dealer, &hands, &fav_suits)?;
    make_calls(rules, &mut s, &calls)?;
    let deal = &s.public.deal;
    let open = deal.phase == Phase::Auction;
    let outcome = match (open, deal.contract) {
        (true, _) => "open",
        (false, None) => "passed",
        (false, Some(Contract::ForcedSpadille | Contract::SelfCall)) => "forced_spadille",
        (false, Some(_)) => "contract",
    };
    let mut legal: Vec<Move> = if open { rules.moves(&s, deal.turn).iter().collect() } else { vec![] };
    legal.sort_by_key(|m| if let Move::Call(bid) = m { rules.rank(*bid).map(|rank| rank + 1) } else { None });
    let legal: Vec<String> = legal.into_iter().map(|m| m.to_string().replace("bid ", "")).collect();
    // Whoever is forced and can call nothing plays alone, but he is forced all the same.
    let word = deal.bid.map_or_else(|| Contract::ForcedSpadille.word().to_owned(), |bid| bid.to_string());
    Answer::new(json!({
        "outcome": outcome,
        "ombre": deal.hombre,
        "contract": (!open && deal.contract.is_some()).then_some(word),
        "to_act": open.then_some(deal.turn),
        "legal": legal,
    }))
}

pub fn declarations(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => #[serde(default)] fav_suits: Vec<Suit>, contract: String, hand: CardSet,
        called: Option<Card>);
    let mut s = rules.open();
    s.public.favourites = favourites(&fav_suits, rules)?;
    s.public.deal.called = called;
    let legal: Vec<String> = match (contract.as_str(), called) {
        ("forced_spadille" | "respect", None) => rules.callable(hand, None).iter().map(|c| c.to_string()).collect(),
        ("forced_spadille" | "respect", Some(_)) => {
            rules.helper_trumps(&s.public, hand).map(|suit| suit.to_string()).collect()
        }
        (call, _) => {
            let bid: Bid = call.parse().map_err(|e| Unsupported::from(("contract", e)))?;
            let words = rules.declarable(&s.public, bid, hand).map(|m| match m {
                Move::Declare(both) => format!("{}+{}", both.trump, both.card),
                Move::Name(trump) => trump.to_string(),
                other => other.to_string(),
            });
            words.collect()
        }
    };
    Answer::with_sets(json!({ "legal": legal }), &["legal"])
}

pub fn helper_known(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => dealer: Seat, hands: Vec<CardSet>, contract: Contract, ombre: Seat, trump: Suit,
        called: Card, #[serde(default)] plays: Vec<Vec<Card>>);
    let mut s = dealt(rules, dealer, &hands, &[])?;
    let deal = &mut s.public.deal;
    (deal.hombre, deal.contract) = (Some(seated(ombre, rules.seats)?), Some(contract));
    (deal.trump, deal.called) = (Some(one_of_four(trump)?), Some(called));
    let holder = s.holder(called);
    if contract.helper_names() {
        s.public.deal.helper = holder;
    }
    rules.begin_play(&mut s, &mut ());
    if let Some(last) = play_but_last(rules, &mut s, &plays)? {
        // The last card of all is laid and seen, but the deal is not settled and gathered in.
        let seat = may_play(rules, &s, last)?;
        rules.lay_card(&mut s, seat, last, &mut ());
    }
    // A self-call that has come out shows that nobody helps.
    let helper = s.helper();
    let deal = &s.public.deal;
    let open = deal.helper.is_some() || deal.plays(Contract::SelfCall);
    let known: Vec<Seat> = Seat::all(rules.seats).filter(|seat| open || holder == Some(*seat)).collect();
    Answer::with_sets(json!({"helper": helper, "known_to": known}), &["known_to"])
}

/// Plays all cards that a case lists, trick by trick, but the last, which is told.
pub fn play_but_last(rules: &Rules, s: &mut State, plays: &[Vec<Card>]) -> Result<Option<Card>, Unsupported> {
    let mut cards: Vec<Card> = plays.iter().flatten().copied().collect();
    let last = cards.pop();
    for card in cards {
        let seat = may_play(rules, s, card)?;
        rules.play(s, seat, Move::Play(card), &mut ());
    }
    Ok(last)
}

/// Who plays a card next, if he may.
pub fn may_play(rules: &Rules, s: &State, card: Card) -> Result<Seat, Unsupported> {
    let seat = s.public.deal.turn;
    if s.public.deal.phase != Phase::Play || !rules.moves(s, seat).contains(&Move::Play(card)) {
        return malformed(format!("seat {seat} may not play {card}"));
    }
    Ok(seat)
}

pub fn exchange(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => ombre: Seat, hands: Vec<CardSet>, asked: Card, gives: Card);
    let (ombre, mut hands) = (seated(ombre, rules.seats)?, whole_deal(&hands, rules)?);
    let giver = Seat::all(rules.seats).find(|seat| hands[*seat].contains(asked)).filter(|seat| *seat != ombre);
    let Some(giver) = giver.filter(|_| hands[ombre].contains(gives)) else {
        return malformed("nobody can exchange these cards");
    };
    hands[giver] = hands[giver].without(asked).with(gives);
    hands[ombre] = hands[ombre].without(gives).with(asked);
    let opponents: Vec<Seat> = Seat::all(rules.seats).filter(|seat| *seat != ombre).collect();
    let after: Vec<CardSet> = hands.values().copied().take(rules.seats.into()).collect();
    let to_win = rules.target(Contract::Mediateur);
    let answer = json!({"giver": giver, "hands": after, "opponents": opponents, "to_win": to_win});
    Answer::new(answer).map(|answer| answer.in_rows(&["hands"]))
}

pub fn two_kings(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, ombre: Seat, hands: Vec<CardSet>);
    let ombre = seated(ombre, rules.seats)?;
    let mut s = dealt(rules, Seat(0), &hands, &[])?;
    let asked = match (rules.options.two_kings_helper, contract) {
        (TwoKingsHelper::Off, _) | (TwoKingsHelper::ForcedSpadille, Contract::Ask) => false,
        (_, contract) => matches!(contract, Contract::Ask | Contract::ForcedSpadille),
    };
    let offer = asked.then(|| rules.two_kings(&s, ombre)).flatten();
    let forced = contract == Contract::ForcedSpadille;
    s.public.deal.offer = offer;
    let helper: Vec<Suit> = match offer.filter(|_| forced) {
        Some(seat) => rules.helper_trumps(&s.public, s.hands[seat]).collect(),
        None => vec![],
    };
    let own: Vec<Suit> = if offer.is_some() && forced { Suit::ALL.to_vec() } else { vec![] };
    let may_call = offer.is_none() || forced;
    Answer::new(json!({"offer": offer, "ombre_trumps": own, "helper_trumps": helper, "may_call": may_call}))
}

pub fn matadors(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => trump: Suit, ombre_hand: CardSet, #[serde(default)] helper_hand: CardSet);
    Answer::new(json!({"count": rules.counted_matadors(one_of_four(trump)?, ombre_hand, helper_hand)}))
}

pub fn deal_state(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, ombre: Seat, helper: Option<Seat>, winners: Vec<Seat>);
    let side: SeatSet = [Some(seated(ombre, rules.seats)?), or_none(helper, rules)?].into_iter().flatten().collect();
    if winners.is_empty() || winners.len() > usize::from(rules.hand) {
        return malformed("so many tricks cannot be");
    }
    let standing = rules.standing(contract, side, &winners);
    Answer::new(json!({
        "over": standing.over,
        "choice": if standing.choice { "stop_or_lead" } else { "none" },
        "to_lead": winners.last().filter(|_| !standing.over),
        "premiers": standing.premiers,
        "vole": standing.vole,
        "result": standing.result,
    }))
}
