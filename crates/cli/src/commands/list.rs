//! `spadille list`.

use super::{Manner, print_json};
use crate::failure::Failure;
use crate::out::{self, say};
use serde_json::json;
use spadille_catalogue::about;
use spadille_catalogue::find::{SHELVES, Wish, find};
use spadille_core::text;
use spadille_table::prose::{Block, Inline};
use std::process::ExitCode;

pub fn run(manner: Manner, wish: &Wish) -> Result<ExitCode, Failure> {
    let lang = manner.lang;
    if let Some(family) = wish.family.as_deref().filter(|family| SHELVES.iter().all(|shelf| shelf.id != *family)) {
        let known: Vec<&str> = SHELVES.iter().map(|shelf| shelf.id.as_str()).collect();
        return Err(text!("house-no-family", family = family, known = known.join(", ")).into());
    }
    let games: Vec<_> = find(wish).games.iter().filter_map(|id| about(id)).collect();
    if manner.json {
        let list: Vec<_> = games
            .iter()
            .map(|g| {
                let title = &g.book.title;
                json!({
                    "game": g.id,
                    "name": title.name,
                    "motto": title.motto,
                    "family": title.family,
                    "seats": title.seats,
                    "minutes": title.minutes,
                    "weight": title.weight,
                    "luck": title.luck,
                    "solved": g.solved,
                    "analysed": g.analysed,
                    "aliases": title.aliases,
                    "presets": g.presets,
                    "sources": title.sources,
                })
            })
            .collect();
        return print_json(&list);
    }
    let mut shelf = "";
    for game in &games {
        let title = &game.book.title;
        if title.family != shelf {
            shelf = &title.family;
            let name = SHELVES.iter().find(|s| s.id == *shelf).map(|s| s.name.get(lang));
            say!("\n{} ({shelf})", name.unwrap_or_default());
        }
        let presets: Vec<_> = game.presets.iter().map(|p| p.name).collect();
        let head = format!("  {:<20} {} · {} · {}", game.id, title.name.get(lang), title.players(), presets.join(", "));
        crate::screen::broken(&head, out::width(), 23).iter().for_each(|line| say!("{line}"));
        let motto = Block::Quote { inside: vec![Inline::Text { text: title.motto.get(lang).to_owned() }] };
        for line in crate::screen::printed(&[motto], out::width().saturating_sub(2)).lines() {
            say!("  {line}");
        }
    }
    if games.is_empty() {
        say!("{}", crate::failure::say(&text!("house-no-such-games"), lang));
    }
    Ok(ExitCode::from(u8::from(games.is_empty())))
}
