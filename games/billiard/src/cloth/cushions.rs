//! The ways of a ball into a hole: straight, off a cushion, off two. Off a cushion a ball leaves more steeply than it came, as a
//! table measured once says.

use super::geometry::{Ground, HOLE, LARGE, Point};
use crate::laws::{Hole, Side};
use crate::moves::Via;
use spadille_physics::{self as physics, Course, Limits, What};
use std::sync::LazyLock;

/// In which direction a ball must leave to fall into a hole, and how far it has to run; nothing where it cannot.
pub fn course(ground: &Ground, at: Point, radius: f64, hole: Hole, via: Via) -> Option<(Point, f64)> {
    let mouth = ground.mouth(hole);
    if let (Some(first), Some(second)) = (via.first, via.second) {
        return off_two(ground, at, radius, hole, first, second);
    }
    let Some(side) = via.first else {
        let way = at.to(mouth);
        // Along the cushion a middle hole cannot be entered.
        let unit = way.unit()?;
        let enters = !matches!(hole, Hole::Ml | Hole::Mr) || unit.y.abs() > 0.25;
        return enters.then_some((unit, way.length()));
    };
    // Seen so that the cushion is the line y = 0 and the ball above it.
    let seen = |p: Point| match side {
        Side::Left => p,
        Side::Right => Point { x: p.x, y: ground.width - p.y },
        Side::Head => Point { x: p.y, y: p.x },
        Side::Foot => Point { x: p.y, y: ground.length - p.x },
    };
    let (ball, goal) = (seen(at), seen(mouth));
    let (high, far) = (ball.y - radius, goal.y - radius);
    // Not off the cushion in which the hole is, nor from the cushion itself.
    if high < 0.03 || far < 0.3 {
        return None;
    }
    let across = goal.x - ball.x;
    let missed = |angle: f64| high * libm::tan(angle) + far * libm::tan(leaves(angle)) - across.abs();
    let (mut low, mut most) = (0.0, 38f64.to_radians());
    if missed(most) < 0.0 {
        return None;
    }
    for _ in 0..20 {
        let middle = 0.5 * (low + most);
        if missed(middle) < 0.0 { low = middle } else { most = middle }
    }
    let meets = Point { x: ball.x + across.signum() * high * libm::tan(low), y: radius };
    // It must be the cushion that is met, and not a hole.
    let size = if matches!(side, Side::Left | Side::Right) { ground.length } else { ground.width };
    let clear = |hole: f64| (meets.x - hole).abs() > HOLE + 0.03;
    let middle = matches!(side, Side::Head | Side::Foot) || clear(0.5 * size);
    if !(clear(0.0) && clear(size) && middle && (0.0..=size).contains(&meets.x)) {
        return None;
    }
    let back = |p: Point| match side {
        Side::Left => p,
        Side::Right => Point { x: p.x, y: ground.width - p.y },
        Side::Head => Point { x: p.y, y: p.x },
        Side::Foot => Point { x: ground.length - p.y, y: p.x },
    };
    let way = at.to(back(meets));
    let run = way.length() + meets.to(goal).length() / kept(libm::cos(low), libm::sin(low));
    Some((way.unit()?, run))
}

/// The same off two cushions, one after the other: the point of the first is looked for along it until the way off the second leads
/// into the hole.
fn off_two(ground: &Ground, at: Point, radius: f64, hole: Hole, first: Side, second: Side) -> Option<(Point, f64)> {
    let mouth = ground.mouth(hole);
    let (size, place) = along(ground, first, radius);
    let trace = |part: f64| -> Option<(f64, Point, f64)> {
        let meets = place(part * size);
        let way = at.to(meets);
        let (kept, off) = bounce(first, way.unit()?)?;
        let (again, run) = reaches(ground, second, meets, off, radius)?;
        let (kept_then, last) = bounce(second, off)?;
        let left = again.to(mouth);
        // It must lead there, and not along the cushion of the hole.
        (left.dot(last) > 0.15).then_some(())?;
        let whole = way.length() + (run + left.length() / kept_then) / kept;
        Some((last.cross(left), way.unit()?, whole))
    };
    let mut before: Option<(f64, f64)> = None;
    for n in 0..=PROBES {
        let part = 0.04 + 0.92 * f64::from(n) / f64::from(PROBES);
        let Some((missed, ..)) = trace(part) else {
            before = None;
            continue;
        };
        if let Some((low, then)) = before.filter(|(_, then)| then * missed <= 0.0) {
            let (mut low, mut high) = (low, part);
            for _ in 0..14 {
                let middle = 0.5 * (low + high);
                let same = trace(middle).is_some_and(|(missed, ..)| missed * then > 0.0);
                if same { low = middle } else { high = middle }
            }
            let (missed, way, run) = trace(low)?;
            return (missed.abs() < 0.5 * HOLE).then_some((way, run));
        }
        before = Some((part, missed));
    }
    None
}

/// At how many places of a cushion a way off two is looked for.
const PROBES: u32 = 28;

/// How long a cushion is, and where a ball lies at it so far along.
fn along(ground: &Ground, side: Side, radius: f64) -> (f64, impl Fn(f64) -> Point) {
    let (length, width) = (ground.length, ground.width);
    let size = if matches!(side, Side::Left | Side::Right) { length } else { width };
    let place = move |along: f64| match side {
        Side::Left => Point { x: along, y: radius },
        Side::Right => Point { x: along, y: width - radius },
        Side::Head => Point { x: radius, y: along },
        Side::Foot => Point { x: length - radius, y: along },
    };
    (size, place)
}

/// Straight away from a cushion.
fn inward(side: Side) -> Point {
    match side {
        Side::Left => Point { x: 0.0, y: 1.0 },
        Side::Right => Point { x: 0.0, y: -1.0 },
        Side::Head => Point { x: 1.0, y: 0.0 },
        Side::Foot => Point { x: -1.0, y: 0.0 },
    }
}

/// What part of its way a ball keeps at a cushion, and where it goes; nothing if it does not come to it, or too slantingly.
fn bounce(side: Side, way: Point) -> Option<(f64, Point)> {
    let inward = inward(side);
    let tangent = Point { x: -inward.y, y: inward.x };
    let (comes, slides) = (-way.dot(inward), way.dot(tangent));
    if comes < 0.35 {
        return None;
    }
    let out = leaves(libm::atan2(slides.abs(), comes));
    let (sin, cos) = (libm::sin(out) * slides.signum(), libm::cos(out));
    let off = Point { x: inward.x * cos + tangent.x * sin, y: inward.y * cos + tangent.y * sin };
    Some((kept(comes, slides), off))
}

/// Where a ball comes to a cushion, and how far that is; nothing if it comes to a hole or to another one.
fn reaches(ground: &Ground, side: Side, from: Point, way: Point, radius: f64) -> Option<(Point, f64)> {
    let (size, place) = along(ground, side, radius);
    let inward = inward(side);
    let high = place(0.0).to(from).dot(inward);
    let comes = -way.dot(inward);
    if high < 0.03 || comes < 0.1 {
        return None;
    }
    let meets = from.along(way, high / comes);
    let along = if matches!(side, Side::Left | Side::Right) { meets.x } else { meets.y };
    let clear = |hole: f64| (along - hole).abs() > HOLE + 0.03;
    let middle = matches!(side, Side::Head | Side::Foot) || clear(0.5 * size);
    (clear(0.0) && clear(size) && middle && (0.0..=size).contains(&along)).then_some((meets, high / comes))
}

/// What part of its way a ball keeps: across the cushion a third of its speed, along it most; ways go with the square of speeds.
fn kept(across: f64, along: f64) -> f64 {
    let (across, along) = (0.345 * across, 0.75 * along);
    across * across + along * along
}

/// At which angle from the straight a ball leaves a cushion that came to it rolling at another: measured once.
fn leaves(angle: f64) -> f64 {
    static TABLE: LazyLock<[f64; 18]> = LazyLock::new(|| std::array::from_fn(|n| measured(5.0 * n as f64)));
    let steps = (angle.to_degrees() / 5.0).clamp(0.0, 16.999);
    let (n, part) = (steps as usize, steps.fract());
    TABLE[n] * (1.0 - part) + TABLE[n + 1] * part
}

/// Lets a ball roll against a cushion and looks where it is half a metre later.
fn measured(degrees: f64) -> f64 {
    let table = physics::Table::oblong(40.0, 40.0);
    let ivory = LARGE;
    let angle = degrees.to_radians();
    let mut balls = [physics::Ball::lying(ivory, 20.0, ivory.radius + 0.8 * libm::cos(angle))];
    let line = physics::Line::across(20.0, ivory.radius + 0.4, (0.0, 1.0));
    let aim = (270_000.0 + degrees * 1000.0).round() as u32 % 360_000;
    let mut course = Course::with_room(64, 64);
    let stroke = physics::Stroke::plain(0, aim, 2_400);
    physics::play(&table, &mut balls, &stroke, &physics::Watch::lines([line]), Limits::default(), &mut course);
    let when = |found: fn(What) -> bool| course.events.iter().find(|event| found(event.what)).map(|event| event.time);
    let at = |time: f64| {
        let piece = course.pieces.iter().find(|piece| piece.from <= time && time <= piece.until)?;
        let s = time - piece.from;
        Some(piece.place + piece.velocity * s + piece.bend * (s * s))
    };
    let met = when(|what| matches!(what, What::Cushion(..))).and_then(at);
    let later = when(|what| matches!(what, What::Crossed(_, _, true))).and_then(at);
    met.zip(later).map_or(angle, |(met, later)| libm::atan2(later.x - met.x, later.y - met.y))
}
