//! Players without the types of their game: a view goes in as JSON, a move comes out as notation.
//!
//! This keeps bots honest: whoever seats one can hand it nothing but what the seat may know.

use crate::bot::{Bot, bot};
use crate::hint::{AnyHint, hint};
use crate::kind::{BotKind, Budget};
use serde::Deserialize as _;
use serde_json::Value;
use spadille_core::{Options as _, Seat, Table};
use std::fmt;

/// A player at a table of any game.
pub trait AnyBot: Send {
    /// The game it plays.
    fn game(&self) -> &'static str;

    /// The kind of player it is.
    fn kind(&self) -> BotKind;

    /// A move for `seat`, which the game awaits, in notation. `view` is what the seat may know
    /// as JSON, and `options` are those of the table.
    ///
    /// # Errors
    /// When view or options cannot be read, or the seat has no move.
    fn choose(&mut self, view: &Value, options: &Value, seat: Seat) -> Result<String, BotError>;

    /// A move for `seat`, which may interrupt but need not; nothing to let the others go on.
    ///
    /// # Errors
    /// When view or options cannot be read.
    fn interrupt(&mut self, view: &Value, options: &Value, seat: Seat) -> Result<Option<String>, BotError>;

    /// A hint for a person at `seat`.
    ///
    /// # Errors
    /// When view or options cannot be read.
    fn hint(&mut self, view: &Value, options: &Value, seat: Seat, budget: Budget) -> Result<AnyHint, BotError>;
}

/// Why a player cannot answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotError {
    /// The options are not those of the game.
    Options(String),
    /// The view is not one of the game.
    View(String),
    /// The seat has nothing to choose.
    NoMove(Seat),
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotError::Options(why) => write!(f, "the player cannot read the options: {why}"),
            BotError::View(why) => write!(f, "the player cannot read the view: {why}"),
            BotError::NoMove(seat) => write!(f, "seat {seat} has nothing to choose"),
        }
    }
}

impl std::error::Error for BotError {}

/// A player of this kind for the game `G`.
pub fn seated<G: Table>(kind: BotKind, seed: u64) -> Box<dyn AnyBot> {
    Box::new(Seated::<G> { kind, bot: bot(kind, seed), rules: None })
}

struct Seated<G: Table> {
    kind: BotKind,
    bot: Box<dyn Bot<G>>,
    /// The rules as they were last time, with the options they came from.
    rules: Option<(Value, G)>,
}

impl<G: Table> Seated<G> {
    /// The rules under these options.
    fn learn(&mut self, options: &Value) -> Result<(), BotError> {
        if self.rules.as_ref().is_some_and(|(known, _)| known == options) {
            return Ok(());
        }
        let error = |e: &dyn fmt::Display| BotError::Options(e.to_string());
        let fields = options.as_object().ok_or_else(|| error(&"they are no JSON object"))?;
        let chosen = G::Options::from_overrides(None, fields).map_err(|e| error(&e))?;
        let game = G::new(chosen).map_err(|e| error(&e))?;
        self.rules = Some((options.clone(), game));
        Ok(())
    }

    fn with<T>(
        &mut self,
        view: &Value,
        options: &Value,
        act: impl FnOnce(&mut dyn Bot<G>, &G, &G::View) -> T,
    ) -> Result<T, BotError> {
        self.learn(options)?;
        let Some((_, game)) = &self.rules else { return Err(BotError::Options("there are none".into())) };
        let view = G::View::deserialize(view).map_err(|e| BotError::View(e.to_string()))?;
        Ok(act(&mut *self.bot, game, &view))
    }
}

impl<G: Table> AnyBot for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn kind(&self) -> BotKind {
        self.kind
    }

    fn choose(&mut self, view: &Value, options: &Value, seat: Seat) -> Result<String, BotError> {
        let choice = self.with(view, options, |bot, game, view| bot.choose(game, view, seat))?;
        choice.map(|m| m.to_string()).ok_or(BotError::NoMove(seat))
    }

    fn interrupt(&mut self, view: &Value, options: &Value, seat: Seat) -> Result<Option<String>, BotError> {
        let choice = self.with(view, options, |bot, game, view| bot.interrupt(game, view, seat))?;
        Ok(choice.map(|m| m.to_string()))
    }

    fn hint(&mut self, view: &Value, options: &Value, seat: Seat, budget: Budget) -> Result<AnyHint, BotError> {
        self.with(view, options, |_, game, view| AnyHint::of(game, view, seat, &hint(game, view, seat, budget)))
    }
}
