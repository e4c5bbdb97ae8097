//! How strokes and shots are called, what the marker tells of a stroke, and why one cannot be played.

use crate::cloth::aim::fullness;
use crate::cloth::{Fault, Lay};
use crate::laws::{Back, Event, Fall, Hole, Lapse, Misdeed};
use crate::moves::{Aim, Force, Shot, Stroke};
use spadille_core::game::Target;
use spadille_core::said::decimal;
use spadille_core::{Arg, Bilingual, Label, LawId, Refusal, Scribe, Seat, Text, law, text};

/// What a hole is called.
pub fn hole_text(hole: Hole) -> Text {
    match hole {
        Hole::Hl => text!("billiard-hole-hl"),
        Hole::Hr => text!("billiard-hole-hr"),
        Hole::Ml => text!("billiard-hole-ml"),
        Hole::Mr => text!("billiard-hole-mr"),
        Hole::Fl => text!("billiard-hole-fl"),
        Hole::Fr => text!("billiard-hole-fr"),
    }
}

/// A spot on the cloth, given in millimetres, as each language writes metres.
pub fn spot(x: f64, y: f64) -> Arg {
    let [x, y] = [x, y].map(|millimetres| decimal(millimetres / 1000.0, 2));
    Arg::Both(Bilingual { en: format!("{}, {}", x.en, y.en), de: format!("{}; {}", x.de, y.de) })
}

/// From how full a blow on a ball is straight.
const STRAIGHT: f64 = 0.985;

fn shot_text(lay: Option<&Lay>, shot: &Shot) -> Text {
    match shot.aim {
        Aim::Make(ball, hole, via) => {
            let (ball, into) = (ball.to_string(), hole_text(hole));
            let full = lay.and_then(|lay| fullness(lay, shot)).unwrap_or(0.0);
            match (via.count(), shot.force) {
                _ if lay.is_some_and(|lay| lay.own.to_string() == ball) => {
                    text!("billiard-do-run-in", ball = ball, hole = into)
                }
                (2.., _) => text!("billiard-do-two-cushions", ball = ball, hole = into),
                (1, _) => text!("billiard-do-double", ball = ball, hole = into),
                (0, Force::Hard) if full > STRAIGHT => text!("billiard-do-bloque", ball = ball, hole = into),
                _ if full > STRAIGHT => text!("billiard-do-make", ball = ball, hole = into),
                _ => text!("billiard-do-cut", ball = ball, hole = into),
            }
        }
        Aim::Touch(ball) => match shot.force {
            Force::Soft => text!("billiard-do-touch-soft", ball = ball.to_string()),
            Force::Plain => text!("billiard-do-touch", ball = ball.to_string()),
            Force::Hard => text!("billiard-do-touch-hard", ball = ball.to_string()),
        },
        Aim::Reach(x, y) => {
            text!("billiard-do-reach", place = spot(x.into(), y.into()))
        }
        Aim::Bricole => match shot.force {
            Force::Soft => text!("billiard-do-bricole-soft"),
            Force::Plain => text!("billiard-do-bricole"),
            Force::Hard => text!("billiard-do-bricole-hard"),
        },
        Aim::Port => text!("billiard-do-port"),
        Aim::Target => text!("billiard-do-target"),
    }
}

/// The law that tells what such a shot is.
fn shot_law(lay: Option<&Lay>, shot: &Shot) -> LawId {
    let Aim::Make(ball, _, via) = shot.aim else { return law!("stroke-exact") };
    let full = lay.and_then(|lay| fullness(lay, shot)).unwrap_or(0.0);
    match (via.count(), shot.force) {
        _ if lay.is_some_and(|lay| lay.own == ball) => law!("stroke-exact"),
        (1.., _) => law!("double-off-cushion"),
        (0, Force::Hard) if full > STRAIGHT => law!("bloque"),
        _ if full > STRAIGHT => law!("full"),
        _ => law!("cut"),
    }
}

/// The figures of a stroke, by the names of its form.
fn figures(stroke: &Stroke) -> Vec<(String, i64)> {
    let mut all = vec![("angle".to_owned(), i64::from(stroke.aim)), ("speed".to_owned(), stroke.speed.into())];
    if let Some((x, y)) = stroke.from {
        all.extend([("x".to_owned(), x.into()), ("y".to_owned(), y.into())]);
    }
    let more = [("side", i64::from(stroke.side)), ("high", stroke.high.into()), ("up", stroke.up.into())];
    all.extend(more.into_iter().filter(|(_, n)| *n != 0).map(|(name, n)| (name.to_owned(), n)));
    all
}

/// A stroke without a name, in figures: what is as usual is not said.
fn how(stroke: &Stroke) -> Text {
    let thousandths = |n: u32| decimal(f64::from(n) / 1000.0, 2);
    let (direction, speed) = (thousandths(stroke.aim), thousandths(stroke.speed.into()));
    let laid =
        |(x, y): (u16, u16)| text!("billiard-how-from", along = thousandths(x.into()), across = thousandths(y.into()));
    let part = |hundredths: i8| decimal(f64::from(hundredths.unsigned_abs()) / 100.0, 2);
    let more = [
        stroke.from.map(laid),
        (stroke.side > 0).then(|| text!("billiard-how-right", part = part(stroke.side))),
        (stroke.side < 0).then(|| text!("billiard-how-left", part = part(stroke.side))),
        (stroke.high > 0).then(|| text!("billiard-how-above", part = part(stroke.high))),
        (stroke.high < 0).then(|| text!("billiard-how-below", part = part(stroke.high))),
        (stroke.up > 0).then(|| text!("billiard-how-raised", degrees = stroke.up)),
        stroke.on.map(|ball| text!("billiard-on-ball", ball = ball.to_string())),
        stroke.mace.then(|| text!("billiard-how-mace")),
        stroke.with.map(|ball| text!("billiard-with-ball", ball = ball.to_string())),
        stroke.fault.map(lapse_text),
    ];
    let bare = text!("billiard-how", direction = direction, speed = speed);
    more.into_iter().flatten().fold(bare, |how, more| text!("billiard-how-and", how = how, more = more))
}

/// How a stroke or shot is offered.
pub fn describe(lay: Option<&Lay>, played: Result<&Shot, &Stroke>) -> Label {
    match played {
        Ok(shot) => {
            let stroke = lay.and_then(|lay| lay.stroke(shot)).unwrap_or_default();
            Label::at(Target::Stroke(figures(&stroke)), shot_text(lay, shot)).by(shot_law(lay, shot))
        }
        Err(stroke) => {
            let said = text!("billiard-do-stroke-so", how = how(stroke));
            let label = Label::at(Target::Stroke(figures(stroke)), said).by(law!("stroke-exact"));
            if stroke.with.is_some() || stroke.fault.is_some() { label.aside().grave() } else { label }
        }
    }
}

/// What a fault that goes with a stroke is called.
pub fn lapse_text(lapse: Lapse) -> Text {
    match lapse {
        Lapse::Twice => text!("billiard-fault-twice"),
        Lapse::Both => text!("billiard-fault-both"),
        Lapse::Drawback => text!("billiard-fault-drawback"),
        Lapse::Far => text!("billiard-fault-far"),
        Lapse::NoFoot => text!("billiard-fault-no-foot"),
        Lapse::Knock => text!("billiard-fault-knock"),
        Lapse::Blow => text!("billiard-fault-blow"),
    }
}

/// How a fault between two strokes is offered: after everything else, and not by mistake.
pub fn describe_misdeed(misdeed: Misdeed, law: LawId) -> Label {
    let text = match misdeed {
        Misdeed::Touch(ball) => text!("billiard-do-fault-touch", ball = ball.to_string()),
        Misdeed::Lift(ball) => text!("billiard-do-fault-lift", ball = ball.to_string()),
        Misdeed::Advise => text!("billiard-do-fault-advise"),
        Misdeed::Miss => text!("billiard-do-fault-miss"),
        Misdeed::OutOfTurn => text!("billiard-do-fault-out-of-turn"),
        Misdeed::Interrupt => text!("billiard-do-fault-interrupt"),
    };
    Label::button(text).by(law).aside().grave()
}

/// What the marker tells of a fault between two strokes.
pub fn misdeed_text(misdeed: Misdeed, seat: Seat) -> Text {
    match misdeed {
        Misdeed::Touch(ball) => text!("billiard-fault-touched", seat = seat, ball = ball.to_string()),
        Misdeed::Lift(ball) => text!("billiard-fault-lifted", seat = seat, ball = ball.to_string()),
        Misdeed::Advise => text!("billiard-fault-advised", seat = seat),
        Misdeed::Miss => text!("billiard-fault-missed", seat = seat),
        Misdeed::OutOfTurn => text!("billiard-fault-out-of-turn", seat = seat),
        Misdeed::Interrupt => text!("billiard-fault-interrupted", seat = seat),
    }
}

/// Why a stroke cannot be played.
pub fn refusal(fault: Fault) -> Refusal {
    match fault {
        Fault::BeyondMark => Refusal::by(law!("mark"), text!("billiard-not-behind-mark")),
        Fault::Place => Refusal::plain(text!("billiard-place-or-not")),
        Fault::NotClear => Refusal::by(law!("mark-place"), text!("billiard-not-clear")),
        Fault::TooFast => Refusal::by(law!("stick-limits"), text!("billiard-too-fast")),
        Fault::TooSlow => Refusal::plain(text!("billiard-too-slow")),
        Fault::OffMiddle => Refusal::by(law!("stick-limits"), text!("billiard-off-centre")),
        Fault::MaceOffMiddle => Refusal::by(law!("mace"), text!("billiard-mace-in-the-middle")),
        Fault::TooSteep => Refusal::by(law!("stick-limits"), text!("billiard-too-steep")),
        Fault::WrongStick => Refusal::plain(text!("billiard-wrong-stick")),
        Fault::NoSuchBall => Refusal::plain(text!("billiard-no-such-ball")),
        Fault::NoDirection => Refusal::plain(text!("billiard-no-direction")),
        Fault::NoSuchFault => Refusal::plain(text!("billiard-no-such-fault")),
    }
}

/// Tells what happened in a stroke, as far as it decides.
pub fn tell<S: Scribe>(events: &[Event], scribe: &mut S) {
    tell_of(events, true, scribe);
}

/// Tells what happened in a stroke; games without laws about slips tell of them as of anything else.
pub fn tell_of<S: Scribe>(events: &[Event], slips: bool, scribe: &mut S) {
    let mut first = true;
    for event in events {
        match *event {
            Event::Slip if !slips => scribe.tell(|| text!("billiard-slips")),
            Event::Slip if events.iter().any(|event| matches!(event, Event::Tip(_))) => {
                scribe.tell_by(law!("slip"), || text!("billiard-slips"));
            }
            Event::Slip => scribe.tell_by(law!("no-touch"), || text!("billiard-slips-untouched")),
            Event::Hit(one, other) if first => {
                first = false;
                scribe.tell(|| text!("billiard-touches-ball", ball = one.to_string(), other = other.to_string()));
            }
            Event::Pocket(ball, Some(hole), Fall::Roll) => scribe.tell_by(law!("slow-fall"), || {
                text!("billiard-falls", ball = ball.to_string(), hole = hole_text(hole))
            }),
            Event::Off(ball, Some(Back::Person)) => {
                scribe.tell_by(law!("back-from-person"), || text!("billiard-back-from-person", ball = ball.to_string()))
            }
            Event::Off(ball, Some(Back::Thing)) => {
                scribe.tell_by(law!("back-from-thing"), || text!("billiard-back-from-thing", ball = ball.to_string()));
            }
            Event::Off(ball, None) => scribe.tell(|| text!("billiard-leaves", ball = ball.to_string())),
            Event::Rail(ball) => scribe.tell(|| text!("billiard-rests-on-wall", ball = ball.to_string())),
            Event::Pass(ball, of) if first => {
                scribe.tell_by(law!("pass-line"), || {
                    text!("billiard-passes", ball = ball.to_string(), other = of.to_string())
                });
            }
            _ => {}
        }
    }
}

/// Tells what happened in a stroke where the game's own laws say what it means.
pub fn tell_plainly<S: Scribe>(events: &[Event], scribe: &mut S) {
    let mut first = true;
    for event in events {
        match *event {
            Event::Slip => scribe.tell(|| text!("billiard-slips")),
            Event::Hit(one, other) if first => {
                first = false;
                scribe.tell(|| text!("billiard-touches-ball", ball = one.to_string(), other = other.to_string()));
            }
            Event::Pocket(ball, Some(hole), Fall::Roll) => {
                scribe.tell(|| text!("billiard-falls", ball = ball.to_string(), hole = hole_text(hole)));
            }
            Event::Off(ball, _) => scribe.tell(|| text!("billiard-leaves", ball = ball.to_string())),
            Event::Rail(ball) => scribe.tell(|| text!("billiard-rests-on-wall", ball = ball.to_string())),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guerre::{Guerre, words::Move};
    use spadille_core::{Lang, Speech, Table as _};

    #[test]
    fn a_stroke_of_ones_own_is_told_in_figures() {
        let told = |notation: &str| {
            let Move::Play(stroke) = notation.parse().unwrap() else { panic!("{notation} is no stroke") };
            let text = describe(None, Err(&stroke)).text;
            [Lang::En, Lang::De].map(|lang| Speech::new(lang, [Guerre::book()]).say(&text, &[]))
        };
        assert_eq!(
            told("play 350.500 1.250"),
            ["Strike: direction 350.50°, 1.25 m a second", "Stoßen: Richtung 350,50°, 1,25 m in der Sekunde"]
        );
        let [english, german] =
            told("play 10.000 2.000 from 0.500,0.700 side -12 high 5 up 3 on 4 mace with 2 fault twice");
        for said in
            ["laid 0.50 m along and 0.70 m across", "0.12 of the radius left", "0.05", "above", "3°", "ball 4", "mace"]
        {
            assert!(english.contains(said), "{said}: {english}");
        }
        for said in
            ["0,50 m längs", "0,12 des Halbmessers links", "über der Mitte", "mit dem falschen Ball, 2", "zweimal"]
        {
            assert!(german.contains(said), "{said}: {german}");
        }
    }
}
