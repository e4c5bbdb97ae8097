//! The balls, by name.

use spadille_core::{NotationError, serde_as_notation};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// A ball by its name: `A B` of two sides, `R M` the Carambols, `P` the ball all play with à la ronde, `1`…`12` of a company,
/// `w1`…`w12` the small white ones.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ball(NonZeroU8);

/// The balls that have letters, in order.
const LETTERS: &str = "ABRMP";
/// How many of a company there can be, and how many white balls.
const MOST: u8 = 12;

impl Ball {
    /// The ball of the first side.
    pub const A: Ball = Ball::nth(0);
    /// The ball of the second side.
    pub const B: Ball = Ball::nth(1);
    /// The Carambol.
    pub const R: Ball = Ball::nth(2);
    /// The second Carambol, of two colours.
    pub const M: Ball = Ball::nth(3);
    /// The large ball of à la ronde, with which all play.
    pub const P: Ball = Ball::nth(4);
    /// How many balls there are.
    pub const COUNT: usize = 29;

    const fn nth(index: u8) -> Ball {
        match NonZeroU8::new(index + 1) {
            Some(number) => Ball(number),
            None => Ball(NonZeroU8::MIN),
        }
    }

    /// All balls there are.
    pub fn all() -> impl Iterator<Item = Ball> {
        (0..Ball::COUNT as u8).map(Ball::nth)
    }

    /// The ball with a number of dots, 1 to 12.
    pub fn numbered(number: u8) -> Option<Ball> {
        (1..=MOST).contains(&number).then(|| Ball::nth(4 + number))
    }

    /// A small white ball, 1 to 12.
    pub fn white(number: u8) -> Option<Ball> {
        (1..=MOST).contains(&number).then(|| Ball::nth(16 + number))
    }

    /// Its place among all balls, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    /// How many dots it has, if it has dots.
    pub fn dots(self) -> Option<u8> {
        (5..17).contains(&self.index()).then(|| self.0.get() - 5)
    }

    /// Its number among the small white ones.
    pub fn white_number(self) -> Option<u8> {
        (17..29).contains(&self.index()).then(|| self.0.get() - 17)
    }
}

impl fmt::Display for Ball {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.dots(), self.white_number()) {
            (Some(number), _) => write!(f, "{number}"),
            (_, Some(number)) => write!(f, "w{number}"),
            _ => f.write_str(LETTERS.get(self.index()..=self.index()).unwrap_or_default()),
        }
    }
}

impl fmt::Debug for Ball {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Ball {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Ball, NotationError> {
        let digits = |text: &str| match text.as_bytes() {
            [b'1'..=b'9'] | [b'1', b'0'..=b'2'] => text.parse().ok(),
            _ => None,
        };
        let found = match text.as_bytes() {
            [letter] if LETTERS.as_bytes().contains(letter) => {
                LETTERS.bytes().position(|l| l == *letter).map(|at| Ball::nth(at as u8))
            }
            [b'w', ..] => text.strip_prefix('w').and_then(digits).and_then(Ball::white),
            _ => digits(text).and_then(Ball::numbered),
        };
        found.ok_or_else(|| NotationError::new("a ball (A B R M P, 1 to 12, w1 to w12)", text))
    }
}

serde_as_notation!(Ball);

/// A set of balls.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct BallSet(u32);

impl BallSet {
    /// No ball.
    pub const EMPTY: BallSet = BallSet(0);

    /// Whether a ball is in it.
    pub fn contains(self, ball: Ball) -> bool {
        self.0 & 1 << ball.index() != 0
    }

    /// Puts one in.
    pub fn insert(&mut self, ball: Ball) {
        self.0 |= 1 << ball.index();
    }

    /// Takes one out.
    pub fn remove(&mut self, ball: Ball) {
        self.0 &= !(1 << ball.index());
    }

    /// The same with another ball.
    #[must_use]
    pub fn with(mut self, ball: Ball) -> BallSet {
        self.insert(ball);
        self
    }

    /// The same without a ball.
    #[must_use]
    pub fn without(mut self, ball: Ball) -> BallSet {
        self.remove(ball);
        self
    }

    /// Those that are in this set and not in the other.
    #[must_use]
    pub fn but(self, others: BallSet) -> BallSet {
        BallSet(self.0 & !others.0)
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The balls, in the order of their names.
    pub fn iter(self) -> impl Iterator<Item = Ball> {
        Ball::all().filter(move |ball| self.contains(*ball))
    }
}

impl FromIterator<Ball> for BallSet {
    fn from_iter<I: IntoIterator<Item = Ball>>(balls: I) -> BallSet {
        balls.into_iter().fold(BallSet::EMPTY, BallSet::with)
    }
}

impl serde::Serialize for BallSet {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for BallSet {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<BallSet, D::Error> {
        Ok(Vec::<Ball>::deserialize(d)?.into_iter().collect())
    }
}

impl fmt::Debug for BallSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Balls in an order, each at most once: those that were lost, one after the other; those that go back.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Balls {
    balls: [Option<Ball>; Ball::COUNT],
    len: u8,
}

impl Balls {
    /// None.
    pub const NONE: Balls = Balls { balls: [None; Ball::COUNT], len: 0 };

    /// Adds one at the end, unless it is among them already.
    pub fn add(&mut self, ball: Ball) {
        if self.contains(ball) {
            return;
        }
        if let Some(place) = self.balls.get_mut(usize::from(self.len)) {
            *place = Some(ball);
            self.len += 1;
        }
    }

    /// Whether a ball is among them.
    pub fn contains(&self, ball: Ball) -> bool {
        self.iter().any(|b| b == ball)
    }

    /// The balls in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Ball> + '_ {
        self.balls.iter().take(usize::from(self.len)).flatten().copied()
    }

    /// The first.
    pub fn first(&self) -> Option<Ball> {
        self.iter().next()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Those for which something holds.
    #[must_use]
    pub fn only(&self, holds: impl Fn(Ball) -> bool) -> Balls {
        self.iter().filter(|ball| holds(*ball)).collect()
    }
}

impl Default for Balls {
    fn default() -> Balls {
        Balls::NONE
    }
}

impl Extend<Ball> for Balls {
    fn extend<I: IntoIterator<Item = Ball>>(&mut self, balls: I) {
        for ball in balls {
            self.add(ball);
        }
    }
}

impl FromIterator<Ball> for Balls {
    fn from_iter<I: IntoIterator<Item = Ball>>(balls: I) -> Balls {
        let mut all = Balls::NONE;
        all.extend(balls);
        all
    }
}

impl fmt::Debug for Balls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl serde::Serialize for Balls {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

/// The balls that somebody moved out of his turn, in the order in which they were named: twelve at most.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Moved([Option<Ball>; MOST as usize]);

impl Moved {
    /// The balls.
    pub fn iter(&self) -> impl Iterator<Item = Ball> + '_ {
        self.0.iter().flatten().copied()
    }

    /// Some balls, if they are not too many.
    pub fn of(balls: impl IntoIterator<Item = Ball>) -> Option<Moved> {
        let mut moved = Moved::default();
        for (n, ball) in balls.into_iter().enumerate() {
            *moved.0.get_mut(n)? = Some(ball);
        }
        Some(moved)
    }
}

impl fmt::Debug for Moved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balls_are_read_as_they_are_written() {
        let names: Vec<String> = Ball::all().map(|b| b.to_string()).collect();
        assert_eq!(names.join(" "), "A B R M P 1 2 3 4 5 6 7 8 9 10 11 12 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12");
        assert!(Ball::all().all(|b| b.to_string().parse() == Ok(b)));
        for wrong in ["", "C", "0", "13", "w0", "w13", "w", "w01", "+1", "AB", "ä", "٣"] {
            assert!(wrong.parse::<Ball>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn lists_hold_every_ball_once() {
        let twice: Balls = Ball::all().chain(Ball::all()).collect();
        assert_eq!((twice.len(), BallSet::from_iter(Ball::all()).len()), (Ball::COUNT, Ball::COUNT));
        assert!(Moved::of(Ball::all()).is_none());
    }
}
