//! The games on the shelf of the house, with what their books say.

use crate::wire::{GameDetail, GameLine, PresetView, Reading};
use serde_json::{Map, Value};
use spadille_catalogue::About;
use spadille_core::book::Bilingual;
use spadille_core::scene::Board;
use spadille_core::{Preset, Seat, Viewer};
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

/// The kind of board a game is played on, by its name in the scene.
fn board(game: &str) -> &'static str {
    let Ok(table) = spadille_catalogue::open(game, None, &Map::new(), &[]) else { return "cards" };
    match table.scene(Viewer::Onlooker).board {
        Board::Cards(_) => "cards",
        Board::Bank(_) => "bank",
        Board::Tables(_) => "tables",
        Board::Chequer(_) => "chequer",
    }
}

/// The list of games.
pub fn lines() -> Vec<GameLine> {
    let line = |about: &About| GameLine {
        id: about.id.to_owned(),
        name: about.book.title.name.clone(),
        motto: about.book.title.motto.clone(),
        seats: about.seats,
        board: board(about.id).to_owned(),
        lesson: !about.book.lesson.pages.is_empty(),
    };
    all().map(line).collect()
}

/// A game before one plays it.
pub fn detail(game: &str) -> Option<GameDetail> {
    let about = about(game)?;
    let title = &about.book.title;
    let preset = |preset: &Preset| {
        let table = spadille_catalogue::open(game, Some(preset.name), &Map::new(), &[]).ok()?;
        let Value::Object(options) = table.options() else { return None };
        Some(PresetView { name: preset.name.to_owned(), about: preset.about(), options, seats: table.seats() })
    };
    Some(GameDetail {
        id: about.id.to_owned(),
        name: title.name.clone(),
        motto: title.motto.clone(),
        about: title.about.clone(),
        sources: title.sources.clone(),
        guest_seat: Seat(title.guest_seat.saturating_sub(1)),
        presets: about.presets.iter().filter_map(preset).collect(),
        options: about.options(),
        schema: about.options_schema.clone(),
        board: board(game).to_owned(),
    })
}

/// Everything there is to read about a game.
pub fn reading(game: &str) -> Option<Reading> {
    let book = about(game)?.book;
    Some(Reading {
        rules: book.rules.clone(),
        laws: book.laws.clone(),
        advice: book.maxims.clone(),
        words: book.words.clone(),
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
