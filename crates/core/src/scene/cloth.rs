//! A billiard table from above, and the course of the last stroke on it.
//!
//! Lengths are millimetres, x along the table from the head cushion, y across it from the left one as the striker at the head
//! stands. Times are seconds since the stroke. The course is reckoned by the house and sent as exact curves, so that everybody sees
//! the same and nobody can invent a result.

use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

/// A billiard table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClothBoard<T = Text> {
    /// Length of the cloth between the cushions.
    pub length: u16,
    /// Width of the cloth between the cushions.
    pub width: u16,
    /// The holes, each with its name in the notation.
    pub holes: Vec<ClothHole>,
    /// Lines drawn on the cloth or kept in mind: the mark, the middle, a cord.
    pub lines: Vec<ClothLine<T>>,
    /// Spots on which balls are set.
    pub spots: Vec<[i32; 2]>,
    /// The posts of a port, a king, anything that stands and throws balls back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub posts: Vec<ClothHole>,
    /// The balls, also those that are not on the table.
    pub balls: Vec<ClothBall<T>>,
    /// Where a ball in hand may be laid, if one is to be laid now.
    pub zone: Option<ClothZone>,
    /// The last stroke: how many there have been, so that a new one is known.
    pub strokes: u32,
    /// How the last stroke was meant, for its ghost.
    pub last: Option<ClothStroke>,
    /// Where everything ran in it.
    pub course: Vec<ClothRun>,
    /// What the marker called in it, and when.
    pub calls: Vec<ClothCall<T>>,
}

/// A round hole, or a round post.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClothHole {
    /// Its name in the notation; empty for a post.
    pub word: String,
    /// Its middle.
    pub at: [i32; 2],
    /// Its radius.
    pub radius: u16,
}

/// A line of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClothLine<T = Text> {
    /// What it is.
    pub name: T,
    /// One end.
    pub from: [i32; 2],
    /// The other.
    pub to: [i32; 2],
    /// Whether it is a cord that hangs over the table, with bells on it.
    pub hangs: bool,
}

/// A ball.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClothBall<T = Text> {
    /// Its name in the notation.
    pub word: String,
    /// What it is called.
    pub name: T,
    /// What it looks like.
    pub look: BallLook,
    /// Its radius.
    pub radius: u16,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Where it is.
    pub lies: BallLies,
    /// Its middle, while it lies on the table or on the wall.
    pub at: Option<[f32; 2]>,
    /// Whether it is the ball to be struck now.
    pub struck: bool,
    /// Whether it is one the striker may play at, where a law says which.
    pub sought: bool,
}

/// What a ball looks like.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BallLook {
    /// Plain ivory.
    White,
    /// Ivory with a dot.
    Dotted,
    /// Red: the Carambol, the player's ball of the ronde.
    Red,
    /// A second coloured one.
    Blue,
    /// Ivory with a number.
    Number(u8),
}

/// Where a ball is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BallLies {
    /// On the cloth.
    Table,
    /// Resting on the wall of the table.
    Wall,
    /// In its owner's hand.
    Hand,
    /// Out of play: in a hole, made, dead.
    Gone,
}

/// Where a ball in hand may be laid.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClothZone {
    /// The corner with the smaller numbers.
    pub from: [i32; 2],
    /// The corner with the greater ones.
    pub to: [i32; 2],
    /// Where it is round: within this distance of the middle of its left edge.
    pub radius: Option<u16>,
}

/// How a stroke was meant.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClothStroke {
    /// The ball struck, by its name in the notation.
    pub ball: String,
    /// From where.
    pub from: [f32; 2],
    /// Thousandths of a degree; 0 towards the foot cushion, 90,000 towards greater y.
    pub angle: u32,
    /// Millimetres a second.
    pub speed: u16,
}

/// A ball's motion between two of its events: its centre is `place + velocity·s + bend·s²` after `s` seconds, in metres.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClothRun {
    /// The ball, by its place in `balls`.
    pub ball: u8,
    /// When it begins.
    pub from: f32,
    /// When it ends.
    pub until: f32,
    /// The centre at the beginning, metres.
    pub place: [f32; 3],
    /// Metres a second.
    pub velocity: [f32; 3],
    /// Half the acceleration.
    pub bend: [f32; 3],
    /// Radians a second at the beginning.
    pub spin: [f32; 3],
    /// Change of the spin in a second; that about the vertical ends when it is used up.
    pub wear: [f32; 3],
    /// Whether the ball leaves the table at its end: into a hole, or over a cushion.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// Something called while the balls ran.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClothCall<T = Text> {
    /// When.
    pub time: f32,
    /// Where, if anywhere.
    pub at: Option<[f32; 2]>,
    /// What, so that it can be heard: `hit`, `cushion`, `pocket`, `off`, `bell`.
    pub sound: String,
    /// What the marker says of it; nothing where it goes without saying.
    pub said: Option<T>,
    /// The law by which it is called so.
    pub law: Option<String>,
}

impl<T> ClothBoard<T> {
    pub(super) fn map<U>(self, say: &mut impl FnMut(T) -> U) -> ClothBoard<U> {
        let line = |l: ClothLine<T>, say: &mut dyn FnMut(T) -> U| ClothLine {
            name: say(l.name),
            from: l.from,
            to: l.to,
            hangs: l.hangs,
        };
        let ball = |b: ClothBall<T>, say: &mut dyn FnMut(T) -> U| ClothBall {
            word: b.word,
            name: say(b.name),
            look: b.look,
            radius: b.radius,
            seat: b.seat,
            lies: b.lies,
            at: b.at,
            struck: b.struck,
            sought: b.sought,
        };
        ClothBoard {
            length: self.length,
            width: self.width,
            holes: self.holes,
            lines: self.lines.into_iter().map(|l| line(l, say)).collect(),
            spots: self.spots,
            posts: self.posts,
            balls: self.balls.into_iter().map(|b| ball(b, say)).collect(),
            zone: self.zone,
            strokes: self.strokes,
            last: self.last,
            course: self.course,
            calls: self.calls.into_iter().map(|call| call.map(say)).collect(),
        }
    }
}

impl<T> ClothCall<T> {
    pub(super) fn map<U>(self, say: &mut impl FnMut(T) -> U) -> ClothCall<U> {
        ClothCall { time: self.time, at: self.at, sound: self.sound, said: self.said.map(say), law: self.law }
    }
}
