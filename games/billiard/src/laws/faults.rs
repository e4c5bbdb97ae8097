//! The faults that people make at a strict table: with a stroke, and between two. Both are told in the events that the laws judge.

use super::ball::{Ball, BallSet, Moved};
use super::events::{By, Clumsiness, Event, Handling, Hindrance, words};
use spadille_core::NotationError;
use std::fmt;
use std::str::FromStr;

words! {
    /// A fault that somebody makes with his stroke.
    Lapse("a fault with a stroke (twice both drawback far no-foot knock blow)") {
        /// The stick touches his own ball twice.
        Twice = "twice",
        /// The stick touches another ball besides his own.
        Both = "both",
        /// The stick, drawn back, touches another ball.
        Drawback = "drawback",
        /// Both balls are pushed farther than is due.
        Far = "far",
        /// No foot stands on the floor.
        NoFoot = "no-foot",
        /// He knocks while the balls run.
        Knock = "knock",
        /// He blows at a running ball.
        Blow = "blow",
    }
}

impl Lapse {
    /// Whether it needs another ball on the table.
    pub fn needs_another(self) -> bool {
        matches!(self, Lapse::Both | Lapse::Drawback | Lapse::Far)
    }

    /// Adds the fault to what happened in a stroke of the ball `own`; `beside` is the ball the stick may touch besides. Nothing is
    /// added where the stick slid off and no stroke was made.
    pub fn told<const N: usize>(self, events: &mut arrayvec::ArrayVec<Event, N>, own: Ball, beside: Option<Ball>) {
        let Some(tip) = events.iter().position(|event| *event == Event::Tip(own)) else { return };
        let by = By::Player(own);
        let (at, event) = match (self, beside) {
            (Lapse::Twice, _) => (tip + 1, Event::Tip(own)),
            (Lapse::Both, Some(ball)) => (tip + 1, Event::Tip(ball)),
            (Lapse::Drawback, Some(ball)) => (tip + 1, Event::Drawback(ball)),
            (Lapse::Both | Lapse::Drawback, None) => return,
            (Lapse::Far, _) => (tip + 1, Event::Clumsy(by, Clumsiness::PushedBothFar)),
            (Lapse::NoFoot, _) => (tip + 1, Event::Clumsy(by, Clumsiness::NoFoot)),
            (Lapse::Knock, _) => (tip + 1, Event::Hinder(by, Some(own), Hindrance::Knock)),
            (Lapse::Blow, _) => (tip + 1, Event::Hinder(by, Some(own), Hindrance::Blow)),
        };
        // A tale that is full leaves out its end rather than the fault.
        if events.is_full() {
            events.pop();
        }
        let _ = events.try_insert(at.min(events.len()), event);
    }
}

/// Some faults that may go with a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Lapses(u8);

impl Lapses {
    /// None.
    pub const NONE: Lapses = Lapses(0);

    /// These.
    pub fn of(lapses: impl IntoIterator<Item = Lapse>) -> Lapses {
        Lapses(lapses.into_iter().fold(0, |set, lapse| set | 1 << lapse as u8))
    }

    /// Whether one is among them.
    pub fn contains(self, lapse: Lapse) -> bool {
        self.0 >> lapse as u8 & 1 == 1
    }

    /// The faults, in order.
    pub fn iter(self) -> impl Iterator<Item = Lapse> {
        Lapse::ALL.iter().copied().filter(move |lapse| self.contains(*lapse))
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A fault that somebody makes between two strokes, whoever's turn it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Misdeed {
    /// He touches a ball at rest without leave.
    Touch(Ball),
    /// He takes it up.
    Lift(Ball),
    /// He shows another how to play.
    Advise,
    /// He lets his turn go by.
    Miss,
    /// He plays when it is not his turn; the stroke is void, and every ball goes back.
    OutOfTurn,
    /// He disturbs the other's ball.
    Interrupt,
}

impl Misdeed {
    /// What is told of it, done by the player of a ball.
    pub fn event(self, by: Ball) -> Event {
        let who = By::Player(by);
        match self {
            Misdeed::Touch(ball) => Event::Touch(who, ball, Handling::Touch),
            Misdeed::Lift(ball) => Event::Touch(who, ball, Handling::Lift),
            Misdeed::Advise => Event::Advise(who),
            Misdeed::Miss => Event::Missed(who),
            Misdeed::OutOfTurn => Event::OutOfTurn(who, Moved::default()),
            Misdeed::Interrupt => Event::Interrupt(who),
        }
    }
}

impl fmt::Display for Misdeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misdeed::Touch(ball) => write!(f, "fault touch {ball}"),
            Misdeed::Lift(ball) => write!(f, "fault lift {ball}"),
            Misdeed::Advise => f.write_str("fault advise"),
            Misdeed::Miss => f.write_str("fault miss"),
            Misdeed::OutOfTurn => f.write_str("fault out-of-turn"),
            Misdeed::Interrupt => f.write_str("fault interrupt"),
        }
    }
}

impl FromStr for Misdeed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Misdeed, NotationError> {
        let wrong = || NotationError::new("a fault (fault touch B, fault advise, fault miss, fault out-of-turn)", text);
        let said = text.strip_prefix("fault ").ok_or_else(wrong)?;
        Ok(match said.split_once(' ') {
            Some(("touch", ball)) => Misdeed::Touch(ball.parse()?),
            Some(("lift", ball)) => Misdeed::Lift(ball.parse()?),
            None if said == "advise" => Misdeed::Advise,
            None if said == "miss" => Misdeed::Miss,
            None if said == "out-of-turn" => Misdeed::OutOfTurn,
            None if said == "interrupt" => Misdeed::Interrupt,
            _ => return Err(wrong()),
        })
    }
}

/// The faults between two strokes that a seat may make.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Misdeeds {
    /// The balls he may touch.
    pub touch: BallSet,
    /// The balls he may lift.
    pub lift: BallSet,
    /// Whether he may show another how to play.
    pub advise: bool,
    /// Whether he may let his turn go by.
    pub miss: bool,
    /// Whether he may play out of turn.
    pub out_of_turn: bool,
    /// Whether he may disturb the other's ball.
    pub interrupt: bool,
}

impl Misdeeds {
    /// The faults, in order.
    pub fn iter(self) -> impl Iterator<Item = Misdeed> {
        let plain = [
            (self.advise, Misdeed::Advise),
            (self.miss, Misdeed::Miss),
            (self.out_of_turn, Misdeed::OutOfTurn),
            (self.interrupt, Misdeed::Interrupt),
        ];
        let balls = self.touch.iter().map(Misdeed::Touch).chain(self.lift.iter().map(Misdeed::Lift));
        balls.chain(plain.into_iter().filter(|(may, _)| *may).map(|(_, misdeed)| misdeed))
    }

    /// Whether one is among them.
    pub fn contains(self, misdeed: Misdeed) -> bool {
        self.iter().any(|one| one == misdeed)
    }

    /// How many there are.
    pub fn count(self) -> u64 {
        self.iter().count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::super::{read, write};
    use super::*;

    #[test]
    fn a_fault_is_told_right_after_the_stick() {
        let tale = |lapse: Lapse| {
            let mut events: arrayvec::ArrayVec<Event, 8> = read("tip A, hit A B").unwrap().into_iter().collect();
            lapse.told(&mut events, Ball::A, Some(Ball::B));
            write(&events)
        };
        assert_eq!(tale(Lapse::Twice), "tip A, tip A, hit A B");
        assert_eq!(tale(Lapse::Both), "tip A, tip B, hit A B");
        assert_eq!(tale(Lapse::NoFoot), "tip A, foul no-foot by A, hit A B");
        let mut slipped: arrayvec::ArrayVec<Event, 8> = read("slip").unwrap().into_iter().collect();
        Lapse::Twice.told(&mut slipped, Ball::A, None);
        assert_eq!(write(&slipped), "slip");
    }

    #[test]
    fn faults_are_read_as_they_are_written() {
        let balls = BallSet::EMPTY.with(Ball::A).with(Ball::B);
        let all = Misdeeds { touch: balls, lift: balls, advise: true, miss: true, out_of_turn: true, interrupt: true };
        assert_eq!(all.count(), 8);
        assert!(all.iter().all(|misdeed| misdeed.to_string().parse() == Ok(misdeed)));
        for wrong in ["fault", "fault touch", "fault touch C", "fault  miss", "touch B", "fault miss B"] {
            assert!(wrong.parse::<Misdeed>().is_err(), "{wrong}");
        }
        assert_eq!(Lapses::of([Lapse::Both, Lapse::Blow]).iter().collect::<Vec<_>>(), [Lapse::Both, Lapse::Blow]);
    }
}
