//! How a hand trembles, and what an instrument allows.

use crate::flight::{Coming, Moment, PHYSICS};
use crate::moves::Limits;
use crate::options::{BallspielOptions, Burden, Hand};
use crate::state::{Meant, Tremble};
use rand::{Rng, RngExt as _};
use spadille_core::{LawId, law};
use spadille_physics::flight::Blow;
use spadille_physics::flight::blow::FASTEST;

/// How far a usual stroke of a steady hand goes astray: hundredths of a degree, thousandths of its speed. A standard deviation;
/// three of them are the most.
const AIM: i32 = 90;
const FORCE: i32 = 12;
/// One ball in so many is turned aside where the floor has faults.
const HAZARD_ONCE_IN: u32 = 40;

impl Burden {
    /// What can be done with it.
    pub fn limits(self) -> Limits {
        match self {
            Burden::Battoir => Limits { fastest: FASTEST / 10 * 7, cuts: false },
            Burden::Basket => Limits { fastest: FASTEST / 2, cuts: false },
            _ => Limits::RACKET,
        }
    }

    /// Its law.
    pub fn law(self) -> LawId {
        match self {
            Burden::None => law!("stroke-exact"),
            Burden::HalfCourt => law!("half-court"),
            Burden::NoWalls => law!("no-walls"),
            Burden::ServeOnTwoRoofs => law!("two-roofs"),
            Burden::ThroughTheLegs => law!("through-the-legs"),
            Burden::Battoir => law!("battoir"),
            Burden::Basket => law!("basket"),
        }
    }
}

/// How much a hand trembles at a stroke, in hundredths of the usual: more for whoever must stretch, for volleys, for forced balls.
pub fn trembles(burden: Burden, blow: &Blow, moment: Option<(&Moment, &Coming, bool)>) -> u16 {
    if burden == Burden::Basket {
        return 0;
    }
    let forced = blow.speed.saturating_sub(1_800) / 15;
    let difficult = moment.map_or(0, |(moment, coming, second)| {
        let stretch = u16::from(moment.stretch[usize::from(second)].min(100));
        // A cut ball must be judged; a volley leaves less time for it.
        stretch * stretch / 35 + if moment.volley { 40 } else { 0 } + coming.cut.min(300) / 6
    });
    100 + forced + difficult
}

/// How much more it trembles after so many decimetres of running.
pub fn wearily(tremble: u16, run: u16) -> u16 {
    (u32::from(tremble) * (300 + u32::from(run.min(900))) / 300) as u16
}

/// The most by which aim and force may go astray.
fn spread(options: &BallspielOptions, meant: &Meant) -> (i32, i32) {
    let times = match options.hand {
        Hand::Exact => 0,
        Hand::Steady => 1,
        Hand::Unsteady => 3,
    };
    let share = times * i32::from(meant.tremble.min(1_000));
    (AIM * share / 100, FORCE * share / 100)
}

/// Draws how the hand trembles.
pub fn draw<R: Rng>(options: &BallspielOptions, meant: &Meant, rng: &mut R) -> Tremble {
    let (aim, force) = spread(options, meant);
    let mut astray = |most: i32| (0..3).map(|_| rng.random_range(-most..=most)).sum::<i32>() as i16;
    let (aim, rise, force) = (astray(aim), astray(aim), astray(force));
    let hazard = options.hazard && rng.random_range(0..HAZARD_ONCE_IN) == 0;
    Tremble { aim, rise, force, hazard, physics: PHYSICS }
}

/// Whether a hand can tremble so.
pub fn admits(options: &BallspielOptions, meant: &Meant, tremble: &Tremble) -> bool {
    let (aim, force) = spread(options, meant);
    let within = |astray: i16, most: i32| i32::from(astray).abs() <= 3 * most;
    within(tremble.aim, aim)
        && within(tremble.rise, aim)
        && within(tremble.force, force)
        && (options.hazard || !tremble.hazard)
}

/// The stroke as it goes.
pub fn goes(blow: Blow, tremble: &Tremble) -> Blow {
    let azimuth = (i32::from(blow.azimuth) + i32::from(tremble.aim)).rem_euclid(36_000) as u16;
    let elevation = (i32::from(blow.elevation) + i32::from(tremble.rise)).clamp(-9_000, 9_000) as i16;
    let speed = i32::from(blow.speed) * (1_000 + i32::from(tremble.force)) / 1_000;
    Blow { azimuth, elevation, speed: speed.clamp(0, i32::from(FASTEST)) as u16, ..blow }
}
