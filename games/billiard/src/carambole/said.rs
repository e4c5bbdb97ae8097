//! What the marker calls.

use super::laws::Ruling;
use spadille_core::{Text, text};

/// What a stroke was.
pub(super) fn ruling(ruling: Ruling) -> Text {
    match ruling {
        Ruling::Made | Ruling::CarambolMade => text!("billiard-call-made"),
        Ruling::Carambole => text!("carambole-call-carambole"),
        Ruling::CaramboleAndMade => text!("carambole-call-both"),
        Ruling::PlayOn => text!("billiard-call-play-on"),
        Ruling::Miss => text!("billiard-call-miss"),
        Ruling::Short => text!("billiard-call-short"),
        Ruling::RunIn | Ruling::RunInWithCarambole => text!("billiard-call-run-in"),
        Ruling::Jumped => text!("billiard-call-jumped"),
        Ruling::Swiss => text!("billiard-call-swiss"),
        Ruling::LostOnTheWay => text!("billiard-call-lost-on-the-way"),
        Ruling::Stopped => text!("carambole-call-stopped"),
        Ruling::NotBricole => text!("carambole-not-bricole"),
        Ruling::WrongBall | Ruling::Touche | Ruling::Billard => text!("carambole-call-foul"),
        Ruling::NoTouch => text!("billiard-slips-untouched"),
        Ruling::Touch | Ruling::Hinder | Ruling::Advise | Ruling::Shaken | Ruling::Replaced => {
            text!("carambole-call-between")
        }
    }
}
