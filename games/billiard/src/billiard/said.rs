//! What the marker calls.

use super::laws::Ruling;
use super::settle::Class;
use spadille_core::{Text, text};

/// What a stroke was.
pub(super) fn ruling(ruling: Ruling) -> Text {
    match ruling {
        Ruling::Made => text!("billiard-call-made"),
        Ruling::Sprung => text!("billiard-call-sprung"),
        Ruling::BothLost => text!("partie-call-both-lost"),
        Ruling::RunIn => text!("billiard-call-run-in"),
        Ruling::Jumped => text!("billiard-call-jumped"),
        Ruling::Miss => text!("billiard-call-miss"),
        Ruling::Short | Ruling::Slipped => text!("billiard-call-short"),
        Ruling::Swiss => text!("billiard-call-swiss"),
        Ruling::LostOnTheWay => text!("billiard-call-lost-on-the-way"),
        Ruling::PlayOn => text!("billiard-call-play-on"),
        Ruling::StoppedAfterMiss | Ruling::StoppedAfterTouch => text!("partie-call-stopped"),
        Ruling::NoTouch => text!("billiard-slips-untouched"),
        Ruling::PlayedAtWall => text!("partie-call-wall"),
        Ruling::WrongBall => text!("partie-call-wrong-ball"),
        Ruling::Touche => text!("partie-call-touche"),
        Ruling::Billard => text!("partie-call-billard"),
        Ruling::Touch | Ruling::Hinder | Ruling::Advise | Ruling::Shaken | Ruling::Replaced | Ruling::Between => {
            text!("partie-call-between")
        }
    }
}

/// How badly a Partie was lost.
pub(super) fn class(class: Class) -> Text {
    match class {
        Class::Single => text!("partie-class-single"),
        Class::Matsch => text!("partie-class-matsch"),
        Class::Triple => text!("partie-class-triple"),
        Class::Quadruple => text!("partie-class-quadruple"),
        Class::Suite => text!("partie-class-suite"),
    }
}
