//! What the worked cases of the banking games share: tables played through step by step, amounts and chances as they write them.

use crate::amount::{Amount, PARTS};
use crate::bank::Cap;
use crate::odds::Fraction;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, Case, Game, Ledger, Log, Seat, Table, Turn, Unsupported};
use std::collections::BTreeMap;

/// The rules of a case, at a table that outlasts it and has counters enough for any stake, unless the case says otherwise.
///
/// # Errors
/// When the options do not fit together.
pub fn rules<G: Game>(case: &Case, lasts: &str) -> Result<G, Unsupported> {
    let mut options: Map<String, Value> = case.field::<Option<_>>("options")?.unwrap_or_default();
    options.entry(lasts).or_insert(1000.into());
    options.entry("chips").or_insert(Cap::MOST.into());
    options.extend(case.given.get("players").map(|players| ("players".to_owned(), players.clone())));
    Case { given: json!({ "options": options }), ..case.clone() }.rules()
}

/// Whole counters.
///
/// # Errors
/// When it is not a whole number of them, or more than anybody has.
pub fn whole(amount: Amount) -> Result<u32, String> {
    let counters = u32::try_from(amount.0 / PARTS).ok().filter(|n| *n <= Cap::MOST && amount.0 % PARTS == 0);
    counters.ok_or_else(|| format!("{amount} cannot be laid"))
}

/// What each seat has won or lost.
pub fn net(ledger: &Ledger, seats: u8) -> Vec<Amount> {
    Seat::all(seats).map(|seat| Amount(ledger.balance(seat))).collect()
}

/// Chances as the cases write them.
pub fn written(chances: impl IntoIterator<Item = Fraction>) -> Vec<String> {
    chances.into_iter().map(|chance| chance.to_string()).collect()
}

/// An answer of a single chance, edge or mean.
///
/// # Errors
/// When what was asked cannot be.
pub fn one(name: &str, chance: Option<impl std::fmt::Display>) -> Result<Answer, Unsupported> {
    let chance = chance.ok_or_else(|| Unsupported("that cannot be".into()))?;
    Answer::new(json!({ name: chance.to_string() }))
}

/// A card as a case wrote it: some write German suits.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Written(pub String);

impl Written {
    /// The card itself.
    ///
    /// # Errors
    /// When it is no card.
    pub fn card(&self) -> Result<Card, String> {
        self.0.parse().map_err(|e: spadille_core::NotationError| e.to_string())
    }
}

/// A table on which the steps of a case are played through the real game.
pub struct Running<G: Game> {
    /// The rules.
    pub game: G,
    /// How it stands.
    pub state: G::State,
    /// What was told.
    pub log: Log,
    /// The cards as the case wrote them.
    pub names: BTreeMap<Card, String>,
}

impl<G: Table> Running<G> {
    /// The table of a case after its steps.
    ///
    /// # Errors
    /// Says which step is refused.
    pub fn after<S: DeserializeOwned>(
        game: G,
        case: &Case,
        open: impl FnOnce(&G, Seat) -> G::State,
        take: impl Fn(&mut Running<G>, S) -> Result<(), String>,
    ) -> Result<Running<G>, Unsupported> {
        let banker = seated(case.field("banker")?, game.seats())?;
        let mut running = Running { state: open(&game, banker), game, log: Log::default(), names: BTreeMap::new() };
        for (i, step) in case.field::<Vec<S>>("steps")?.into_iter().enumerate() {
            take(&mut running, step).map_err(|why| Unsupported(format!("step {}: {why}", i + 1)))?;
        }
        Ok(running)
    }

    /// Somebody acts; people count seats from 1.
    ///
    /// # Errors
    /// Says why it is refused.
    pub fn act(&mut self, seat: Seat, m: G::Move) -> Result<(), String> {
        let refused = |r| format!("seat {}, {m}: {r}", u16::from(seat.0) + 1);
        self.game.check(&self.state, seat, m).map_err(refused)?;
        self.game.play(&mut self.state, seat, m, &mut self.log);
        Ok(())
    }

    /// Chance decides.
    ///
    /// # Errors
    /// Says that it cannot have fallen, or is not to fall now.
    pub fn fall(&mut self, outcome: &G::Outcome) -> Result<(), String> {
        if self.game.turn(&self.state) != Turn::Chance {
            return Err("nothing is to be dealt now".into());
        }
        self.game.admits(&self.state, outcome).map_err(|r| r.to_string())?;
        self.game.reveal(&mut self.state, outcome, &mut self.log);
        Ok(())
    }

    /// Reads cards and keeps how they were written.
    ///
    /// # Errors
    /// When one is no card.
    pub fn read(&mut self, written: &[Written]) -> Result<Vec<Card>, String> {
        let cards: Vec<Card> = written.iter().map(Written::card).collect::<Result<_, _>>()?;
        self.names.extend(cards.iter().copied().zip(written.iter().map(|w| w.0.clone())));
        Ok(cards)
    }

    /// A card as the case wrote it.
    pub fn name(&self, card: Card) -> String {
        self.names.get(&card).cloned().unwrap_or_else(|| card.to_string())
    }
}
