//! Tables and strokes as plain words, one thing a line, numbers in metres, seconds and radians:
//!
//! ```text
//! table                                   a new table, empty
//! cloth SLIDE ROLL TURN GRAVITY
//! ivory RADIUS MASS RESTITUTION A B C     friction of ball on ball A + B exp(−C u)
//! side RESTITUTION FRICTION EDGE          for the cushions and posts that follow
//! cushion X Y X Y | post X Y R | hole X Y R
//! ball X Y VX VY WX WY WZ
//! rest BALL X Y                           where another program lets it come to lie
//! go                                      ends a stroke
//! ```

use spadille_physics::*;

/// A stroke that has left the stick.
pub struct Scene {
    pub table: Table,
    pub balls: Vec<Ball>,
    #[allow(dead_code, reason = "only the tests know where the balls should lie")]
    pub rests: Vec<(usize, V3)>,
}

pub fn read(text: &str) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let mut table = Table::oblong(1.0, 1.0);
    let mut ivory = Ivory { radius: 0.027, mass: 0.152 };
    let mut side = Side::SELVAGE;
    let (mut balls, mut rests) = (Vec::new(), Vec::new());
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
            "rest" => rests.push((n[0] as usize, v3(n[1], n[2], ivory.radius))),
            "go" => scenes.push(Scene {
                table: table.clone(),
                balls: std::mem::take(&mut balls),
                rests: std::mem::take(&mut rests),
            }),
            other => panic!("unknown word {other}"),
        }
    }
    scenes
}
