//! What a staked card is paid, and the account of a taille dealt with real cards.

use super::options::PharoOptions;
use super::said::counters;
use crate::amount::Amount;
use crate::bank::{Bank, punters};
use crate::bend::{AtPlie, Fell, Stage};
use crate::book::BOOK;
use crate::piles::Piles;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Rank, Scribe, Seat, Text, law, text};

/// The law behind what befalls a card.
pub fn law_of(stage: Stage, fell: Fell) -> LawId {
    match (fell, stage) {
        (Fell::Win, Stage::Plain) => law!("win"),
        (Fell::Win | Fell::Lose, Stage::Outward) => law!("plie-on"),
        (Fell::Win, Stage::Lappe) => law!("lappe"),
        (Fell::Win, Stage::DoubleLappe | Stage::TrebleLappe | Stage::QuadrupleLappe) => law!("lappe-doubled"),
        (Fell::Win, Stage::Paroli) => law!("paroli"),
        (Fell::Win, Stage::Six) => law!("six"),
        (Fell::Win, Stage::Douze | Stage::VingtQuatre | Stage::QuaranteHuit) => law!("douze"),
        (Fell::Win, Stage::Sept) => law!("sept"),
        (Fell::Win, Stage::Quinze | Stage::Trente) => law!("quinze"),
        (Fell::Lose, Stage::Plain) => law!("lose"),
        (Fell::Lose, _) if stage.rung().saves_stake() => law!("lappe-saves"),
        (Fell::Lose, _) => law!("ears-lose"),
        (Fell::Plie, _) => match stage.rung().plie {
            AtPlie::Asks => law!("plie-half"),
            AtPlie::StepsBack(_) => law!("plie-lappe"),
            AtPlie::PaysStake => law!("plie-ears"),
        },
        (Fell::Right, _) => law!("colour-rests"),
        (Fell::Wrong, _) => law!("plie-colour"),
        (Fell::Close, Stage::Outward) => law!("outward-end"),
        (Fell::Close, _) => law!("close"),
    }
}

/// Pays a punter out of the bank (or takes from him). Says, and returns, whether the bank has fallen short.
pub(super) fn pay<S: Scribe>(bank: Bank, ledger: &mut Ledger, seat: Seat, due: (i64, LawId), scribe: &mut S) -> bool {
    let short = bank.pay(ledger, seat, due, scribe);
    if short > 0 {
        scribe.does(seat, law!("bank-limit"), || text!("pharo-bank-short", seat = seat, amount = counters(short)));
    }
    short > 0
}

/// One card of a taille dealt with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardFact {
    /// Whose card.
    pub seat: u8,
    /// Its rank: A, 2 … 10, J, Q, K.
    #[schemars(with = "String")]
    pub on: Rank,
    /// The stake that counts, in counters; quarters are written "1/4".
    #[schemars(with = "serde_json::Value")]
    pub stake: Amount,
    /// How it was marked.
    pub stage: Stage,
    /// What befell it.
    pub fell: Fell,
}

/// The facts of a taille dealt with real cards: what befell each staked card, in order. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who had the bank.
    pub banker: u8,
    /// The piles, if somebody has counted them. When they are unequal every card is paid as won.
    #[serde(default)]
    pub piles: Option<Piles>,
    /// The staked cards.
    pub cards: Vec<CardFact>,
}

/// Settles a taille dealt with real cards: the bank first takes, then pays from the Vorhand on.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(options: &PharoOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let players = options.players;
    let seated = |number| Seat::called(number, players);
    let banker = seated(facts.banker)?;
    let is_false = facts.piles.is_some_and(Piles::are_false);
    let mut owed = Vec::new();
    for card in &facts.cards {
        let seat = seated(card.seat)?;
        if let Some(why) = impossible(card, seat, banker) {
            return Err(why);
        }
        let (fell, law) =
            if is_false { (Fell::Win, law!("fausse-taille")) } else { (card.fell, law_of(card.stage, card.fell)) };
        owed.push((seat, (card.stage.due(fell, card.stake.0), law)));
    }
    let bank = Bank { banker, laid_out: options.bank, from: 0 };
    let mut ledger = Ledger::default();
    for (seat, due) in owed.iter().filter(|(_, (amount, _))| *amount < 0) {
        pay(bank, &mut ledger, *seat, *due, scribe);
    }
    for seat in punters(banker, players) {
        for (_, due) in owed.iter().filter(|(whose, (amount, _))| *whose == seat && *amount > 0) {
            pay(bank, &mut ledger, seat, *due, scribe);
        }
    }
    Ok(ledger)
}

/// Why a card cannot have lain and ended so; nothing if it can.
fn impossible(card: &CardFact, seat: Seat, banker: Seat) -> Option<Text> {
    if seat == banker {
        Some(text!("pharo-fact-banker", seat = seat))
    } else if !BOOK.contains(&card.on) {
        Some(text!("pharo-fact-card", rank = card.on.symbol()))
    } else if card.stake.0 <= 0 || card.stake.0 % 2 != 0 {
        // A quarter of a counter is the least that can be staked; its half is one part.
        Some(text!("pharo-fact-stake", stake = card.stake.to_string()))
    } else if matches!(card.fell, Fell::Right | Fell::Wrong) && card.stage.is_bent() {
        Some(text!("pharo-fact-colour"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::amount::PARTS;
    use crate::bank::Cap;
    use spadille_core::{Log, Options as _};

    fn card(seat: u8, stage: Stage, fell: Fell) -> CardFact {
        CardFact { seat, on: Rank::Seven, stake: Amount(80), stage, fell }
    }

    fn account(bank: Cap, piles: Option<Piles>, cards: &[CardFact]) -> Vec<i64> {
        let options = PharoOptions { bank, ..PharoOptions::standard() };
        let facts = Facts { banker: 3, piles, cards: cards.to_vec() };
        let ledger = settle(&options, &facts, &mut Log::default()).unwrap();
        assert!(ledger.is_balanced());
        Seat::all(4).map(|s| ledger.balance(s) / PARTS).collect()
    }

    #[test]
    fn the_vorhand_is_paid_first_and_the_bank_takes_before_it_pays() {
        let cards =
            [card(2, Stage::Plain, Fell::Win), card(1, Stage::Plain, Fell::Lose), card(4, Stage::Paroli, Fell::Win)];
        assert_eq!(account(Cap::NONE, None, &cards), [-10, 10, -30, 30]);
        assert_eq!(account(Cap::Of(25), None, &cards), [-10, 5, -25, 30]);
    }

    #[test]
    fn a_false_taille_pays_everything_as_won() {
        let cards = [card(2, Stage::Plain, Fell::Lose), card(4, Stage::Sept, Fell::Close)];
        let [even, _, uneven] = Piles::after(26);
        assert_eq!(account(Cap::NONE, Some(even), &cards), [0, -10, -20, 30]);
        assert_eq!(account(Cap::NONE, Some(uneven), &cards), [0, 10, -80, 70]);
    }

    #[test]
    fn facts_that_cannot_be_are_refused() {
        for impossible in [
            card(1, Stage::Plain, Fell::Win),
            card(0, Stage::Plain, Fell::Win),
            card(10, Stage::Plain, Fell::Win),
            card(255, Stage::Plain, Fell::Win),
            CardFact { stake: Amount(1), ..card(2, Stage::Plain, Fell::Win) },
            CardFact { on: Rank::Caval, ..card(2, Stage::Plain, Fell::Win) },
            card(2, Stage::Paroli, Fell::Right),
        ] {
            let facts = Facts { banker: 1, piles: None, cards: vec![impossible] };
            assert!(settle(&PharoOptions::standard(), &facts, &mut ()).is_err(), "{facts:?}");
        }
    }
}
