//! How hard things are tried: as hard as every day, or harder and with other seeds where somebody tries for hours
//! (`cargo xtask soak`).

/// So many of something; more where somebody asks for a longer trial (`SPADILLE_HARDER=10`).
pub fn many(usual: usize) -> usize {
    usual.saturating_mul(asked("SPADILLE_HARDER").unwrap_or(1))
}

/// Where seeds begin, for those who try again and again (`SPADILLE_SEED=100000`); every day it is nought.
pub fn first_seed() -> u64 {
    asked("SPADILLE_SEED").unwrap_or(0)
}

fn asked<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}
