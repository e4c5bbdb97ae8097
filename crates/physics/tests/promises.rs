//! What the crate promises of every stroke: energy never grows, nothing gets stuck, curves join, the same stroke is the same.

mod common;
use common::*;
use spadille_physics::*;

/// Hundreds of strokes on crowded tables; with `SOAK=100` in the environment a hundred times as many.
fn strokes(count: u64, balls: usize, mut each: impl FnMut(&Table, &[Ball], Stroke)) {
    let table = billiard();
    let soak = std::env::var("SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    for seed in 0..count * soak {
        let mut dice = Dice::new(seed + 1);
        let start = dice.balls(balls);
        let stroke = dice.stroke();
        each(&table, &start, stroke);
    }
}

fn course(table: &Table, balls: &mut [Ball], stroke: Stroke) -> (Course, Outcome) {
    let mut course = Course::with_room(20_000, 20_000);
    let outcome = play(table, balls, &stroke, &Watch::nothing(), Limits::default(), &mut course);
    (course, outcome)
}

/// Between any two events there is no more energy than before.
fn never_grows(table: &Table, start: &[Ball], course: &Course) {
    let mut last = f64::INFINITY;
    let mut times: Vec<f64> = course.events.iter().map(|event| event.time).collect();
    times.dedup();
    for pair in times.windows(2) {
        let time = 0.5 * (pair[0] + pair[1]);
        // Every piece holds its ball, and every ball without a piece lies still.
        let running = course.pieces.iter().filter(|piece| piece.from <= time && time < piece.until);
        let now: f64 = running
            .map(|piece| {
                let still = Ball::lying(start[usize::from(piece.ball)].ivory, 0.0, 0.0);
                let (place, velocity, spin) = (piece.place_at(time), piece.velocity_at(time), piece.spin_at(time));
                Ball { place, velocity, spin, ..still }.energy(table.cloth.gravity)
            })
            .sum();
        assert!(now <= last + 1e-12, "{now} after {last} at {time}");
        last = now;
    }
}

#[test]
fn energy_never_grows() {
    strokes(400, 12, |table, start, stroke| {
        let (course, _) = course(table, &mut start.to_vec(), stroke);
        never_grows(table, start, &course);
    });
}

/// All balls at once, fast and spinning, some of them in the air.
#[test]
fn a_storm() {
    strokes(60, 14, |table, start, stroke| {
        let mut dice = Dice::new(u64::from(stroke.aim) + 1);
        let mut balls = start.to_vec();
        for ball in &mut balls {
            ball.velocity = v3(dice.between(-4.0, 4.0), dice.between(-4.0, 4.0), 0.0);
            ball.spin = v3(dice.between(-150.0, 150.0), dice.between(-150.0, 150.0), dice.between(-150.0, 150.0));
            if dice.next().is_multiple_of(4) {
                ball.place.z += dice.between(0.0, 0.3);
            }
        }
        let storm = balls.clone();
        let mut course = Course::with_room(20_000, 20_000);
        let outcome = roll(table, &mut balls, &Watch::nothing(), Limits::default(), &mut course);
        assert_eq!(outcome.ended, Ended::Rest);
        never_grows(table, &storm, &course);
        for ball in balls.iter().filter(|ball| ball.whereabouts == Whereabouts::Table) {
            let (r, p) = (ball.ivory.radius - 2e-5, ball.place);
            assert!(p.x > r && p.x < L - r && p.y > r && p.y < W - r, "a ball is in the cushion: {p:?}");
        }
    });
}

#[test]
fn curves_join_and_balls_never_overlap() {
    strokes(200, 12, |table, start, stroke| {
        let mut balls = start.to_vec();
        let (course, outcome) = course(table, &mut balls, stroke);
        assert!(!course.full);
        let mut places: Vec<V3> = start.iter().map(|ball| ball.place).collect();
        for piece in &course.pieces {
            let place = &mut places[usize::from(piece.ball)];
            assert!((piece.place - *place).length() < 1e-9, "ball {} jumps in {stroke:?}", piece.ball);
            *place = piece.place_at(piece.until);
        }
        let at = |ball: usize, time: f64| {
            let last = course.pieces.iter().rfind(|piece| usize::from(piece.ball) == ball && piece.from <= time);
            last.map_or(start[ball].place, |piece| piece.place_at(time.min(piece.until)))
        };
        let gone = |ball: usize, time: f64| {
            course.events.iter().any(|e| e.time <= time && matches!(e.what, What::Holed(b, _) | What::Off(b, _) | What::OnWall(b, _) if usize::from(b) == ball))
        };
        for k in 0..60 {
            let time = outcome.time * f64::from(k) / 60.0;
            for i in 0..start.len() {
                for j in 0..i {
                    if gone(i, time) || gone(j, time) {
                        continue;
                    }
                    let gap = (at(i, time) - at(j, time)).length() - start[i].ivory.radius - start[j].ivory.radius;
                    assert!(gap > -2e-5, "{i} and {j} overlap by {gap} at {time} in {stroke:?}");
                }
            }
        }
    });
}

#[test]
fn nothing_gets_stuck() {
    let mut most = 0;
    strokes(600, 16, |table, start, stroke| {
        let (_, outcome) = course(table, &mut start.to_vec(), stroke);
        assert_eq!(outcome.ended, Ended::Rest, "{stroke:?}");
        most = most.max(outcome.events);
    });
    // A frozen rack, struck from every side; and a row of balls against the cushion, driven by spin.
    let table = billiard();
    let r = IVORY.radius;
    for aim in (0..360).step_by(5) {
        let mut balls = vec![Ball::lying(IVORY, 1.0, 0.5 * W)];
        for row in 0..5 {
            for k in 0..=row {
                let x = 2.0 + f64::from(row) * r * 3f64.sqrt();
                balls.push(Ball::lying(IVORY, x, 0.5 * W + (2.0 * f64::from(k) - f64::from(row)) * r));
            }
        }
        let stroke = Stroke { high: 25, ..Stroke::plain(0, 0, 4_900) };
        balls[0].place.y += f64::from(aim) * 1e-4;
        let (_, outcome) = course(&table, &mut balls, stroke);
        assert_eq!(outcome.ended, Ended::Rest);
        most = most.max(outcome.events);
        let mut row: Vec<Ball> = (0..6).map(|k| Ball::lying(IVORY, L - r - f64::from(k) * 2.0 * r, 0.6)).collect();
        row.push(Ball {
            velocity: v3(1.0, 0.002 * f64::from(aim - 180), 0.0),
            spin: v3(0.0, 150.0, 40.0),
            ..Ball::lying(IVORY, 2.0, 0.6)
        });
        let outcome = roll(&table, &mut row, &Watch::nothing(), Limits::default(), &mut ());
        assert_eq!(outcome.ended, Ended::Rest);
        most = most.max(outcome.events);
    }
    println!("most events of a stroke: {most}");
    assert!(most < Limits::default().events / 4, "{most} events");
}

#[test]
fn the_bound_is_kept() {
    let table = billiard();
    let mut balls = Dice::new(3).balls(12);
    let limits = Limits { events: 5, ..Limits::default() };
    let outcome = play(&table, &mut balls, &Stroke::plain(0, 10_000, 4_000), &Watch::nothing(), limits, &mut ());
    assert_eq!((outcome.events, outcome.ended), (5, Ended::Events));
    assert!(balls.iter().all(|ball| ball.velocity == V3::ZERO));
}

/// What a stroke leaves is pinned to the last bit: another machine, or a careless change of the models, shows here.
#[test]
fn the_same_to_the_last_bit() {
    let (mut sum, mut pinned) = (0u64, 100);
    strokes(100, 8, |table, start, stroke| {
        let (mut a, mut b) = (start.to_vec(), start.to_vec());
        let (one, two) = (course(table, &mut a, stroke), course(table, &mut b, stroke));
        assert_eq!(one, two);
        assert_eq!(a, b);
        if pinned == 0 {
            return;
        }
        pinned -= 1;
        for ball in &a {
            for bits in [ball.place.x.to_bits(), ball.place.y.to_bits()] {
                sum = sum.rotate_left(7) ^ bits;
            }
        }
    });
    assert_eq!(sum, 0x18f3_9114_5658_90e5, "{sum:#x}");
}

/// Without friction and loss a course runs backwards as it came.
#[test]
fn time_reversed() {
    let table = frictionless();
    let mut hits = 0;
    for seed in 1..600 {
        let mut dice = Dice::new(seed);
        let start = dice.balls(5);
        let mut balls = start.clone();
        let angle = dice.between(0.0, 6.3);
        balls[0].velocity = v3(libm::cos(angle), libm::sin(angle), 0.0) * 2.0;
        let limits = Limits { time: 3.0, ..Limits::default() };
        let mut course = Course::roomy();
        roll(&table, &mut balls, &Watch::nothing(), limits, &mut course);
        let met = course.story().filter(|w| matches!(w, What::Hit(..))).count();
        // Each hit multiplies an error by some fifty; after six of them the last digits are gone.
        if met > 5 {
            continue;
        }
        hits += met;
        for ball in &mut balls {
            ball.velocity = -ball.velocity;
        }
        roll(&table, &mut balls, &Watch::nothing(), limits, &mut ());
        for (ball, before) in balls.iter().zip(&start) {
            assert!((ball.place - before.place).length() < 1e-6, "seed {seed}");
        }
    }
    assert!(hits > 100);
}

/// A mirrored stroke runs mirrored.
#[test]
fn mirrored() {
    strokes(200, 3, |table, start, stroke| {
        let mut balls = start.to_vec();
        let mut mirror: Vec<Ball> =
            start.iter().map(|ball| Ball::lying(ball.ivory, ball.place.x, W - ball.place.y)).collect();
        let other = Stroke { aim: (360_000 - stroke.aim) % 360_000, side: -stroke.side, ..stroke };
        let ((one, _), (two, _)) = (course(table, &mut balls, stroke), course(table, &mut mirror, other));
        let hits = |course: &Course| course.story().filter(|w| matches!(w, What::Hit(..))).collect::<Vec<_>>();
        if hits(&one).len() > 4 {
            return;
        }
        assert_eq!(hits(&one), hits(&two), "{stroke:?}");
        for (ball, image) in balls.iter().zip(&mirror) {
            let apart = (ball.place - v3(image.place.x, W - image.place.y, image.place.z)).length();
            assert!(apart < 1e-4, "{apart} in {stroke:?}");
        }
    });
}

/// A table of round numbers without friction, on which things happen at exactly the same moment.
fn even_table() -> (Table, Ivory) {
    let table =
        Table { cloth: frictionless().cloth, balls: BallModel::Smooth { restitution: 1.0 }, ..Table::oblong(4.0, 2.0) };
    (Table { bands: CushionModel::Mirror, wall: None, ..table }, Ivory { radius: 0.03125, mass: 0.15 })
}

/// Simultaneous events: lines first, then what a ball does alone, then pairs; lower numbers before higher ones.
#[test]
fn what_happens_at_once_has_an_order() {
    let (table, ivory) = even_table();
    let runs = |x: f64, y: f64| Ball { velocity: v3(0.5, 0.0, 0.0), ..Ball::lying(ivory, x, y) };
    // After a second: 2 and 3 meet, 1 meets the cushion, 0 crosses the line in the middle.
    let mut balls =
        [runs(1.5, 0.25), runs(4.0 - 0.03125 - 0.5, 0.75), runs(1.0, 1.5), Ball::lying(ivory, 1.0 + 0.0625 + 0.5, 1.5)];
    let mut course = Course::roomy();
    let limits = Limits { time: 1.25, ..Limits::default() };
    let watch = Watch::lines([Line::across(2.0, 0.0, (1.0, 0.0)).only(0)]);
    roll(&table, &mut balls, &watch, limits, &mut course);
    let told: Vec<What> = course.story().collect();
    assert!(course.events.iter().all(|event| event.time == 1.0), "{:?}", course.events);
    assert!(matches!(told[..], [What::Crossed(0, 0, true), What::Cushion(1, _), What::Hit(2, 3)]), "{told:?}");
}

/// A ball that comes upon two at once meets the lower number first, however they lie, and neither is passed by.
#[test]
fn two_at_once_are_met_in_their_order() {
    let (table, ivory) = even_table();
    for up in [1.0, -1.0] {
        let aside = 0.03125 * up;
        let comes = Ball { velocity: v3(1.0, 0.0, 0.0), ..Ball::lying(ivory, 1.0, 1.0) };
        let mut balls = [comes, Ball::lying(ivory, 2.0, 1.0 + aside), Ball::lying(ivory, 2.0, 1.0 - aside)];
        let mut course = Course::roomy();
        roll(&table, &mut balls, &Watch::nothing(), Limits { time: 1.2, ..Limits::default() }, &mut course);
        let told: Vec<What> = course.story().take(2).collect();
        assert_eq!(told, [What::Hit(0, 1), What::Hit(0, 2)]);
        assert!(course.events[1].time - course.events[0].time < 1e-9, "{:?}", course.events);
    }
}

/// The earliest touch is found in the air as well: balls thrown about above others are never one inside the other.
#[test]
fn nothing_is_passed_by_in_the_air() {
    let table = billiard();
    let (mut met, mut over) = (0, 0);
    for seed in 1..60 {
        let mut dice = Dice::new(seed);
        let mut balls = dice.balls(8);
        for ball in balls.iter_mut().step_by(2) {
            ball.place.z += dice.between(0.05, 0.25);
            ball.velocity = v3(dice.between(-3.0, 3.0), dice.between(-2.0, 2.0), dice.between(-0.5, 0.5));
        }
        let start = balls.clone();
        let mut course = Course::with_room(20_000, 20_000);
        roll(&table, &mut balls, &Watch::nothing(), Limits { time: 0.6, ..Limits::default() }, &mut course);
        let lost = |ball: usize| {
            let gone = |what: What| matches!(what, What::Holed(b, _) | What::Off(b, _) | What::OnWall(b, _) if usize::from(b) == ball);
            course.events.iter().find(|event| gone(event.what)).map_or(f64::INFINITY, |event| event.time)
        };
        let until: Vec<f64> = (0..start.len()).map(lost).collect();
        let at = |ball: usize, time: f64| {
            let last = course.pieces.iter().rfind(|piece| usize::from(piece.ball) == ball && piece.from <= time);
            last.map_or(start[ball].place, |piece| piece.place_at(time.min(piece.until)))
        };
        for k in 0..600 {
            let time = f64::from(k) * 0.001;
            let places: Vec<V3> = (0..start.len()).map(|ball| at(ball, time)).collect();
            for i in 0..start.len() {
                for j in 0..i {
                    if time >= until[i].min(until[j]) {
                        continue;
                    }
                    let reach = start[i].ivory.radius + start[j].ivory.radius;
                    let between = places[i] - places[j];
                    assert!(between.length() > reach - 2e-5, "{i} and {j} overlap at {time}, seed {seed}");
                    over += usize::from(between.flat().length() < reach);
                }
            }
        }
        met += course.story().filter(|what| matches!(what, What::Hit(..))).count();
    }
    assert!(met > 10 && over > 100, "{met} hits, {over} times one above another");
}
