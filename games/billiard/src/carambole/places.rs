//! The patches of the Caramboles, where the beginner may put the first, and which balls lie at home.

use super::options::{CaramboleOptions, FirstPlacing, SalvoLine};
use crate::cloth::geometry::{Ground, Point};
use crate::laws::Ball;
use spadille_core::{LawId, law};

/// How wide a patch is, from its middle.
pub const PATCH: f64 = 0.02;

/// The patch of a Carambol: of the first in the middle of the far half, of the second in the middle of the near one.
pub fn patch(ball: Ball, ground: &Ground) -> (Point, LawId) {
    let y = 0.5 * ground.width;
    if ball == Ball::M {
        (Point { x: 0.25 * ground.length, y }, law!("second-patch"))
    } else {
        (Point { x: 0.75 * ground.length, y }, law!("patch"))
    }
}

/// Whether the beginner may put the Carambol there.
pub fn may_place(options: &CaramboleOptions, ground: &Ground, at: Point) -> (bool, LawId) {
    match options.first_placing {
        FirstPlacing::Free => (at.x > ground.middle(), law!("beginner-sets-carambol")),
        FirstPlacing::Spot => {
            let (spot, law) = patch(Ball::R, ground);
            ((at.x - spot.x).abs().max((at.y - spot.y).abs()) <= 1e-3, law)
        }
    }
}

/// Whether a ball lies at home, in salvo; if all others do, a player in hand must play off the far cushion.
pub fn at_home(line: SalvoLine, ground: &Ground, at: Point) -> (bool, LawId) {
    let line = match line {
        SalvoLine::Mark => ground.mark(),
        SalvoLine::Middle => ground.middle(),
    };
    (at.x <= line, law!("salvo-bricole"))
}
