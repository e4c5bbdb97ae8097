//! The table of 1782: twelve feet by six, six holes, the mark, and places on it.
//!
//! x runs from the head cushion, at which one sets out, to the foot; y from the left cushion. The figures are metres.

use crate::laws::{Ball, Hole, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spadille_physics::{self as physics, Cloth, Ivory, Table};
use std::sync::LazyLock;

spadille_core::option_words! {
    /// By whose feet and inches the table is measured.
    Measure {
        /// Hamburg feet: a table of 3.44 by 1.72 metres.
        Hamburg = "hamburg",
        /// Rhenish feet: a table of 3.77 by 1.88 metres.
        Rhenish = "rhenish",
    }
}

impl Measure {
    /// The length of a foot (*Schuh*), millimetres.
    pub fn foot(self) -> f64 {
        match self {
            Measure::Hamburg => 286.57,
            Measure::Rhenish => 313.9,
        }
    }

    /// The length of an inch (*Zoll*), a twelfth of a foot, millimetres.
    pub fn inch(self) -> f64 {
        self.foot() / 12.0
    }

    /// The length of an ell, two feet, millimetres.
    pub fn ell(self) -> f64 {
        2.0 * self.foot()
    }
}

/// How wide a hole is, from its middle: a ball falls when its centre comes so near.
pub const HOLE: f64 = 0.0475;
/// A ball of the Partie.
pub const LARGE: Ivory = Ivory { radius: 0.027, mass: 0.152 };
/// A Carambol, a white ball of à la ronde.
pub const SMALL: Ivory = Ivory { radius: 0.0225, mass: 0.088 };
/// The cloth.
pub const CLOTH: Cloth = Cloth::FINE_GREEN;

/// What a ball is made of.
pub fn ivory(ball: Ball) -> Ivory {
    if ball == Ball::R || ball == Ball::M || ball.white_number().is_some() { SMALL } else { LARGE }
}

/// At what distance of their centres, along the cloth, two balls touch.
pub fn touching(one: Ball, other: Ball) -> f64 {
    let (r, s) = (ivory(one).radius, ivory(other).radius);
    if r == s { r + s } else { 2.0 * (r * s).sqrt() }
}

/// How many units of a [`Spot`] make a metre.
pub const PER_METRE: f64 = 1e5;

/// A place on the table in hundredths of a millimetre, so that it can be compared and written without loss. It is written in
/// metres.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// From the head cushion.
    pub x: i32,
    /// From the left cushion.
    pub y: i32,
}

impl Spot {
    /// The place nearest to a point, in metres.
    pub fn of(x: f64, y: f64) -> Spot {
        let unit = |metres: f64| (metres * PER_METRE).round() as i32;
        Spot { x: unit(x), y: unit(y) }
    }

    /// A place in whole millimetres.
    pub fn mm(x: u16, y: u16) -> Spot {
        Spot { x: i32::from(x) * 100, y: i32::from(y) * 100 }
    }

    /// Metres from the head cushion.
    pub fn x(self) -> f64 {
        f64::from(self.x) / PER_METRE
    }

    /// Metres from the left cushion.
    pub fn y(self) -> f64 {
        f64::from(self.y) / PER_METRE
    }

    /// Both, in metres.
    pub fn point(self) -> Point {
        Point { x: self.x(), y: self.y() }
    }

    /// How far from another, in metres.
    pub fn away(self, other: Spot) -> f64 {
        self.point().to(other.point()).length()
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        (self.x(), self.y()).serialize(s)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Spot, D::Error> {
        let (x, y) = <(f64, f64)>::deserialize(d)?;
        let near = |metres: f64| metres.abs() < 100.0;
        if near(x) && near(y) { Ok(Spot::of(x, y)) } else { Err(serde::de::Error::custom("not a place on a table")) }
    }
}

/// A point or a way, in metres.
#[derive(Copy, Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    /// The way to another point.
    pub fn to(self, other: Point) -> Point {
        Point { x: other.x - self.x, y: other.y - self.y }
    }

    /// The point at the end of so much of a way.
    #[must_use]
    pub fn along(self, way: Point, much: f64) -> Point {
        Point { x: self.x + way.x * much, y: self.y + way.y * much }
    }

    /// Its length.
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// The way of length one in this direction; nothing without a direction.
    pub fn unit(self) -> Option<Point> {
        let length = self.length();
        (length > 1e-9).then(|| Point { x: self.x / length, y: self.y / length })
    }

    /// How much two ways agree.
    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// How much the other turns to greater angles.
    pub fn cross(self, other: Point) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The same way turned by an angle in radians.
    #[must_use]
    pub fn turned(self, angle: f64) -> Point {
        let (sin, cos) = (libm::sin(angle), libm::cos(angle));
        Point { x: self.x * cos - self.y * sin, y: self.x * sin + self.y * cos }
    }

    /// The direction in thousandths of a degree.
    pub fn angle(self) -> u32 {
        let turn = libm::atan2(self.y, self.x).to_degrees() * 1000.0;
        (turn.round() as i64).rem_euclid(360_000) as u32
    }
}

/// A table by one of the measures.
#[derive(Debug)]
pub struct Ground {
    /// Between the short cushions.
    pub length: f64,
    /// Between the long ones.
    pub width: f64,
    /// As the balls know it.
    pub table: Table,
    /// What stands on it, if anything does.
    pub port: Option<Port>,
}

/// A port and a target, as on the Pielkentafel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Port {
    /// Whether the target is a king, and not a cord with bells.
    pub king: bool,
    /// Whether a ball may also be laid before the port.
    pub before: bool,
}

/// How wide the port is.
pub const CLEAR: f64 = 0.110;
/// Radius of its posts.
pub const POST: f64 = 0.005;
/// Radius of the king.
pub const KING: f64 = 0.010;
/// The number of the king among the posts.
pub const KING_POST: u8 = 2;
/// Four finger-breadths.
pub const FOUR_FINGERS: f64 = 0.076;

impl Ground {
    /// The table of this measure.
    pub fn of(measure: Measure) -> &'static Ground {
        static HAMBURG: LazyLock<Ground> = LazyLock::new(|| Ground::with(3.439, 1.719));
        static RHENISH: LazyLock<Ground> = LazyLock::new(|| Ground::with(3.7668, 1.8834));
        match measure {
            Measure::Hamburg => &HAMBURG,
            Measure::Rhenish => &RHENISH,
        }
    }

    fn with(length: f64, width: f64) -> Ground {
        let plain = Ground { length, width, table: Table::oblong(length, width), port: None };
        let table = Hole::ALL.iter().fold(plain.table.clone(), |table, hole| {
            let at = plain.hole(*hole);
            table.with_hole(at.x, at.y, HOLE)
        });
        Ground { table, ..plain }
    }

    /// The same table with a port and a target on it.
    pub fn with_port(measure: Measure, port: Port) -> &'static Ground {
        static ALL: LazyLock<Vec<Ground>> = LazyLock::new(|| {
            let kinds = [Measure::Hamburg, Measure::Rhenish].into_iter().flat_map(|measure| {
                [false, true]
                    .into_iter()
                    .flat_map(move |king| [false, true].map(|before| (measure, Port { king, before })))
            });
            kinds.map(|(measure, port)| Ground::of(measure).furnished(port)).collect()
        });
        let number =
            4 * usize::from(measure == Measure::Rhenish) + 2 * usize::from(port.king) + usize::from(port.before);
        ALL.get(number).unwrap_or_else(|| Ground::of(measure))
    }

    fn furnished(&self, port: Port) -> Ground {
        let (x, y) = (self.arch(), 0.5 * self.width);
        let off = 0.5 * CLEAR + POST;
        let post = |table: Table, y: f64| table.with_post(x, y, POST, CLEAR, physics::Side::POST);
        let mut table = post(post(self.table.clone(), y - off), y + off);
        if port.king {
            table = table.with_post(self.cord(), y, KING, 0.06, physics::Side::POST);
        }
        Ground { length: self.length, width: self.width, table, port: Some(port) }
    }

    /// The line of the cord, or of the king.
    pub fn cord(&self) -> f64 {
        0.125 * self.length
    }

    /// The line of the port.
    pub fn arch(&self) -> f64 {
        0.75 * self.length
    }

    /// The line of the mark, behind which a ball in hand is laid.
    pub fn mark(&self) -> f64 {
        0.25 * self.length
    }

    /// The line of the middle holes.
    pub fn middle(&self) -> f64 {
        0.5 * self.length
    }

    /// The middle of a hole's mouth.
    pub fn hole(&self, hole: Hole) -> Point {
        let x = match hole {
            Hole::Hl | Hole::Hr => 0.0,
            Hole::Ml | Hole::Mr => self.middle(),
            Hole::Fl | Hole::Fr => self.length,
        };
        let y = if matches!(hole, Hole::Hl | Hole::Ml | Hole::Fl) { 0.0 } else { self.width };
        Point { x, y }
    }

    /// Where one aims at to send a ball into a hole: a little before its middle.
    pub fn mouth(&self, hole: Hole) -> Point {
        let at = self.hole(hole);
        let inward = if at.y == 0.0 { 1.0 } else { -1.0 };
        match hole {
            Hole::Ml | Hole::Mr => Point { x: at.x, y: at.y + 0.02 * inward },
            _ => Point { x: at.x + if at.x == 0.0 { 0.02 } else { -0.02 }, y: at.y + 0.02 * inward },
        }
    }

    /// Whether a ball of this radius can lie there without sinking into a cushion.
    pub fn holds(&self, at: Spot, radius: f64) -> bool {
        let within = |place: i32, size: f64| {
            let (least, most) = (radius * PER_METRE, (size - radius) * PER_METRE);
            (least - 0.5..=most + 0.5).contains(&f64::from(place))
        };
        within(at.x, self.length) && within(at.y, self.width)
    }

    /// The place nearest to a point at which a ball of this radius can lie.
    pub fn inside(&self, at: Point, radius: f64) -> Spot {
        Spot::of(at.x.clamp(radius, self.length - radius), at.y.clamp(radius, self.width - radius))
    }
}

/// The cushion of a number of the physics.
pub fn side(number: u8) -> Option<Side> {
    [Side::Head, Side::Foot, Side::Left, Side::Right].get(usize::from(number)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_in_metres_and_read_back() {
        for (x, y) in [(0.7, 0.6), (3.41199, 0.00001), (1.7195, 1.692)] {
            let spot = Spot::of(x, y);
            let text = serde_json::to_string(&spot).unwrap();
            assert_eq!((text.as_str(), serde_json::from_str(&text).ok()), (format!("[{x},{y}]").as_str(), Some(spot)));
        }
        assert!(serde_json::from_str::<Spot>("[1e9,0]").is_err());
    }

    #[test]
    fn directions_are_told_from_the_foot_to_the_right() {
        let way = |x, y| Point { x, y }.angle();
        assert_eq!([way(1.0, 0.0), way(0.0, 1.0), way(-1.0, 0.0), way(0.0, -1.0)], [0, 90_000, 180_000, 270_000]);
        assert_eq!(way(1.0, -1e-9), 0);
    }

    #[test]
    fn the_table_has_six_holes() {
        let ground = Ground::of(Measure::Hamburg);
        assert_eq!(ground.table.holes.len(), 6);
        assert!(
            (Measure::Hamburg.inch() - 23.881).abs() < 1e-3 && (12.0 * Measure::Rhenish.foot() - 3766.8).abs() < 1e-9
        );
        assert!(ground.holds(Spot::of(0.027, 1.692), 0.027) && !ground.holds(Spot::of(0.026, 1.0), 0.027));
    }
}
