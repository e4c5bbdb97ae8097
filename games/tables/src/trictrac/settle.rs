//! What a Tour pays, here or played on a real board.

use super::options::{TourBredouille, TrictracOptions};
use super::tally::{Score, TOUR};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Scribe, Seat, Text, law, text};

/// The Tours that were played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The holes of each Tour when it ended: White's, Black's. One of them is twelve.
    pub tours: Vec<[u8; 2]>,
}

/// Who won a Tour that ended with these holes.
///
/// # Errors
/// When nobody or both have twelve.
pub fn winner(holes: [u8; 2]) -> Result<Seat, Text> {
    let won = holes.map(|h| h == TOUR);
    let impossible = || text!("trictrac-fact-tour", white = holes[0], black = holes[1]);
    match (won, holes.iter().all(|h| *h <= TOUR)) {
        ([true, false] | [false, true], true) => Score { holes, ..Score::default() }.winner().ok_or_else(impossible),
        _ => Err(impossible()),
    }
}

/// Settles Tours.
///
/// # Errors
/// Names the Tour that cannot have ended so.
pub fn settle<S: Scribe>(options: &TrictracOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let mut ledger = Ledger::default();
    for (i, holes) in facts.tours.iter().enumerate() {
        let winner = winner(*holes).map_err(|e| text!("trictrac-fact-which", tour = i + 1, why = e))?;
        pay_tour(options, &mut ledger, *holes, winner, scribe);
    }
    Ok(ledger)
}

/// Pays a finished Tour.
pub(super) fn pay_tour<S: Scribe>(
    options: &TrictracOptions,
    ledger: &mut Ledger,
    holes: [u8; 2],
    winner: Seat,
    scribe: &mut S,
) {
    let (w, l) = (winner.index() & 1, 1 - (winner.index() & 1));
    let stake = i64::from(options.stake);
    debug_assert!(holes[w] >= TOUR, "a Tour is won with twelve holes");
    let loser = Seat(l as u8);
    ledger.pay(loser, winner, stake, law!("tour-stake"), scribe);
    if holes[l] == 0 && options.tour_bredouille == TourBredouille::Double {
        ledger.pay(loser, winner, stake, law!("tour-bredouille"), scribe);
    }
}
