//! Dice as they fall.

use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One die: a number from 1 to 6.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Die(u8);

impl Die {
    /// The die that shows `pips`, if that is a face.
    pub const fn new(pips: u8) -> Option<Die> {
        if 1 <= pips && pips <= 6 { Some(Die(pips)) } else { None }
    }

    /// The number shown.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// The six faces.
    pub fn faces() -> impl Iterator<Item = Die> + Clone {
        (1..=6).map(Die)
    }
}

impl Serialize for Die {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Die, D::Error> {
        Die::new(u8::deserialize(d)?).ok_or_else(|| D::Error::custom("a die shows 1 to 6"))
    }
}

/// A throw of two dice, written `[5,3]`. The order has no meaning to any rule but is kept as it fell.
///
/// ```
/// use spadille_core::Dice;
/// let throw: Dice = serde_json::from_str("[3,5]").unwrap();
/// assert_eq!((throw.high(), throw.low(), Dice::all().count()), (5, 3, 36));
/// assert!(serde_json::from_str::<Dice>("[0,7]").is_err());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(pub [Die; 2]);

impl Dice {
    /// The throw with these two numbers, if both are faces of a die.
    pub const fn new(a: u8, b: u8) -> Option<Dice> {
        match (Die::new(a), Die::new(b)) {
            (Some(a), Some(b)) => Some(Dice([a, b])),
            _ => None,
        }
    }

    /// Throws two fair dice.
    pub fn throw<R: rand::Rng>(rng: &mut R) -> Dice {
        use rand::RngExt as _;
        let n = rng.random_range(0..36u32) as u8;
        Dice([Die(n / 6 + 1), Die(n % 6 + 1)])
    }

    /// The 36 equally likely throws.
    pub fn all() -> impl Iterator<Item = Dice> + Clone {
        Die::faces().flat_map(|a| Die::faces().map(move |b| Dice([a, b])))
    }

    /// The two numbers as they fell.
    #[inline]
    pub const fn pips(self) -> (u8, u8) {
        (self.0[0].0, self.0[1].0)
    }

    /// The higher number.
    pub fn high(self) -> u8 {
        self.0[0].0.max(self.0[1].0)
    }

    /// The lower number.
    pub fn low(self) -> u8 {
        self.0[0].0.min(self.0[1].0)
    }

    /// Both numbers together.
    pub const fn sum(self) -> u8 {
        self.0[0].0 + self.0[1].0
    }

    /// Whether both dice show the same number.
    pub const fn is_doublet(self) -> bool {
        self.0[0].0 == self.0[1].0
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{},{}]", self.0[0].0, self.0[1].0)
    }
}
