//! What is called at the table.

use super::laws::Ruling;
use crate::laws::{Event, Fall};
use crate::table::hole_text;
use spadille_core::{Scribe, Text, law, text};

/// What a stroke was.
pub(super) fn ruling(ruling: Ruling) -> Text {
    match ruling {
        Ruling::Touched | Ruling::LeaderTouched => text!("pielken-call-touched"),
        Ruling::LeaderWins => text!("pielken-call-no-answer"),
        Ruling::BothTouched => text!("pielken-call-both"),
        Ruling::BallWon | Ruling::BallWonFromString => text!("pielken-call-won"),
        Ruling::OwnHoledFromString | Ruling::LeaderHoled | Ruling::FollowerHoled => text!("billiard-call-run-in"),
        Ruling::OpponentOff => text!("billiard-call-sprung"),
        Ruling::OwnOff => text!("billiard-call-jumped"),
        Ruling::DroveOther => text!("pielken-call-drove"),
        Ruling::Passed => text!("pielken-call-passed"),
        Ruling::Safe => text!("pielken-call-safe"),
        Ruling::Returning => text!("pielken-returning"),
        Ruling::NotPassed => text!("pielken-not-passed"),
        Ruling::TooManyCushions => text!("pielken-too-many-cushions"),
        Ruling::SafeBall => text!("pielken-safe-back"),
        Ruling::Still => text!("pielken-still"),
        Ruling::Stays | Ruling::PlayOn => text!("pielken-call-play-on"),
        Ruling::Concede => text!("pielken-call-conceded"),
        Ruling::TouchedBoth
        | Ruling::PushedBothFar
        | Ruling::DoubleTouch
        | Ruling::Blow
        | Ruling::Knock
        | Ruling::NoFoot
        | Ruling::ThinEnd
        | Ruling::Stop
        | Ruling::OutOfTurn
        | Ruling::Advise
        | Ruling::Lift
        | Ruling::Touch
        | Ruling::Interrupt => text!("pielken-call-foul"),
    }
}

/// Tells what happened in a stroke, as far as it decides.
pub(super) fn tell<S: Scribe>(events: &[Event], scribe: &mut S) {
    let mut met = false;
    for event in events {
        match *event {
            Event::Hit(one, other) if !met => {
                met = true;
                scribe.tell(|| text!("billiard-touches-ball", ball = one.to_string(), other = other.to_string()));
            }
            Event::Pocket(ball, Some(hole), Fall::Roll) => {
                scribe.tell(|| text!("billiard-falls", ball = ball.to_string(), hole = hole_text(hole)));
            }
            Event::Off(ball, _) => {
                scribe.tell_by(law!("ball-off-out"), || text!("billiard-leaves", ball = ball.to_string()));
            }
            Event::Port(ball, _) => {
                scribe.tell_by(law!("passing"), || text!("pielken-runs-through", ball = ball.to_string()));
            }
            Event::Target(..) => scribe.tell(|| text!("pielken-rings")),
            _ => {}
        }
    }
}
