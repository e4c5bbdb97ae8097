//! Cases about advice.

use super::{contract, dealer_of, malformed, seat_or_none, trump_of};
use crate::boston::advice;
use crate::boston::advice::hand::is_safe;
use crate::boston::cards::RANKS;
use crate::boston::rules::Rules;
use crate::boston::state::{Deal, Phase, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::case::{Limit, seated};
use spadille_core::{Answer, Card, CardSet, Case, PerSeat, Rank, Seat, SeatSet, Suit, Unsupported, Viewer};
use spadille_tricks::Tricks;

#[derive(Deserialize)]
struct Question {
    turned: Option<Suit>,
    player: Seat,
    #[serde(default)]
    helper: Option<Seat>,
    contract: String,
    hands: Vec<CardSet>,
    tricks: Vec<Vec<Card>>,
    seat: Seat,
    #[serde(default)]
    hand: Option<CardSet>,
    #[serde(default)]
    trick: Vec<Card>,
    among: String,
    #[serde(default)]
    leader: Option<Seat>,
}

/// A position in which somebody is to play.
fn position(rules: &Rules, case: &Case, q: &Question) -> Result<State, Unsupported> {
    let mut s = rules.open();
    let dealer = dealer_of(rules, case)?;
    let contract = contract(rules, &q.contract)?;
    s.public.dealer = dealer;
    s.public.deal = Deal::new(rules.seats, dealer);
    let leader = seated(q.leader.unwrap_or(dealer.next(rules.seats)), rules.seats)?;
    let deal = &mut s.public.deal;
    deal.turned = q.turned.map(super::one_of_four).transpose()?.map(|suit| Card::new(Rank::Ace, suit));
    (deal.player, deal.helper) = (Some(seated(q.player, rules.seats)?), seat_or_none(rules, q.helper)?);
    (deal.level, deal.class, deal.trump) = (Some(contract.level), contract.class, trump_of(case)?);
    deal.tricks = Tricks::new(leader, SeatSet::all(rules.seats));
    (deal.phase, deal.turn) = (Phase::Play, leader);
    let mut all = CardSet::EMPTY;
    for hand in &q.hands {
        if !all.both(*hand).is_empty() || !rules.pack.includes(*hand) || hand.len() > 13 {
            return malformed("these hands are not a deal of the pack");
        }
        all = all.union(*hand);
    }
    s.hands = PerSeat::from_fn(|seat| q.hands.get(seat.index()).copied().unwrap_or_default());
    if let Some(player) = s.public.deal.player.filter(|_| s.public.deal.is_open()) {
        s.public.deal.sure[player] = s.hands[player];
    }
    for card in q.tricks.iter().flatten().chain(&q.trick) {
        let turn = s.public.deal.tricks.now.turn();
        if s.public.deal.tricks.count >= 13 || !rules.legal(&s.public, s.hands[turn]).contains(*card) {
            return malformed(format!("seat {turn} may not play {card}"));
        }
        if rules.lay_card(&mut s, *card, &mut ()) {
            rules.take_trick(&mut s, &mut ());
        }
        s.public.deal.turn = s.public.deal.tricks.now.turn();
    }
    Ok(s)
}

pub fn play(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let q: Question = case.question()?;
    let s = position(rules, case, &q)?;
    let seat = seated(q.seat, rules.seats)?;
    if s.public.deal.turn != seat || q.hand.is_some_and(|hand| hand != s.hands[seat]) {
        return malformed("it is not his turn with these cards");
    }
    let among = match q.among.as_str() {
        "all" => None,
        word => {
            let suit: Suit = word.parse().map_err(|e| Unsupported::from(("among", e)))?;
            Some(CardSet::of_suits(&[super::one_of_four(suit)?], &RANKS))
        }
    };
    let v = rules.view(&s, Viewer::Seat(seat));
    let Some(said) = advice::card(rules, &v, seat, among) else { return malformed("nothing can be played") };
    Ok(Answer::new(json!({"play": [said.choice]}))?.limited(&[("play", Limit::Within)]))
}

pub fn safe_suits(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let hand: CardSet = case.field("hand")?;
    if !rules.pack.includes(hand) {
        return malformed("a hand of cards that are not in the pack");
    }
    let safe = Suit::ALL.map(|suit| (suit.letter().to_string(), Value::from(is_safe(hand, suit))));
    let void: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| hand.of_suit(*suit).is_empty()).collect();
    Answer::with_sets(json!({"safe": Map::from_iter(safe), "void": void}), &["void"])
}

pub fn leader_choice(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Asked {
        role: String,
        players: u8,
        player: Seat,
    }
    let q: Asked = case.question()?;
    if q.players != rules.seats {
        return malformed("a table of another size");
    }
    let player = seated(q.player, rules.seats)?;
    let left = player.next(rules.seats);
    let own = q.role == "player";
    let choices: Vec<Seat> = Seat::all(rules.seats).filter(|seat| own || *seat != player).collect();
    // The player wants to be last; his opponents do not want him to be.
    let advised: Vec<Seat> = choices.iter().copied().filter(|seat| own == (*seat == left)).collect();
    Answer::with_sets(json!({"choices": choices, "advised": advised}), &["choices", "advised"])
}
