//! Caramboles go back to their patches, beside a ball that covers a part of it, or are thrown at one that hides it.

use super::places::{PATCH, patch};
use super::rules::Carambole;
use super::state::{FOUR, State};
use crate::cloth::geometry::{Point, SMALL, Spot, ivory, touching};
use crate::cloth::lay::Named;
use crate::cloth::respot::{Respot, respot};
use crate::cloth::{Hand, Lay, Rolled, Sticks};
use crate::laws::{Ball, BallSet, Lapses};
use crate::moves::Stroke;
use crate::table::Place;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{Scribe, law, text};

/// How a Carambol was thrown: from which side, and where the balls ran.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// In which direction, thousandths of a degree.
    pub aim: u32,
    /// How the balls ran; nothing where it found no room and was only laid beside.
    pub rolled: Option<Rolled>,
}

/// From how far a Carambol is thrown, beyond touching.
const FROM: f64 = 0.06;
/// How fast, millimetres a second: it runs a hand's breadth.
const SPEED: u16 = 300;

impl Carambole {
    /// The patch of a Carambol.
    pub(super) fn patch(&self, ball: Ball) -> Spot {
        let (at, _) = patch(ball, self.ground);
        Spot::of(at.x, at.y)
    }

    /// The patches that the table has.
    pub(super) fn patches(&self) -> ArrayVec<Point, 2> {
        self.custom.neutral().iter().map(|ball| patch(*ball, self.ground).0).collect()
    }

    /// Puts Caramboles back.
    pub(super) fn spot<S: Scribe>(&self, s: &mut State, balls: BallSet, scribe: &mut S) {
        for ball in balls.iter() {
            s.partie.balls[ball] = Place::Out;
            let others: ArrayVec<(Point, f64), 15> =
                s.partie.balls.lying(ball).iter().map(|(other, at)| (at.point(), ivory(*other).radius)).collect();
            match respot(self.patch(ball).point(), PATCH, &others) {
                Respot::OnSpot(_) => {
                    s.partie.balls[ball] = Place::At(self.patch(ball));
                    scribe.tell_by(law!("carambol-back"), || text!("carambole-spotted", ball = ball.to_string()));
                }
                Respot::OnVisiblePart(at) => {
                    s.partie.balls[ball] = Place::At(self.beside(s, ball, at));
                    let tell = || text!("carambole-beside-patch", ball = ball.to_string());
                    scribe.tell_by(law!("patch-partly-covered"), tell);
                }
                Respot::ThrowAtBall => {
                    s.throwing.insert(ball);
                    scribe.tell_by(law!("patch-covered"), || text!("carambole-thrown", ball = ball.to_string()));
                }
            }
        }
    }

    /// The place nearest to a point at which a Carambol touches no other ball by force.
    fn beside(&self, s: &State, ball: Ball, at: Point) -> Spot {
        let free = |spot: &Spot| {
            let apart = |(other, there): &(Ball, Spot)| there.away(*spot) >= touching(ball, *other);
            s.partie.balls.lying(ball).iter().all(apart)
        };
        let wanted = self.ground.inside(at, SMALL.radius);
        let rings =
            (1..40).flat_map(|ring| (0..24).map(move |turn| (f64::from(ring) * 0.005, f64::from(turn) * 0.2618)));
        let around = rings.map(|(away, turn)| {
            let out = Point { x: 1.0, y: 0.0 }.turned(turn);
            self.ground.inside(at.along(out, away), SMALL.radius)
        });
        std::iter::once(wanted).chain(around).find(free).unwrap_or(wanted)
    }

    /// The ball on the patch of a Carambol.
    fn covering(&self, s: &State, ball: Ball) -> Option<(Ball, Spot)> {
        let patch = self.patch(ball);
        let lying = s.partie.balls.lying(ball);
        lying.into_iter().min_by(|a, b| a.1.away(patch).total_cmp(&b.1.away(patch)))
    }

    /// How a Carambol runs that is thrown in a direction; nothing where there is no room.
    fn run(&self, s: &State, ball: Ball, aim: u32) -> Option<Rolled> {
        let (covering, at) = self.covering(s, ball)?;
        let way = Point { x: 1.0, y: 0.0 }.turned(f64::from(aim) / 1000.0 * std::f64::consts::PI / 180.0);
        let from = at.point().along(way, -(touching(ball, covering) + FROM));
        let lay = Lay {
            ground: self.ground,
            sticks: Sticks::Mace,
            own: ball,
            at: None,
            others: s.partie.balls.lying(ball),
            sought: BallSet::EMPTY,
            names_ball: false,
            wrong: BallSet::EMPTY,
            lapses: Lapses::NONE,
            shots: Named::Play,
        };
        let mm = |metres: f64| (metres * 1000.0).round().clamp(0.0, 9999.0) as u16;
        let (x, y) = (mm(from.x), mm(from.y));
        let stroke = Stroke { aim, speed: SPEED, from: Some((x, y)), ..Stroke::default() };
        lay.is_clear(Spot::mm(x, y)).then(|| lay.roll(&stroke, Hand::default(), &[]))
    }

    /// Throws a Carambol: chance chooses the side.
    pub(super) fn throw<R: Rng>(&self, s: &State, ball: Ball, rng: &mut R) -> Thrown {
        let mut aim = rng.random_range(0..360_000);
        for _ in 0..24 {
            if let Some(rolled) = self.run(s, ball, aim) {
                return Thrown { aim, rolled: Some(rolled) };
            }
            aim = (aim + 15_000) % 360_000;
        }
        Thrown { aim, rolled: None }
    }

    /// Whether it can have been thrown so.
    pub(super) fn can_be(&self, s: &State, ball: Ball, thrown: &Thrown) -> bool {
        thrown.aim < 360_000
            && match &thrown.rolled {
                Some(rolled) => self.run(s, ball, thrown.aim).as_ref() == Some(rolled),
                None => (0..24).all(|n| self.run(s, ball, (thrown.aim + n * 15_000) % 360_000).is_none()),
            }
    }

    /// It was thrown: wherever the balls came to rest, they stand.
    pub(super) fn thrown(&self, s: &mut State, thrown: &Thrown) {
        let Some(ball) = s.throwing.iter().next() else { return };
        s.throwing.remove(ball);
        for other in FOUR {
            let rest = thrown.rolled.as_ref().and_then(|rolled| Place::after(rolled, other));
            if let Some(place @ Place::At(_)) = rest {
                s.partie.balls[other] = place;
            }
        }
        if s.partie.balls[ball].on_cloth().is_none() {
            let at = self.beside(s, ball, self.patch(ball).point());
            s.partie.balls[ball] = Place::At(at);
        }
    }
}
