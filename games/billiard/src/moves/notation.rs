//! How strokes and shots are written and read.

use super::{Aim, Force, Move, Shot, Stroke, Via, Words};
use spadille_core::NotationError;
use std::fmt;
use std::str::{FromStr, Split};

/// Three decimals behind the point.
struct Thousandths(u32);

impl fmt::Display for Thousandths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

fn place(f: &mut fmt::Formatter<'_>, before: &str, (x, y): (u16, u16)) -> fmt::Result {
    write!(f, "{before}{},{}", Thousandths(x.into()), Thousandths(y.into()))
}

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {} {}", Thousandths(self.aim), Thousandths(self.speed.into()))?;
        self.from.map_or(Ok(()), |at| place(f, " from ", at))?;
        for (word, number) in
            [("side", i16::from(self.side)), ("high", i16::from(self.high)), ("up", i16::from(self.up))]
        {
            if number != 0 {
                write!(f, " {word} {number}")?;
            }
        }
        self.on.map_or(Ok(()), |ball| write!(f, " on {ball}"))?;
        if self.mace {
            f.write_str(" mace")?;
        }
        self.with.map_or(Ok(()), |ball| write!(f, " with {ball}"))?;
        self.fault.map_or(Ok(()), |lapse| write!(f, " fault {lapse}"))
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.aim {
            Aim::Make(ball, hole, via) => {
                write!(f, "make {ball} {hole}")?;
                for side in [via.first, via.second].into_iter().flatten() {
                    write!(f, " {side}")?;
                }
            }
            Aim::Touch(ball) => write!(f, "touch {ball}")?,
            Aim::Reach(x, y) => place(f, "reach ", (x, y))?,
            Aim::Bricole => f.write_str("bricole")?,
            Aim::Port => f.write_str("port")?,
            Aim::Target => f.write_str("target")?,
        }
        if self.force != Force::Plain {
            write!(f, " {}", self.force.word())?;
        }
        self.from.map_or(Ok(()), |at| place(f, " from ", at))
    }
}

impl<W: Words> fmt::Display for Move<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(stroke) => stroke.fmt(f),
            Move::Shot(shot) => shot.fmt(f),
            Move::Word(word) => write!(f, "{word}"),
            Move::Fault(misdeed) => misdeed.fmt(f),
        }
    }
}

/// The words of a notation, one after the other.
struct Reader<'a> {
    words: Split<'a, char>,
    next: Option<&'a str>,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str) -> Reader<'a> {
        let mut words = text.split(' ');
        let next = words.next();
        Reader { words, next }
    }

    fn word(&mut self) -> Option<&'a str> {
        let word = self.next;
        self.next = self.words.next();
        word
    }

    /// The next word, if it reads as something.
    fn maybe<T: FromStr>(&mut self) -> Option<T> {
        let read = self.next?.parse().ok()?;
        self.word();
        Some(read)
    }

    fn is(&mut self, word: &str) -> bool {
        let found = self.next == Some(word);
        if found {
            self.word();
        }
        found
    }

    /// A number behind a word; nothing is wrong where the word is missing.
    fn number<T: FromStr + Default + PartialEq>(&mut self, word: &str) -> Option<T> {
        if !self.is(word) {
            return Some(T::default());
        }
        let text = self.word()?;
        let plain = text.bytes().all(|b| b.is_ascii_digit() || b == b'-');
        text.parse().ok().filter(|n| plain && *n != T::default())
    }

    fn from(&mut self) -> Option<Option<(u16, u16)>> {
        if self.is("from") { pair(self.word()?).map(Some) } else { Some(None) }
    }

    fn force(&mut self) -> Force {
        let force = Force::ALL.into_iter().find(|force| Some(force.word()) == self.next);
        if force.is_some() {
            self.word();
        }
        force.unwrap_or_default()
    }

    fn is_done(&self) -> bool {
        self.next.is_none()
    }
}

/// A number with up to three decimals, in thousandths.
fn thousandths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || whole.len() > 3 || part.len() > 3 || !digits(whole) || !digits(part) {
        return None;
    }
    let padded = part.parse::<u32>().unwrap_or(0) * 10u32.pow(3 - part.len() as u32);
    Some(whole.parse::<u32>().ok()? * 1000 + padded)
}

fn pair(text: &str) -> Option<(u16, u16)> {
    let (x, y) = text.split_once(',')?;
    Some((thousandths(x)?.try_into().ok()?, thousandths(y)?.try_into().ok()?))
}

/// Reads a stroke behind its verb.
fn stroke(mut r: Reader<'_>) -> Option<Stroke> {
    let read = Stroke {
        aim: r.word().and_then(thousandths).filter(|aim| *aim < 360_000)?,
        speed: r.word().and_then(thousandths)?.try_into().ok()?,
        from: r.from()?,
        side: r.number("side")?,
        high: r.number("high")?,
        up: r.number("up")?,
        on: if r.is("on") { Some(r.maybe()?) } else { None },
        mace: r.is("mace"),
        with: if r.is("with") { Some(r.maybe()?) } else { None },
        fault: if r.is("fault") { Some(r.maybe()?) } else { None },
    };
    r.is_done().then_some(read)
}

/// Reads a shot.
fn shot(verb: &str, mut r: Reader<'_>) -> Option<Shot> {
    let aim = match verb {
        "make" => {
            let (ball, hole, first) = (r.maybe()?, r.maybe()?, r.maybe());
            let second = if first.is_some() { r.maybe() } else { None };
            Aim::Make(ball, hole, Via { first, second })
        }
        "touch" => Aim::Touch(r.maybe()?),
        "reach" => {
            let (x, y) = pair(r.word()?)?;
            let from = r.from()?;
            return r.is_done().then_some(Shot { aim: Aim::Reach(x, y), force: Force::Plain, from });
        }
        "bricole" => Aim::Bricole,
        "port" => Aim::Port,
        "target" => Aim::Target,
        _ => return None,
    };
    let shot = Shot { aim, force: r.force(), from: r.from()? };
    r.is_done().then_some(shot)
}

impl<W: Words> FromStr for Move<W> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move<W>, NotationError> {
        let mut reader = Reader::of(text);
        let verb = reader.word().unwrap_or_default();
        let read = match verb {
            "play" => stroke(reader).map(Move::Play),
            "fault" => text.parse().ok().map(Move::Fault),
            _ => shot(verb, reader).map(Move::Shot),
        };
        read.or_else(|| text.parse().ok().map(Move::Word)).ok_or_else(|| {
            NotationError::new("a stroke (play 12.500 1.800), a shot (make B fr, touch B) or a word", text)
        })
    }
}

impl<W: Words> serde::Serialize for Move<W> {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de, W: Words> serde::Deserialize<'de> for Move<W> {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

impl serde::Serialize for Stroke {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Stroke {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let read = text.strip_prefix("play ").and_then(|rest| stroke(Reader::of(rest)));
        read.ok_or_else(|| serde::de::Error::custom("not a stroke"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::listed;

    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
    enum Said {
        Pass,
    }
    listed! { Said("a word"): 1, |_| Said::Pass, |_| "pass"; }
    impl Words for Said {}

    #[test]
    fn notation_reads_back_and_nothing_else_is_read() {
        for text in [
            "play 0.000 3.200 from 0.700,0.600",
            "play 359.999 0.050 side -5 high 12 up 20 on w3 mace with B",
            "play 12.500 1.800",
            "play 12.500 1.800 with B fault no-foot",
            "fault touch B",
            "fault out-of-turn",
            "make B fr",
            "make B fr left hard from 0.700,1.616",
            "make B fr left foot",
            "touch 12 soft",
            "reach 3.410,0.860 from 0.700,0.860",
            "bricole",
            "port hard",
            "target from 0.500,0.500",
            "pass",
        ] {
            assert_eq!(text.parse::<Move<Said>>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("play 5 1.5".parse::<Move<Said>>().unwrap().to_string(), "play 5.000 1.500");
        for text in [
            "",
            "play",
            "play 360.000 1.000",
            "play 1.000",
            "play 1.000 1.000 from 1",
            "play 1.000 1.000 up 4 side 3",
            "play 1.000 1.000 side 0",
            "play 1.000 1.000 side +3",
            "play 1.0000 1.000",
            "make B",
            "make B xx",
            "make B fr left foot head",
            "reach 1.000,1.000 soft",
            "play 1.000 70.000",
            "play 1.000 1.000 fault",
            "play 1.000 1.000 fault loud",
            "fault touch",
            "pass on",
            "touch B  soft",
            "play 1.000 1.000 side 200",
        ] {
            assert!(text.parse::<Move<Said>>().is_err(), "{text}");
        }
    }
}
