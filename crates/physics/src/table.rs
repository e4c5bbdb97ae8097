//! A table: cloth, cushions, posts and holes. No game is known here; whoever builds the table knows which hole is which.

use crate::cloth::Cloth;
use crate::contact::{BallModel, CushionModel, Side, Wall};
use crate::vector::{V3, v3};
use arrayvec::ArrayVec;

/// The most cushions a table may have.
pub const MOST_CUSHIONS: usize = 24;
/// The most posts, pegs and rounded jaws.
pub const MOST_POSTS: usize = 16;
/// The most holes.
pub const MOST_HOLES: usize = 8;

/// A straight cushion. A ball touches it when its centre is a radius away from the line of its nose.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cushion {
    /// One end of the nose.
    pub start: V3,
    /// Its other end.
    pub end: V3,
    /// Direction of the nose, length one.
    pub along: V3,
    /// Level direction from the nose to where the balls are, length one.
    pub out: V3,
    /// Length of the nose.
    pub length: f64,
    /// How it throws balls back.
    pub side: Side,
}

impl Cushion {
    /// The cushion from one point to another, its balls on the left hand of who walks that way.
    pub fn between(from: (f64, f64), to: (f64, f64), side: Side) -> Cushion {
        let start = v3(from.0, from.1, 0.0);
        let end = v3(to.0, to.1, 0.0);
        let whole = end - start;
        let length = whole.length();
        let along = whole * (1.0 / length);
        Cushion { start, end, along, out: v3(-along.y, along.x, 0.0), length, side }
    }
}

/// A round upright thing: a post of the port, the king, the rounded jaw of a hole.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Post {
    /// Where it stands.
    pub place: V3,
    /// Its radius.
    pub radius: f64,
    /// A ball whose lowest point is higher than this passes over it.
    pub height: f64,
    /// How it throws balls back.
    pub side: Side,
}

/// A hole: a ball falls when its centre comes within the radius of the hole's centre.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hole {
    /// Centre of the mouth.
    pub place: V3,
    /// Radius within which a ball falls.
    pub radius: f64,
    /// A ball that comes to lie no farther than this from falling falls.
    pub hang: f64,
}

/// A table with everything that stands on it, and the models by which balls part.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Table {
    /// The cloth.
    pub cloth: Cloth,
    /// Cushions, by number.
    pub cushions: ArrayVec<Cushion, MOST_CUSHIONS>,
    /// Posts, by number.
    pub posts: ArrayVec<Post, MOST_POSTS>,
    /// Holes, by number.
    pub holes: ArrayVec<Hole, MOST_HOLES>,
    /// How two balls part.
    pub balls: BallModel,
    /// How a ball leaves a cushion or a post.
    pub bands: CushionModel,
    /// The wall over which a ball may leave; without one no ball leaves.
    pub wall: Option<Wall>,
}

/// Numbers of the four cushions of an [oblong](Table::oblong) table.
pub mod sides {
    /// x = 0, from which one sets out.
    pub const HEAD: u8 = 0;
    /// x = length.
    pub const FOOT: u8 = 1;
    /// y = 0.
    pub const LEFT: u8 = 2;
    /// y = width.
    pub const RIGHT: u8 = 3;
}

impl Table {
    /// A plain oblong of four cushions numbered as in [`sides`], `0..length` by `0..width`, without holes, with the cloth, the
    /// ivory, the cushions and the wall the house has chosen for the old tables.
    pub fn oblong(length: f64, width: f64) -> Table {
        let side = Side::SELVAGE;
        let mut cushions = ArrayVec::new();
        cushions.push(Cushion::between((0.0, width), (0.0, 0.0), side));
        cushions.push(Cushion::between((length, 0.0), (length, width), side));
        cushions.push(Cushion::between((0.0, 0.0), (length, 0.0), side));
        cushions.push(Cushion::between((length, width), (0.0, width), side));
        Table {
            cloth: Cloth::FINE_GREEN,
            cushions,
            posts: ArrayVec::new(),
            holes: ArrayVec::new(),
            balls: BallModel::IVORY,
            bands: CushionModel::Edge,
            wall: Some(Wall::FOUR_ZOLL),
        }
    }

    /// The same table with a hole more. Panics when the table can hold no more of them.
    pub fn with_hole(mut self, x: f64, y: f64, radius: f64) -> Table {
        self.holes.push(Hole { place: v3(x, y, 0.0), radius, hang: 0.001 });
        self
    }

    /// The same table with a post more. Panics when the table can hold no more of them.
    pub fn with_post(mut self, x: f64, y: f64, radius: f64, height: f64, side: Side) -> Table {
        self.posts.push(Post { place: v3(x, y, 0.0), radius, height, side });
        self
    }
}
