//! What was measured about the games: the studies of `docs/studies`, compiled in. A study is a file of facts, `NAME.json`, with a
//! report and a picture beside it. Where questions were asked the facts are told here, in the words of today and in both languages;
//! otherwise the report tells them.

use crate::wire::{Study, StudyAbout, StudyLine, StudyQuestion, StudyVerdict, StudyWay};
use serde::Deserialize;
use spadille_catalogue::study::{self, Answer, Facts, Verdict, Way};
use spadille_core::{Lang, Said, Text};
use spadille_table::{Voices, prose};
use std::borrow::Cow;
use std::sync::LazyLock;

/// A study as its files are written.
struct Written {
    name: &'static str,
    facts: &'static str,
    report: &'static str,
    picture: &'static str,
}

const WRITTEN: &[Written] = include!(concat!(env!("OUT_DIR"), "/studies.rs"));

/// What a file of facts is about.
#[derive(Deserialize)]
#[serde(untagged)]
enum File {
    /// Questions put to one game.
    Asked(Facts),
    /// Several games, studied together in a report.
    Reported { games: Vec<String> },
}

/// A study and the games it is about.
struct Read {
    games: Vec<String>,
    study: Study,
    /// The questions as a whole.
    questions: Vec<StudyQuestion>,
    /// The study in words, where questions were asked.
    told: Option<study::Study>,
}

static STUDIES: LazyLock<Vec<Read>> = LazyLock::new(|| {
    let read = |written: &Written| match study(written) {
        Ok(read) => Some(read),
        Err(why) => {
            tracing::error!(study = written.name, %why, "a study cannot be read");
            None
        }
    };
    WRITTEN.iter().filter_map(read).collect()
});

fn study(written: &Written) -> Result<Read, String> {
    let name = written.name.to_owned();
    match serde_json::from_str(written.facts).map_err(|error| error.to_string())? {
        File::Reported { games } => {
            let (report, picture) = (prose::read(written.report), !written.picture.is_empty());
            let study = Study { name, about: None, questions: Vec::new(), report, picture };
            Ok(Read { games, study, questions: Vec::new(), told: None })
        }
        File::Asked(facts) => {
            let told = facts.told().map_err(|why| format!("{why:?}"))?;
            let voices = Voices::of(&told.game);
            let say = |text: &Text| voices.say(text, &[]);
            let about = StudyAbout {
                how: say(&told.how()),
                made: say(&told.made()),
                command: told.command.clone(),
                counted: say(&told.counted()),
            };
            let picture = told.questions.iter().any(|answer| answer.lead.is_some());
            let said = told.clone().map(|text, names, seat| voices.say_to(&text, names, seat));
            let questions: Vec<StudyQuestion> = said.questions.into_iter().map(question).collect();
            let lines = questions.iter().map(|question| question.line.clone()).collect();
            let study = Study { name, about: Some(about), questions: lines, report: Vec::new(), picture };
            Ok(Read { games: vec![told.game.clone()], study, questions, told: Some(told) })
        }
    }
}

fn question(answer: Answer<Said>) -> StudyQuestion {
    let verdict = match answer.verdict {
        Verdict::Holds => StudyVerdict::Holds,
        Verdict::Even => StudyVerdict::Even,
        Verdict::Fails => StudyVerdict::Fails,
        Verdict::Open => StudyVerdict::Open,
    };
    let Answer { id, maxim, judged, finding, .. } = answer;
    StudyQuestion {
        line: StudyLine { id, maxim, verdict, judged, finding },
        title: answer.title,
        source: answer.source,
        names: answer.names,
        seat: answer.seat,
        table: answer.table,
        ways: answer.ways.into_iter().map(way).collect(),
    }
}

fn way(way: Way<Said>) -> StudyWay {
    let Way { weighed, words } = way;
    let behind = weighed.behind.map(|lead| [lead.mean, lead.half]);
    StudyWay { words, is_book: weighed.is_book, value: weighed.value, behind, open: weighed.open }
}

/// The studies of a game.
pub fn of(game: &str) -> Vec<Study> {
    let about = STUDIES.iter().filter(|read| read.games.iter().any(|id| id == game));
    about.map(|read| read.study.clone()).collect()
}

/// The questions of a study, each with the table it asks about.
pub fn questions(name: &str) -> Option<&'static [StudyQuestion]> {
    STUDIES.iter().find(|read| read.study.name == name).map(|read| &read.questions[..])
}

/// The picture of a study, drawn in SVG: of questions in either language, otherwise as it lies beside the report.
pub fn picture(name: &str, lang: Lang) -> Option<Cow<'static, str>> {
    let read = STUDIES.iter().find(|read| read.study.name == name && read.study.picture)?;
    let written = || WRITTEN.iter().find(|written| written.name == name).map(|written| written.picture.into());
    read.told.as_ref().map_or_else(written, |told| Some(told.svg(lang).into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf;

    #[test]
    fn every_study_can_be_read_and_is_about_games_and_maxims_of_the_house() {
        assert!(!WRITTEN.is_empty());
        for written in WRITTEN {
            let read = study(written).unwrap_or_else(|why| panic!("{}: {why}", written.name));
            assert!(!read.games.is_empty(), "{}: about no game", written.name);
            assert!(
                !read.study.report.is_empty() || !read.study.questions.is_empty(),
                "{}: says nothing",
                written.name
            );
            for game in &read.games {
                let book = shelf::about(game).unwrap_or_else(|| panic!("{}: {game}", written.name)).book;
                for maxim in read.study.questions.iter().filter_map(|question| question.maxim.as_deref()) {
                    assert!(book.maxim(maxim).is_some(), "{}: {game} has no maxim {maxim}", written.name);
                }
            }
        }
    }

    #[test]
    fn the_banks_are_compared_on_the_page_of_each() {
        assert!(of("pharo").iter().any(|study| study.name == "banks" && study.picture));
        assert!(of("no such game").is_empty());
        assert!(picture("banks", Lang::De).is_some_and(|svg| svg.contains("<svg")));
        assert!(picture("../banks", Lang::En).is_none());
    }

    #[test]
    fn a_question_about_a_hand_shows_it_and_both_languages_have_their_picture() {
        let asked = questions("quadrille").unwrap();
        let asks = asked.iter().find(|question| question.line.id == "qua-adv-ask-red-1").unwrap();
        assert_eq!(asks.table.as_ref().unwrap().hand.len(), 10);
        // The second step is told as it is offered, not in notation.
        assert!(asks.ways.iter().all(|way| !way.words.en.plain().contains("declare")), "{:?}", asks.ways);
        let [english, german] = [Lang::En, Lang::De].map(|lang| picture("quadrille", lang).unwrap());
        assert!(english.contains("For the book") && german.contains("Für das Buch"));
        assert!(!english.contains("qua-adv-") && !english.contains("follow-"));
    }

    #[test]
    fn facts_that_do_not_fit_the_book_are_refused() {
        let facts = r#"{"game": "whist", "command": "", "worlds": 1, "open": 0, "players": "book", "seed": 1, "questions":
            [{"id": "no such question", "verdict": "fails", "worlds": 4000, "ways": [], "lead": null}]}"#;
        assert!(study(&Written { name: "whist", facts, report: "", picture: "" }).is_err());
        assert!(study(&Written { name: "x", facts: "7", report: "", picture: "" }).is_err());
    }
}
