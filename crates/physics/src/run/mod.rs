//! A stroke from the first touch to the last rest.
//!
//! For every ball we keep its [`Piece`], the next thing it will do by itself, and for every two balls the moment they would meet.
//! The earliest of all these happens; then only the balls it changed are planned anew.

mod happen;
mod plan;
mod rooms;

use crate::ball::{Ball, BallNo, Ivory, MOST_BALLS, Whereabouts};
use crate::course::Witness;
use crate::event::{Event, What};
use crate::motion::{Phase, Piece};
use crate::stick::Stroke;
use crate::table::{MOST_CUSHIONS, MOST_POSTS, Table};
use crate::vector::V3;
use crate::watch::Watch;
use rooms::{Fixed, Rooms};

/// A touch slower than this, in metres a second, is soft: it presses rather than hits.
pub const SOFT: f64 = 0.002;
/// After a soft touch the two are left alone so long, in seconds. They may sink into each other by some thousandths of a
/// millimetre meanwhile; without it, a ball driven by its spin against another would touch it infinitely often.
pub const LULL: f64 = 0.002;
/// Touches slower than this are told only if the two have been apart for [`APART`].
pub const QUIET: f64 = 0.01;
/// Two that have not touched for so long, in seconds, have been apart.
pub const APART: f64 = 0.02;
/// The stick stays near the ball so long after the stroke, in seconds.
pub const STAY: f64 = 0.030;

const NEVER: f64 = f64::INFINITY;
const SIDES: usize = MOST_CUSHIONS + MOST_POSTS;

/// When to stop at the latest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Seconds.
    pub time: f64,
    /// Events, told or not.
    pub events: u32,
}

impl Default for Limits {
    /// Two minutes and twenty thousand events: far beyond any stroke, see the test of crowded tables.
    fn default() -> Limits {
        Limits { time: 120.0, events: 20_000 }
    }
}

/// Why a stroke is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Nothing moves.
    Rest,
    /// The time is over; the balls have the velocities of that moment.
    Time,
    /// Too many events: the balls are stopped where they were, those in the air put down.
    Events,
}

/// How a stroke ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// When.
    pub time: f64,
    /// After how many events, told or not.
    pub events: u32,
    /// Why.
    pub ended: Ended,
}

/// Plays a stroke: the stick, then everything that follows. The balls are left as the stroke leaves them.
///
/// Told besides what [`roll`] tells: [`What::Slip`]; [`What::Tip`] for the ball struck, for a ball that lies within the reach of the
/// stick following through, and again for the ball struck when another one sends it back onto the stick within [`STAY`].
/// Strokes at balls that are not there do nothing.
pub fn play<W: Witness>(
    table: &Table,
    balls: &mut [Ball],
    stroke: &Stroke,
    watch: &Watch,
    limits: Limits,
    witness: &mut W,
) -> Outcome {
    let nothing = Outcome { time: 0.0, events: 0, ended: Ended::Rest };
    let no = usize::from(stroke.ball);
    let Some(ball) = balls.get_mut(no).filter(|ball| ball.whereabouts == Whereabouts::Table) else { return nothing };
    let start = ball.place;
    let struck = stroke.play(ball, &table.cloth);
    let mut tell = |what| witness.event(Event { time: 0.0, what });
    if struck.slipped {
        tell(What::Slip);
    }
    if !struck.touched {
        return nothing;
    }
    tell(What::Tip(stroke.ball));
    let follow = Follow { ball: stroke.ball, start, ahead: stroke.direction(), reach: stroke.stick.follow() };
    for (other, ball) in balls.iter().enumerate() {
        if other != no && ball.whereabouts == Whereabouts::Table && follow.meets(ball, balls[no].ivory.radius) {
            tell(What::Tip(other as BallNo));
        }
    }
    Run::new(table, balls, watch, limits, witness, Some(follow)).finish()
}

/// Lets balls that move already go on until everything rests.
pub fn roll<W: Witness>(table: &Table, balls: &mut [Ball], watch: &Watch, limits: Limits, witness: &mut W) -> Outcome {
    Run::new(table, balls, watch, limits, witness, None).finish()
}

/// The stick after the stroke: it follows the ball a little and stays there a while.
#[derive(Clone, Copy)]
struct Follow {
    ball: BallNo,
    start: V3,
    ahead: V3,
    reach: f64,
}

impl Follow {
    /// Whether the end of the stick, following through, comes to another ball.
    fn meets(&self, ball: &Ball, radius: f64) -> bool {
        let from_tip = (ball.place - self.start).flat() + self.ahead * radius;
        let along = from_tip.dot(self.ahead);
        let (r, aside) = (ball.ivory.radius, (from_tip - self.ahead * along).length());
        along > 0.0 && aside < r && along - (r * r - aside * aside).sqrt() <= self.reach
    }

    /// Whether a ball that has just been sent from here with this velocity comes back onto the stick in time.
    fn again(&self, ball: &Ball, now: f64) -> bool {
        let beyond = (ball.place - self.start).dot(self.ahead) - self.reach;
        let back = -ball.velocity.dot(self.ahead);
        // Not yet out of the stick's reach, and slowed: the stick runs into it. Else it must come back in time.
        now < STAY && if beyond < 0.0 { back > -0.5 * self.reach / STAY } else { beyond < back * (STAY - now) }
    }
}

/// What a ball will do next by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Next {
    /// Its phase ends.
    End,
    Cushion(u8),
    Post(u8),
    Hole(u8),
}

/// One running ball.
#[derive(Clone, Copy)]
struct Runner {
    piece: Piece,
    what: Next,
    /// The next watched line it crosses.
    line: u8,
    /// A bit for each watched line: whether the ball is ahead of it.
    ahead: u32,
    on_table: bool,
}

struct Run<'a, W> {
    table: &'a Table,
    watch: &'a Watch,
    limits: Limits,
    witness: &'a mut W,
    follow: Option<Follow>,
    balls: &'a mut [Ball],
    now: f64,
    runners: [Runner; MOST_BALLS],
    /// When each does what it does next by itself, and when it crosses a watched line before that.
    next: [f64; MOST_BALLS],
    crossing: [f64; MOST_BALLS],
    /// Where each stays until then.
    rooms: Rooms,
    /// What they may come to.
    fixed: Fixed,
    /// When ball i meets ball j, for i < j; elsewhere `NEVER`.
    meet: [[f64; MOST_BALLS]; MOST_BALLS],
    /// The earliest of each row.
    first: [f64; MOST_BALLS],
    /// When they last met, and until when they are hushed, for i < j.
    met: [[f64; MOST_BALLS]; MOST_BALLS],
    hushed: [[f64; MOST_BALLS]; MOST_BALLS],
    /// The same for balls and cushions, then posts.
    side_met: [[f64; SIDES]; MOST_BALLS],
    side_hushed: [[f64; SIDES]; MOST_BALLS],
}

impl<'a, W: Witness> Run<'a, W> {
    fn new(
        table: &'a Table,
        balls: &'a mut [Ball],
        watch: &'a Watch,
        limits: Limits,
        witness: &'a mut W,
        follow: Option<Follow>,
    ) -> Run<'a, W> {
        let most = balls.len().min(MOST_BALLS);
        let balls = &mut balls[..most];
        let empty = Runner {
            piece: Piece::still(0, &Ball::lying(Ivory { radius: 1.0, mass: 1.0 }, 0.0, 0.0), 0.0),
            what: Next::End,
            line: 0,
            ahead: 0,
            on_table: false,
        };
        let (rooms, fixed) = (Rooms::of(balls), Fixed::of(table));
        Run {
            table,
            watch,
            limits,
            witness,
            follow,
            balls,
            now: 0.0,
            runners: [empty; MOST_BALLS],
            next: [NEVER; MOST_BALLS],
            crossing: [NEVER; MOST_BALLS],
            rooms,
            fixed,
            meet: [[NEVER; MOST_BALLS]; MOST_BALLS],
            first: [NEVER; MOST_BALLS],
            met: [[-NEVER; MOST_BALLS]; MOST_BALLS],
            hushed: [[0.0; MOST_BALLS]; MOST_BALLS],
            side_met: [[-NEVER; SIDES]; MOST_BALLS],
            side_hushed: [[0.0; SIDES]; MOST_BALLS],
        }
    }

    /// Lays out the first plans.
    fn begin(&mut self) {
        for i in 0..self.balls.len() {
            let on_table = self.balls[i].whereabouts == Whereabouts::Table;
            self.runners[i].on_table = on_table;
            self.renew(i);
            if !on_table {
                continue;
            }
            for (k, line) in self.watch.lines.iter().enumerate() {
                if (self.balls[i].place - line.place).dot(line.ahead) >= 0.0 {
                    self.runners[i].ahead |= 1 << k;
                }
            }
            if self.runners[i].piece.phase == Phase::Hop {
                self.tell(What::Rises(i as BallNo));
            }
            self.plan_alone(i);
        }
        for i in 0..self.balls.len() {
            self.plan_pairs(i, u16::MAX << i << 1);
        }
    }

    fn finish(&mut self) -> Outcome {
        self.begin();
        let mut events = 0;
        let ended = loop {
            let (time, due) = self.earliest();
            if time > self.limits.time {
                break if time == NEVER { Ended::Rest } else { Ended::Time };
            }
            if events >= self.limits.events {
                break Ended::Events;
            }
            events += 1;
            self.now = time;
            match due {
                Due::Crossing(i) => self.cross(i),
                Due::Alone(i) => self.alone(i),
                Due::Pair(i, j) => self.hit(i, j),
            }
        };
        if ended == Ended::Time {
            self.now = self.limits.time;
        }
        for i in 0..self.balls.len() {
            self.close(i);
            if ended == Ended::Events {
                let ball = &mut self.balls[i];
                (ball.velocity, ball.spin) = (V3::ZERO, V3::ZERO);
                if ball.whereabouts == Whereabouts::Table {
                    ball.place.z = ball.ivory.radius;
                }
            }
        }
        Outcome { time: self.now, events, ended }
    }

    /// The earliest thing planned. Of simultaneous events crossings come first, then what a ball does alone, then two that meet; among
    /// these the balls of lower numbers.
    fn earliest(&self) -> (f64, Due) {
        let place = |row: &[f64; MOST_BALLS], time: f64| row.iter().position(|&at| at == time).unwrap_or(0);
        let [crossing, next, first] = [&self.crossing, &self.next, &self.first].map(least);
        if crossing <= next && crossing <= first && crossing < NEVER {
            (crossing, Due::Crossing(place(&self.crossing, crossing)))
        } else if next <= first {
            (next, Due::Alone(place(&self.next, next)))
        } else {
            let i = place(&self.first, first);
            (first, Due::Pair(i, place(&self.meet[i], first)))
        }
    }

    fn tell(&mut self, what: What) {
        self.witness.event(Event { time: self.now, what });
    }

    /// Brings a ball to this moment and hands its finished piece to the witness.
    fn close(&mut self, i: usize) {
        let piece = &self.runners[i].piece;
        if !self.runners[i].on_table {
            return;
        }
        piece.bring(&mut self.balls[i], self.now);
        if piece.phase != Phase::Rest && self.now > piece.from {
            self.witness.piece(&Piece { until: self.now, ..*piece });
        }
    }
}

/// The least of a row, in four lanes because that is fastest.
#[inline]
fn least(row: &[f64; MOST_BALLS]) -> f64 {
    let mut lanes = [NEVER; 4];
    for four in row.chunks_exact(4) {
        for (least, &time) in lanes.iter_mut().zip(four) {
            *least = if time < *least { time } else { *least };
        }
    }
    lanes[0].min(lanes[1]).min(lanes[2]).min(lanes[3])
}

/// What is due.
#[derive(Clone, Copy, Debug)]
enum Due {
    Crossing(usize),
    Alone(usize),
    Pair(usize, usize),
}
