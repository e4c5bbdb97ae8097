//! Throws and plays as players say them.

use super::plays::Field;
use crate::board::{Colour, OFF};
use crate::notation::{BAR, Play};
use spadille_core::{Dice, Seat, Text, text};

/// A throw: "5 and 3", "a double 4, to be played four times".
pub fn dice(dice: Dice) -> Text {
    if dice.is_doublet() {
        text!("verkehren-double", number = dice.high())
    } else {
        text!("verkehren-simple", high = dice.high(), low = dice.low())
    }
}

/// One man's step; `hits` says whether he throws somebody out.
fn step([from, to]: [u8; 2], hits: bool) -> Text {
    match (from, to, hits) {
        (_, OFF, _) => text!("verkehren-step-off", from = from),
        (BAR, _, true) => text!("verkehren-step-enter-hit", to = to),
        (BAR, _, false) => text!("verkehren-step-enter", to = to),
        (_, _, true) => text!("verkehren-step-hit", from = from, to = to),
        (_, _, false) => text!("verkehren-step", from = from, to = to),
    }
}

/// The steps of a play in their order; nothing for none.
fn steps(play: Play, mut field: Field, colour: Colour) -> Option<Text> {
    let mut told = play.legs().map(|[from, to]| {
        let (own_from, own_to) = (colour.round(from), colour.round(to));
        let hits = own_to < OFF && field.foe.on(own_to) > 0;
        if field.own.on(own_from) > 0 {
            field = field.stepped(own_from, own_to);
        }
        step([from, to], hits)
    });
    let first = told.next()?;
    Some(match (told.next(), told.next(), told.next()) {
        (None, ..) => first,
        (Some(second), None, _) => text!("verkehren-steps-two", first = first, second = second),
        (Some(second), Some(third), None) => {
            text!("verkehren-steps-three", first = first, second = second, third = third)
        }
        (Some(second), Some(third), Some(fourth)) => {
            text!("verkehren-steps-four", first = first, second = second, third = third, fourth = fourth)
        }
    })
}

/// What a player has done with his throw.
pub fn played(seat: Seat, play: Play, before: Field, colour: Colour) -> Text {
    match steps(play, before, colour) {
        Some(steps) => text!("verkehren-plays", seat = seat, steps = steps),
        None => text!("verkehren-plays-nothing", seat = seat),
    }
}

/// What a player may do with his throw.
pub fn choice(play: Play, before: Field, colour: Colour) -> Text {
    match steps(play, before, colour) {
        Some(steps) => text!("verkehren-do-play", steps = steps),
        None => text!("verkehren-do-nothing"),
    }
}
