//! Hints in words: what looks best after playing it out in mind, and what the book says.

use crate::voice::Voice;
use serde::Serialize;
use spadille_bots::AnyHint;
use spadille_catalogue::AnyMatch;
use spadille_core::{Card, Seat, Text};

/// How many choices a hint names.
const NAMED: usize = 5;

/// A hint for whoever is to act.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint<T = Text> {
    /// What looks best after playing it out in mind, best first.
    pub choices: Vec<HintChoice<T>>,
    /// What the book advises.
    pub book: Option<HintBook<T>>,
    /// Whether the book advises something clearly other than what looks best.
    pub differs: bool,
}

/// One choice of a hint.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintChoice<T = Text> {
    /// The move in notation.
    pub notation: String,
    /// The cards it speaks of.
    pub cards: Vec<String>,
    /// What it is called.
    pub label: T,
    /// What it is worth, in counters.
    pub value: f64,
    /// How far that may be wrong, with 95 parts in a hundred; nought where it is exact.
    pub margin: f64,
    /// What it promises, where the game has words of its own for that: a pawn, a mate in three.
    pub promise: Option<T>,
}

/// What the book advises.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintBook<T = Text> {
    /// The move in notation.
    pub notation: String,
    /// The cards it speaks of.
    pub cards: Vec<String>,
    /// What it is called.
    pub label: T,
    /// Why.
    pub reasons: Vec<HintReason<T>>,
}

/// A reason of the book.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintReason<T = Text> {
    /// The reason.
    pub text: T,
    /// The maxim it follows, by its id in the game's book.
    pub maxim: Option<String>,
}

impl Hint {
    /// A hint for a seat of a match as it now stands.
    pub fn new(table: &dyn AnyMatch, seat: Seat, hint: &AnyHint) -> Hint {
        let label =
            |notation: &str| table.describe(seat, notation).map_or_else(|| Text::new(notation.to_owned()), |c| c.label);
        let choices = hint.choices.iter().take(NAMED).map(|choice| HintChoice {
            notation: choice.estimate.choice.clone(),
            cards: cards_of(&choice.estimate.choice),
            label: choice.label.clone(),
            value: choice.estimate.value,
            margin: choice.estimate.margin,
            promise: choice.promise.clone(),
        });
        let reason =
            |r: &spadille_core::game::Reason| HintReason { text: r.text.clone(), maxim: r.maxim.map(str::to_owned) };
        let book = hint.book.as_ref().map(|notation| HintBook {
            notation: notation.clone(),
            cards: cards_of(notation),
            label: label(notation),
            reasons: hint.reasons.iter().map(reason).collect(),
        });
        Hint { choices: choices.collect(), book, differs: hint.differs }
    }

    /// What the book alone advises.
    pub fn of_book(table: &dyn AnyMatch, seat: Seat) -> Hint {
        let (book, reasons) = table.advice(seat).map_or((None, Vec::new()), |(book, reasons)| (Some(book), reasons));
        Hint::new(table, seat, &AnyHint { choices: Vec::new(), book, reasons, differs: false, playouts: 0 })
    }
}

impl<T> Hint<T> {
    /// The same hint with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Hint<U> {
        let choices = self.choices.into_iter().map(|c| HintChoice {
            notation: c.notation,
            cards: c.cards,
            label: say(c.label),
            value: c.value,
            margin: c.margin,
            promise: c.promise.map(&mut say),
        });
        let choices = choices.collect();
        let book = self.book.map(|book| HintBook {
            notation: book.notation,
            cards: book.cards,
            label: say(book.label),
            reasons: book.reasons.into_iter().map(|r| HintReason { text: say(r.text), maxim: r.maxim }).collect(),
        });
        Hint { choices, book, differs: self.differs }
    }
}

/// The cards of a move.
fn cards_of(notation: &str) -> Vec<String> {
    notation.split(' ').filter_map(|word| word.parse::<Card>().ok()).map(|card| card.to_string()).collect()
}

impl Hint<Text> {
    /// The hint as a voice says it.
    pub fn said(self, voice: &Voice) -> Hint<String> {
        self.map(|text| voice.say(&text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voices::Voices;
    use serde_json::{Map, json};
    use spadille_bots::Budget;
    use spadille_core::{Lang, Log, Step, Viewer};

    /// What the house says to a game of chess after some moves.
    fn said(moves: &str) -> Vec<(String, String)> {
        let mut table = spadille_catalogue::open("chess", None, &Map::new(), &[]).expect("chess");
        let mut take = |step: Step| {
            table.take_step(&step, &mut Log::default()).unwrap_or_else(|e| panic!("{step:?}: {e:?}"));
        };
        take(Step::Chance { chance: json!({"white": 0, "first": "white"}) });
        for (i, notation) in moves.split(' ').enumerate() {
            take(Step::Move { seat: Seat(i as u8 % 2), notation: notation.to_owned() });
        }
        let seat = table.turn().awaited().first().expect("somebody's turn");
        let (view, options) = (table.view(Viewer::Seat(seat)), table.options());
        let hint = spadille_catalogue::hint("chess", &view, &options, seat, Budget::Iterations(400));
        let hint = Hint::new(table.as_ref(), seat, &hint.expect("chess").expect("a hint"));
        let voices = Voices::of("chess");
        let names = ["Anna".to_owned(), "Bert".to_owned()];
        let at = voices.at(table.as_ref(), &names, Some(seat));
        let hint = hint.map(|text| at.say(&text).get(Lang::En).plain());
        hint.choices.into_iter().map(|c| (c.notation, c.promise.expect("chess has its own words"))).collect()
    }

    #[test]
    fn chess_promises_pawns_and_mates() {
        let mate = said("f2f3 e7e5 g2g4");
        assert_eq!(mate[0], ("d8h4".to_owned(), "mate in 1".to_owned()));
        assert!(mate[1].1.ends_with("pawns"), "{mate:?}");
        // A pawn down without anything for it is not called good.
        let behind = said("e2e4 d7d5 a2a3 d5e4 a3a4 e7e6");
        assert!(behind.iter().all(|(_, promise)| promise.starts_with('−')), "{behind:?}");
    }
}
