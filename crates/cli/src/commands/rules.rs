//! `spadille rules`.

use super::{Manner, about, print_json};
use crate::failure::Failure;
use crate::out::say;
use serde_json::json;
use spadille_catalogue::sources::cited;
use spadille_core::{Book, Law, text};
use spadille_table::prose::rules;
use std::process::ExitCode;

pub fn run(manner: Manner, game: &str, law: Option<&str>, search: Option<&str>) -> Result<ExitCode, Failure> {
    let book = about(game)?.book;
    match (law, search) {
        (Some(id), _) => one_law(manner, book, id),
        (None, Some(word)) => mentions(manner, book, word),
        (None, None) if manner.json => print_json(&json!({
            "title": book.title,
            "laws": book.laws,
            "advice": book.maxims,
            "words": book.words,
            "rules": book.rules,
        })),
        (None, None) => {
            say!("{}", crate::screen::printed(&rules(book, manner.lang), crate::out::width()).trim_end());
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// A law by its name, or by the number it has in its book: `law-41-hand-laid-open`, `law-41`, `41`, `1860-4`.
fn called<'a>(book: &'a Book, asked: &str) -> Option<&'a Law> {
    let number = asked.strip_prefix("law-").unwrap_or(asked);
    let number = if number.len() == 1 { format!("0{number}") } else { number.to_owned() };
    let has_it = |law: &&Law| {
        let rest = law.id.strip_prefix("law-").unwrap_or(&law.id).strip_prefix(number.as_str());
        rest.is_some_and(|rest| rest.starts_with('-') && !rest[1..].starts_with(|c: char| c.is_ascii_digit()))
    };
    let is_number = number.starts_with(|c: char| c.is_ascii_digit());
    book.law(asked).or_else(|| book.laws.iter().filter(|_| is_number).find(has_it))
}

fn one_law(manner: Manner, book: &Book, id: &str) -> Result<ExitCode, Failure> {
    let law = called(book, id).ok_or_else(|| {
        let near: Vec<_> = book.laws.iter().map(|l| l.id.as_str()).filter(|l| l.contains(id)).take(8).collect();
        let game = book.title.name.get(manner.lang);
        match near.is_empty() {
            true => text!("house-no-law", game = game, law = id),
            false => text!("house-no-law-near", game = game, law = id, near = near.join(", ")),
        }
    })?;
    if manner.json {
        return print_json(law);
    }
    let (lang, say) = (manner.lang, |text| crate::failure::say(&text, manner.lang));
    say!("{}", law.sentence(lang));
    if let Some(why) = &law.reading {
        say!("{}", say(text!("law-reading", text = why.get(lang))));
    }
    if let Some(why) = &law.emended {
        say!("{}", say(text!("law-emended", text = why.get(lang))));
    }
    say!("({})", cited(&law.source, lang));
    Ok(ExitCode::SUCCESS)
}

/// Prints laws, maxims, words and paragraphs that mention a word. Finding nothing is an answer, with exit code 1.
fn mentions(manner: Manner, book: &Book, word: &str) -> Result<ExitCode, Failure> {
    let wanted = word.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&wanted);
    let lang = manner.lang;
    let laws: Vec<_> = book.laws.iter().filter(|l| l.id == wanted || has(l.sentence(lang))).collect();
    let maxims: Vec<_> = book.maxims.iter().filter(|m| has(m.sentence(lang))).collect();
    let words: Vec<_> = book.words.iter().filter(|w| has(&w.term) || has(&w.en) || has(&w.de)).collect();
    let rules = crate::screen::printed(&rules(book, lang), u16::MAX);
    let lines: Vec<_> = rules.lines().filter(|l| has(l)).collect();
    let nothing = laws.is_empty() && maxims.is_empty() && words.is_empty() && lines.is_empty();
    if manner.json {
        print_json(&json!({"laws": laws, "advice": maxims, "words": words, "rules": lines}))?;
    } else {
        words.iter().for_each(|w| say!("{}: {}", w.term, if lang == spadille_core::Lang::De { &w.de } else { &w.en }));
        laws.iter().for_each(|l| say!("{} ({})", l.sentence(lang), cited(&l.source, lang)));
        maxims.iter().for_each(|m| say!("{} ({})", m.sentence(lang), cited(&m.source, lang)));
        lines.iter().for_each(|l| say!("{}", l.trim()));
        if nothing {
            say!("{}", crate::failure::say(&text!("house-nothing-found", words = word), lang));
        }
    }
    Ok(ExitCode::from(u8::from(nothing)))
}
