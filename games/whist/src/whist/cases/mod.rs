//! How the worked cases of Whist and Cayenne are run.

mod advising;
mod runs;
mod scoring;
mod tables;

use super::options::Sister;
use super::rules::{Fall, Rules, Whist};
use super::score::Grade;
use super::state::{Deal, Phase, State};
use crate::pack::PACK;
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Card, CardSet, Case, PerSeat, Seat, Suit, Unsupported};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work<K: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game: Whist<K> = case.rules()?;
    let rules: &Rules = &game;
    match case.form().unwrap_or_default() {
        "pack" => tables::pack(),
        "deal-roles" => tables::deal_roles(rules, case),
        "draw-sides" => tables::draw_sides(rules, case),
        "gatherers" => tables::gatherers(case),
        "counters" => tables::counters(case),
        "sort-hand" => tables::sort_hand(case),
        "trick-winners" => tables::trick_winners(case),
        "legal-cards" => tables::legal_cards(case),
        "open-hand" => tables::open_hand(rules, case),
        "claim" => tables::claim(rules, case),
        "odds" => tables::odds(case),
        "ruling" => tables::ruling(rules, case),
        "honours" => scoring::honours(rules, case),
        "score-deal" => scoring::score_deal(rules, case),
        "grades" => scoring::grades(rules, case),
        "settle-rubber" => scoring::settle_rubber(rules, case),
        "call-honours" => scoring::call_honours(rules, case),
        "legal-calls" => runs::legal_calls(rules, case),
        "auction-run" => runs::auction_run(rules, case),
        "match-run" => runs::match_run(rules, case),
        "replay" => runs::replay(rules, case),
        "advise-lead" | "advise-play" => advising::play(rules, case),
        "advise-risk" => advising::risk(case),
        "judge" => advising::judge(case),
        _ => Err(Unsupported::form(case)),
    }
}

fn one_of_four(suit: Suit) -> Result<Suit, Unsupported> {
    if Suit::ALL.contains(&suit) { Ok(suit) } else { malformed("trumps are one of four suits") }
}

fn side(number: usize) -> Result<usize, Unsupported> {
    if number < 2 { Ok(number) } else { malformed("there are two sides, 0 and 1") }
}

/// Points that a side can stand at.
fn standing(points: [u8; 2]) -> Result<[u8; 2], Unsupported> {
    if points.iter().all(|p| *p <= 9) { Ok(points) } else { malformed("a side stands at nine at most") }
}

/// Tricks of a whole deal.
fn tricks_of(tricks: [u8; 2]) -> Result<[u8; 2], Unsupported> {
    if tricks[0].checked_add(tricks[1]) == Some(13) { Ok(tricks) } else { malformed("a deal has thirteen tricks") }
}

fn hands_of(given: &[CardSet]) -> Result<PerSeat<CardSet, 4>, Unsupported> {
    let all = given.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
    let whole = given.len() == 4 && all == PACK && given.iter().all(|hand| hand.len() == 13);
    if !whole {
        return malformed("these hands are not a deal of the pack");
    }
    Ok(PerSeat::from_fn(|seat| given[seat.index()]))
}

/// A match that stands so, before a deal.
fn sitting(rules: &Rules, dealer: Seat, points: [u8; 2], games: &[Vec<Grade>; 2]) -> Result<State, Unsupported> {
    let dealer = seated(dealer, 4)?;
    let mut s = rules.open();
    s.public.dealer = dealer;
    s.public.deal = Deal::new(dealer);
    s.public.points = standing(points)?;
    for side in [0, 1] {
        if games[side].len() > 1 {
            return malformed("a side that has won two games has won the rubber");
        }
        s.public.games[side] = games[side].iter().copied().take(1).collect();
    }
    Ok(s)
}

/// Deals these hands.
fn dealt(rules: &Rules, s: &mut State, hands: &[CardSet], turned: Card) -> Result<(), Unsupported> {
    let fall = Fall::Deal { hands: hands_of(hands)?, turned };
    rules.admits(s, &fall).map_err(|_| Unsupported("the turned card does not belong there".into()))?;
    rules.reveal(s, &fall, &mut ());
    Ok(())
}

/// A move that the rules must allow.
fn play(rules: &Rules, s: &mut State, seat: Seat, m: super::moves::Move) -> Result<(), Unsupported> {
    use spadille_core::Space as _;
    let may = s.public.awaited(rules.strict).may_act(seat) && rules.moves(s, seat).contains(&m);
    if !may {
        return malformed(format!("seat {seat} may not do {m}"));
    }
    rules.play(s, seat, m, &mut ());
    Ok(())
}

/// Lays the cards of tricks, one after the other; tells who won each.
fn lay(rules: &Rules, s: &mut State, cards: impl Iterator<Item = Card>) -> Result<Vec<Seat>, Unsupported> {
    let mut winners = Vec::new();
    for card in cards {
        if s.public.deal.phase != Phase::Play {
            return malformed("more cards than tricks");
        }
        let (seat, mut trick) = (s.public.deal.turn, s.public.deal.tricks.now);
        if let (3, Some(trump)) = (trick.len(), s.public.deal.trump) {
            trick.lay(rules.order(trump), card);
            winners.push(trick.winner());
        }
        play(rules, s, seat, super::moves::Move::Play(card))?;
    }
    Ok(winners)
}
