//! What happens in a rally, in order.

use super::place::End;
use serde::{Deserialize, Serialize};

/// A wall the ball touches.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wall {
    /// The long wall on the right, seen from below.
    Main,
    /// The face of the long gallery and the wall above it.
    Gallery,
    /// The wall of the lower end.
    LowerEnd,
    /// The wall of the upper end.
    UpperEnd,
}

/// A half of the width.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lateral {
    /// Along the main wall.
    Main,
    /// Along the gallery.
    Gallery,
}

/// An opening of the court.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hole {
    /// The square one at the upper end.
    Grille,
    /// The small round one above it, in some houses.
    Lune,
    /// The one at the floor of the lower end.
    Trou,
    /// The board in the lower corner, which is no hole at all.
    Ais,
    /// The first of the gallery, next to the corde.
    Premier,
    /// The door.
    Porte,
    /// The second.
    Second,
    /// The last.
    Dernier,
}

impl Hole {
    /// Whether it can be found at an end: the galleries have theirs on both sides of the corde.
    pub fn is_at(self, end: End) -> bool {
        match self {
            Hole::Grille | Hole::Lune => end == End::Upper,
            Hole::Trou | Hole::Ais => end == End::Lower,
            Hole::Premier | Hole::Porte | Hole::Second | Hole::Dernier => true,
        }
    }
}

/// A bounce on the floor.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bounce {
    /// On which side of the corde.
    pub half: End,
    /// How far from that side's end wall, in thousandths of a millimetre.
    pub from_wall: u32,
    /// In which half of the width, where somebody looked.
    pub lateral: Option<Lateral>,
}

/// Something that happens in a rally. Players are called by the end they stand at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The ball is served.
    Serve(End),
    /// It touches a roof; each roof is told once in a flight.
    Roof,
    /// It touches a wall.
    Wall(Wall),
    /// It bounces on the floor.
    Floor(Bounce),
    /// Somebody strikes it.
    Stroke(End),
    /// It goes into an opening, or strikes the board.
    Opening(End, Hole),
    /// The corde stops it.
    Net,
    /// It touches the corde and tumbles over, or touches it from behind after its bounce.
    Corde,
    /// It goes up into the high galleries or the nets of the windows.
    Out,
    /// The service is let pass.
    Decline(End),
}
