//! What the tables of all games share: where balls are, the stroke that runs and the one before, how it is told and drawn, and how
//! strokes and shots are called.

mod board;
mod words;

pub use board::{Shown, board};
pub use words::{
    describe, describe_misdeed, hole_text, lapse_text, misdeed_text, refusal, spot, tell, tell_of, tell_plainly,
};

use crate::cloth::geometry::{Point, ivory, touching};
use crate::cloth::roll::Lying;
use crate::cloth::{Ground, Hand, Lay, PHYSICS, Rolled, Spot, replay};
use crate::laws::{Ball, Event};
use crate::moves::Stroke;
use serde::{Deserialize, Serialize};
use spadille_physics::{Stick, Witness};

/// What the rules of every game of the room answer alike: its accounts, how many games are done, what a position promises, and that
/// whatever a stroke brings is seen when the balls lie still.
macro_rules! alike_at_every_table {
    () => {
        fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
            &s.ledger
        }

        fn deals_done(&self, s: &State) -> u32 {
            s.done.into()
        }

        fn standing(&self, s: &State, who: Seat) -> f64 {
            self.hopes(s, who)
        }

        fn foresight(&self) -> Option<u32> {
            Some(1)
        }
    };
}

pub(crate) use alike_at_every_table;

/// Where a ball is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In its owner's hand.
    #[default]
    Hand,
    /// On the cloth.
    At(Spot),
    /// On the wall of the cushion.
    Wall(Spot),
    /// Out of play.
    Out,
}

impl Place {
    /// Where it lies on the cloth.
    pub fn on_cloth(self) -> Option<Spot> {
        if let Place::At(at) = self { Some(at) } else { None }
    }

    /// From where its owner plays it: from the wall it comes down beside the cushion.
    pub fn played_from(self, ground: &Ground, radius: f64) -> Option<Spot> {
        match self {
            Place::At(at) => Some(at),
            Place::Wall(at) => Some(ground.inside(at.point(), radius)),
            Place::Hand | Place::Out => None,
        }
    }

    /// Where a ball is after a stroke; nothing where it was lost.
    pub fn after(rolled: &Rolled, ball: Ball) -> Option<Place> {
        let rest = rolled.rest.iter().find(|rest| rest.ball == ball)?;
        Some(if rest.wall { Place::Wall(rest.at) } else { Place::At(rest.at) })
    }
}

/// A stroke that was played, for whoever wants to see it again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Last {
    /// Where the balls lay.
    pub lying: Lying,
    /// The ball struck.
    pub own: Ball,
    /// How it was meant.
    pub stroke: Stroke,
    /// Whether it was struck with the mace.
    pub mace: bool,
    /// What the hand did to it.
    pub hand: Hand,
    /// The version of the physics by which it ran.
    pub physics: u8,
}

impl Last {
    /// A stroke of a lay, and how it went.
    pub fn of(lay: &Lay, stroke: &Stroke, rolled: &Rolled) -> Last {
        Last {
            lying: lay.lying(stroke),
            own: lay.struck(stroke),
            stroke: *stroke,
            mace: lay.stick(stroke) == Stick::Mace,
            hand: rolled.hand,
            physics: rolled.physics,
        }
    }

    /// Lets it run once more before a witness; nothing happens where our physics did not decide it.
    pub fn run<W: Witness>(&self, ground: &Ground, witness: &mut W) {
        let known = self.lying.iter().any(|(ball, _)| *ball == self.own);
        if self.physics == PHYSICS && known {
            let stick = if self.mace { Stick::Mace } else { Stick::Cue };
            replay(ground, &self.lying, self.own, &self.stroke, stick, self.hand, witness);
        }
    }
}

/// What the marker himself calls where nobody else must: a double touch, and a stroke at both balls.
pub fn marked(events: &[Event], own: Ball, other: Ball) -> crate::cloth::roll::Events {
    use crate::laws::{By, Foul};
    let stroke = crate::laws::Stroke::new(events, own);
    let mut all: crate::cloth::roll::Events = events.iter().copied().collect();
    let called = [(Foul::Touche, stroke.double_touch()), (Foul::Billard, !stroke.both_tipped().is_empty())];
    for (foul, done) in called {
        if done && !stroke.called(foul) {
            let _ = all.try_push(Event::Call(By::Player(other), foul));
        }
    }
    all
}

/// Where a ball is laid that belongs to a place: there, or as near to it as the others leave room.
pub fn room(ground: &Ground, lying: &[(Ball, Spot)], ball: Ball, at: Spot) -> Spot {
    let radius = ivory(ball).radius;
    let free = |spot: Spot| {
        let hole = |hole: &spadille_physics::Hole| {
            Point { x: hole.place.x, y: hole.place.y }.to(spot.point()).length() > hole.radius + hole.hang
        };
        // A ball may lie at a post, but not in it.
        let post = |post: &spadille_physics::Post| {
            Point { x: post.place.x, y: post.place.y }.to(spot.point()).length() > post.radius + radius - 1e-4
        };
        lying.iter().all(|(other, there)| *other == ball || there.away(spot) > touching(*other, ball))
            && ground.table.holes.iter().all(hole)
            && ground.table.posts.iter().all(post)
    };
    let around = (0..2000u32).map(|n| {
        // A spiral, a millimetre at a time.
        let far = 0.001 * f64::from(n) / 8.0;
        let way = Point { x: 1.0, y: 0.0 }.turned(f64::from(n) * 2.4);
        ground.inside(at.point().along(way, far), radius)
    });
    around.into_iter().find(|spot| free(*spot)).unwrap_or(at)
}
