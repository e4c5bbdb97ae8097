//! What a Tour pays, here or played on a real board.

use super::options::{TourBredouille, TrictracOptions};
use super::tally::TOUR;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Scribe, Seat, Text, law, text};

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
    match holes {
        [TOUR, ..TOUR] => Ok(Seat(0)),
        [..TOUR, TOUR] => Ok(Seat(1)),
        [white, black] => Err(text!("trictrac-fact-tour", white = white, black = black)),
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
        options.pay_tour(&mut ledger, PerSeat(*holes), winner, scribe);
    }
    Ok(ledger)
}

impl TrictracOptions {
    /// Pays a finished Tour.
    pub(super) fn pay_tour<S: Scribe>(&self, to: &mut Ledger, holes: PerSeat<u8, 2>, winner: Seat, scribe: &mut S) {
        let (loser, stake) = (winner.next(2), i64::from(self.stake));
        debug_assert!(holes[winner] >= TOUR, "a Tour is won with twelve holes");
        to.pay(loser, winner, stake, law!("tour-stake"), scribe);
        if holes[loser] == 0 && self.tour_bredouille == TourBredouille::Double {
            to.pay(loser, winner, stake, law!("tour-bredouille"), scribe);
        }
    }
}
