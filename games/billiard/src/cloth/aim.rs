//! What a steady player does: from a shot by its name to the stroke that makes it, and how good a chance it is.
//!
//! A ball sent off without spin slides to 5/7 of its speed and then rolls; it runs 1.86 v² metres in all. The ball played at leaves
//! along the line of centres, turned a little by the rub between the two, which is reckoned with the physics' own blow. Off a cushion
//! a ball leaves more steeply than it came, as a table measured once says.

use super::cushions::course;
use super::geometry::{CLOTH, Ground, HOLE, Point, Spot, ivory, touching};
use super::hand::Tremble;
use super::lay::{Lay, SLOWEST, Sticks};
use crate::laws::{Ball, Hole};
use crate::moves::{Aim, Force, Shot, Stroke, Via};
use spadille_physics::{self as physics, Limits, V3, v3};
use std::f64::consts::PI;

/// How far a ball slides before it rolls, for the square of its speed.
fn slide() -> f64 {
    12.0 / (49.0 * CLOTH.slide * CLOTH.gravity)
}

/// How far a ball rolls, for the square of its speed.
fn roll() -> f64 {
    1.0 / (2.0 * CLOTH.roll * CLOTH.gravity)
}

/// The speed with which a ball must leave the stick to run so far and have so much speed left.
pub fn launch(way: f64, left: f64) -> f64 {
    let whole = slide() + roll() * 25.0 / 49.0;
    let rolling = ((way + left * left * roll()) / whole).sqrt();
    if rolling * rolling * slide() <= way {
        rolling
    } else {
        (left * left + 2.0 * CLOTH.slide * CLOTH.gravity * way).sqrt()
    }
}

/// The speed a ball has after so much of its way, and that at which its surface turns forward; nothing if it stops before.
fn after(launched: f64, way: f64) -> Option<(f64, f64)> {
    let slid = launched * launched * slide();
    if way < slid {
        let speed = (launched * launched - 2.0 * CLOTH.slide * CLOTH.gravity * way).max(0.0).sqrt();
        return Some((speed, 2.5 * (launched - speed)));
    }
    let squared = launched * launched * 25.0 / 49.0 - (way - slid) / roll();
    (squared > 0.0).then(|| (squared.sqrt(), squared.sqrt()))
}

/// With how much speed the ball made comes to its hole, or one's own to the ball touched.
fn left(force: Force) -> f64 {
    match force {
        Force::Soft => 0.25,
        Force::Plain => 0.7,
        Force::Hard => 1.8,
    }
}

/// The stroke a steady player makes of a shot.
pub fn stroke(lay: &Lay, shot: &Shot) -> Option<Stroke> {
    match shot.aim {
        // Where losing wins, one's own ball may be the one to be made.
        Aim::Make(ball, hole, via) if via.is_straight() && ball == lay.own && lay.sought.contains(ball) => {
            let mouth = lay.ground.mouth(hole);
            let from = place(lay, shot.from, |start| -start.to(mouth).length())?;
            let way = start(lay, from)?.to(mouth);
            Some(with(lay, from, way, launch(way.length(), left(shot.force)), None))
        }
        Aim::Make(ball, hole, via) => {
            if !lay.sought.contains(ball) {
                return None;
            }
            let object = lay.of(ball)?;
            let (way, run) = course(lay.ground, object.point(), ivory(ball).radius, hole, via)?;
            let from = place(lay, shot.from, |start| {
                let cut = cut(lay, start, object, ball, way);
                // Nearly straight is good; from afar is not.
                if cut < 0.1 { f64::MIN } else { cut - 0.15 * start.to(object.point()).length() }
            })?;
            make(lay, from, object, ball, way, run, shot.force)
        }
        Aim::Touch(ball) => {
            if !lay.sought.contains(ball) {
                return None;
            }
            let object = lay.of(ball)?;
            let from = place(lay, shot.from, |start| -start.to(object.point()).length())?;
            let way = start(lay, from)?.to(object.point());
            let gap = (way.length() - touching(lay.own, ball)).max(0.0);
            Some(with(lay, from, way, launch(gap, left(shot.force)), Some(ball)))
        }
        Aim::Reach(x, y) => {
            let goal = Spot::mm(x, y);
            if !lay.ground.holds(goal, ivory(lay.own).radius) {
                return None;
            }
            let from = place(lay, shot.from, |start| -start.to(goal.point()).length())?;
            let way = start(lay, from)?.to(goal.point());
            Some(with(lay, from, way, launch(way.length(), 0.0), None))
        }
        Aim::Bricole => {
            let middle = Point { x: lay.ground.mark(), y: 0.5 * lay.ground.width };
            let from = place(lay, shot.from, |start| -start.to(middle).length())?;
            let at = start(lay, from)?;
            let more = [0.94, 1.0, 1.06][shot.force as usize];
            Some(with(lay, from, Point { x: 1.0, y: 0.0 }, more * homeward(lay.ground, at), None))
        }
        Aim::Port => {
            lay.ground.port?;
            let arch = Point { x: lay.ground.arch(), y: 0.5 * lay.ground.width };
            let from = place(lay, shot.from, |start| -(start.y - arch.y).abs())?;
            let at = start(lay, from)?;
            // Slanting or from beside it nobody comes through.
            let way = at.to(arch);
            let slant = way.unit()?;
            if slant.x.abs() < 0.6 || !is_open(lay, at, arch, lay.own) {
                return None;
            }
            Some(with(lay, from, way, launch(way.length() + 0.15, left(shot.force)), None))
        }
        Aim::Target => {
            let port = lay.ground.port?;
            let at = lay.at?.point();
            let goal = Point { x: lay.ground.cord(), y: if port.king { 0.5 * lay.ground.width } else { at.y } };
            is_open(lay, at, goal, lay.own).then(|| {
                let way = at.to(goal);
                with(lay, None, way, launch(way.length(), left(shot.force)), None)
            })
        }
    }
}

/// From where the ball is struck: as it lies, as it is told, or from the best of some places behind the mark.
fn place(lay: &Lay, told: Option<(u16, u16)>, good: impl Fn(Point) -> f64) -> Option<Option<(u16, u16)>> {
    match (lay.at, told) {
        (Some(_), None) => return Some(None),
        (Some(_), Some(_)) => return None,
        (None, Some((x, y))) => return lay.may_lay(x, y).is_ok().then_some(told),
        (None, None) => {}
    }
    let (near, far) = lay.zone();
    let (back, mark) = match lay.ground.port {
        None => (0.55 * f64::from(far) / 1000.0, f64::from(far) / 1000.0),
        Some(_) => (f64::from(near) / 1000.0, f64::from(far) / 1000.0),
    };
    let mut best: Option<(f64, (u16, u16))> = None;
    for n in 0..17 {
        let y = lay.ground.width * (0.06 + 0.055 * f64::from(n));
        for x in [mark, back] {
            if let Some((x, y)) = lay.laid(Point { x, y }) {
                let worth = good(Spot::mm(x, y).point());
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, (x, y)));
                }
            }
        }
    }
    best.map(|(_, from)| Some(from))
}

fn start(lay: &Lay, from: Option<(u16, u16)>) -> Option<Point> {
    from.map(|(x, y)| Spot::mm(x, y)).or(lay.at).map(Spot::point)
}

/// A stroke in a direction, as hard as the stick can at most.
fn with(lay: &Lay, from: Option<(u16, u16)>, way: Point, speed: f64, on: Option<Ball>) -> Stroke {
    let fastest = if lay.sticks == Sticks::Mace { physics::Stick::Mace } else { physics::Stick::Cue }.speed();
    let speed = (speed * 1000.0).round().clamp(SLOWEST.into(), fastest.into()) as u16;
    Stroke { aim: way.angle(), speed, from, on: on.filter(|_| lay.names_ball), ..Stroke::default() }
}

/// How fully a ball is met that is to leave in a direction: 1 in the middle, nought at the rim, below it not at all.
fn cut(lay: &Lay, start: Point, object: Spot, ball: Ball, way: Point) -> f64 {
    let ghost = object.point().along(way, -touching(lay.own, ball));
    start.to(ghost).unit().map_or(-1.0, |line| line.dot(way))
}

/// The thinnest cut worth a name: how fully the ball is met.
const THINNEST: f64 = 0.2;

/// Makes a ball that must leave in a direction and run so far.
fn make(
    lay: &Lay,
    from: Option<(u16, u16)>,
    object: Spot,
    ball: Ball,
    way: Point,
    run: f64,
    force: Force,
) -> Option<Stroke> {
    let at = start(lay, from)?;
    let fullness = cut(lay, at, object, ball, way);
    if fullness < THINNEST {
        return None;
    }
    let (own, other) = (ivory(lay.own), ivory(ball));
    let apart = touching(lay.own, ball);
    // What a full blow passes on.
    let share = 0.96 * 2.0 * own.mass / (own.mass + other.mass);
    let wanted = launch(run, left(force)) / (share * fullness);
    let mut centres = way;
    let mut aim = way;
    let mut speed = 0.0;
    for _ in 0..3 {
        let ghost = object.point().along(centres, -apart);
        if !lay.ground.holds(lay.ground.inside(ghost, 0.0), own.radius - 1e-4) {
            return None;
        }
        let line = at.to(ghost);
        aim = line.unit()?;
        if aim.dot(centres) < 0.5 * THINNEST {
            return None;
        }
        speed = launch(line.length(), wanted);
        let (fast, turning) = after(speed, line.length())?;
        let sent = blow(lay, ghost, aim, fast, turning, object, ball)?;
        centres = centres.turned(-libm::asin(way.cross(sent).clamp(-1.0, 1.0)));
    }
    // What the stick cannot do is not done.
    let fastest = f64::from(if lay.sticks == Sticks::Mace { 3500u16 } else { 5000 });
    if speed * 1000.0 > fastest || !is_open(lay, at, object.point().along(centres, -apart), ball) {
        return None;
    }
    Some(with(lay, from, aim, speed, Some(ball)))
}

/// Whether one's own ball comes to a place without meeting another on the way.
fn is_open(lay: &Lay, start: Point, goal: Point, but: Ball) -> bool {
    let Some(line) = start.to(goal).unit() else { return true };
    let long = start.to(goal).length();
    lay.others.iter().filter(|(ball, _)| *ball != but).all(|(ball, at)| {
        let way = start.to(at.point());
        let along = way.dot(line);
        !(0.0..=long).contains(&along) || line.cross(way).abs() > touching(lay.own, *ball)
    })
}

/// In which direction a ball leaves that is met so.
fn blow(lay: &Lay, ghost: Point, aim: Point, fast: f64, turning: f64, object: Spot, ball: Ball) -> Option<Point> {
    let mut comes = physics::Ball::lying(ivory(lay.own), ghost.x, ghost.y);
    comes.velocity = v3(aim.x * fast, aim.y * fast, 0.0);
    comes.spin = V3::UP.cross(v3(aim.x, aim.y, 0.0)) * (turning / comes.ivory.radius);
    let mut met = physics::Ball::lying(ivory(ball), object.x(), object.y());
    lay.ground.table.balls.part(&mut comes, &mut met);
    Point { x: met.velocity.x, y: met.velocity.y }.unit()
}

/// The speed with which a ball runs off the far cushion and comes home to the near one.
fn homeward(ground: &Ground, at: Point) -> f64 {
    let rests = |speed: f64| {
        let mut balls = [physics::Ball::lying(super::geometry::LARGE, at.x, 0.5 * ground.width)];
        let stroke = physics::Stroke::plain(0, 0, (speed * 1000.0) as u16);
        physics::play(&ground.table, &mut balls, &stroke, &physics::Watch::nothing(), Limits::default(), &mut ());
        balls[0].place.x
    };
    // The harder, the nearer home, until it comes to the near cushion and runs out again.
    let (mut slow, mut fast) = (1.5, 4.6);
    for _ in 0..12 {
        let middle = 0.5 * (slow + fast);
        if rests(middle) > 0.2 { slow = middle } else { fast = middle }
    }
    fast
}

/// How full a shot takes its ball: 1 straight on. Nothing for other shots.
pub fn fullness(lay: &Lay, shot: &Shot) -> Option<f64> {
    let Aim::Make(ball, hole, via) = shot.aim else { return None };
    let object = lay.of(ball)?;
    let (way, _) = course(lay.ground, object.point(), ivory(ball).radius, hole, via)?;
    let stroke = lay.stroke(shot)?;
    Some(cut(lay, start(lay, stroke.from)?, object, ball, way))
}

/// How likely a hand makes a ball by a shot, reckoned from the errors it makes and the room there is.
pub fn chance(lay: &Lay, shot: &Shot, hand: Tremble) -> f64 {
    let Aim::Make(ball, hole, via) = shot.aim else { return 0.0 };
    let Some(object) = lay.of(ball) else { return 0.0 };
    let Some((way, run)) = course(lay.ground, object.point(), ivory(ball).radius, hole, via) else { return 0.0 };
    let Some(at) = lay.stroke(shot).and_then(|stroke| start(lay, stroke.from)) else { return 0.0 };
    chance_of(lay, at, object, ball, hole, (way, run), via.count(), hand)
}

/// The best chance to make a ball from where one's own lies, straight into any hole: how likely.
pub fn best_chance(lay: &Lay, ball: Ball, hand: Tremble) -> f64 {
    let (Some(at), Some(object)) = (lay.at, lay.of(ball)) else { return 0.0 };
    let straight = Hole::ALL.iter().map(|hole| {
        let course = course(lay.ground, object.point(), ivory(ball).radius, *hole, Via::STRAIGHT);
        course.map_or(0.0, |course| chance_of(lay, at.point(), object, ball, *hole, course, 0, hand))
    });
    straight.fold(0.0, f64::max)
}

#[allow(clippy::too_many_arguments)]
fn chance_of(
    lay: &Lay,
    at: Point,
    object: Spot,
    ball: Ball,
    hole: Hole,
    (way, run): (Point, f64),
    cushions: u8,
    hand: Tremble,
) -> f64 {
    let full = cut(lay, at, object, ball, way);
    if full < THINNEST {
        return 0.0;
    }
    let apart = touching(lay.own, ball);
    let ghost = object.point().along(way, -apart);
    if !lay.ground.holds(lay.ground.inside(ghost, 0.0), ivory(lay.own).radius - 1e-4) || !is_open(lay, at, ghost, ball)
    {
        return 0.0;
    }
    // An error of aim is multiplied by the way to the ball over what is left of its breadth.
    let aside = (hand.aim.max(20.0) / 1000.0) * PI / 180.0;
    let wrong = aside * at.to(ghost).length() / (apart * full) + [0.004, 0.03, 0.08][usize::from(cushions.min(2))];
    let open = match hole {
        Hole::Ml | Hole::Mr => HOLE * (0.45 + 0.55 * way.y.abs()),
        _ => HOLE,
    } * 0.7;
    let room = open / run.max(0.05);
    // The normal distribution by its logistic likeness.
    let z = room / wrong;
    let inside = 2.0 / (1.0 + libm::exp(-z * (1.5976 + 0.070_566 * z * z))) - 1.0;
    inside * [1.0, 0.6, 0.3][usize::from(cushions.min(2))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cloth::hand::{Hand, Steadiness};
    use crate::cloth::lay::Named;
    use crate::cloth::{Measure, Sticks};
    use crate::laws::{BallSet, Event, Lapses, Side};
    use rand::{RngExt as _, SeedableRng as _};

    fn lay(own: Spot, other: Spot) -> Lay {
        Lay {
            ground: Ground::of(Measure::Hamburg),
            sticks: Sticks::Either,
            own: Ball::A,
            at: Some(own),
            others: std::iter::once((Ball::B, other)).collect(),
            sought: BallSet::EMPTY.with(Ball::B),
            names_ball: false,
            wrong: BallSet::EMPTY,
            lapses: Lapses::NONE,
            shots: Named::Play,
        }
    }

    fn somewhere(rng: &mut impl rand::Rng) -> Spot {
        Spot::mm(rng.random_range(100..3300), rng.random_range(100..1600))
    }

    #[test]
    fn shots_by_name_do_what_their_names_say() {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(7);
        let (mut direct, mut made, mut doubles, mut doubled) = (0, 0, 0, 0);
        while direct < 600 {
            let (one, two) = (somewhere(&mut rng), somewhere(&mut rng));
            if one.away(two) < 0.1 {
                continue;
            }
            let lay = lay(one, two);
            for (n, via) in [Via::STRAIGHT, Via::off(Side::Left), Via::off(Side::Foot)].into_iter().enumerate() {
                let hole = Hole::ALL[rng.random_range(0..6)];
                let shot = Shot::plain(Aim::Make(Ball::B, hole, via));
                let Some(stroke) = lay.stroke(&shot) else { continue };
                let rolled = lay.roll(&stroke, Hand::default(), &[]);
                let falls = rolled.events.iter().any(|e| matches!(e, Event::Pocket(Ball::B, Some(h), _) if *h == hole));
                let (all, some) = if n == 0 { (&mut direct, &mut made) } else { (&mut doubles, &mut doubled) };
                *all += 1;
                *some += usize::from(falls);
            }
        }
        println!("{made} of {direct} straight, {doubled} of {doubles} off a cushion");
        assert!(made * 100 > direct * 93, "{made} of {direct}");
        assert!(doubled * 100 > doubles * 20, "{doubled} of {doubles}");
    }

    /// On these dead cushions few balls are made off two: geometry says where to look, and what is tried has been seen to work.
    #[test]
    fn what_is_tried_off_two_cushions_makes_its_ball() {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(5);
        let (mut tried, mut made) = (0, 0);
        while tried < 300 {
            let (one, two) = (somewhere(&mut rng), somewhere(&mut rng));
            let lay = lay(one, two);
            let sides: [Side; 2] = std::array::from_fn(|_| Side::ALL[rng.random_range(0..4)]);
            let hole = Hole::ALL[rng.random_range(0..6)];
            let shot = Shot::plain(Aim::Make(Ball::B, hole, Via::off_two(sides[0], sides[1])));
            if one.away(two) < 0.1 || lay.stroke(&shot).is_none() {
                continue;
            }
            tried += 1;
            let Some(stroke) = crate::moves::refined(&lay, &shot, Ball::B) else { continue };
            let rolled = lay.roll(&stroke, Hand::default(), &[]);
            assert!(rolled.events.iter().any(|event| matches!(event, Event::Pocket(Ball::B, ..))), "{shot}: {stroke}");
            assert!(rolled.rest.iter().any(|rest| rest.ball == Ball::A), "{shot}: {stroke}");
            made += 1;
        }
        println!("{made} of {tried} off two cushions");
    }

    #[test]
    fn a_ball_comes_to_lie_where_it_should() {
        let lay = Lay { at: None, shots: Named::SetOut, ..lay(Spot::mm(0, 0), Spot::mm(3000, 100)) };
        let stroke = lay.stroke(&Shot::plain(Aim::Reach(3_100, 860))).unwrap();
        let rolled = lay.roll(&stroke, Hand::default(), &[]);
        assert!(rolled.rest[0].at.away(Spot::mm(3_100, 860)) < 0.01, "{:?}", rolled.rest);
        let bricole = Lay { shots: Named::Bricole, others: Default::default(), ..lay };
        let stroke = bricole.stroke(&Shot::plain(Aim::Bricole)).unwrap();
        let rolled = bricole.roll(&stroke, Hand::default(), &[]);
        assert!(rolled.rest[0].at.x() < 0.25, "{stroke}: {:?}", rolled.rest);
    }

    #[test]
    fn chances_are_as_good_as_they_are_reckoned() {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(11);
        let (mut hoped, mut made, mut tried) = (0.0, 0, 0);
        while tried < 300 {
            let (one, two) = (somewhere(&mut rng), somewhere(&mut rng));
            let lay = lay(one, two);
            let shot = Shot::plain(Aim::Make(Ball::B, Hole::ALL[rng.random_range(0..6)], Via::STRAIGHT));
            let chance = chance(&lay, &shot, Steadiness::Steady.tremble());
            let Some(stroke) = lay.stroke(&shot).filter(|_| chance > 0.02 && one.away(two) > 0.1) else { continue };
            for _ in 0..8 {
                let hand = Steadiness::Steady.draw(&stroke, &mut rng);
                let rolled = lay.roll(&stroke, hand, &[]);
                made += usize::from(rolled.events.iter().any(|e| matches!(e, Event::Pocket(Ball::B, ..))));
            }
            hoped += 8.0 * chance;
            tried += 1;
        }
        let found = f64::from(made as u32) / hoped;
        println!("{made} made, {hoped} hoped for");
        assert!((0.75..1.35).contains(&found), "{made} made, {hoped:.0} hoped for");
    }
}
