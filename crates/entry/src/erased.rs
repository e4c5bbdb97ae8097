//! A match without its types: moves as notation, views and outcomes as JSON.

use crate::analysis::analysed;
use rand::Rng;
use serde::Serialize;
use serde_json::Value;
use spadille_core::game::Reason;
use spadille_core::record::{RecordError, take_step};
use spadille_core::scene::{Board, Face};
use spadille_core::space::{Form, Space as _};
use spadille_core::{
    Analysis, Book, Card, Exposed, Game, Laid, LawId, Ledger, Log, OpenHands, OptionError, Record, Refusal, Scene,
    Seat, Step, Suit, Table, Target, Tariff, Text, Turn, Viewer, text,
};

/// One thing a person may do.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice<T = Text> {
    /// The move in notation.
    pub notation: String,
    /// What it is called.
    pub label: T,
    /// Where it is pointed at.
    pub target: Target,
    /// The law behind it.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub law: Option<LawId>,
    /// Whether a person should be asked twice.
    pub grave: bool,
    /// Whether it is always possible and seldom wanted; such choices come last.
    pub aside: bool,
    /// The suit it names, if it names one.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub suit: Option<Suit>,
}

/// Everything a seat may do now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choices<T = Text> {
    /// Moves to pick from.
    pub list: Vec<Choice<T>>,
    /// Moves to fill in.
    pub forms: Vec<Form<T>>,
    /// Cards of the hand that may not be played now, and why.
    pub barred: Vec<Barred<T>>,
}

/// A card that may not be played now, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Barred<T = Text> {
    /// The card.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub card: Card,
    /// Why.
    pub why: T,
    /// The law behind it.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub law: Option<LawId>,
}

impl<T> Default for Choices<T> {
    fn default() -> Self {
        Choices { list: vec![], forms: vec![], barred: vec![] }
    }
}

impl<T> Choice<T> {
    /// The same choice with its label said by `say`.
    pub fn map<U>(self, say: impl FnOnce(T) -> U) -> Choice<U> {
        Choice {
            notation: self.notation,
            label: say(self.label),
            target: self.target,
            law: self.law,
            grave: self.grave,
            aside: self.aside,
            suit: self.suit,
        }
    }
}

impl<T> Choices<T> {
    /// The same choices with everything in them said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Choices<U> {
        Choices {
            list: self.list.into_iter().map(|choice| choice.map(&mut say)).collect(),
            forms: self.forms.into_iter().map(|form| form.map(&mut say)).collect(),
            barred: self
                .barred
                .into_iter()
                .map(|Barred { card, why, law }| Barred { card, why: say(why), law })
                .collect(),
        }
    }

    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty() && self.forms.is_empty()
    }
}

/// Why a move in notation was not taken.
#[derive(Clone, PartialEq, Debug)]
pub enum ChoiceError {
    /// It cannot be read.
    Notation(String),
    /// The rules refuse it.
    Refused(Refusal),
}

/// A match in progress, whatever the game.
pub trait AnyMatch: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The game's book.
    fn book(&self) -> &'static Book;
    /// How many play.
    fn seats(&self) -> u8;
    /// Parts of a counter.
    fn parts(&self) -> i64;
    /// Message ids of the pots.
    fn pots(&self) -> &'static [&'static str];
    /// The options as JSON.
    fn options(&self) -> Value;
    /// What its games cost, where they have prices.
    fn tariff(&self) -> Option<Tariff>;
    /// The fraud that its book exposes, where it exposes one.
    fn exposed(&self) -> Option<Exposed>;
    /// Who is to act.
    fn turn(&self) -> Turn;
    /// Deals finished.
    fn deals_done(&self) -> u32;
    /// Everybody's counters.
    fn accounts(&self) -> Ledger;
    /// What a viewer sees.
    fn scene(&self, who: Viewer) -> Scene;
    /// All a viewer may know, as JSON.
    fn view(&self, who: Viewer) -> Value;
    /// What a seat may do.
    fn choices(&self, seat: Seat) -> Choices;
    /// Explains one move of a seat: its name and law.
    fn describe(&self, seat: Seat, notation: &str) -> Option<Choice>;
    /// What the book advises a seat: a move and the reasons.
    fn advice(&self, seat: Seat) -> Option<(String, Vec<Reason>)>;
    /// A move drawn evenly from all a seat may do.
    fn random_move(&self, seat: Seat, rng: &mut dyn Rng) -> Option<String>;
    /// Tries a move without making it, and tells how it is written.
    ///
    /// # Errors
    /// Says why it would not be taken.
    fn check(&self, seat: Seat, notation: &str) -> Result<String, ChoiceError>;
    /// Makes a move.
    ///
    /// # Errors
    /// Says why it was not taken; nothing has changed then.
    fn play(&mut self, seat: Seat, notation: &str, log: &mut Log) -> Result<(), ChoiceError>;
    /// Lets chance decide what it has to decide now. Does nothing when it has nothing to decide.
    fn draw(&mut self, rng: &mut dyn Rng, log: &mut Log);
    /// Plays one step of a record.
    ///
    /// # Errors
    /// Says why the rules refuse it; nothing has changed then.
    fn take_step(&mut self, step: &Step, log: &mut Log) -> Result<(), Text>;
    /// The record so far.
    fn record(&self) -> &Record;
    /// Goes back to the first `steps` steps of the record.
    fn rewind(&mut self, steps: usize);
    /// A copy to think with.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The deal in play with all hands open, where it can be solved.
    fn open_hands(&self) -> Option<Box<dyn OpenHands + '_>>;
    /// Hands of no match, laid open to be solved under the rules of this one.
    fn lay_open(&self, laid: &Laid) -> Option<Box<dyn OpenHands + '_>>;
    /// The throw that somebody is to play, taken apart, with what the players of the house think of it; nothing where there is
    /// none.
    fn analysis(&self) -> Option<Analysis>;
    /// The same for a position of no match, laid out under the rules of this one; nothing where the game has no throws to be
    /// taken apart.
    ///
    /// # Errors
    /// Says what of it cannot be.
    fn analysis_of(&self, given: &Value) -> Option<Result<Analysis, Text>>;
    /// A copy whose hidden part is imagined anew from what `who` may know.
    fn imagine(&self, who: Viewer, rng: &mut dyn Rng) -> Box<dyn AnyMatch>;
}

struct Match<G: Game> {
    game: std::sync::Arc<G>,
    state: G::State,
    record: Record,
}

impl<G: Table> Match<G> {
    fn choice(&self, view: &G::View, m: G::Move) -> Choice {
        let label = self.game.describe(view, m);
        Choice {
            notation: m.to_string(),
            suit: label.text.suit(),
            label: label.text,
            target: label.target,
            law: label.law,
            grave: label.grave,
            aside: label.aside,
        }
    }

    /// Where a card is to be played, those of the hand that may not be: each game plays a card in the same words.
    fn barred(&self, seat: Seat, view: &G::View, list: &[Choice]) -> Vec<Barred> {
        let plays = |choice: &Choice| choice.notation.starts_with("play ");
        let open = |card: &str| list.iter().any(|choice| matches!(&choice.target, Target::Card(name) if name == card));
        if !list.iter().any(plays) {
            return Vec::new();
        }
        let scene = self.game.scene(view);
        let hand = scene.seats.iter().find(|plate| plate.seat == seat).map_or(&[] as &[_], |plate| &plate.hand[..]);
        let held = hand.iter().filter_map(|face| if let Face::Up(name) = face { Some(name) } else { None });
        held.filter(|name| !open(name))
            .filter_map(|name| {
                let m = self.read(&format!("play {name}")).ok()?;
                let refusal = self.game.check(&self.state, seat, m).err()?;
                Some(Barred { card: name.parse().ok()?, why: refusal.text, law: refusal.law })
            })
            .collect()
    }

    fn read(&self, notation: &str) -> Result<G::Move, ChoiceError> {
        notation.trim().parse().map_err(|e: spadille_core::NotationError| ChoiceError::Notation(e.to_string()))
    }
}

impl<G: Table> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn book(&self) -> &'static Book {
        G::book()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn parts(&self) -> i64 {
        G::PARTS
    }

    fn pots(&self) -> &'static [&'static str] {
        G::POTS
    }

    fn tariff(&self) -> Option<Tariff> {
        self.game.tariff()
    }

    fn exposed(&self) -> Option<Exposed> {
        G::exposed()
    }

    fn options(&self) -> Value {
        Value::Object(self.record.header.options.clone())
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn deals_done(&self) -> u32 {
        self.game.deals_done(&self.state)
    }

    fn accounts(&self) -> Ledger {
        *self.game.accounts(&self.state)
    }

    fn scene(&self, who: Viewer) -> Scene {
        let mut scene = self.game.scene(&self.game.view(&self.state, who));
        if let Board::Cards(board) = &mut scene.board {
            board.suit = board.trump.as_ref().and_then(Text::suit);
        }
        scene
    }

    fn view(&self, who: Viewer) -> Value {
        serde_json::to_value(self.game.view(&self.state, who)).unwrap_or(Value::Null)
    }

    fn choices(&self, seat: Seat) -> Choices {
        if !self.turn().may_act(seat) {
            return Choices::default();
        }
        let moves = self.game.moves(&self.state, seat);
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let listed = (0..moves.listed()).map_while(|n| moves.nth(n));
        let mut list: Vec<Choice> = listed.map(|m| self.choice(&view, m)).collect();
        list.sort_by_key(|choice| choice.aside);
        let barred = self.barred(seat, &view, &list);
        Choices { list, forms: moves.forms(), barred }
    }

    fn describe(&self, seat: Seat, notation: &str) -> Option<Choice> {
        let m = self.read(notation).ok()?;
        Some(self.choice(&self.game.view(&self.state, Viewer::Seat(seat)), m))
    }

    fn advice(&self, seat: Seat) -> Option<(String, Vec<Reason>)> {
        let advice = self.game.advise(&self.game.view(&self.state, Viewer::Seat(seat)), seat)?;
        Some((advice.choice.to_string(), advice.reasons))
    }

    fn random_move(&self, seat: Seat, mut rng: &mut dyn Rng) -> Option<String> {
        if !self.turn().may_act(seat) {
            return None;
        }
        self.game.moves(&self.state, seat).sample(&mut rng).map(|m| m.to_string())
    }

    fn check(&self, seat: Seat, notation: &str) -> Result<String, ChoiceError> {
        let m = self.read(notation)?;
        if !self.turn().may_act(seat) {
            return Err(ChoiceError::Refused(Refusal::not_your_turn()));
        }
        self.game.check(&self.state, seat, m).map_err(ChoiceError::Refused)?;
        Ok(m.to_string())
    }

    fn play(&mut self, seat: Seat, notation: &str, log: &mut Log) -> Result<(), ChoiceError> {
        self.check(seat, notation)?;
        let m = self.read(notation)?;
        self.game.play(&mut self.state, seat, m, log);
        self.record.steps.push(Step::Move { seat, notation: m.to_string() });
        Ok(())
    }

    fn draw(&mut self, mut rng: &mut dyn Rng, log: &mut Log) {
        if self.turn() != Turn::Chance {
            return;
        }
        let outcome = self.game.draw(&self.state, &mut rng);
        self.game.reveal(&mut self.state, &outcome, log);
        let chance = serde_json::to_value(&outcome).unwrap_or(Value::Null);
        self.record.steps.push(Step::Chance { chance });
    }

    fn take_step(&mut self, step: &Step, log: &mut Log) -> Result<(), Text> {
        take_step(&*self.game, &mut self.state, step, log)?;
        self.record.steps.push(step.clone());
        Ok(())
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn rewind(&mut self, steps: usize) {
        let shorter = self.record.fork(steps);
        if let Ok(state) = shorter.replay(&*self.game, &mut ()) {
            self.state = state;
            self.record = shorter;
        }
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(Match { game: self.game.clone(), state: self.state.clone(), record: self.record.clone() })
    }

    fn open_hands(&self) -> Option<Box<dyn OpenHands + '_>> {
        self.game.open_hands(&self.state)
    }

    fn lay_open(&self, laid: &Laid) -> Option<Box<dyn OpenHands + '_>> {
        self.game.lay_open(laid)
    }

    fn analysis(&self) -> Option<Analysis> {
        analysed::<G>(&self.game, &self.state)
    }

    fn analysis_of(&self, given: &Value) -> Option<Result<Analysis, Text>> {
        let laid = self.game.lay_out(given)?;
        Some(
            laid.and_then(|state| {
                analysed::<G>(&self.game, &state).ok_or_else(|| text!("house-analyse-nothing-to-play"))
            }),
        )
    }

    fn imagine(&self, who: Viewer, mut rng: &mut dyn Rng) -> Box<dyn AnyMatch> {
        let state = self.game.imagine(&self.game.view(&self.state, who), &mut rng);
        Box::new(Match { game: self.game.clone(), state, record: self.record.fork(0) })
    }
}

/// Opens a match of these rules.
pub(crate) fn open<G: Table>(game: G, names: &[String]) -> Result<Box<dyn AnyMatch>, OptionError> {
    let record = Record::new(&game, seat_names(names, game.seats())?);
    Ok(Box::new(Match { state: game.open(), game: std::sync::Arc::new(game), record }))
}

/// Takes up a match again from its record.
pub(crate) fn resume<G: Table>(record: &Record, log: &mut Log) -> Result<Box<dyn AnyMatch>, RecordError> {
    let game: G = record.rules()?;
    let mut state = game.open();
    for (i, step) in record.steps.iter().enumerate() {
        take_step(&game, &mut state, step, log).map_err(|reason| RecordError { line: i + 2, reason })?;
    }
    Ok(Box::new(Match { game: std::sync::Arc::new(game), state, record: record.clone() }))
}

fn seat_names(names: &[String], seats: u8) -> Result<Vec<String>, OptionError> {
    match names.len() {
        0 => Ok(Seat::all(seats).map(|s| format!("{}", s.0 + 1)).collect()),
        n if n == seats as usize => Ok(names.to_vec()),
        n => Err(OptionError::new(
            format!("{n} players for a table of {seats}"),
            format!("{n} Spieler für einen Tisch von {seats}"),
        )),
    }
}

/// An account of something played with real cards.
#[derive(Clone, Debug)]
pub struct Settled {
    /// Everybody's counters, and the pots.
    pub ledger: Ledger,
    /// How many play.
    pub seats: u8,
    /// Parts of a counter.
    pub parts: i64,
    /// Message ids of the pots.
    pub pots: &'static [&'static str],
}
