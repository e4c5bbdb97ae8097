//! How events are written: words separated by blanks; several, separated by commas.

use super::ball::{Ball, Moved};
use super::events::{By, Course, Event, Fall};
use spadille_core::{NotationError, serde_as_notation};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Event::*;
        match self {
            Tip(ball) => write!(f, "tip {ball}"),
            Slip => f.write_str("slip"),
            Drawback(ball) => write!(f, "drawback {ball}"),
            Hit(a, b) => write!(f, "hit {a} {b}"),
            Cushion(ball, side) => {
                write!(f, "cushion {ball}")?;
                side.map_or(Ok(()), |side| write!(f, " {side}"))
            }
            Pass(ball, of) => write!(f, "pass {ball} {of}"),
            Middle(ball) => write!(f, "middle {ball}"),
            Pocket(ball, hole, fall) => {
                write!(f, "pocket {ball}")?;
                hole.map_or(Ok(()), |hole| write!(f, " {hole}"))?;
                if *fall == Fall::Shake { f.write_str(" shake") } else { Ok(()) }
            }
            Off(ball, back) => {
                write!(f, "off {ball}")?;
                back.map_or(Ok(()), |back| write!(f, " {back}"))
            }
            Rail(ball) => write!(f, "rail {ball}"),
            Loose(ball) => write!(f, "loose {ball}"),
            Port(ball, way) => write!(f, "port {ball} {way}"),
            Target(ball, Course::Out) => write!(f, "target {ball}"),
            Target(ball, Course::Back) => write!(f, "target {ball} back"),
            Rest(ball) => write!(f, "rest {ball} port"),
            Salvo(ball) => write!(f, "salvo {ball}"),
            Stop(ball, by) => write!(f, "stop {ball} by {by}"),
            Hinder(by, Some(ball), how) => write!(f, "hinder {ball} {how} by {by}"),
            Hinder(by, None, how) => write!(f, "hinder {how} by {by}"),
            Touch(by, ball, how) => write!(f, "touch {ball} {how} by {by}"),
            Call(by, foul) => write!(f, "call {foul} by {by}"),
            Advise(by) => write!(f, "advise by {by}"),
            Missed(by) => write!(f, "missed by {by}"),
            OutOfTurn(by, moved) => {
                f.write_str("out-of-turn")?;
                moved.iter().try_for_each(|ball| write!(f, " {ball}"))?;
                write!(f, " by {by}")
            }
            Clumsy(by, what) => write!(f, "foul {what} by {by}"),
            Concede(by) => write!(f, "concede by {by}"),
            Interrupt(by) => write!(f, "interrupt by {by}"),
        }
    }
}

impl FromStr for Event {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Event, NotationError> {
        written(text).ok_or_else(|| NotationError::new("something that happened on the cloth", text))
    }
}

serde_as_notation!(Event);

/// The most words an event has: one out of turn, with twelve balls.
const WORDS: usize = 16;

/// Reads an event; there is one way to write each.
fn written(text: &str) -> Option<Event> {
    let mut words = [""; WORDS];
    let mut count = 0;
    for word in text.split(' ') {
        *words.get_mut(count)? = word;
        count += 1;
    }
    let ball = |word: &str| word.parse::<Ball>().ok();
    let by = |word: &str| word.parse::<By>().ok();
    use Event::*;
    Some(match words.get(..count)? {
        ["tip", b] => Tip(ball(b)?),
        ["slip"] => Slip,
        ["drawback", b] => Drawback(ball(b)?),
        ["hit", a, b] => Hit(ball(a)?, ball(b)?),
        ["cushion", b] => Cushion(ball(b)?, None),
        ["cushion", b, side] => Cushion(ball(b)?, Some(side.parse().ok()?)),
        ["pass", b, of] => Pass(ball(b)?, ball(of)?),
        ["middle", b] => Middle(ball(b)?),
        ["pocket", b] => Pocket(ball(b)?, None, Fall::Roll),
        ["pocket", b, "shake"] => Pocket(ball(b)?, None, Fall::Shake),
        ["pocket", b, hole] => Pocket(ball(b)?, Some(hole.parse().ok()?), Fall::Roll),
        ["pocket", b, hole, "shake"] => Pocket(ball(b)?, Some(hole.parse().ok()?), Fall::Shake),
        ["off", b] => Off(ball(b)?, None),
        ["off", b, back] => Off(ball(b)?, Some(back.parse().ok()?)),
        ["rail", b] => Rail(ball(b)?),
        ["loose", b] => Loose(ball(b)?),
        ["port", b, way] => Port(ball(b)?, way.parse().ok()?),
        ["target", b] => Target(ball(b)?, Course::Out),
        ["target", b, "back"] => Target(ball(b)?, Course::Back),
        ["rest", b, "port"] => Rest(ball(b)?),
        ["salvo", b] => Salvo(ball(b)?),
        ["stop", b, "by", who] => Stop(ball(b)?, by(who)?),
        ["hinder", how, "by", who] => Hinder(by(who)?, None, how.parse().ok()?),
        ["hinder", b, how, "by", who] => Hinder(by(who)?, Some(ball(b)?), how.parse().ok()?),
        ["touch", b, how, "by", who] => Touch(by(who)?, ball(b)?, how.parse().ok()?),
        ["call", foul, "by", who] => Call(by(who)?, foul.parse().ok()?),
        ["advise", "by", who] => Advise(by(who)?),
        ["missed", "by", who] => Missed(by(who)?),
        ["out-of-turn", moved @ .., "by", who] => {
            let mut balls = [None; WORDS];
            for (place, word) in balls.iter_mut().zip(moved) {
                *place = Some(ball(word)?);
            }
            OutOfTurn(by(who)?, Moved::of(balls.into_iter().flatten())?)
        }
        ["foul", what, "by", who] => Clumsy(by(who)?, what.parse().ok()?),
        ["concede", "by", who] => Concede(by(who)?),
        ["interrupt", "by", who] => Interrupt(by(who)?),
        _ => return None,
    })
}

/// Reads several events, `tip A, hit A B, pocket B fr`; nothing written is nothing that happened.
///
/// # Errors
/// Says which cannot be read.
pub fn read(text: &str) -> Result<Vec<Event>, NotationError> {
    if text.is_empty() { Ok(Vec::new()) } else { text.split(", ").map(str::parse).collect() }
}

/// Writes several events as [`read`] reads them.
pub fn write(events: &[Event]) -> String {
    events.iter().map(Event::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ALL: &str = "tip A, slip, drawback 6, hit A B, cushion A foot, cushion A, pass A B, middle A, pocket B fr, pocket B, \
        pocket B fr shake, pocket B shake, off B, off B person, off B thing, rail A, loose w3, port A fore, port A back, target A, \
        target A back, rest A port, salvo 4, stop A by B, stop A by stander, hinder A knock by B, hinder blow by A, touch B lift by A, \
        call touche by B, call billard by A, advise by A, missed by 2, out-of-turn by 5, out-of-turn 3 4 by 5, \
        out-of-turn 1 2 3 4 5 6 7 8 9 10 11 12 by 5, foul thin-end by A, foul no-foot by A, foul pushed-both-far by B, \
        concede by A, interrupt by A";

    #[test]
    fn every_event_is_written_as_it_is_read() {
        let events = read(ALL).expect("all can be read");
        assert_eq!(write(&events), ALL);
        assert!(std::mem::size_of::<Event>() <= 16);
    }

    #[test]
    fn what_is_no_event_is_refused() {
        for wrong in [
            "",
            "tip",
            "tip C",
            "tip  A",
            "slip A",
            "pocket B fr fr",
            "out-of-turn",
            "hit A",
            "target A out",
            "by by by",
        ] {
            assert!(wrong.parse::<Event>().is_err(), "{wrong}");
        }
        assert!("out-of-turn 1 2 3 4 5 6 7 8 9 10 11 12 1 by 5".parse::<Event>().is_err());
        assert!(read("tip A,, hit A B").is_err());
    }

    proptest! {
        #[test]
        fn no_text_brings_the_reader_down(text in "[a-zA-Z0-9 ,-]{0,40}", any in ".{0,40}") {
            for text in [text, any] {
                if let Ok(events) = read(&text) {
                    prop_assert_eq!(write(&events), text);
                }
            }
        }
    }
}
