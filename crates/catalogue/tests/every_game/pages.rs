//! The pattern of a book: whose lines its laws cite, what they are called, and in which order its rules are told.

use spadille_catalogue::about;
use spadille_catalogue::sources::cited;
use spadille_core::{Book, Lang, Signs};

fn book(game: &str) -> &'static Book {
    about(game).unwrap_or_else(|| panic!("{game}")).book
}

/// The numbers of the books that a source names: `000:1134-1318, 1320; 004:7` names 000 and 004.
fn numbers(source: &str) -> impl Iterator<Item = &str> {
    source.split([',', ';']).filter_map(|piece| Some(piece.split_once(':')?.0.trim()))
}

/// A law is printed in a book that the game's title page names; what only other games' books have is no law of this one.
pub fn laws_stand_in_books_of_the_game(game: &'static str) {
    let book = book(game);
    let of_the_game = |number: &str| book.title.sources.iter().any(|source| source.starts_with(&format!("{number}_")));
    for law in book.laws.iter().filter(|law| law.source != "house") {
        assert!(numbers(&law.source).any(of_the_game), "{game}: {} stands only in {}", law.id, law.source);
    }
}

/// Every law and every maxim stands in a chapter that has a name.
pub fn laws_and_maxims_stand_in_a_chapter(game: &'static str) {
    let book = book(game);
    let laws = book.laws.iter().map(|law| law.source.as_str());
    for source in laws.chain(book.maxims.iter().map(|maxim| maxim.source.as_str())) {
        let said = cited(source, Lang::En);
        assert!(source == "house" || said.contains('“'), "{game}: {source}: {said}");
    }
}

/// Ids say what the law is, be it after the number it has in its book, `law-49-matadors`; `r17`, `law-49` and `1860-4` only count.
pub fn laws_are_called_what_they_say(game: &'static str) {
    const COUNTING: [&str; 5] = ["r", "law", "art", "par", "rule"];
    let is_number = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
    let counts = |id: &str| {
        let id = id.strip_prefix('r').filter(|rest| is_number(rest)).unwrap_or(id);
        id.split('-').all(|part| is_number(part) || COUNTING.contains(&part))
    };
    let counted: Vec<&str> = book(game).laws.iter().map(|law| law.id.as_str()).filter(|id| counts(id)).collect();
    assert!(counted.is_empty(), "{game}: {counted:?}");
}

/// With which words a sentence leans on the one before it.
const LEANING: [&[&str]; 2] = [
    &[
        "But ",
        "Otherwise ",
        "Then ",
        "He ",
        "His ",
        "They ",
        "Its ",
        "With it ",
        "Here the ",
        "Here only ",
        "There the ",
        "It goes ",
        "It is a ",
        "If it is lost ",
        "If it is kept ",
        "This ",
        "So ",
        "After that ",
    ],
    &[
        "Aber ",
        "Sonst ",
        "Dann ",
        "Er ",
        "Sein ",
        "Dort ",
        "Damit ",
        "Dies",
        "Danach ",
        "Darauf ",
        "Das darf ",
        "Ist aber ",
    ],
];

/// A law stands alone: people read it as a row of a sheet or beside a choice, without the one before it.
pub fn laws_stand_alone(game: &'static str) {
    for law in &book(game).laws {
        for lang in Lang::ALL {
            let sentence = law.sentence(lang);
            let leans = LEANING[lang as usize].iter().any(|opening| sentence.starts_with(opening));
            assert!(!leans, "{game}: {}: {sentence}", law.id);
        }
    }
}

/// How the headings of the rules begin or end, in the order in which they come; a game may have others between them.
const SKELETON: [[(&str, &str); 9]; 2] = [
    [
        ("What it is", ""),
        ("", "seats"),
        ("", "step by step"),
        ("A whole ", ""),
        ("Scoring and ", ""),
        ("Variants", ""),
        ("Mistakes and penalties", ""),
        ("Where the book", " room"),
        ("Words", ""),
    ],
    [
        ("Was es ist", ""),
        ("", "Plätze"),
        ("", "Schritt für Schritt"),
        ("Ein", " ganze"),
        ("Zählen und ", ""),
        ("Spielarten", ""),
        ("Fehler und Strafen", ""),
        ("Wo d", " Raum l"),
        ("Wörter", ""),
    ],
];

/// The rules of every game are told in one order, and in both languages in the same.
pub fn rules_follow_one_skeleton(game: &'static str) {
    let rules = &book(game).rules;
    let parts = Lang::ALL.map(|lang| {
        let headings: Vec<&str> = rules.get(lang).lines().filter_map(|line| line.strip_prefix("## ")).collect();
        // Of each heading, which part of the skeleton it is, if any.
        let part = |heading: &&str| {
            SKELETON[lang as usize]
                .iter()
                .position(|(begins, has)| heading.starts_with(begins) && heading.contains(has))
        };
        let parts: Vec<Option<usize>> = headings.iter().map(part).collect();
        let kept: Vec<usize> = parts.iter().copied().flatten().collect();
        assert_eq!(kept, Vec::from_iter(0..9), "{game}, {lang}: {headings:?}");
        parts
    });
    assert_eq!(parts[0], parts[1], "{game}: a chapter stands elsewhere in the other language");
}

/// With German cards the ace is a Daus. The rules and the list of words say once that it is an ace, and a reading may compare it
/// with those of other games.
pub fn with_german_cards_the_ace_is_a_daus(game: &'static str) {
    let book = book(game);
    if book.title.signs != Signs::German {
        return;
    }
    let folder = format!("{}/../../books/{game}", env!("CARGO_MANIFEST_DIR"));
    for file in ["de.ftl", "laws.toml", "lesson.toml"] {
        let text =
            std::fs::read_to_string(format!("{folder}/{file}")).unwrap_or_else(|e| panic!("{game}, {file}: {e}"));
        let mut told = text.lines().filter(|line| !line.starts_with("reading"));
        let is_ace = |word: &str| ["Ass", "Asse", "Assen"].contains(&word);
        let found = told.find(|line| line.split(|c: char| !c.is_alphanumeric()).any(is_ace));
        assert_eq!(found, None, "{game}, {file}");
    }
}
