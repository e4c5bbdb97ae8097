//! What the laws of both games decide about: what becomes of deal and game, and whose word stands.

use serde::Serialize;
use spadille_core::{Seat, Suit};

/// What becomes of the deal.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DealFate {
    /// It stands.
    #[default]
    Stands,
    /// The same dealer deals again.
    Redeal,
    /// It is over, and the next player deals.
    NextDeals,
}

/// What becomes of the game.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameFate {
    /// Nothing is decided.
    #[default]
    On,
    /// The hombre's side has won.
    Won,
    /// The hombre's side has lost.
    Lost,
    /// It is not played.
    None,
}

/// The suit that stands when trumps were not named in time: the first spoken, or of those spoken together the one of whoever sits
/// nearest to the hombre's right. He saves himself only by speaking before the others.
pub fn named_first(hombre: Seat, seats: u8, spoken: &[(Seat, Suit)], together: bool) -> Option<(Seat, Suit)> {
    // The hombre himself is as far from himself as can be.
    let distance = |seat: Seat| if seat == hombre { seats } else { hombre.distance(seat, seats) };
    let nearest = spoken.iter().min_by_key(|(seat, _)| distance(*seat));
    if together { nearest } else { spoken.first() }.copied()
}
