//! What a Partie of Carambole pays.

use super::options::{CaramboleOptions, MatschLine};
use spadille_core::{LawId, law};

/// The highest points with which the Matsch is lost.
pub fn line(options: &CaramboleOptions) -> (u16, LawId) {
    let half = options.points() / 2;
    match options.matsch_line {
        MatschLine::Half => (half, law!("matsch-twelve")),
        MatschLine::Below => (half.saturating_sub(1), law!("matsch-eleven")),
    }
}

/// How many stakes the loser pays who has so many points.
pub fn price(options: &CaramboleOptions, loser: u16) -> (u32, LawId) {
    let (highest, law) = line(options);
    if options.matsch && loser <= highest { (2, law) } else { (1, law!("loser-pays")) }
}
