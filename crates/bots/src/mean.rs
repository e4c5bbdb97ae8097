//! Means of what was measured, and how far they may be from the truth.

/// A mean that grows with every observation.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Mean {
    count: u64,
    mean: f64,
    /// The sum of squared distances from the mean (Welford).
    spread: f64,
}

impl Mean {
    /// One observation more.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.spread += before * (value - self.mean);
    }

    /// How many observations there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their mean; nought where there were none.
    pub fn value(&self) -> f64 {
        self.mean
    }

    /// Half the width of an interval that holds the true mean in 95 of a hundred studies, when `comparisons` such intervals are
    /// looked at together (Bonferroni); nothing with fewer than two observations.
    pub fn half_width(&self, comparisons: usize) -> Option<f64> {
        let n = self.count;
        if n < 2 {
            return None;
        }
        let error = (self.spread / (n - 1) as f64 / n as f64).sqrt();
        let one = student(usize::try_from(n - 1).unwrap_or(usize::MAX));
        // With many comparisons the interval grows as the normal distribution's does.
        Some(error * one * quantile(comparisons.max(1)) / quantile(1))
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Mean {
        values.into_iter().fold(Mean::default(), |mut mean, value| {
            mean.add(value);
            mean
        })
    }
}

/// How many standard errors a normal value leaves with a chance of one in twenty, shared among so many comparisons.
fn quantile(comparisons: usize) -> f64 {
    let wanted = 0.05 / comparisons as f64;
    let (mut low, mut high) = (0.0_f64, 12.0_f64);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if libm::erfc(middle / std::f64::consts::SQRT_2) > wanted { low = middle } else { high = middle }
    }
    low
}

/// The 97.5 % quantile of Student's t, closely enough.
pub(crate) fn student(freedom: usize) -> f64 {
    const FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    match FEW.get(freedom.saturating_sub(1)) {
        Some(t) => *t,
        None => {
            let v = freedom as f64;
            1.96 + 2.372 / v + 2.822 / (v * v)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_of_few_sets_are_wide() {
        assert!(student(1) > 12.0 && student(5) > student(50) && (student(100_000) - 1.96).abs() < 1e-3);
    }

    #[test]
    fn a_mean_and_its_interval() {
        let mean: Mean = [1.0, 2.0, 3.0, 4.0].into_iter().collect();
        assert_eq!((mean.count(), mean.value()), (4, 2.5));
        // The standard error is sqrt(5/3 / 4); Student's t with three degrees of freedom is 3.182.
        assert!((mean.half_width(1).unwrap() - 0.645_497 * 3.182).abs() < 1e-4);
        assert!(mean.half_width(10).unwrap() > mean.half_width(1).unwrap());
        assert_eq!([1.0].into_iter().collect::<Mean>().half_width(1), None);
        assert!((quantile(1) - 1.959_964).abs() < 1e-5 && (quantile(5) - 2.575_829).abs() < 1e-5);
    }
}
