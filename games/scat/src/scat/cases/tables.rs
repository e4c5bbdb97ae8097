//! Cases about numbers, orders, tricks and money.

use super::{game_of, net};
use crate::case_kit::{self, dealer_of, set_of, written};
use crate::scat::cards::{self, PACK, POINTS};
use crate::scat::games::{Level, SUITS};
use crate::scat::rules::Scat;
use crate::scat::settle::{DealResult, Grade};
use crate::scat::state::{HAND, PLAYERS};
use serde_json::{Map, Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Card, CardSet, Case, Ledger, Seat, Suit, Unsupported};

pub fn numbers(game: &Scat) -> Result<Answer, Unsupported> {
    let trumps =
        SUITS.map(|suit| (suit.german_letter().to_string(), Value::from(game.order(Level::solo(suit)).trumps().len())));
    Answer::new(json!({
        "cards": PACK.len(), "hand": HAND, "talon": PACK.len() - PLAYERS * HAND, "tricks": HAND, "to_win": 61,
        "stamm": null, "cap": null, "trumps": Map::from_iter(trumps),
    }))
}

pub fn order(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    let order = game.order(game_of(case)?);
    let of: String = case.field("of")?;
    let cards = match of.as_str() {
        "trump" => order.trumps(),
        letter => {
            let suit: Suit = letter.parse().map_err(|e| Unsupported::from(("of", e)))?;
            PACK.of_suit(suit).minus(order.trumps())
        }
    };
    Answer::new(json!({"high_to_low": written(order.high_to_low(cards), true)}))
}

pub fn deal(case: &Case) -> Result<Answer, Unsupported> {
    let dealer = dealer_of(case, PLAYERS)?;
    let deck: Vec<Card> = case.field("deck")?;
    if set_of(&deck, PACK)? != PACK {
        return malformed("the pack is not whole");
    }
    let seats: Vec<usize> = (1..=PLAYERS).map(|steps| dealer.after(steps, PLAYERS).index()).collect();
    let Some((hands, talon)) = case_kit::dealt(&deck, &seats, 3, &[3, 4, 3], (1, 2)) else {
        return malformed("the pack is not whole");
    };
    let hands: Vec<Vec<String>> = hands.into_iter().map(|hand| written(hand, true)).collect();
    Answer::new(json!({"hands": hands, "talon": written(talon, true)}))
}

pub fn table_order(case: &Case) -> Result<Answer, Unsupported> {
    let dealer = dealer_of(case, PLAYERS)?;
    let speak: Vec<Seat> = (1..=PLAYERS).map(|steps| dealer.after(steps, PLAYERS)).collect();
    Answer::new(json!({"speak": speak, "first_lead": speak[0], "next_dealer": dealer.next(PLAYERS)}))
}

pub fn count_cards(case: &Case) -> Result<Answer, Unsupported> {
    let cards: Vec<Card> = case.field("cards")?;
    Answer::new(json!({"points": POINTS.of(set_of(&cards, PACK)?)}))
}

pub fn legal_cards(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    let hand: CardSet = case.field("hand")?;
    let trick: Vec<Card> = case.field("trick")?;
    let legal = game.order(game_of(case)?).legal(hand, trick.first().copied());
    Answer::with_sets(json!({"legal": written(legal, true)}), &["legal"])
}

pub fn trick_winner(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    let leader = seated(case.field("leader")?, PLAYERS)?;
    let cards: Vec<Card> = case.field("cards")?;
    if cards.is_empty() || cards.len() > 3 {
        return malformed("a trick has a card of each player");
    }
    let points = POINTS.of(set_of(&cards, PACK)?);
    let winner = leader.after(game.order(game_of(case)?).winner(&cards) as u8, PLAYERS);
    Answer::new(json!({"winner": winner, "points": points}))
}

pub fn matadors(case: &Case) -> Result<Answer, Unsupported> {
    let cards: CardSet = case.field("cards")?;
    Answer::new(json!({"matadors": cards::matadors(game_of(case)?, cards)}))
}

pub fn tariff(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    let word: String = case.field("grade")?;
    let Some(grade) = Grade::of_word(&word) else { return malformed("there is no such grade") };
    let matadors: u8 = case.field("matadors")?;
    let levels = game.rungs.0.iter().filter(|level| !level.is_null());
    let prices = levels.map(|level| (level.german(), Value::from(game.price(*level, grade, matadors))));
    Answer::new(json!({"prices": Map::from_iter(prices)}))
}

pub fn odds(case: &Case) -> Result<Answer, Unsupported> {
    let (from, named) = (case.field("from")?, case.field("named")?);
    Answer::new(case_kit::odds(from, named, case.field("draw")?, case.field("at_least")?)?)
}

fn result(case: &Case) -> Result<DealResult, Unsupported> {
    let level = game_of(case)?;
    let points: Option<u8> = case.field("points")?;
    if points.is_some_and(|points| points > 120) || !level.is_null() && points.is_none() {
        return malformed("these points cannot be");
    }
    Ok(DealResult {
        declarer: seated(case.field("declarer")?, PLAYERS)?,
        level,
        points: points.filter(|_| !level.is_null()),
        tricks: case.field::<Option<u8>>("tricks")?.unwrap_or(0),
        matadors: case.field::<Option<u8>>("matadors")?.unwrap_or(0),
        revoked: None,
    })
}

pub fn settle(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    let mut ledger = Ledger::default();
    let verdict = game.settle_result(&mut ledger, &result(case)?, &mut ());
    let grade = verdict.grade.map(Grade::word);
    Answer::new(json!({
        "won": verdict.won, "grade": grade, "price": verdict.price, "net": net(&ledger), "pots": {},
    }))
}

pub fn penalty(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    if case.field::<String>("event")? != "revoke" {
        return malformed("only a revoke is punished");
    }
    let offender = seated(case.field("offender")?, PLAYERS)?;
    let level = game_of(case)?;
    let result = DealResult {
        declarer: seated(case.field("declarer")?, PLAYERS)?,
        level,
        points: (!level.is_null()).then_some(0),
        tricks: 0,
        matadors: case.field::<Option<u8>>("matadors")?.unwrap_or(0),
        revoked: Some(offender),
    };
    let mut ledger = Ledger::default();
    game.settle_result(&mut ledger, &result, &mut ());
    Answer::new(json!({"net": net(&ledger), "pots": {}, "played": true}))
}
