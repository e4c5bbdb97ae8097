//! The games on the shelf of the house, with what their books say.

use crate::porter::hex;
use crate::studies;
use crate::wire::{
    FindWish, GameDetail, GameLine, PresetView, Reading, RulesView, RulesWish, SourceBook, SourceChapter,
};
use axum::body::Bytes;
use serde::Serialize;
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};
use spadille_catalogue::About;
use spadille_catalogue::find::{Found, Wish};
use spadille_catalogue::sources::SOURCES;
use spadille_core::book::Bilingual;
use spadille_core::scene::Board;
use spadille_core::{Exposed, Preset, Said, Seat, Shelf, Tariff, Viewer};
use spadille_table::{Prose, Refused, Voices};
use std::collections::HashMap;
use std::sync::LazyLock;

static ABOUT: LazyLock<HashMap<&'static str, About>> = LazyLock::new(|| {
    let about = spadille_catalogue::GAMES.iter().filter_map(|id| spadille_catalogue::about(id));
    about.map(|about| (about.id, about)).collect()
});

/// A game, if there is one of this id.
pub fn about(game: &str) -> Option<&'static About> {
    ABOUT.get(game)
}

/// All games, in the order of the catalogue.
pub fn all() -> impl Iterator<Item = &'static About> {
    spadille_catalogue::GAMES.iter().filter_map(|id| about(id))
}

/// A game's name.
pub fn title(game: &str) -> Bilingual {
    let unknown = || Bilingual { en: game.to_owned(), de: game.to_owned() };
    about(game).map_or_else(unknown, |about| about.book.title.name.clone())
}

/// The board a game is played on, as it lies before the first move.
fn board(game: &str) -> Option<Board> {
    let table = spadille_catalogue::open(game, None, &Map::new(), &[]).ok()?;
    Some(table.scene(Viewer::Onlooker).board)
}

/// The kind of a board by its name in the scene.
fn kind(board: Option<&Board>) -> String {
    let name = match board {
        None | Some(Board::Cards(_)) => "cards",
        Some(Board::Bank(_)) => "bank",
        Some(Board::Tables(_)) => "tables",
        Some(Board::Chequer(_)) => "chequer",
        Some(Board::Cloth(_)) => "cloth",
        Some(Board::Court(_)) => "court",
        Some(Board::Stage(_)) => "stage",
    };
    name.to_owned()
}

/// The list of games.
fn lines() -> Vec<GameLine> {
    let line = |about: &About| {
        let (title, board) = (&about.book.title, board(about.id));
        let mut books: Vec<String> = title.sources.iter().filter_map(|s| s.get(..3)).map(str::to_owned).collect();
        books.sort();
        books.dedup();
        GameLine {
            id: about.id.to_owned(),
            name: title.name.clone(),
            motto: title.motto.clone(),
            family: title.family.clone(),
            seats: title.seats,
            minutes: title.minutes,
            weight: title.weight,
            luck: title.luck,
            signs: title.signs,
            books,
            emblem: title.emblem.clone(),
            board: kind(board.as_ref()),
            lesson: !about.book.lesson.pages.is_empty(),
            tariff: tariff(about.id, None).is_some(),
            solved: about.solved,
            exposed: exposed(about.id).is_some(),
            analysed: about.analysed,
            performed: matches!(board, Some(Board::Stage(stage)) if stage.hands.is_empty()),
        }
    };
    all().map(line).collect()
}

/// Something that never changes while the house is open, written once, with a tag by which a client knows that it has it.
pub struct Lasting {
    /// The JSON.
    pub body: Bytes,
    /// Its tag.
    pub tag: String,
}

impl Lasting {
    fn new(value: &impl Serialize) -> Lasting {
        let body = serde_json::to_vec(value).unwrap_or_default();
        let tag = format!("\"{}\"", hex(&Sha256::digest(&body)[..12]));
        Lasting { body: body.into(), tag }
    }
}

/// The list of games.
pub static GAMES: LazyLock<Lasting> = LazyLock::new(|| Lasting::new(&lines()));

/// The shelves they stand on; a shelf without a game is not put up.
pub static SHELVES: LazyLock<Lasting> = LazyLock::new(|| {
    let stands = |game: &String| about(game).is_some();
    let shelves = spadille_catalogue::find::SHELVES.iter().filter(|shelf| shelf.games.iter().any(stands));
    let shelves =
        shelves.map(|s| Shelf { games: s.games.iter().filter(|g| stands(g)).cloned().collect(), ..s.clone() });
    Lasting::new(&shelves.collect::<Vec<_>>())
});

/// Looks for games and passages of their books.
pub fn find(wish: FindWish) -> Found {
    let FindWish { words, players, minutes, weight, book, family } = wish;
    let words = words.chars().take(MOST_TYPED).collect();
    spadille_catalogue::find::find(&Wish { words, players, minutes, weight, book, family })
}

/// Nobody looks for longer words.
const MOST_TYPED: usize = 80;

/// A game before one plays it.
pub fn detail(game: &str) -> Option<GameDetail> {
    let about = about(game)?;
    let title = &about.book.title;
    let preset = |preset: &Preset| {
        let table = spadille_catalogue::open(game, Some(preset.name), &Map::new(), &[]).ok()?;
        let Value::Object(options) = table.options() else { return None };
        let (name, title, about) = (preset.name.to_owned(), preset.title(), preset.about());
        Some(PresetView { name, title, about, options, seats: table.seats() })
    };
    let quick = spadille_catalogue::open(game, None, &title.quick, &[]).ok();
    Some(GameDetail {
        id: about.id.to_owned(),
        name: title.name.clone(),
        motto: title.motto.clone(),
        about: title.about.clone(),
        minute: title.minute.clone(),
        relatives: title.relatives.iter().filter(|r| self::about(&r.game).is_some()).cloned().collect(),
        aliases: title.aliases.clone(),
        quick_seats: quick.as_ref().map_or(about.seats, |table| table.seats()),
        quick: title.quick.clone(),
        sources: title.sources.clone(),
        guest_seat: Seat(title.guest_seat.saturating_sub(1)),
        presets: about.presets.iter().filter_map(preset).collect(),
        options: about.options(),
        schema: about.options_schema.clone(),
        board: kind(board(game).as_ref()),
    })
}

/// Everything there is to read about a game.
pub fn reading(game: &str) -> Option<Reading> {
    let book = about(game)?.book;
    Some(Reading {
        rules: Prose::rules(book),
        laws: book.laws.clone(),
        advice: book.maxims.clone(),
        words: book.words.clone(),
        books: source_books(),
        studies: studies::of(game),
    })
}

/// Parts of a counter in a game.
pub fn parts(game: &str) -> i64 {
    static PARTS: LazyLock<HashMap<&'static str, i64>> = LazyLock::new(|| {
        let open =
            |id: &&'static str| spadille_catalogue::open(id, None, &Map::new(), &[]).ok().map(|t| (*id, t.parts()));
        spadille_catalogue::GAMES.iter().filter_map(open).collect()
    });
    PARTS.get(game).copied().unwrap_or(1)
}

/// The rules somebody thinks of, if they are possible.
///
/// # Errors
/// Says what about them is impossible.
pub fn rules(game: &str, wish: &RulesWish) -> Result<RulesView, Refused> {
    let table = spadille_catalogue::open(game, wish.preset.as_deref(), &wish.options, &[]);
    let table = table.map_err(|error| Refused::impossible_said(error.sentence))?;
    let Value::Object(options) = table.options() else { return Err(Refused::unavailable()) };
    Ok(RulesView { options, seats: table.seats() })
}

/// What the games of a table cost, under a preset.
pub fn tariff(game: &str, preset: Option<&str>) -> Option<Tariff<Said>> {
    let table = spadille_catalogue::open(game, preset, &Map::new(), &[]).ok()?;
    let voices = Voices::of(game);
    Some(table.tariff()?.map(|text| voices.say(&text, &[])))
}

/// The fraud that a game's book exposes, where it exposes one.
pub fn exposed(game: &str) -> Option<Exposed<Said>> {
    let table = spadille_catalogue::open(game, None, &Map::new(), &[]).ok()?;
    let voices = Voices::of(game);
    Some(table.exposed()?.map(|text| voices.say(&text, &[])))
}

/// The books with their chapters, by the numbers that sources cite.
fn source_books() -> Vec<SourceBook> {
    let chapters_of = |number: &str| {
        let own = SOURCES.chapters.iter().filter(|chapter| chapter.book == number);
        own.map(|chapter| SourceChapter { from: chapter.from, name: chapter.name.clone() }).collect()
    };
    let books = SOURCES.titles.iter();
    books
        .map(|(number, title)| SourceBook {
            number: number.clone(),
            title: title.clone(),
            chapters: chapters_of(number),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_names_a_book_of_the_shelf() {
        let numbers: Vec<String> = source_books().into_iter().map(|book| book.number).collect();
        assert_eq!(numbers.len(), 5);
        for about in all() {
            let laws = about.book.laws.iter().map(|law| &law.source);
            for source in laws.chain(about.book.maxims.iter().map(|maxim| &maxim.source)) {
                let known = source == "house" || numbers.iter().any(|number| source.starts_with(number.as_str()));
                assert!(known, "{}: {source}", about.id);
            }
        }
    }

    #[test]
    fn rules_call_options_by_their_names() {
        for about in all() {
            let rules = Prose::rules(about.book);
            for (lang, blocks) in [("en", rules.en), ("de", rules.de)] {
                let said = serde_json::to_value(&blocks).unwrap().to_string();
                let code = said.split(r#""kind":"code","text":""#).nth(1).and_then(|rest| rest.split('"').next());
                assert_eq!(code, None, "{}, {lang}: a key or a value stands there as programs write it", about.id);
            }
        }
    }

    #[test]
    fn rules_tell_how_many_would_play() {
        let wish = |players: u8| RulesWish {
            preset: None,
            options: [("players".to_owned(), players.into())].into_iter().collect(),
        };
        assert_eq!(rules("pharo", &wish(7)).unwrap().seats, 7);
        assert_eq!(crate::wire::status(rules("pharo", &wish(99)).unwrap_err().kind), 422);
    }
}
