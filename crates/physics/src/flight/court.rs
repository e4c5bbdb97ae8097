//! What a court is built of: flat faces that throw a ball back, openings in them, and the [corde](super::corde).

use super::{Air, ClothBall, Corde, Flying, Met};
use crate::vector::V3;
use arrayvec::ArrayVec;

/// The most faces of a court.
pub const MOST_FACES: usize = 24;
/// The most openings.
pub const MOST_OPENINGS: usize = 24;

/// A flat four-cornered piece in space: a corner and the two edges that leave it, at right angles.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Panel {
    /// A corner.
    pub corner: V3,
    /// One edge.
    pub width: V3,
    /// The other edge.
    pub height: V3,
}

impl Panel {
    /// Whether a point lies before or behind the panel, and not beside it.
    #[inline]
    pub fn faces(&self, point: V3) -> bool {
        let from = point - self.corner;
        let within = |edge: V3| (0.0..=edge.squared()).contains(&from.dot(edge));
        within(self.width) && within(self.height)
    }
}

/// A face of floor, wall, roof or tambour.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Face {
    /// Where it is.
    pub panel: Panel,
    /// Direction into the court, length one.
    pub normal: V3,
    /// How strongly it throws a ball back.
    pub restitution: f64,
    /// How it rubs a turning ball.
    pub friction: f64,
}

impl Face {
    /// The face of a panel, looking to where its first edge would have to be turned left (seen from the front) to reach the second.
    pub fn of(panel: Panel, restitution: f64, friction: f64) -> Face {
        let normal = panel.width.cross(panel.height).unit().unwrap_or(V3::UP);
        Face { panel, normal, restitution, friction }
    }
}

/// A hole in a face: gallery, grille, trou, dedans. A ball whose centre goes through it is gone.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Opening {
    /// The face it is in, by number.
    pub face: u8,
    /// Where it is.
    pub panel: Panel,
    /// Whether it is round: then the circle that fits into the panel.
    pub round: bool,
}

impl Opening {
    /// Whether a point of the face lies in the opening.
    #[inline]
    fn holds(&self, foot: V3) -> bool {
        let Panel { corner, width, height } = self.panel;
        let from_middle = foot - corner - (width + height) * 0.5;
        self.panel.faces(foot) && (!self.round || from_middle.squared() <= 0.25 * width.squared())
    }
}

/// A court.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Court {
    /// Its air.
    pub air: Air,
    /// Faces, by number.
    pub faces: ArrayVec<Face, MOST_FACES>,
    /// Openings, by number.
    pub openings: ArrayVec<Opening, MOST_OPENINGS>,
    /// The corde.
    pub corde: Corde,
    /// Lowest corner of the room; a ball that leaves the room is out.
    pub low: V3,
    /// Highest corner of the room.
    pub high: V3,
}

impl Court {
    /// Lets a ball fly a step, or shorter if it meets something on the way: how long it flew, how it is then, what it met. Faces
    /// with their bit in `leaning` are let alone.
    pub(super) fn advance(
        &self,
        ball: &ClothBall,
        start: &Flying,
        step: f64,
        leaning: u32,
    ) -> (f64, Flying, Option<Met>) {
        let end = self.air.after(ball, start, step);
        let Some(mut met) = self.meets(ball, start, &end, leaning) else { return (step, end, None) };
        // Halve the step until the moment of the first meeting is known to a micrometre; what is met may change on the way.
        if let Some(met) = self.meets(ball, start, start, leaning) {
            return (0.0, *start, Some(met));
        }
        let (mut before, mut after, mut there) = (0.0, step, end);
        let speed = start.velocity.length().max(end.velocity.length());
        while (after - before) * speed > 1e-7 {
            let middle = 0.5 * (before + after);
            let half = self.air.after(ball, start, middle);
            match self.meets(ball, start, &half, leaning) {
                Some(earlier) => (met, after, there) = (earlier, middle, half),
                None => before = middle,
            }
        }
        (after, there, Some(met))
    }

    /// What a ball has met between two moments. Faces come before the corde, lower numbers before higher ones.
    fn meets(&self, ball: &ClothBall, start: &Flying, end: &Flying, leaning: u32) -> Option<Met> {
        for (k, face) in self.faces.iter().enumerate() {
            let before = (end.place - face.panel.corner).dot(face.normal);
            let inwards = end.velocity.dot(face.normal) < 0.0;
            // A ball behind a face by more than its radius is somewhere else in the court.
            if leaning & (1 << k) != 0 || !inwards || before > ball.radius || before < -ball.radius {
                continue;
            }
            let foot = end.place - face.normal * before;
            if !face.panel.faces(foot) {
                continue;
            }
            match self.opening(k, foot) {
                None => return Some(Met::Face(k as u8)),
                Some(opening) if before <= 0.0 => return Some(Met::Opening(opening)),
                Some(_) => {}
            }
        }
        let (a, b) = (start.place.x - self.corde.at, end.place.x - self.corde.at);
        if (a < 0.0 && b >= 0.0) || (a > 0.0 && b <= 0.0) {
            return Some(Met::Over);
        }
        let inside = |p: V3| {
            p.x > self.low.x
                && p.y > self.low.y
                && p.z > self.low.z
                && p.x < self.high.x
                && p.y < self.high.y
                && p.z < self.high.z
        };
        (!inside(end.place)).then_some(Met::Out)
    }

    fn opening(&self, face: usize, foot: V3) -> Option<u8> {
        let here = |o: &Opening| usize::from(o.face) == face && o.holds(foot);
        self.openings.iter().position(here).map(|k| k as u8)
    }
}
