//! Tries settings of the search against the book, in duplicate:
//!
//! ```text
//! cargo run --release -p spadille-bots --example tune -- GAME PRESET DEALS BUDGET [SETTING=VALUE,…]…
//! cargo run --release -p spadille-bots --example tune -- piquet 1860 1600 200 caution=0.5 exploration=1,horizon=40
//! ```
//!
//! Each list of settings is one contest; `-` stands for the defaults. Matches are broken off after four deals, so that
//! much is settled by the game's own standing and little by luck.

use spadille_bots::arena::{Contest, run_with};
use spadille_bots::search::{Search, Settings};
use spadille_bots::{Bot, BotKind, Budget, bot};
use spadille_catalogue::{Visitor, visit};
use spadille_core::{Options as _, Table};

struct Tune {
    preset: String,
    deals: u64,
    budget: Budget,
    lists: Vec<String>,
}

impl Visitor for Tune {
    type Result = Result<(), String>;

    fn visit<G: Table>(self) -> Self::Result {
        let options = G::Options::from_overrides(Some(&self.preset), &Default::default()).map_err(|e| e.to_string())?;
        let game = G::new(options).map_err(|e| e.to_string())?;
        let players = [BotKind::Search(self.budget), BotKind::Book];
        let contest = Contest { match_deals: Some(4), ..Contest::new(players, self.deals, 1) };
        for list in &self.lists {
            let settings = read(list)?;
            let make = |player: usize, seed: u64| -> Box<dyn Bot<G>> {
                match player {
                    0 => Box::new(Search::with(self.budget, seed, settings)),
                    _ => bot(BotKind::Book, seed),
                }
            };
            let report = run_with(&game, &contest, &make, &|_| ());
            println!("{list}\n{report}\n");
        }
        Ok(())
    }
}

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
            _ => return Err(format!("there is no setting \"{name}\"")),
        }
    }
    Ok(settings)
}

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let mut next = |what: &str| words.next().ok_or_else(|| format!("{what} is missing; see the head of this file"));
    let (id, preset) = (next("the game")?, next("the preset")?);
    let deals = next("the number of deals")?.parse().map_err(|e| format!("deals: {e}"))?;
    let budget = next("the budget")?.parse().map_err(|e: spadille_bots::KindError| e.to_string())?;
    let lists: Vec<String> = words.collect();
    let lists = if lists.is_empty() { vec!["-".into()] } else { lists };
    visit(&id, Tune { preset, deals, budget, lists }).unwrap_or_else(|| Err(format!("there is no game \"{id}\"")))
}
