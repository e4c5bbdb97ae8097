//! What the marker calls.

use super::laws::Ruling;
use spadille_core::{Text, text};

/// What a stroke was.
pub(super) fn ruling(ruling: Ruling) -> Text {
    match ruling {
        Ruling::Made => text!("billiard-call-made"),
        Ruling::PlayOn => text!("billiard-call-play-on"),
        Ruling::Salvo => text!("guerre-call-salvo"),
        Ruling::RunIn | Ruling::RunInUntouched => text!("billiard-call-run-in"),
        Ruling::Jumped => text!("billiard-call-jumped"),
        Ruling::Miss => text!("billiard-call-miss"),
        Ruling::Short => text!("billiard-call-short"),
        Ruling::Swiss => text!("billiard-call-swiss"),
        Ruling::LostOnTheWay => text!("billiard-call-lost-on-the-way"),
        Ruling::WrongTarget => text!("guerre-wrong-target"),
        Ruling::WrongBall => text!("guerre-call-wrong-ball"),
        Ruling::Billard | Ruling::Touche => text!("guerre-call-foul"),
        Ruling::NoTouch => text!("billiard-slips-untouched"),
        Ruling::MissedTurn
        | Ruling::OutOfTurn
        | Ruling::Advise
        | Ruling::Touch
        | Ruling::Hinder
        | Ruling::Shaken
        | Ruling::Replaced => text!("guerre-call-between"),
    }
}
