//! How worked cases of Pharo are run, by their form.

mod chances;
mod running;

use self::running::Running;
use super::odds::TURNS;
use super::rules::Pharo;
use super::settle::{self, CardFact, Facts};
use super::state::Stake;
use crate::amount::{Amount, PARTS};
use crate::bank::Cap;
use crate::bend::{AtPlie, Fell, Stage};
use crate::book::{BOOK, PACK, spot};
use crate::piles::Piles;
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Case, Game as _, Ledger, Rank, Seat, Table as _, Unsupported};

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let game = rules(case)?;
    match case.form().unwrap_or_default() {
        "replay" | "run" => run(game, case),
        "legal" => Answer::new(json!({"legal": Running::after(game, case)?.take(case.field("action")?).is_ok()})),
        "choices" => choices(game, case),
        "bend" => bend(case.field("stage")?),
        "piles" => piles(&game, case),
        "pack" => Answer::new(json!({"cards": PACK.len(), "ranks": BOOK, "turns": TURNS})),
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

/// The rules of a case, at a table that outlasts it and has counters enough for any stake, unless the case says otherwise.
fn rules(case: &Case) -> Result<Pharo, Unsupported> {
    let mut options: Map<String, Value> = case.field::<Option<_>>("options")?.unwrap_or_default();
    options.entry("tailles").or_insert(1000.into());
    options.entry("chips").or_insert(Cap::MOST.into());
    options.extend(case.given.get("players").map(|players| ("players".to_owned(), players.clone())));
    Case { given: json!({ "options": options }), ..case.clone() }.rules()
}

fn run(game: Pharo, case: &Case) -> Result<Answer, Unsupported> {
    let Running { game, state, mut events } = Running::after(game, case)?;
    events.sort_by_key(|(turn, seat, rank, _)| (*turn, *seat, spot(*rank)));
    let cards = |seat: Seat| state.ranks[seat].iter().zip(&state.public.cards[seat]).map(move |card| (seat, card));
    let row = |(seat, (rank, stake)): (Seat, (&Rank, &Stake))| (seat, *rank, Amount(stake.amount.into()), stake.stage);
    let mut open: Vec<_> = Seat::all(game.seats()).flat_map(cards).map(row).collect();
    open.sort_by_key(|(seat, rank, ..)| (*seat, spot(*rank)));
    Answer::new(json!({"events": events, "net": net(&state.public.ledger, &game), "pots": {}, "open": open}))
}

fn net(ledger: &Ledger, game: &Pharo) -> Vec<Amount> {
    Seat::all(game.seats()).map(|seat| Amount(ledger.balance(seat))).collect()
}

fn choices(game: Pharo, case: &Case) -> Result<Answer, Unsupported> {
    let Running { game, state, .. } = Running::after(game, case)?;
    let (seat, on): (Seat, Rank) = (case.field("seat")?, case.field("on")?);
    let card = state.card_on(seat, on);
    let waiting = state.public.asked_card(seat).filter(|(asked, _)| Some(*asked) == card);
    let words: Vec<_> = waiting.into_iter().flat_map(|(_, stake)| game.answers(stake)).map(|say| say.word()).collect();
    Answer::new(json!({ "choices": words }))
}

fn bend(stage: Stage) -> Result<Answer, Unsupported> {
    let rung = stage.rung();
    let plie = match rung.plie {
        AtPlie::Asks => Value::Null,
        AtPlie::StepsBack(stage) => json!({"stage": stage, "pays": 0}),
        AtPlie::PaysStake => json!({"stage": stage, "pays": 1}),
    };
    Answer::new(json!({
        "win": rung.win,
        "lose": rung.lose(),
        "close": Amount(rung.close_halves() * PARTS / 2),
        "next": rung.next,
        "plie": plie,
        "mark": {"ears": rung.ears, "cross": rung.cross},
    }))
}

fn piles(game: &Pharo, case: &Case) -> Result<Answer, Unsupported> {
    let (banker, piles): (Seat, Piles) = (case.field("banker")?, case.field("piles")?);
    // Facts count seats from 1, as people do; cases from 0.
    let number = |seat: Seat| seated(seat, game.seats()).map(|seat| seat.0 + 1);
    let stakes: Vec<(Seat, Rank, Amount, Stage)> = case.field("stakes")?;
    let cards = stakes
        .into_iter()
        .map(|(seat, on, stake, stage)| Ok(CardFact { seat: number(seat)?, on, stake, stage, fell: Fell::Win }));
    let facts =
        Facts { banker: number(banker)?, piles: Some(piles), cards: cards.collect::<Result<_, Unsupported>>()? };
    let settled =
        settle::settle(game.options(), &facts, &mut ()).map_err(|why| Unsupported::said(&why, Pharo::book()))?;
    // Equal piles: nothing happens on their account.
    let ledger = if piles.are_false() { settled } else { Ledger::default() };
    Answer::new(json!({"false": piles.are_false(), "net": net(&ledger, game), "pots": {}}))
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
