//! Where balls are set, and where one goes back to whose spot is taken.

use super::geometry::{Ground, Point, SMALL};

/// What becomes of a Carambol that is to go back to its spot.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Respot {
    /// It is laid on its spot.
    OnSpot(Point),
    /// It is laid against the ball that covers a part of the spot, on the side from which the spot is seen.
    OnVisiblePart(Point),
    /// Nothing is seen of the spot: it is thrown at the ball that lies there.
    ThrowAtBall,
}

/// Where a small ball goes back to, its patch so wide from the middle, among balls with their radii.
pub fn respot(spot: Point, patch: f64, balls: &[(Point, f64)]) -> Respot {
    let away = |ball: &&(Point, f64)| spot.to(ball.0).length();
    let blocking = balls.iter().filter(|ball| away(ball) < ball.1 + SMALL.radius);
    let Some(&(at, radius)) = blocking.min_by(|a, b| away(a).total_cmp(&away(b))) else {
        return Respot::OnSpot(spot);
    };
    let way = at.to(spot);
    if way.length() + patch <= radius {
        return Respot::ThrowAtBall;
    }
    let out = way.unit().unwrap_or(Point { x: -1.0, y: 0.0 });
    Respot::OnVisiblePart(at.along(out, radius + SMALL.radius))
}

/// Where the twelve white balls of à la ronde lie: four on each long cushion, two on each short one.
pub fn ronde_spots(ground: &Ground) -> [Point; 12] {
    let (length, width, r) = (ground.length, ground.width, SMALL.radius);
    let along = [1.0 / 6.0, 1.0 / 3.0, 2.0 / 3.0, 5.0 / 6.0].map(|part| part * length);
    let across = [1.0 / 3.0, 2.0 / 3.0].map(|part| part * width);
    let mut spots = [Point { x: 0.0, y: 0.0 }; 12];
    for (n, x) in along.into_iter().enumerate() {
        spots[n] = Point { x, y: r };
        spots[n + 4] = Point { x, y: width - r };
    }
    for (n, y) in across.into_iter().enumerate() {
        spots[n + 8] = Point { x: r, y };
        spots[n + 10] = Point { x: length - r, y };
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_is_free_half_covered_or_gone() {
        let spot = Point { x: 2.579, y: 0.8595 };
        let ball = |x: f64| [(Point { x: 2.579 + x, y: 0.8595 }, 0.027)];
        assert_eq!(respot(spot, 0.01, &ball(0.05)), Respot::OnSpot(spot));
        assert_eq!(respot(spot, 0.01, &ball(0.01)), Respot::ThrowAtBall);
        let Respot::OnVisiblePart(at) = respot(spot, 0.01, &ball(0.03)) else { panic!("a part is seen") };
        assert!((at.x - (2.579 + 0.03 - 0.0495)).abs() < 1e-12 && at.y == 0.8595);
    }
}
