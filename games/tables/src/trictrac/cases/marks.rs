//! Cases about marking, schools, settlements, unruly dice and what the book would do.

use super::{Mover, SETS, Sides, net, read_score, write_score};
use crate::board::Colour;
use crate::trictrac::judgement::prefers_leaving;
use crate::trictrac::options::JanOptions;
use crate::trictrac::rules::{Rules, Trictrac};
use crate::trictrac::rulings::{self, Charge, DiceFall, MarkedFor, School};
use crate::trictrac::sisters::{Grand, Light, Sister};
use crate::trictrac::throw::Kind;
use crate::trictrac::{advice, settle};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Dice, Ledger, Options as _, OptionsOf, PerSeat, Table as _, Unsupported};

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
enum MarkEvent {
    Mark { player: Colour, points: u8, from: MarkedFor, counters: Option<u8>, pegged: Option<u8> },
    Leave { player: Colour },
    Stay,
    Off { player: Colour, doublet: bool },
}

pub(super) fn mark_run(case: &Case, rules: &Rules) -> Result<Answer, Unsupported> {
    let (mut score, mut ledger) = read_score(case, rules)?;
    let mut won = Vec::new();
    let (mut may_leave, mut first) = (false, None);
    for event in case.field::<Vec<MarkEvent>>("events")? {
        if score.winner().is_some() {
            break;
        }
        (may_leave, first) = (false, None);
        let (player, holes) = match event {
            MarkEvent::Mark { player, points, from, counters, pegged } => {
                let before = score.holes[player.seat()];
                let mut holes = score.mark_run(player.seat(), points, counters != Some(1), &mut ());
                if let Some(pegged) = pegged {
                    score.peg_only(player.seat(), before, pegged);
                    holes = holes.min(pegged);
                }
                may_leave = holes > 0 && from == MarkedFor::OwnThrow && pegged.is_none();
                (player, holes)
            }
            MarkEvent::Leave { player } => {
                score.clear_points();
                first = Some(player);
                (player, 0)
            }
            MarkEvent::Stay => continue,
            MarkEvent::Off { player, doublet } => {
                first = Some(player);
                (
                    player,
                    score.mark(
                        player.seat(),
                        rules.terms.tariff.points(Kind::LastOff, None, false, doublet, 1),
                        &mut (),
                    ),
                )
            }
        };
        if holes > 0 {
            won.push(json!({"player": player, "holes": holes}));
        }
    }
    let winner = score.winner();
    if let Some(winner) = winner {
        score.clear_points();
        (may_leave, first) = (false, None);
        rules.options.pay_tour(&mut ledger, score.holes, winner, &mut ());
    }
    Answer::new(json!({
        "score": write_score(rules, &score, &ledger),
        "won": won,
        "may_leave": may_leave,
        "first_to_throw": first,
        "winner": winner.map(Colour::of),
        "net": net(&ledger),
    }))
}

/// The marks of Toccategli: every Satz is paid at once, for one stake.
pub(super) fn mark_saetze(case: &Case, rules: &Rules) -> Result<Answer, Unsupported> {
    let (mut score, mut ledger) = read_score(case, rules)?;
    let mut won = Vec::new();
    let (mut may_leave, mut first) = (false, None);
    for event in case.field::<Vec<MarkEvent>>("events")? {
        (may_leave, first) = (false, None);
        let mut pay = |winner: Colour, loser_points: u8| {
            let (dear, _) = rules.options.dearness(loser_points);
            rules.options.pay_satz(&mut ledger, winner.seat(), loser_points, &mut ());
            won.push(json!({"player": winner, "name": dear, "pays": dear.stakes()}));
        };
        match event {
            MarkEvent::Mark { player, points, from, .. } => {
                let loser_points = score.points[player.other().seat()];
                let saetze = score.mark_satz(player.seat(), points, &mut ());
                (0..saetze).for_each(|i| pay(player, if i == 0 { loser_points } else { 0 }));
                may_leave = saetze > 0 && from == MarkedFor::OwnThrow;
            }
            MarkEvent::Leave { player } => {
                score.clear_points();
                first = Some(player);
            }
            MarkEvent::Stay => {}
            MarkEvent::Off { player, .. } => {
                pay(player, score.points[player.other().seat()]);
                score.clear_points();
                first = Some(player);
            }
        }
    }
    Answer::new(json!({
        "score": write_score(rules, &score, &ledger),
        "won": won,
        "may_leave": may_leave,
        "first_to_throw": first,
    }))
}

/// The options of a case, with the stake that is given beside them.
fn options<K: Sister>(case: &Case) -> Result<JanOptions, Unsupported> {
    let mut options = case.field::<Option<Map<String, Value>>>("options")?.unwrap_or_default();
    options.extend(case.given.get("stake").map(|stake| ("stake".to_owned(), stake.clone())));
    let options = OptionsOf::<K>::from_overrides(None, &options).map_err(|e| Unsupported(e.to_string()))?;
    Ok(options.0)
}

pub(super) fn settle_satz(case: &Case) -> Result<Answer, Unsupported> {
    let (winner, loser_points): (Colour, u8) = (case.field("winner")?, case.field("loser_points")?);
    if loser_points > 11 {
        return Err(Unsupported("the loser's mark stands at 0 to 11".into()));
    }
    let options = options::<Light>(case)?;
    let (dear, _) = options.dearness(loser_points);
    let mut ledger = Ledger::default();
    options.pay_satz(&mut ledger, winner.seat(), loser_points, &mut ());
    Answer::new(json!({"name": dear, "multiple": dear.stakes(), "net": net(&ledger)}))
}

pub(super) fn settle_tour(case: &Case) -> Result<Answer, Unsupported> {
    let PerSeat(holes) = case.field::<Sides<u8>>("holes")?.seats();
    let options = options::<Grand>(case)?;
    let winner = settle::winner(holes).map_err(|why| Unsupported::said(&why, Trictrac::book()))?;
    let mut ledger = Ledger::default();
    options.pay_tour(&mut ledger, PerSeat(holes), winner, &mut ());
    let name = if holes.contains(&0) { "bredouille" } else { "simple" };
    Answer::new(json!({"winner": Colour::of(winner), "name": name, "net": net(&ledger)}))
}

pub(super) fn school(case: &Case) -> Result<Answer, Unsupported> {
    Ok(Answer::with_sets(case.question::<Charge>()?.ruling(), SETS)?.or_less(&["law"]))
}

pub(super) fn school_run(case: &Case, rules: &Rules) -> Result<Answer, Unsupported> {
    let (mut score, mut ledger) = read_score(case, rules)?;
    let player: Colour = case.field("player")?;
    let (marks, result) = case.question::<School>()?.marks(player.seat());
    for (seat, points) in marks {
        // Twelve holes end the Tour at once.
        if score.winner().is_some() {
            break;
        }
        let loser_points = score.points[seat.next(2)];
        let won = rules.mark_unjudged(&mut score, seat, points, true, &mut ());
        for i in 0..if rules.has_holes() { 0 } else { won } {
            rules.options.pay_satz(&mut ledger, seat, if i == 0 { loser_points } else { 0 }, &mut ());
        }
    }
    if score.winner().is_some() {
        score.clear_points();
    }
    Answer::new(json!({"result": result, "score": write_score(rules, &score, &ledger)}))
}

pub(super) fn dice_fault(case: &Case, rules: &Rules) -> Result<Answer, Unsupported> {
    let (outcome, law) = rulings::dice(case.question::<DiceFall>()?, rules.options.dice_disturb);
    Ok(Answer::new(json!({"outcome": outcome, "law": law}))?.or_less(&["law"]))
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Asked {
    SmallJan,
    Leave,
    School,
}

pub(super) fn advise_choice<'a>(
    case: &Case,
    rules: &Rules,
    mover: impl FnOnce() -> Result<Mover<'a>, Unsupported>,
) -> Result<Answer, Unsupported> {
    let choice = match case.field("ask")? {
        Asked::SmallJan => {
            let tries = advice::tries_small_jan(&case.field::<Vec<Dice>>("throws")?);
            json!(if tries { "small-jan" } else { "second-board" })
        }
        Asked::Leave => {
            let (mover, dice) = (mover()?, case.field("dice")?);
            let leaves = prefers_leaving(&mover.ground, dice, mover.rules.terms, 0.0);
            json!(if leaves { "leave" } else { "stay" })
        }
        Asked::School => {
            let ((score, _), player): (_, Colour) = (read_score(case, rules)?, case.field("player")?);
            let (due, marked) = (case.field("due")?, case.field("marked")?);
            json!(rulings::advised_answer(&score, player.seat(), due, marked))
        }
    };
    Answer::new(json!({ "choice": choice }))
}
