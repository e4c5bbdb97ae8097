//! Strokes from standard input, on any table, for comparing our balls with another program's.
//!
//! `strokes` tells what happens; `strokes bench SECONDS` plays all of them again and again and says how many a second.
//! Words, one thing a line, numbers in metres, seconds and radians:
//!
//! ```text
//! table                                   a new table, empty
//! cloth SLIDE ROLL TURN GRAVITY
//! ivory RADIUS MASS RESTITUTION A B C     friction of ball on ball A + B exp(−C u)
//! side RESTITUTION FRICTION EDGE          for the cushions and posts that follow
//! cushion X Y X Y | post X Y R | hole X Y R
//! ball X Y VX VY WX WY WZ
//! go                                      plays the balls named since the last one
//! ```

use spadille_physics::*;
use std::io::{Read, Write};
use std::time::Instant;

struct Scene {
    table: Table,
    balls: Vec<Ball>,
}

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

fn read(text: &str) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let mut table = Table::oblong(1.0, 1.0);
    let mut ivory = Ivory { radius: 0.027, mass: 0.152 };
    let mut side = Side::SELVAGE;
    let mut balls = Vec::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let Some(word) = words.next() else { continue };
        let n: Vec<f64> = words.map(|w| w.parse().expect("a number")).collect();
        match word {
            "table" => {
                table.cushions.clear();
                table.posts.clear();
                table.holes.clear();
                table.wall = None;
            }
            "cloth" => {
                table.cloth = Cloth {
                    slide: n[0],
                    roll: n[1],
                    turn: n[2],
                    bounce: 0.5,
                    gravity: n[3],
                    still_speed: 0.0,
                    still_spin: 0.0,
                }
            }
            "ivory" => {
                ivory = Ivory { radius: n[0], mass: n[1] };
                table.balls =
                    BallModel::Rough { restitution: n[2], friction: Friction::Falling { a: n[3], b: n[4], c: n[5] } };
            }
            "side" => side = Side { restitution: n[0], friction: n[1], edge: n[2] },
            "cushion" => table.cushions.push(Cushion::between((n[0], n[1]), (n[2], n[3]), side)),
            "post" => {
                let place = v3(n[0], n[1], 0.0);
                table.posts.push(Post { place, radius: n[2], height: f64::INFINITY, side });
            }
            "hole" => table.holes.push(Hole { place: v3(n[0], n[1], 0.0), radius: n[2], hang: 0.0 }),
            "ball" => balls.push(Ball {
                velocity: v3(n[2], n[3], 0.0),
                spin: v3(n[4], n[5], n[6]),
                ..Ball::lying(ivory, n[0], n[1])
            }),
            "go" => scenes.push(Scene { table: table.clone(), balls: std::mem::take(&mut balls) }),
            other => panic!("unknown word {other}"),
        }
    }
    scenes
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
