//! A walled court with a ball in it.
//!
//! Lengths are metres: x along the court from the lower end, y across it towards the main wall, z upwards. The flight is
//! reckoned by the house and sent as stretches of cubics, so that everybody sees the same.

use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

/// A court.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourtBoard<T = Text> {
    /// What it is built of: floor, walls and roofs.
    pub faces: Vec<CourtPanel<T>>,
    /// Openings in them.
    pub openings: Vec<CourtPanel<T>>,
    /// Where the corde hangs, how high in the middle, and half the width of the court.
    pub corde: [f32; 3],
    /// Chases marked on the floor, or where one is being played for.
    pub chases: Vec<CourtChase<T>>,
    /// Who stands where.
    pub players: Vec<CourtPlayer>,
    /// Where the ball is, and how it comes, while it is in play.
    pub ball: Option<CourtBall>,
    /// How many strokes there have been, so that a new one is known.
    pub strokes: u32,
    /// The flight of the last one.
    pub flight: Vec<CourtFlight>,
    /// What the marker called in it, and when.
    pub calls: Vec<CourtCall<T>>,
}

/// A flat four-cornered piece: a corner and the two edges that leave it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourtPanel<T = Text> {
    /// What it is, for whoever draws it: `floor`, `wall`, `roof`, `tambour`, `grille`, `trou`, `gallery`, `lune`, `dedans`.
    pub kind: String,
    /// What it is called.
    pub name: Option<T>,
    /// A corner.
    pub corner: [f32; 3],
    /// One edge.
    pub width: [f32; 3],
    /// The other edge.
    pub height: [f32; 3],
    /// Whether it is the circle that fits in.
    pub round: bool,
}

/// A chase on the floor.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourtChase<T = Text> {
    /// What it is called: "chase at four".
    pub name: T,
    /// Where its line lies along the court.
    pub at: f32,
    /// Whether it is played for now.
    pub played: bool,
}

/// A player in the court.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourtPlayer {
    /// Who.
    pub seat: Seat,
    /// Where on the floor.
    pub at: [f32; 2],
    /// Whether he serves.
    pub serves: bool,
}

/// The ball.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourtBall {
    /// Its centre.
    pub at: [f32; 3],
    /// Its velocity.
    pub velocity: [f32; 3],
}

/// A stretch of flight, to be drawn as the cubic through both ends.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourtFlight {
    /// When it begins, seconds since the stroke.
    pub from: f32,
    /// When it ends.
    pub until: f32,
    /// Where it begins.
    pub start: [f32; 3],
    /// The velocity there.
    pub leaving: [f32; 3],
    /// Where it ends.
    pub end: [f32; 3],
    /// The velocity there.
    pub arriving: [f32; 3],
}

/// Something called while the ball flew.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourtCall<T = Text> {
    /// When.
    pub time: f32,
    /// Where.
    pub at: [f32; 3],
    /// What, so that it can be heard: `racket`, `floor`, `wall`, `roof`, `net`, `opening`.
    pub sound: String,
    /// What the marker says of it.
    pub said: Option<T>,
    /// The law by which it is called so.
    pub law: Option<String>,
}

impl<T> CourtBoard<T> {
    pub(super) fn map<U>(self, say: &mut impl FnMut(T) -> U) -> CourtBoard<U> {
        let panels = |panels: Vec<CourtPanel<T>>, say: &mut dyn FnMut(T) -> U| {
            let panel = |p: CourtPanel<T>| CourtPanel {
                kind: p.kind,
                name: p.name.map(&mut *say),
                corner: p.corner,
                width: p.width,
                height: p.height,
                round: p.round,
            };
            panels.into_iter().map(panel).collect()
        };
        CourtBoard {
            faces: panels(self.faces, say),
            openings: panels(self.openings, say),
            corde: self.corde,
            chases: self
                .chases
                .into_iter()
                .map(|c| CourtChase { name: say(c.name), at: c.at, played: c.played })
                .collect(),
            players: self.players,
            ball: self.ball,
            strokes: self.strokes,
            flight: self.flight,
            calls: self.calls.into_iter().map(|call| call.map(say)).collect(),
        }
    }
}

impl<T> CourtCall<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> CourtCall<U> {
        CourtCall { time: self.time, at: self.at, sound: self.sound, said: self.said.map(say), law: self.law }
    }
}
