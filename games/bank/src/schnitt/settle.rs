//! What a staked card is paid, and the account of a taille dealt with real cards.

use super::options::{SchnittOptions, Variant};
use crate::amount::Amount;
use crate::bank::{LaidOut, punters};
use crate::bend::{Fell, Stage};
use crate::book::BOOK;
use crate::pack::RankWord;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Rank, Scribe, Seat, Text, law, text};

/// What befell a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Befell {
    /// The Force card was of its rank.
    Half,
    /// Its rank came first on the punters' side.
    Win,
    /// Its rank came first on the banker's side.
    Lose,
    /// It still stood at the end of the taille.
    Close,
}

impl Befell {
    /// All there are.
    pub const ALL: [Befell; 4] = [Befell::Half, Befell::Win, Befell::Lose, Befell::Close];

    /// The word of messages and cases.
    pub fn word(self) -> &'static str {
        ["half", "win", "lose", "close"][self as usize]
    }

    /// What the punter wins or loses at once; stake and result in parts. Half of an odd stake is exact.
    pub fn due(self, stage: Stage, stake: i64) -> i64 {
        match self {
            Befell::Half => -stake / 2,
            Befell::Win => stage.due(Fell::Win, stake),
            Befell::Lose => stage.due(Fell::Lose, stake),
            Befell::Close => stage.due(Fell::Close, stake),
        }
    }

    /// The law behind it. `paired` says whether both cards of the pair were of its rank.
    pub fn law(self, stage: Stage, first_pair: bool, paired: bool) -> LawId {
        match (self, stage) {
            (Befell::Half, _) if paired => law!("force-pair"),
            (Befell::Half, _) => law!("force-half"),
            (Befell::Win, Stage::Plain | Stage::Outward) if first_pair => law!("force-second-wins"),
            (Befell::Win, Stage::Plain | Stage::Outward) => law!("second-for-punters"),
            (Befell::Win, Stage::Lappe) => law!("lappe"),
            (Befell::Win, Stage::DoubleLappe | Stage::TrebleLappe | Stage::QuadrupleLappe) => law!("lappe-doubled"),
            (Befell::Win, Stage::Paroli) => law!("paroli"),
            (Befell::Win, Stage::Six) => law!("six"),
            (Befell::Win, Stage::Douze | Stage::VingtQuatre | Stage::QuaranteHuit) => law!("douze"),
            (Befell::Win, Stage::Sept) => law!("sept"),
            (Befell::Win, Stage::Quinze | Stage::Trente) => law!("quinze"),
            (Befell::Lose, Stage::Plain | Stage::Outward) if paired => law!("pair-for-banker"),
            (Befell::Lose, Stage::Plain | Stage::Outward) => law!("first-for-banker"),
            (Befell::Lose, _) if paired => law!("bent-pair-loses"),
            (Befell::Lose, _) if stage.rung().saves_stake() => law!("lappe-saves"),
            (Befell::Lose, _) => law!("ears-lose"),
            (Befell::Close, _) => law!("close"),
        }
    }
}

/// One card of a taille dealt with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardFact {
    /// Whose card.
    pub seat: u8,
    /// Its rank.
    #[schemars(with = "RankWord")]
    pub on: Rank,
    /// The stake that counts, in counters; quarters are written "1/4".
    #[schemars(with = "serde_json::Value")]
    pub stake: Amount,
    /// How it was marked.
    pub stage: Stage,
    /// What befell it.
    pub fell: Befell,
}

/// The facts of a taille dealt with real cards. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who had the bank.
    pub banker: u8,
    /// The staked cards, each with what befell it.
    pub cards: Vec<CardFact>,
}

/// Settles a taille dealt with real cards: the bank first takes, then pays from the Vorhand on.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(options: &SchnittOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let players = options.players;
    let seated = |number| Seat::called(number, players);
    let banker = seated(facts.banker)?;
    let mut owed = Vec::new();
    for card in &facts.cards {
        let seat = seated(card.seat)?;
        let bent = card.stage != Stage::Plain;
        if seat == banker {
            return Err(text!("bank-fact-banker", seat = seat));
        } else if !BOOK.contains(&card.on) {
            return Err(text!("bank-fact-card", rank = card.on.symbol()));
        } else if card.stake.0 <= 0 || card.stake.0 % 2 != 0 {
            return Err(text!("bank-fact-stake", stake = card.stake.to_string()));
        } else if bent && (options.variant == Variant::Ordinary || card.stage == Stage::Outward) {
            return Err(text!("schnitt-fact-bent"));
        } else if bent && card.fell == Befell::Half {
            // A card is bent when it has won, and so after the first pair.
            return Err(text!("schnitt-fact-force"));
        }
        owed.push((seat, card.fell.due(card.stage, card.stake.0), card.fell.law(card.stage, false, false)));
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
    use crate::amount::PARTS;
    use spadille_core::Options as _;

    fn card(seat: u8, stage: Stage, fell: Befell) -> CardFact {
        CardFact { seat, on: Rank::Seven, stake: Amount(5 * PARTS), stage, fell }
    }

    #[test]
    fn half_of_an_odd_stake_is_exact() {
        let cards = vec![card(2, Stage::Plain, Befell::Half), card(3, Stage::Plain, Befell::Win)];
        let ledger = settle(&SchnittOptions::standard(), &Facts { banker: 1, cards }, &mut ()).unwrap();
        assert_eq!([0, 1, 2].map(|seat| ledger.balance(Seat(seat))), [-20, -20, 40]);
    }

    #[test]
    fn facts_that_cannot_be_are_refused() {
        let with = |variant| SchnittOptions { variant, ..SchnittOptions::standard() };
        for wrong in [card(1, Stage::Plain, Befell::Win), card(9, Stage::Plain, Befell::Win)] {
            assert!(settle(&with(Variant::Ordinary), &Facts { banker: 1, cards: vec![wrong] }, &mut ()).is_err());
        }
        let bent = Facts { banker: 1, cards: vec![card(2, Stage::Paroli, Befell::Win)] };
        assert!(settle(&with(Variant::Ordinary), &bent, &mut ()).is_err());
        assert!(settle(&with(Variant::Continuation), &bent, &mut ()).is_ok());
        let forced = Facts { banker: 1, cards: vec![card(2, Stage::Paroli, Befell::Half)] };
        assert!(settle(&with(Variant::Continuation), &forced, &mut ()).is_err());
    }
}
