//! Hints in words: what looks best after playing it out in mind, and what the book says.

use crate::filling;
use crate::voice::Voice;
use serde::Serialize;
use spadille_bots::{AnyEstimate, AnyHint};
use spadille_catalogue::AnyMatch;
use spadille_core::space::Filled;
use spadille_core::{Card, Seat, Target, Text};

/// How many choices a hint names.
const NAMED: usize = 5;

/// The foremost of ranked choices, with the book's wherever it ranks.
pub fn foremost<T>(ranked: Vec<T>, most: usize, is_book: impl Fn(&T) -> bool) -> Vec<T> {
    let book = ranked.iter().position(is_book).unwrap_or(0);
    let before = if book < most { most } else { most - 1 };
    ranked.into_iter().enumerate().filter(|(place, _)| *place < before || *place == book).map(|(_, one)| one).collect()
}

/// The ranked choices with one at most of those that stand aside, beside the book's: what may be asked or done besides is often
/// worth the same for each card, and would hide all else.
fn folded<T>(ranked: Vec<T>, stands_aside: impl Fn(&T) -> bool, is_book: impl Fn(&T) -> bool) -> Vec<T> {
    let mut aside = false;
    ranked
        .into_iter()
        .filter(|one| is_book(one) || !stands_aside(one) || !std::mem::replace(&mut aside, true))
        .collect()
}

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
    /// Where it is pointed at, so that it can be marked on the table.
    pub target: Target,
    /// The form it is made with, where it is made with one.
    pub form: Option<HintForm>,
    /// What it is called.
    pub label: T,
    /// What it is worth, in counters.
    pub value: f64,
    /// How far its distance from the best choice may be wrong, with 95 parts in a hundred (of the best, that from the second);
    /// nought where it is exact.
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
    /// Where it is pointed at.
    pub target: Target,
    /// The form it is made with, where it is made with one.
    pub form: Option<HintForm>,
    /// What it is called.
    pub label: T,
    /// Why.
    pub reasons: Vec<HintReason<T>>,
}

/// A form of those offered now, filled in as it is advised.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintForm {
    /// Its place among the forms.
    pub form: usize,
    /// What is filled in.
    pub filled: Filled,
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
        let forms = table.choices(seat).forms;
        let pointed = |notation: &str| {
            let choice = table.describe(seat, notation);
            let target = choice.as_ref().map_or(Target::Button, |c| c.target.clone());
            let form = forms.iter().enumerate().find_map(|(form, offered)| {
                filling::read(offered, notation, &target).map(|filled| HintForm { form, filled })
            });
            (choice, target, form)
        };
        let is_book = |choice: &&AnyEstimate| choice.estimate.is_book;
        let stands_aside = |choice: &&AnyEstimate| {
            table.describe(seat, &choice.estimate.choice).is_some_and(|described| described.aside)
        };
        let ranked = folded(hint.choices.iter().collect(), stands_aside, is_book);
        let choices = foremost(ranked, NAMED, is_book).into_iter().map(|choice| {
            let notation = &choice.estimate.choice;
            let (_, target, form) = pointed(notation);
            HintChoice {
                notation: notation.clone(),
                cards: cards_of(notation),
                target,
                form,
                label: choice.label.clone(),
                value: choice.estimate.value,
                margin: choice.estimate.margin,
                promise: choice.promise.clone(),
            }
        });
        let reason =
            |r: &spadille_core::game::Reason| HintReason { text: r.text.clone(), maxim: r.maxim.map(str::to_owned) };
        let book = hint.book.as_ref().map(|notation| {
            let (choice, target, form) = pointed(notation);
            HintBook {
                notation: notation.clone(),
                cards: cards_of(notation),
                target,
                form,
                label: choice.map_or_else(|| Text::new(notation.clone()), |c| c.label),
                reasons: hint.reasons.iter().map(reason).collect(),
            }
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
            target: c.target,
            form: c.form,
            label: say(c.label),
            value: c.value,
            margin: c.margin,
            promise: c.promise.map(&mut say),
        });
        let choices = choices.collect();
        let book = self.book.map(|book| HintBook {
            notation: book.notation,
            cards: book.cards,
            target: book.target,
            form: book.form,
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
    use spadille_bots::fate::quick_rng;
    use spadille_core::{Lang, Log, Step, Turn, Viewer};

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

    spadille_catalogue::each_game! { what_is_advised_has_its_place }

    /// What the book advises is offered as it stands, or is a form filled in: it can be marked wherever it is done.
    fn what_is_advised_has_its_place(id: &'static str) {
        let mut table = spadille_catalogue::open(id, None, &spadille_catalogue::trying::short(id, 2), &[]).expect(id);
        let (mut rng, mut log) = (quick_rng(3), Log::default());
        for _ in 0..80 {
            let Some(seat) = table.turn().awaited().first() else {
                if table.turn() == Turn::Over {
                    break;
                }
                table.draw(&mut rng, &mut log);
                continue;
            };
            let choices = table.choices(seat);
            if let Some(HintBook { notation, target, form, .. }) = Hint::of_book(table.as_ref(), seat).book {
                let listed = choices.list.iter().find(|choice| choice.notation == notation);
                // A stroke is marked by its figures, whether it has a name or none.
                let stroke = matches!(target, Target::Stroke(_));
                assert!(listed.is_some() || form.is_some() || stroke, "{id}: {notation} has no place");
                assert!(listed.is_none_or(|choice| choice.target == target), "{id}: {notation}");
                let written = form.and_then(|HintForm { form, filled }| choices.forms[form].notation(&filled));
                let again =
                    written.map(|written| table.check(seat, &written).expect("what a form writes is understood"));
                let same_stroke =
                    |again: &str| stroke && table.describe(seat, again).is_some_and(|choice| choice.target == target);
                let same = again.is_none_or(|again| again == notation || same_stroke(&again));
                assert!(same, "{id}: {notation} is filled in as another move");
            }
            let next = table.advice(seat).map(|(book, _)| book).or_else(|| table.random_move(seat, &mut rng));
            table.play(seat, &next.expect("something may be done"), &mut log).expect("it may be done");
        }
    }

    #[test]
    fn the_book_is_named_and_what_stands_aside_hides_nothing() {
        // In order of what they are worth: lower case stands aside, `!` is the book's.
        let named = |ranked: &str, most| -> String {
            let ranked = folded(ranked.chars().collect(), |c| c.is_lowercase(), |c| *c == '!');
            foremost(ranked, most, |c| *c == '!').into_iter().collect()
        };
        assert_eq!(named("abcdefA!B", 5), "aA!B");
        assert_eq!(named("ABCDEFG!H", 5), "ABCD!");
        assert_eq!(named("AB!CDEFG", 5), "AB!CD");
        assert_eq!(named("ABCDEFG", 3), "ABC");
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
