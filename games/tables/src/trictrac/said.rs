//! Throws, plays and ways of hitting as players say them.

use super::throw::Ways;
use crate::board::OFF;
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
    match Shape::of(play) {
        Shape::Nothing => text!("trictrac-plays-nothing", seat = seat),
        Shape::Force(a, b) => text!("trictrac-plays-force", seat = seat, first = a.from(), second = b.from()),
        Shape::Pair(both) => text!("trictrac-plays-pair", seat = seat, step = step(both)),
        Shape::Two(a, b) => text!("trictrac-plays-two", seat = seat, first = step(a), second = step(b)),
        Shape::One(one) => text!("trictrac-plays", seat = seat, step = step(one)),
    }
}

/// What a player may do with his throw.
pub fn choice(play: Play) -> Text {
    match Shape::of(play) {
        Shape::Nothing => text!("trictrac-do-nothing"),
        Shape::Force(a, b) => text!("trictrac-do-force", first = a.from(), second = b.from()),
        Shape::Pair(both) => text!("trictrac-do-pair", step = step(both)),
        Shape::Two(a, b) => text!("trictrac-do-two", first = step(a), second = step(b)),
        Shape::One(one) => text!("trictrac-do-play", step = step(one)),
    }
}

/// A play by what is said of it.
enum Shape {
    Nothing,
    One(Step),
    Two(Step, Step),
    /// Two men go the same way.
    Pair(Step),
    /// The corner is taken by force.
    Force(Step, Step),
}

impl Shape {
    fn of(play: Play) -> Shape {
        let mut steps = play.steps();
        match (steps.next(), steps.next()) {
            (None, _) => Shape::Nothing,
            (Some(one), None) => Shape::One(one),
            (Some(a), Some(b)) if a.is_forced() => Shape::Force(a, b),
            (Some(a), Some(b)) if a == b => Shape::Pair(a),
            (Some(a), Some(b)) => Shape::Two(a, b),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Lang, Speech, Table as _};

    fn say(lang: Lang, text: &Text) -> String {
        Speech::new(lang, [crate::trictrac::Trictrac::book()]).say(text, &["Anna".to_owned()])
    }

    #[test]
    fn plays_are_sentences() {
        let said = |play: &str| {
            let text = played(Seat(0), play.parse().expect("a play"));
            [Lang::En, Lang::De].map(|lang| say(lang, &text))
        };
        assert_eq!(
            said("1-6 1-7"),
            ["Anna plays from 1 to 6 and from 1 to 7.", "Anna setzt von 1 auf 6 und von 1 auf 7."]
        );
        assert_eq!(said("4-8 4-8"), ["Anna plays two men from 4 to 8.", "Anna setzt zwei Steine von 4 auf 8."]);
        assert_eq!(said("1-3-7"), ["Anna plays from 1 by way of 3 to 7.", "Anna setzt von 1 über 3 auf 7."]);
        assert_eq!(said("23-off"), ["Anna plays from 23 off the board.", "Anna setzt von 23 hinaus."]);
        assert_eq!(said("none"), ["Anna can play nothing.", "Anna kann nichts setzen."]);
        let by_force = [
            "Anna takes the corner by force with the men on 7 and 8.",
            "Anna nimmt die Hücke mit Gewalt, mit den Steinen auf 7 und 8.",
        ];
        assert_eq!(said("7-12* 8-12*"), by_force);
    }

    #[test]
    fn throws_and_ways_are_spoken() {
        let throw = |a, b| Dice::new(a, b).expect("dice");
        let both = |text: &Text| [Lang::En, Lang::De].map(|lang| say(lang, text));
        assert_eq!(both(&dice(throw(1, 2))), ["2 and 1", "2 und 1"]);
        assert_eq!(both(&dice(throw(3, 3))), ["a double 3", "zwei Dreien"]);
        let two = Ways::LOW.with(Ways::SUM, true);
        let said = both(&ways(two, throw(5, 3)));
        assert_eq!(said, ["with the 3 and with both numbers together", "mit der 3 und mit beiden Zahlen zusammen"]);
    }
}
