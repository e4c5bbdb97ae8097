//! How a game enters the house: everything that can be done with it, without its types.
//!
//! A family's entry crate makes an [`Entry`] of each of its games with [`entry`]; all that is generic over a game (its erased
//! [`AnyMatch`], its players, its contests) is compiled there, once, and nowhere else. The catalogue only joins the entries.

mod about;
mod analysis;
mod erased;
mod facts;
mod options;
mod unfit;

pub use about::About;
pub use erased::{AnyMatch, Barred, Choice, ChoiceError, Choices, Settled};
pub use facts::{FactAbout, Shape};
pub use options::{LENGTHS, OptionAbout, OptionValue};

use serde::Deserialize as _;
use serde_json::{Map, Value};
use spadille_bots::arena::{self, Contest, Progress, Report};
use spadille_bots::bench::{self, Speed};
use spadille_bots::search::Settings;
use spadille_bots::study::{self, Effort, Finding, Question};
use spadille_bots::{AnyBot, BotKind, erased::seated};
use spadille_core::record::RecordError;
use spadille_core::{Answer, Case, Log, OptionError, Options as _, Record, Table, Text, Unsupported, text};
use std::marker::PhantomData;

/// What is agreed on at a table: a preset, and what differs from it.
#[derive(Copy, Clone, Debug)]
pub struct Agreed<'a> {
    /// The preset; the first when left out.
    pub preset: Option<&'a str>,
    /// Options that differ.
    pub options: &'a Map<String, Value>,
}

/// A game of the house.
pub trait Entry: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// What there is to know about it before playing.
    fn about(&self) -> About;

    /// Opens a match.
    ///
    /// # Errors
    /// Names an unknown preset or option, an impossible combination, or a wrong number of players.
    fn open(&self, agreed: Agreed<'_>, names: &[String]) -> Result<Box<dyn AnyMatch>, OptionError>;

    /// Takes up a match again from its record; tells `log` everything that happened.
    ///
    /// # Errors
    /// Names the line of the record that cannot be read or played.
    fn resume(&self, record: &Record, log: &mut Log) -> Result<Box<dyn AnyMatch>, RecordError>;

    /// Settles a deal or match played with real cards.
    ///
    /// # Errors
    /// Names the option or fact that cannot be.
    fn settle(&self, agreed: Agreed<'_>, facts: &Value, log: &mut Log) -> Result<Settled, Text>;

    /// Works out a worked case by its form.
    ///
    /// # Errors
    /// When the form is unknown or its fields cannot be read.
    fn work(&self, case: &Case) -> Result<Answer, Unsupported>;

    /// Reads a move and writes it again; tells too whether that reads back as the same move.
    fn rewrite(&self, notation: &str) -> Option<(String, bool)>;

    /// A player of this kind.
    fn player(&self, kind: BotKind, seed: u64) -> Box<dyn AnyBot>;

    /// Makes players meet.
    ///
    /// # Errors
    /// Names an unknown preset or option, or an impossible combination.
    fn contest(
        &self,
        agreed: Agreed<'_>,
        contest: &Contest,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<Report, OptionError>;

    /// A contest in which the first player searches and weighs things in a way of his own.
    ///
    /// # Errors
    /// Names an unknown preset or option, or an impossible combination.
    fn trial(&self, agreed: Agreed<'_>, contest: &Contest, settings: Settings) -> Result<Report, OptionError>;

    /// Asks whether the book was right at one moment. `told` hears of every deal that is done.
    ///
    /// # Errors
    /// Says what of the question the rules refuse.
    fn ask(&self, question: &Question, effort: &Effort, told: &(dyn Fn() + Sync)) -> Result<Finding, Text>;

    /// Whether a question can be asked.
    ///
    /// # Errors
    /// Says what of the question the rules refuse.
    fn try_out(&self, question: &Question) -> Result<(), Text>;

    /// Follows maxims of the book, or all of them, through deals of the book against itself.
    ///
    /// # Errors
    /// Names an unknown preset or option, or an impossible combination.
    fn follow(
        &self,
        agreed: Agreed<'_>,
        maxims: &[String],
        effort: &Effort,
        told: &(dyn Fn() + Sync),
    ) -> Result<Vec<Finding>, OptionError>;

    /// How fast it plays.
    ///
    /// # Errors
    /// Names an unknown preset or option, or an impossible combination.
    fn speed(&self, agreed: Agreed<'_>, seconds: f64) -> Result<Speed, OptionError>;
}

/// The entry of a game.
pub const fn entry<G: Table>() -> &'static dyn Entry {
    &Of::<G>(PhantomData)
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Table> Of<G> {
    fn rules(agreed: Agreed<'_>) -> Result<G, OptionError> {
        let options = G::Options::from_overrides(agreed.preset, agreed.options);
        options.and_then(G::new).map_err(|error| About::of::<G>().in_words(error))
    }
}

impl<G: Table> Entry for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self) -> About {
        About::of::<G>()
    }

    fn open(&self, agreed: Agreed<'_>, names: &[String]) -> Result<Box<dyn AnyMatch>, OptionError> {
        erased::open(Self::rules(agreed)?, names)
    }

    fn resume(&self, record: &Record, log: &mut Log) -> Result<Box<dyn AnyMatch>, RecordError> {
        erased::resume::<G>(record, log)
    }

    fn settle(&self, agreed: Agreed<'_>, facts: &Value, log: &mut Log) -> Result<Settled, Text> {
        let game = Self::rules(agreed)?;
        let facts = G::Facts::deserialize(facts).map_err(|e| text!("house-bad-facts", why = e.to_string()))?;
        let ledger = game.settle(&facts, log)?;
        Ok(Settled { ledger, seats: game.seats(), parts: G::PARTS, pots: G::POTS })
    }

    fn work(&self, case: &Case) -> Result<Answer, Unsupported> {
        G::work(case)
    }

    fn rewrite(&self, notation: &str) -> Option<(String, bool)> {
        let m = notation.parse::<G::Move>().ok()?;
        let written = m.to_string();
        let same = written.parse::<G::Move>().as_ref() == Ok(&m);
        Some((written, same))
    }

    fn player(&self, kind: BotKind, seed: u64) -> Box<dyn AnyBot> {
        seated::<G>(kind, seed)
    }

    fn contest(
        &self,
        agreed: Agreed<'_>,
        contest: &Contest,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<Report, OptionError> {
        Ok(arena::run(&Self::rules(agreed)?, contest, Settings::default(), progress))
    }

    fn trial(&self, agreed: Agreed<'_>, contest: &Contest, settings: Settings) -> Result<Report, OptionError> {
        Ok(arena::run(&Self::rules(agreed)?, contest, settings, &|_| ()))
    }

    fn ask(&self, question: &Question, effort: &Effort, told: &(dyn Fn() + Sync)) -> Result<Finding, Text> {
        study::hands::ask::<G>(question, effort, told)
    }

    fn try_out(&self, question: &Question) -> Result<(), Text> {
        study::hands::try_out::<G>(question)
    }

    fn follow(
        &self,
        agreed: Agreed<'_>,
        maxims: &[String],
        effort: &Effort,
        told: &(dyn Fn() + Sync),
    ) -> Result<Vec<Finding>, OptionError> {
        Ok(study::forks::follow(&Self::rules(agreed)?, maxims, effort, told))
    }

    fn speed(&self, agreed: Agreed<'_>, seconds: f64) -> Result<Speed, OptionError> {
        Ok(bench::random_matches(&Self::rules(agreed)?, seconds))
    }
}
