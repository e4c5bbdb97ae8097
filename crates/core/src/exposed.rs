//! Frauds exposed: how people are cheated at a game, step by step, as a warning. The game lays the cards by its own rules.

use crate::scene::Face;
use crate::text::Text;
use serde::Serialize;

/// A fraud that a book exposes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Exposed<T = Text> {
    /// What it is called.
    pub title: T,
    /// Why it is shown.
    pub warning: T,
    /// Its steps, in order.
    pub steps: Vec<ExposedStep<T>>,
}

/// One step of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExposedStep<T = Text> {
    /// What is done.
    pub title: T,
    /// How, and why.
    pub text: T,
    /// The cards as they lie then.
    pub rows: Vec<ExposedRow<T>>,
    /// What comes of it, in numbers.
    pub figures: Vec<ExposedFigure<T>>,
}

/// Cards that lie in a row.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExposedRow<T = Text> {
    /// What they are.
    pub name: T,
    /// The cards.
    pub cards: Vec<ExposedCard>,
}

/// One of them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExposedCard {
    /// Its face.
    pub card: Face,
    /// What is to be seen about it, if anything is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<CardMark>,
}

/// What is to be seen about a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CardMark {
    /// Its corners are bent up.
    Up,
    /// Its corners are bent down.
    Down,
    /// It takes in what was staked on it.
    Bank,
    /// It pays what was staked on it.
    Punters,
    /// Its rank is settled already: it does nothing.
    Idle,
    /// It was moved.
    Moved,
}

/// A number that comes of a step: a fraction and the same in words of ten.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExposedFigure<T = Text> {
    /// What it is.
    pub name: T,
    /// Exactly.
    pub exact: String,
    /// The nearest number.
    pub value: f64,
}

impl<T> Exposed<T> {
    /// The same with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Exposed<U> {
        let (title, warning) = (say(self.title), say(self.warning));
        let mut step = |step: ExposedStep<T>| {
            let (title, text) = (say(step.title), say(step.text));
            let rows = step.rows.into_iter().map(|row| ExposedRow { name: say(row.name), cards: row.cards }).collect();
            let figure = |ExposedFigure { name, exact, value }| ExposedFigure { name: say(name), exact, value };
            let figures = step.figures.into_iter().map(figure).collect();
            ExposedStep { title, text, rows, figures }
        };
        Exposed { title, warning, steps: self.steps.into_iter().map(&mut step).collect() }
    }
}
