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

/// Presets that are games of their own, beside the first of their game.
const OTHERS: [(&str, &[&str]); 5] = [
    ("tarock", &["two", "lhombre-old", "lhombre-new"]),
    ("tarock-1782", &["four-partners", "four-quadrille", "munich-103"]),
    ("tarok-zapp", &["42"]),
    ("spitzeln", &["stripped", "casco", "kaufsolo", "thirty"]),
    ("five-suit-solo", &["four"]),
];

/// Two by two: does reckoning beat the book? Where a third plays at random, much depends on who sits before him.
const DUEL: (&str, u32) = ("search:60,book", 1000);

/// Where dice decide much it takes more thought and more games to tell.
const LONGER: [(&str, (&str, u32)); 3] = [
    ("toccategli", ("search:300,book", 12_000)),
    ("trictrac", ("search:300,book", 5000)),
    ("verkehren", ("search:300,book", 1000)),
];

/// Somebody who plays the endings of the deals he imagines out as they are solved, behind somebody who does not. With equal dice in
/// mind they play alike up to the ending, so matches of a single deal tell them apart much sooner than long ones.
const ENDINGS: (&str, u32) = ("search:100,search:100", 3000);

/// Where deals are long fewer must do, and where much is paid for little it takes more.
const OTHER_ENDINGS: [(&str, u32); 4] = [("quadrille", 1000), ("scat", 4000), ("tarock", 600), ("whist", 4000)];

/// What the first of those two does otherwise.
const UNSOLVED: &str = "open_cards=0";

/// With this word only endings are measured.
const ONLY_ENDINGS: &str = "endings";

const KEPT: &str = "docs/strength.json";
const PAGE: &str = "docs/strength.md";

/// A game that has players.
#[derive(Clone, PartialEq, Debug)]
struct Game {
    id: String,
    /// By which preset it is played, where that is another game than the first.
    preset: Option<String>,
    name: String,
    /// Whether its endings can be solved.
    solved: bool,
}

/// One contest, as the arena is asked for it.
#[derive(Clone, PartialEq, Debug)]
struct Contest {
    game: String,
    preset: Option<String>,
    players: String,
    deals: u32,
    agreed: Option<&'static str>,
    /// How the first player searches otherwise than usual; such contests are held by `tune`.
    otherwise: Option<&'static str>,
}

impl Contest {
    fn name(&self) -> String {
        let otherwise = self.otherwise.map(|settings| format!(" {settings}"));
        let preset = self.preset.as_ref().map(|preset| format!(" {preset}"));
        format!("{}{} {}{}", self.game, preset.unwrap_or_default(), self.players, otherwise.unwrap_or_default())
    }

    fn arguments(&self) -> Vec<String> {
        let deals = self.deals.to_string() + if self.otherwise.is_some() { "/1" } else { "" };
        let preset = self.preset.as_deref();
        let mut words = match self.otherwise {
            Some(settings) => vec![&self.game, preset.unwrap_or("-"), &deals, &self.players, settings],
            None => vec!["arena", &self.game, "--players", &self.players, "--deals", &deals],
        };
        if self.otherwise.is_none() {
            words.extend(preset.iter().flat_map(|preset| ["--preset", preset]));
        }
        words.extend(self.agreed.iter().flat_map(|agreed| ["--option", agreed]));
        words.into_iter().map(str::to_owned).collect()
    }

    /// What a person types to hold it again.
    fn command(&self) -> String {
        let program = match self.otherwise {
            Some(_) => "cargo run --release -p spadille-catalogue --example tune --",
            None => "spadille",
        };
        format!("{program} {}", self.arguments().join(" "))
    }
}

/// Holds the contests of the games named; without names, those of all games that were not held yet. Where the first word is
/// `endings`, only what solved endings gain is measured.
pub fn run(wanted: &[String]) -> Result<(), String> {
    let (only_endings, wanted) = match wanted {
        [first, rest @ ..] if first == ONLY_ENDINGS => (true, rest),
        all => (false, all),
    };
    say("building the house");
    cargo(&["build", "--profile", "play", "--quiet", "--package", "spadille"])?;
    cargo(&["build", "--profile", "play", "--quiet", "--package", "spadille-catalogue", "--example", "tune"])?;
    let built = |file: &str| root().join("target/play").join(file).to_string_lossy().into_owned();
    let (program, tune) = (built("spadille"), built("examples/tune"));
    let games = games(&program)?;
    if let Some(unknown) = wanted.iter().find(|wanted| !games.iter().any(|game| game.id == **wanted)) {
        return Err(format!("there is no game \"{unknown}\"; `spadille list` tells them all"));
    }
    let mut kept = kept()?;
    let mut failed = Vec::new();
    for contest in games.iter().flat_map(contests).filter(|contest| !only_endings || contest.otherwise.is_some()) {
        let is_due =
            if wanted.is_empty() { !kept.contains_key(&contest.name()) } else { wanted.contains(&contest.game) };
        if !is_due {
            continue;
        }
        say(&format!("arena: {}", contest.name()));
        match measure(if contest.otherwise.is_some() { &tune } else { &program }, &contest) {
            Ok(told) => {
                kept.insert(contest.name(), told);
                keep(&kept, &games)?;
            }
            Err(why) => failed.push(format!("{}: {why}", contest.name())),
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(failed.join("; ")) }
}

/// The games, in the order of the house.
fn games(program: &str) -> Result<Vec<Game>, String> {
    let told: Value = answer(program, &["list", "--json"])?;
    // Card tricks are shown, not won.
    Ok(told.as_array().into_iter().flatten().flat_map(listed).filter(|game| game.id != "card-tricks").collect())
}

/// A game of the list, and after it those of its presets that are games of their own.
fn listed(game: &Value) -> Vec<Game> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (id, name) = (text(&game["game"]), text(&game["name"]["en"]));
    let first = Game { id, preset: None, name, solved: game["solved"] == true };
    let others = OTHERS.iter().find(|(id, _)| *id == first.id).map_or(&[][..], |(_, presets)| presets);
    let presets = game["presets"].as_array().into_iter().flatten();
    let others = presets.filter(|preset| others.contains(&preset["name"].as_str().unwrap_or_default()));
    let other = |preset: &Value| Game {
        preset: Some(text(&preset["name"])),
        name: format!("{}: {}", first.name, text(&preset["called"][0])),
        ..first.clone()
    };
    [first.clone()].into_iter().chain(others.map(other)).collect()
}

/// All together.
fn company(game: &Game) -> Contest {
    let agreed = SHORTER.iter().find(|(id, _)| *id == game.id).map(|(_, agreed)| *agreed);
    let (id, preset) = (game.id.clone(), game.preset.clone());
    Contest { game: id, preset, players: COMPANY.to_owned(), deals: DEALS, agreed, otherwise: None }
}

/// Two by two.
fn duel(game: &Game) -> Contest {
    let (players, deals) = LONGER.iter().find(|(id, _)| *id == game.id).map_or(DUEL, |(_, duel)| *duel);
    Contest { players: players.to_owned(), deals, ..company(game) }
}

/// What solved endings gain.
fn endings(game: &Game) -> Option<Contest> {
    let (players, usual) = ENDINGS;
    let deals = OTHER_ENDINGS.iter().find(|(id, _)| *id == game.id).map_or(usual, |(_, deals)| *deals);
    let otherwise = Some(UNSOLVED);
    game.solved.then(|| Contest { players: players.to_owned(), deals, agreed: None, otherwise, ..company(game) })
}

/// The contests of a game.
fn contests(game: &Game) -> impl Iterator<Item = Contest> {
    [company(game), duel(game)].into_iter().chain(endings(game))
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
        "command": contest.command(),
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
fn keep(kept: &Map<String, Value>, games: &[Game]) -> Result<(), String> {
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

Made by `cargo xtask strength`, which goes on where it was stopped; `cargo xtask strength GAME…` measures some anew, and
`cargo xtask strength endings [GAME…]` only what solved endings gain.
";

const ABOUT_ENDINGS: &str = "
## What solved endings gain

Both search a hundred iterations. Whoever solves has the last five cards, or fewer, of the deals he imagines played as they are solved
with open hands once his tree of moves ends; the other has them played by the book and at random, as he has the rest. Until then both
play alike, with equal dice in mind, so a figure says what is won or lost by endings alone. Every match is one deal.

| Game | Deals | Whoever solves wins a deal |
|---|---:|---:|
";

fn page(games: &[Game], kept: &Map<String, Value>) -> String {
    let mut text = ABOUT.to_owned();
    let held = |contest: Contest| kept.get(&contest.name()).map(|told| (contest, told));
    text.push_str("\n## Every game\n\n| Game | Deals | search:60 | book | random |\n|---|---:|---:|---:|---:|\n");
    for (game, (_, told)) in games.iter().filter_map(|game| Some((game, held(company(game))?))) {
        let _ = writeln!(text, "| {} | {} | {} |", game.name, told["deals"], figures(told, 3).join(" | "));
    }
    text.push_str(
        "\n## Two by two\n\n| Game | Deals | Matches | Players | The first wins a deal |\n|---|---:|---:|---|---:|\n",
    );
    for (game, (contest, told)) in games.iter().filter_map(|game| Some((game, held(duel(game))?))) {
        let players = contest.players.replace(',', " against ");
        let first = figures(told, 3).into_iter().next().unwrap_or_default();
        let _ = writeln!(text, "| {} | {} | {} | {players} | {first} |", game.name, told["deals"], told["matches"]);
    }
    text.push_str(ABOUT_ENDINGS);
    for (game, (_, told)) in games.iter().filter_map(|game| Some((game, held(endings(game)?)?))) {
        let gain = figures(told, 4).into_iter().nth(1).unwrap_or_default();
        let _ = writeln!(text, "| {} | {} | {gain} |", game.name, told["deals"]);
    }
    text
}

/// What each player won a deal; of an ending it may be little.
fn figures(told: &Value, decimals: usize) -> Vec<String> {
    let figure = |player: &Value| {
        let (mean, interval) = (player["mean"].as_f64(), player["interval"].as_f64());
        let signed = format!("{:+.decimals$}", mean.unwrap_or(f64::NAN)).replace('-', "−");
        format!("{signed} ± {:.decimals$}", interval.unwrap_or(f64::NAN))
    };
    told["players"].as_array().into_iter().flatten().map(figure).collect()
}

#[cfg(test)]
mod tests {
    use super::{Game, OTHERS, company, duel, endings, listed, page};
    use serde_json::{Map, json};

    fn game(id: &str, name: &str) -> Game {
        Game { id: id.to_owned(), preset: None, name: name.to_owned(), solved: id == "whist" }
    }

    #[test]
    fn a_contest_stands_in_its_table() {
        let games = [game("trictrac", "Trictrac"), game("whist", "Whist"), game("chess", "Chess")];
        let told = json!({ "deals": 3501, "matches": 900, "players": [
            { "mean": -0.0271, "interval": 0.019 }, { "mean": 0.0271, "interval": 0.019 }] });
        let solving = endings(&games[1]).expect("Whist is solved");
        let kept: Map<_, _> = [(duel(&games[0]).name(), told.clone()), (solving.name(), told)].into_iter().collect();
        let page = page(&games, &kept);
        assert!(page.contains("| Trictrac | 3501 | 900 | search:300 against book | −0.027 ± 0.019 |"), "{page}");
        assert!(page.contains("| Whist | 3501 | +0.0271 ± 0.0190 |"), "{page}");
        assert!(!page.contains("Chess"), "{page}");
    }

    #[test]
    fn a_contest_is_asked_for_as_it_is_told() {
        let asked = company(&game("preference", "Préférence")).command();
        assert_eq!(asked, "spadille arena preference --players search:60,book,random --deals 400 --option pool=2");
        let asked = endings(&game("whist", "Whist")).expect("Whist is solved").arguments().join(" ");
        assert_eq!(asked, "whist - 4000/1 search:100,search:100 open_cards=0");
    }

    #[test]
    fn a_preset_that_is_a_game_of_its_own_has_a_row_of_its_own() {
        let told = json!({ "game": "tarock", "name": { "en": "Tarock" }, "solved": true, "presets": [
            { "name": "three", "called": ["For three", "Zu dritt"] }, { "name": "two", "called": ["En deux", "En deux"] }] });
        let [first, two] = listed(&told).try_into().expect("the first, and one beside it");
        assert_eq!(company(&first).name(), "tarock search:60,book,random");
        assert_eq!(
            (two.name.as_str(), company(&two).name().as_str()),
            ("Tarock: En deux", "tarock two search:60,book,random")
        );
        assert!(company(&two).command().ends_with("--deals 400 --preset two"));
        let solving = endings(&two).expect("Tarock is solved").command();
        assert!(solving.ends_with("-- tarock two 600/1 search:100,search:100 open_cards=0"), "{solving}");
    }

    #[test]
    fn presets_that_are_measured_are_those_of_their_games() {
        for (game, presets) in OTHERS {
            for preset in presets {
                let row = format!("name: \"{preset}\"");
                let family = if game == "spitzeln" || game == "five-suit-solo" {
                    "scat/src/solo"
                } else {
                    "tarock/src/tarock/options"
                };
                let folder = crate::shell::root().join("games").join(family);
                let files = std::fs::read_dir(folder).expect("the family").filter_map(Result::ok);
                let mut texts = files.filter_map(|file| std::fs::read_to_string(file.path()).ok());
                assert!(texts.any(|text| text.contains(&row)), "{game} has no preset {preset}");
            }
        }
    }
}
