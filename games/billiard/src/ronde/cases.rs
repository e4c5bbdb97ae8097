//! The worked cases of à la ronde, by their forms.

use super::laws::{self, Custom, Paid, Pays, Situation};
use super::options::{LastMultiplier, RondeOptions};
use super::settle;
use crate::billiard::cases::point;
use crate::carambole::cases::first;
use crate::cases::{Players, fact, metres, options, or};
use crate::cloth::geometry::{Ground, Measure};
use crate::cloth::respot::ronde_spots;
use crate::laws::{Ball, Balls};
use serde_json::json;
use spadille_core::{Answer, Case, Seat, Unsupported};
use std::collections::BTreeMap;

/// Answers a worked case.
///
/// # Errors
/// When the form is unknown or the question malformed.
pub fn answer(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "stroke" => stroke(case),
        "targets" => targets(case),
        "bank" => bank(case),
        "first" => first(case),
        "total" => total(case),
        "spots" => spots(),
        "duel" => {
            let odd = case.field::<u32>("turn")? % 2 == 1;
            let (cue, object) = if odd { ("P", "white") } else { ("white", "P") };
            Answer::new(json!({ "cue": cue, "object": object }))
        }
        "table_money" => table_money(case),
        _ => Err(Unsupported::form(case)),
    }
}

fn rules(case: &Case) -> Result<RondeOptions, Unsupported> {
    let mut rules: RondeOptions = options(case)?;
    rules.last_multiplier = match case.field::<Option<u8>>("last_multiplier")? {
        None => rules.last_multiplier,
        Some(2) => LastMultiplier::Two,
        Some(4) => LastMultiplier::Four,
        Some(_) => return Err(Unsupported("the last ball is paid double or fourfold".into())),
    };
    Ok(rules)
}

fn stroke(case: &Case) -> Result<Answer, Unsupported> {
    let mut rules = rules(case)?;
    let players: Vec<String> = case.field("players")?;
    rules.players = u8::try_from(players.len()).map_err(|e| ("players", e))?;
    let custom = Custom::of(&rules);
    let striker: String = case.field("striker")?;
    let seat = players.iter().position(|name| *name == striker);
    let seat = seat.ok_or_else(|| Unsupported(format!("there is no player {striker}")))?;
    let balls = |field: &str| or::<Vec<Ball>>(case, field, Vec::new());
    let cue = or(case, "cue", Ball::P)?;
    let (bank, retries): (Option<i64>, Option<u8>) = (case.field("bank")?, case.field("retries")?);
    let before = Situation {
        striker: Seat(seat as u8),
        cue,
        target: case.field("target")?,
        cushion: balls("cushion")?.into_iter().collect(),
        free: balls("free")?.into_iter().collect(),
        masked_by: balls("masked_by")?.into_iter().collect(),
        retries: retries.unwrap_or(rules.retries_last_cushion.tries()),
        bank: u32::try_from(bank.unwrap_or(0)).map_err(|e| ("bank", e))?,
    };
    // Nobody has a ball of his own here: events name balls only.
    let events = Players::nobody().events(case, Some(cue))?;
    let verdict = laws::judge(&custom, &before, &events);
    let mut net: BTreeMap<&str, i64> = BTreeMap::new();
    let mut pay = |from: &str, to: &str, points: u32| {
        for (who, points) in [(from, -i64::from(points)), (to, i64::from(points))] {
            let who = players.iter().find(|name| *name == who).map_or("bank", String::as_str);
            *net.entry(who).or_default() += points;
        }
    };
    let mut score: Option<BTreeMap<String, i64>> = case.field("score")?;
    match verdict.paid {
        Paid::Nothing => {}
        Paid::ByEach(points, _) => {
            players.iter().filter(|name| **name != striker).for_each(|name| pay(name, &striker, points))
        }
        Paid::ByBank(points, _) => pay("bank", &striker, points),
        Paid::ToBank(points, _) => pay(&striker, "bank", points),
        Paid::Counted { own, other, .. } => {
            for (name, points) in score.iter_mut().flatten() {
                *points += i64::from(if *name == striker { own } else { other });
            }
        }
    }
    net.retain(|_, points| *points != 0);
    let winner = verdict.over.then(|| {
        let of = |name: &String| score.as_ref().and_then(|score| score.get(name)).copied().unwrap_or(0);
        let rival = players.iter().filter(|name| **name != striker).max_by_key(|name| of(name));
        match rival.filter(|_| custom.pays == Pays::Points && score.is_some()) {
            Some(rival) if !settle::of_two(of(&striker).max(0) as u32, of(rival).max(0) as u32).0 => rival.clone(),
            _ => striker.clone(),
        }
    });
    let bank = bank.map(|bank| bank + net.get("bank").copied().unwrap_or(0));
    Answer::new(json!({
        "law": verdict.ruling.word(),
        "net": net,
        "replaced": verdict.replaced,
        "cushion": verdict.cushion,
        "free": verdict.free,
        "centre": verdict.centre,
        "next": verdict.next.and_then(|seat| players.get(usize::from(seat.0))),
        "over": verdict.over,
        "winner": winner,
        "bank": bank,
        "score": score,
        "retries": verdict.retries,
    }))
}

fn targets(case: &Case) -> Result<Answer, Unsupported> {
    let rules = rules(case)?;
    let cushion: BTreeMap<Ball, [f64; 2]> = case.field("cushion")?;
    let middle = Ground::of(Measure::Hamburg).middle();
    let here = point(case.field("P")?).x - middle;
    let cushion: Vec<(Ball, bool)> =
        cushion.into_iter().map(|(ball, at)| (ball, (point(at).x - middle) * here < 0.0)).collect();
    let free: Balls = or::<Vec<Ball>>(case, "free", Vec::new())?.into_iter().collect();
    let centred = or(case, "first_stroke", false)? || or(case, "centred", false)?;
    let (targets, _) = laws::may_aim(rules.other_half, centred, &cushion, &free);
    Answer::with_sets(json!({ "targets": targets }), &["targets"])
}

fn bank(case: &Case) -> Result<Answer, Unsupported> {
    let players: u8 = case.field("players")?;
    let banked = players > 2 && rules(case)?.bank == super::options::Bank::Twelve;
    let each = if banked { settle::each_gives(players).0 } else { 0 };
    Answer::new(json!({ "each": each, "bank": each * u32::from(players) }))
}

fn total(case: &Case) -> Result<Answer, Unsupported> {
    let each = 11 + u32::from(rules(case)?.last_multiplier.times());
    let others = case.field::<u32>("players")?.saturating_sub(1).min(100);
    Answer::new(json!({ "units_paid_per_loser_if_one_makes_all": each, "winner_receives": each * others }))
}

fn spots() -> Result<Answer, Unsupported> {
    let ground = Ground::of(Measure::Hamburg);
    let spots = ronde_spots(ground).map(|at| [metres(at.x), metres(at.y)]);
    let centre = [metres(0.5 * ground.length), metres(0.5 * ground.width)];
    Ok(fact(json!({ "count": spots.len(), "spots": spots, "centre": centre }))?.or_less(&["spots", "centre"]))
}

fn table_money(case: &Case) -> Result<Answer, Unsupported> {
    let two = case.field::<Option<u8>>("players")? == Some(2);
    let counted = two && rules(case)?.bank == super::options::Bank::Twelve;
    fact(json!({ "pays": if counted { "loser" } else { "maker of the last ball" } }))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_worked_cases_agree() {
        let wrong = crate::cases::failures(include_str!("../../../../cases/ronde.json"), super::answer);
        assert!(wrong.is_empty(), "{wrong:#?}");
        let more = crate::cases::failures(include_str!("../../../../cases/more/ronde.json"), super::answer);
        assert!(more.is_empty(), "{more:#?}");
    }
}
