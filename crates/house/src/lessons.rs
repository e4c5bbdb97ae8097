//! First lessons: the pages of a book's lesson with their tables set up by the rules themselves.

use crate::shelf;
use crate::voices::Voices;
use crate::wire::{Lesson, Page, Question};
use serde_json::Map;
use spadille_catalogue::AnyMatch;
use spadille_core::book::{LessonPage, LessonTable};
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
        let lawful = |answer: &String| {
            table.check(seat, answer).map(|()| answer.clone()).map_err(|e| format!("\"{answer}\" is no answer: {e:?}"))
        };
        Ok::<_, String>(Question {
            ask: question.ask.clone(),
            seat,
            choices: table.choices(seat).map(|text| voices.say(&text)),
            answers: question.answers.iter().map(lawful).collect::<Result<_, _>>()?,
            why: question.why.clone(),
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
        table.take_step(&step, &mut Log::default()).map_err(|why| format!("step {}: {why}", i + 1))?;
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every question has an answer that the book's own advice gives.
    #[test]
    fn lessons_can_be_taught_and_answers_are_those_of_the_book() {
        for game in spadille_catalogue::GAMES {
            let Some(lesson) = lesson(game) else { continue };
            let lesson = lesson.unwrap_or_else(|why| panic!("{game}: {why}"));
            let pages = &shelf::about(game).unwrap().book.lesson.pages;
            for (i, (page, source)) in lesson.pages.iter().zip(pages).enumerate() {
                let (Some(question), Some(set)) = (&page.question, &source.table) else { continue };
                assert!(!question.answers.is_empty(), "{game}, page {}", i + 1);
                let table = set_up(game, set).unwrap();
                let (advised, _) = table.advice(question.seat).unwrap_or_else(|| panic!("{game}, page {}", i + 1));
                assert!(question.answers.contains(&advised), "{game}, page {}: the book says {advised}", i + 1);
            }
        }
    }
}
