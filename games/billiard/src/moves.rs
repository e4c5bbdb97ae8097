//! What a player at the billiard table may do: strokes in fixed point, shots that have names, and the words of a game.
//!
//! ```text
//! stroke = "play" angle speed ["from" x,y] ["side" n] ["high" n] ["up" n] ["on" ball] ["mace"] ["with" ball] ["fault" lapse]
//! shot   = "make" ball hole [cushion [cushion]] [force] ["from" x,y] | "touch" ball [force] ["from" x,y] | "reach" x,y ["from" x,y]
//!        | "bricole" [force] ["from" x,y] | "port" [force] ["from" x,y] | "target" [force] ["from" x,y]
//! fault  = "fault" ("touch" ball | "lift" ball | "advise" | "miss" | "out-of-turn" | "interrupt")
//! ```
//!
//! Angles are degrees, 0 towards the foot cushion and 90 towards the right one, speeds metres a second of the ball as it leaves the
//! stick, places metres, all with three decimals; `side` and `high` are hundredths of the radius, `up` degrees. A shot is turned into
//! a stroke by [`cloth::aim`](crate::cloth::aim), always the same from the same place.

mod form;
mod notation;
mod space;
mod trying;

pub use space::Strokes;
#[cfg(test)]
pub(crate) use trying::refined;

use crate::laws::{Ball, Hole, Lapse, Misdeed, Side};
use spadille_core::{Listed, NotationError};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A stroke.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stroke {
    /// Direction in thousandths of a degree.
    pub aim: u32,
    /// Speed of the ball as it leaves the stick, millimetres a second.
    pub speed: u16,
    /// Where a ball in hand is laid, millimetres.
    pub from: Option<(u16, u16)>,
    /// Where the stick touches, in hundredths of the radius: to the right.
    pub side: i8,
    /// Where the stick touches, in hundredths of the radius: above the middle.
    pub high: i8,
    /// Degrees the cue is raised.
    pub up: u8,
    /// The ball played at, where a law asks.
    pub on: Option<Ball>,
    /// Whether it is played with the mace where the cue would be usual.
    pub mace: bool,
    /// The ball struck, where it is not one's own.
    pub with: Option<Ball>,
    /// A fault made with the stroke, at a strict table.
    pub fault: Option<Lapse>,
}

/// How hard.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Force {
    /// So that it just arrives.
    Soft,
    /// As usual.
    #[default]
    Plain,
    /// With force.
    Hard,
}

impl Force {
    /// All of them.
    pub const ALL: [Force; 3] = [Force::Soft, Force::Plain, Force::Hard];

    /// How it is written.
    pub fn word(self) -> &'static str {
        match self {
            Force::Soft => "soft",
            Force::Plain => "plain",
            Force::Hard => "hard",
        }
    }
}

/// The cushions off which a ball is to run into its hole, in their order: none, one or two.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Via {
    /// The first.
    pub first: Option<Side>,
    /// The second; never without a first.
    pub second: Option<Side>,
}

impl Via {
    /// Straight into the hole.
    pub const STRAIGHT: Via = Via { first: None, second: None };

    /// Off one cushion.
    pub fn off(side: Side) -> Via {
        Via { first: Some(side), second: None }
    }

    /// Off two cushions.
    pub fn off_two(first: Side, second: Side) -> Via {
        Via { first: Some(first), second: Some(second) }
    }

    /// Whether it goes straight.
    pub fn is_straight(self) -> bool {
        self.first.is_none()
    }

    /// How many cushions there are.
    pub fn count(self) -> u8 {
        u8::from(self.first.is_some()) + u8::from(self.second.is_some())
    }
}

/// What a shot is for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// To make a ball in a hole, perhaps off cushions.
    Make(Ball, Hole, Via),
    /// To touch a ball.
    Touch(Ball),
    /// To come to lie at a place, millimetres.
    Reach(u16, u16),
    /// To run off the far cushion and home.
    Bricole,
    /// To run through the port.
    Port,
    /// To touch cord or king.
    Target,
}

/// A shot that has a name: what it is for, how hard, and from where.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    /// What it is for.
    pub aim: Aim,
    /// How hard.
    pub force: Force,
    /// Where a ball in hand is laid, millimetres; a steady player knows it himself.
    pub from: Option<(u16, u16)>,
}

impl Shot {
    /// A plain shot, from where it is best.
    pub fn plain(aim: Aim) -> Shot {
        Shot { aim, force: Force::Plain, from: None }
    }

    /// The same with force, or softly.
    #[must_use]
    pub fn with(self, force: Force) -> Shot {
        Shot { force, ..self }
    }
}

/// The words of a game: what is decided without a stroke.
pub trait Words: Listed + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static {
    /// Whether it is seldom wanted, so that whoever wants to play does not say it.
    fn is_aside(self) -> bool {
        false
    }
}

/// A move of a game with these words.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move<W> {
    /// A stroke.
    Play(Stroke),
    /// A shot by its name.
    Shot(Shot),
    /// A word.
    Word(W),
    /// A fault between two strokes, at a strict table.
    Fault(Misdeed),
}

/// The words of a game that has none.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Silence {}

impl Display for Silence {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for Silence {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Silence, NotationError> {
        Err(NotationError::new("a stroke or a shot", text))
    }
}

impl Listed for Silence {
    const COUNT: u32 = 0;

    fn number(self) -> u32 {
        match self {}
    }

    fn numbered(_: u32) -> Option<Silence> {
        None
    }
}

impl Words for Silence {}
