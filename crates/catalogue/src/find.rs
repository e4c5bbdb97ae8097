//! Finding a game, a word, a law or a piece of advice by what somebody types and wishes for.

use crate::{About, GAMES, about};
use serde::Serialize;
use spadille_core::book::Bilingual;
use spadille_core::{Lang, Shelf};
use std::sync::LazyLock;

/// The shelves of the house in their order.
pub static SHELVES: LazyLock<Vec<Shelf>> = LazyLock::new(|| {
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Page {
        shelf: Vec<Shelf>,
    }
    let page: Page =
        toml::from_str(include_str!("../../../books/house/shelves.toml")).unwrap_or_else(|e| panic!("{e}"));
    page.shelf
});

/// What somebody looks for. Empty wishes find every game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// Words of a name, an alias, a term, a law or a maxim.
    pub words: String,
    /// How many want to play.
    pub players: Option<u8>,
    /// How long it may take at most.
    pub minutes: Option<u16>,
    /// How heavy it may be at most.
    pub weight: Option<u8>,
    /// A book it must come from, by its number: `000`.
    pub book: Option<String>,
    /// The family.
    pub family: Option<String>,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Found {
    /// Games, the best first.
    pub games: Vec<String>,
    /// Words, laws and advice that speak of it.
    pub passages: Vec<Passage>,
}

/// What kind of passage it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum PassageKind {
    /// A word of the trade.
    Word,
    /// A law.
    Law,
    /// A piece of advice.
    Maxim,
}

impl PassageKind {
    const ALL: [PassageKind; 3] = [PassageKind::Word, PassageKind::Law, PassageKind::Maxim];
}

/// A word, a law or a piece of advice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Passage {
    /// The game whose book it stands in.
    pub game: String,
    /// What it is.
    pub kind: PassageKind,
    /// Its id, or the word itself.
    pub id: String,
    /// What it says.
    pub text: Bilingual,
}

/// A line of the index: a blank and its plain letters, so that "bete" finds "Bête".
struct Line {
    plain: String,
    passage: Passage,
}

struct Volume {
    about: About,
    /// Name in both languages, id and aliases.
    names: Vec<String>,
    lines: Vec<Line>,
}

static INDEX: LazyLock<Vec<Volume>> = LazyLock::new(|| GAMES.iter().filter_map(|id| about(id)).map(volume).collect());

fn volume(about: About) -> Volume {
    let title = &about.book.title;
    let known_as =
        [about.id, &title.name.en, &title.name.de].into_iter().chain(title.aliases.iter().map(String::as_str));
    let line = |kind, id: &str, text: Bilingual| {
        let id_too = if kind == PassageKind::Word { id } else { "" };
        let plain = format!(" {}", plain(&format!("{id_too} {} {}", text.en, text.de)));
        Line { plain, passage: Passage { game: about.id.to_owned(), kind, id: id.to_owned(), text } }
    };
    let words = about.book.words.iter().map(|w| line(PassageKind::Word, &w.term, Bilingual::new(&w.en, &w.de)));
    let laws = about
        .book
        .laws
        .iter()
        .map(|law| line(PassageKind::Law, &law.id, Bilingual::new(law.sentence(Lang::En), law.sentence(Lang::De))));
    let maxims = about.book.maxims.iter().map(|m| line(PassageKind::Maxim, &m.id, Bilingual::new(&m.en, &m.de)));
    let lines = words.chain(laws).chain(maxims).collect();
    Volume { names: known_as.map(plain).collect(), lines, about }
}

/// Letters without their marks, in lower case: what people type when they look for "L'Hombre" or "Préférence".
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'á' | 'à' | 'â' | 'ä' => plain.push('a'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'í' | 'ì' | 'î' | 'ï' => plain.push('i'),
            'ó' | 'ò' | 'ô' | 'ö' => plain.push('o'),
            'ú' | 'ù' | 'û' | 'ü' => plain.push('u'),
            'ç' => plain.push('c'),
            'ñ' => plain.push('n'),
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            '\'' | '’' | '‘' => {}
            c if c.is_alphanumeric() => plain.push(c),
            _ if plain.ends_with(' ') => {}
            _ => plain.push(' '),
        }
    }
    plain.trim().to_owned()
}

impl Wish {
    /// Whether a game is such a one, its names apart.
    fn suits(&self, about: &About) -> bool {
        let title = &about.book.title;
        let [fewest, most] = title.seats;
        self.players.is_none_or(|n| (fewest..=most).contains(&n))
            && self.minutes.is_none_or(|n| title.minutes <= n)
            && self.weight.is_none_or(|n| title.weight <= n)
            && self.book.as_deref().is_none_or(|book| title.sources.iter().any(|source| source.starts_with(book)))
            && self.family.as_deref().is_none_or(|family| title.family == family)
    }
}

/// How well names suit what was typed; the less the better. Somebody who types "tarot" or "hombre" means whatever begins so.
fn nearness(names: &[String], typed: &str) -> Option<u8> {
    let near = |name: &String| {
        if name == typed {
            Some(0)
        } else if name.starts_with(typed) {
            Some(1)
        } else if name.split(' ').any(|word| word.starts_with(typed)) {
            Some(2)
        } else {
            (typed.len() > 2 && name.contains(typed)).then_some(3)
        }
    };
    names.iter().filter_map(near).min()
}

/// Passages of one kind that are told, of one game and in all; more would not be read.
const MOST_OF_A_GAME: usize = 2;
const MOST_OF_A_KIND: usize = 8;

/// Looks for games and passages.
pub fn find(wish: &Wish) -> Found {
    let typed = plain(&wish.words);
    let volumes = || INDEX.iter().filter(|volume| wish.suits(&volume.about));
    if typed.is_empty() {
        return Found { games: volumes().map(|v| v.about.id.to_owned()).collect(), passages: Vec::new() };
    }
    let mut games: Vec<_> = volumes().filter_map(|v| Some((nearness(&v.names, &typed)?, v.about.id))).collect();
    games.sort_by_key(|(nearness, _)| *nearness);
    let words: Vec<&str> = typed.split(' ').collect();
    // A word is found by how it begins: "bete" is not in "erbeten".
    let speaks = |line: &&Line| words.iter().all(|word| line.plain.contains(&format!(" {word}")));
    // The meaning of a word before laws that use it, and words that begin so before others.
    let of_a_kind = |kind: PassageKind| {
        let lines = |v: &'static Volume| v.lines.iter().filter(move |line| line.passage.kind == kind);
        let mut found: Vec<&Line> = Vec::new();
        for line in volumes().flat_map(|v| lines(v).filter(speaks).take(MOST_OF_A_GAME)) {
            // What sisters share is told once.
            if !found.iter().any(|other| other.plain == line.plain) {
                found.push(line);
            }
        }
        found.sort_by_key(|line| !line.plain[1..].starts_with(&typed));
        found.into_iter().take(MOST_OF_A_KIND)
    };
    let passages = match typed.len() {
        ..2 => Vec::new(),
        _ => PassageKind::ALL.into_iter().flat_map(of_a_kind).map(|line| line.passage.clone()).collect(),
    };
    Found { games: games.into_iter().map(|(_, id)| id.to_owned()).collect(), passages }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(words: &str) -> Vec<String> {
        find(&Wish { words: words.into(), ..Wish::default() }).games
    }

    #[test]
    fn names_are_found_as_people_type_them() {
        assert_eq!(games("l'hombre").first().map(String::as_str), Some("lhombre"));
        assert_eq!(games("L’HOMBRE").first().map(String::as_str), Some("lhombre"));
        assert_eq!(games("schach"), ["chess"]);
        assert_eq!(games("no such game"), Vec::<String>::new());
        assert_eq!(plain("Préférence, die Bête!"), "preference die bete");
    }

    #[test]
    fn the_menu_follows_the_shelves() {
        let shelved: Vec<&String> = SHELVES.iter().flat_map(|shelf| &shelf.games).collect();
        assert_eq!(shelved, *GAMES, "shelves.toml has each game once, in the order of the entries");
    }

    #[test]
    fn words_and_laws_are_found_with_their_games() {
        let found = find(&Wish { words: "bete".into(), ..Wish::default() });
        assert_eq!(found.passages.first().map(|p| p.kind), Some(PassageKind::Word));
        assert!(found.passages.iter().any(|p| p.kind == PassageKind::Law));
        assert!(found.passages.len() <= 3 * MOST_OF_A_KIND);
    }

    #[test]
    fn wishes_leave_only_what_suits_them() {
        let two = find(&Wish { players: Some(2), ..Wish::default() });
        assert!(two.games.contains(&"piquet".to_owned()) && !two.games.contains(&"quadrille".to_owned()));
        let old = find(&Wish { book: Some("003".into()), ..Wish::default() });
        assert!(old.games.contains(&"trictrac".to_owned()) && !old.games.contains(&"pharo".to_owned()));
        let all = find(&Wish::default());
        assert_eq!(all.games, *GAMES);
        assert_eq!(find(&Wish { weight: Some(0), ..Wish::default() }), Found::default());
    }
}
