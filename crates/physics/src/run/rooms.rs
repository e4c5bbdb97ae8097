//! The rectangles in which the centres of the balls stay until their next events: what is far from them they do not meet, and nothing
//! more need be reckoned of most.

use crate::ball::{Ball, MOST_BALLS};
use crate::table::{MOST_CUSHIONS, MOST_HOLES, MOST_POSTS, Table};
use crate::vector::V3;

/// A rectangle along the axes.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub x: [f64; 2],
    pub y: [f64; 2],
}

impl Bounds {
    /// Where a ball is that is on the table no more: far from everything.
    pub const NOWHERE: Bounds = Bounds { x: [f64::INFINITY, f64::NEG_INFINITY], y: [f64::INFINITY, f64::NEG_INFINITY] };

    /// The rectangle between two corners.
    pub fn between(one: V3, other: V3) -> Bounds {
        let order = |a: f64, b: f64| if a < b { [a, b] } else { [b, a] };
        Bounds { x: order(one.x, other.x), y: order(one.y, other.y) }
    }

    /// The rectangle around a point.
    fn around(point: V3, reach: f64) -> Bounds {
        Bounds { x: [point.x - reach, point.x + reach], y: [point.y - reach, point.y + reach] }
    }
}

/// Rectangles side by side, so that one is held against many at once.
struct Many<const N: usize> {
    low: [[f64; N]; 2],
    high: [[f64; N]; 2],
}

impl<const N: usize> Many<N> {
    /// They are nowhere yet.
    fn new() -> Many<N> {
        Many { low: [[f64::INFINITY; N]; 2], high: [[f64::NEG_INFINITY; N]; 2] }
    }

    fn of(rectangles: impl Iterator<Item = Bounds>) -> Many<N> {
        let mut many = Many::new();
        rectangles.take(N).enumerate().for_each(|(i, bounds)| many.put(i, bounds));
        many
    }

    #[inline]
    fn put(&mut self, i: usize, bounds: Bounds) {
        [self.low[0][i], self.high[0][i]] = bounds.x;
        [self.low[1][i], self.high[1][i]] = bounds.y;
    }

    /// Those that a ball of this radius may come to, a bit for each.
    #[inline]
    fn near(&self, from: &Bounds, radius: f64) -> u32 {
        let mut near = 0;
        for k in 0..N {
            let apart = |[low, high]: [f64; 2], axis: usize| {
                (high < self.low[axis][k] - radius) | (low > self.high[axis][k] + radius)
            };
            near |= u32::from(!(apart(from.x, 0) | apart(from.y, 1))) << k;
        }
        near
    }
}

/// What stands on a table.
pub(super) struct Fixed {
    cushions: Many<MOST_CUSHIONS>,
    posts: Many<MOST_POSTS>,
    holes: Many<MOST_HOLES>,
}

impl Fixed {
    pub fn of(table: &Table) -> Fixed {
        Fixed {
            cushions: Many::of(table.cushions.iter().map(|cushion| Bounds::between(cushion.start, cushion.end))),
            posts: Many::of(table.posts.iter().map(|post| Bounds::around(post.place, post.radius))),
            holes: Many::of(table.holes.iter().map(|hole| Bounds::around(hole.place, hole.radius))),
        }
    }

    /// The cushions to which a ball of this radius may come.
    #[inline]
    pub fn cushions(&self, from: &Bounds, radius: f64) -> Bits {
        Bits(self.cushions.near(from, radius))
    }

    /// The posts.
    #[inline]
    pub fn posts(&self, from: &Bounds, radius: f64) -> Bits {
        Bits(self.posts.near(from, radius))
    }

    /// The holes into which its centre may come.
    #[inline]
    pub fn holes(&self, from: &Bounds) -> Bits {
        Bits(self.holes.near(from, 0.0))
    }
}

/// The numbers of the bits that are set, from the lowest on.
#[derive(Clone, Copy)]
pub(super) struct Bits(pub u32);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let first = (self.0 != 0).then(|| self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        first
    }
}

/// The rectangles of all balls.
pub(super) struct Rooms {
    rooms: Many<MOST_BALLS>,
    radius: [f64; MOST_BALLS],
}

impl Rooms {
    /// The balls are nowhere yet.
    pub fn of(balls: &[Ball]) -> Rooms {
        let mut radius = [0.0; MOST_BALLS];
        for (radius, ball) in radius.iter_mut().zip(balls) {
            *radius = ball.ivory.radius;
        }
        Rooms { rooms: Many::new(), radius }
    }

    /// Ball `i` stays there.
    #[inline]
    pub fn put(&mut self, i: usize, bounds: Bounds) {
        self.rooms.put(i, bounds);
    }

    /// Of these balls those whose rectangles are not too far from that of ball `i` for the two to touch.
    #[inline]
    pub fn near(&self, i: usize, among: u16) -> Bits {
        let Many { low, high } = &self.rooms;
        let mut near = 0;
        for j in 0..MOST_BALLS {
            let reach = self.radius[i] + self.radius[j];
            let apart = |axis: usize| (high[axis][j] < low[axis][i] - reach) | (low[axis][j] > high[axis][i] + reach);
            near |= u32::from(!(apart(0) | apart(1))) << j;
        }
        Bits(near & u32::from(among) & !(1 << i))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ball::Ivory;
    use crate::vector::v3;

    #[test]
    fn what_is_far_away_is_not_looked_at() {
        let ivory = Ivory { radius: 0.03, mass: 0.2 };
        let balls = [0.0, 0.05, 0.5, 0.05].map(|x| Ball::lying(ivory, x, 0.0));
        let mut rooms = Rooms::of(&balls);
        for (i, ball) in balls.iter().enumerate() {
            rooms.put(i, Bounds::between(ball.place, ball.place));
        }
        assert_eq!(rooms.near(0, u16::MAX).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(rooms.near(0, 0b0010).collect::<Vec<_>>(), [1], "only those that are asked about");
        rooms.put(2, Bounds::between(v3(0.1, 0.0, 0.0), v3(0.9, 0.0, 0.0)));
        rooms.put(3, Bounds::NOWHERE);
        assert_eq!(rooms.near(0, u16::MAX).collect::<Vec<_>>(), [1], "who runs may come near, who has fallen does not");
        assert_eq!(rooms.near(1, u16::MAX).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(rooms.near(3, u16::MAX).count(), 0);
    }

    #[test]
    fn a_ball_comes_to_what_stands_within_its_radius() {
        let noses = [0.0, 1.0].map(|y| Bounds::between(v3(0.0, y, 0.0), v3(2.0, y, 0.0)));
        let cushions: Many<4> = Many::of(noses.into_iter());
        let at = |y: f64| Bounds::between(v3(1.0, y, 0.0), v3(1.0, y, 0.0));
        assert_eq!(cushions.near(&at(0.02), 0.03), 0b01);
        assert_eq!(cushions.near(&at(0.5), 0.03), 0);
        assert_eq!(cushions.near(&Bounds::between(v3(1.0, 0.0, 0.0), v3(1.0, 1.0, 0.0)), 0.03), 0b11);
    }
}
