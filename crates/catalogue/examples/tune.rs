//! Tries settings of the search against other players, in duplicate:
//!
//! ```text
//! cargo run --release -p spadille-catalogue --example tune -- GAME PRESET DEALS[/MATCH] PLAYERS [SETTING=VALUE,…]…
//! cargo run --release -p spadille-catalogue --example tune -- piquet 1860 1600 search:200,book caution=0.5 exploration=1,horizon=40
//! cargo run --release -p spadille-catalogue --example tune -- whist 1830 2000/1 search:100,search:100 open_cards=0
//! ```
//!
//! Each list of settings is one contest, and they are those of the first player alone: against the same kind of player a contest
//! tells what a setting is worth. `-` stands for the defaults, of settings as of the preset; `--json` at the end prints the reports as
//! they are kept. Matches are broken off after four deals, or as many as stand behind the stroke, so that much is settled by the game's
//! own standing and little by luck. Where two think alike up to a moment late in the deal, matches of one deal tell most.

use spadille_bots::BotKind;
use spadille_bots::arena::Contest;
use spadille_bots::search::Settings;
use spadille_catalogue::{Agreed, entry};

fn read(list: &str) -> Result<Settings, String> {
    let mut settings = Settings::default();
    for pair in list.split(',').filter(|p| *p != "-") {
        let (name, value) = pair.split_once('=').ok_or_else(|| format!("\"{pair}\" is not SETTING=VALUE"))?;
        let number: f64 = value.parse().map_err(|_| format!("\"{value}\" is no number"))?;
        match name {
            "exploration" => settings.exploration = number,
            "trust_in_book" => settings.trust_in_book = number,
            "book_in_playouts" => settings.book_in_playouts = number,
            "horizon" => settings.horizon = number as u32,
            "chance_costs" => settings.chance_costs = number as u32,
            "caution" => settings.caution = number,
            "through_chance" => settings.through_chance = number != 0.0,
            "open_cards" => settings.open_cards = number as u8,
            _ => return Err(format!("there is no setting \"{name}\"")),
        }
    }
    Ok(settings)
}

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let mut next = |what: &str| words.next().ok_or_else(|| format!("{what} is missing; see the head of this file"));
    let (id, preset) = (next("the game")?, next("the preset")?);
    let deals = next("the number of deals")?;
    let (deals, each) = deals.split_once('/').unwrap_or((&deals, "4"));
    let deals = deals.parse().map_err(|e| format!("deals: {e}"))?;
    let each = each.parse().map_err(|e| format!("deals of a match: {e}"))?;
    let players = next("the players")?.split(',').map(str::parse).collect::<Result<Vec<BotKind>, _>>();
    let players = players.map_err(|error| error.to_string())?;
    let mut lists: Vec<String> = words.collect();
    let json = lists.pop_if(|last| last == "--json").is_some();
    let lists = if lists.is_empty() { vec!["-".into()] } else { lists };
    let game = entry(&id).ok_or_else(|| format!("there is no game \"{id}\""))?;
    let contest = Contest { match_deals: Some(each), ..Contest::new(players, deals, 1) };
    for list in &lists {
        let preset = Some(preset.as_str()).filter(|preset| *preset != "-");
        let agreed = Agreed { preset, options: &Default::default() };
        let report = game.trial(agreed, &contest, read(list)?).map_err(|e| e.to_string())?;
        if json {
            println!("{}", serde_json::to_string(&report).map_err(|e| e.to_string())?);
        } else {
            println!("{list}\n{report}\n");
        }
    }
    Ok(())
}
