//! Something for each of two sides, who are called by their balls A and B.

use super::ball::Ball;
use std::ops::{Index, IndexMut};

/// Something for each of two sides.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Sides<T>(pub [T; 2]);

impl<T> Sides<T> {
    /// Whatever a function says for each.
    pub fn each(mut of: impl FnMut(Ball) -> T) -> Sides<T> {
        Sides([of(Ball::A), of(Ball::B)])
    }
}

impl<T> Index<Ball> for Sides<T> {
    type Output = T;

    fn index(&self, side: Ball) -> &T {
        let [a, b] = &self.0;
        if side == Ball::A { a } else { b }
    }
}

impl<T> IndexMut<Ball> for Sides<T> {
    fn index_mut(&mut self, side: Ball) -> &mut T {
        let [a, b] = &mut self.0;
        if side == Ball::A { a } else { b }
    }
}

/// The other of two sides.
pub fn other(side: Ball) -> Ball {
    if side == Ball::A { Ball::B } else { Ball::A }
}
