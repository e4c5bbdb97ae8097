//! First lessons: the pages of a book's lesson with their tables set up by the rules themselves.

use crate::shelf;
use crate::wire::{Lesson, LessonAnswer, Page, Question, Verdict};
use spadille_catalogue::study::set_up;
use spadille_core::book::LessonPage;
use spadille_core::{Seat, Viewer, text};
use spadille_table::{Prose, Refused, Voices, filled_in};

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
            None => Ok(Page {
                text: Prose::read(&page.text),
                scene: None,
                question: None,
                seat: Seat(0),
                names: vec![],
                parts: 1,
            }),
            Some(_) => Err("a question without a table".into()),
        };
    };
    let table = set_up(game, set)?;
    let seat = Seat(set.seat);
    let voices = Voices::of(game).at(table.as_ref(), &set.names, Some(seat));
    let question = page.question.as_ref().map(|question| Question {
        ask: question.ask.clone(),
        seat,
        choices: table.choices(seat).map(|text| voices.say(&text)),
        source: question.source.clone(),
    });
    Ok(Page {
        text: Prose::read(&page.text),
        scene: Some(table.scene(Viewer::Seat(seat)).map(|text| voices.say(&text))),
        question,
        seat,
        names: set.names.clone(),
        parts: table.parts(),
    })
}

/// What is said to an answer to the question of a page; nothing where nothing is asked.
///
/// # Errors
/// Says why that cannot be an answer.
pub fn judge(game: &str, number: usize, answer: &LessonAnswer) -> Option<Result<Verdict, Refused>> {
    let page = shelf::about(game)?.book.lesson.pages.get(number)?;
    let (question, set) = (page.question.as_ref()?, page.table.as_ref()?);
    let table = set_up(game, set).ok()?;
    let seat = Seat(set.seat);
    let voices = Voices::of(game).at(table.as_ref(), &set.names, Some(seat));
    let written = |notation: &str| table.check(seat, notation).ok();
    let label = |notation: &str| table.describe(seat, notation).map(|choice| voices.say(&choice.label));
    let notation = match &answer.notation {
        Some(notation) => Ok(notation.clone()),
        None => filled_in(table.as_ref(), seat, answer.form, &answer.filled),
    };
    let Some(chosen) = notation.ok().and_then(|notation| written(&notation)) else {
        return Some(Err(Refused::impossible(text!("house-not-now"))));
    };
    let is_among = |moves: &[String]| moves.iter().any(|m| written(m).as_ref() == Some(&chosen));
    let right = is_among(&question.answers);
    // A wrong answer the lesson foresees has a reason of its own; otherwise the reason for the right one must do.
    let against = question.wrong.iter().find(|wrong| !right && is_among(&wrong.moves));
    Some(Ok(Verdict {
        right,
        why: Prose::read(against.map_or(&question.why, |wrong| &wrong.why)),
        chosen: label(&chosen)?,
        answers: question.answers.iter().filter_map(|answer| label(answer)).collect(),
        moves: question.answers.iter().filter_map(|answer| written(answer)).collect(),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every question has an answer that the book's own advice gives.
    fn in_notation(notation: &str) -> LessonAnswer {
        LessonAnswer { notation: Some(notation.to_owned()), form: 0, filled: spadille_core::space::Filled::default() }
    }

    spadille_catalogue::each_game! { a_lesson_can_be_taught_and_its_answers_are_those_of_the_book }

    fn a_lesson_can_be_taught_and_its_answers_are_those_of_the_book(game: &str) {
        let lesson = lesson(game).expect("a lesson").unwrap_or_else(|why| panic!("{why}"));
        let pages = &shelf::about(game).unwrap().book.lesson.pages;
        for (i, (taught, page)) in lesson.pages.iter().zip(pages).enumerate() {
            let place = format!("page {}", i + 1);
            let sits = page.table.as_ref().map_or(0, |set| set.seat);
            assert_eq!(taught.seat, Seat(sits), "{place}");
            let (Some(question), Some(set)) = (&page.question, &page.table) else { continue };
            assert!(!question.answers.is_empty(), "{place}");
            let table = set_up(game, set).unwrap();
            let (advised, _) = table.advice(Seat(set.seat)).unwrap_or_else(|| panic!("{place}"));
            assert!(question.answers.contains(&advised), "{place}: the book says {advised}");
            assert_eq!(taught.question.as_ref().unwrap().seat, Seat(set.seat), "{place}");
            let verdict = |answer: &String| {
                judge(game, i, &in_notation(answer)).unwrap().unwrap_or_else(|_| panic!("{place}: {answer}"))
            };
            assert!(question.answers.iter().all(|answer| verdict(answer).right), "{place}");
            for wrong in &question.wrong {
                let judged = wrong.moves.iter().map(verdict);
                assert!(judged.into_iter().all(|v| !v.right && v.why == Prose::read(&wrong.why)), "{place}");
            }
        }
    }
}
