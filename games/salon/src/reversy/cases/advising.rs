//! Cases about what the book would do.

use super::{no, of_pack, seat, whole_trick};
use crate::reversy::advice;
use crate::reversy::cards::{ORDER, WORTH};
use crate::reversy::moves::Move;
use crate::reversy::rules::Reversy;
use crate::reversy::state::{Deal, Exchange, FOUR, Phase, TRICKS};
use crate::reversy::view::View;
use serde_json::json;
use spadille_core::case::Limit;
use spadille_core::{Answer, Card, CardSet, Case, PerSeat, Seat, Table as _, Unsupported, Viewer};

fn one_of(card: Card) -> Result<Answer, Unsupported> {
    Ok(Answer::new(json!({"one_of": [card]}))?.limited(&[("one_of", Limit::Within)]))
}

pub fn discard(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let (hand, standing): (CardSet, bool) = (of_pack(case.field("hand")?)?, case.field("standing")?);
    let (_, _): (Seat, Seat) = (seat(case, "dealer")?, seat(case, "seat")?);
    match advice::lay(hand, game.is_locked(standing)) {
        Some((card, _)) => one_of(card),
        None => no("nothing can be laid away"),
    }
}

pub fn play(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let (before, trick): (Vec<Vec<Card>>, Vec<Card>) = (case.field("before")?, case.field("trick")?);
    let (dealer, who) = (seat(case, "dealer")?, seat(case, "seat")?);
    let hand: CardSet = of_pack(case.field("hand")?)?;
    let mut deal = Deal { phase: Phase::Play, exchange: PerSeat::all(Exchange::Laid), ..Deal::new(dealer) };
    let mut seen = hand;
    let mut lay = |deal: &mut Deal, card: Card| {
        let fresh = !seen.contains(card) && of_pack(CardSet::one(card)).is_ok();
        seen.insert(card);
        if fresh { Ok(deal.tricks.lay(&ORDER, card)) } else { no(format!("{card} cannot fall here")) }
    };
    if before.len() >= usize::from(TRICKS) || trick.len() >= usize::from(FOUR) {
        return no("nothing is left to play");
    }
    for cards in &before {
        whole_trick(cards)?;
        for card in cards {
            lay(&mut deal, *card)?;
        }
        let winner = deal.tricks.gather();
        deal.points[winner] += cards.iter().map(|card| WORTH.card(*card)).sum::<u8>();
        if deal.tricks.count == 9 && deal.tricks.won[winner] == 9 {
            deal.undertaken = Some(winner);
        }
    }
    for card in trick {
        lay(&mut deal, card)?;
    }
    deal.turn = deal.tricks.now.turn();
    if deal.turn != who {
        return no(format!("it is the turn of seat {}", deal.turn));
    }
    let mut public = game.table(dealer);
    public.deal = deal;
    let view = View { who: Viewer::Seat(who), public, hand: Some(hand), under: None };
    match game.advise(&view, who).map(|advice| advice.choice) {
        Some(Move::Play(card)) => one_of(card),
        _ => no("there is nothing to play"),
    }
}
