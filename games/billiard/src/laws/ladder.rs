//! The ladder of faults: how the striker's own ball fared against the ball it was played at. Partie, Carambole, à la ronde
//! for two and à la guerre with marks have it in common; each game prices a ball that met and was lost itself.

use super::ball::Ball;
use super::stroke::Stroke;
use spadille_core::{LawId, law};

/// A ball that left play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// At which event.
    pub at: usize,
    /// Which.
    pub ball: Ball,
    /// Whether it fell into a hole; otherwise it left the table.
    pub holed: bool,
}

/// How far the striker's own ball came.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rung {
    /// It met the ball played at, and stayed.
    Met,
    /// It met that ball and was lost then.
    MetAndLost(Loss),
    /// It came level with it.
    Miss,
    /// It fell short.
    Short,
    /// It came level, and was lost then: a Schweizer.
    Swiss,
    /// It was lost before.
    LostOnTheWay,
}

impl Rung {
    /// The rung of a stroke. `met` and `level` tell whether the ball played at was met, or passed, before a moment.
    pub fn of(stroke: &Stroke, met: impl Fn(Option<usize>) -> bool, level: impl Fn(Option<usize>) -> bool) -> Rung {
        let loss = stroke.loss(stroke.own);
        let until = loss.map(|loss| loss.at);
        match loss {
            Some(loss) if met(until) => Rung::MetAndLost(loss),
            None if met(until) => Rung::Met,
            Some(_) if level(until) => Rung::Swiss,
            None if level(until) => Rung::Miss,
            Some(_) => Rung::LostOnTheWay,
            None => Rung::Short,
        }
    }

    /// What it costs, by the ladder.
    pub fn costs(self) -> u8 {
        match self {
            Rung::Met => 0,
            Rung::Miss => 1,
            Rung::Short | Rung::MetAndLost(_) => 2,
            Rung::Swiss => 3,
            Rung::LostOnTheWay => 4,
        }
    }

    /// The law of a fault in which the ball played at was not met. One left short by a stick that slid off has the law of
    /// the slip for its reason.
    pub fn law(self) -> Option<LawId> {
        match self {
            Rung::Met | Rung::MetAndLost(_) => None,
            Rung::Miss => Some(law!("miss")),
            Rung::Short => Some(law!("short")),
            Rung::Swiss => Some(law!("swiss")),
            Rung::LostOnTheWay => Some(law!("lost-on-the-way")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;

    #[test]
    fn the_ladder_has_six_rungs() {
        let rung = |text: &str| {
            let events = read(text).unwrap();
            let stroke = Stroke::new(&events, Ball::A);
            let met = |until| stroke.touched(until).contains(Ball::B);
            Rung::of(&stroke, met, |until| stroke.passed(Some(Ball::B), until)).costs()
        };
        assert_eq!(rung("tip A, hit A B"), 0);
        assert_eq!(rung("tip A, pass A B"), 1);
        assert_eq!(rung("tip A"), 2);
        assert_eq!(rung("tip A, hit A B, pocket A fr"), 2);
        assert_eq!(rung("tip A, pass A B, off A"), 3);
        assert_eq!(rung("tip A, pocket A ml, hit A B"), 4);
    }
}
