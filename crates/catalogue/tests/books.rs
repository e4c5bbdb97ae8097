//! Books and code agree: every law cited stands in the book, every law marked `enforced` is cited, every message is
//! known in both languages, and every game has its first lesson.

use spadille_catalogue::{GAMES, about};
use spadille_core::{Lang, Speech};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of a game's code: `games/<family>/src/<game>`, or `games/<game>/src` when the family is the game.
fn code_of(game: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let module = game.replace('-', "_");
    let families = fs::read_dir(&games).into_iter().flatten().flatten();
    families
        .map(|family| family.path().join("src").join(&module))
        .find(|path| path.is_dir())
        .unwrap_or_else(|| games.join(&module).join("src"))
}

fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())).flatten() {
        let path = entry.path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|e| e == "rs") {
            all += &fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        }
    }
    all
}

/// The string literals that directly follow `marker` in the code, blanks and line ends apart.
fn cited<'a>(code: &'a str, marker: &str) -> BTreeSet<&'a str> {
    code.split(marker).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next()).collect()
}

#[test]
fn laws_cited_and_laws_written_agree() {
    let mut faults = Vec::new();
    for game in GAMES.iter() {
        let book = about(game).unwrap_or_else(|| panic!("{game}")).book;
        let code = sources(&code_of(game));
        let cited = cited(&code, "law!(");
        faults.extend(
            cited.iter().filter(|id| book.law(id).is_none()).map(|id| format!("{game}: {id} is not in the book")),
        );
        let uncited = book.laws.iter().filter(|l| l.enforced && !cited.contains(l.id.as_str()));
        faults.extend(uncited.map(|l| format!("{game}: {} is marked enforced but cited nowhere", l.id)));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_message_is_known_in_both_languages() {
    let mut faults = Vec::new();
    for game in GAMES.iter() {
        let book = about(game).unwrap_or_else(|| panic!("{game}")).book;
        let code = sources(&code_of(game));
        let mut ids = cited(&code, "text!(");
        ids.extend(cited(&code, "Text::new("));
        for lang in Lang::ALL {
            let speech = Speech::new(lang, [book]);
            faults.extend(ids.iter().filter(|id| !speech.knows(id)).map(|id| format!("{game}, {lang}: {id}")));
        }
    }
    assert!(faults.is_empty(), "{} messages missing:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn both_languages_say_the_same_things() {
    let message_ids = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|l| !l.starts_with([' ', '#', '\t']) && l.contains('='));
        lines.filter_map(|l| l.split('=').next()).map(|id| id.trim().to_owned()).collect()
    };
    for game in GAMES.iter() {
        let messages = &about(game).unwrap_or_else(|| panic!("{game}")).book.messages;
        assert_eq!(message_ids(&messages.en), message_ids(&messages.de), "{game}");
    }
}

#[test]
fn maxims_quoted_by_advice_are_in_the_book() {
    for game in GAMES.iter() {
        let book = about(game).unwrap_or_else(|| panic!("{game}")).book;
        let code = sources(&code_of(game));
        for part in code.split("Advice::by(").skip(1) {
            let head: String = part.chars().take(200).collect();
            let quoted = head.split('"').nth(1).unwrap_or_default();
            assert!(book.maxim(quoted).is_some(), "{game}: maxim {quoted}");
        }
    }
}

#[test]
fn every_option_is_explained_in_both_languages() {
    let mut faults = Vec::new();
    for game in GAMES.iter() {
        let about = about(game).unwrap_or_else(|| panic!("{game}"));
        let names: BTreeSet<String> = about.options().iter().map(|o| o.name.clone()).collect();
        for option in about.options() {
            let german = about.book.options_de.get(&option.name);
            if option.help.en.is_empty() || german.is_none_or(|w| w.help.is_empty()) {
                faults.push(format!("{game}: {}", option.name));
            }
            for value in option.values.iter().filter(|v| !v.meaning.en.is_empty()) {
                let word = spadille_catalogue::OptionAbout::word(&value.value);
                if german.is_none_or(|w| !w.values.contains_key(&word)) {
                    faults.push(format!("{game}: {} = {word}", option.name));
                }
            }
        }
        let unknown = about.book.options_de.keys().filter(|name| !names.contains(*name));
        faults.extend(unknown.map(|name| format!("{game}: there is no option {name}")));
    }
    assert!(faults.is_empty(), "{} options without words:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_fact_is_asked_for_in_both_languages() {
    for game in GAMES.iter() {
        let about = about(game).unwrap_or_else(|| panic!("{game}"));
        let facts: BTreeSet<String> = about.facts().into_iter().map(|fact| fact.name).collect();
        let german: BTreeSet<String> = about.book.facts_de.keys().cloned().collect();
        assert_eq!(facts, german, "{game}");
        assert!(about.facts().iter().all(|fact| !fact.asked.en.is_empty() && !fact.asked.de.is_empty()), "{game}");
    }
}

#[test]
fn every_game_has_a_first_lesson_in_both_languages() {
    let mut faults = Vec::new();
    for game in GAMES.iter() {
        let lesson = &about(game).unwrap_or_else(|| panic!("{game}")).book.lesson;
        let questions = || lesson.pages.iter().filter_map(|page| page.question.as_ref());
        if lesson.title.is_none() || lesson.pages.len() < 5 || questions().count() < 3 {
            let (pages, asked) = (lesson.pages.len(), questions().count());
            faults.push(format!("{game}: a lesson wants a title, five pages and three questions; {pages} and {asked}"));
        }
        let asked = questions().flat_map(|q| [&q.ask, &q.why]);
        for said in lesson.title.iter().chain(lesson.pages.iter().map(|page| &page.text)).chain(asked) {
            if said.en.trim().is_empty() || said.de.trim().is_empty() || said.en == said.de {
                faults.push(format!("{game}: not in both languages: {}", said.en));
            }
        }
        let unsourced = questions().filter(|q| q.source.trim().is_empty());
        faults.extend(unsourced.map(|q| format!("{game}: no source for: {}", q.ask.en)));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn cases_no_program_can_decide_by_form_have_a_test_of_their_own() {
    let mut faults = Vec::new();
    for game in GAMES.iter() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let text =
            fs::read_to_string(root.join(format!("cases/{game}.json"))).unwrap_or_else(|e| panic!("{game}: {e}"));
        let family = code_of(game).ancestors().find(|p| p.ends_with("src")).map(|p| p.join("..")).unwrap_or_default();
        let mut code = sources(&family.join("src"));
        if family.join("tests").is_dir() {
            code += &sources(&family.join("tests"));
        }
        for case in
            spadille_catalogue::cases::read(&text).unwrap_or_else(|e| panic!("{game}: {e}")).into_iter().flatten()
        {
            let name = case.id.replace('-', "_").to_lowercase();
            if !case.auto && !code.contains(&format!("fn {name}")) {
                faults.push(format!("{game}: no test is named after {}", case.id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
