//! What a position is worth by a player's rule of thumb.

use crate::laws::{End, Place, Verdict};
use crate::rules::Ballspiel;
use crate::settle::PARTS;
use crate::sides::is_second;
use crate::state::{Phase, State};
use spadille_core::{Game as _, Seat};

/// The chance of whoever attacks a chase.
pub fn chance(half: End, place: Place) -> f64 {
    match place {
        Place::SousLaCorde | Place::PremierRemettre => 0.72,
        Place::Premier | Place::Porte => 0.68,
        Place::SecondRemettre | Place::Second => 0.6,
        Place::DernierRemettre => 0.52,
        Place::Dernier => 0.48,
        Place::Carreau(_) if half == End::Upper => 0.42,
        Place::Carreau(number) => 0.12 + 0.022 * f64::from(number.min(15)),
        Place::Pied => 0.08,
    }
}

/// What a rally would bring the side that must take the ball, in strokes, if it ended so.
pub fn of_verdict(verdict: Verdict, receiver: End) -> f64 {
    match verdict {
        Verdict::Stroke { to, .. } if to == receiver => 1.0,
        Verdict::Stroke { .. } => -1.0,
        Verdict::Fault(_) => 0.25,
        Verdict::Chase(chase) => 2.0 * chance(chase.half, chase.place) - 1.0,
        Verdict::ChaseOff | Verdict::ServicePassed => 0.0,
    }
}

/// What is left of a rally for the side that may take the ball: to let it go, or to strike it with so much effort.
pub fn of_return(left: f64, effort: Option<u16>) -> f64 {
    let struck = effort.map_or(-1.0, |effort| 0.22 - 0.009 * f64::from(effort.min(160)));
    left.max(struck)
}

/// What `seat` may hope for beyond what is paid, in parts of a counter.
pub fn hope(game: &Ballspiel, s: &State, seat: Seat) -> f64 {
    if s.phase == Phase::Over {
        return 0.0;
    }
    let side = game.side(seat);
    let options = game.options();
    if options.is_pelote() {
        let price = f64::from(options.price_of_balls.max(1)) * PARTS as f64 / 4.0;
        let charged = f64::from(s.practice.charged[seat]);
        // Whoever keeps the ball in play is charged less than the others.
        let others: f64 = s.practice.charged.values().map(|n| f64::from(*n)).sum::<f64>() - charged;
        return price * (0.2 * others - charged + 0.3 * rally(game, s, side));
    }
    // A stroke is a quarter of a game, a game a part of the Partie.
    let stroke = f64::from(options.stake) * PARTS as f64 / (4.0 * f64::from(options.games_to_win));
    let chases: f64 = s
        .chases
        .iter()
        .map(|chase| (2.0 * chance(chase.half, chase.place) - 1.0) * if chase.attacker == side { 1.0 } else { -1.0 })
        .sum();
    let faults = if s.faults > 0 { -0.2 } else { 0.0 };
    let serves = if s.lower == side { 0.1 + faults } else { -0.1 - faults };
    let strokes = f64::from(Ballspiel::lead(s.strokes, side)) + 0.6 * chases + serves + rally(game, s, side);
    stroke * (4.0 * f64::from(Ballspiel::lead(s.games, side)) + strokes)
}

/// What the rally is worth to a side, in strokes.
fn rally(game: &Ballspiel, s: &State, side: u8) -> f64 {
    let (Phase::Return, Some(coming)) = (s.phase, &s.coming) else { return 0.0 };
    let receiver = s.rally.striker.other();
    let effort = game.takers(s).0.and_then(|taker| {
        let second = is_second(taker, game.seats());
        coming.easiest(second).map(|moment| moment.effort(second) + coming.cut.min(300) / 8)
    });
    let worth = of_return(of_verdict(coming.verdict, receiver), effort);
    if s.side_at(receiver) == side { worth } else { -worth }
}
