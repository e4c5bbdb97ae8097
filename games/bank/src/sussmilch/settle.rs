//! What a share is paid, and the account of a taille dealt with real cards.

use super::options::SussmilchOptions;
use super::places::Spot;
use crate::amount::{Amount, MOST};
use crate::bank::{LaidOut, punters};
use crate::piles::Piles;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, LawId, Ledger, Rank, Scribe, Seat, Text, law, text};

/// What befell a stake or a share of one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Befell {
    /// Its rank fell on the punters' side.
    Win,
    /// Its rank fell on the banker's side.
    Lose,
    /// On both: half is lost.
    Plie,
    /// It still stood at the end of the taille.
    Close,
}

/// The ranks that decide a share: its own, or jointly all of the place.
pub(super) fn share_of(spot: Spot, at: usize, joint: bool) -> impl Iterator<Item = Rank> + Clone {
    spot.ranks().enumerate().filter(move |(i, _)| joint || *i == at).map(|(_, rank)| rank)
}

impl Befell {
    /// What a turn means for some ranks, with the law behind it. The last card of all is void.
    pub fn of(ranks: impl Iterator<Item = Rank> + Clone, drawn: [Card; 2], is_last: bool) -> Option<(Befell, LawId)> {
        let on = |card: Card| ranks.clone().any(|rank| rank == card.rank());
        match drawn.map(on) {
            [true, true] if is_last => Some((Befell::Lose, law!("last-pair-loses"))),
            [true, true] => Some((Befell::Plie, law!("plie-half"))),
            [true, false] => Some((Befell::Lose, law!("lose"))),
            [false, true] if !is_last => Some((Befell::Win, law!("win"))),
            _ => None,
        }
    }

    /// What the punter wins or loses; stake and result in parts.
    pub fn due(self, stake: i64) -> i64 {
        match self {
            Befell::Win => stake,
            Befell::Lose => -stake,
            Befell::Plie => -stake / 2,
            Befell::Close => 0,
        }
    }

    /// The message that tells it.
    pub(super) fn told(self) -> Text {
        match self {
            Befell::Win => text!("sussmilch-fell-win"),
            Befell::Lose => text!("sussmilch-fell-lose"),
            Befell::Plie => text!("sussmilch-fell-plie"),
            Befell::Close => text!("sussmilch-fell-close"),
        }
    }
}

/// A stake, or a share of one, of a taille dealt with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StakeFact {
    /// Whose stake.
    pub seat: u8,
    /// Its place: A, J+7, A+K+10+9.
    #[schemars(with = "String")]
    pub on: Spot,
    /// The stake or share, in counters; quarters are written "1/4".
    #[schemars(with = "serde_json::Value")]
    pub stake: Amount,
    /// What befell it.
    pub fell: Befell,
}

/// The facts of a taille dealt with real cards. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who had the bank.
    pub banker: u8,
    /// The piles, if somebody has counted them. When they are unequal everything that still stood is paid as won.
    #[serde(default)]
    pub piles: Option<Piles>,
    /// The stakes and shares, each with what befell it.
    pub stakes: Vec<StakeFact>,
}

/// Settles a taille dealt with real cards: the bank first takes, then pays from the Vorhand on.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(options: &SussmilchOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let players = options.players;
    let seated = |number| Seat::called(number, players);
    let banker = seated(facts.banker)?;
    let mut owed = Vec::new();
    for stake in &facts.stakes {
        let seat = seated(stake.seat)?;
        if seat == banker {
            return Err(text!("bank-fact-banker", seat = seat));
        }
        if !(1..=MOST).contains(&stake.stake.0) || stake.stake.0 % 2 != 0 {
            return Err(text!("bank-fact-stake", stake = stake.stake.to_string()));
        }
        // A decided stake is off the table when the piles are counted.
        let is_false = stake.fell == Befell::Close && facts.piles.is_some_and(Piles::are_false);
        if is_false {
            owed.push((seat, Befell::Win.due(stake.stake.0), law!("fausse-taille")));
            continue;
        }
        let law = match stake.fell {
            Befell::Win => law!("win"),
            Befell::Lose => law!("lose"),
            Befell::Plie => law!("plie-half"),
            Befell::Close => law!("close"),
        };
        owed.push((seat, stake.fell.due(stake.stake.0), law));
    }
    let (mut ledger, mut bank) = (Ledger::default(), LaidOut::default());
    for takes in [true, false] {
        for seat in punters(banker, players) {
            for (_, due, law) in owed.iter().filter(|(whose, due, _)| *whose == seat && (*due < 0) == takes) {
                bank.pay(options.laid_by(banker), &mut ledger, seat, (*due, *law), scribe);
            }
        }
    }
    Ok(ledger)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    fn fact(seat: u8, parts: i64, fell: Befell) -> StakeFact {
        StakeFact { seat, on: Spot(18), stake: Amount(parts), fell }
    }

    #[test]
    fn shares_are_settled_exactly_and_facts_that_cannot_be_are_refused() {
        let stakes = vec![fact(2, 20, Befell::Plie), fact(2, 20, Befell::Win), fact(3, 20, Befell::Lose)];
        let ledger = settle(&SussmilchOptions::standard(), &Facts { banker: 1, piles: None, stakes }, &mut ()).unwrap();
        assert_eq!([0, 1, 2].map(|seat| ledger.balance(Seat(seat))), [10, 10, -20]);
        for wrong in
            [fact(1, 20, Befell::Win), fact(5, 20, Befell::Win), fact(2, 0, Befell::Win), fact(2, 3, Befell::Win)]
        {
            let facts = Facts { banker: 1, piles: None, stakes: vec![wrong] };
            assert!(settle(&SussmilchOptions::standard(), &facts, &mut ()).is_err(), "{facts:?}");
        }
    }

    #[test]
    fn a_false_taille_pays_what_still_stood_and_a_bank_no_more_than_it_has() {
        use crate::bank::Cap;
        let stakes = vec![fact(2, 80, Befell::Close), fact(3, 16, Befell::Lose), fact(4, 40, Befell::Close)];
        let settled = |bank: Cap, piles: [u8; 2]| {
            let options = SussmilchOptions { bank, ..SussmilchOptions::standard() };
            let piles = Some(Piles { bank: piles[0], punters: piles[1] });
            let ledger = settle(&options, &Facts { banker: 1, piles, stakes: stakes.clone() }, &mut ()).unwrap();
            [0, 1, 2, 3].map(|seat| ledger.balance(Seat(seat)))
        };
        assert_eq!(settled(Cap::NONE, [16, 16]), [16, 0, -16, 0]);
        assert_eq!(settled(Cap::NONE, [15, 17]), [-104, 80, -16, 40]);
        assert_eq!(settled(Cap::Of(10), [17, 15]), [-80, 80, -16, 16]);
    }
}
