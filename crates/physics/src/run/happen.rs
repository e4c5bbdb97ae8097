//! What an event does to the balls it concerns.

use super::{APART, LULL, Next, QUIET, Run, SOFT};
use crate::ball::{BallNo, Whereabouts};
use crate::contact::landing;
use crate::course::Witness;
use crate::event::What;
use crate::motion::{Phase, Piece};
use crate::table::MOST_CUSHIONS;
use crate::vector::V3;

impl<W: Witness> Run<'_, W> {
    /// Ball `i` crosses a watched line; its motion goes on.
    pub(super) fn cross(&mut self, i: usize) {
        let k = self.runners[i].line;
        self.runners[i].ahead ^= 1 << k;
        let ahead = self.runners[i].ahead & (1 << k) != 0;
        let line = &self.watch.lines[usize::from(k)];
        let from = (self.runners[i].piece.place_at(self.now) - line.place).flat();
        let aside = (from - line.ahead * from.dot(line.ahead)).length();
        if aside <= line.reach {
            self.tell(What::Crossed(i as BallNo, k, ahead));
        }
        self.plan_crossings_again(i);
    }

    /// Ball `i` does what it was going to do by itself.
    pub(super) fn alone(&mut self, i: usize) {
        self.close(i);
        match self.runners[i].what {
            Next::End => self.end_of_phase(i),
            Next::Cushion(k) => self.cushion(i, k),
            Next::Post(k) => self.post(i, k),
            Next::Hole(k) => self.lose(i, What::Holed(i as BallNo, k), Whereabouts::Hole(k)),
        }
        self.again(i);
    }

    fn end_of_phase(&mut self, i: usize) {
        let no = i as BallNo;
        let before = self.runners[i].piece.phase;
        if before == Phase::Hop {
            self.balls[i].place.z = self.balls[i].ivory.radius;
            landing::land(&mut self.balls[i], &self.table.cloth);
            self.tell(What::Lands(no));
            if let Some(k) = self.hole_under(i, 0.0) {
                return self.lose(i, What::Holed(no, k), Whereabouts::Hole(k));
            }
        }
        let after = Piece::of(no, &self.balls[i], &self.table.cloth, self.now).phase;
        match after {
            Phase::Slide | Phase::Hop => {}
            Phase::Roll => self.tell(What::Rolls(no)),
            Phase::Turn => self.tell(What::Turns(no)),
            Phase::Rest => self.tell(What::Rests(no)),
        }
        if matches!(after, Phase::Turn | Phase::Rest)
            && let Some(k) = self.hole_under(i, 1.0)
        {
            self.lose(i, What::Holed(no, k), Whereabouts::Hole(k));
        }
    }

    /// The hole a ball is over, `hang` times the margin in which a resting ball falls included.
    fn hole_under(&self, i: usize, hang: f64) -> Option<u8> {
        let place = self.balls[i].place;
        let over = |hole: &crate::table::Hole| (place - hole.place).flat().length() <= hole.radius + hang * hole.hang;
        self.table.holes.iter().position(over).map(|k| k as u8)
    }

    fn cushion(&mut self, i: usize, k: u8) {
        let cushion = &self.table.cushions[usize::from(k)];
        let bottom = self.balls[i].place.z - self.balls[i].ivory.radius;
        if self.table.wall.is_some_and(|wall| bottom >= wall.height) {
            return self.over(i, k, bottom, self.balls[i].velocity);
        }
        let (came, g) = (self.balls[i], self.table.cloth.gravity);
        let approach = self.table.bands.part(&mut self.balls[i], cushion.out, &cushion.side);
        if self.touched_side(i, usize::from(k), approach) {
            self.tell(What::Cushion(i as BallNo, k));
        }
        if let Some(wall) = self.table.wall
            && wall.climb(approach) > 0.0
        {
            let ball = &mut self.balls[i];
            // It climbs with what it lost to the cushion, and with no more than that.
            let lost = 2.0 * (came.energy(g) - ball.energy(g)).max(0.0) / ball.ivory.mass;
            let most = (ball.velocity.z * ball.velocity.z + lost).sqrt();
            let rise = (ball.velocity.z.max(0.0) + wall.climb(approach)).min(most);
            let top = bottom + rise * rise / (2.0 * g);
            if top >= wall.height {
                let onwards = came.velocity + cushion.out * ((1.0 - wall.kept) * approach);
                return self.over(i, k, top, onwards);
            }
            ball.velocity.z = rise;
        }
        self.settle(i);
    }

    /// Ball `i` is, or will be, higher than the wall: it leaves with this velocity or stays on top.
    fn over(&mut self, i: usize, k: u8, height: f64, velocity: V3) {
        let no = i as BallNo;
        let Some(wall) = self.table.wall else { return };
        let r = self.balls[i].ivory.radius;
        if height > wall.height + wall.lip {
            self.lose(i, What::Off(no, k), Whereabouts::Off(k));
            self.balls[i].velocity = velocity;
        } else {
            self.lose(i, What::OnWall(no, k), Whereabouts::Wall(k));
        }
        self.balls[i].place.z = wall.height + r;
    }

    fn post(&mut self, i: usize, k: u8) {
        let post = &self.table.posts[usize::from(k)];
        let side = MOST_CUSHIONS + usize::from(k);
        if self.balls[i].place.z - self.balls[i].ivory.radius > post.height {
            self.side_hushed[i][side] = self.runners[i].piece.until;
            return;
        }
        let Some(out) = (self.balls[i].place - post.place).flat().unit() else { return };
        let approach = self.table.bands.part(&mut self.balls[i], out, &post.side);
        if self.touched_side(i, side, approach) {
            self.tell(What::Post(i as BallNo, k));
        }
        self.settle(i);
    }

    /// Two balls meet.
    pub(super) fn hit(&mut self, i: usize, j: usize) {
        self.close(i);
        self.close(j);
        let line = self.balls[j].place - self.balls[i].place;
        let i_comes = self.balls[i].velocity.dot(line) >= -self.balls[j].velocity.dot(line);
        let (head, tail) = self.balls.split_at_mut(j);
        let approach = self.table.balls.part(&mut head[i], &mut tail[0]);
        if approach >= QUIET || self.now - self.met[i][j] > APART {
            let (comer, other) = if i_comes { (i, j) } else { (j, i) };
            self.tell(What::Hit(comer as BallNo, other as BallNo));
            self.back_on_the_stick(i);
            self.back_on_the_stick(j);
        }
        self.met[i][j] = self.now;
        if approach < SOFT {
            self.hushed[i][j] = self.now + LULL;
        } else {
            self.unhush(i);
            self.unhush(j);
        }
        self.settle(i);
        self.settle(j);
        self.renew(i);
        self.renew(j);
        self.plan_alone(i);
        self.plan_alone(j);
        self.plan_pairs(i, u16::MAX);
        self.plan_pairs(j, !(1 << i));
    }

    fn back_on_the_stick(&mut self, i: usize) {
        if let Some(follow) = self.follow
            && usize::from(follow.ball) == i
            && follow.again(&self.balls[i], self.now)
        {
            self.follow = None;
            self.tell(What::Tip(i as BallNo));
        }
    }

    /// Keeps the books of a touch at the side; whether it is worth telling.
    fn touched_side(&mut self, i: usize, side: usize, approach: f64) -> bool {
        let worth = approach >= QUIET || self.now - self.side_met[i][side] > APART;
        self.side_met[i][side] = self.now;
        if approach < SOFT {
            self.side_hushed[i][side] = self.now + LULL;
        } else {
            self.unhush(i);
        }
        worth
    }

    /// A hard touch ends every hush of a ball: it moves differently now.
    fn unhush(&mut self, i: usize) {
        let n = self.balls.len();
        for k in 0..n {
            self.hushed[i.min(k)][i.max(k)] = 0.0;
        }
        let (cushions, posts) = (self.table.cushions.len(), self.table.posts.len());
        self.side_hushed[i][..cushions].fill(0.0);
        self.side_hushed[i][MOST_CUSHIONS..MOST_CUSHIONS + posts].fill(0.0);
    }

    /// After a touch: a ball pressed into the cloth jumps or stays, one hardly lifted stays.
    fn settle(&mut self, i: usize) {
        let ball = &mut self.balls[i];
        landing::land(ball, &self.table.cloth);
        if ball.velocity.z > 0.0 && self.runners[i].piece.phase != Phase::Hop {
            self.tell(What::Rises(i as BallNo));
        }
    }

    fn lose(&mut self, i: usize, what: What, whereabouts: Whereabouts) {
        self.tell(what);
        self.runners[i].on_table = false;
        self.balls[i].whereabouts = whereabouts;
        (self.balls[i].velocity, self.balls[i].spin) = (V3::ZERO, V3::ZERO);
        self.balls[i].place.z = self.balls[i].ivory.radius;
    }

    /// Ball `i` goes on from here.
    pub(super) fn renew(&mut self, i: usize) {
        self.runners[i].piece = if self.runners[i].on_table {
            Piece::of(i as BallNo, &self.balls[i], &self.table.cloth, self.now)
        } else {
            Piece::still(i as BallNo, &self.balls[i], self.now)
        };
    }

    /// Ball `i` has changed: everything that concerns it is planned anew.
    fn again(&mut self, i: usize) {
        self.renew(i);
        self.plan_alone(i);
        self.plan_pairs(i, u16::MAX);
    }
}
