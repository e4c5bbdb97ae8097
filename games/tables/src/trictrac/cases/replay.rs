//! Worked cases that play a game throw by throw through the engine.

use super::board::items;
use super::{Position, SETS, Sides, net, read_score, write_score};
use crate::board::Colour;
use crate::trictrac::options::{JanOptions, Marking};
use crate::trictrac::rules::{Outcome, Rules};
use crate::trictrac::state::{Deal, Phase, State};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Case, Dice, NotationError, Space as _, Turn, Unsupported};

#[derive(Deserialize)]
struct Step {
    player: Colour,
    dice: Dice,
    /// `leave` or `stay`.
    choice: Option<String>,
    play: Option<String>,
}

/// Replays the steps of a case.
pub(super) fn work(case: &Case, rules: &Rules) -> Result<Answer, Unsupported> {
    // The score is marked as it is due, and a series of Sätze has no end of its own.
    let options = JanOptions { marking: Marking::Automatic, saetze: u16::MAX, ..rules.options.clone() };
    let game = Rules::new(options, rules.counting);
    let throws: Option<Sides<u32>> = case.field("throws")?;
    let throws = throws.unwrap_or_default().seats().map(|n| u8::try_from(n).unwrap_or(u8::MAX));
    let deal = Deal { men: case.field::<Position>("position")?.men()?, throws, ..Deal::default() };
    let thrower = case.field::<Colour>("to_throw")?.seat();
    let (score, ledger) = read_score(case, rules)?;
    let mut s = State { deal, thrower, score, ledger, ..game.open() };
    game.before_throw(&mut s);
    let mut steps = Vec::new();
    for (i, step) in case.field::<Vec<Step>>("steps")?.iter().enumerate() {
        let items = take(&game, &mut s, step).map_err(|why| Unsupported(format!("step {}: {why}", i + 1)))?;
        steps.push(json!({"items": items, "score": write_score(rules, &s.score, &s.ledger)}));
    }
    let over = game.turn(&s) == Turn::Over;
    let winner = s.score.winner().filter(|_| over).map(Colour::of);
    let mut answer = json!({
        "steps": steps,
        "position": Position::of(s.deal.men),
        "to_throw": (!over).then(|| s.colour()),
        "net": net(&s.ledger),
    });
    if rules.has_holes() {
        answer["winner"] = json!(winner);
    }
    Answer::with_sets(answer, SETS)
}

/// Plays one throw and returns what it scored.
fn take(game: &Rules, s: &mut State, step: &Step) -> Result<Vec<Value>, String> {
    // Nothing is proposed and no dice are disturbed in a record.
    if s.phase == Phase::Offer {
        act(game, s, "throw-on")?;
    }
    if s.phase == Phase::Rolling {
        act(game, s, "watch")?;
    }
    if s.phase != Phase::Throw {
        return Err("no throw is awaited".into());
    }
    if s.colour() != step.player {
        return Err("it is the other player's throw".into());
    }
    let mut moment = game.moment(s);
    moment.throw = moment.throw.saturating_add(1);
    let (items, _) = items(&game.ground(s), step.dice, moment, step.player);
    let outcome = Outcome::Throw(step.dice);
    game.admits(s, &outcome).map_err(|r| r.to_string())?;
    game.reveal(s, &outcome, &mut ());
    if (s.phase == Phase::Choose) != step.choice.is_some() {
        return Err("a choice is offered exactly when a hole is won".into());
    }
    step.choice.iter().try_for_each(|word| act(game, s, word))?;
    if (s.phase == Phase::Play) != step.play.is_some() {
        return Err("a throw is played unless the player leaves or the Tour is over".into());
    }
    step.play.iter().try_for_each(|play| act(game, s, play))?;
    Ok(items)
}

fn act(game: &Rules, s: &mut State, text: &str) -> Result<(), String> {
    let m = text.parse().map_err(|e: NotationError| e.to_string())?;
    let Some(seat) = game.turn(s).awaited().first() else { return Err("nobody is awaited".into()) };
    if !game.moves(s, seat).contains(&m) {
        return Err(format!("{text}: {}", game.why_refused(s, m)));
    }
    game.play(s, seat, m, &mut ());
    Ok(())
}
