//! When do two things first touch? The earliest root, guaranteed.
//!
//! Between events every ball moves on a parabola, so the square of a distance is a quartic in time. Its coefficients differ by
//! many orders of magnitude and its roots nearly coincide in a grazing touch, which is why solving it directly loses digits where
//! they matter. We never form it. Instead we **walk by tangent planes**: from a moment t look along the line of centres n. The
//! distance at any later moment is at least its shadow on n,
//!
//! > |r(t + s)| ≥ n · r(t + s) = d + b s + a s²,
//!
//! and the moment when this plain quadratic reaches the touching distance is exact, never later than the true touch, and can be
//! walked to without passing anything. Each step squares the error (it is Newton's method on a bound), so four or five steps give
//! all digits. If the shadow never reaches the touching distance, neither does the distance: a miss is certain as well.

use crate::vector::Space;

/// Closer than this, in metres, is touching: a hundred atoms would not fit between.
pub const TOUCH: f64 = 1e-12;

/// Steps of the walk after which a graze is decided as it stands.
const MOST_STEPS: usize = 60;

/// The first moment s ≥ 0 at which `gap + speed·s + bend·s²` is used up while shrinking.
///
/// A gap already used up counts at once if it shrinks; if it grows, it counts when the parabola returns to it. This is what lets
/// two balls that have just parted, whose gap is zero up to rounding, be judged by their motion instead of by their last digit.
#[inline]
pub fn closing(gap: f64, speed: f64, bend: f64) -> Option<f64> {
    if gap <= TOUCH {
        return if speed < 0.0 {
            Some(0.0)
        } else if bend < 0.0 {
            Some(-speed / bend)
        } else {
            None
        };
    }
    if speed >= 0.0 && bend >= 0.0 {
        return None;
    }
    let discriminant = speed * speed - 4.0 * bend * gap;
    if discriminant < 0.0 {
        return None;
    }
    let root = discriminant.sqrt();
    // Of the two ways to write the root, the one that does not subtract nearly equal numbers.
    Some(if speed <= 0.0 { 2.0 * gap / (root - speed) } else { (-speed - root) / (2.0 * bend) })
}

/// One body as seen from another: r(s) = `place` + `velocity`·s + `bend`·s².
#[derive(Clone, Copy, Debug)]
pub struct Relative<V> {
    /// From the one centre to the other.
    pub place: V,
    /// Its rate of change.
    pub velocity: V,
    /// Half its acceleration.
    pub bend: V,
}

impl<V: Space> Relative<V> {
    /// The first moment in `from..=until` at which the distance shrinks to `touching`.
    #[inline]
    pub fn meets(&self, touching: f64, from: f64, until: f64) -> Option<f64> {
        // Parting and driven apart: by the bound above they never come closer than they are.
        if from == 0.0 && self.place.dot(self.velocity) >= 0.0 && self.place.dot(self.bend) >= 0.0 {
            return None;
        }
        // Passing aside: the shadow across the velocity v stays at least (|v × r| − |v × bend| s²) / |v| long. No root is needed to
        // see that this is too long, and most pairs of balls on a table are of this kind.
        let aside = self.velocity.area(self.place) - self.velocity.area(self.bend) * until * until;
        if aside > 0.0 && aside * aside > touching * touching * self.velocity.dot(self.velocity) * (1.0 + 1e-9) {
            return None;
        }
        let mut s = from;
        for _ in 0..MOST_STEPS {
            let place = self.place + (self.velocity + self.bend * s) * s;
            let velocity = self.velocity + self.bend * (2.0 * s);
            let distance = place.dot(place).sqrt();
            // The shadow's gap, speed and bend, all times the distance: this saves a division in the innermost loop of the crate.
            let (gap, speed, bend) = ((distance - touching) * distance, place.dot(velocity), place.dot(self.bend));
            if gap <= TOUCH && (speed < 0.0 || speed == 0.0 && bend < 0.0) {
                // Touching, and closing or pressing; two that merely run side by side do neither.
                return Some(s);
            }
            let step = closing(gap, speed, bend)?;
            s += step;
            if s > until {
                return None;
            }
            // What the shadow misses in a step is at most (sideways way)²/2d. Once that is nothing, the step was the last.
            let aside = velocity.dot(velocity) * step * step + bend.abs() * step * step * step;
            if gap > TOUCH && aside < TOUCH {
                return Some(s);
            }
        }
        // A graze to the last digit. It transfers nothing, whichever way it is decided.
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vector::{V3, v3};
    use proptest::prelude::*;

    #[test]
    fn a_straight_approach() {
        assert_eq!(closing(1.0, -2.0, 0.0), Some(0.5));
        assert_eq!(closing(1.0, 2.0, 0.0), None);
        assert_eq!(closing(0.0, 1.0, -0.5), Some(2.0));
        let r = Relative { place: v3(3.0, 0.0, 0.0), velocity: v3(-1.0, 0.0, 0.0), bend: V3::ZERO };
        assert_eq!(r.meets(1.0, 0.0, 9.0), Some(2.0));
        assert_eq!(r.meets(1.0, 0.0, 1.0), None);
    }

    proptest! {
        /// No touch is overlooked and none is invented: the walk agrees with a fine march in time.
        #[test]
        fn the_first_touch_is_found(
            p in prop::array::uniform2(-2.0..2.0f64), v in prop::array::uniform2(-4.0..4.0f64), a in prop::array::uniform2(-2.0..2.0f64)
        ) {
            let r = Relative { place: v3(p[0], p[1], 0.0), velocity: v3(v[0], v[1], 0.0), bend: v3(a[0], a[1], 0.0) };
            prop_assume!(r.place.length() > 0.06);
            let distance = |s: f64| (r.place + (r.velocity + r.bend * s) * s).length();
            let marched = (0..20_000).map(|k| f64::from(k) * 1e-4).find(|s| distance(*s) < 0.054);
            match (r.meets(0.054, 0.0, 2.0), marched) {
                (Some(s), Some(m)) => {
                    prop_assert!((distance(s) - 0.054).abs() < 1e-9);
                    prop_assert!(s <= m + 1e-9);
                    // What the march steps over is a graze shorter than its step.
                    let between = (1..100).map(|k| s + (m - s) * f64::from(k) / 100.0).all(|q| distance(q) > 0.0535);
                    prop_assert!(m - s < 2e-4 || between);
                }
                (Some(s), None) => prop_assert!((distance(s) - 0.054).abs() < 1e-9),
                (None, Some(m)) => prop_assert!(distance(m) > 0.054 - 1e-9, "missed a touch at {m}"),
                (None, None) => {}
            }
        }
    }
}
