//! Questions to the book can be asked, and name what the book has.

use spadille_bots::BotKind;
use spadille_catalogue::study::{Effort, Facts, Finding, Kind, Verdict, Wanted, odds, questions, set_up, study};
use spadille_catalogue::{about, entry};
use spadille_core::scene::{Board, Face};
use spadille_core::{Lang, Viewer};

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

/// The same study finds the same twice, and tells it in words with the table it asked about.
pub fn a_study_is_the_same_twice(id: &'static str) {
    let Some(first) = questions(id).into_iter().next() else { return };
    let effort = Effort { worlds: 2, open_worlds: 1, players: BotKind::Book, seed: 3 };
    let wanted = Wanted { kinds: vec![Kind::Hands], only: vec![first.id], effort, preset: None };
    let facts = study(id, &wanted, "", &|| ()).unwrap();
    assert_eq!(facts, study(id, &wanted, "", &|| ()).unwrap());
    assert!(facts.questions[0].ways.iter().any(|way| way.is_book), "{id}");
    // Two deals prove nothing.
    assert_eq!(facts.questions[0].verdict, Verdict::Open, "{id}");
    let told = facts.told().unwrap_or_else(|why| panic!("{id}: {why:?}")).in_both();
    let answer = &told.questions[0];
    for words in [&answer.title, &answer.judged, &answer.finding] {
        assert!(!words.en.is_empty() && !words.en.contains("study-") && !words.de.contains("study-"), "{words:?}");
    }
    assert_eq!(answer.ways.len(), facts.questions[0].ways.len(), "{id}");
    let seat = answer.seat.unwrap();
    let question = questions(id).into_iter().next().unwrap();
    let scene = set_up(id, &question.table).unwrap().scene(Viewer::Seat(seat));
    assert_eq!(answer.table.is_some(), matches!(scene.board, Board::Cards(_)), "{id}");
    if let Some(table) = &answer.table {
        assert!(!table.hand.is_empty() && table.hand.iter().all(|face| matches!(face, Face::Up(_))), "{id}: {table:?}");
    }
}

/// A maxim that is asked about alone is followed as it is among all: what a page says finds the same again does so.
pub fn a_maxim_alone_finds_the_same(id: &'static str) {
    if kept(id, "json").is_none() {
        return;
    }
    let effort = Effort { worlds: 4, open_worlds: 0, players: BotKind::Book, seed: 3 };
    let asked = |only: Vec<String>| {
        let wanted = Wanted { kinds: vec![Kind::Follow], only, effort, preset: None };
        study(id, &wanted, "", &|| ()).unwrap().questions
    };
    let all = asked(Vec::new());
    // Those over which the searching player and the book differ most, where his luck matters.
    let mut least_agreed: Vec<&Finding> = all.iter().collect();
    least_agreed.sort_by_key(|finding| finding.agreed);
    for finding in least_agreed.into_iter().take(3) {
        let maxim = finding.id.trim_start_matches("follow-").to_owned();
        assert_eq!(asked(vec![maxim]), std::slice::from_ref(finding), "{id}");
    }
}

/// A file of a study that is kept.
fn kept(id: &str, ending: &str) -> Option<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/studies");
    std::fs::read_to_string(format!("{folder}/{id}.{ending}")).ok()
}

/// What stands in `docs/studies` is told in the words of today: otherwise `spadille study --from FILE.json --save FOLDER` tells it
/// anew, and questions that are asked otherwise by now have to be studied again.
pub fn a_kept_study_is_told_in_the_words_of_today(id: &'static str) {
    let Some(json) = kept(id, "json") else { return };
    let facts: Facts = serde_json::from_str(&json).unwrap_or_else(|why| panic!("{id}: {why}"));
    assert!(facts.command.starts_with(&format!("spadille study {id} ")), "{}", facts.command);
    let told = facts.told().unwrap_or_else(|why| panic!("{id}: {why:?}"));
    let page = told.markdown(Lang::En);
    for finding in &facts.questions {
        assert!(!page.contains(&format!("**{}**", finding.id)), "{id}: {} is no name for people", finding.id);
    }
    assert!(kept(id, "md").is_some_and(|kept| kept == page), "{id}: the page tells it in other words");
    assert!(
        kept(id, "svg").is_some_and(|kept| kept == told.svg(Lang::En)),
        "{id}: the picture shows it in other words"
    );
}
