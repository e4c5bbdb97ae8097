//! `cargo xtask strength`: how well the players of every game play, by contests in the arena. What was measured is kept in
//! docs/strength.json and told in docs/strength.md; whoever stops it loses only the contests under way.

use crate::shell::{answer, cargo, root, say};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// Who meets in every game. A small budget keeps forty-eight games within hours; hints and strong tables think longer.
const COMPANY: &str = "search:60,book,random";

/// How many deals at least.
const DEALS: u32 = 400;

/// What is agreed on where the usual match is too long to be played hundreds of times.
const SHORTER: [(&str, &str); 1] = [("preference", "pool=2")];

/// Two by two: does reckoning beat the book? Where a third plays at random, much depends on who sits before him.
const DUEL: (&str, u32) = ("search:60,book", 1000);

/// Where dice decide much it takes more thought and more games to tell.
const LONGER: [(&str, (&str, u32)); 3] = [
    ("toccategli", ("search:300,book", 3000)),
    ("trictrac", ("search:300,book", 4000)),
    ("verkehren", ("search:300,book", 1000)),
];

const KEPT: &str = "docs/strength.json";
const PAGE: &str = "docs/strength.md";

/// One contest, as the arena is asked for it.
#[derive(Clone, PartialEq, Debug)]
struct Contest {
    game: String,
    players: String,
    deals: u32,
    agreed: Option<&'static str>,
}

impl Contest {
    fn name(&self) -> String {
        format!("{} {}", self.game, self.players)
    }

    fn arguments(&self) -> Vec<String> {
        let deals = self.deals.to_string();
        let mut words = vec!["arena", &self.game, "--players", &self.players, "--deals", &deals];
        words.extend(self.agreed.iter().flat_map(|agreed| ["--option", agreed]));
        words.into_iter().map(str::to_owned).collect()
    }
}

/// Holds the contests of the games named; without names, those of all games that were not held yet.
pub fn run(wanted: &[String]) -> Result<(), String> {
    say("building the house");
    cargo(&["build", "--profile", "play", "--quiet", "--package", "spadille"])?;
    let program = root().join("target/play/spadille").to_string_lossy().into_owned();
    let games = games(&program)?;
    if let Some(unknown) = wanted.iter().find(|game| !games.iter().any(|(id, _)| id == *game)) {
        return Err(format!("there is no game \"{unknown}\"; `spadille list` tells them all"));
    }
    let mut kept = kept()?;
    let mut failed = Vec::new();
    for contest in games.iter().flat_map(|(id, _)| contests(id)) {
        let is_due =
            if wanted.is_empty() { !kept.contains_key(&contest.name()) } else { wanted.contains(&contest.game) };
        if !is_due {
            continue;
        }
        say(&format!("arena: {}", contest.name()));
        match measure(&program, &contest) {
            Ok(told) => {
                kept.insert(contest.name(), told);
                keep(&kept, &games)?;
            }
            Err(why) => failed.push(format!("{}: {why}", contest.name())),
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(failed.join("; ")) }
}

/// The games and their names, in the order of the house.
fn games(program: &str) -> Result<Vec<(String, String)>, String> {
    let told: Value = answer(program, &["list", "--json"])?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let named = |game: &Value| (text(&game["game"]), text(&game["name"]["en"]));
    // Card tricks are shown, not won.
    Ok(told.as_array().into_iter().flatten().map(named).filter(|(id, _)| id != "card-tricks").collect())
}

/// The contests of a game: all together, and two by two.
fn contests(game: &str) -> [Contest; 2] {
    let agreed = SHORTER.iter().find(|(id, _)| *id == game).map(|(_, agreed)| *agreed);
    let duel = LONGER.iter().find(|(id, _)| *id == game).map_or(DUEL, |(_, duel)| *duel);
    [(COMPANY, DEALS), duel].map(|(players, deals)| Contest {
        game: game.to_owned(),
        players: players.to_owned(),
        deals,
        agreed,
    })
}

/// Holds a contest, and tells what is kept of it.
fn measure(program: &str, contest: &Contest) -> Result<Value, String> {
    let arguments = contest.arguments();
    let words: Vec<&str> = arguments.iter().map(String::as_str).chain(["--json"]).collect();
    let told: Value = answer(program, &words)?;
    // How fast somebody thinks is a matter of the machine, and not kept.
    let of = |player: &Value| json!({ "name": player["name"], "mean": player["mean"], "interval": player["interval"] });
    let players: Vec<Value> = told["players"].as_array().into_iter().flatten().map(of).collect();
    Ok(json!({
        "command": format!("spadille {}", arguments.join(" ")),
        "deals": told["deals"], "matches": told["matches"], "seed": told["seed"], "players": players,
    }))
}

/// What was measured before.
fn kept() -> Result<Map<String, Value>, String> {
    match std::fs::read_to_string(root().join(KEPT)) {
        Ok(text) => serde_json::from_str(&text).map_err(|e| format!("{KEPT}: {e}")),
        Err(_) => Ok(Map::new()),
    }
}

/// Writes everything down, and the page about it.
fn keep(kept: &Map<String, Value>, games: &[(String, String)]) -> Result<(), String> {
    let text = serde_json::to_string_pretty(kept).map_err(|e| e.to_string())?;
    let write = |path: &str, text: String| std::fs::write(root().join(path), text).map_err(|e| format!("{path}: {e}"));
    write(KEPT, text + "\n")?;
    write(PAGE, page(games, kept))
}

const ABOUT: &str = "\
# How well they play

Contests in the arena: the same deals once with every seating, whole matches. A figure is the mean of counters (or points, games,
holes: what the game is paid in) a deal, with its interval of 95 %. `search:60` thinks sixty iterations about each decision;
strong tables think longer. What the play of a book gains over chance depends on the game: there is little to decide at a bank.

Made by `cargo xtask strength`, which goes on where it was stopped; `cargo xtask strength GAME…` measures some anew.
";

fn page(games: &[(String, String)], kept: &Map<String, Value>) -> String {
    let mut text = ABOUT.to_owned();
    text.push_str("\n## Every game\n\n| Game | Deals | search:60 | book | random |\n|---|---:|---:|---:|---:|\n");
    let held = |contest: Contest| kept.get(&contest.name()).map(|told| (contest, told));
    for (id, name) in games {
        for (_, told) in contests(id).into_iter().take(1).filter_map(held) {
            let _ = writeln!(text, "| {name} | {} | {} |", told["deals"], figures(told).join(" | "));
        }
    }
    text.push_str(
        "\n## Two by two\n\n| Game | Deals | Matches | Players | The first wins a deal |\n|---|---:|---:|---|---:|\n",
    );
    for (id, name) in games {
        for (contest, told) in contests(id).into_iter().skip(1).filter_map(held) {
            let players = contest.players.replace(',', " against ");
            let first = figures(told).into_iter().next().unwrap_or_default();
            let _ = writeln!(text, "| {name} | {} | {} | {players} | {first} |", told["deals"], told["matches"]);
        }
    }
    text
}

/// What each player won a deal.
fn figures(told: &Value) -> Vec<String> {
    let figure = |player: &Value| {
        let (mean, interval) = (player["mean"].as_f64(), player["interval"].as_f64());
        let signed = format!("{:+.3}", mean.unwrap_or(f64::NAN)).replace('-', "−");
        format!("{signed} ± {:.3}", interval.unwrap_or(f64::NAN))
    };
    told["players"].as_array().into_iter().flatten().map(figure).collect()
}

#[cfg(test)]
mod tests {
    use super::{contests, page};
    use serde_json::{Map, json};

    #[test]
    fn a_contest_stands_in_its_table() {
        let games = [("trictrac".to_owned(), "Trictrac".to_owned()), ("whist".to_owned(), "Whist".to_owned())];
        let told = json!({ "deals": 3501, "matches": 900, "players": [
            { "mean": -0.0271, "interval": 0.019 }, { "mean": 0.0271, "interval": 0.019 }] });
        let kept: Map<_, _> = [(contests("trictrac")[1].name(), told)].into_iter().collect();
        let page = page(&games, &kept);
        assert!(page.contains("| Trictrac | 3501 | 900 | search:300 against book | −0.027 ± 0.019 |"), "{page}");
        assert!(!page.contains("Whist"), "{page}");
    }

    #[test]
    fn a_contest_is_asked_for_as_it_is_told() {
        let asked = contests("preference")[0].arguments().join(" ");
        assert_eq!(asked, "arena preference --players search:60,book,random --deals 400 --option pool=2");
    }
}
