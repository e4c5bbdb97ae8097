//! The table as people see it, and the course of the last stroke.

use super::{Last, Place};
use crate::cloth::geometry::{HOLE, Point, ivory};
use crate::cloth::{Ground, Lay};
use crate::laws::{Ball, Hole};
use spadille_core::scene::{
    BallLies, BallLook, ClothBall, ClothBoard, ClothCall, ClothHole, ClothLine, ClothRun, ClothStroke, ClothZone,
};
use spadille_core::{LawId, Seat, Text, text};
use spadille_physics::{Event, Piece, V3, What, Witness};

/// A ball to be shown.
#[derive(Copy, Clone, Debug)]
pub struct Shown {
    /// Which.
    pub ball: Ball,
    /// Where it is.
    pub place: Place,
    /// Whose it is.
    pub seat: Option<Seat>,
}

/// What a ball looks like.
fn look(ball: Ball) -> BallLook {
    match ball {
        Ball::A => BallLook::White,
        Ball::B => BallLook::Dotted,
        Ball::R | Ball::P => BallLook::Red,
        Ball::M => BallLook::Blue,
        _ => ball.dots().map_or(BallLook::White, BallLook::Number),
    }
}

fn mm(metres: f64) -> i32 {
    (metres * 1000.0).round() as i32
}

/// Keeps curves and sounds of a stroke.
#[derive(Default)]
struct Film {
    runs: Vec<ClothRun>,
    calls: Vec<ClothCall>,
    /// The place of each ball of the stroke among those shown.
    places: Vec<u8>,
    at: Vec<[f32; 2]>,
    end: f32,
}

fn three(v: V3) -> [f32; 3] {
    [v.x as f32, v.y as f32, v.z as f32]
}

/// The most curves worth drawing.
const LONGEST: usize = 1500;

impl Film {
    /// A ball has left the table: nobody sees it after its last run.
    fn leaves(&mut self, no: u8) {
        let Some(&ball) = self.places.get(usize::from(no)) else { return };
        if let Some(run) = self.runs.iter_mut().rev().find(|run| run.ball == ball) {
            run.gone = true;
        }
    }
}

impl Witness for Film {
    fn event(&mut self, event: Event) {
        let (no, sound) = match event.what {
            What::Tip(no) => (no, "tip"),
            What::Hit(no, _) => (no, "hit"),
            What::Cushion(no, _) | What::Post(no, _) => (no, "cushion"),
            What::Holed(no, _) => (no, "pocket"),
            What::Off(no, _) | What::OnWall(no, _) => (no, "off"),
            // The only line that is watched is the cord with its bells.
            What::Crossed(no, ..) => (no, "bell"),
            _ => return,
        };
        if matches!(event.what, What::Holed(..) | What::Off(..)) {
            self.leaves(no);
        }
        if self.calls.len() < LONGEST {
            let at = self.at.get(usize::from(no)).copied();
            self.calls.push(ClothCall { time: event.time as f32, at, sound: sound.into(), said: None, law: None });
        }
    }

    fn piece(&mut self, piece: &Piece) {
        let s = piece.until - piece.from;
        if let Some(at) = self.at.get_mut(usize::from(piece.ball))
            && s.is_finite()
        {
            let end = piece.place + piece.velocity * s + piece.bend * (s * s);
            *at = [end.x as f32 * 1000.0, end.y as f32 * 1000.0];
        }
        let Some(&ball) = self.places.get(usize::from(piece.ball)) else { return };
        if s > 0.0 && s.is_finite() && self.runs.len() < LONGEST {
            self.end = self.end.max(piece.until as f32);
            self.runs.push(ClothRun {
                ball,
                from: piece.from as f32,
                until: piece.until as f32,
                place: three(piece.place),
                velocity: three(piece.velocity),
                bend: three(piece.bend),
                spin: three(piece.spin),
                wear: three(piece.wear),
                gone: false,
            });
        }
    }
}

/// The table with its balls and the spots on which they are set, for whoever is to strike next, and the last stroke with what the
/// marker called, and by which law.
pub fn board(
    ground: &Ground,
    shown: &[Shown],
    lay: Option<&Lay>,
    strokes: u32,
    last: Option<&Last>,
    spots: &[Point],
    called: Option<(Text, LawId)>,
) -> ClothBoard {
    let ball = |shown: &Shown| {
        let (lies, at) = match shown.place {
            Place::Hand => (BallLies::Hand, None),
            Place::At(at) => (BallLies::Table, Some(at)),
            Place::Wall(at) => (BallLies::Wall, Some(at)),
            Place::Out => (BallLies::Gone, None),
        };
        ClothBall {
            word: shown.ball.to_string(),
            name: text!("billiard-ball", ball = shown.ball.to_string()),
            look: look(shown.ball),
            radius: mm(ivory(shown.ball).radius) as u16,
            seat: shown.seat,
            lies,
            at: at.map(|at| [at.x as f32 / 100.0, at.y as f32 / 100.0]),
            struck: lay.is_some_and(|lay| lay.own == shown.ball),
            sought: lay.is_some_and(|lay| lay.sought.contains(shown.ball)),
        }
    };
    let across = |name: Text, x: f64| ClothLine { name, from: [mm(x), 0], to: [mm(x), mm(ground.width)], hangs: false };
    let hole = |hole: &Hole| {
        let at = ground.hole(*hole);
        ClothHole { word: hole.to_string(), at: [mm(at.x), mm(at.y)], radius: mm(HOLE) as u16 }
    };
    let post = |post: &spadille_physics::Post| ClothHole {
        word: String::new(),
        at: [mm(post.place.x), mm(post.place.y)],
        radius: mm(post.radius) as u16,
    };
    let mut film = Film::default();
    if let Some(last) = last {
        let place = |ball: &Ball| shown.iter().position(|shown| shown.ball == *ball);
        film.places = last.lying.iter().map(|(ball, _)| place(ball).unwrap_or(0) as u8).collect();
        film.at = last.lying.iter().map(|(_, at)| [at.x as f32 / 100.0, at.y as f32 / 100.0]).collect();
        last.run(ground, &mut film);
    }
    let end = film.end;
    film.calls.extend(called.map(|(said, law)| {
        let (sound, law) = ("call".into(), Some(law.0.into()));
        ClothCall { time: end, at: None, sound, said: Some(said), law }
    }));
    let struck = last.and_then(|last| {
        let (_, at) = last.lying.iter().find(|(ball, _)| *ball == last.own)?;
        Some(ClothStroke {
            ball: last.own.to_string(),
            from: [at.x as f32 / 100.0, at.y as f32 / 100.0],
            angle: last.stroke.aim,
            speed: last.stroke.speed,
        })
    });
    let zone = lay.filter(|lay| lay.at.is_none()).map(|lay| {
        let radius = mm(ivory(lay.own).radius);
        let (near, far) = lay.zone();
        let from = if ground.port.is_some() { i32::from(near) } else { radius };
        ClothZone { from: [from, radius], to: [i32::from(far), mm(ground.width) - radius], radius: None }
    });
    ClothBoard {
        length: mm(ground.length) as u16,
        width: mm(ground.width) as u16,
        holes: Hole::ALL.iter().map(hole).collect(),
        lines: match ground.port {
            None => vec![
                across(text!("billiard-line-mark"), ground.mark()),
                across(text!("billiard-line-middle"), ground.middle()),
            ],
            Some(port) if port.king => vec![],
            Some(_) => vec![ClothLine { hangs: true, ..across(text!("billiard-line-cord"), ground.cord()) }],
        },
        spots: spots.iter().map(|at| [mm(at.x), mm(at.y)]).collect(),
        posts: ground.table.posts.iter().map(post).collect(),
        balls: shown.iter().map(ball).collect(),
        zone,
        strokes,
        last: struck,
        course: film.runs,
        calls: film.calls,
    }
}
