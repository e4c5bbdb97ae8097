//! Cases that ask for odds.

use crate::bend::Stage;
use crate::book::{PACK, in_book};
use crate::pharo::odds::{self, Colours, Fraction};
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, CardSet, Case, Unsupported};
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Bet {
    cards_left: u8,
    copies_left: u8,
    bottom_known: bool,
    plan: Option<String>,
}

fn bet(case: &Case) -> Result<Bet, Unsupported> {
    case.field("bet").and_then(|bet: Bet| check_left(bet.cards_left, bet.bottom_known).map(|()| bet))
}

/// With the bottom unknown an even number of cards is left, otherwise an odd number.
fn check_left(cards_left: u8, bottom_known: bool) -> Result<(), Unsupported> {
    let fits = (1..=PACK.len()).contains(&cards_left) && (cards_left % 2 == 1) == bottom_known;
    if fits { Ok(()) } else { Err(Unsupported(format!("{cards_left} cards cannot be left"))) }
}

/// The bank's edge by the name of a plan: a stake for one turn, or left until it is decided, or bent up to some stage.
fn by_plan(plan: Option<&str>, left: u8, copies: u8) -> Result<Option<Fraction>, Unsupported> {
    match plan.unwrap_or("until-decided") {
        "one-turn" => Ok(odds::one_turn(left, copies)),
        "until-decided" => Ok(odds::standing(left, copies, Stage::Plain)),
        name => {
            let goal = name.parse().ok().filter(|stage: &Stage| stage.is_bent());
            let goal = goal.ok_or_else(|| Unsupported(format!("no plan \"{name}\"")))?;
            Ok(odds::bending(left, copies, Stage::Plain, goal))
        }
    }
}

/// What can be reckoned only where there are so many copies.
fn there<T>(found: Option<T>) -> Result<T, Unsupported> {
    found.ok_or_else(|| Unsupported("more copies than there can be".into()))
}

pub(super) fn edge(case: &Case) -> Result<Answer, Unsupported> {
    let bet = bet(case)?;
    let edge = there(by_plan(bet.plan.as_deref(), bet.cards_left, bet.copies_left)?)?;
    Answer::new(json!({"edge": edge.to_string()}))
}

pub(super) fn edge_table(case: &Case) -> Result<Answer, Unsupported> {
    let (plan, bottom_known): (Option<String>, bool) = (case.field("plan")?, case.field("bottom_known")?);
    let (cards_left, copies_left): (Vec<u8>, Vec<u8>) = (case.field("cards_left")?, case.field("copies_left")?);
    let mut rows = Vec::new();
    for left in cards_left {
        check_left(left, bottom_known)?;
        let edge = |copies: &u8| by_plan(plan.as_deref(), left, *copies).map(|edge| edge.map(|e| e.to_string()));
        rows.push(copies_left.iter().map(edge).collect::<Result<Vec<_>, _>>()?);
    }
    Answer::new(json!({ "edges": rows }))
}

pub(super) fn outcomes(case: &Case) -> Result<Answer, Unsupported> {
    let bet = bet(case)?;
    let chances = there(odds::outcomes(bet.cards_left, bet.copies_left))?;
    let [win, lose, plie, undecided] = chances.map(|chance| chance.to_string());
    Answer::new(json!({"win": win, "lose": lose, "plie": plie, "undecided": undecided}))
}

pub(super) fn streak(case: &Case) -> Result<Answer, Unsupported> {
    let bet = bet(case)?;
    let chance = there(odds::streak(bet.cards_left, bet.copies_left, case.field("wins")?))?;
    Answer::new(json!({"p": chance.to_string()}))
}

pub(super) fn best_card(case: &Case) -> Result<Answer, Unsupported> {
    let cards_left = case.field("cards_left")?;
    check_left(cards_left, case.field("bottom_known")?)?;
    let mut edges: BTreeMap<_, Fraction> = BTreeMap::new();
    for (name, copies) in case.field::<BTreeMap<String, u8>>("copies")? {
        let rank = in_book(&name).ok_or_else(|| Unsupported(format!("no rank {name} in the book")))?;
        edges.insert(rank, there(by_plan(None, cards_left, copies)?)?);
    }
    let least = edges.values().min();
    let best: Vec<_> = edges.iter().filter(|(_, edge)| Some(*edge) == least).map(|(rank, _)| rank).collect();
    let edges: BTreeMap<_, _> = edges.iter().map(|(rank, edge)| (rank.symbol(), edge.to_string())).collect();
    Answer::new(json!({"best": best, "edges": edges}))
}

pub(super) fn colour(case: &Case) -> Result<Answer, Unsupported> {
    let seen: CardSet = case.field("seen")?;
    if !PACK.includes(seen) {
        return Err(Unsupported("a card that is not in the pack".into()));
    }
    let colours = Colours::unseen(seen);
    let guess = match colours.red.cmp(&colours.black) {
        std::cmp::Ordering::Less => "black",
        std::cmp::Ordering::Equal => "either",
        std::cmp::Ordering::Greater => "red",
    };
    let loss = colours.loss().ok_or_else(|| Unsupported("no card is left".into()))?;
    Answer::new(json!({"red": colours.red, "black": colours.black, "guess": guess, "loss": loss.to_string()}))
}

pub(super) fn expected_plies(case: &Case) -> Result<Answer, Unsupported> {
    Answer::new(json!({"value": odds::expected_plies(case.field("last")?).to_string()}))
}
