//! Sources as people name them: the title of the book and its lines.

use spadille_core::Lang;
use spadille_core::book::Bilingual;
use std::collections::BTreeMap;
use std::sync::LazyLock;

static TITLES: LazyLock<BTreeMap<String, Bilingual>> = LazyLock::new(|| {
    #[derive(serde::Deserialize)]
    struct Shelf {
        book: BTreeMap<String, Bilingual>,
    }
    let shelf: Option<Shelf> = toml::from_str(include_str!("../../../books/house/sources.toml")).ok();
    shelf.map(|shelf| shelf.book).unwrap_or_default()
});

/// `000:1134-1318, 1320; 004:7` in words; what is no place of a book is left as it is.
pub fn cited(source: &str, lang: Lang) -> String {
    let (house, line, lines) = match lang {
        Lang::En => ("custom of the house", "line", "lines"),
        Lang::De => ("Brauch des Hauses", "Zeile", "Zeilen"),
    };
    if source == "house" {
        return house.to_owned();
    }
    let mut books: Vec<(&str, Vec<String>)> = Vec::new();
    for piece in source.split([',', ';']).map(str::trim) {
        let (number, place) = piece.split_once(':').unwrap_or(("", piece));
        // Lines without a number are of the book named last.
        let known =
            if number.is_empty() { books.last_mut() } else { books.iter_mut().find(|(book, _)| *book == number) };
        match known {
            Some((_, places)) => places.push(place.replace('-', "–")),
            None => books.push((number, vec![place.replace('-', "–")])),
        }
    }
    let told = books.iter().map(|(number, places)| {
        let Some(title) = TITLES.get(*number) else { return places.join(", ") };
        let many = places.len() > 1 || places[0].contains('–');
        format!("{}, {} {}", title.get(lang), if many { lines } else { line }, places.join(", "))
    });
    told.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_have_titles_and_lines() {
        let said = cited("000:1143, 1197-1199; 004:147", Lang::En);
        assert!(said.starts_with("The New Royal L'Hombre, Hamburg 1782, lines 1143, 1197–1199; "), "{said}");
        assert!(said.ends_with(", line 147"), "{said}");
        assert!(cited("000:7", Lang::De).ends_with("Hamburg 1782, Zeile 7"));
        assert_eq!(cited("house", Lang::En), "custom of the house");
        assert_eq!(cited("", Lang::En), "");
    }
}
