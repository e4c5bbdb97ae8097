//! The jeu carré, as the house has measured it: lower end at x = 0, the gallery at smaller y, the main wall at greater y.
//!
//! Only places and materials are here; what a ball wins or loses in an opening is a matter of the game.

use super::court::{Court, Face, Opening, Panel};
use super::{Air, ClothBall, Corde};
use crate::vector::{V3, v3};
use arrayvec::ArrayVec;

/// One Schuh of Hamburg in metres.
pub const SCHUH: f64 = 0.286_57;
/// Length of the clear floor.
pub const LENGTH: f64 = 90.0 * SCHUH;
/// Half its width.
pub const HALF: f64 = 15.0 * SCHUH;
/// Height of play.
pub const HEIGHT: f64 = 7.0;
/// Height of the eaves of the roofs.
pub const EAVES: f64 = 1.80;
/// Depth of the roofs, seen from above.
pub const ROOF: f64 = 5.0 * SCHUH;

/// Width of the board in the lower corner at the gallery.
pub const AIS: f64 = SCHUH;

/// Numbers of the faces.
pub mod faces {
    /// The floor.
    pub const FLOOR: u8 = 0;
    /// The main wall.
    pub const MAIN: u8 = 1;
    /// The lower end wall; the board (l'ais) is its corner at the gallery, [`AIS`](super::AIS) wide and as high as the eaves.
    pub const LOWER: u8 = 2;
    /// The face of the long gallery, below its eaves.
    pub const GALLERY: u8 = 3;
    /// The face of the upper cross-gallery, below its eaves.
    pub const UPPER: u8 = 4;
    /// Roof of the long gallery.
    pub const LONG_ROOF: u8 = 5;
    /// Roof of the upper cross-gallery.
    pub const CROSS_ROOF: u8 = 6;
    /// The wall above the long roof.
    pub const ABOVE_LONG: u8 = 7;
    /// The wall above the cross-roof.
    pub const ABOVE_CROSS: u8 = 8;
    /// The oblique face of the tambour.
    pub const TAMBOUR: u8 = 9;
}

/// Numbers of the openings. Those of the gallery: lower half first, each half from the corde outwards.
pub mod openings {
    /// Grille, at the upper end next to the main wall.
    pub const GRILLE: u8 = 0;
    /// Trou, at the lower end next to the main wall.
    pub const TROU: u8 = 1;
    /// First of the lower half's premier, porte, second, dernier.
    pub const LOWER_GALLERIES: u8 = 2;
    /// First of the upper half's premier, porte, second, dernier.
    pub const UPPER_GALLERIES: u8 = 6;
    /// The lune, where there is one. What comes after it: [`dedans_opening`](super::Carre::dedans_opening).
    pub const LUNE: u8 = 10;
}

/// What some houses have and others have not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Carre {
    /// A corner that stands out of the main wall near the upper end.
    pub tambour: bool,
    /// A small round hole in the wall above the cross-roof.
    pub lune: bool,
    /// A wide opening in the lower end wall. The court of the book has none; it belongs to the other kind, the jeu à dedans.
    pub dedans: bool,
}

impl Carre {
    /// The number of the dedans among the openings: the last, where there is one.
    pub fn dedans_opening(self) -> Option<u8> {
        self.dedans.then_some(openings::LUNE + u8::from(self.lune))
    }
}

/// The court.
pub fn jeu_carre(carre: Carre) -> Court {
    let panel = |corner: V3, width: V3, height: V3| Panel { corner, width, height };
    let floor = |p| Face::of(p, 0.62, 0.35);
    // Squared stone rubs harder than the floor: with 0.35 a bricole would be checked, but not spring back as the book has it.
    let wall = |p| Face::of(p, 0.65, 0.45);
    let boards = |p| Face::of(p, 0.55, 0.35);
    let up = |h: f64| v3(0.0, 0.0, h);
    // The roofs rise outwards at forty degrees to three metres.
    let rise = 3.0 - EAVES;
    let mut faces = ArrayVec::new();
    let (back_x, back_y) = (LENGTH + ROOF, -HALF - ROOF);
    faces.push(floor(panel(v3(0.0, -HALF, 0.0), v3(LENGTH, 0.0, 0.0), v3(0.0, 2.0 * HALF, 0.0))));
    faces.push(wall(panel(v3(0.0, HALF, 0.0), v3(back_x, 0.0, 0.0), up(HEIGHT))));
    faces.push(wall(panel(v3(0.0, back_y, 0.0), v3(0.0, HALF - back_y, 0.0), up(HEIGHT))));
    faces.push(wall(panel(v3(LENGTH, -HALF, 0.0), v3(-LENGTH, 0.0, 0.0), up(EAVES))));
    faces.push(wall(panel(v3(LENGTH, HALF, 0.0), v3(0.0, -2.0 * HALF, 0.0), up(EAVES))));
    faces.push(boards(panel(v3(0.0, -HALF, EAVES), v3(0.0, -ROOF, rise), v3(back_x, 0.0, 0.0))));
    faces.push(boards(panel(v3(LENGTH, back_y, EAVES), v3(ROOF, 0.0, rise), v3(0.0, HALF - back_y, 0.0))));
    faces.push(wall(panel(v3(back_x, back_y, EAVES), v3(-back_x, 0.0, 0.0), up(HEIGHT - EAVES))));
    faces.push(wall(panel(v3(back_x, HALF, EAVES), v3(0.0, back_y - HALF, 0.0), up(HEIGHT - EAVES))));
    if carre.tambour {
        // An Elle out of the main wall at forty-five degrees, its foot three metres from the upper end; behind it the wall stands
        // out to the end, which only the oblique face makes felt.
        let out = 2.0 * SCHUH;
        faces.push(wall(panel(v3(LENGTH - 3.0, HALF, 0.0), v3(out, -out, 0.0), up(HEIGHT))));
    }
    for face in &mut faces {
        // Panels are written as they are convenient; every face looks into the court.
        let middle = v3(0.5 * LENGTH, 0.0, 3.5);
        if (middle - face.panel.corner).dot(face.normal) < 0.0 {
            face.normal = -face.normal;
        }
    }
    Court {
        air: Air::COURT,
        faces,
        openings: holes(carre),
        corde: Corde { at: 0.5 * LENGTH, middle: 3.0 * SCHUH, half: HALF },
        low: v3(-0.1, back_y - 0.1, -0.1),
        high: v3(back_x + 0.1, HALF + 0.1, HEIGHT - ClothBall::BEATEN_HARD.radius),
    }
}

fn holes(carre: Carre) -> ArrayVec<Opening, { super::court::MOST_OPENINGS }> {
    let mut holes = ArrayVec::new();
    let square = |corner: V3, width: V3, height: f64| Panel { corner, width, height: v3(0.0, 0.0, height) };
    let grille = square(v3(LENGTH, HALF - 0.96, 0.80), v3(0.0, 0.96, 0.0), 0.96);
    holes.push(Opening { face: faces::UPPER, panel: grille, round: false });
    let trou = square(v3(0.0, HALF - 2.0 * SCHUH, 0.0), v3(0.0, 2.0 * SCHUH, 0.0), 2.0 * SCHUH);
    holes.push(Opening { face: faces::LOWER, panel: trou, round: false });
    // Premier, porte, second, dernier: where they end, in Schuh from the corde.
    let ends = [0.0, 7.5, 10.5, 18.0, 25.5];
    for away in [-1.0, 1.0] {
        for pair in ends.windows(2) {
            let (near, far) = (pair[0] * SCHUH * away, pair[1] * SCHUH * away);
            let corner = v3(0.5 * LENGTH + near.min(far), -HALF, 0.0);
            let opening = square(corner, v3((far - near).abs(), 0.0, 0.0), EAVES);
            holes.push(Opening { face: faces::GALLERY, panel: opening, round: false });
        }
    }
    if carre.lune {
        let (wide, middle) = (0.25, 3.3);
        let panel = square(v3(LENGTH + ROOF, -0.5 * wide, middle - 0.5 * wide), v3(0.0, wide, 0.0), wide);
        holes.push(Opening { face: faces::ABOVE_CROSS, panel, round: true });
    }
    if carre.dedans {
        // Between trou and board, from the height of a sill up to that of the eaves.
        let (half_wide, sill) = (3.0, 1.07);
        let panel = square(v3(0.0, -half_wide, sill), v3(0.0, 2.0 * half_wide, 0.0), EAVES - sill);
        holes.push(Opening { face: faces::LOWER, panel, round: false });
    }
    holes
}
