//! What is paid: the stake of a Partie, the balls of Pelotiren; and settling what was played in a real court.

use crate::laws::count::Count;
use crate::laws::pelote::CHARGED;
use crate::options::BallspielOptions;
use crate::sides::{players, side_of};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Pot, Scribe, Seat, Text, law, text};

/// Into how many parts a counter is divided: a ball is charged with a quarter of the price.
pub const PARTS: i64 = 4;
/// Whoever sells the balls.
pub const HOUSE: Pot = Pot(0);

/// What came of a Partie or of a box of balls.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Finished {
    /// A side has won the Partie.
    Partie(u8),
    /// So many balls were charged to each seat.
    Pelote(PerSeat<u8, 4>),
}

impl Finished {
    /// Pays for it.
    pub fn pay<S: Scribe>(self, options: &BallspielOptions, ledger: &mut Ledger, scribe: &mut S) {
        match self {
            Finished::Partie(winner) => {
                let seats = options.seats();
                let ((first, second), (loser, other)) = (players(winner, seats), players(1 - winner.min(1), seats));
                let stake = i64::from(options.stake) * PARTS;
                // Each plays against his counterpart; whoever stands alone, against both.
                let pairs = match (second, other) {
                    (Some(second), Some(other)) => [(loser, first), (other, second)],
                    (None, Some(other)) => [(loser, first), (other, first)],
                    (Some(second), None) => [(loser, first), (loser, second)],
                    (None, None) => [(loser, first), (loser, loser)],
                };
                for (from, to) in pairs {
                    ledger.pay(from, to, stake, law!("stake-ballspiel"), scribe);
                }
            }
            Finished::Pelote(charged) => {
                let quarter = i64::from(options.price_of_balls) * PARTS / i64::from(CHARGED);
                for (seat, count) in charged.iter() {
                    ledger.pay(seat, HOUSE, quarter * i64::from(*count), law!("pelote-quarter"), scribe);
                }
            }
        }
    }
}

/// The facts of a Partie, or of practice, in a real court.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The games of a Partie in order: who won each, by the number of a player of that side.
    #[serde(default)]
    #[schemars(inner(range(min = 1, max = 4)))]
    pub games: Vec<u8>,
    /// For practice: to whom each ball was charged, by the number of the player.
    #[serde(default)]
    #[schemars(inner(range(min = 1, max = 4)))]
    pub charged: Vec<u8>,
    /// Rallies of a real court to be ruled, one after the other: what happened (`serve lower, roof, floor upper 4.2, stroke upper, net`;
    /// where two stand at an end, `stroke upper second` for the second).
    #[serde(default)]
    pub rallies: Vec<String>,
}

/// Settles it.
///
/// # Errors
/// When there is no such player, the Partie is not over or goes on after it was won, or more than four balls are charged.
pub fn settle<S: Scribe>(options: &BallspielOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let seats = options.seats();
    let seated = |number| Seat::called(number, seats);
    let mut ledger = Ledger::default();
    if options.is_pelote() {
        if !facts.games.is_empty() || facts.charged.len() > usize::from(CHARGED) {
            return Err(text!("court-fact-charged"));
        }
        let mut charged = PerSeat::default();
        for number in &facts.charged {
            charged[seated(*number)?] += 1;
        }
        Finished::Pelote(charged).pay(options, &mut ledger, scribe);
        return Ok(ledger);
    }
    let mut games = games_given(options);
    for number in &facts.games {
        if games.winner(options.games_to_win.into()).is_some() {
            return Err(text!("court-fact-won"));
        }
        games.add(side_of(seated(*number)?, seats).into());
    }
    match games.winner(options.games_to_win.into()) {
        Some(winner) if facts.charged.is_empty() => {
            Finished::Partie(winner as u8).pay(options, &mut ledger, scribe);
            Ok(ledger)
        }
        Some(_) => Err(text!("court-fact-charged")),
        None => Err(text!("court-fact-open")),
    }
}

/// The games with which a Partie begins.
pub fn games_given(options: &BallspielOptions) -> Count {
    let mut games = Count::default();
    games.0[usize::from(options.receiving_side())] = options.games_given.into();
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Format;
    use spadille_core::Options as _;

    fn balances(options: &BallspielOptions, games: &[u8], charged: &[u8]) -> Option<Vec<i64>> {
        let facts = Facts { games: games.to_vec(), charged: charged.to_vec(), rallies: Vec::new() };
        let ledger = settle(options, &facts, &mut ()).ok()?;
        Some((0..options.seats()).map(|seat| ledger.balance(Seat(seat))).collect())
    }

    #[test]
    fn the_loser_pays_the_stake_to_each_he_played_against() {
        let single = BallspielOptions { stake: 3, ..BallspielOptions::standard() };
        assert_eq!(balances(&single, &[1, 1, 1, 1], &[]), Some(vec![12, -12]));
        let alone = BallspielOptions { format: Format::UnContreDeux, ..single.clone() };
        assert_eq!(balances(&alone, &[2, 3, 2, 3], &[]), Some(vec![-24, 12, 12]));
        assert_eq!(balances(&alone, &[1, 1, 1, 1], &[]), Some(vec![24, -12, -12]));
        let four = BallspielOptions { format: Format::AQuatre, ..single.clone() };
        assert_eq!(balances(&four, &[1, 3, 1, 3], &[]), Some(vec![12, -12, 12, -12]));
        let given = BallspielOptions { games_given: 2, ..single };
        assert_eq!(balances(&given, &[2, 2], &[]), Some(vec![-12, 12]));
    }

    #[test]
    fn each_charge_is_a_quarter_of_the_price() {
        let pelote = BallspielOptions { price_of_balls: 6, ..BallspielOptions::preset("pelote").unwrap() };
        assert_eq!(balances(&pelote, &[], &[2, 1, 4, 2]), Some(vec![-6, -12, 0, -6]));
        assert_eq!(balances(&pelote, &[], &[2, 1, 4, 2, 2]), None);
    }

    #[test]
    fn facts_that_cannot_be_are_refused() {
        let single = BallspielOptions::standard();
        for games in [&[1, 1, 1][..], &[1, 1, 1, 1, 2], &[3, 1, 1, 1, 1], &[0]] {
            assert_eq!(balances(&single, games, &[]), None, "{games:?}");
        }
        assert_eq!(balances(&single, &[1, 1, 1, 1], &[1]), None);
    }
}
