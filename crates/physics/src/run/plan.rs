//! What comes next for a ball: alone, and with every other.

use super::{Bounds, LULL, NEVER, Next, Run};
use crate::ball::MOST_BALLS;
use crate::course::Witness;
use crate::motion::{Phase, Piece};
use crate::roots::{Relative, closing};
use crate::table::{Cushion, MOST_CUSHIONS};
use crate::vector::{V2, V3};

/// A ball's motion as seen from this moment.
#[derive(Clone, Copy)]
struct Seen {
    place: V3,
    velocity: V3,
    bend: V3,
}

impl Seen {
    #[inline]
    fn of(piece: &Piece, now: f64) -> Seen {
        if piece.from == now || piece.stands() {
            return Seen { place: piece.place, velocity: piece.velocity, bend: piece.bend };
        }
        Seen { place: piece.place_at(now), velocity: piece.velocity_at(now), bend: piece.bend }
    }

    /// The same ball a while later.
    #[inline]
    fn after(&self, s: f64) -> Seen {
        Seen {
            place: self.place + (self.velocity + self.bend * s) * s,
            velocity: self.velocity + self.bend * (2.0 * s),
            bend: self.bend,
        }
    }

    /// The rectangle the centre stays in for a while.
    #[inline]
    fn bounds(&self, s: f64) -> Bounds {
        let axis = |place: f64, velocity: f64, bend: f64| {
            let end = place + (velocity + bend * s) * s;
            let (mut low, mut high) = if place < end { (place, end) } else { (end, place) };
            // The parabola may turn back in between.
            if velocity * (velocity + 2.0 * bend * s) < 0.0 {
                let turn = place - velocity * velocity / (4.0 * bend);
                (low, high) = (low.min(turn), high.max(turn));
            }
            [low, high]
        };
        Bounds {
            x: axis(self.place.x, self.velocity.x, self.bend.x),
            y: axis(self.place.y, self.velocity.y, self.bend.y),
        }
    }
}

/// The soonest thing found so far, and how soon.
#[derive(Clone, Copy)]
struct Soonest {
    span: f64,
    what: Next,
}

impl Cushion {
    #[inline]
    fn bounds(&self) -> Bounds {
        let order = |a: f64, b: f64| if a < b { [a, b] } else { [b, a] };
        Bounds { x: order(self.start.x, self.end.x), y: order(self.start.y, self.end.y) }
    }
}

impl Bounds {
    /// Whether a point is farther than `reach` from the rectangle, along one of the axes.
    #[inline]
    fn far_from(&self, point: V3, reach: f64) -> bool {
        point.x < self.x[0] - reach
            || point.x > self.x[1] + reach
            || point.y < self.y[0] - reach
            || point.y > self.y[1] + reach
    }

    /// Whether two rectangles are farther than `reach` apart, along one of the axes.
    #[inline]
    fn apart(&self, o: &Bounds, reach: f64) -> bool {
        o.x[1] < self.x[0] - reach
            || o.x[0] > self.x[1] + reach
            || o.y[1] < self.y[0] - reach
            || o.y[0] > self.y[1] + reach
    }
}

impl<W: Witness> Run<'_, W> {
    /// Finds what ball `i` does next if no other ball meets it.
    pub(super) fn plan_alone(&mut self, i: usize) {
        let piece = &self.runners[i].piece;
        let (stands, until) = (piece.stands(), piece.until);
        let seen = Seen::of(piece, self.now);
        // Beyond the end of time nothing needs to be found, but the span must be finite.
        let mut soonest = Soonest { span: (until - self.now).min(self.limits.time + 1.0), what: Next::End };
        if !stands {
            self.seek_cushion(i, &seen, &mut soonest);
            let bounds = seen.bounds(soonest.span);
            self.seek_post(i, &seen, &bounds, &mut soonest);
            self.seek_hole(i, &seen, &bounds, &mut soonest);
        }
        let runner = &mut self.runners[i];
        runner.bounds = seen.bounds(soonest.span);
        runner.what = soonest.what;
        runner.next = if soonest.what == Next::End { until } else { self.now + soonest.span };
        self.plan_crossing(i, &seen);
    }

    fn seek_cushion(&self, i: usize, seen: &Seen, soonest: &mut Soonest) {
        let radius = self.balls[i].ivory.radius;
        let mut bounds = seen.bounds(soonest.span);
        for (k, cushion) in self.table.cushions.iter().enumerate() {
            if cushion.bounds().apart(&bounds, radius) {
                continue;
            }
            let hush = self.side_hushed[i][k] - self.now;
            if let Some(s) = meets_cushion(cushion, seen, radius, hush, soonest.span) {
                *soonest = Soonest { span: s, what: Next::Cushion(k as u8) };
                bounds = seen.bounds(s);
            }
        }
    }

    fn seek_post(&self, i: usize, seen: &Seen, bounds: &Bounds, soonest: &mut Soonest) {
        for (k, post) in self.table.posts.iter().enumerate() {
            let touching = post.radius + self.balls[i].ivory.radius;
            if bounds.far_from(post.place, touching) {
                continue;
            }
            let hush = (self.side_hushed[i][MOST_CUSHIONS + k] - self.now).max(0.0);
            let meets = level(seen, post.place).meets(touching, hush, soonest.span);
            if let Some(s) = meets.filter(|s| *s < soonest.span) {
                *soonest = Soonest { span: s, what: Next::Post(k as u8) };
            }
        }
    }

    fn seek_hole(&self, i: usize, seen: &Seen, bounds: &Bounds, soonest: &mut Soonest) {
        for (k, hole) in self.table.holes.iter().enumerate() {
            if bounds.far_from(hole.place, hole.radius) {
                continue;
            }
            // A ball in the air falls in only if its lowest point is less than a radius above the cloth.
            let low = |s: f64| seen.after(s).place.z < 2.0 * self.balls[i].ivory.radius;
            let meets = level(seen, hole.place).meets(hole.radius, 0.0, soonest.span);
            if let Some(s) = meets.filter(|s| *s < soonest.span && low(*s)) {
                *soonest = Soonest { span: s, what: Next::Hole(k as u8) };
            }
        }
    }

    /// Finds the next watched line ball `i` crosses before its own next event.
    fn plan_crossing(&mut self, i: usize, seen: &Seen) {
        let runner = &mut self.runners[i];
        runner.crossing = (NEVER, 0);
        if runner.piece.stands() {
            return;
        }
        let mut span = runner.next - self.now;
        for (k, line) in self.watch.lines.iter().enumerate() {
            if line.balls & (1 << i) == 0 {
                continue;
            }
            let sign = if runner.ahead & (1 << k) != 0 { 1.0 } else { -1.0 };
            let gap = sign * (seen.place - line.place).flat().dot(line.ahead);
            let (speed, bend) = (sign * seen.velocity.dot(line.ahead), sign * seen.bend.dot(line.ahead));
            if let Some(s) = closing(gap, speed, bend)
                && s < span
            {
                (runner.crossing, span) = ((self.now + s, k as u8), s);
            }
        }
    }

    /// The same after a crossing, which changes nothing else.
    pub(super) fn plan_crossings_again(&mut self, i: usize) {
        let seen = Seen::of(&self.runners[i].piece, self.now);
        self.plan_crossing(i, &seen);
    }

    /// Finds when ball `i` meets each of the balls from number `first` on, if it does before one of the two does something else.
    pub(super) fn plan_pairs(&mut self, i: usize, first: usize) {
        let now = self.now;
        let one = &self.runners[i];
        let (a, r) = (Seen::of(&one.piece, now), self.balls[i].ivory.radius);
        for j in first..self.balls.len() {
            if i == j {
                continue;
            }
            let two = &self.runners[j];
            let q = self.balls[j].ivory.radius;
            let (low, high) = if i < j { (i, j) } else { (j, i) };
            let before = std::mem::replace(&mut self.meet[low][high], NEVER);
            if before == self.first[low] && low != i {
                self.first[low] = least(&self.meet[low]);
            }
            if one.bounds.apart(&two.bounds, r + q)
                || (one.piece.stands() && two.piece.stands())
                || !one.on_table
                || !two.on_table
            {
                continue;
            }
            let b = Seen::of(&two.piece, now);
            let relative =
                Relative { place: b.place - a.place, velocity: b.velocity - a.velocity, bend: b.bend - a.bend };
            let until = one.next.min(two.next).min(now + self.limits.time) - now;
            let hush = (self.hushed[low][high] - now).clamp(0.0, LULL);
            let meets = if one.piece.phase == Phase::Hop || two.piece.phase == Phase::Hop {
                relative.meets(r + q, hush, until)
            } else {
                // Side by side on the cloth: (R + Q)² − (R − Q)² = 4RQ is the distance of the centres as seen from above, squared.
                let touching = if r == q { r + q } else { 2.0 * (r * q).sqrt() };
                flat(relative).meets(touching, hush, until)
            };
            if let Some(s) = meets {
                self.meet[low][high] = now + s;
                self.first[low] = self.first[low].min(now + s);
            }
        }
        self.first[i] = least(&self.meet[i]);
    }
}

/// The least of a row, in four lanes because that is fastest.
#[inline]
fn least(row: &[f64; MOST_BALLS]) -> f64 {
    let mut lanes = [NEVER; 4];
    for four in row.chunks_exact(4) {
        for (least, &meet) in lanes.iter_mut().zip(four) {
            *least = if meet < *least { meet } else { *least };
        }
    }
    lanes[0].min(lanes[1]).min(lanes[2]).min(lanes[3])
}

/// A ball as seen from something upright: heights do not count.
#[inline]
fn level(seen: &Seen, place: V3) -> Relative<V2> {
    flat(Relative { place: seen.place - place, velocity: seen.velocity, bend: seen.bend })
}

#[inline]
fn flat(r: Relative<V3>) -> Relative<V2> {
    Relative { place: r.place.xy(), velocity: r.velocity.xy(), bend: r.bend.xy() }
}

/// When, within `span`, a ball meets a cushion. A cushion has a front only: what is behind it by more than a radius is elsewhere on
/// the table, and counts only if it comes round to the front first.
#[inline]
fn meets_cushion(cushion: &Cushion, seen: &Seen, radius: f64, hush: f64, span: f64) -> Option<f64> {
    let from = seen.place - cushion.start;
    let flat = |v: V3, axis: V3| v.x * axis.x + v.y * axis.y;
    let (gap, speed, bend) =
        (flat(from, cushion.out) - radius, flat(seen.velocity, cushion.out), flat(seen.bend, cushion.out));
    let s = if gap < -radius {
        let discriminant = speed * speed - 4.0 * bend * gap;
        if speed <= 0.0 || bend >= 0.0 || discriminant <= 0.0 {
            return None;
        }
        (-speed - discriminant.sqrt()) / (2.0 * bend)
    } else if hush > 0.0 {
        let s = hush.min(LULL);
        let gap = gap + (speed + bend * s) * s;
        s + closing(gap, speed + 2.0 * bend * s, bend)?
    } else {
        closing(gap, speed, bend)?
    };
    if s >= span {
        return None;
    }
    let along = flat(from + (seen.velocity + seen.bend * s) * s, cushion.along);
    (0.0..=cushion.length).contains(&along).then_some(s)
}
