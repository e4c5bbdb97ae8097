//! The worked cases of the Partie, by their forms.

use super::laws::{self, AfterAcquit, Custom, Next, Ruling, Situation};
use super::options::{BilliardOptions, Given, Target};
use super::settle::{self, End, Run};
use crate::cases::{Players, fact, metres, options, or, payment, rounded};
use crate::cloth::geometry::{Ground, Measure, Point};
use crate::cloth::passline::PassLine;
use crate::laws::{BallSet, Hole, Sides, after};
use serde::Deserialize;
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
        "acquit" => acquit(case),
        "lead" => lead(case),
        "who_acquits" => who_acquits(case),
        "partie" => partie(case),
        "matsch_line" => matsch_line(case),
        "suite" => suite(case),
        "contra_fee" => contra_fee(case),
        "quit_or_double" => quit_or_double(case),
        "king_settle" => king_settle(case),
        "seat" => seat(case),
        "king_order" => king_order(case),
        "damage" => fact(json!({ "pays": who_pays(case)? })),
        "shot_name" => shot_name(case),
        "passed" => passed(case),
        "measure" => measure(case),
        "holes" => holes(),
        "players" => fact(json!({ "min": 2, "max": 12, "by_partie": [2, 3, 4], "guerre_usual": [8, 9] })),
        "precedence" => {
            fact(json!({ "yield": case.field::<bool>("partie_players_may_join")?.then_some("after_partie") }))
        }
        "dispute" => fact(json!({ "then": case.field::<bool>("player_objects")?.then_some("onlookers") })),
        _ => Err(Unsupported::form(case)),
    }
}

/// What follows, as cases write it.
pub(crate) fn next(players: &Players, next: Next) -> Value {
    let (phase, choices) = match next {
        Next::Play(_) => ("play", None),
        Next::Acquit(_) => ("acquit", None),
        Next::AfterSlip(_) => ("choice", Some(json!(["strike_again", "call_acquit"]))),
        Next::AtWall(_) => ("choice", Some(json!(["pass", "play_at_rail"]))),
        Next::Over(_) => ("partie_over", None),
    };
    json!({ "phase": phase, "player": players.name(next.player()), "choices": choices })
}

fn stroke(case: &Case) -> Result<Answer, Unsupported> {
    let custom = Custom::of(&options::<BilliardOptions>(case)?);
    let players = Players::sides(case.field("players")?)?;
    let striker = players.in_field(case, "striker")?;
    let score = Sides::each(players.numbers(case, "score", 0)?);
    let on_wall: BallSet = players.all_in(case, "on_rail")?.iter().collect();
    let events = players.events(case, Some(striker))?;
    let verdict = laws::judge(&custom, &Situation { striker, score, on_wall }, &events);
    Answer::new(json!({
        "law": verdict.ruling.word(),
        "points": players.each(|side| verdict.points[side]),
        "score": players.each(|side| verdict.score[side]),
        "next": next(&players, verdict.next),
        "void": verdict.void,
        "replaced": players.names(verdict.replaced.iter()),
        "winner": verdict.winner.map(|side| players.name(side)),
    }))
}

fn acquit(case: &Case) -> Result<Answer, Unsupported> {
    let players = Players::sides(case.field("players")?)?;
    let acquitter = players.in_field(case, "acquitter")?;
    let next = match laws::judge_acquit(acquitter, &players.events(case, Some(acquitter))?) {
        AfterAcquit::FirstStroke(side) => {
            json!({ "phase": "play", "player": players.name(side), "in_hand": players.name(side) })
        }
        AfterAcquit::Choice(side) => {
            json!({ "phase": "choice", "player": players.name(side), "choices": ["take_acquit", "overlook"] })
        }
        AfterAcquit::TakeBack(side) => {
            json!({ "phase": "choice", "player": players.name(side), "choices": ["take_back", "push_on"] })
        }
    };
    let stands = next["phase"] == "play";
    Answer::new(json!({ "stands": stands, "points": players.each(|_| 0), "next": next }))
}

fn lead(case: &Case) -> Result<Answer, Unsupported> {
    let distances: BTreeMap<String, f64> = case.field("distance_from_near_wall")?;
    let first = laws::nearer(distances.iter().map(|(name, away)| (name.as_str(), *away)));
    Answer::new(json!({ "acquit": first, "repeat": first.is_none() }))
}

/// Points given to somebody.
#[derive(Deserialize)]
struct Handicap {
    to: String,
    #[serde(default)]
    points: u8,
    partie_no: Option<u16>,
}

fn who_acquits(case: &Case) -> Result<Answer, Unsupported> {
    let winner: Option<String> = case.field("previous_winner")?;
    let first = match winner {
        Some(winner) => winner,
        None => case.field::<Handicap>("handicap")?.to,
    };
    Answer::new(json!({ "acquit": first }))
}

fn given(points: u8) -> Result<Given, Unsupported> {
    let all = [Given::None, Given::Two, Given::Three, Given::Four];
    let found = all.into_iter().find(|given| given.points() == u16::from(points));
    found.ok_or_else(|| Unsupported(format!("{points} points are not given")))
}

fn partie(case: &Case) -> Result<Answer, Unsupported> {
    let mut rules: BilliardOptions = options(case)?;
    if let Some(target) = case.field::<Option<u8>>("target")? {
        rules.target = match target {
            12 => Target::Twelve,
            8 => Target::Eight,
            _ => return Err(Unsupported("a Partie goes to twelve or to eight".into())),
        };
    }
    rules.matsch = or(case, "matsch", rules.matsch)?;
    let handicap: Option<Handicap> = case.field("handicap")?;
    rules.given_points = handicap.as_ref().map_or(Ok(rules.given_points), |h| given(h.points))?;
    let winner: String = case.field("winner")?;
    let points: BTreeMap<String, u16> = case.field("final")?;
    let lost = points.into_iter().find(|(name, _)| *name != winner);
    let (loser, score) = lost.ok_or_else(|| Unsupported("nobody has lost".into()))?;
    let end = End {
        loser: score,
        loser_received: handicap.as_ref().is_some_and(|h| h.to == loser),
        suite: or(case, "suite", false)?,
        number: handicap.and_then(|h| h.partie_no).unwrap_or(1),
    };
    let price = settle::price(&rules, end);
    let stake: u32 = or(case, "stake", 1)?;
    Answer::new(json!({
        "loser": loser,
        "class": price.class.word(),
        "multiplier": price.times,
        "payments": [payment(&loser, winner, price.times.saturating_mul(stake))],
    }))
}

fn matsch_line(case: &Case) -> Result<Answer, Unsupported> {
    let rules: BilliardOptions = options(case)?;
    let (high, _) = settle::line(given(case.field("given_points")?)?, or(case, "partie_no", 1)?, rules.matsch_lines);
    Answer::new(json!({ "highest_matsch_score": high, "out_with": high + 1 }))
}

fn suite(case: &Case) -> Result<Answer, Unsupported> {
    let winner: String = case.field("winner")?;
    let log: Vec<(String, u16)> = case.field("log")?;
    let run = log.iter().fold(Run::default(), |run, (who, points)| run.counted(*who == winner, *points));
    Answer::new(json!({ "suite": run.points >= or(case, "target", 12)? }))
}

fn contra_fee(case: &Case) -> Result<Answer, Unsupported> {
    let owed: BTreeMap<String, u32> = case.field("owed")?;
    let winner: String = case.field("winner")?;
    let both = match owed.values().collect::<Vec<_>>().as_slice() {
        [one, other] => [**one, **other],
        _ => return Err(Unsupported("two play for their table money".into())),
    };
    let ([wins, loses], _) = settle::contra_for_table_money(both);
    let owed: Map<String, Value> = owed
        .into_keys()
        .map(|name| {
            let owes = if name == winner { wins } else { loses };
            (name, owes.into())
        })
        .collect();
    Answer::new(json!({ "owed": owed }))
}

fn quit_or_double(case: &Case) -> Result<Answer, Unsupported> {
    let won = case.field::<String>("winner")? == case.field::<String>("debtor")?;
    Answer::new(json!({ "owed": settle::quit_or_double(case.field("owed")?, won).0 }))
}

fn king_settle(case: &Case) -> Result<Answer, Unsupported> {
    let (king, winner): (String, String) = (case.field("king")?, case.field("winner")?);
    let amount = or(case, "multiplier", 1u32)?.saturating_mul(or(case, "stake", 1)?);
    let company: Vec<String> = case.field("company")?;
    let pays = |man: String| if winner == king { payment(man, &king, amount) } else { payment(&king, man, amount) };
    Answer::new(json!({ "payments": company.into_iter().map(pays).collect::<Vec<_>>() }))
}

/// A stroke of which only the law is told.
#[derive(Deserialize)]
struct Judged {
    law: String,
    striker: String,
}

fn seat(case: &Case) -> Result<Answer, Unsupported> {
    let sides: BTreeMap<String, Vec<String>> = case.field("sides")?;
    let mut active: BTreeMap<String, String> = case.field("active")?;
    let Judged { law, striker } = case.field("result")?;
    let ruling = Ruling::ALL.iter().copied().find(|ruling| ruling.word() == law);
    let ruling = ruling.ok_or_else(|| Unsupported(format!("there is no law {law}")))?;
    let own = crate::laws::Ball::A;
    let off = laws::steps_off(ruling, own);
    for (side, men) in &sides {
        let is_own = men.contains(&striker);
        if off.is_some_and(|side| (side == own) == is_own) {
            let men: Vec<&str> = men.iter().map(String::as_str).collect();
            let now = active.get(side).map_or("", String::as_str);
            if let Some(man) = after(&men, now, |_| true) {
                let man = man.to_owned();
                active.insert(side.clone(), man);
            }
        }
    }
    Answer::new(json!({ "active": active }))
}

fn king_order(case: &Case) -> Result<Answer, Unsupported> {
    let players: Vec<String> = case.field("players")?;
    let parties = or(case, "parties", 0u16)?.min(1000);
    let seats = u8::try_from(players.len()).map_err(|e| ("players", e))?;
    let kings = (0..parties).filter_map(|n| players.get(usize::from(settle::king(n, seats).0)));
    Answer::new(json!({ "king": kings.collect::<Vec<_>>() }))
}

/// Who pays for something broken: at Carambole for windows and mirrors in any case.
pub(crate) fn who_pays(case: &Case) -> Result<Option<&'static str>, Unsupported> {
    let what: String = case.field("what")?;
    let hamburg = case.field::<Option<String>>("preset")?.as_deref() == Some("hamburg");
    let carambole = case.field::<Option<String>>("game")?.as_deref() == Some("carambole");
    Ok(match what.as_str() {
        ball if carambole && ball.contains("ball") => Some("striker"),
        "cue_in_play" => None,
        cue if cue.starts_with("cue") => Some("breaker"),
        "cloth" => Some("striker"),
        own if hamburg && own.contains("own_ball") => Some("striker"),
        _ => None,
    })
}

fn shot_name(case: &Case) -> Result<Answer, Unsupported> {
    let name = match (or(case, "object_cushions", 0u8)?, or(case, "full", false)?, or(case, "force", false)?) {
        (1.., ..) => "double",
        (0, true, true) => "bloque",
        (0, true, false) => "voll",
        (0, false, _) => "frise",
    };
    fact(json!({ "name": name }))
}

/// A point of a case.
pub(crate) fn point([x, y]: [f64; 2]) -> Point {
    Point { x, y }
}

fn passed(case: &Case) -> Result<Answer, Unsupported> {
    let path: Vec<[f64; 2]> = case.field("path")?;
    let path: Vec<Point> = path.into_iter().map(point).collect();
    let line = or(case, "pass_line", PassLine::Stroke)?;
    Answer::new(json!({ "passed": line.passed(point(case.field("start")?), point(case.field("object")?), &path) }))
}

fn measure(case: &Case) -> Result<Answer, Unsupported> {
    let measure = or(case, "measure", Measure::Hamburg)?;
    let unit = match case.field::<String>("unit")?.as_str() {
        "zoll" => measure.inch(),
        "schuh" => measure.foot(),
        "elle" => measure.ell(),
        other => return Err(Unsupported(format!("there is no measure {other}"))),
    };
    Answer::new(json!({ "mm": rounded(case.field::<f64>("value")? * unit, 10.0) }))
}

fn holes() -> Result<Answer, Unsupported> {
    let ground = Ground::of(Measure::Hamburg);
    let at = |hole: &Hole| {
        let place = ground.hole(*hole);
        (hole.word().to_owned(), json!([metres(place.x), metres(place.y)]))
    };
    let at: Map<String, Value> = Hole::ALL.iter().map(at).collect();
    fact(json!({ "count": Hole::ALL.len(), "per_long_side": 3, "at": at, "none_on_short_sides": true }))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_worked_cases_agree() {
        let wrong = crate::cases::failures(include_str!("../../../../cases/billiard.json"), super::answer);
        assert!(wrong.is_empty(), "{wrong:#?}");
        let more = crate::cases::failures(include_str!("../../../../cases/more/billiard.json"), super::answer);
        assert!(more.is_empty(), "{more:#?}");
    }
}
