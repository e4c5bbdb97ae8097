//! Cases about the book's advice.

use super::{Marks, Mover, SETS, Sides, read_score};
use crate::board::Colour;
use crate::trictrac::advice;
use crate::trictrac::judgement::prefers_leaving;
use crate::trictrac::moves::Word;
use crate::trictrac::rules::Trictrac;
use crate::trictrac::rulings;
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, Case, Dice, Unsupported};

pub(super) fn advise_play(case: &Case, rules: &Trictrac) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Asked {
        dice: Dice,
        rule: u8,
        choices: Vec<String>,
    }
    let (mover, Asked { dice, rule, choices }) = (Mover::of(case, rules)?, case.question()?);
    let mut measured = Vec::new();
    for text in choices {
        let measure = advice::measure(rule, &mover.ground, dice, mover.after(&text)?)
            .ok_or_else(|| Unsupported(format!("advice {rule} has no measure")))?;
        measured.push((text, measure));
    }
    let best = measured.iter().map(|(_, m)| *m).max();
    let prefer: Vec<_> = measured.into_iter().filter(|(_, m)| Some(*m) == best).map(|(text, _)| text).collect();
    Answer::with_sets(json!({ "prefer": prefer }), SETS)
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "ask")]
enum Asked {
    SmallJan { throws: Vec<Dice> },
    Leave { dice: Dice },
    School { score: Sides<Marks>, player: Colour, due: u8, marked: u8 },
}

pub(super) fn advise_choice(case: &Case, rules: &Trictrac) -> Result<Answer, Unsupported> {
    let choice = match case.question::<Asked>()? {
        Asked::SmallJan { throws } if advice::tries_small_jan(&throws) => json!("small-jan"),
        Asked::SmallJan { .. } => json!("second-board"),
        Asked::Leave { dice } => {
            let leaves = prefers_leaving(&Mover::of(case, rules)?.ground, dice, rules.custom, 0.0);
            json!(if leaves { Word::Leave.to_string() } else { Word::Stay.to_string() })
        }
        Asked::School { score, player, due, marked } => {
            json!(rulings::advised_answer(&read_score(score)?, player.seat(), due, marked))
        }
    };
    Answer::new(json!({ "choice": choice }))
}
