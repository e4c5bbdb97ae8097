//! Strokes from standard input, on any table, for comparing our balls with another program's.
//!
//! `strokes` tells what happens; `strokes bench SECONDS` plays all of them again and again and says how many a second.
//! The words are those of `tests/common/words.rs`.

#[path = "../tests/common/words.rs"]
mod words;

use spadille_physics::*;
use std::io::{Read, Write};
use std::time::Instant;
use words::{Scene, read};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("standard input can be read");
    let scenes = read(&text);
    match arguments.first().map(String::as_str) {
        Some("bench") => bench(&scenes, arguments.get(1).and_then(|s| s.parse().ok()).unwrap_or(3.0)),
        _ => tell(&scenes),
    }
}

fn tell(scenes: &[Scene]) {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut course = Course::with_room(20_000, 20_000);
    for scene in scenes {
        let mut balls = scene.balls.clone();
        course.clear();
        let outcome = roll(&scene.table, &mut balls, &Watch::nothing(), Limits::default(), &mut course);
        for event in &course.events {
            let (word, a, b) = match event.what {
                What::Hit(a, b) => ("hit", a, i32::from(b)),
                What::Cushion(a, k) => ("cushion", a, i32::from(k)),
                What::Post(a, k) => ("post", a, i32::from(k)),
                What::Holed(a, k) => ("hole", a, i32::from(k)),
                What::Rolls(a) => ("rolls", a, -1),
                What::Turns(a) => ("turns", a, -1),
                What::Rests(a) => ("rests", a, -1),
                _ => continue,
            };
            let place = where_is(&course, &scene.balls, a, event.time);
            writeln!(out, "{:.17e} {word} {a} {b} {:.17e} {:.17e}", event.time, place.x, place.y).expect("written");
        }
        for (i, ball) in balls.iter().enumerate() {
            writeln!(out, "end {i} {:.17e} {:.17e}", ball.place.x, ball.place.y).expect("written");
        }
        writeln!(out, "done {} {:?}", outcome.events, outcome.ended).expect("written");
    }
}

fn where_is(course: &Course, start: &[Ball], ball: BallNo, time: f64) -> V3 {
    let last = course.pieces.iter().rfind(|piece| piece.ball == ball && piece.from <= time);
    last.map_or(start[usize::from(ball)].place, |piece| piece.place_at(time.min(piece.until)))
}

fn bench(scenes: &[Scene], seconds: f64) {
    let (begun, mut strokes, mut events) = (Instant::now(), 0u64, 0u64);
    while begun.elapsed().as_secs_f64() < seconds {
        for scene in scenes {
            let mut balls = [scene.balls[0]; MOST_BALLS];
            let n = scene.balls.len();
            balls[..n].copy_from_slice(&scene.balls);
            events +=
                u64::from(roll(&scene.table, &mut balls[..n], &Watch::nothing(), Limits::default(), &mut ()).events);
            strokes += 1;
        }
    }
    let elapsed = begun.elapsed().as_secs_f64();
    println!(
        "{:.1} strokes a second, {:.1} events a stroke, {strokes} strokes",
        strokes as f64 / elapsed,
        events as f64 / strokes as f64
    );
}
