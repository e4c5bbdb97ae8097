//! Our random games beside OpenSpiel's and our solver beside DDS, in one run on one core. What counts is the ratio.
//!
//! Both sides play whole games with random players in native code and count decisions of players; chance is counted on neither
//! side. Our players draw evenly from what does not give the game up at once; "a match" is how many decisions one has on average.

mod double_dummy;
pub mod trictrac;

use crate::shell::{answer, cargo, output, root, say};
use serde_json::Value;

/// Our game, the peer's game, and the ratio we aim at.
const PAIRS: [(&str, &str, f64); 7] = [
    ("lhombre", "skat", 10.0),
    ("whist", "hearts", 5.0),
    ("scat", "skat", 10.0),
    ("tarock", "tarok", 10.0),
    ("tarock-1782", "tarok", 10.0),
    ("trictrac", "backgammon", 20.0),
    ("chess", "chess", 20.0),
];

const SCRIPT: &str = r#"
import json, sys, time
import pyspiel
name, seconds = sys.argv[1], float(sys.argv[2])
game = pyspiel.load_game(name)
bots = [pyspiel.make_uniform_random_bot(p, 1234 + p) for p in range(game.num_players())]
decisions, sample = 0, 50
for seed in range(sample):
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, seed)
    decisions += sum(1 for step in state.full_history() if step.player >= 0)
games, begun = 0, time.perf_counter()
while time.perf_counter() - begun < seconds:
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, games)
    games += 1
rate = games / (time.perf_counter() - begun)
print(json.dumps({"games": rate, "decisions": rate * decisions / sample}))
"#;

pub fn run(seconds: f64) -> Result<(), String> {
    let python = environment()?;
    cargo(&["build", "--release", "--quiet", "--package", "spadille"])?;
    let ours = root().join("target/release/spadille").to_string_lossy().into_owned();
    random_games(&python, &ours, &seconds.to_string())?;
    double_dummy::run(&python, &ours, seconds)
}

fn random_games(python: &str, ours: &str, seconds: &str) -> Result<(), String> {
    println!(
        "{:<12} {:>16} {:>10}   {:<12} {:>16}   {:>8}  aim",
        "ours", "decisions/s", "a match", "OpenSpiel", "decisions/s", "ratio"
    );
    for (game, peer, aim) in PAIRS {
        let bench: Value = answer(ours, &["bench", game, "--seconds", seconds, "--json"])?;
        let measured: Value = answer(python, &["-c", SCRIPT, peer, seconds])?;
        let mine = bench[0]["decisions_per_second"].as_f64().unwrap_or(0.0);
        let length = bench[0]["match_length"].as_f64().unwrap_or(0.0);
        let theirs = measured["decisions"].as_f64().unwrap_or(f64::NAN);
        println!(
            "{game:<12} {mine:>16.0} {length:>10.0}   {peer:<12} {theirs:>16.0}   {:>7.1}×  {aim:.0}×",
            mine / theirs
        );
    }
    Ok(())
}

/// The peers: what is imported, and from which package.
const PEERS: [(&str, &str); 2] = [("pyspiel", "open_spiel"), ("endplay", "endplay")];

/// A Python environment of our own with the peers in it.
fn environment() -> Result<String, String> {
    let folder = root().join("target/peers");
    let python = folder.join("bin/python").to_string_lossy().into_owned();
    if output(&python, &["-c", ""]).is_err() {
        output("python3", &["-m", "venv", &folder.to_string_lossy()])
            .map_err(|e| format!("Python 3 with venv is needed to measure the peers: {e}"))?;
    }
    for (module, package) in PEERS {
        if output(&python, &["-c", &format!("import {module}")]).is_err() {
            say(&format!("installing {package} in the Python environment target/peers"));
            output(&python, &["-m", "pip", "install", "--quiet", package])
                .map_err(|e| format!("{package} could not be installed: {e}"))?;
        }
    }
    Ok(python)
}
