//! The worked cases of the Pielkentafel, by their forms.

use super::laws::{self, Next, Situation};
use crate::billiard::laws::nearer;
use crate::cases::{Players, fact, or};
use crate::laws::Sides;
use serde_json::json;
use spadille_core::{Answer, Case, Unsupported};
use std::collections::BTreeMap;

/// Answers a worked case.
///
/// # Errors
/// When the form is unknown or the question malformed.
pub fn answer(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "stroke" => stroke(case),
        "lead" => {
            let distances: BTreeMap<String, f64> = case.field("distance_to_cord")?;
            let leader = nearer(distances.iter().map(|(name, away)| (name.as_str(), *away)));
            Answer::new(json!({ "leader": leader, "repeat": leader.is_none() }))
        }
        "string" => Answer::new(json!({ "legal": case.field::<f64>("distance_to_cord_mm")? <= STRING })),
        "match_length" => fact(json!({ "values": [5, 7], "chosen_by": "leader of the first game" })),
        "change_stick" => fact(json!({ "allowed": true })),
        "touch_port_or_cord" => fact(json!({ "allowed": false })),
        "dispute" => fact(json!({ "first_ruling_binds": true })),
        "ball_off" => fact(json!({ "may_play_again_this_end": false })),
        _ => Err(Unsupported::form(case)),
    }
}

/// Four finger-breadths, in millimetres.
const STRING: f64 = 76.0;

fn stroke(case: &Case) -> Result<Answer, Unsupported> {
    let players = Players::sides(case.field("players")?)?;
    let striker = players.in_field(case, "striker")?;
    let before = Situation {
        leader: players.in_field(case, "leader")?,
        striker,
        first_stroke: or(case, "stroke_no", 1u32)? == 1,
        from_string: case.field::<Option<String>>("from")?.as_deref() == Some("string"),
        games: Sides::each(players.numbers(case, "games", 0)?),
        target_games: or(case, "target_games", 5)?,
        passed: Sides::each(players.numbers(case, "passed", false)?),
        safe: Sides::each(players.numbers(case, "safe", false)?),
        shelter_spent: Sides::each(players.numbers(case, "shelter_spent", false)?),
        leader_touched: or(case, "leader_touched", false)?,
    };
    let verdict = laws::judge(&before, &players.events(case, Some(striker))?);
    let over = verdict.next_lead.is_some();
    let next = match verdict.next {
        Next::Play(side) | Next::Lead(side) => Some(players.name(side)),
        Next::Over(_) => None,
    };
    let champion = match verdict.next {
        Next::Over(side) => Some(players.name(side)),
        Next::Play(_) | Next::Lead(_) => None,
    };
    Answer::new(json!({
        "law": verdict.ruling.word(),
        "games_won": players.each(|side| verdict.won.filter(|(winner, _)| *winner == side).map_or(0, |(_, games)| games)),
        "games": players.each(|side| verdict.games[side]),
        "end_over": over,
        "replaced": players.names(verdict.replaced.iter()),
        "next_lead": verdict.next_lead.map(|side| players.name(side)),
        "next": next,
        "match_winner": champion,
        "passed": (!over).then(|| players.each(|side| verdict.passed[side])),
        "safe": (!over).then(|| players.each(|side| verdict.safe[side])),
        "leader_touched": (!over).then_some(verdict.leader_touched),
    }))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_worked_cases_agree() {
        let wrong = crate::cases::failures(include_str!("../../../../cases/pielkentafel.json"), super::answer);
        assert!(wrong.is_empty(), "{wrong:#?}");
        let more = crate::cases::failures(include_str!("../../../../cases/more/pielkentafel.json"), super::answer);
        assert!(more.is_empty(), "{more:#?}");
    }
}
