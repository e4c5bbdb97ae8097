//! The worked cases of the Kriegsspiel, by their forms.

use super::laws::{self, Ruling, Situation};
use crate::cases::{Players, fact, or, payment};
use crate::laws::{Ball, BallSet, Event};
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Unsupported};
use std::collections::BTreeMap;

/// Answers a worked case.
///
/// # Errors
/// When the form is unknown or the question malformed.
pub fn answer(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "stroke" => stroke(case),
        "settle" => settle(case),
        "let_pass" => {
            let (won, others): (bool, bool) = (or(case, "won", false)?, or(case, "others_to_play", false)?);
            Answer::new(json!({ "ball": if won { "won" } else if others { "stays" } else { "put back" } }))
        }
        "last_two_replay" => {
            let (passed, agreed): (Option<String>, bool) = (case.field("passed")?, or(case, "consents", true)?);
            Answer::new(json!({ "replay": agreed, "precedence": passed.filter(|_| agreed) }))
        }
        "may_pass" => {
            let (open, _) = laws::may_pass(case.field("alive")?, or(case, "won_ball", false)?);
            Answer::new(json!({ "may_pass": open }))
        }
        "start" => Answer::new(json!({ "legal": case.field::<f64>("distance_fingers")? <= FINGERS })),
        "start_before_port" => Answer::new(json!({ "legal": case.field::<bool>("all_agree")? })),
        "latecomer_first_stroke" => {
            fact(json!({ "may_play_at_ball": false, "may_play_at_port": true, "from": "four fingers" }))
        }
        "lost_rank" => fact(json!({ "back_in": "next partie" })),
        "assist_after_passing" => fact(json!({ "allowed": false })),
        "players" => fact(json!({ "usual": [8, 9], "order": "by lot of mixed numbered balls" })),
        "damage" => fact(json!({ "pays": "breaker" })),
        "house_fee" => fact(json!({ "taken_by": "master", "per": "partie, according to its value" })),
        _ => Err(Unsupported::form(case)),
    }
}

/// So many finger-breadths from the cord a ball may start.
const FINGERS: f64 = 4.0;

fn stroke(case: &Case) -> Result<Answer, Unsupported> {
    let players = Players::company(case.field("players")?)?;
    let named = |field: &str| -> Result<Option<Ball>, Unsupported> {
        case.field::<Option<String>>(field)?.map(|name| players.player(&name)).transpose()
    };
    let told = |field: &str| -> Result<(BallSet, Vec<Ball>), Unsupported> {
        let flags: BTreeMap<String, bool> = or(case, field, BTreeMap::new())?;
        let (mut set, mut named) = (BallSet::EMPTY, Vec::new());
        for (name, yes) in flags {
            let ball = players.player(&name)?;
            named.push(ball);
            set = if yes { set.with(ball) } else { set };
        }
        Ok((set, named))
    };
    let (striker, to_play) = (named("striker")?, named("to_play")?);
    let events = players.events(case, striker)?;
    let made = events.iter().any(|event| matches!(event, Event::Tip(_) | Event::Slip));
    let turn = if made { striker.or(to_play) } else { to_play.or(striker) };
    let ((passed, passed_named), (won_ball, won_named)) = (told("passed")?, told("won_ball")?);
    let options: Map<String, Value> = or(case, "options", Map::new())?;
    let alive: Option<Vec<String>> = case.field("alive")?;
    let alive = match alive {
        Some(names) => names.iter().map(|name| players.player(name)).collect::<Result<BallSet, _>>()?,
        None => players.balls().iter().copied().collect(),
    };
    let before = Situation {
        order: players.balls(),
        alive,
        striker: turn.ok_or_else(|| Unsupported("nobody is to play".into()))?,
        target: named("target")?,
        from_table: case.field::<Option<String>>("from")?.as_deref() == Some("table"),
        passed,
        won_ball,
        plays_on: options.get("plays_on").is_none_or(|plays_on| plays_on != &Value::Bool(false)),
    };
    let verdict = laws::judge(&before, &events);
    let name = |ball: Option<Ball>| ball.map(|ball| players.name(ball));
    let mut answer = json!({
        "law": verdict.ruling.word(),
        "out": players.names(verdict.out.iter()),
        "replaced": players.names(verdict.replaced.iter()),
        "winner": name(verdict.winner),
        "next": name(verdict.next),
        "loses_stroke": name(verdict.loses_stroke),
    });
    if !matches!(verdict.ruling, Ruling::OutOfTurn | Ruling::MissedTurn | Ruling::Replaced) {
        let flags = |set: BallSet, named: &[Ball]| {
            let all = players.balls().iter().copied().filter(|ball| set.contains(*ball) || named.contains(ball));
            all.map(|ball| (players.name(ball), set.contains(ball).into())).collect::<Map<_, _>>()
        };
        answer["passed"] = flags(verdict.passed, &passed_named).into();
        answer["won_ball"] = flags(verdict.won_ball, &won_named).into();
    }
    Answer::new(answer)
}

fn settle(case: &Case) -> Result<Answer, Unsupported> {
    let (players, winner): (Vec<String>, String) = (case.field("players")?, case.field("winner")?);
    let stake: u32 = or(case, "stake", 1)?;
    let paying = players.into_iter().filter(|name| *name != winner);
    Answer::new(json!({ "payments": paying.map(|name| payment(name, &winner, stake)).collect::<Vec<_>>() }))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_worked_cases_agree() {
        let wrong = crate::cases::failures(include_str!("../../../../cases/kriegsspiel.json"), super::answer);
        assert!(wrong.is_empty(), "{wrong:#?}");
        let more = crate::cases::failures(include_str!("../../../../cases/more/kriegsspiel.json"), super::answer);
        assert!(more.is_empty(), "{more:#?}");
    }
}
