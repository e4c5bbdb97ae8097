//! What a Tour or a Satz pays, here or played on a real board.

use super::options::{JanOptions, TourBredouille};
use super::tally::{SATZ, TOUR};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, PerSeat, Scribe, Seat, Text, law, text};

/// The Tours that were played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TourFacts {
    /// The holes of each Tour when it ended: White's, Black's. One of them is twelve.
    pub tours: Vec<[u8; 2]>,
}

/// The Sätze that were played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SatzFacts {
    /// The marks of each Satz at its end: White's, Black's. One of them is twelve; whoever has borne off all men counts as
    /// having twelve.
    pub saetze: Vec<[u8; 2]>,
}

/// Who won a Tour that ended with these holes, or a Satz with these points.
///
/// # Errors
/// When nobody or both have twelve.
pub fn winner(twelve: [u8; 2]) -> Result<Seat, Text> {
    const { assert!(TOUR == SATZ) };
    match twelve {
        [TOUR, ..TOUR] => Ok(Seat(0)),
        [..TOUR, TOUR] => Ok(Seat(1)),
        [white, black] => Err(text!("trictrac-fact-tour", white = white, black = black)),
    }
}

/// Settles Tours.
///
/// # Errors
/// Names the Tour that cannot have ended so.
pub fn tours<S: Scribe>(options: &JanOptions, facts: &TourFacts, scribe: &mut S) -> Result<Ledger, Text> {
    settle(&facts.tours, |ledger, holes, winner| options.pay_tour(ledger, PerSeat(holes), winner, scribe))
}

/// Settles Sätze.
///
/// # Errors
/// Names the Satz that cannot have ended so.
pub fn saetze<S: Scribe>(options: &JanOptions, facts: &SatzFacts, scribe: &mut S) -> Result<Ledger, Text> {
    settle(&facts.saetze, |ledger, marks, winner| {
        options.pay_satz(ledger, winner, marks[usize::from(1 - winner.0.min(1))], scribe);
    })
}

fn settle(ends: &[[u8; 2]], mut pay: impl FnMut(&mut Ledger, [u8; 2], Seat)) -> Result<Ledger, Text> {
    let mut ledger = Ledger::default();
    for (i, end) in ends.iter().enumerate() {
        let winner = winner(*end).map_err(|e| text!("trictrac-fact-which", tour = i + 1, why = e))?;
        pay(&mut ledger, *end, winner);
    }
    Ok(ledger)
}

/// How dear a Satz is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Dearness {
    /// One stake.
    Simple,
    /// Two stakes.
    Double,
    /// Three stakes.
    Triple,
    /// Four stakes, called Matsch or Marsch.
    Quadruple,
}

impl Dearness {
    /// How many stakes are paid.
    pub const fn stakes(self) -> u8 {
        self as u8 + 1
    }

    pub(super) fn text(self) -> Text {
        match self {
            Dearness::Simple => text!("toccategli-simple"),
            Dearness::Double => text!("toccategli-double"),
            Dearness::Triple => text!("toccategli-triple"),
            Dearness::Quadruple => text!("toccategli-quadruple"),
        }
    }
}

impl JanOptions {
    /// Pays a finished Tour.
    pub(super) fn pay_tour<S: Scribe>(&self, to: &mut Ledger, holes: PerSeat<u8, 2>, winner: Seat, scribe: &mut S) {
        let (loser, stake) = (winner.next(2), i64::from(self.stake));
        debug_assert!(holes[winner] >= TOUR, "a Tour is won with twelve holes");
        to.pay(loser, winner, stake, law!("tour-stake"), scribe);
        if holes[loser] == 0 && self.tour_bredouille == TourBredouille::Double {
            to.pay(loser, winner, stake, law!("tour-bredouille"), scribe);
        }
    }

    /// How dear a Satz is, by where the loser's mark stands, and by which law.
    pub fn dearness(&self, loser_points: u8) -> (Dearness, LawId) {
        match loser_points {
            _ if !self.multiples.is_on() => (Dearness::Simple, law!("satz-without-multiples")),
            0 if self.matsch.is_on() => (Dearness::Quadruple, law!("satz-quadruple")),
            0 => (Dearness::Triple, law!("satz-quadruple")),
            1..=3 => (Dearness::Triple, law!("satz-triple")),
            4..=6 => (Dearness::Double, law!("satz-double")),
            _ => (Dearness::Simple, law!("satz-simple")),
        }
    }

    /// Pays a Satz.
    pub(super) fn pay_satz<S: Scribe>(&self, to: &mut Ledger, winner: Seat, loser_points: u8, scribe: &mut S) {
        let (dear, law) = self.dearness(loser_points);
        to.pay(winner.next(2), winner, i64::from(self.stake) * i64::from(dear.stakes()), law, scribe);
    }
}
