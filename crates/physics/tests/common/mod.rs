//! The table and the strokes the tests share.

#![allow(dead_code, reason = "every test file uses its own part")]

use spadille_physics::*;

pub const L: f64 = 3.439;
pub const W: f64 = 1.719;
pub const IVORY: Ivory = Ivory { radius: 0.027, mass: 0.152 };
pub const SMALL: Ivory = Ivory { radius: 0.0225, mass: 0.088 };

/// The old table with its six holes.
pub fn billiard() -> Table {
    let holes = [(0.0, 0.0), (0.5 * L, 0.0), (L, 0.0), (0.0, W), (0.5 * L, W), (L, W)];
    holes.into_iter().fold(Table::oblong(L, W), |table, (x, y)| table.with_hole(x, y, 0.0475))
}

/// A table without any loss: smooth elastic balls and cushions, no friction.
pub fn frictionless() -> Table {
    let mut table = Table::oblong(L, W);
    table.cloth =
        Cloth { slide: 0.0, roll: 0.0, turn: 0.0, bounce: 1.0, gravity: 9.81, still_speed: 0.0, still_spin: 0.0 };
    table.balls = BallModel::Smooth { restitution: 1.0 };
    table.bands = CushionModel::Mirror;
    table.wall = None;
    table
}

/// A small generator, so that the tests need no other crate and repeat themselves exactly.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// So many balls, none on another, some of them small.
    pub fn balls(&mut self, count: usize) -> Vec<Ball> {
        let mut balls: Vec<Ball> = Vec::new();
        while balls.len() < count {
            let ivory = if self.next().is_multiple_of(4) { SMALL } else { IVORY };
            let ball = Ball::lying(ivory, self.between(0.1, L - 0.1), self.between(0.1, W - 0.1));
            if balls.iter().all(|o| (o.place - ball.place).length() > o.ivory.radius + ivory.radius) {
                balls.push(ball);
            }
        }
        balls
    }

    /// Any stroke the cue can do at ball 0.
    pub fn stroke(&mut self) -> Stroke {
        loop {
            let stroke = Stroke {
                ball: 0,
                stick: Stick::Cue,
                aim: (self.next() % 360_000) as u32,
                speed: self.between(100.0, 5000.0) as u16,
                side: self.between(-25.0, 26.0) as i8,
                high: self.between(-25.0, 26.0) as i8,
                up: if self.next().is_multiple_of(3) { self.between(0.0, 21.0) as u8 } else { 0 },
            };
            if stroke.fits() {
                return stroke;
            }
        }
    }
}

pub fn energy(balls: &[Ball]) -> f64 {
    balls.iter().map(|ball| ball.energy(9.81)).sum()
}
