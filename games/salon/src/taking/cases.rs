//! Forms of worked cases that both games have.

use super::{Choice, Duty, Pack};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Card, CardSet, Case, Rank, Seat, SeatSet, Suit, Unsupported};
use spadille_tricks::Trick;

/// The most seats of either game.
const MOST: usize = 7;

/// `setup`, but for the sides.
///
/// # Errors
/// When the dealer does not sit at the table.
pub fn setup(pack: &Pack, case: &Case, seats: u8, each: u8) -> Result<Value, Unsupported> {
    let dealer = seated(case.field("dealer")?, seats)?;
    let order: Vec<Seat> = (1..=seats).map(|steps| dealer.after(steps, seats)).collect();
    Ok(json!({
        "suits": pack.suits.as_slice(),
        "ranks": pack.ranks.map(Rank::symbol),
        "pack": pack.cards.len(),
        "hands": vec![each; usize::from(seats)],
        "packets": null,
        "left": pack.cards.len() - seats * each,
        "tricks": each,
        "seats": order,
        "next_dealer": dealer.next(seats),
    }))
}

/// `turn-up`.
///
/// # Errors
/// When no card is left over.
pub fn turn_up(pack: &Pack, case: &Case) -> Result<Answer, Unsupported> {
    let left: Vec<Card> = case.field("left")?;
    let Some(turned) = left.first().filter(|card| pack.cards.contains(**card)) else {
        return malformed("a card of the pack is left over");
    };
    Answer::new(json!({"turned": turned, "trump": turned.suit()}))
}

/// What may be played to a trick that lies there, by a duty at a table of so many.
///
/// # Errors
/// When the question cannot be read.
pub fn choice(pack: &Pack, case: &Case, duty: Duty, seats: u8) -> Result<(Choice, Option<Suit>), Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        trump: Option<Suit>,
        hand: CardSet,
        trick: Vec<Card>,
    }
    let q: Question = case.question()?;
    if q.trick.len() >= usize::from(seats) {
        return malformed("the trick is full");
    }
    let order = pack.order(q.trump);
    let mut trick = Trick::<MOST>::new(Seat(0), SeatSet::all(seats));
    q.trick.iter().for_each(|card| trick.lay(order, *card));
    Ok((Choice::of(order, duty, q.hand, &trick), q.trump))
}

/// Cards as cases list them: by suits in the order of the pack.
pub fn listed(pack: &Pack, cards: CardSet) -> Vec<Card> {
    pack.sorted(cards, None)
}
