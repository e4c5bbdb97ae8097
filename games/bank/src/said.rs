//! Cards and amounts as players of the banking games say them.

use crate::amount::PARTS;
use crate::odds::{Fraction, number};
use spadille_core::{Arg, Bilingual, Rank, Text, text};

/// An amount in parts of a counter: "2½ counters".
pub fn parts(parts: i64) -> Text {
    text!("house-counters", amount = Arg::Counters(parts, PARTS))
}

/// An amount in whole counters.
pub fn counters(counters: u32) -> Text {
    parts(i64::from(counters) * PARTS)
}

/// What somebody has on the table, beside his name: "2½ staked".
pub fn staked(parts: i64) -> Text {
    text!("bank-staked", amount = Arg::Counters(parts, PARTS))
}

/// The authors print these games so that readers may guard themselves: their warning stands once, until something has been drawn,
/// turned up or decided in the match, and for whoever stakes until he has done so. It does not come back, even if everybody stands at
/// nought again.
pub fn warning(is_past: bool, notice: Text) -> Option<Text> {
    (!is_past).then_some(notice)
}

/// A rank as the one that falls: "the king".
pub fn card(rank: Rank) -> Text {
    text!("bank-card", rank = rank.symbol())
}

/// A rank as the one on which something is done; in German it is another case.
pub fn on_card(rank: Rank) -> Text {
    text!("bank-card-object", rank = rank.symbol())
}

/// A share in the hundred, to a tenth: where its fraction would be a line long.
pub fn in_a_hundred(share: Fraction) -> Bilingual {
    let tenths = format!("{:.1}", number(share) * 100.0);
    Bilingual::new(tenths.clone(), tenths.replace('.', ","))
}
