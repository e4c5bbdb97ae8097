//! Throws, plays, Jans and ways of hitting as players say them.

use super::throw::Ways;
use crate::board::OFF;
use crate::ground::Jan;
use crate::notation::{Play, Step};
use spadille_core::{Dice, Seat, Text, text};

/// A throw: "5 and 3", "a double 4".
pub fn dice(dice: Dice) -> Text {
    if dice.is_doublet() {
        text!("trictrac-double", number = dice.high())
    } else {
        text!("trictrac-simple", high = dice.high(), low = dice.low())
    }
}

/// By which numbers of a throw something can be done: "with the 5 and with both numbers together".
pub fn ways(ways: Ways, dice: Dice) -> Text {
    text!("trictrac-ways", which = ways.bits(), high = dice.high(), low = dice.low())
}

/// What is closed: "the great Jan".
pub fn jan(jan: Jan) -> Text {
    match jan {
        Jan::Small => text!("trictrac-jan-small"),
        Jan::Great => text!("trictrac-jan-great"),
        Jan::Return => text!("trictrac-jan-return"),
    }
}

/// One man's way: "from 1 to 4".
fn step(step: Step) -> Text {
    let (from, to) = (step.from(), step.to());
    match (step.touch_down(), to) {
        (None, OFF) => text!("trictrac-step-off", from = from),
        (None, _) => text!("trictrac-step", from = from, to = to),
        (Some(via), OFF) => text!("trictrac-step-via-off", from = from, via = via),
        (Some(via), _) => text!("trictrac-step-via", from = from, via = via, to = to),
    }
}

/// What a player has done with his throw.
pub fn played(seat: Seat, play: Play) -> Text {
    match steps(play) {
        (None, _) => text!("trictrac-plays-nothing", seat = seat),
        (Some(one), None) => text!("trictrac-plays", seat = seat, step = step(one)),
        (Some(a), Some(b)) if a.is_forced() => {
            text!("trictrac-plays-force", seat = seat, first = a.from(), second = b.from())
        }
        (Some(a), Some(b)) if a == b => text!("trictrac-plays-pair", seat = seat, step = step(a)),
        (Some(a), Some(b)) => text!("trictrac-plays-two", seat = seat, first = step(a), second = step(b)),
    }
}

/// What a player may do with his throw.
pub fn choice(play: Play) -> Text {
    match steps(play) {
        (None, _) => text!("trictrac-do-nothing"),
        (Some(one), None) => text!("trictrac-do-play", step = step(one)),
        (Some(a), Some(b)) if a.is_forced() => text!("trictrac-do-force", first = a.from(), second = b.from()),
        (Some(a), Some(b)) if a == b => text!("trictrac-do-pair", step = step(a)),
        (Some(a), Some(b)) => text!("trictrac-do-two", first = step(a), second = step(b)),
    }
}

fn steps(play: Play) -> (Option<Step>, Option<Step>) {
    let mut steps = play.steps();
    (steps.next(), steps.next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trictrac::Trictrac;
    use spadille_core::{Lang, Speech, Table as _};

    fn both(text: &Text) -> [String; 2] {
        [Lang::En, Lang::De].map(|lang| Speech::new(lang, [Trictrac::book()]).say(text, &["Anna".to_owned()]))
    }

    #[test]
    fn plays_are_sentences() {
        for (play, en, de) in [
            ("1-6 1-7", "Anna plays from 1 to 6 and from 1 to 7.", "Anna setzt von 1 auf 6 und von 1 auf 7."),
            ("4-8 4-8", "Anna plays two men from 4 to 8.", "Anna setzt zwei Steine von 4 auf 8."),
            ("1-3-7", "Anna plays from 1 by way of 3 to 7.", "Anna setzt von 1 über 3 auf 7."),
            ("23-off", "Anna plays from 23 off the board.", "Anna setzt von 23 hinaus."),
            ("none", "Anna can play nothing.", "Anna kann nichts setzen."),
            (
                "7-12* 8-12*",
                "Anna takes the corner by force with the men on 7 and 8.",
                "Anna nimmt die Hücke mit Gewalt, mit den Steinen auf 7 und 8.",
            ),
        ] {
            assert_eq!(both(&played(Seat(0), play.parse().expect("a play"))), [en, de]);
        }
    }

    #[test]
    fn throws_and_ways_are_spoken() {
        let throw = |a, b| Dice::new(a, b).expect("dice");
        assert_eq!(both(&dice(throw(1, 2))), ["2 and 1", "2 und 1"]);
        assert_eq!(both(&dice(throw(3, 3))), ["a double 3", "zwei Dreien"]);
        let said = both(&ways(Ways::LOW.with(Ways::SUM, true), throw(5, 3)));
        assert_eq!(said, ["with the 3 and with both numbers together", "mit der 3 und mit beiden Zahlen zusammen"]);
    }
}
