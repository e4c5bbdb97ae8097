//! The end of a deal: to stop or to go on, to accept a game that is laid down, to claim.

use super::seeing::Seeing;
use crate::quadrille::contracts::Contract;
use crate::quadrille::moves::{Claim, Move};
use crate::quadrille::rules::Rules;
use crate::quadrille::view::View;
use spadille_core::game::Advised;
use spadille_core::{CardSet, Seat, SeatSet, Space as _, text};

/// Stopping after the first tricks, unless all the rest is as good as won.
pub fn stop(rules: &Rules, v: &View, seat: Seat) -> Option<Advised<Move>> {
    let deal = &v.public.deal;
    let may_be = deal.tricks.now.is_empty() && deal.tricks.count >= rules.to_win.min(rules.target(Contract::SelfCall));
    if !may_be || deal.demanded.is_some() || !rules.moves_of(v, seat).contains(&Move::Stop) {
        return None;
    }
    let s = Seeing::new(rules, v, seat)?;
    if rest_is_won(&s) && !deal.looked.contains(seat) {
        return None;
    }
    Some(Advised::plainly(Move::Stop, text!("ombre-why-stop")))
}

/// Whether every card in hand should win: trumps to draw what is out, and masters beside them.
fn rest_is_won(s: &Seeing<'_>) -> bool {
    let out = s.sight.trumps_of_foes().len();
    let trumps = s.sight.trumps();
    let masters = s.hand.iter().all(|card| s.sight.is_master(card));
    masters && (out == 0 || trumps.len() >= out)
}

/// Whether a game laid down is plainly won: with the tricks it has, and the sure ones that lie open.
pub fn answer_laid_down(rules: &Rules, v: &View) -> Advised<Move> {
    let deal = &v.public.deal;
    let (Some(by), Some(trump), Some(contract)) = (deal.laid_down, deal.trump, deal.contract) else {
        return Advised::plainly(Move::PlayOut, text!("ombre-why-play-out"));
    };
    let open = deal.sure[by];
    let order = rules.order(trump);
    let hidden = rules.pack.minus(deal.tricks.seen()).minus(open);
    let sure = open.iter().filter(|card| hidden.both(order.above(*card)).is_empty()).count() as u8;
    let side: SeatSet = deal.known_side().with(by);
    let won: u8 = side.iter().map(|seat| deal.tricks.won[seat]).sum();
    if won + sure >= rules.target(contract) {
        Advised::plainly(Move::Accept, text!("ombre-why-accept"))
    } else {
        Advised::plainly(Move::PlayOut, text!("ombre-why-play-out"))
    }
}

/// The lead that hurts a laid-down hand most: its lowest side card, a loser before a winner.
pub fn demand(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let deal = &v.public.deal;
    let (order, open) = (rules.order(deal.trump?), deal.sure[deal.laid_down?]);
    let hidden = rules.pack.minus(deal.tricks.seen()).minus(open);
    let wins = |card| hidden.both(order.above(card)).both(order.suit_of(card)).is_empty();
    let card = open.iter().min_by_key(|card| (order.trumps().contains(*card), wins(*card), order.height(*card)))?;
    Some(Advised::plainly(Move::Demand(card), text!("ombre-why-demand", card = card)))
}

/// Everything one has is claimed, and nothing one has not.
pub fn claim(rules: &Rules, v: &View, seat: Seat) -> Advised<Move> {
    let deal = &v.public.deal;
    let helper = deal.helper.map_or(CardSet::EMPTY, |helper| deal.tricks.played[helper]);
    let own = v.own().union(deal.tricks.played[seat]);
    let matadors = deal.trump.is_some_and(|trump| rules.counted_matadors(trump, own, helper) > 0);
    let contract = deal.contract.unwrap_or(Contract::Ask);
    let premiers = rules.standing(contract, deal.known_side(), &deal.winners).premiers;
    Advised::plainly(Move::Claim(Claim { game: true, matadors, premiers }), text!("ombre-why-claim"))
}
