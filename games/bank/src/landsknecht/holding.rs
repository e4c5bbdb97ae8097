//! Holding: who holds how much of an offer.

use crate::bank::MOST_SEATS;
use serde::{Deserialize, Serialize};
use spadille_core::{PerSeat, Seat};

/// What each seat holds, in counters.
pub type Held = PerSeat<u32, MOST_SEATS>;

/// What a punter has said to an offer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// Nothing yet, or that he holds nothing.
    #[default]
    Nothing,
    /// That he holds so much.
    Hold(u32),
    /// That he holds everything.
    VaBanque,
}

/// Who holds what: the first va banque from the Vorhand on takes all; otherwise each, from the Vorhand on, what he asked for of
/// what is left.
pub fn allotted(order: impl Iterator<Item = Seat> + Clone, offer: u32, said: impl Fn(Seat) -> Said) -> Held {
    let mut held = Held::default();
    if let Some(seat) = order.clone().find(|seat| said(*seat) == Said::VaBanque) {
        held[seat] = offer;
        return held;
    }
    let mut left = offer;
    for seat in order {
        let Said::Hold(asked) = said(seat) else { continue };
        held[seat] = asked.min(left);
        left -= held[seat];
    }
    held
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bank::punters;

    #[test]
    fn earlier_hands_go_before_and_va_banque_before_all() {
        use Said::{Hold, Nothing, VaBanque};
        for (said, held) in [
            ([Hold(10), Nothing, Hold(15)], [10, 0, 10]),
            ([Hold(30), Hold(1), Hold(1)], [20, 0, 0]),
            ([Hold(5), VaBanque, VaBanque], [0, 20, 0]),
            ([Nothing; 3], [0; 3]),
        ] {
            let found = allotted(punters(Seat(0), 4), 20, |seat| said[seat.index() - 1]);
            assert_eq!(found.0[1..4], held);
        }
    }
}
