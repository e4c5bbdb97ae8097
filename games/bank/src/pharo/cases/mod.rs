//! How worked cases of Pharo are run, by their form.

mod chances;
mod running;

use self::running::{Running, Step};
use crate::amount::{Amount, PARTS};
use crate::bend::{AtPlie, Stage};
use crate::cap::Cap;
use crate::pharo::odds::TURNS;
use crate::pharo::options::PharoOptions;
use crate::pharo::rules::{Pharo, asked_card};
use crate::pharo::settle::{self, CardFact, Facts, Fell, Piles};
use crate::pharo::state::{BOOK, PACK};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Game as _, Ledger, Options as _, Rank, Seat, Table as _, Unsupported};

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "replay" | "run" => run(case),
        "legal" => legal(case),
        "choices" => choices(case),
        "bend" => bend(case),
        "piles" => piles(case),
        "pack" => pack(case),
        "edge" => chances::edge(case),
        "edge-table" => chances::edge_table(case),
        "outcomes" => chances::outcomes(case),
        "streak" => chances::streak(case),
        "best-card" => chances::best_card(case),
        "colour" => chances::colour(case),
        "expected-plies" => chances::expected_plies(case),
        _ => Err(Unsupported::form(case)),
    }
}

fn no(why: impl Into<String>) -> Unsupported {
    Unsupported(why.into())
}

/// The options of a case, at a table that outlasts it and has counters enough for any stake, unless the case says
/// otherwise.
fn options(given: &Map<String, Value>, players: Option<u8>) -> Result<PharoOptions, Unsupported> {
    let mut fields = given.clone();
    let house = [("tailles", 1000), ("chips", Cap::MOST)];
    for (name, value) in house {
        fields.entry(name).or_insert(value.into());
    }
    if let Some(players) = players {
        fields.insert("players".into(), players.into());
    }
    PharoOptions::from_overrides(None, &fields).map_err(|e| no(e.to_string()))
}

/// Checks the options of a form that needs no table.
fn check_options(case: &Case) -> Result<(), Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        options: Map<String, Value>,
    }
    options(&case.question::<Q>()?.options, None).map(drop)
}

#[derive(Deserialize)]
struct Setting {
    options: Map<String, Value>,
    players: u8,
    banker: Seat,
}

impl Setting {
    fn game(&self) -> Result<Pharo, Unsupported> {
        let game = Pharo::new(options(&self.options, Some(self.players))?).map_err(|e| no(e.to_string()))?;
        if self.banker.0 < self.players { Ok(game) } else { Err(no("the banker sits at no seat of the table")) }
    }
}

fn run(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        setting: Setting,
        steps: Vec<Step>,
    }
    let q: Q = case.question()?;
    let mut running = Running::after(&q.setting, &q.steps)?;
    running.events.sort_by_key(|&(turn, seat, spot, _)| (turn, seat, spot));
    let rank = |spot: u8| BOOK.get(usize::from(spot)).copied();
    let events: Vec<Value> =
        running.events.iter().map(|&(turn, seat, spot, word)| json!([turn, seat, rank(spot), word])).collect();
    Answer::new(json!({"events": events, "net": running.net(), "pots": {}, "open": running.open()}))
}

fn legal(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        setting: Setting,
        steps: Vec<Step>,
        action: Step,
    }
    let q: Q = case.question()?;
    let mut running = Running::after(&q.setting, &q.steps)?;
    Answer::new(json!({"legal": running.take(&q.action).is_ok()}))
}

fn choices(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        setting: Setting,
        steps: Vec<Step>,
        seat: Seat,
        on: Rank,
    }
    let q: Q = case.question()?;
    let running = Running::after(&q.setting, &q.steps)?;
    let card = running.state.card_on(q.seat, q.on);
    let mut words = Vec::new();
    if let Some((_, stake)) = asked_card(&running.state.public, q.seat).filter(|(i, _)| Some(*i) == card) {
        running.game.answers(stake.waits, stake, |say| words.push(say.word()));
    }
    Answer::new(json!({ "choices": words }))
}

fn bend(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        stage: Stage,
    }
    let rung = case.question::<Q>()?.stage.rung();
    let plie = match rung.plie {
        AtPlie::Asks => Value::Null,
        AtPlie::StepsBack(stage) => json!({"stage": stage, "pays": 0}),
        AtPlie::PaysStake => json!({"stage": rung.name, "pays": 1}),
    };
    Answer::new(json!({
        "win": rung.win,
        "lose": rung.lose,
        "close": Amount(rung.close_halves * PARTS / 2),
        "next": rung.next,
        "plie": plie,
        "mark": {"ears": rung.ears, "cross": rung.cross},
    }))
}

fn piles(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        setting: Setting,
        piles: Piles,
        stakes: Vec<(Seat, Rank, Amount, Stage)>,
    }
    let q: Q = case.question()?;
    let game = q.setting.game()?;
    let cards =
        q.stakes.into_iter().map(|(seat, on, stake, stage)| CardFact { seat, on, stake, stage, fell: Fell::Win });
    let facts = Facts { banker: q.setting.banker, piles: Some(q.piles), cards: cards.collect() };
    let is_false = q.piles.are_false();
    let settled =
        settle::settle(game.options(), &facts, &mut ()).map_err(|why| Unsupported::said(&why, Pharo::book()))?;
    // Equal piles: nothing happens on their account.
    let ledger = if is_false { settled } else { Ledger::default() };
    Answer::new(json!({"false": is_false, "net": net(&ledger, game.seats()), "pots": {}}))
}

fn net(ledger: &Ledger, seats: u8) -> Vec<Amount> {
    Seat::all(seats).map(|seat| Amount(ledger.balance(seat))).collect()
}

fn pack(case: &Case) -> Result<Answer, Unsupported> {
    check_options(case)?;
    Answer::new(json!({"cards": PACK.len(), "ranks": BOOK, "turns": TURNS}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counters_of_a_table_bind_a_case_only_where_it_names_them() {
        let legal = |options: Value, amount: u32| {
            let given = json!({
                "options": options, "players": 2, "banker": 0,
                "steps": [{"do": "shuffle", "cards": ["2C", "3D"], "rest": 50}],
                "action": {"do": "stake", "seat": 1, "on": "7", "amount": amount},
            });
            let case: Case = serde_json::from_value(json!({"id": "asked", "form": "legal", "given": given})).unwrap();
            work(&case).unwrap_or_else(|why| panic!("{why}")).value["legal"] == true
        };
        assert!(legal(json!({}), 500_000) && legal(json!({"limit": "none"}), 101));
        assert!(legal(json!({"chips": 30}), 30) && !legal(json!({"chips": 30}), 31));
        assert!(!legal(json!({"limit": 20}), 21));
    }
}
