//! Our random games of Trictrac beside those of mmai/trictrac, of which the caller has a copy.
//!
//! Both sides play whole matches to twelve holes with random players on one core and are told in games a second. Its own program
//! `random_game` is measured, built for speed instead of for size.

use crate::shell::{answer, cargo, output, root};
use serde_json::Value;
use std::path::Path;

/// Games a second, at least, for one of theirs.
const AIM: f64 = 50.0;

/// Games the peer plays.
const GAMES: &str = "2000";

/// Measures both in turn.
pub fn run(copy: &str, seconds: f64) -> Result<(), String> {
    let manifest = Path::new(copy).join("store/Cargo.toml");
    if !manifest.is_file() {
        return Err(format!("{copy} is no copy of mmai/trictrac: it has no store/Cargo.toml"));
    }
    let built = root().join("target/peers-trictrac");
    cargo(&[
        "build",
        "--quiet",
        "--release",
        "--bin",
        "random_game",
        "--config",
        "profile.release.opt-level=3",
        "--manifest-path",
        &manifest.to_string_lossy(),
        "--target-dir",
        &built.to_string_lossy(),
    ])?;
    cargo(&["build", "--release", "--quiet", "--package", "spadille"])?;
    let peer = built.join("release/random_game").to_string_lossy().into_owned();
    let ours = root().join("target/release/spadille").to_string_lossy().into_owned();
    let told = output(&peer, &["--seed", "1", "--games", GAMES])?;
    let theirs = throughput(&told).ok_or_else(|| format!("mmai/trictrac does not say its throughput:\n{told}"))?;
    let bench: Value = answer(&ours, &["bench", "trictrac", "--seconds", &seconds.to_string(), "--json"])?;
    let mine = bench[0]["matches_per_second"].as_f64().unwrap_or(f64::NAN);
    println!(
        "trictrac   {mine:>12.0} games/s   mmai/trictrac {theirs:>10.0} games/s   {:>7.1}×  {AIM:.0}×",
        mine / theirs
    );
    Ok(())
}

/// What stands behind the word in its report: `Throughput : 530.2 games/s`.
fn throughput(report: &str) -> Option<f64> {
    let line = report.lines().find(|line| line.starts_with("Throughput"))?;
    line.split_whitespace().find_map(|word| word.parse().ok())
}
