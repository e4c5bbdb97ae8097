//! First lessons: the pages of a book's lesson with their tables set up by the rules themselves.

use crate::shelf;
use crate::voices::Voices;
use crate::wire::{Lesson, Page, Question};
use serde_json::Map;
use spadille_catalogue::AnyMatch;
use spadille_core::book::{LessonPage, LessonTable, WrongAnswer};
use spadille_core::space::{Form, Word};
use spadille_core::{Log, Seat, Step, Viewer};

/// The lesson of a game; nothing when there is none.
///
/// # Errors
/// Names the page whose table cannot be set up; the tests see to it that no book has one.
pub fn lesson(game: &str) -> Option<Result<Lesson, String>> {
    let lesson = &shelf::about(game)?.book.lesson;
    let title = lesson.title.clone()?;
    let pages = lesson.pages.iter().enumerate();
    let pages: Result<Vec<Page>, String> =
        pages.map(|(i, p)| page(game, p).map_err(|why| format!("page {}: {why}", i + 1))).collect();
    Some(pages.map(|pages| Lesson { game: game.to_owned(), title, pages }))
}

fn page(game: &str, page: &LessonPage) -> Result<Page, String> {
    let Some(set) = &page.table else {
        return match page.question {
            None => Ok(Page { text: page.text.clone(), scene: None, question: None, names: vec![], parts: 1 }),
            Some(_) => Err("a question without a table".into()),
        };
    };
    let table = set_up(game, set)?;
    let seat = Seat(set.seat);
    let voices = Voices::of(game).at(table.as_ref(), &set.names);
    let question = page.question.as_ref().map(|question| {
        let choices = table.choices(seat);
        let lawful = |answer: &String| match table.check(seat, answer) {
            Ok(()) => Ok(filled_in(answer, &choices.forms)),
            Err(e) => Err(format!("\"{answer}\" is no answer: {e:?}")),
        };
        Ok::<_, String>(Question {
            ask: question.ask.clone(),
            seat,
            answers: question.answers.iter().map(lawful).collect::<Result<_, _>>()?,
            why: question.why.clone(),
            wrong: question
                .wrong
                .iter()
                .map(|wrong| {
                    let moves = wrong.moves.iter().map(lawful).collect::<Result<_, _>>()?;
                    Ok(WrongAnswer { moves, why: wrong.why.clone() })
                })
                .collect::<Result<_, String>>()?,
            choices: choices.map(|text| voices.say(&text)),
            source: question.source.clone(),
        })
    });
    Ok(Page {
        text: page.text.clone(),
        scene: Some(table.scene(Viewer::Seat(seat)).map(|text| voices.say(&text))),
        question: question.transpose()?,
        names: set.names.clone(),
        parts: table.parts(),
    })
}

/// An answer as a person's form writes it, so that both can be compared: the cards in the order of the form, and a word
/// of every group.
fn filled_in(answer: &str, forms: &[Form]) -> String {
    let said: Vec<&str> = answer.split_whitespace().collect();
    let Some((verb, rest)) = said.split_first() else { return answer.to_owned() };
    let filled: Option<Vec<String>> = forms.iter().find_map(|form| match form {
        Form::Subset { verb: v, from, .. } if v == verb => {
            Some(from.iter().map(ToString::to_string).filter(|card| rest.contains(&card.as_str())).collect())
        }
        Form::Amount { verb: v, on, words, .. } if v == verb => {
            let (number, _) = rest.split_at_checked(if on.is_empty() { 1 } else { 2 })?;
            let word = |group: &Vec<Word>| {
                group
                    .iter()
                    .map(|w| &w.word)
                    .find(|w| rest.contains(&w.as_str()))
                    .or(group.first().map(|w| &w.word))
                    .cloned()
            };
            Some(number.iter().map(ToString::to_string).chain(words.iter().filter_map(word)).collect())
        }
        _ => None,
    });
    filled.map_or_else(|| answer.to_owned(), |words| [&[(*verb).to_owned()], &words[..]].concat().join(" "))
}

/// The table of a page, after its steps.
pub(crate) fn set_up(game: &str, set: &LessonTable) -> Result<Box<dyn AnyMatch>, String> {
    let options = match &set.options {
        Some(json) => serde_json::from_str(json).map_err(|e| format!("options: {e}"))?,
        None => Map::new(),
    };
    let mut table =
        spadille_catalogue::open(game, set.preset.as_deref(), &options, &set.names).map_err(|e| e.to_string())?;
    if set.seat >= table.seats() {
        return Err(format!("there is no seat {}", set.seat));
    }
    for (i, line) in set.steps.iter().enumerate() {
        let step: Step = serde_json::from_str(line).map_err(|e| format!("step {}: {e}", i + 1))?;
        table.take_step(&step, &mut Log::default()).map_err(|why| format!("step {}: {}", i + 1, why.id))?;
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every question has an answer that the book's own advice gives.
    #[test]
    fn lessons_can_be_taught_and_answers_are_those_of_the_book() {
        for game in spadille_catalogue::GAMES.iter() {
            let Some(lesson) = lesson(game) else { continue };
            let lesson = lesson.unwrap_or_else(|why| panic!("{game}: {why}"));
            let pages = &shelf::about(game).unwrap().book.lesson.pages;
            for (i, (taught, page)) in lesson.pages.iter().zip(pages).enumerate() {
                let (Some(question), Some(set)) = (&page.question, &page.table) else { continue };
                let place = format!("{game}, page {}", i + 1);
                assert!(!question.answers.is_empty(), "{place}");
                let table = set_up(game, set).unwrap();
                let (advised, _) = table.advice(Seat(set.seat)).unwrap_or_else(|| panic!("{place}"));
                assert!(question.answers.contains(&advised), "{place}: the book says {advised}");
                let (asked, seat) = (taught.question.as_ref().unwrap(), Seat(set.seat));
                assert!(asked.answers.iter().all(|answer| table.check(seat, answer).is_ok()), "{place}");
            }
        }
    }

    #[test]
    fn answers_are_written_as_forms_are_filled_in() {
        let from = ["5D", "6D", "3C", "7C"].map(|card| card.parse().unwrap()).to_vec();
        let label = || spadille_core::text!("house-tricks");
        let word = |word: &str| Word { word: word.into(), label: label() };
        let groups = [["on", "beside"], ["up", "down"]].map(|group| group.map(word).to_vec()).to_vec();
        let forms = [
            Form::Subset { verb: "discard".into(), label: label(), from, min: 1, max: 4 },
            Form::Amount {
                verb: "stake".into(),
                label: label(),
                on: vec!["7".into()],
                min: 1,
                max: 9,
                step: 1,
                words: groups,
            },
        ];
        assert_eq!(filled_in("discard 7C 6D 5D", &forms), "discard 5D 6D 7C");
        assert_eq!(filled_in("stake 7 5 down", &forms), "stake 7 5 on down");
        assert_eq!(filled_in("call solo", &forms), "call solo");
    }
}
