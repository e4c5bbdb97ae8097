//! What the book advises at Scat, as functions of what a player sees.
//!
//! [`bidding`] says which games a hand is good for; [`laying`] lays two cards away; [`playing`] leads and follows in games for
//! points, [`nulls`] in those where nothing may be taken. Where no maxim decides, the card is played that promises most points.

pub mod bidding;
pub mod laying;
pub mod nulls;
pub mod playing;
pub mod seeing;

use super::games::Level;
use super::moves::Move;
use super::rules::Scat;
use super::state::Phase;
use super::view::View;
use bidding::Hand;
use seeing::Seeing;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, Seat, text};

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(game: &Scat, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let said = match v.public.deal.phase {
        Phase::Ask | Phase::Answer | Phase::Announce => Some(speak(game, v, seat)),
        Phase::Suit => Some(laying::suit(game, v)),
        Phase::Discard => laying::discard(game, v.public.deal.level?, v.own()).map(|said| said.map(Move::Discard)),
        Phase::Play => card(&Seeing::of(game, v, seat)?).map(|said| said.map(Move::Play)),
        Phase::FirstDealer | Phase::Deal | Phase::Over => None,
    };
    said.map(Advice::from)
}

/// What to ask, answer or announce.
fn speak(game: &Scat, v: &View, seat: Seat) -> Advised<Move> {
    let auction = &v.public.deal.auction;
    let hand = Hand {
        game,
        cards: v.own(),
        others: auction.highest_of_others(seat, &game.rungs),
        vorhand: seat == game.vorhand(&v.public),
    };
    let highest = hand.highest();
    match v.public.deal.phase {
        Phase::Announce => hand.announce(auction.held[seat], auction.level.is_none()),
        Phase::Answer => match auction.level {
            Some(asked) => answer(game, highest, asked),
            None => Advised::plainly(Move::No, text!("scat-why-no-game")),
        },
        _ => {
            let next = game.rungs.next(auction.level);
            let dares = |level: &Level| highest.is_some_and(|own| game.rungs.rank(*level) <= game.rungs.rank(own));
            match next.filter(dares) {
                Some(level) => Advised::plainly(Move::Ask(level), text!("scat-why-ask")),
                None => Advised::by(hand.why_nothing(), Move::Pass, text!("scat-why-no-game")),
            }
        }
    }
}

/// Yes as long as the game asked for is not above one's own.
pub fn answer(game: &Scat, own: Option<Level>, asked: Level) -> Advised<Move> {
    match own.filter(|own| game.rungs.rank(*own) >= game.rungs.rank(asked)) {
        Some(own) => Advised::by("abfragen-answer-hides", Move::Yes, text!("scat-why-yes", game = own.text())),
        None => Advised::by("abfragen-must-refuse", Move::No, text!("scat-why-no", game = asked.text())),
    }
}

/// The card to play.
pub fn card(s: &Seeing) -> Option<Advised<Card>> {
    if s.legal.len() == 1 {
        return s.legal.first().map(Advised::only);
    }
    match (s.level.is_null(), s.is_declarer(), s.leads()) {
        (true, true, true) => nulls::lead(s),
        (true, true, false) => nulls::avoid(s),
        (true, false, true) => nulls::attack(s),
        (true, false, false) => nulls::press(s),
        (false, true, true) => playing::lead_alone(s),
        (false, false, true) => playing::lead_against(s),
        (false, _, false) => playing::follow(s),
    }
}
