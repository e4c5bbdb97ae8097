//! Sticks, holes, lines, ports: everything a stroke can produce.

mod common;
use common::*;
use spadille_physics::*;

fn played(table: &Table, balls: &mut [Ball], stroke: Stroke, lines: &[Line]) -> Vec<What> {
    let mut course = Course::roomy();
    let outcome = play(table, balls, &stroke, &Watch::lines(lines.iter().copied()), Limits::default(), &mut course);
    assert_eq!(outcome.ended, Ended::Rest);
    course.story().collect()
}

#[test]
fn a_ball_is_made() {
    // Both on the line to the foot's right hole.
    let mut balls = [Ball::lying(IVORY, L - 1.0, W - 1.0), Ball::lying(IVORY, L - 0.4, W - 0.4)];
    let story = played(&billiard(), &mut balls, Stroke::plain(0, 45_000, 1_500), &[]);
    assert_eq!(story[0], What::Tip(0));
    assert!(story.contains(&What::Hit(0, 1)));
    assert!(story.contains(&What::Holed(1, 5)));
    assert_eq!(balls[1].whereabouts, Whereabouts::Hole(5));
    assert_eq!(balls[0].whereabouts, Whereabouts::Table);
}

#[test]
fn slow_balls_fall_and_hanging_ones_too() {
    let table = billiard();
    // Comes to lie half a millimetre outside the mouth of the middle hole: it hangs, and falls.
    let reach =
        |speed: f64| 12.0 * speed * speed / (49.0 * 0.2 * 9.81) + (5.0 / 7.0 * speed).powi(2) / (2.0 * 0.015 * 9.81);
    for (short, falls) in [(0.0005, true), (0.01, false)] {
        let way = reach(0.5);
        let mut balls = [Ball::lying(IVORY, 0.5 * L, 0.0475 + short + way)];
        let story = played(&table, &mut balls, Stroke::plain(0, 270_000, 500), &[]);
        assert_eq!(story.contains(&What::Holed(0, 1)), falls);
    }
}

#[test]
fn lines_are_told_both_ways() {
    let mut balls = [Ball::lying(IVORY, 1.0, 0.8)];
    let lines = [Line::across(0.5 * L, 0.0, (1.0, 0.0)), Line::across(2.5, 1.5, (1.0, 0.0)).long(0.1)];
    let story = played(&billiard(), &mut balls, Stroke::plain(0, 0, 3_000), &lines);
    let crossings: Vec<What> =
        story.into_iter().filter(|w| matches!(w, What::Crossed(..) | What::Cushion(..))).collect();
    // The second line is too short to be met.
    assert_eq!(crossings, [What::Crossed(0, 0, true), What::Cushion(0, sides::FOOT), What::Crossed(0, 0, false)]);
}

#[test]
fn the_port_has_posts_and_a_way_through() {
    let (x, y, clear, post) = (0.75 * L, 0.5 * W, 0.110, 0.005);
    let port = |table: Table| {
        let table = table.with_post(x, y - 0.5 * clear - post, post, 0.11, Side::POST);
        table.with_post(x, y + 0.5 * clear + post, post, 0.11, Side::POST)
    };
    let table = port(billiard());
    let way = [Line::across(x, y, (1.0, 0.0)).long(clear)];
    let through = |aside: f64| {
        let mut balls = [Ball::lying(IVORY, 1.5, y + aside)];
        played(&table, &mut balls, Stroke { stick: Stick::Mace, ..Stroke::plain(0, 0, 1_800) }, &way)
    };
    assert!(through(0.0).contains(&What::Crossed(0, 0, true)));
    assert!(!through(0.0).iter().any(|w| matches!(w, What::Post(..))));
    assert!(through(0.035).contains(&What::Post(0, 1)));
    assert!(through(-0.06).contains(&What::Post(0, 0)));
    assert!(!through(0.2).contains(&What::Crossed(0, 0, true)));
}

#[test]
fn a_raised_cue_jumps() {
    let told = |up: u8| {
        let mut balls = [Ball::lying(IVORY, 0.5, 0.8), Ball::lying(SMALL, 0.9, 0.8)];
        let mut table = billiard();
        table.wall = None;
        played(&table, &mut balls, Stroke { up, ..Stroke::plain(0, 0, 5_000) }, &[])
    };
    assert_eq!(told(0)[1], What::Hit(0, 1));
    // From twenty degrees it flies almost four centimetres high, too low for the other's top: they meet in the air, and the lower
    // one is pressed into the cloth and jumps up from it.
    assert_eq!(told(20)[1..3], [What::Rises(0), What::Hit(0, 1)]);
    assert!(told(20).contains(&What::Rises(1)));
}

#[test]
fn sticks_slip() {
    let plain = Stroke::plain(0, 0, 2_000);
    let at = |side: i8| Stroke { side, ..plain }.strike(0.027);
    assert!(!at(25).slipped && at(26).slipped);
    // Nothing jumps at the border between holding and slipping.
    assert!((at(25).velocity - at(26).velocity).length() < 0.05);
    assert!(at(60).velocity.length() < at(30).velocity.length());
    assert!(!at(100).touched);
    // A slipping stick sends the ball to the other side.
    assert!(at(60).velocity.y < 0.0);
    let mut balls = [Ball::lying(IVORY, 1.0, 0.8)];
    let story = played(&billiard(), &mut balls, Stroke { side: 40, ..plain }, &[]);
    assert_eq!(story[..2], [What::Slip, What::Tip(0)]);
    assert_eq!(played(&billiard(), &mut balls, Stroke { side: 100, ..plain }, &[]), [What::Slip]);
}

#[test]
fn the_stick_touches_twice() {
    let stroke = Stroke { stick: Stick::Mace, ..Stroke::plain(0, 0, 2_000) };
    let tips = |gap: f64, stroke: Stroke| {
        let mut balls = [Ball::lying(IVORY, 1.0, 0.8), Ball::lying(IVORY, 1.054 + gap, 0.8)];
        played(&billiard(), &mut balls, stroke, &[])
            .into_iter()
            .filter(|w| matches!(w, What::Tip(_)))
            .collect::<Vec<_>>()
    };
    assert_eq!(tips(0.5, stroke), [What::Tip(0)]);
    assert_eq!(tips(0.003, stroke)[..2], [What::Tip(0), What::Tip(1)]);
    // A cue follows less far, but a ball stopped right before it is met again.
    assert_eq!(tips(0.003, Stroke::plain(0, 0, 2_000)), [What::Tip(0), What::Tip(0)]);
}

/// A ball left standing on the wall is played from there: it drops back onto the cloth.
#[test]
fn played_from_the_wall() {
    let table = billiard();
    let mut balls = [Ball::lying(IVORY, L - 0.1, 0.5)];
    balls[0].velocity = v3(3.78, 0.0, 0.0);
    roll(&table, &mut balls, &Watch::nothing(), Limits::default(), &mut ());
    assert_eq!(balls[0].whereabouts, Whereabouts::Wall(sides::FOOT));
    balls[0].whereabouts = Whereabouts::Table;
    let story = played(&table, &mut balls, Stroke { up: 10, ..Stroke::plain(0, 180_000, 800) }, &[]);
    assert_eq!(story[..3], [What::Tip(0), What::Rises(0), What::Lands(0)]);
    assert!(balls[0].place.x < L - 0.2);
}

/// A ball thrown off keeps half its speed across the wall, for whoever stands there.
#[test]
fn thrown_off() {
    let mut balls = [Ball::lying(IVORY, L - 0.1, 0.5)];
    balls[0].velocity = v3(4.9, 0.3, 0.0);
    roll(&billiard(), &mut balls, &Watch::nothing(), Limits::default(), &mut ());
    assert_eq!(balls[0].whereabouts, Whereabouts::Off(sides::FOOT));
    assert!((balls[0].velocity.x / 4.9 - 0.5).abs() < 0.05);
}
