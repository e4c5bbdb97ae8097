//! The worked cases of à la guerre, by their forms.

use super::laws::{self, Custom, Payee, PerPlayer, Situation, Store};
use super::options::{Form, GuerreOptions};
use super::settle::{self, Phase, Return, Run};
use crate::billiard::cases::point;
use crate::cases::{Players, fact, or};
use crate::cloth::geometry::{Ground, Measure};
use crate::laws::{Ball, BallSet};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Options as _, Unsupported};
use std::collections::BTreeMap;

/// Answers a worked case.
///
/// # Errors
/// When the form is unknown or the question malformed.
pub fn answer(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "stroke" => stroke(case),
        "rebuy" => rebuy(case),
        "sell" => sell(case),
        "enter" => enter(case),
        "entry" => entry(case),
        "hamburg_pot" => hamburg_pot(case),
        "buyins" => buy_ins(case),
        "nearest" => nearest(case),
        "salvo" => Answer::new(json!({ "salvo": case.field::<[f64; 2]>("at")?[0] <= ground().middle() })),
        "suite" => suite(case),
        "share" => share(case),
        "order" => order(case),
        "table_money" => fact(json!({ "pays": "winner" })),
        _ => Err(Unsupported::form(case)),
    }
}

fn ground() -> &'static Ground {
    Ground::of(Measure::Hamburg)
}

fn form(case: &Case) -> Result<Form, Unsupported> {
    or(case, "form", Form::Pot)
}

fn phase(case: &Case) -> Result<Phase, Unsupported> {
    match case.field::<Option<String>>("phase")?.as_deref() {
        None | Some("entering") => Ok(Phase::Entering),
        Some("last_entered") => Ok(Phase::LastEntered),
        Some("after") => Ok(Phase::After),
        Some(other) => Err(Unsupported(format!("there is no phase {other}"))),
    }
}

fn stroke(case: &Case) -> Result<Answer, Unsupported> {
    let form = form(case)?;
    let agreed: Option<Map<String, Value>> = case.field("options")?;
    let rules = GuerreOptions::from_overrides(Some(form.preset()), &agreed.unwrap_or_default());
    let custom = Custom::of(&rules.map_err(|e| Unsupported(e.to_string()))?);
    let players = Players::company(case.field("players")?)?;
    let named = |field: &str| -> Result<Option<Ball>, Unsupported> {
        case.field::<Option<String>>(field)?.map(|name| players.player(&name)).transpose()
    };
    let (striker, to_play) = (named("striker")?, named("to_play")?);
    let events = players.events(case, striker)?;
    // Between two strokes it may be another's turn than the one who is named.
    let made = events.iter().any(|e| matches!(e, crate::laws::Event::Tip(_) | crate::laws::Event::Slip));
    let turn = if made { striker.or(to_play) } else { to_play.or(striker) };
    let striker = turn.ok_or_else(|| Unsupported("nobody is to play".into()))?;
    let store = match (form, phase(case)?) {
        (Form::Open, Phase::Entering) => Store::Free,
        (Form::Open, _) => Store::Left(0),
        _ => Store::Left(or(case, "buyins_left", 0)?),
    };
    let counted = |field: &str| -> Result<PerPlayer, Unsupported> {
        let of = players.numbers(case, field, 0u16)?;
        let mut all = PerPlayer::default();
        players.balls().iter().for_each(|ball| all.add(*ball, of(*ball)));
        Ok(all)
    };
    let table = case.field::<Option<Vec<String>>>("table")?;
    let before = Situation {
        order: players.balls(),
        striker,
        target: named("target")?,
        dead: players.all_in(case, "dead")?.iter().collect(),
        table: match table {
            Some(names) => names.iter().map(|name| players.ball(name)).collect::<Result<BallSet, _>>()?,
            None => players.balls().iter().copied().collect(),
        },
        store,
        marks: counted("marks")?,
        makings: counted("makings")?,
    };
    let verdict = laws::judge(&custom, &before, &events);
    let pot: i64 = or(case, "pot", 0)?;
    let mut net: BTreeMap<String, i64> = BTreeMap::new();
    for payment in &verdict.payments {
        let to = match payment.to {
            Payee::Player(ball) => players.name(ball),
            Payee::Pot => "pot".into(),
        };
        *net.entry(players.name(payment.from)).or_default() -= i64::from(payment.sets);
        *net.entry(to).or_default() += i64::from(payment.sets);
    }
    net.retain(|_, sets| *sets != 0);
    let mut answer = json!({
        "law": verdict.ruling.word(),
        "pot": pot + net.get("pot").copied().unwrap_or(0),
        "net": net,
        "to_hand": players.names(verdict.to_hand.iter()),
        "dead": players.names(verdict.dead.iter()),
        "replaced": players.names(verdict.replaced.iter()),
        "next": verdict.next.map(|player| players.name(player)),
        "winner": verdict.winner.map(|player| players.name(player)),
    });
    match (form, verdict.store) {
        (Form::Pot, Store::Left(left)) => answer["buyins_left"] = left.into(),
        (Form::Marks | Form::Hamburg, _) => {
            let added = verdict.marked.iter().map(|ball| (players.name(ball), verdict.marks_added.of(ball).into()));
            answer["marks_added"] = added.collect::<Map<_, _>>().into();
            // Whoever the case gives no marks has none, and is named only when he gets some.
            let given: BTreeMap<String, u16> = or(case, "marks", BTreeMap::new())?;
            let of = |ball: Ball| (players.name(ball), Value::from(verdict.marks.of(ball)));
            let named = |ball: &Ball| verdict.marked.contains(*ball) || given.contains_key(&players.name(*ball));
            answer["marks"] = players.balls().iter().copied().filter(named).map(of).collect::<Map<_, _>>().into();
        }
        _ => {}
    }
    Answer::new(answer)
}

fn rebuy(case: &Case) -> Result<Answer, Unsupported> {
    let used = or(case, "appeal_used", false)?;
    let (how, _) = settle::may_return(form(case)?, phase(case)?, used, or(case, "buyins_left", 0)?);
    let word = how.map(|how| if how == Return::Appeal { "appeal" } else { "buyin" });
    let pays = (how == Some(Return::Appeal)).then(|| json!({ "pot": 1 }));
    Answer::new(json!({ "may_return": how.is_some(), "how": word, "pays": pays }))
}

fn sell(case: &Case) -> Result<Answer, Unsupported> {
    if let Some(offers) = case.field::<Option<BTreeMap<String, u32>>>("offers")? {
        let offers = offers.into_iter().map(|(who, sets)| (who == "player_in_game", who, sets));
        let (buyer, _) = settle::best_offer(offers.map(|(in_game, who, sets)| (who, sets, in_game)));
        return Answer::new(json!({ "buyer": buyer }));
    }
    // Only within the company.
    Answer::new(json!({ "allowed": case.field::<String>("buyer")? == "member of the partie" }))
}

fn enter(case: &Case) -> Result<Answer, Unsupported> {
    let dead: Vec<String> = or(case, "dead", Vec::new())?;
    let living = |counts: BTreeMap<String, u16>| {
        settle::newcomer(counts.into_iter().filter(|(who, _)| !dead.contains(who)).map(|(_, count)| count)).0
    };
    match case.field::<Option<BTreeMap<String, u16>>>("marks")? {
        Some(marks) => Answer::new(json!({ "marks": living(marks) })),
        None => Answer::new(json!({ "pays": { "pot": living(case.field("bought")?).saturating_add(1) } })),
    }
}

fn entry(case: &Case) -> Result<Answer, Unsupported> {
    let balls: BTreeMap<String, [f64; 2]> = case.field("balls")?;
    let playable = balls.iter().filter(|(_, at)| at[0] > ground().middle()).map(|(ball, _)| ball);
    let playable: Vec<&String> = playable.collect();
    let action = if playable.is_empty() { "acquit" } else { "play" };
    Answer::with_sets(json!({ "action": action, "playable": playable }), &["playable"])
}

fn hamburg_pot(case: &Case) -> Result<Answer, Unsupported> {
    let (pot, _) = settle::hamburg_pot(case.field("players")?, 5);
    let net = i64::from(pot) - or(case, "table_money", 0i64)?;
    Answer::new(json!({ "pot": pot, "winner_net": net }))
}

fn buy_ins(case: &Case) -> Result<Answer, Unsupported> {
    let players: u8 = case.field("players")?;
    let (left, _) = settle::buy_ins(players);
    Answer::new(json!({ "buyins": left, "antes": players, "sets_in_pot": u16::from(players) + left }))
}

fn nearest(case: &Case) -> Result<Answer, Unsupported> {
    let from = point(case.field("from")?);
    let balls: BTreeMap<String, [f64; 2]> = case.field("balls")?;
    let away = |at: [f64; 2]| from.to(point(at)).length();
    let least = balls.values().map(|at| away(*at)).fold(f64::INFINITY, f64::min);
    let near = balls.iter().filter(|(_, at)| away(**at) <= least + NEARLY).map(|(ball, _)| ball);
    Answer::with_sets(json!({ "targets": near.collect::<Vec<_>>() }), &["targets"])
}

/// How much farther a ball may be and is as near.
const NEARLY: f64 = 1e-3;

/// A run of a case.
#[derive(Deserialize)]
struct Told {
    players: u8,
    #[serde(default)]
    dead: u8,
    all_on_table: bool,
    all_have_played: bool,
    run_made: u8,
}

fn suite(case: &Case) -> Result<Answer, Unsupported> {
    let Told { players, dead, all_on_table, all_have_played, run_made } = case.question()?;
    let (wins, _) = settle::suite(Run { players, dead, all_on_table, all_have_played, made: run_made });
    Answer::new(json!({ "wins_pot": wins }))
}

fn share(case: &Case) -> Result<Answer, Unsupported> {
    let pot: i64 = case.field("pot")?;
    Answer::new(if pot % 2 == 0 { json!({ "each": pot / 2 }) } else { json!({ "each": pot as f64 / 2.0 }) })
}

fn order(case: &Case) -> Result<Answer, Unsupported> {
    let mut numbers: Vec<u32> = case.field("numbers")?;
    numbers.sort_unstable();
    Answer::new(json!({ "acquit": numbers.first(), "order": numbers }))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_worked_cases_agree() {
        let wrong = crate::cases::failures(include_str!("../../../../cases/guerre.json"), super::answer);
        assert!(wrong.is_empty(), "{wrong:#?}");
        let more = crate::cases::failures(include_str!("../../../../cases/more/guerre.json"), super::answer);
        assert!(more.is_empty(), "{more:#?}");
    }
}
