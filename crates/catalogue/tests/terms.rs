//! One word for one thing: words that `books/house/terms.toml` calls strays stand in no text of ours.

use serde::Deserialize;
use std::path::{Path, PathBuf};

#[derive(Deserialize)]
struct Terms {
    term: Vec<Term>,
}

#[derive(Deserialize)]
struct Term {
    en: String,
    #[serde(default)]
    strays: Vec<String>,
}

/// Fields of our books that name things for programs, not for people.
const NAMES: [&str; 9] = ["id", "law", "option", "maxim", "source", "steps", "answers", "moves", "options"];

/// What people read of a line.
fn read_by_people<'a>(file: &Path, line: &'a str) -> &'a str {
    let (name, value) = line.split_once('=').unwrap_or(("", line));
    match file.extension().and_then(|e| e.to_str()) {
        Some("toml") if NAMES.contains(&name.trim()) => "",
        Some("ftl") => value,
        _ => line,
    }
}

/// Whether a word stands in a line as a whole word.
fn stands_in(line: &str, word: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || matches!(c, '-' | '_'));
    line.match_indices(word)
        .any(|(at, _)| !is_part(line[..at].chars().next_back()) && !is_part(line[at + word.len()..].chars().next()))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn no_stray_word_is_left_in_the_books() {
    let books = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../books");
    let list = books.join("house/terms.toml");
    let terms: Terms = toml::from_str(&std::fs::read_to_string(&list).unwrap()).unwrap();
    let texts = files(&books).into_iter().filter(|path| *path != list);
    let mut found = Vec::new();
    for path in texts.filter(|path| path.extension().is_some_and(|e| e == "toml" || e == "ftl" || e == "md")) {
        for (number, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
            let line = read_by_people(&path, line);
            for term in &terms.term {
                for stray in term.strays.iter().filter(|stray| stands_in(line, stray)) {
                    found.push(format!("{}:{}: {stray} ({})", path.display(), number + 1, term.en));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_stray_is_found_as_a_whole_word_only() {
    assert!(stands_in("Er markiert zwei", "markiert") && !stands_in("unmarkiert", "markiert"));
    assert!(!stands_in("forehand-leads", "forehand") && stands_in("the ombre's", "the ombre"));
}
