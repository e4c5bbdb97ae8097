//! What a staked card is paid, and the account of a taille dealt with real cards.

use super::options::PharoOptions;
use super::said::counters;
use super::state::{MOST_SEATS, spot};
use crate::amount::{Amount, PARTS};
use crate::bend::{AtPlie, Stage};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Rank, Scribe, Seat, Text, law, text};

/// How a card ended, or what befell it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fell {
    /// On the punters' side, and the win was collected.
    Win,
    /// On the bank's side.
    Lose,
    /// On both sides; a plain card paid its half.
    Plie,
    /// The colour was guessed after a plié.
    Right,
    /// It was not.
    Wrong,
    /// It still stood at the end of the taille.
    Close,
}

/// What the punter wins (or loses) at once, in parts; `stake` in parts too.
pub fn due(stage: Stage, fell: Fell, stake: i64) -> i64 {
    let rung = stage.rung();
    match fell {
        Fell::Win => stake * rung.win,
        Fell::Lose => stake * rung.lose,
        Fell::Plie => match rung.plie {
            AtPlie::Asks => -stake / 2,
            AtPlie::StepsBack(_) => 0,
            AtPlie::PaysStake => -stake,
        },
        Fell::Right => 0,
        Fell::Wrong => -stake,
        Fell::Close => stake * rung.close_halves / 2,
    }
}

/// The law behind it.
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
        (Fell::Lose, _) if stage.rung().lose == 0 => law!("lappe-saves"),
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

/// The sum a banker can still lose.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Bank {
    /// Who has the bank.
    pub banker: Seat,
    /// The sum laid out in parts, where one was named.
    pub laid_out: Option<i64>,
    /// What the banker had won or lost when he laid it out.
    pub from: i64,
}

impl Bank {
    /// Pays a punter (or takes from him), never more than is in the bank. Returns what could not be paid.
    pub fn pay<S: Scribe>(&self, ledger: &mut Ledger, seat: Seat, claim: i64, law: LawId, scribe: &mut S) -> i64 {
        let room = self.laid_out.map(|bank| (bank + ledger.balance(self.banker) - self.from).max(0));
        let paid = room.map_or(claim, |room| claim.min(room));
        ledger.pay(self.banker, seat, paid, law, scribe);
        let void = claim - paid;
        if void > 0 {
            scribe.does(seat, law!("bank-limit"), || text!("pharo-bank-short", seat = seat, amount = counters(void)));
        }
        void
    }
}

/// One card of a taille dealt with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardFact {
    /// Whose card.
    #[schemars(with = "u8")]
    pub seat: Seat,
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

/// The cards that lay on either side at the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    /// On the bank's side.
    pub bank: u8,
    /// On the punters' side.
    pub punters: u8,
}

/// The chance that a person leaves the piles unequal, as so many in so many.
pub const FALSE_TAILLE: (u32, u32) = (1, 8);

impl Piles {
    /// How a person may leave the piles: as they should be, or with one card on the wrong side.
    pub const SWEPT: [Piles; 3] =
        [Piles { bank: 26, punters: 26 }, Piles { bank: 25, punters: 27 }, Piles { bank: 27, punters: 25 }];

    /// Whether the taille is false.
    pub fn are_false(self) -> bool {
        self.bank != self.punters
    }
}

/// The facts of a taille dealt with real cards: what befell each staked card, in order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who had the bank.
    #[schemars(with = "u8")]
    pub banker: Seat,
    /// The piles, if somebody has counted them. When they are unequal every card is paid as won.
    #[serde(default)]
    pub piles: Option<Piles>,
    /// The staked cards.
    pub cards: Vec<CardFact>,
}

/// Settles a taille dealt with real cards: the bank first takes, then pays from the forehand on.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(options: &PharoOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let players = options.players;
    if facts.banker.0 >= players {
        return Err(text!("house-no-seat", seat = facts.banker.0, seats = players));
    }
    for card in &facts.cards {
        possible(card, facts.banker, players)?;
    }
    let bank = Bank { banker: facts.banker, laid_out: options.bank.named().map(|n| i64::from(n) * PARTS), from: 0 };
    let mut ledger = Ledger::default();
    let is_false = facts.piles.is_some_and(Piles::are_false);
    let dues = |card: &CardFact| match is_false {
        true => (due(card.stage, Fell::Win, card.stake.0), law!("fausse-taille")),
        false => (due(card.stage, card.fell, card.stake.0), law_of(card.stage, card.fell)),
    };
    for card in &facts.cards {
        let (amount, law) = dues(card);
        bank.pay(&mut ledger, card.seat, amount.min(0), law, scribe);
    }
    for seat in (1..players).map(|i| facts.banker.after(i, players)) {
        for card in facts.cards.iter().filter(|c| c.seat == seat) {
            let (amount, law) = dues(card);
            bank.pay(&mut ledger, seat, amount.max(0), law, scribe);
        }
    }
    Ok(ledger)
}

fn possible(card: &CardFact, banker: Seat, players: u8) -> Result<(), Text> {
    let CardFact { seat, on, stake, .. } = card;
    if seat.0 >= players || seat.index() >= MOST_SEATS {
        return Err(text!("house-no-seat", seat = seat.0, seats = players));
    }
    if *seat == banker {
        return Err(text!("pharo-fact-banker", seat = *seat));
    }
    if spot(*on).is_none() {
        return Err(text!("pharo-fact-card", rank = on.symbol()));
    }
    // A quarter of a counter is the least that can be staked; its half is one part.
    if stake.0 <= 0 || stake.0 % 2 != 0 {
        return Err(text!("pharo-fact-stake", stake = stake.to_string()));
    }
    let plain = matches!(card.fell, Fell::Right | Fell::Wrong);
    if plain && card.stage.is_bent() {
        return Err(text!("pharo-fact-colour"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Log, Options as _};

    fn card(seat: u8, stage: Stage, fell: Fell) -> CardFact {
        CardFact { seat: Seat(seat), on: Rank::Seven, stake: Amount(80), stage, fell }
    }

    fn account(bank: Option<u32>, piles: Option<Piles>, cards: &[CardFact]) -> Vec<i64> {
        let mut options = PharoOptions::standard();
        options.bank = bank.map_or(crate::cap::Cap::NONE, crate::cap::Cap::Of);
        let facts = Facts { banker: Seat(2), piles, cards: cards.to_vec() };
        let ledger = settle(&options, &facts, &mut Log::default()).unwrap();
        assert!(ledger.is_balanced());
        Seat::all(4).map(|s| ledger.balance(s) / PARTS).collect()
    }

    #[test]
    fn the_forehand_is_paid_first_and_the_bank_takes_before_it_pays() {
        let cards =
            [card(1, Stage::Plain, Fell::Win), card(0, Stage::Plain, Fell::Lose), card(3, Stage::Paroli, Fell::Win)];
        assert_eq!(account(None, None, &cards), [-10, 10, -30, 30]);
        assert_eq!(account(Some(25), None, &cards), [-10, 5, -25, 30]);
    }

    #[test]
    fn a_false_taille_pays_everything_as_won() {
        let cards = [card(1, Stage::Plain, Fell::Lose), card(3, Stage::Sept, Fell::Close)];
        let equal = Some(Piles { bank: 26, punters: 26 });
        assert_eq!(account(None, equal, &cards), [0, -10, -20, 30]);
        assert_eq!(account(None, Some(Piles { bank: 27, punters: 25 }), &cards), [0, 10, -80, 70]);
    }

    #[test]
    fn facts_that_cannot_be_are_refused() {
        let options = PharoOptions::standard();
        let refused = |card: CardFact| {
            settle(&options, &Facts { banker: Seat(0), piles: None, cards: vec![card] }, &mut ()).is_err()
        };
        assert!(refused(card(0, Stage::Plain, Fell::Win)));
        assert!(refused(card(9, Stage::Plain, Fell::Win)));
        assert!(refused(card(255, Stage::Plain, Fell::Win)));
        assert!(refused(CardFact { stake: Amount(1), ..card(1, Stage::Plain, Fell::Win) }));
        assert!(refused(CardFact { on: Rank::Caval, ..card(1, Stage::Plain, Fell::Win) }));
        assert!(refused(card(1, Stage::Paroli, Fell::Right)));
    }
}
