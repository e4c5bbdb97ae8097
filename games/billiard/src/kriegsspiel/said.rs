//! What the marker calls.

use super::laws::Ruling;
use spadille_core::{Seat, Text, text};

/// What a stroke was.
pub(super) fn ruling(ruling: Ruling, seat: Seat) -> Text {
    match ruling {
        Ruling::Target => text!("krieg-target", seat = seat),
        Ruling::BallWon => text!("krieg-call-won", seat = seat),
        Ruling::BallWonStickTouched => text!("krieg-stick-touched", seat = seat),
        Ruling::Passed => text!("krieg-passes", seat = seat),
        Ruling::PassRefused => text!("krieg-refused", seat = seat),
        Ruling::PassedBy => text!("krieg-call-past", seat = seat),
        Ruling::PassedByFromString => text!("krieg-call-past-string", seat = seat),
        Ruling::HoledAfterTouch | Ruling::Holed => text!("billiard-call-run-in"),
        Ruling::HoledBoth => text!("krieg-both-out"),
        Ruling::PlayOn => text!("billiard-call-play-on"),
        Ruling::WrongBall => text!("krieg-call-wrong"),
        Ruling::TouchedBoth => text!("krieg-call-both"),
        Ruling::OutOfTurn | Ruling::MissedTurn | Ruling::Replaced => text!("krieg-call-between"),
    }
}

/// Whether the port is open to so many.
pub(super) fn port(alive: usize) -> Text {
    match alive {
        6.. => text!("krieg-port-open"),
        5 => text!("krieg-port-needs-ball"),
        3 | 4 => text!("krieg-port-closed"),
        _ => text!("krieg-port-open-again"),
    }
}

/// What follows by another law than that of the stroke itself: one plays on, or the port was open.
pub(super) fn why(plays_on: bool, seat: Seat, alive: usize) -> Text {
    if plays_on { text!("krieg-plays-on", seat = seat) } else { port(alive) }
}
