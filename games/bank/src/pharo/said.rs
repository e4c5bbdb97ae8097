//! Cards, amounts and bends as players say them.

use super::state::Colour;
use crate::amount::PARTS;
use crate::bend::{Fell, Stage};
use spadille_core::{Arg, Rank, Seat, Text, text};

/// An amount in parts of a counter: "2½ counters".
pub fn counters(parts: impl Into<i64>) -> Text {
    text!("house-counters", amount = Arg::Counters(parts.into(), PARTS))
}

/// A card of the book as the one that wins, loses or falls plié: "the king".
pub fn card(rank: Rank) -> Text {
    text!("pharo-card", rank = rank.symbol())
}

/// A card of the book as the one on which something is done; in German it is another case.
pub fn on_card(rank: Rank) -> Text {
    text!("pharo-card-object", rank = rank.symbol())
}

/// A message about a card that mentions its bend if there is one.
pub fn with_bend(text: Text, stage: Stage) -> Text {
    text.with("bent", u8::from(stage != Stage::Plain)).with("stage", stage_text(stage))
}

/// What has befallen a card: its owner, his card and its bend.
pub fn befell(fell: Fell, seat: Seat, rank: Rank, stage: Stage) -> Text {
    let word = ["win", "lose", "plie", "right", "wrong", "close"][fell as usize];
    let text = Text::new(format!("pharo-fell-{word}")).with("seat", seat).with("rank", rank.symbol());
    with_bend(text.with("card", card(rank)).with("object", on_card(rank)), stage)
}

/// The bend by its name.
pub fn stage_text(stage: Stage) -> Text {
    Text::new(format!("pharo-stage-{stage}"))
}

/// A colour by its name.
pub fn colour_text(colour: Colour) -> Text {
    if colour == Colour::Red { text!("pharo-red") } else { text!("pharo-black") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pharo::Pharo;
    use spadille_core::{Lang, Speech, Table as _};

    #[test]
    fn every_bend_has_its_name_and_whatever_befalls_a_card_is_told() {
        use Fell::{Close, Lose, Plie, Right, Win, Wrong};
        for lang in Lang::ALL {
            let speech = Speech::new(lang, [Pharo::book()]);
            assert!(Stage::ALL.iter().copied().all(|stage| speech.knows(&stage_text(stage).id)));
            let told = |fell| befell(fell, Seat(0), Rank::Ace, Stage::Plain).id;
            assert!([Win, Lose, Plie, Right, Wrong, Close].map(told).iter().all(|id| speech.knows(id)));
        }
    }
}
