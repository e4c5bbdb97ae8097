//! What was measured about the games: the studies of `docs/studies`, compiled in. A study is a file of facts, `NAME.json`, with a
//! report and a picture beside it.

use crate::wire::{Study, StudyQuestion};
use serde::Deserialize;
use spadille_table::prose;
use std::sync::LazyLock;

/// A study as its files are written.
struct Written {
    name: &'static str,
    facts: &'static str,
    report: &'static str,
    picture: &'static str,
}

const WRITTEN: &[Written] = include!(concat!(env!("OUT_DIR"), "/studies.rs"));

/// What the house takes from a file of facts; programs find more in it.
#[derive(Deserialize)]
struct Facts {
    #[serde(default)]
    game: Option<String>,
    /// Several games may be studied together.
    #[serde(default)]
    games: Vec<String>,
    #[serde(default)]
    questions: Vec<StudyQuestion>,
}

/// A study and the games it is about.
struct Read {
    games: Vec<String>,
    study: Study,
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

fn study(written: &Written) -> Result<Read, serde_json::Error> {
    let Facts { game, mut games, questions } = serde_json::from_str(written.facts)?;
    games.extend(game);
    let report = prose::read(written.report);
    let picture = !written.picture.is_empty();
    Ok(Read { games, study: Study { name: written.name.to_owned(), questions, report, picture } })
}

/// The studies of a game.
pub fn of(game: &str) -> Vec<Study> {
    let about = STUDIES.iter().filter(|read| read.games.iter().any(|id| id == game));
    about.map(|read| read.study.clone()).collect()
}

/// The picture of a study, drawn in SVG.
pub fn picture(name: &str) -> Option<&'static str> {
    WRITTEN.iter().find(|written| written.name == name).map(|written| written.picture).filter(|p| !p.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf;

    #[test]
    fn every_study_can_be_read_and_is_about_games_and_maxims_of_the_house() {
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
        assert!(picture("banks").is_some_and(|svg| svg.contains("<svg")));
        assert!(picture("../banks").is_none());
    }

    #[test]
    fn facts_may_hold_more_than_the_house_asks_for() {
        let facts = r#"{"game": "whist", "seed": 1, "questions": [{"id": "q", "maxim": null, "verdict": "fails",
            "title": {"en": "a", "de": "b"}, "finding": {"en": "c", "de": "d"}, "worlds": 4000}]}"#;
        let read = study(&Written { name: "whist", facts, report: "", picture: "" }).unwrap();
        assert_eq!(read.games, ["whist"]);
        assert_eq!(read.study.questions[0].finding.de, "d");
        assert!(study(&Written { name: "x", facts: "7", report: "", picture: "" }).is_err());
    }
}
