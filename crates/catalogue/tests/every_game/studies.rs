//! Questions to the book can be asked, and name what the book has.

use spadille_bots::BotKind;
use spadille_catalogue::study::{Effort, Kind, Wanted, odds, questions, study};
use spadille_catalogue::{about, entry};

/// Every hand, throw and position can be set up, and every way be gone; maxims are those of the book.
pub fn every_question_can_be_asked(id: &'static str) {
    let (entry, book) = (entry(id).unwrap(), about(id).unwrap().book);
    let questions = questions(id);
    for question in &questions {
        entry.try_out(question).unwrap_or_else(|why| panic!("{id}: {}: {why:?}", question.id));
        assert!(question.maxim.as_ref().is_none_or(|maxim| book.maxim(maxim).is_some()), "{id}: {}", question.id);
    }
    for printed in odds(id) {
        assert!(printed.event.value().is_some(), "{id}: {}", printed.id);
        assert!(printed.maxim.as_ref().is_none_or(|maxim| book.maxim(maxim).is_some()), "{id}: {}", printed.id);
    }
    let mut ids: Vec<&String> = questions.iter().map(|question| &question.id).collect();
    ids.sort_unstable();
    assert!(ids.windows(2).all(|two| two[0] != two[1]), "{id}: two questions of one name");
}

/// The same study finds the same twice.
pub fn a_study_is_the_same_twice(id: &'static str) {
    let Some(first) = questions(id).into_iter().next() else { return };
    let effort = Effort { worlds: 2, open_worlds: 1, players: BotKind::Book, seed: 3 };
    let wanted = Wanted { kinds: vec![Kind::Hands], only: vec![first.id], effort, preset: None };
    let one = study(id, &wanted, "", &|| ()).unwrap();
    assert_eq!(one, study(id, &wanted, "", &|| ()).unwrap());
    let finding = &one.questions[0];
    assert!(finding.ways.iter().any(|way| way.is_book), "{id}");
    assert!(!finding.finding.en.contains("study-") && !finding.finding.de.contains("study-"), "{}", finding.finding.en);
}
