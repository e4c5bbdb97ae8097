//! Books and code agree: every law cited stands in the book, every law marked `enforced` is cited, every message is
//! known in both languages, and every game has its first lesson.

use spadille_catalogue::{GAMES, about};
use spadille_core::{Book, Lang, Speech};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A game's code and, where it has a family with a book of its own, the family's.
struct Code {
    /// What the game itself is made of; of a game that shares one engine with its sisters, the whole family.
    own: String,
    /// The folder of its family in `books`, if there is one.
    family: Option<PathBuf>,
    /// The crate of its family.
    folder: PathBuf,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The code of a game: `games/<family>/src/<game>`, `games/<game>/src` when the family is the game, or all of the family's code
/// that is no other game's.
fn code_of(game: &str) -> Code {
    let module = game.replace('-', "_");
    let family_name = spadille_catalogue::family(game).unwrap_or_else(|| panic!("{game} has a family"));
    let folder = root().join("games").join(family_name);
    let src = folder.join("src");
    let others: Vec<PathBuf> = GAMES
        .iter()
        .filter(|other| **other != game)
        .map(|other| src.join(other.replace('-', "_")))
        .filter(|path| path.is_dir() && !shares_engine(game, path))
        .collect();
    let own = if src.join(&module).is_dir() { sources(&src.join(&module)) } else { sources_but(&src, &others) };
    let family = spadille_catalogue::about(game).and_then(|about| about.book.family);
    let family = family.map(|folder| root().join("books").join(folder));
    Code { own, family, folder }
}

/// Whether a folder is the engine that a game without a folder of its own runs on: the one whose games list it.
fn shares_engine(game: &str, engine: &Path) -> bool {
    sources(engine).contains(&format!("const ID: &'static str = \"{game}\""))
}

fn sources(folder: &Path) -> String {
    sources_but(folder, &[])
}

fn sources_but(folder: &Path, without: &[PathBuf]) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())).flatten() {
        let path = entry.path();
        if without.contains(&path) {
            continue;
        }
        if path.is_dir() {
            all += &sources_but(&path, without);
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

/// The ids written in a file of a book.
fn written(path: &Path, marker: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let ids = text.lines().filter_map(|line| line.strip_prefix(marker)?.trim().strip_prefix('"')?.split('"').next());
    ids.map(str::to_owned).collect()
}

/// The books of all games that share a family's book, its own included.
fn relatives(game: &str) -> Vec<&'static str> {
    let folder = |game: &str| spadille_catalogue::about(game).and_then(|about| about.book.family);
    let family = folder(game);
    let related = |other: &&str| **other == *game || family.is_some() && folder(other) == family;
    GAMES.iter().copied().filter(related).collect()
}

fn faultless(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Nothing of what a new game is laid out with waits to be written.
pub fn nothing_waits_to_be_written(game: &'static str) {
    let book = fs::read_dir(root().join("books").join(game)).into_iter().flatten().flatten().map(|file| file.path());
    let mut faults = Vec::new();
    for path in book.chain([root().join(format!("cases/{game}.json"))]) {
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let waits = |line: &str| ["To be written", "Noch zu schreiben"].iter().any(|words| line.contains(words));
        let lines = text.lines().zip(1..).filter(|(line, _)| waits(line));
        let name = path.file_name().unwrap_or_default().display();
        faults.extend(lines.map(|(line, number)| format!("{game}, {name}:{number}: {}", line.trim())));
    }
    faultless(&faults);
}

/// Every law cited stands in the book, and every law marked `enforced` is cited. What a shared engine cites must stand in the book
/// of one of its games; what a family's book marks must be cited by one of them.
pub fn laws_cited_and_laws_written_agree(game: &'static str) {
    let code = code_of(game);
    let cited = cited(&code.own, "law!(");
    let books: Vec<&Book> = relatives(game).into_iter().filter_map(about).map(|a| a.book).collect();
    let own = about(game).unwrap_or_else(|| panic!("{game}")).book;
    let shared = !root()
        .join(format!("games/{}/src/{}", spadille_catalogue::family(game).unwrap_or_default(), game.replace('-', "_")))
        .is_dir()
        || code.own.matches("const ID: &'static str").count() > 1;
    let known = |id: &str| own.law(id).is_some() || shared && books.iter().any(|book| book.law(id).is_some());
    let mut faults: Vec<String> =
        cited.iter().filter(|id| !known(id)).map(|id| format!("{game}: {id} is not in the book")).collect();
    let of_game = written(&root().join(format!("books/{game}/laws.toml")), "id =");
    let of_family = code.family.map(|path| written(&path.join("laws.toml"), "id =")).unwrap_or_default();
    let families_code = sources(&code.folder.join("src"));
    let cited_anywhere = self::cited(&families_code, "law!(");
    let uncited = own.laws.iter().filter(|law| law.enforced).filter(|law| match of_family.contains(&law.id) {
        true => !cited_anywhere.contains(law.id.as_str()),
        false => of_game.contains(&law.id) && !cited.contains(law.id.as_str()),
    });
    faults.extend(uncited.map(|law| format!("{game}: {} is marked enforced but cited nowhere", law.id)));
    faultless(&faults);
}

/// A law depends on no option that this game does not have, be it one of its family.
pub fn laws_name_options_of_the_game(game: &'static str) {
    let about = about(game).unwrap_or_else(|| panic!("{game}"));
    let options: BTreeSet<String> = about.options().into_iter().map(|o| o.key).collect();
    let named = about.book.laws.iter().filter_map(|law| Some((law, law.option.as_ref()?)));
    let unknown = named.filter(|(_, option)| !options.contains(*option));
    let faults: Vec<String> =
        unknown.map(|(law, option)| format!("{game}: {} names {option}, which it has not", law.id)).collect();
    faultless(&faults);
}

/// Every message is known in both languages, and both say the same things.
pub fn messages_are_known_in_both_languages(game: &'static str) {
    let book = about(game).unwrap_or_else(|| panic!("{game}")).book;
    let code = code_of(game).own;
    let mut ids = cited(&code, "text!(");
    ids.extend(cited(&code, "Text::new("));
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let speech = Speech::new(lang, [book]);
        faults.extend(
            ids.iter().filter(|id| !speech.knows(id)).map(|id| format!("{game}, {lang}: {id} is said and not written")),
        );
    }
    let message_ids = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|l| !l.starts_with([' ', '#', '\t', '}', '[', '*']) && l.contains('='));
        lines.filter_map(|l| l.split('=').next()).map(|id| id.trim().to_owned()).collect()
    };
    assert_eq!(message_ids(&book.messages.en), message_ids(&book.messages.de), "{game}");
    faultless(&faults);
}

/// Every maxim that advice quotes is in the book.
pub fn maxims_quoted_are_in_the_book(game: &'static str) {
    let books: Vec<&Book> = relatives(game).into_iter().filter_map(about).map(|a| a.book).collect();
    let code = code_of(game).own;
    // The maxim is the first word in quotes of an advice; of what is advised it is the first of all, if it is named there at all.
    let word = |part: &str| part.chars().take(200).collect::<String>().split('"').nth(1).map(str::to_owned);
    let advice = code.split("Advice::by(").skip(1).map(|part| word(part).unwrap_or_default());
    let named = code.split("Advised::by(").skip(1).filter(|part| part.trim_start().starts_with('"'));
    for quoted in advice.chain(named.filter_map(word)) {
        assert!(
            books.iter().any(|book| book.maxim(&quoted).is_some()),
            "{game}: the maxim {quoted} is quoted and in no advice.toml"
        );
    }
}

/// Every option and each of its values is explained in both languages.
pub fn options_are_explained_in_both_languages(game: &'static str) {
    let about = about(game).unwrap_or_else(|| panic!("{game}"));
    let names: BTreeSet<String> = about.options().iter().map(|o| o.key.clone()).collect();
    let mut faults = Vec::new();
    for option in about.options() {
        let german = about.book.options.get(&option.key);
        let unnamed = |name: &str| name.is_empty() || name.contains('_') || name.ends_with('.');
        if Lang::ALL.into_iter().any(|lang| unnamed(option.name.get(lang))) {
            faults.push(format!("{game}: {} wants a name", option.key));
        }
        if option.help.en.is_empty() || german.is_none_or(|w| w.help.is_empty()) {
            faults.push(format!("{game}: {} wants its help, in options.rs and options.toml", option.key));
        }
        for value in option.values.iter().filter(|v| !v.meaning.en.is_empty()) {
            let word = spadille_catalogue::OptionAbout::word(&value.value);
            if german.is_none_or(|w| !w.values.contains_key(&word)) {
                faults.push(format!("{game}: options.toml does not say what {} = {word} means", option.key));
            }
        }
    }
    let family: BTreeSet<String> = relatives(game)
        .into_iter()
        .filter_map(spadille_catalogue::about)
        .flat_map(|a| a.options())
        .map(|o| o.key)
        .collect();
    let unknown = about.book.options.keys().filter(|name| !names.contains(*name) && !family.contains(*name));
    faults.extend(unknown.map(|name| format!("{game}: there is no option {name}")));
    faultless(&faults);
}

/// Every fact that settling asks for is asked for in both languages.
pub fn facts_are_asked_for_in_both_languages(game: &'static str) {
    let about = about(game).unwrap_or_else(|| panic!("{game}"));
    let facts: BTreeSet<String> = about.facts().into_iter().map(|fact| fact.name).collect();
    let german: BTreeSet<String> = about.book.facts_de.keys().cloned().collect();
    assert_eq!(facts, german, "{game}: the facts of settling, and those under [fact] in options.toml");
    for fact in about.facts() {
        assert!(!fact.asked.en.is_empty() && !fact.asked.de.is_empty(), "{game}: {}", fact.name);
        assert!(!fact.shape.shown("NUMBER").is_empty(), "{game}: {} does not say what it looks like", fact.name);
    }
}

/// The first lesson, in both languages. A sister who builds on another's lesson may be shorter.
pub fn there_is_a_first_lesson(game: &'static str) {
    let lesson = &about(game).unwrap_or_else(|| panic!("{game}")).book.lesson;
    let questions = || lesson.pages.iter().filter_map(|page| page.question.as_ref());
    let builds_on = code_of(game).family.is_some() && game != relatives(game)[0];
    let (pages, asked) = if builds_on { (3, 2) } else { (5, 3) };
    let mut faults = Vec::new();
    if lesson.title.is_none() || lesson.pages.len() < pages || questions().count() < asked {
        let (has, had) = (lesson.pages.len(), questions().count());
        faults.push(format!("{game}: a lesson wants a title, {pages} pages and {asked} questions; {has} and {had}"));
    }
    let asked = questions().flat_map(|q| [&q.ask, &q.why].into_iter().chain(q.wrong.iter().map(|w| &w.why)));
    for said in lesson.title.iter().chain(lesson.pages.iter().map(|page| &page.text)).chain(asked) {
        if said.en.trim().is_empty() || said.de.trim().is_empty() || said.en == said.de {
            faults.push(format!("{game}: not in both languages: {}", said.en));
        }
    }
    let unsourced = questions().filter(|q| q.source.trim().is_empty());
    faults.extend(unsourced.map(|q| format!("{game}: no source for: {}", q.ask.en)));
    faultless(&faults);
}

/// Cases no program can decide by form have a test of their own.
pub fn cases_decided_by_hand_have_a_test(game: &'static str) {
    let text = fs::read_to_string(root().join(format!("cases/{game}.json"))).unwrap_or_else(|e| panic!("{game}: {e}"));
    let family = code_of(game).folder;
    let mut code = sources(&family.join("src"));
    if family.join("tests").is_dir() {
        code += &sources(&family.join("tests"));
    }
    let mut faults = Vec::new();
    for case in spadille_catalogue::cases::read(&text).unwrap_or_else(|e| panic!("{game}: {e}")).into_iter().flatten() {
        let name = case.id.replace('-', "_").to_lowercase();
        if !case.auto && !code.contains(&format!("fn {name}")) {
            faults.push(format!("{game}: no test is named after {}", case.id));
        }
    }
    faultless(&faults);
}
