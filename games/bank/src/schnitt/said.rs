//! What befalls a card, and bends, as players say them.

use super::settle::Befell;
use crate::bend::Stage;
use crate::said::{card, on_card};
use spadille_core::{Rank, Seat, Text};

/// The bend by its name.
pub fn stage_text(stage: Stage) -> Text {
    Text::new(format!("schnitt-stage-{stage}"))
}

/// A message about a card that mentions its bend if there is one.
pub fn with_bend(text: Text, stage: Stage) -> Text {
    text.with("bent", u8::from(stage != Stage::Plain)).with("stage", stage_text(stage))
}

/// What has befallen a card: its owner, his card and its bend.
pub fn befell(fell: Befell, seat: Seat, rank: Rank, stage: Stage) -> Text {
    let text = Text::new(format!("schnitt-fell-{}", fell.word())).with("seat", seat).with("rank", rank.symbol());
    with_bend(text.with("card", card(rank)).with("object", on_card(rank)), stage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schnitt::Schnitt;
    use spadille_core::{Lang, Speech, Table as _};

    #[test]
    fn every_bend_has_its_name_and_whatever_befalls_a_card_is_told() {
        for lang in Lang::ALL {
            let speech = Speech::new(lang, [Schnitt::book()]);
            let bends = Stage::ALL.iter().copied().filter(|stage| *stage != Stage::Outward);
            assert!(bends.map(stage_text).all(|text| speech.knows(&text.id)));
            let told = |fell| befell(fell, Seat(0), Rank::Ace, Stage::Plain).id;
            assert!(Befell::ALL.map(told).iter().all(|id| speech.knows(id)));
        }
    }
}
