//! Worked cases by their form.

use super::options::MorraOptions;
use super::settle::judge;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Options as _, Seat, Unsupported};
use std::collections::BTreeMap;

/// A hand of a case; a call may be any whole number.
#[derive(Copy, Clone, Deserialize)]
struct Shown {
    fingers: i64,
    call: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
struct Both {
    a: Shown,
    b: Shown,
}

impl Both {
    /// Fingers and calls; nothing where a hand shows what it must not.
    fn read(&self, options: &MorraOptions) -> Option<([u8; 2], [i64; 2])> {
        let may = |n: i64| u8::try_from(n).ok().filter(|n| options.shown().contains(n));
        Some(([may(self.a.fingers)?, may(self.b.fingers)?], [self.a.call, self.b.call]))
    }
}

/// The players by their letters.
const LETTERS: [&str; 2] = ["A", "B"];

fn letter(seat: Option<Seat>) -> Option<&'static str> {
    seat.and_then(|seat| LETTERS.get(seat.index()).copied())
}

/// The options of a case; cases say `on` and `off` of the fist.
fn options(case: &Case) -> Result<MorraOptions, Unsupported> {
    let mut options: Map<String, Value> = case.field::<Option<_>>("options")?.unwrap_or_default();
    if let Some(fist) = options.get_mut("fist")
        && let Some(is_on) =
            fist.as_str().and_then(|word| [("on", true), ("off", false)].iter().find(|(w, _)| *w == word))
    {
        *fist = is_on.1.into();
    }
    MorraOptions::from_overrides(None, &options).map_err(|e| Unsupported(e.to_string()))
}

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let options = options(case)?;
    match case.form() {
        Some("round") => {
            let hands: Both = case.question()?;
            let judged = hands.read(&options).map(|(fingers, calls)| judge(fingers, calls, &options));
            let (total, to) = (judged.map(|round| round.total), judged.and_then(|round| letter(round.to)));
            Answer::new(json!({"legal": judged.is_some(), "total": total, "point_to": to}))
        }
        Some("totals") => {
            let shown = options.shown();
            let mut pairs: BTreeMap<u8, u32> = BTreeMap::new();
            for total in shown.clone().flat_map(|a| shown.clone().map(move |b| a + b)) {
                *pairs.entry(total).or_default() += 1;
            }
            let named: Map<String, Value> = pairs.iter().map(|(total, n)| (total.to_string(), json!(n))).collect();
            Answer::new(json!({"pairs": named, "of": pairs.values().sum::<u32>()}))
        }
        Some("calls") => {
            let fingers: i64 = case.field("fingers")?;
            Answer::new(json!({"sensible": options.shown().map(|n| fingers + i64::from(n)).collect::<Vec<_>>()}))
        }
        Some("replay") => replay(case, &options),
        _ => Err(Unsupported::form(case)),
    }
}

fn replay(case: &Case, options: &MorraOptions) -> Result<Answer, Unsupported> {
    let given: Option<BTreeMap<String, i64>> = case.field("points")?;
    let mut points = LETTERS.map(|player| given.as_ref().and_then(|points| points.get(player).copied()).unwrap_or(0));
    let stake = case.field::<Option<i64>>("stake")?.unwrap_or(options.stake.into());
    let rounds: Vec<Both> = case.field("rounds")?;
    let (mut steps, mut winner) = (vec![], None);
    for hands in &rounds {
        let (fingers, calls) = hands.read(options).ok_or_else(|| Unsupported("no such hand".into()))?;
        if winner.is_some() {
            return Err(Unsupported("a round after the end".into()));
        }
        let round = judge(fingers, calls, options);
        if let Some(seat) = round.to {
            points[seat.index()] += i64::from(options.counts(round.total));
            winner = round.to.filter(|_| points[seat.index()] >= options.target.into());
        }
        let now: Map<String, Value> = LETTERS.iter().zip(points).map(|(p, n)| ((*p).into(), n.into())).collect();
        steps.push(json!({"total": round.total, "point_to": letter(round.to), "points": now}));
    }
    let net = |seat: u8| winner.map_or(0, |won| if won == Seat(seat) { stake } else { -stake });
    Answer::new(json!({"steps": steps, "winner": letter(winner), "net": {"A": net(0), "B": net(1)}}))
}
