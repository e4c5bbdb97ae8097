//! Announcing, calling, giving back.

use crate::tresett::announce::{Announcement, held};
use crate::tresett::cards::{ORDER, PACK};
use crate::tresett::count::side_of;
use crate::tresett::moves::Move;
use crate::tresett::race::TARGET;
use crate::tresett::rules::Tresett;
use crate::tresett::state::Phase;
use crate::tresett::view::View;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Seat, Space as _, text};
use std::cmp::Reverse;

/// What a Partie is worth in marks, by a player's rule of thumb.
const PARTIE: u32 = 15;
/// With so many marks the others may go out by what they announce before the first lead.
const NEAR: u16 = TARGET - 4;

/// What all announcements of a hand are worth.
fn worth(rules: &Tresett, hand: CardSet) -> u32 {
    let one = |what: Announcement| {
        let (worth, _) = what.worth(rules.options.sevens);
        u32::from(worth.marks) + PARTIE * u32::from(worth.parties)
    };
    held(hand).into_iter().map(one).sum()
}

/// Whether the Vorhand should tell everything at once: to be out, or because the others might be out before the second trick.
fn should_speak(rules: &Tresett, v: &View, seat: Seat) -> bool {
    let p = &v.public;
    let own = u16::try_from(worth(rules, v.own())).unwrap_or(0);
    let side = side_of(seat);
    p.race.marks[side].saturating_add(own) >= TARGET || p.race.marks[1 - side] >= NEAR
}

/// What whoever is asked says.
pub fn say(rules: &Tresett, v: &View, seat: Seat) -> Option<Advised<Move>> {
    let hide = || text!("tresett-why-wait");
    if !rules.options.by_hand() {
        return Some(match should_speak(rules, v, seat) {
            true => Advised::plainly(Move::Speak, text!("tresett-why-speak")),
            false => Advised::by("hide-neapolitaine", Move::Wait, hide()),
        });
    }
    let moves = rules.moves_of(v, seat);
    let speaks = v.public.deal.phase == Phase::Late || should_speak(rules, v, seat);
    let announced = |m: &Move| matches!(m, Move::Announce(what) if speaks || !what.is_late());
    if let Some(m) = moves.iter().find(announced) {
        return Some(Advised::plainly(m, text!("tresett-why-announce")));
    }
    let dealt = v.own().union(v.public.deal.tricks.played[seat]);
    let kept = held(dealt).into_iter().any(|what| what.is_late() && !v.public.deal.has_told(seat, what));
    Some(match kept {
        true => Advised::by("hide-neapolitaine", Move::Done, hide()),
        false => Advised::plainly(Move::Done, text!("tresett-why-done")),
    })
}

/// The card whose coming helps most: what it adds to the announcements, then the highest of the longest suit.
pub fn call(rules: &Tresett, v: &View) -> Advised<Move> {
    let hand = v.own();
    let gain = |card: Card| worth(rules, hand.with(card)).saturating_sub(worth(rules, hand));
    let long = |card: Card| hand.of_suit(card.suit()).len();
    let best = PACK.minus(hand).iter().max_by_key(|card| (gain(*card), ORDER.height(*card), long(*card)));
    match best {
        Some(card) => Advised::plainly(Move::Call(card), text!("tresett-why-call", card = card)),
        None => Advised::only(Move::NoCall),
    }
}

/// The card that can be missed most easily.
pub fn give(rules: &Tresett, v: &View) -> Option<Advised<Move>> {
    let hand = v.own();
    let may = Tresett::gifts(&v.public, hand);
    let cost = |card: &Card| {
        let kept = worth(rules, hand.without(*card));
        let counts = u8::from(card.rank() == Rank::Ace);
        (Reverse(kept), counts, ORDER.height(*card), Reverse(hand.of_suit(card.suit()).len()))
    };
    let card = may.iter().min_by_key(cost)?;
    Some(Advised::plainly(Move::Give(card), text!("tresett-why-give", card = card)))
}
