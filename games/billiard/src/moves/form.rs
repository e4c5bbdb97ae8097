//! A stroke as people fill it in: figures, and words that may follow.

use crate::cloth::lay::SLOWEST;
use crate::cloth::{Lay, Sticks};
use crate::laws::Ball;
use crate::table::lapse_text;
use spadille_core::space::{Bound, Figure, Form, Word};
use spadille_core::{Text, text};
use spadille_physics::Stick;

fn word(word: String, label: Text) -> Word {
    Word { word, label }
}

/// What the mace allows: in the middle, level, and not so fast.
fn mace_bounds() -> Vec<Bound> {
    let bound = |figure: &str, min, max| Bound { word: "mace".into(), figure: figure.into(), min, max };
    let fastest = Stick::Mace.speed().into();
    vec![bound("speed", SLOWEST.into(), fastest), bound("side", 0, 0), bound("high", 0, 0), bound("up", 0, 0)]
}

/// A stroke to be filled in.
pub(super) fn form(lay: &Lay) -> Form {
    let mace = lay.sticks == Sticks::Mace;
    let fastest = if mace { Stick::Mace } else { Stick::Cue }.speed();
    let bare = |name: &str, label, min, max, usual, step| Figure {
        name: name.into(),
        word: String::new(),
        label,
        min,
        max,
        usual,
        unsaid: false,
        decimals: 3,
        step,
        round: false,
    };
    let angle = Figure { round: true, ..bare("angle", text!("billiard-ask-angle"), 0, 359_999, 0, 500) };
    let mut figures = vec![angle, bare("speed", text!("billiard-ask-speed"), SLOWEST.into(), fastest.into(), 1500, 50)];
    if lay.at.is_none() {
        let ((near, far), wide) = (lay.zone(), (lay.ground.width * 1000.0) as i64 - 27);
        let least = if lay.ground.port.is_some() { near.into() } else { 27 };
        let x = bare("x", text!("billiard-ask-place"), least, far.into(), far.into(), 10);
        let y = bare("y", text!("billiard-ask-place-across"), 27, wide, wide / 2, 10);
        figures.extend([Figure { word: "from".into(), ..x }, Figure { word: ",".into(), ..y }]);
    }
    if !mace {
        let option = |name: &str, label, min, max| Figure {
            word: name.into(),
            unsaid: true,
            decimals: 0,
            ..bare(name, label, min, max, 0, 1)
        };
        figures.extend([
            option("side", text!("billiard-ask-side"), -25, 25),
            option("high", text!("billiard-ask-height"), -25, 25),
            option("up", text!("billiard-ask-elevation"), 0, Stick::Cue.raise().into()),
        ]);
    }
    let mut words = Vec::new();
    if lay.names_ball {
        let named = |ball: Ball| word(format!("on {ball}"), text!("billiard-on-ball", ball = ball.to_string()));
        // One must be named: the first of a group is never said, so it is no ball.
        let none = word("on".into(), text!("billiard-ask-target"));
        words.push(std::iter::once(none).chain(lay.sought.iter().map(named)).collect());
    }
    if lay.sticks == Sticks::Either {
        let stick = [("cue", text!("billiard-stick-cue")), ("mace", text!("billiard-stick-mace"))];
        words.push(stick.map(|(name, label)| word(name.into(), label)).into());
    }
    if !lay.wrong.is_empty() {
        let own = word("own".into(), text!("billiard-with-own"));
        let wrong = |ball: Ball| word(format!("with {ball}"), text!("billiard-with-ball", ball = ball.to_string()));
        words.push(std::iter::once(own).chain(lay.wrong.iter().map(wrong)).collect());
    }
    let lapses = lay.lapses.iter().filter(|lapse| !(lapse.needs_another() && lay.others.is_empty()));
    let faults: Vec<Word> = lapses.map(|lapse| word(format!("fault {lapse}"), lapse_text(lapse))).collect();
    if !faults.is_empty() {
        let fair = word("fair".into(), text!("billiard-fault-none"));
        words.push(std::iter::once(fair).chain(faults).collect());
    }
    let bounds = if lay.sticks == Sticks::Either { mace_bounds() } else { Vec::new() };
    Form::Stroke { verb: "play".into(), label: text!("billiard-do-stroke"), figures, words, bounds }
}
