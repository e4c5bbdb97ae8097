//! A place, a velocity or a spin in space: three numbers and the few operations the models need.
//!
//! Only `+ − × ÷ √` occur here. They round the same way on every machine, and nothing is fused.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// What the search for touches needs of a vector, on the cloth as in space.
pub trait Space: Copy + Add<Output = Self> + Mul<f64, Output = Self> {
    /// The product that measures how far two vectors agree.
    fn dot(self, o: Self) -> f64;
    /// The area two vectors span.
    fn area(self, o: Self) -> f64;
}

impl Space for V3 {
    #[inline]
    fn dot(self, o: V3) -> f64 {
        V3::dot(self, o)
    }

    #[inline]
    fn area(self, o: V3) -> f64 {
        self.cross(o).length()
    }
}

/// Two components: what a [`V3`] is on the cloth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct V2 {
    /// Along the table.
    pub x: f64,
    /// Across the table.
    pub y: f64,
}

impl Space for V2 {
    #[inline]
    fn dot(self, o: V2) -> f64 {
        self.x * o.x + self.y * o.y
    }

    #[inline]
    fn area(self, o: V2) -> f64 {
        (self.x * o.y - self.y * o.x).abs()
    }
}

impl Add for V2 {
    type Output = V2;
    #[inline]
    fn add(self, o: V2) -> V2 {
        V2 { x: self.x + o.x, y: self.y + o.y }
    }
}

impl Sub for V2 {
    type Output = V2;
    #[inline]
    fn sub(self, o: V2) -> V2 {
        V2 { x: self.x - o.x, y: self.y - o.y }
    }
}

impl Mul<f64> for V2 {
    type Output = V2;
    #[inline]
    fn mul(self, k: f64) -> V2 {
        V2 { x: self.x * k, y: self.y * k }
    }
}

/// Three components in metres, metres a second or radians a second. The cloth is the plane of `x` and `y`, `z` points up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V3 {
    /// Along the table, from the head to the foot.
    pub x: f64,
    /// Across the table.
    pub y: f64,
    /// Up from the cloth.
    pub z: f64,
}

/// The vector of these three components.
#[inline]
pub const fn v3(x: f64, y: f64, z: f64) -> V3 {
    V3 { x, y, z }
}

impl V3 {
    /// Nothing in any direction.
    pub const ZERO: V3 = v3(0.0, 0.0, 0.0);
    /// Straight up.
    pub const UP: V3 = v3(0.0, 0.0, 1.0);

    /// The product that measures how far two vectors agree.
    #[inline]
    pub fn dot(self, o: V3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }

    /// The product that stands upright on both.
    #[inline]
    pub fn cross(self, o: V3) -> V3 {
        v3(self.y * o.z - self.z * o.y, self.z * o.x - self.x * o.z, self.x * o.y - self.y * o.x)
    }

    /// The length, squared.
    #[inline]
    pub fn squared(self) -> f64 {
        self.dot(self)
    }

    /// The length.
    #[inline]
    pub fn length(self) -> f64 {
        self.squared().sqrt()
    }

    /// The same vector laid flat on the cloth.
    #[inline]
    pub fn flat(self) -> V3 {
        v3(self.x, self.y, 0.0)
    }

    /// What it is on the cloth.
    #[inline]
    pub fn xy(self) -> V2 {
        V2 { x: self.x, y: self.y }
    }

    /// The same direction with length one; `None` where there is no direction.
    #[inline]
    pub fn unit(self) -> Option<V3> {
        let length = self.length();
        (length > 0.0).then(|| self * (1.0 / length))
    }
}

impl Add for V3 {
    type Output = V3;
    #[inline]
    fn add(self, o: V3) -> V3 {
        v3(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl Sub for V3 {
    type Output = V3;
    #[inline]
    fn sub(self, o: V3) -> V3 {
        v3(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Neg for V3 {
    type Output = V3;
    #[inline]
    fn neg(self) -> V3 {
        v3(-self.x, -self.y, -self.z)
    }
}

impl Mul<f64> for V3 {
    type Output = V3;
    #[inline]
    fn mul(self, k: f64) -> V3 {
        v3(self.x * k, self.y * k, self.z * k)
    }
}

impl AddAssign for V3 {
    #[inline]
    fn add_assign(&mut self, o: V3) {
        *self = *self + o;
    }
}

impl SubAssign for V3 {
    #[inline]
    fn sub_assign(&mut self, o: V3) {
        *self = *self - o;
    }
}
