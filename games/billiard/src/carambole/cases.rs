//! The worked cases of Carambole, by their forms.

use super::laws::{self, Custom, Situation};
use super::options::CaramboleOptions;
use super::{places, settle};
use crate::billiard::cases::{next, point, who_pays};
use crate::cases::{Players, fact, metres, options, or, payment, rounded};
use crate::cloth::geometry::{Ground, Measure, Point};
use crate::cloth::respot::{Respot, respot};
use crate::laws::{Ball, Sides};
use serde_json::{Value, json};
use spadille_core::{Answer, Case, Unsupported};
use std::collections::BTreeMap;

/// Answers a worked case.
///
/// # Errors
/// When the form is unknown or the question malformed.
pub fn answer(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "stroke" => stroke(case),
        "partie" => partie(case),
        "spot" => spot(case),
        "place_first" => place_first(case),
        "salvo" => salvo(case),
        "respot" => back_to_spot(case),
        "contact_angle" => contact_angle(case),
        "damage" => {
            let mut given = case.given.clone();
            given["game"] = "carambole".into();
            fact(json!({ "pays": who_pays(&Case { given, ..case.clone() })? }))
        }
        "advice" => advice(case),
        "first" => first(case),
        "players" => fact(json!({
            "count": 2,
            "balls": { "single": ["A", "B", "R"], "double": ["A", "B", "R", "M"] },
            "target": { "single": 24, "double": 30 },
            "colours": { "single": ["orange", "yellow"], "double": ["red", "half red half white"] },
        })),
        _ => Err(Unsupported::form(case)),
    }
}

/// The rules of a case: it names the variant beside the options.
fn rules(case: &Case) -> Result<CaramboleOptions, Unsupported> {
    let mut rules: CaramboleOptions = options(case)?;
    rules.variant = or(case, "variant", rules.variant)?;
    rules.matsch = or(case, "matsch", rules.matsch)?;
    rules.salvo_line = or(case, "salvo_line", rules.salvo_line)?;
    Ok(rules)
}

fn ground() -> &'static Ground {
    Ground::of(Measure::Hamburg)
}

fn written(at: Point) -> Value {
    json!([metres(at.x), metres(at.y)])
}

fn stroke(case: &Case) -> Result<Answer, Unsupported> {
    let custom = Custom::of(&rules(case)?);
    let players = Players::sides(case.field("players")?)?;
    let striker = players.in_field(case, "striker")?;
    let before = Situation {
        striker,
        score: Sides::each(players.numbers(case, "score", 0)?),
        off: players.all_in(case, "off")?.iter().collect(),
        must_bricole: or(case, "must_bricole", false)?,
    };
    let verdict = laws::judge(&custom, &before, &players.events(case, Some(striker))?);
    Answer::new(json!({
        "law": verdict.ruling.word(),
        "points": players.each(|side| verdict.points[side]),
        "score": players.each(|side| verdict.score[side]),
        "next": next(&players, verdict.next),
        "spot": players.names(verdict.spot.iter()),
        "in_hand": players.names(verdict.in_hand.iter()),
        "replaced": players.names(verdict.replaced.iter()),
        "winner": verdict.winner.map(|side| players.name(side)),
    }))
}

fn partie(case: &Case) -> Result<Answer, Unsupported> {
    let rules = rules(case)?;
    let winner: String = case.field("winner")?;
    let points: BTreeMap<String, u16> = case.field("final")?;
    let lost = points.into_iter().find(|(name, _)| *name != winner);
    let (loser, score) = lost.ok_or_else(|| Unsupported("nobody has lost".into()))?;
    let (times, _) = settle::price(&rules, score);
    let amount = times.saturating_mul(or(case, "stake", 1)?);
    let class = if times == 2 { "matsch" } else { "single" };
    let payments = [payment(&loser, winner, amount)];
    Ok(Answer::new(json!({ "loser": loser, "class": class, "multiplier": times, "payments": payments }))?
        .or_less(&["loser"]))
}

fn spot(case: &Case) -> Result<Answer, Unsupported> {
    match case.field::<Ball>("ball")? {
        ball @ (Ball::R | Ball::M) => Answer::new(json!({ "at": written(places::patch(ball, ground()).0) })),
        ball => Err(Unsupported(format!("{ball} has no spot"))),
    }
}

fn place_first(case: &Case) -> Result<Answer, Unsupported> {
    let (allowed, _) = places::may_place(&rules(case)?, ground(), point(case.field("at")?));
    Answer::new(json!({ "allowed": allowed }))
}

fn salvo(case: &Case) -> Result<Answer, Unsupported> {
    let rules = rules(case)?;
    let balls: BTreeMap<String, [f64; 2]> = case.field("balls")?;
    let home = balls.iter().filter(|(_, at)| places::at_home(rules.salvo_line, ground(), point(**at)).0);
    let home: Vec<&String> = home.map(|(ball, _)| ball).collect();
    let all = home.len() == balls.len();
    Answer::with_sets(json!({ "in_salvo": home, "must_bricole": all }), &["in_salvo"])
}

fn back_to_spot(case: &Case) -> Result<Answer, Unsupported> {
    let balls: Vec<[f64; 3]> = case.field("balls")?;
    let balls: Vec<(Point, f64)> = balls.into_iter().map(|[x, y, radius]| (Point { x, y }, radius)).collect();
    let patch = or(case, "patch_radius", places::PATCH)?;
    let (action, at) = match respot(point(case.field("spot")?), patch, &balls) {
        Respot::OnSpot(at) => ("on_spot", Some(at)),
        Respot::OnVisiblePart(at) => ("on_visible_part", Some(at)),
        Respot::ThrowAtBall => ("throw_at_ball", None),
    };
    Ok(Answer::new(json!({ "action": action, "at": at.map(written) }))?.or_less(&["at"]))
}

fn contact_angle(case: &Case) -> Result<Answer, Unsupported> {
    let (striking, struck): (f64, f64) = (case.field("striking_radius_mm")?, case.field("struck_radius_mm")?);
    let angle = libm::asin((striking - struck) / (striking + struck)).to_degrees();
    Answer::new(json!({ "degrees_below_horizontal": rounded(angle, 100.0) }))
}

fn advice(case: &Case) -> Result<Answer, Unsupported> {
    let maxim = match case.field::<String>("question")?.as_str() {
        "leave" => "A1",
        "first_placing" => "A2",
        _ => return Err(Unsupported("there is no such maxim".into())),
    };
    Answer::new(json!({ "advice": maxim }))
}

/// Who begins: the lot, then the winner. À la ronde has the same form.
pub(crate) fn first(case: &Case) -> Result<Answer, Unsupported> {
    let winner: Option<String> = case.field("previous_winner")?;
    let by = if winner.is_some() { "winner" } else { "lot" };
    Answer::new(json!({ "by": by, "player": winner }))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_worked_cases_agree() {
        let wrong = crate::cases::failures(include_str!("../../../../cases/carambole.json"), super::answer);
        assert!(wrong.is_empty(), "{wrong:#?}");
        let more = crate::cases::failures(include_str!("../../../../cases/more/carambole.json"), super::answer);
        assert!(more.is_empty(), "{more:#?}");
    }
}
