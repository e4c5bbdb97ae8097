//! When a ball has come level with another that it does not touch (000:2099).

use super::geometry::Point;
use spadille_physics::Line;

spadille_core::option_words! {
    /// Where the line runs which a ball that touches nothing must at least reach.
    PassLine {
        /// Through the other ball, at right angles to the straight way there.
        Stroke = "stroke",
        /// Through the other ball, parallel to the short cushions.
        Cross = "cross",
    }
}

/// How far from the line a ball may be and has reached it.
pub const TOLERANCE: f64 = 1e-6;

impl PassLine {
    /// In which direction one must come level with a ball.
    pub fn ahead(self, start: Point, object: Point) -> Point {
        let way = start.to(object);
        let across = Point { x: if way.x >= 0.0 { 1.0 } else { -1.0 }, y: 0.0 };
        match self {
            PassLine::Stroke => way.unit().unwrap_or(across),
            PassLine::Cross => across,
        }
    }

    /// Whether a point is level with the ball, or beyond.
    pub fn reached(self, start: Point, object: Point, at: Point) -> bool {
        object.to(at).dot(self.ahead(start, object)) >= -TOLERANCE
    }

    /// Whether a centre that goes from point to point came level with the ball.
    pub fn passed(self, start: Point, object: Point, path: &[Point]) -> bool {
        path.iter().any(|at| self.reached(start, object, *at))
    }

    /// The line to be watched: a hair nearer, for reaching it is enough.
    pub fn line(self, start: Point, object: Point) -> Line {
        let ahead = self.ahead(start, object);
        let at = object.along(ahead, -TOLERANCE);
        Line::across(at.x, at.y, (ahead.x, ahead.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_is_enough_by_either_line() {
        let point = |x, y| Point { x, y };
        let (start, object) = (point(0.8, 0.4), point(2.8, 1.4));
        // Beside the ball, at right angles to the way there.
        let beside = object.along(point(1.0, -2.0), 0.2);
        assert!(PassLine::Stroke.passed(start, object, &[start, beside]));
        assert!(!PassLine::Stroke.passed(start, object, &[start, beside.along(point(-1.0, -0.5), 1e-5)]));
        assert!(PassLine::Cross.passed(start, object, &[start, point(2.8, 0.1)]));
        assert!(!PassLine::Cross.passed(start, object, &[start, point(2.79, 0.1)]));
        assert!(PassLine::Cross.passed(point(2.0, 0.5), point(0.5, 0.5), &[point(0.4, 0.1)]));
    }
}
