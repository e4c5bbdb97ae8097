//! The models against what can be worked out with a pencil.

mod common;
use common::*;
use spadille_physics::*;

const G: f64 = 9.81;

fn near(a: f64, b: f64, by: f64) {
    assert!((a - b).abs() <= by, "{a} is not {b}");
}

fn rolled(table: &Table, balls: &mut [Ball], time: f64) -> Course {
    let mut course = Course::roomy();
    roll(table, balls, &Watch::nothing(), Limits { time, ..Limits::default() }, &mut course);
    assert!(!course.full);
    course
}

/// Without spin: sliding lasts 2v/(7μg) over 12v²/(49μg), then the ball rolls with 5v/7.
#[test]
fn slide_to_roll() {
    let mut table = Table::oblong(100.0, W);
    table.cloth.still_speed = 0.0;
    for v in [0.3, 1.0, 2.5] {
        let mut balls = [Ball { velocity: v3(v, 0.0, 0.0), ..Ball::lying(IVORY, 1.0, 0.5) }];
        let course = rolled(&table, &mut balls, 120.0);
        let rolls = course.events.iter().find(|event| event.what == What::Rolls(0)).expect("it rolls");
        near(rolls.time, 2.0 * v / (7.0 * 0.2 * G), 1e-12);
        let slid = course.pieces[0].place_at(rolls.time).x - 1.0;
        near(slid, 12.0 * v * v / (49.0 * 0.2 * G), 1e-12);
        near(course.pieces[0].velocity_at(rolls.time).x, 5.0 / 7.0 * v, 1e-12);
        // The whole way of a ball struck full: 1.86 v² metres, as the lessons reckon.
        near(balls[0].place.x - 1.0, slid + (5.0 / 7.0 * v) * (5.0 / 7.0 * v) / (2.0 * 0.015 * G), 1e-9);
        near((balls[0].place.x - 1.0) / (v * v), 1.86, 0.01);
    }
}

/// Struck with spin across its way, a ball leaves the slide in the direction 5/7 v + 2/7 R ω × ẑ.
#[test]
fn the_curve_of_a_massé() {
    let table = Table::oblong(100.0, 100.0);
    let (v, spin) = (v3(1.2, 0.0, 0.0), v3(20.0, -10.0, 3.0));
    let mut balls = [Ball { velocity: v, spin, ..Ball::lying(IVORY, 50.0, 50.0) }];
    let course = rolled(&table, &mut balls, 120.0);
    let piece = course.pieces[0];
    let end = piece.velocity_at(piece.until);
    let expected = v * (5.0 / 7.0) + spin.cross(V3::UP) * (2.0 / 7.0 * IVORY.radius);
    near(end.x, expected.x, 1e-12);
    near(end.y, expected.y, 1e-12);
}

/// Elastic and smooth: two equal balls part at a right angle; and a full hit stops the comer.
#[test]
fn the_right_angle() {
    let table = frictionless();
    for aside in [0.0, 0.01, 0.03, 0.05] {
        let mut balls = [
            Ball { velocity: v3(1.0, 0.0, 0.0), ..Ball::lying(IVORY, 0.5, 0.8) },
            Ball::lying(IVORY, 1.0, 0.8 + aside),
        ];
        rolled(&table, &mut balls, 0.6);
        near(balls[0].velocity.dot(balls[1].velocity), 0.0, 1e-12);
        near(balls[0].velocity.squared() + balls[1].velocity.squared(), 1.0, 1e-12);
    }
}

/// The natural angle of Coriolis: a rolling ball that meets another half full is turned by about 34 degrees.
#[test]
fn the_natural_angle() {
    let mut table = Table::oblong(100.0, 100.0);
    table.balls = BallModel::Smooth { restitution: 1.0 };
    let r = IVORY.radius;
    let v = v3(2.0, 0.0, 0.0);
    let comer = Ball { velocity: v, spin: v3(0.0, v.x / r, 0.0), ..Ball::lying(IVORY, 50.0, 50.0) };
    let mut balls = [comer, Ball::lying(IVORY, 50.5, 50.0 + r)];
    let course = rolled(&table, &mut balls, 120.0);
    let last = course.pieces.iter().rfind(|p| p.ball == 0 && p.phase == Phase::Roll).expect("it rolls at last");
    let angle = libm::atan2(last.velocity.y.abs(), last.velocity.x).to_degrees();
    // tan = sin φ cos φ / (sin² φ + 2/5) with φ = 30°, half full.
    let expected = libm::atan2(0.5 * 0.75f64.sqrt(), 0.25 + 0.4).to_degrees();
    near(angle, expected, 1e-6);
    near(angle, 33.67, 0.01);
}

/// Momentum and the moment about the contact are kept, friction or not, and the energy lost is that of restitution.
#[test]
fn what_a_hit_keeps() {
    let mut dice = Dice::new(5);
    for _ in 0..2000 {
        let mut vector = |s: f64| v3(dice.between(-s, s), dice.between(-s, s), dice.between(-s, s));
        let mut one = Ball { velocity: vector(3.0), spin: vector(80.0), ..Ball::lying(IVORY, 0.5, 0.5) };
        let mut two = Ball { velocity: vector(3.0), spin: vector(80.0), ..Ball::lying(SMALL, 0.5, 0.5) };
        one.place.z = 0.5;
        two.place = one.place + vector(1.0).unit().expect("a direction") * (IVORY.radius + SMALL.radius);
        let (a, b) = (one, two);
        let before = energy(&[a, b]);
        BallModel::IVORY.part(&mut one, &mut two);
        let momentum = |one: &Ball, two: &Ball| one.velocity * one.ivory.mass + two.velocity * two.ivory.mass;
        near((momentum(&one, &two) - momentum(&a, &b)).length(), 0.0, 1e-12);
        assert!(energy(&[one, two]) <= before + 1e-12);
    }
}

/// A ball with running side keeps to the mirror's angle no more; one without spin comes off flatter than it came, for friction.
#[test]
fn cushions_rub() {
    let mut table = Table::oblong(100.0, 100.0);
    table.wall = None;
    let away = |spin: f64| {
        let mut ball =
            Ball { velocity: v3(1.0, -1.0, 0.0), spin: v3(0.0, 0.0, spin), ..Ball::lying(IVORY, 50.0, 0.027) };
        table.bands.part(&mut ball, v3(0.0, 1.0, 0.0), &Side::SELVAGE);
        ball.velocity
    };
    let (plain, running, check) = (away(0.0), away(40.0), away(-40.0));
    assert!(plain.x < 1.0 && plain.y < 1.0 && plain.y > 0.0);
    let (fast, slow) = (running.x.max(check.x), running.x.min(check.x));
    assert!(slow < plain.x && plain.x < fast);
}

/// A ball dropped from the height h comes down with √(2gh) and jumps half as fast.
#[test]
fn falling() {
    let table = Table::oblong(100.0, 100.0);
    let mut ball = Ball::lying(IVORY, 50.0, 50.0);
    ball.place.z += 0.2;
    let mut balls = [ball];
    let course = rolled(&table, &mut balls, 120.0);
    let fall = (2.0 * 0.2 / G).sqrt();
    let landings: Vec<f64> = course.events.iter().filter(|e| e.what == What::Lands(0)).map(|e| e.time).collect();
    near(landings[0], fall, 1e-12);
    near(landings[1] - landings[0], fall, 1e-12);
    near(landings[2] - landings[1], 0.5 * fall, 1e-12);
    assert_eq!(balls[0].place, v3(50.0, 50.0, IVORY.radius));
}

/// From 2 m/s on a ball climbs the cushion; from 3.71 it stays on the wall, from 3.80 it leaves the table.
#[test]
fn over_the_wall() {
    let meets = |v: f64| {
        let table = Table::oblong(L, W);
        let mut balls = [Ball { velocity: v3(v, 0.0, 0.0), ..Ball::lying(IVORY, L - 0.028, 0.5) }];
        let course = rolled(&table, &mut balls, 120.0);
        (course, balls[0].whereabouts)
    };
    let has = |course: &Course, what: What| course.story().any(|w| w == what);
    assert!(!has(&meets(1.9).0, What::Rises(0)));
    assert!(has(&meets(2.4).0, What::Rises(0)));
    assert_eq!(meets(3.70).1, Whereabouts::Table);
    assert_eq!(meets(3.75).1, Whereabouts::Wall(sides::FOOT));
    assert_eq!(meets(3.85).1, Whereabouts::Off(sides::FOOT));
}
