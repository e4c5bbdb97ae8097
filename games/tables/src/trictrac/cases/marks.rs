//! Cases about marking, schools, settlements and unruly dice.

use super::{Chosen, Marks, SETS, Sides, net, read_score, write_score};
use crate::board::Colour;
use crate::trictrac::Trictrac;
use crate::trictrac::options::TrictracOptions;
use crate::trictrac::rulings::{self, DiceFall, MarkedFor, SchoolAnswer};
use crate::trictrac::settle::{self, pay_tour};
use crate::trictrac::throw::Kind;
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, Case, Ledger, Options as _, Table as _, Unsupported};

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
enum MarkEvent {
    Mark { player: Colour, points: u8, from: MarkedFor, counters: Option<u8>, pegged: Option<u8> },
    Leave { player: Colour },
    Stay,
    Off { player: Colour, doublet: bool },
}

pub(super) fn mark_run(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        score: Sides<Marks>,
        events: Vec<MarkEvent>,
        #[serde(default)]
        options: Chosen,
    }
    let q: Q = case.question()?;
    let options = q.options.options()?;
    let mut score = read_score(q.score)?;
    let mut won = Vec::new();
    let (mut may_leave, mut first) = (false, None);
    for event in q.events {
        if score.winner().is_some() {
            break;
        }
        (may_leave, first) = (false, None);
        match event {
            MarkEvent::Mark { player, points, from, counters, pegged } => {
                let before = score.holes[player.index()];
                let mut holes = score.mark_run(player.seat(), points, counters != Some(1), &mut ());
                if let Some(pegged) = pegged {
                    score.peg_only(player.seat(), before, pegged);
                    holes = holes.min(pegged);
                }
                if holes > 0 {
                    won.push(json!({"player": player, "holes": holes}));
                }
                may_leave = holes > 0 && from == MarkedFor::OwnThrow && pegged.is_none();
            }
            MarkEvent::Leave { player } => {
                score.clear_points();
                first = Some(player);
            }
            MarkEvent::Stay => {}
            MarkEvent::Off { player, doublet } => {
                let points = Kind::LastOff.value(doublet, false);
                let holes = score.mark(player.seat(), points, &mut ());
                if holes > 0 {
                    won.push(json!({"player": player, "holes": holes}));
                }
                first = Some(player);
            }
        }
    }
    let mut ledger = Ledger::default();
    let winner = score.winner();
    if let Some(winner) = winner {
        score.clear_points();
        (may_leave, first) = (false, None);
        pay_tour(&options, &mut ledger, score.holes, winner, &mut ());
    }
    Answer::new(json!({
        "score": write_score(&score),
        "won": won,
        "may_leave": may_leave,
        "first_to_throw": first,
        "winner": winner.map(Colour::of),
        "net": net(&ledger),
    }))
}

pub(super) fn settle_tour(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        holes: Sides<u8>,
        #[serde(default = "one")]
        stake: u32,
        #[serde(default)]
        options: Chosen,
    }
    let q: Q = case.question()?;
    let options = TrictracOptions { stake: q.stake, ..q.options.options()? };
    options.check().map_err(|e| Unsupported(e.to_string()))?;
    let holes = q.holes.pair();
    let winner = settle::winner(holes).map_err(|why| Unsupported::said(&why, Trictrac::book()))?;
    let mut ledger = Ledger::default();
    pay_tour(&options, &mut ledger, holes, winner, &mut ());
    let name = if holes.contains(&0) { "bredouille" } else { "simple" };
    Answer::new(json!({"winner": Colour::of(winner), "name": name, "net": net(&ledger)}))
}

fn one() -> u32 {
    1
}

pub(super) fn school(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        due: u8,
        marked: u8,
        from: MarkedFor,
        late: bool,
        lapsed: bool,
    }
    let q: Q = case.question()?;
    let ruling = rulings::school(q.due, q.marked, q.from, q.late, q.lapsed);
    let all = [SchoolAnswer::Mark, SchoolAnswer::Pass, SchoolAnswer::Compel];
    let answers = if ruling.school > 0 { &all[..] } else { &[] };
    let answer = json!({
        "school": ruling.school, "keeps": ruling.keeps, "may_add": ruling.may_add, "answers": answers,
    });
    Answer::with_sets(answer, SETS)
}

pub(super) fn school_run(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        score: Sides<Marks>,
        player: Colour,
        due: u8,
        marked: u8,
        answer: SchoolAnswer,
        amount: u8,
    }
    let q: Q = case.question()?;
    let score = read_score(q.score)?;
    let (result, mut after) = rulings::school_run(score, q.player.seat(), q.due, q.marked, q.answer, q.amount);
    if after.winner().is_some() {
        after.clear_points();
    }
    Answer::new(json!({"result": result, "score": write_score(&after)}))
}

pub(super) fn dice_fault(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(default)]
        options: Chosen,
    }
    let fall: DiceFall = case.question()?;
    let options = case.question::<Q>()?.options.options()?;
    let (fate, _) = rulings::dice(fall, options.dice_disturb);
    Answer::new(json!({ "outcome": fate }))
}
