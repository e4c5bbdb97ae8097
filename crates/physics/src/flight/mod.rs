//! A cloth-wound ball in a court: it flies through [air], bounces off whatever the [court] is built of, and is struck with a
//! [racket](blow). No law of the game is known here: the court reports what the ball touched, where and when.
//!
//! Air leaves no exact curves, so the flight goes in steps short enough that no wall is stepped over, each by the classical method
//! of Runge and Kutta; touches are found to a micrometre within a step. Steps depend on the ball alone and all arithmetic is
//! plain, so the same stroke flies the same way on every machine.
//!
//! ```
//! use spadille_physics::flight::{Blow, ClothBall, Met, Spectator, Touch, Carre, carre::faces, fly, jeu_carre};
//! use spadille_physics::v3;
//!
//! /// Lets the ball be until its second bounce on the floor.
//! #[derive(Default)]
//! struct Bounces(Vec<Touch>);
//! impl Spectator for Bounces {
//!     fn touch(&mut self, touch: Touch) -> bool {
//!         if touch.what == Met::Face(faces::FLOOR) {
//!             self.0.push(touch);
//!         }
//!         self.0.len() < 2
//!     }
//! }
//!
//! let (court, mut bounces) = (jeu_carre(Carre::default()), Bounces::default());
//! let cut = Blow { azimuth: 0, elevation: 800, speed: 2000, across: 0, along: -250 };
//! fly(&court, &ClothBall::BEATEN_HARD, cut.from(v3(3.0, 0.0, 1.0)), &mut bounces);
//! assert_eq!(bounces.0.len(), 2);
//! ```

pub mod air;
pub mod blow;
pub mod carre;
pub mod corde;
pub mod court;

pub use air::{Air, ClothBall};
pub use blow::Blow;
pub use carre::{Carre, jeu_carre};
pub use corde::Corde;
pub use court::{Court, Face, Opening, Panel};

use crate::contact::rough::bounce;
use crate::vector::V3;

/// A ball in the air at some moment.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Flying {
    /// Its centre.
    pub place: V3,
    /// Its velocity.
    pub velocity: V3,
    /// Its spin, which the air leaves alone.
    pub spin: V3,
}

/// Something that happened to a flying ball.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Touch {
    /// Seconds since the stroke.
    pub time: f64,
    /// Centre of the ball.
    pub place: V3,
    /// What happened.
    pub what: Met,
}

/// What a flying ball may meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Met {
    /// It bounces off the face of this number.
    Face(u8),
    /// It goes over the corde without touching it.
    Over,
    /// It touches the corde and tumbles over.
    Tumbles,
    /// The corde stops it.
    Net,
    /// It goes into the opening of this number, where its flight ends.
    Opening(u8),
    /// It leaves the court, where its flight ends.
    Out,
    /// It no longer bounces.
    Rolls,
}

/// Where a flight is looked at: the stretch from one moment to another, to be drawn as the cubic through both ends.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stretch {
    /// Beginning.
    pub from: f64,
    /// End.
    pub until: f64,
    /// The ball at the beginning.
    pub start: Flying,
    /// The ball at the end, before whatever it met there.
    pub end: Flying,
}

/// Who is told of a flight. Both methods may be left out.
pub trait Spectator {
    /// The ball met something. Answering `false` ends the flight, as when the second bounce has decided the rally.
    fn touch(&mut self, _touch: Touch) -> bool {
        true
    }
    /// The ball flew a stretch.
    fn stretch(&mut self, _stretch: &Stretch) {}
}

/// Nobody looks.
impl Spectator for () {}

/// The longest flight in seconds.
pub const LONGEST: f64 = 30.0;
/// A ball that leaves a level face slower than this, in metres a second, rolls.
const NO_BOUNCE: f64 = 0.3;
/// A ball that meets a face slower than this leans on it: it rolls down a roof or along a wall.
const LEANS: f64 = 0.15;
/// Leaning touches are told only if the ball has been away from the face for so long, in seconds.
const AWAY: f64 = 0.05;

/// Lets a ball fly until it rolls, goes into an opening, leaves the court or is taken by the spectator. Answers when and how it ends.
///
/// Never stuck: a hard touch costs energy; a face the ball leans on is let alone until the ball has flown a whole step, in which it
/// may sink in by a tenth of a millimetre; and after [`LONGEST`] it counts as rolling.
pub fn fly<S: Spectator>(court: &Court, ball: &ClothBall, mut flying: Flying, watching: &mut S) -> (f64, Flying) {
    let (mut now, mut leaning, mut last) = (0.0, 0u32, [-LONGEST; court::MOST_FACES]);
    while now < LONGEST {
        let step = court.air.step(ball, &flying);
        let (lasted, end, met) = court.advance(ball, &flying, step, leaning);
        if lasted > 0.0 {
            watching.stretch(&Stretch { from: now, until: now + lasted, start: flying, end });
        }
        (now, flying) = (now + lasted, end);
        let Some(met) = met else {
            leaning = 0;
            continue;
        };
        let (mut told, mut worth, mut rolls) = (met, true, false);
        match met {
            Met::Face(k) => {
                let face = &court.faces[usize::from(k)];
                let Flying { velocity, spin, .. } = &mut flying;
                let approach = bounce(velocity, spin, ball.radius, face.normal, face.restitution, face.friction);
                if approach < LEANS {
                    leaning |= 1 << k;
                }
                worth = approach >= LEANS || now - last[usize::from(k)] > AWAY;
                last[usize::from(k)] = now;
                rolls = face.normal.z > 0.99 && velocity.z < NO_BOUNCE;
            }
            Met::Over | Met::Tumbles | Met::Net => told = court.corde.pass(ball, &mut flying),
            Met::Opening(_) | Met::Out | Met::Rolls => {}
        }
        if worth && !watching.touch(Touch { time: now, place: flying.place, what: told }) {
            return (now, flying);
        }
        if matches!(met, Met::Opening(_) | Met::Out) {
            return (now, flying);
        }
        if rolls {
            break;
        }
    }
    watching.touch(Touch { time: now, place: flying.place, what: Met::Rolls });
    (now, flying)
}
