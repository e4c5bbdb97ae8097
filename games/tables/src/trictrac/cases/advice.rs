//! Cases about the book's advice.

use super::{Marks, Question, SETS, Sides, read_score};
use crate::board::Colour;
use crate::trictrac::advice;
use crate::trictrac::judgement::Taste;
use crate::trictrac::moves::Move;
use crate::trictrac::rulings;
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, Case, Dice, Unsupported};

pub(super) fn advise_play(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        rule: u8,
        choices: Vec<String>,
    }
    let (q, asked) = (Question::of(case)?, case.question::<Q>()?);
    let mut measured = Vec::new();
    for text in asked.choices {
        let measure = advice::measure(asked.rule, &q.ground, q.dice, q.after(&text)?)
            .ok_or_else(|| Unsupported(format!("advice {} has no measure", asked.rule)))?;
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
    Leave,
    School { score: Sides<Marks>, player: Colour, due: u8, marked: u8 },
}

pub(super) fn advise_choice(case: &Case) -> Result<Answer, Unsupported> {
    let choice = match case.question::<Asked>()? {
        Asked::SmallJan { throws } if advice::tries_small_jan(&throws) => json!("small-jan"),
        Asked::SmallJan { .. } => json!("second-board"),
        Asked::Leave => {
            let q = Question::of(case)?;
            let leaves = Taste::BOOK.prefers_leaving(&q.ground, q.dice, q.options.custom(), 0.0);
            json!(if leaves { Move::Leave.to_string() } else { Move::Stay.to_string() })
        }
        Asked::School { score, player, due, marked } => {
            json!(rulings::advised_answer(&read_score(score)?, player.seat(), due, marked))
        }
    };
    Answer::new(json!({ "choice": choice }))
}
