//! Cases that ask for odds.

use super::{check_options, no};
use crate::pharo::odds::{self, Colours, Fraction, Plan};
use crate::pharo::state::{PACK, spot};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, CardSet, Case, Rank, Unsupported};

#[derive(Deserialize)]
struct Bet {
    cards_left: u8,
    copies_left: u8,
    bottom_known: bool,
    plan: Option<String>,
}

impl Bet {
    /// With the bottom unknown an even number of cards is left, otherwise an odd number.
    fn check(&self) -> Result<(), Unsupported> {
        check_left(self.cards_left, self.bottom_known)
    }
}

fn check_left(cards_left: u8, bottom_known: bool) -> Result<(), Unsupported> {
    let fits = (1..=PACK.len()).contains(&cards_left) && (cards_left % 2 == 1) == bottom_known;
    if fits { Ok(()) } else { Err(no(format!("{cards_left} cards cannot be left"))) }
}

fn plan(name: Option<&str>) -> Result<Plan, Unsupported> {
    let name = name.unwrap_or("until-decided");
    Plan::named(name).ok_or_else(|| no(format!("no plan \"{name}\"")))
}

fn bet(case: &Case) -> Result<Bet, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        bet: Bet,
    }
    check_options(case)?;
    let bet = case.question::<Q>()?.bet;
    bet.check()?;
    Ok(bet)
}

fn written(fraction: Option<Fraction>) -> Result<String, Unsupported> {
    fraction.map(|f| f.to_string()).ok_or_else(|| no("more copies than there can be"))
}

pub(super) fn edge(case: &Case) -> Result<Answer, Unsupported> {
    let bet = bet(case)?;
    let edge = odds::edge(bet.cards_left, bet.copies_left, plan(bet.plan.as_deref())?);
    Answer::new(json!({"edge": written(edge)?}))
}

pub(super) fn edge_table(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        cards_left: Vec<u8>,
        copies_left: Vec<u8>,
        bottom_known: bool,
        plan: Option<String>,
    }
    check_options(case)?;
    let q: Q = case.question()?;
    let plan = plan(q.plan.as_deref())?;
    let mut rows = Vec::new();
    for left in q.cards_left {
        check_left(left, q.bottom_known)?;
        let edges = q.copies_left.iter().map(|&copies| odds::edge(left, copies, plan).map(|e| e.to_string()));
        rows.push(edges.collect::<Vec<_>>());
    }
    Answer::new(json!({ "edges": rows }))
}

pub(super) fn outcomes(case: &Case) -> Result<Answer, Unsupported> {
    let bet = bet(case)?;
    let o = odds::outcomes(bet.cards_left, bet.copies_left).ok_or_else(|| no("more copies than there can be"))?;
    Answer::new(json!({
        "win": o.win.to_string(),
        "lose": o.lose.to_string(),
        "plie": o.plie.to_string(),
        "undecided": o.undecided.to_string(),
    }))
}

pub(super) fn streak(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        wins: u8,
    }
    let (bet, q) = (bet(case)?, case.question::<Q>()?);
    Answer::new(json!({"p": written(odds::streak(bet.cards_left, bet.copies_left, q.wins))?}))
}

pub(super) fn best_card(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        cards_left: u8,
        bottom_known: bool,
        copies: Map<String, Value>,
    }
    check_options(case)?;
    let q: Q = case.question()?;
    check_left(q.cards_left, q.bottom_known)?;
    let mut edges: Vec<(u8, Rank, Fraction)> = Vec::new();
    for (name, copies) in &q.copies {
        let rank: Rank = name.parse().map_err(|_| no(format!("no rank {name}")))?;
        let at = spot(rank).ok_or_else(|| no(format!("no rank {name} in the book")))?;
        let copies = copies.as_u64().and_then(|n| u8::try_from(n).ok()).ok_or_else(|| no("copies are counted"))?;
        let edge = odds::edge(q.cards_left, copies, Plan::UntilDecided);
        edges.push((at, rank, edge.ok_or_else(|| no("more copies than there can be"))?));
    }
    edges.sort_by_key(|(at, ..)| *at);
    let least = edges.iter().map(|(_, _, edge)| *edge).min();
    let best: Vec<Rank> = edges.iter().filter(|(_, _, e)| Some(*e) == least).map(|(_, rank, _)| *rank).collect();
    let table: Map<String, Value> =
        edges.iter().map(|(_, rank, edge)| (rank.to_string(), edge.to_string().into())).collect();
    Answer::new(json!({"best": best, "edges": table}))
}

pub(super) fn colour(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        seen: CardSet,
    }
    check_options(case)?;
    let q: Q = case.question()?;
    if !PACK.includes(q.seen) {
        return Err(no("a card that is not in the pack"));
    }
    let colours = Colours::unseen(q.seen);
    let guess = match colours.red.cmp(&colours.black) {
        std::cmp::Ordering::Less => "black",
        std::cmp::Ordering::Equal => "either",
        std::cmp::Ordering::Greater => "red",
    };
    let loss = colours.loss().ok_or_else(|| no("no card is left"))?;
    Answer::new(json!({"red": colours.red, "black": colours.black, "guess": guess, "loss": loss.to_string()}))
}

pub(super) fn expected_plies(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        last: bool,
    }
    check_options(case)?;
    Answer::new(json!({"value": odds::expected_plies(case.question::<Q>()?.last).to_string()}))
}
