//! How worked cases of the games of holding are run, by their form.

mod walk;

use self::walk::{Asked, Step, Walk};
use super::coup::{Fell, called, in_the_middle};
use super::holding::{Held, Said, allotted};
use super::odds;
use super::rules::Holding;
use super::sisters::{Falls, Sister};
use super::state::Winner;
use crate::bank::punters;
use crate::cases::{Written, one, rules, whole};
use crate::odds::{Fraction, number};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, Case, Seat, Unsupported};
use std::collections::BTreeMap;

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work<S: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game: Holding<S> = rules(case, "banks")?;
    let (terms, pack) = (game.terms, game.terms.pack);
    let is_called = terms.falls != Falls::LeftAndRight;
    match case.form().unwrap_or_default() {
        "replay" | "run" => Walk::after(game, case)?.account(),
        "legal" => {
            let action: Step = case.field("action")?;
            Answer::new(json!({"legal": Walk::after(game, case)?.take(action).is_ok()}))
        }
        "pack" if is_called => Answer::new(json!({"cards": pack.cards().len(), "ranks": terms.calls(), "turns": null})),
        "pack" => {
            let full = pack.cards().len() == 52;
            let ranks = if full { terms.calls() } else { pack.ranks() };
            Answer::new(json!({"cards": pack.cards().len(), "ranks": ranks, "turns": null}))
        }
        "holds" => holds(&game, case),
        "coup" => coup(&game, case),
        "first-hit" if is_called => one("p", odds::first_hit(pack, case.field("at")?)),
        "ride" if is_called => {
            let (won, times) = (1.0 - number(odds::lost(pack)), case.field::<u8>("wins")?);
            let (survive, expectation) = (won.powi(times.into()), (2.0 * won).powi(times.into()) - 1.0);
            Answer::new(json!({"survive": rounded(survive, 8), "expectation": rounded(expectation, 8)}))
        }
        "expected" => expected(&game, &case.field::<String>("what")?),
        "edge" if is_called => one("edge", Some(Fraction::from_integer(1) - odds::lost(pack) * 2)),
        "edge" => one("edge", odds::pair(&copies(case)?)),
        "outcomes" if is_called => {
            let lost = odds::lost(pack);
            let won = Fraction::from_integer(1) - lost;
            Answer::new(json!({"banker": won.to_string(), "punters": lost.to_string()}))
        }
        "outcomes" => {
            let chances = odds::outcomes(&copies(case)?).ok_or_else(|| Unsupported("too few cards".into()))?;
            let [plie, banker, punters, undecided] = chances.map(|chance| chance.to_string());
            Answer::new(json!({"plie": plie, "banker": banker, "punters": punters, "undecided": undecided}))
        }
        "state" if !is_called => {
            let (left, right) = (case.field("left")?, case.field("right")?);
            let chances = odds::once_laid(left, right, case.field("cards_left")?);
            let [banker, punters, undecided] =
                chances.ok_or_else(|| Unsupported("too few cards".into()))?.map(|chance| chance.to_string());
            Answer::new(json!({"banker": banker, "punters": punters, "undecided": undecided}))
        }
        _ => Err(Unsupported::form(case)),
    }
}

/// A number as the cases round it.
fn rounded(number: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (number * scale).round() / scale
}

/// How many cards of each rank are left.
fn copies(case: &Case) -> Result<Vec<u8>, Unsupported> {
    #[derive(Deserialize)]
    struct Bet {
        copies: Vec<u8>,
    }
    let copies = case.field::<Bet>("bet")?.copies;
    let fits = copies.len() <= 13 && copies.iter().all(|copies| *copies <= 4);
    if fits { Ok(copies) } else { Err(Unsupported("more cards than a pack has".into())) }
}

fn expected<S: Sister>(game: &Holding<S>, what: &str) -> Result<Answer, Unsupported> {
    let pack = game.terms.pack;
    let whats = ["decided-coups", "plies", "banker-wins", "undecided-end"];
    let value = match (game.terms.falls, whats.iter().position(|one| *one == what)) {
        (Falls::LeftAndRight, Some(which)) => odds::right_through(pack)[which],
        (Falls::Called(_), None) if what == "wins-before-loss" => {
            let lost = number(odds::lost(pack));
            (1.0 - lost) / lost
        }
        _ => return Err(Unsupported(format!("nothing is called \"{what}\""))),
    };
    Answer::new(json!({"value": rounded(value, 6)}))
}

fn holds<S: Sister>(game: &Holding<S>, case: &Case) -> Result<Answer, Unsupported> {
    let players = game.terms.players;
    let banker = seated(case.field("banker")?, players)?;
    let offer = whole(case.field("auszug")?).map_err(Unsupported)?;
    let mut said: BTreeMap<Seat, Said> = BTreeMap::new();
    for (seat, asked) in case.field::<Vec<(Seat, Asked)>>("holds")? {
        said.insert(seated(seat, players)?, asked.said(offer).map_err(Unsupported)?);
    }
    let held = allotted(punters(banker, players), offer, |seat| said.get(&seat).copied().unwrap_or_default());
    let unheld = offer - held.values().sum::<u32>();
    Answer::new(json!({"held": row(&held, players), "unheld": unheld}))
}

fn row(held: &Held, players: u8) -> Vec<u32> {
    held.values().copied().take(players.into()).collect()
}

fn coup<S: Sister>(game: &Holding<S>, case: &Case) -> Result<Answer, Unsupported> {
    let written: Vec<Written> = case.field("cards")?;
    let cards: Vec<Card> = written.iter().map(Written::card).collect::<Result<_, _>>().map_err(Unsupported)?;
    let ends: bool = case.field("ends")?;
    let fell = match (game.terms.falls, cards.as_slice()) {
        (Falls::Called(_), cards) => called(game.terms.calls(), cards),
        (Falls::LeftAndRight, [left, right, ..]) if left.rank() == right.rank() => {
            Fell { winner: Some(Winner::Banker), decider: None, used: 2 }
        }
        (Falls::LeftAndRight, [left, right, rest @ ..]) => {
            let fell = in_the_middle([left.rank(), right.rank()], rest, ends.into());
            Fell { used: fell.used + 2, ..fell }
        }
        _ => return Err(Unsupported("two cards at least are laid".into())),
    };
    let decider = fell.decider.and_then(|card| written.iter().find(|one| one.card() == Ok(card))).map(|one| &one.0);
    Answer::new(json!({"winner": winner_word(fell.winner), "decider": decider, "used": fell.used}))
}

fn winner_word(winner: Option<Winner>) -> Value {
    match winner {
        None => Value::Null,
        Some(Winner::Banker) => json!("banker"),
        Some(Winner::Punters) => json!("punters"),
    }
}
