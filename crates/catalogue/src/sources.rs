//! Sources as people name them: the title of the book and the chapter; for scholars its lines too.

use serde::{Deserialize, Serialize};
use spadille_core::Lang;
use spadille_core::book::Bilingual;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A chapter of a book, in our words.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub struct Chapter {
    /// The number of its book.
    pub book: String,
    /// The line it begins with.
    pub from: u32,
    /// Its name.
    #[serde(flatten)]
    pub name: Bilingual,
}

/// The books that sources name by their numbers.
#[derive(Debug, Deserialize)]
pub struct Sources {
    /// Their titles, shortly.
    #[serde(rename = "book")]
    pub titles: BTreeMap<String, Bilingual>,
    /// Their chapters, in order.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
}

/// The books of the house.
pub static SOURCES: LazyLock<Sources> = LazyLock::new(|| {
    toml::from_str(include_str!("../../../books/house/sources.toml")).unwrap_or_else(|error| panic!("{error}"))
});

impl Sources {
    /// The chapter of a book in which a line stands.
    pub fn chapter(&self, book: &str, line: u32) -> Option<&Chapter> {
        self.chapters.iter().rev().find(|chapter| chapter.book == book && chapter.from <= line)
    }

    /// The chapters in which these lines stand, each once.
    fn chapters_of(&self, book: &str, places: &[&str], lang: Lang) -> Vec<&str> {
        let mut names = Vec::new();
        for place in places {
            let first = place.split('-').next().and_then(|line| line.parse().ok());
            let name = first.and_then(|line| self.chapter(book, line)).map(|chapter| chapter.name.get(lang));
            names.extend(name.filter(|name| !names.contains(name)));
        }
        names
    }
}

/// The chapter of the first place a source names, for where there is no room for more: `“Piquet”`.
pub fn shortly(source: &str, lang: Lang) -> String {
    let first = source.split([',', ';']).next().unwrap_or(source).trim();
    let whole = cited(first, lang);
    let title = first.split_once(':').and_then(|(number, _)| SOURCES.titles.get(number));
    let chapter = title.and_then(|title| whole.strip_prefix(title.get(lang))).map(|rest| rest.trim_start_matches(", "));
    chapter.filter(|chapter| !chapter.is_empty()).map_or_else(|| whole.clone(), str::to_owned)
}

/// `000:1134-1318, 1320; 004:7` in words, by book, year and chapter; what is no place of a book is left as it is. The lines are those
/// of files that few people have.
pub fn cited(source: &str, lang: Lang) -> String {
    told(source, lang, false)
}

/// The same with its lines, for a study whose readers look them up.
pub fn cited_by_lines(source: &str, lang: Lang) -> String {
    told(source, lang, true)
}

fn told(source: &str, lang: Lang, with_lines: bool) -> String {
    let (house, line, lines, open, close) = match lang {
        Lang::En => ("custom of the house", "line", "lines", '“', '”'),
        Lang::De => ("Brauch des Hauses", "Zeile", "Zeilen", '„', '“'),
    };
    if source == "house" {
        return house.to_owned();
    }
    let mut books: Vec<(&str, Vec<&str>)> = Vec::new();
    for piece in source.split([',', ';']).map(str::trim) {
        let (number, place) = piece.split_once(':').unwrap_or(("", piece));
        // Lines without a number are of the book named last.
        let known =
            if number.is_empty() { books.last_mut() } else { books.iter_mut().find(|(book, _)| *book == number) };
        match known {
            Some((_, places)) => places.push(place),
            None => books.push((number, vec![place])),
        }
    }
    let told = books.iter().map(|(number, places)| {
        let Some(title) = SOURCES.titles.get(*number) else { return places.join(", ") };
        let chapters = SOURCES.chapters_of(number, places, lang);
        let chapters: String = chapters.iter().map(|name| format!(", {open}{name}{close}")).collect();
        let line = if places.len() > 1 || places[0].contains('-') { lines } else { line };
        let lines = format!(", {line} {}", places.join(", ").replace('-', "–"));
        format!("{}{chapters}{}", title.get(lang), if with_lines { &lines } else { "" })
    });
    told.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_have_titles_chapters_and_lines() {
        let said = cited_by_lines("000:1143, 1197-1199; 004:147", Lang::En);
        assert!(said.starts_with("The New Royal L'Hombre, Hamburg 1782, “Piquet”, lines 1143, 1197–1199; "), "{said}");
        assert!(said.ends_with(", “Piquet”, line 147"), "{said}");
        assert!(cited_by_lines("000:2508", Lang::De).ends_with("Hamburg 1782, „Boston“, Zeile 2508"));
        assert!(cited_by_lines("000:7", Lang::De).ends_with("Hamburg 1782, Zeile 7"), "before the first chapter");
        let said = cited("000:1143, 1197-1199; 004:147", Lang::En);
        assert!(
            said.starts_with("The New Royal L'Hombre, Hamburg 1782, “Piquet”; ") && said.ends_with("“Piquet”"),
            "{said}"
        );
        assert!(cited("000:7", Lang::De).ends_with("Hamburg 1782"), "before the first chapter");
        assert_eq!(cited("house", Lang::En), "custom of the house");
        assert_eq!(shortly("000:1143, 1197-1199; 004:147", Lang::En), "“Piquet”");
        assert_eq!([shortly("house", Lang::De), shortly("", Lang::De)], ["Brauch des Hauses", ""]);
        assert_eq!(cited("", Lang::En), "");
    }

    #[test]
    fn chapters_follow_each_other_and_belong_to_a_book() {
        assert!(SOURCES.chapters.iter().all(|chapter| SOURCES.titles.contains_key(&chapter.book)));
        assert!(SOURCES.chapters.is_sorted_by(|a, b| (&a.book, a.from) < (&b.book, b.from)));
    }
}
