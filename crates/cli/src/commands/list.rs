//! `spadille list`.

use super::{Manner, print_json};
use crate::failure::Failure;
use crate::out::say;
use serde_json::json;
use spadille_catalogue::{GAMES, about};
use std::process::ExitCode;

pub fn run(manner: Manner) -> Result<ExitCode, Failure> {
    let games: Vec<_> = GAMES.iter().filter_map(|id| about(id)).collect();
    if manner.json {
        let list: Vec<_> = games
            .iter()
            .map(|g| {
                json!({
                    "game": g.id,
                    "name": g.book.title.name,
                    "motto": g.book.title.motto,
                    "seats": g.seats,
                    "presets": g.presets,
                    "sources": g.book.title.sources,
                })
            })
            .collect();
        return print_json(&list);
    }
    for game in games {
        let title = &game.book.title;
        let presets: Vec<_> = game.presets.iter().map(|p| p.name).collect();
        say!("{:<10} {} ({})", game.id, title.name.get(manner.lang), presets.join(", "));
        say!("           {}", title.motto.get(manner.lang));
    }
    Ok(ExitCode::SUCCESS)
}
