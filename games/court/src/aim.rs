//! Strokes with names: how a ball is struck that is to go to a certain place.
//!
//! The place gives the direction; force gives how high the ball rises: for each height the strength is sought that brings the ball
//! there, from the lowest that clears the corde. A ball into a corner is tried out, and played shorter if it would come back off the
//! end wall.

use crate::court::{CORDE, HALF, LENGTH, Spot, corde_height};
use crate::laws::End;
use crate::moves::{Aim, Force, Goal, Limits, Roof, SLOWEST, Service};
use spadille_core::Listed as _;
use spadille_physics::flight::carre::{AIS, faces};
use spadille_physics::flight::{Air, Blow, ClothBall, Court, Met, Spectator, Touch, fly};
use spadille_physics::{V3, v3};
use std::cell::RefCell;

/// Steps of the reckoning, in seconds.
const STEP: f64 = 1.0 / 64.0;
/// The highest a ball should rise.
const CEILING: f64 = 6.3;

/// The named services, as they are struck from [`SERVICE`](crate::court::SERVICE): tried out so that they are good in every house.
const SERVICES: [(Service, [i32; 3]); 6] = [
    (Service(Roof::Long, Force::Soft), [-3_000, 2_400, 1_400]),
    (Service(Roof::Long, Force::Plain), [-2_400, 2_000, 1_700]),
    (Service(Roof::Long, Force::Hard), [-5_800, 1_200, 1_900]),
    // Over the end of the long roof onto the other: the only one that touches both.
    (Service(Roof::Cross, Force::Soft), [-1_800, 3_200, 1_700]),
    (Service(Roof::Cross, Force::Plain), [400, 2_800, 1_800]),
    (Service(Roof::Cross, Force::Hard), [-2_400, 2_000, 2_200]),
];

fn plain(azimuth: i32, elevation: i32, speed: i32) -> Blow {
    Blow {
        azimuth: azimuth.rem_euclid(36_000) as u16,
        elevation: elevation.clamp(-9_000, 9_000) as i16,
        speed: speed.clamp(0, i32::from(u16::MAX)) as u16,
        across: 0,
        along: 0,
    }
}

/// How a named service is struck.
pub fn service(service: Service, limits: Limits) -> Blow {
    let found = SERVICES.iter().find(|(named, _)| *named == service);
    let [azimuth, elevation, speed] = found.map_or([0, 2_000, 1_800], |(_, blow)| *blow);
    plain(azimuth, elevation, speed.min(limits.fastest.into()))
}

/// Whether somebody at an end can play to a place.
pub fn is_open(goal: Goal, from: End) -> bool {
    match goal {
        Goal::Grille => from == End::Lower,
        Goal::Trou | Goal::Board => from == End::Upper,
        Goal::CornerMain | Goal::CornerGallery | Goal::Dernier | Goal::Corde => true,
    }
}

/// Where a ball should go: a point, and for corners how far from the end wall it should first come down.
fn target(goal: Goal, from: End, short: f64) -> V3 {
    let along = |from_wall: f64| if from == End::Upper { from_wall } else { LENGTH - from_wall };
    let ball = ClothBall::BEATEN_HARD.radius;
    match goal {
        Goal::CornerMain => v3(along(short), HALF - 0.9, ball),
        Goal::CornerGallery => v3(along(short), 0.9 - HALF, ball),
        Goal::Grille => v3(LENGTH, HALF - 0.48, 1.28),
        Goal::Trou => v3(0.0, HALF - 0.29, 0.27),
        Goal::Board => v3(0.0, 0.5 * AIS - HALF, 0.9),
        Goal::Dernier => v3(along(LENGTH / 90.0 * 23.25), -HALF, 0.7),
        Goal::Corde => v3(along(CORDE - 1.4), 0.0, ball),
    }
}

/// What a stroke depends on: the place aimed at, where the ball is, what the player is able to, and the court by its openings and faces.
type Asked = (Aim, Spot, Limits, [usize; 2], bool);

/// How many strokes are remembered.
const REMEMBERED: usize = 64;

thread_local! {
    /// Whoever thinks a stroke over asks for it again and again.
    static FOUND: RefCell<[Option<(Asked, Blow)>; REMEMBERED]> = const { RefCell::new([None; REMEMBERED]) };
}

/// How a ball is struck that goes to a place.
pub fn aim(court: &Court, aim: Aim, from: Spot, limits: Limits) -> Blow {
    let open = court.faces.get(usize::from(faces::FLOOR)).is_some_and(|floor| floor.panel.width.x > LENGTH + 0.1);
    let asked: Asked = (aim, from, limits, [court.faces.len(), court.openings.len()], open);
    let place =
        (aim.number() as usize + from.x.unsigned_abs() as usize * 7 + from.y.unsigned_abs() as usize) % REMEMBERED;
    FOUND.with_borrow_mut(|found| match found[place] {
        Some((before, blow)) if before == asked => blow,
        _ => {
            let blow = sought(court, aim, from, limits);
            found[place] = Some((asked, blow));
            blow
        }
    })
}

fn sought(court: &Court, aim: Aim, from: Spot, limits: Limits) -> Blow {
    let Aim(goal, force) = aim;
    let end = from.end();
    let corner = matches!(goal, Goal::CornerMain | Goal::CornerGallery);
    let mut short = match force {
        Force::Soft => 3.6,
        Force::Plain => 4.6,
        Force::Hard => 5.6,
    };
    let mut blow = towards(target(goal, end, short), from.point(), goal, force, limits);
    for _ in 0..3 {
        if !corner || !comes_back(court, blow, from, end) {
            break;
        }
        short += 0.9;
        blow = towards(target(goal, end, short), from.point(), goal, force, limits);
    }
    blow
}

/// Whether a ball meets the end wall before its second bounce.
fn comes_back(court: &Court, blow: Blow, from: Spot, end: End) -> bool {
    struct Looks {
        wall: u8,
        bounces: u8,
        met: bool,
    }
    impl Spectator for Looks {
        fn touch(&mut self, touch: Touch) -> bool {
            match touch.what {
                Met::Face(faces::FLOOR) => self.bounces += 1,
                Met::Face(face) => self.met |= face == self.wall,
                Met::Over | Met::Tumbles => {}
                Met::Net | Met::Opening(_) | Met::Out | Met::Rolls => return false,
            }
            !self.met && self.bounces < 2
        }
    }
    let wall = if end == End::Upper { faces::LOWER } else { faces::UPPER };
    let mut looks = Looks { wall, bounces: 0, met: false };
    fly(court, &ClothBall::BEATEN_HARD, blow.from(from.point()), &mut looks);
    looks.met
}

/// The stroke that brings a ball from one point to another, as high as its force says or as the corde asks.
fn towards(to: V3, from: V3, goal: Goal, force: Force, limits: Limits) -> Blow {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let distance = (dx * dx + dy * dy).sqrt().max(0.1);
    let azimuth = (libm::atan2(dy, dx).to_degrees() * 100.0).round() as i32;
    // Where the corde is crossed: how far away, and how high it hangs there.
    let share = if dx.abs() > 1e-6 { (CORDE - from.x) / dx } else { -1.0 };
    // By how much it should be cleared: whoever forces takes the risk.
    let clear = if force == Force::Hard { 0.25 } else { 0.55 };
    let corde = (0.0..1.0).contains(&share).then(|| (share * distance, corde_height(from.y + dy * share) + clear));
    // A ball that is to die behind the corde must come down steeply.
    let (lowest, highest) = match force {
        Force::Soft if goal == Goal::Corde => (46, 66),
        Force::Plain if goal == Goal::Corde => (36, 60),
        Force::Hard if goal == Goal::Corde => (26, 52),
        Force::Soft => (20, 58),
        Force::Plain => (10, 50),
        Force::Hard => (-8, 44),
    };
    let fastest = f64::from(limits.fastest) / 100.0;
    let mut best = None;
    for degrees in (lowest..=highest).step_by(2) {
        let rise = f64::from(degrees).to_radians();
        let (sine, cosine) = (libm::sin(rise), libm::cos(rise));
        let reaches = |speed: f64| height_at(distance, from.z, speed * cosine, speed * sine, corde);
        if reaches(fastest).0 < to.z {
            continue;
        }
        let (mut slow, mut fast) = (1.0, fastest);
        for _ in 0..12 {
            let middle = 0.5 * (slow + fast);
            if reaches(middle).0 < to.z { slow = middle } else { fast = middle }
        }
        let (_, clears, apex) = reaches(fast);
        best = Some((degrees * 100, fast));
        if clears || apex > CEILING {
            break;
        }
    }
    let (elevation, speed) = best.unwrap_or((4_000, fastest));
    let speed = ((speed * 100.0).round() as i32).clamp(SLOWEST.into(), limits.fastest.into());
    plain(azimuth, elevation, speed)
}

/// How high a plain ball is so far away, whether it has cleared the corde, and how high it rose. Below the floor where it has
/// come down before.
fn height_at(distance: f64, from: f64, along: f64, up: f64, corde: Option<(f64, f64)>) -> (f64, bool, f64) {
    let (ball, air) = (ClothBall::BEATEN_HARD, Air::COURT);
    let drag = 0.5 * air.density * core::f64::consts::PI * ball.radius * ball.radius * air.drag / ball.mass;
    let (mut x, mut z, mut vx, mut vz) = (0.0, from, along, up);
    let (mut clears, mut apex) = (corde.is_none(), from);
    while x < distance && z > -2.0 && vx > 0.05 {
        // The middle of the step tells how the speed changes.
        let pull = |vx: f64, vz: f64| {
            let slowed = drag * (vx * vx + vz * vz).sqrt();
            (-slowed * vx, -slowed * vz - air.gravity)
        };
        let (ax, az) = pull(vx, vz);
        let (mx, mz) = (vx + 0.5 * STEP * ax, vz + 0.5 * STEP * az);
        let (ax, az) = pull(mx, mz);
        let step = STEP.min((distance - x) / mx.max(0.05) + 1e-9);
        if let Some((at, height)) = corde
            && x < at
            && x + mx * step >= at
        {
            clears = z + mz * (at - x) / mx >= height;
        }
        (x, z) = (x + mx * step, z + mz * step);
        (vx, vz) = (vx + ax * step, vz + az * step);
        apex = f64::max(apex, z);
    }
    (if x + 1e-6 < distance { -2.0 } else { z }, clears, apex)
}
