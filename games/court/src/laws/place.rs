//! The two ends of the court, and the places by which chases are named.

use super::event::Hole;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, NotationError, Text, law, text};
use std::fmt;
use std::str::FromStr;

/// An end of the court, and whoever stands there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Below, where Trou and board are; from here one serves.
    Lower,
    /// Above, under the cross-gallery: vers le jeu.
    Upper,
}

impl End {
    /// Both ends.
    pub const ALL: [End; 2] = [End::Lower, End::Upper];

    /// The other end.
    #[must_use]
    pub fn other(self) -> End {
        if self == End::Lower { End::Upper } else { End::Lower }
    }

    /// What it is called.
    pub fn text(self) -> Text {
        if self == End::Lower { text!("court-lower") } else { text!("court-upper") }
    }
}

/// One Schuh of Hamburg, in millionths of a metre.
const SCHUH: f64 = 286_570.0;
/// From the corde to either end wall.
pub const HALF: f64 = 45.0 * SCHUH;
/// How far the line of service, which is the end of the dernier, lies from the end wall.
pub const SERVICE_LINE: f64 = 19.5 * SCHUH;
/// Under the corde and at the foot of the wall mean: nearer than this.
const NEAR: f64 = 100_000.0;
/// The names of the galleries, and where each ends in Schuh from the corde.
const GALLERIES: [(Place, f64); 7] = [
    (Place::PremierRemettre, 3.75),
    (Place::Premier, 7.5),
    (Place::Porte, 10.5),
    (Place::SecondRemettre, 14.25),
    (Place::Second, 18.0),
    (Place::DernierRemettre, 21.75),
    (Place::Dernier, 25.5),
];
/// How many carreaux there are above.
pub const CARREAUX_ABOVE: u8 = 4;

/// The place of a second bounce.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Under the corde.
    SousLaCorde,
    /// The half of the premier nearer the corde.
    PremierRemettre,
    /// The other half, and the opening itself.
    Premier,
    /// The door.
    Porte,
    /// The half of the second nearer the corde.
    SecondRemettre,
    /// The other half, and the opening itself.
    Second,
    /// The half of the dernier nearer the corde.
    DernierRemettre,
    /// The other half, and the opening itself.
    Dernier,
    /// A strip of the floor, by its number.
    Carreau(u8),
    /// The foot of the lower wall.
    Pied,
}

/// Whether a place is worth a chase, or the ball is lost there at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fallen {
    /// The place has a name.
    At(Place),
    /// Above, behind the line of service.
    Lost,
}

impl Place {
    /// The place of a bounce so many millionths of a metre from the end wall.
    pub fn of_bounce(half: End, from_wall: u32, carreaux: u8) -> Fallen {
        let from_wall = f64::from(from_wall);
        let from_corde = HALF - from_wall;
        let schuh = from_corde / SCHUH;
        // Strips are half open: the far line of a strip belongs to it.
        let strip = |distance: f64, width: f64, last: u8| {
            let number = (distance / width).ceil();
            Place::Carreau(if number < 1.0 { 1 } else { (number as u8).min(last) })
        };
        if from_corde <= NEAR {
            return Fallen::At(Place::SousLaCorde);
        }
        let gallery = GALLERIES.iter().find(|(_, end)| schuh <= *end).map(|(name, _)| *name);
        match (half, gallery) {
            (End::Upper, _) if from_wall <= SERVICE_LINE => Fallen::Lost,
            (End::Upper, Some(Place::Dernier) | None) => {
                Fallen::At(strip(25.5 - schuh, 3.75 / f64::from(CARREAUX_ABOVE), CARREAUX_ABOVE))
            }
            (End::Lower, None) if from_wall <= NEAR => Fallen::At(Place::Pied),
            (End::Lower, None) => {
                let carreaux = carreaux.max(1);
                Fallen::At(strip(from_wall, SERVICE_LINE / f64::from(carreaux), carreaux))
            }
            (_, Some(name)) => Fallen::At(name),
        }
    }

    /// The chase of a ball that enters an opening of the gallery; nothing for the openings that win.
    pub fn of_opening(hole: Hole) -> Option<Place> {
        match hole {
            Hole::Premier => Some(Place::Premier),
            Hole::Porte => Some(Place::Porte),
            Hole::Second => Some(Place::Second),
            Hole::Dernier => Some(Place::Dernier),
            Hole::Grille | Hole::Lune | Hole::Trou | Hole::Ais => None,
        }
    }

    /// All places of a side, from the worst to the best.
    pub fn of_half(half: End, carreaux: u8) -> impl Iterator<Item = Place> {
        let (strips, foot) = match half {
            End::Lower => (carreaux, Some(Place::Pied)),
            End::Upper => (CARREAUX_ABOVE, None),
        };
        let galleries = GALLERIES.iter().map(|(name, _)| *name);
        std::iter::once(Place::SousLaCorde).chain(galleries).chain((1..=strips).rev().map(Place::Carreau)).chain(foot)
    }

    /// How good the place is for whoever attacks it: the farther from the corde the better.
    pub fn rank(self) -> u16 {
        match self {
            Place::SousLaCorde => 0,
            Place::PremierRemettre => 1,
            Place::Premier => 2,
            Place::Porte => 3,
            Place::SecondRemettre => 4,
            Place::Second => 5,
            Place::DernierRemettre => 6,
            Place::Dernier => 7,
            Place::Carreau(number) => 300 - u16::from(number),
            Place::Pied => 400,
        }
    }

    /// Whether it is on a side of the court.
    pub fn lies(self, half: End, carreaux: u8) -> bool {
        match (self, half) {
            (Place::Carreau(number), End::Lower) => (1..=carreaux).contains(&number),
            (Place::Carreau(number), End::Upper) => (1..=CARREAUX_ABOVE).contains(&number),
            (Place::Pied, End::Upper) => false,
            _ => true,
        }
    }

    /// The law of its name.
    pub fn law(self) -> LawId {
        if self == Place::SousLaCorde { law!("sous-la-corde") } else { law!("chases-named") }
    }

    /// As the marker calls it.
    pub fn text(self) -> Text {
        match self {
            Place::SousLaCorde => text!("court-chase-sous-la-corde"),
            Place::PremierRemettre => text!("court-chase-premier-remettre"),
            Place::Premier => text!("court-chase-premier"),
            Place::Porte => text!("court-chase-porte"),
            Place::SecondRemettre => text!("court-chase-second-remettre"),
            Place::Second => text!("court-chase-second"),
            Place::DernierRemettre => text!("court-chase-dernier-remettre"),
            Place::Dernier => text!("court-chase-dernier"),
            Place::Carreau(number) => text!("court-chase-carreaux", number = number),
            Place::Pied => text!("court-chase-pied"),
        }
    }
}

/// The names as they are written, carreaux apart.
const NAMES: [(&str, Place); 9] = [
    ("sous_la_corde", Place::SousLaCorde),
    ("premier_remettre", Place::PremierRemettre),
    ("premier", Place::Premier),
    ("porte", Place::Porte),
    ("second_remettre", Place::SecondRemettre),
    ("second", Place::Second),
    ("dernier_remettre", Place::DernierRemettre),
    ("dernier", Place::Dernier),
    ("pied", Place::Pied),
];

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Carreau(number) => write!(f, "c{number}"),
            named => f.write_str(NAMES.iter().find(|(_, place)| place == named).map_or("", |(name, _)| name)),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Place, NotationError> {
        let named = NAMES.iter().find(|(name, _)| *name == text).map(|(_, place)| *place);
        let strip = || {
            let number: u8 = text.strip_prefix('c')?.parse().ok()?;
            ((1..=15).contains(&number) && format!("c{number}") == text).then_some(Place::Carreau(number))
        };
        named.or_else(strip).ok_or_else(|| NotationError::new("a place of a chase", text))
    }
}

spadille_core::serde_as_notation!(Place);

/// A chase: where it lies, and who let that ball go and must beat it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chase<Player = End> {
    /// The side of the court.
    pub half: End,
    /// The place on it.
    pub place: Place,
    /// Who must beat it.
    pub attacker: Player,
}

impl<Player> Chase<Player> {
    /// As the marker calls it.
    pub fn text(&self) -> Text {
        match self.half {
            End::Lower => self.place.text(),
            End::Upper => text!("court-above", place = self.place.text()),
        }
    }
}
