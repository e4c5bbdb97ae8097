//! The court as the house has it, where players stand in it, and what the ball touches called by the names of the laws.

use crate::laws::{Bounce, End, Event, Hole, Lateral, Wall};
use crate::options::{BallspielOptions, UpperGallery};
use serde::{Deserialize, Serialize};
use spadille_physics::flight::carre::{AIS, EAVES, faces, openings};
use spadille_physics::flight::{Carre, Court, Met, jeu_carre};
use spadille_physics::{V3, v3};

pub use spadille_physics::flight::carre::{HALF, LENGTH, ROOF, SCHUH};

/// Where the corde hangs.
pub const CORDE: f64 = 0.5 * LENGTH;

/// A place in the court in millimetres: along it from the lower end, across it towards the main wall, upwards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// From the lower wall.
    pub x: i32,
    /// From the middle, positive towards the main wall.
    pub y: i32,
    /// Above the floor.
    pub z: i32,
}

impl Spot {
    /// The nearest to a point.
    pub fn of(point: V3) -> Spot {
        let mm = |metres: f64| (metres * 1000.0).round() as i32;
        Spot { x: mm(point.x), y: mm(point.y), z: mm(point.z) }
    }

    /// As a point.
    pub fn point(self) -> V3 {
        v3(f64::from(self.x) / 1000.0, f64::from(self.y) / 1000.0, f64::from(self.z) / 1000.0)
    }

    /// How far two places lie apart on the floor, in metres.
    pub fn away(self, other: Spot) -> f64 {
        let (a, b) = (self.point(), other.point());
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).sqrt()
    }

    /// The place so many metres nearer to another, on the floor.
    #[must_use]
    pub fn towards(self, other: Spot, metres: f64) -> Spot {
        let (a, b, away) = (self.point(), other.point(), self.away(other));
        if away <= metres {
            return Spot { z: 0, ..other };
        }
        let share = metres / away;
        Spot::of(v3(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, 0.0))
    }

    /// On which side of the corde it is.
    pub fn end(self) -> End {
        if self.point().x < CORDE { End::Lower } else { End::Upper }
    }
}

/// The height of the corde at a place across the court.
pub fn corde_height(y: f64) -> f64 {
    let share = y / HALF;
    3.0 * SCHUH * (1.0 + share * share)
}

/// The house that the table plays in.
pub fn house(options: &BallspielOptions) -> Court {
    let mut court = jeu_carre(Carre { tambour: options.tambour, lune: options.lune, dedans: false });
    if options.upper_gallery == UpperGallery::Open {
        // The wall stands back under the roof, and the floor goes on to it; the Grille is in that wall.
        let back = v3(ROOF, 0.0, 0.0);
        let (floor, upper) = (usize::from(faces::FLOOR), usize::from(faces::UPPER));
        court.faces[floor].panel.width += back;
        court.faces[upper].panel.corner += back;
        court.openings[usize::from(openings::GRILLE)].panel.corner += back;
    }
    court
}

/// From where one serves.
pub const SERVICE: Spot = Spot { x: 6_000, y: 1_200, z: 1_500 };

/// Where a player stands and waits: alone in the middle, of two each in his half, the first along the main wall.
pub fn base(end: End, pair: bool, second: bool) -> Spot {
    let x = match end {
        End::Lower => 4_400,
        End::Upper => (LENGTH * 1000.0) as i32 - 4_400,
    };
    let y = match (pair, second) {
        (false, _) => 0,
        (true, false) => 2_150,
        (true, true) => -2_150,
    };
    Spot { x, y, z: 0 }
}

/// The half of the width a place lies in.
pub fn lateral(y: f64) -> Lateral {
    if y >= 0.0 { Lateral::Main } else { Lateral::Gallery }
}

/// The opening of a number, with the side it is on.
fn opening(number: u8) -> (End, Hole) {
    const GALLERY: [Hole; 4] = [Hole::Premier, Hole::Porte, Hole::Second, Hole::Dernier];
    let gallery = |first: u8| GALLERY[usize::from(number.saturating_sub(first)).min(3)];
    match number {
        openings::GRILLE => (End::Upper, Hole::Grille),
        openings::TROU => (End::Lower, Hole::Trou),
        openings::LUNE => (End::Upper, Hole::Lune),
        n if n < openings::UPPER_GALLERIES => (End::Lower, gallery(openings::LOWER_GALLERIES)),
        _ => (End::Upper, gallery(openings::UPPER_GALLERIES)),
    }
}

/// The bounce at a point of the floor.
pub fn bounce(place: V3) -> Event {
    let half = if place.x < CORDE { End::Lower } else { End::Upper };
    let from_wall = if half == End::Lower { place.x } else { LENGTH - place.x };
    Event::Floor(Bounce { half, from_wall: (from_wall.max(0.0) * 1e6) as u32, lateral: Some(lateral(place.y)) })
}

/// What the laws call a touch; nothing for what they do not ask about. `bounced` tells whether the ball has been down.
pub fn told(place: V3, met: Met, bounced: bool) -> Option<Event> {
    Some(match met {
        Met::Over => return None,
        Met::Tumbles => Event::Corde,
        Met::Net if bounced => Event::Corde,
        Met::Net => Event::Net,
        Met::Out => Event::Out,
        // A ball that rolls touches the floor again where it is; one that lies on a roof has gone up for good.
        Met::Rolls if place.z > EAVES => Event::Out,
        Met::Rolls => bounce(place),
        Met::Opening(number) => {
            let (half, hole) = opening(number);
            Event::Opening(half, hole)
        }
        Met::Face(face) => match face {
            faces::FLOOR => bounce(place),
            faces::LONG_ROOF | faces::CROSS_ROOF => Event::Roof,
            faces::LOWER if place.y < AIS - HALF && place.z < EAVES => Event::Opening(End::Lower, Hole::Ais),
            faces::LOWER => Event::Wall(Wall::LowerEnd),
            faces::UPPER | faces::ABOVE_CROSS => Event::Wall(Wall::UpperEnd),
            faces::GALLERY | faces::ABOVE_LONG => Event::Wall(Wall::Gallery),
            _ => Event::Wall(Wall::Main),
        },
    })
}
