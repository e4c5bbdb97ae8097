//! What comes next for a ball: alone, and with every other.

use super::rooms::Bounds;
use super::{LULL, NEVER, Next, Run, least};
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
        let bounds = if self.runners[i].on_table { seen.bounds(soonest.span) } else { Bounds::NOWHERE };
        self.rooms.put(i, bounds);
        self.runners[i].what = soonest.what;
        self.next[i] = if soonest.what == Next::End { until } else { self.now + soonest.span };
        self.plan_crossing(i, &seen);
    }

    fn seek_cushion(&self, i: usize, seen: &Seen, soonest: &mut Soonest) {
        let radius = self.balls[i].ivory.radius;
        for k in self.fixed.cushions(&seen.bounds(soonest.span), radius) {
            let hush = self.side_hushed[i][k] - self.now;
            if let Some(s) = meets_cushion(&self.table.cushions[k], seen, radius, hush, soonest.span) {
                *soonest = Soonest { span: s, what: Next::Cushion(k as u8) };
            }
        }
    }

    fn seek_post(&self, i: usize, seen: &Seen, bounds: &Bounds, soonest: &mut Soonest) {
        for k in self.fixed.posts(bounds, self.balls[i].ivory.radius) {
            let post = &self.table.posts[k];
            let touching = post.radius + self.balls[i].ivory.radius;
            let hush = (self.side_hushed[i][MOST_CUSHIONS + k] - self.now).max(0.0);
            let meets = level(seen, post.place).meets(touching, hush, soonest.span);
            if let Some(s) = meets.filter(|s| *s < soonest.span) {
                *soonest = Soonest { span: s, what: Next::Post(k as u8) };
            }
        }
    }

    fn seek_hole(&self, i: usize, seen: &Seen, bounds: &Bounds, soonest: &mut Soonest) {
        for k in self.fixed.holes(bounds) {
            let hole = &self.table.holes[k];
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
        self.crossing[i] = NEVER;
        if runner.piece.stands() {
            return;
        }
        let mut span = self.next[i] - self.now;
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
                (self.crossing[i], runner.line, span) = (self.now + s, k as u8, s);
            }
        }
    }

    /// The same after a crossing, which changes nothing else.
    pub(super) fn plan_crossings_again(&mut self, i: usize) {
        let seen = Seen::of(&self.runners[i].piece, self.now);
        self.plan_crossing(i, &seen);
    }

    /// Finds when ball `i` meets each of these others, a bit for each, if it does before one of the two does something else.
    pub(super) fn plan_pairs(&mut self, i: usize, others: u16) {
        self.forget(i, others);
        let now = self.now;
        let one = self.runners[i].piece;
        let (a, r) = (Seen::of(&one, now), self.balls[i].ivory.radius);
        for j in self.rooms.near(i, others) {
            let two = &self.runners[j].piece;
            if one.stands() && two.stands() {
                continue;
            }
            let (low, high) = if i < j { (i, j) } else { (j, i) };
            let (b, q) = (Seen::of(two, now), self.balls[j].ivory.radius);
            let relative =
                Relative { place: b.place - a.place, velocity: b.velocity - a.velocity, bend: b.bend - a.bend };
            let until = self.next[i].min(self.next[j]).min(now + self.limits.time) - now;
            let hush = (self.hushed[low][high] - now).clamp(0.0, LULL);
            let meets = if one.phase == Phase::Hop || two.phase == Phase::Hop {
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
    }

    /// Forgets when ball `i` was to meet these others.
    fn forget(&mut self, i: usize, others: u16) {
        for j in 0..self.balls.len() {
            if others & (1 << j) == 0 {
                continue;
            }
            let (low, high) = if i < j { (i, j) } else { (j, i) };
            let before = std::mem::replace(&mut self.meet[low][high], NEVER);
            if before < NEVER && before == self.first[low] && low != i {
                self.first[low] = least(&self.meet[low]);
            }
        }
        self.first[i] = least(&self.meet[i]);
    }
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
