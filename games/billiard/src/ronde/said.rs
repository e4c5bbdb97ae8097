//! What the marker calls.

use super::laws::Ruling;
use spadille_core::{Text, text};

/// What a stroke was.
pub(super) fn ruling(ruling: Ruling) -> Text {
    match ruling {
        Ruling::Made => text!("billiard-call-made"),
        Ruling::Loosened => text!("ronde-call-loosened"),
        Ruling::PlayOn => text!("billiard-call-play-on"),
        Ruling::Miss => text!("billiard-call-miss"),
        Ruling::Foul => text!("ronde-call-foul"),
        Ruling::Short => text!("billiard-call-short"),
        Ruling::FreeBallFirst => text!("ronde-call-free-first"),
        Ruling::RunIn => text!("billiard-call-run-in"),
    }
}
