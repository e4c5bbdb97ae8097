//! `spadille bench`.

use super::{Manner, about, print_json};
use crate::failure::Failure;
use crate::out::say;
use serde_json::json;
use spadille_catalogue::GAMES;
use spadille_core::{Speech, text};
use std::process::ExitCode;

pub fn run(manner: Manner, game: Option<&str>, seconds: f64, preset: Option<&str>) -> Result<ExitCode, Failure> {
    if !(seconds > 0.0 && seconds <= 3600.0) {
        return Err(text!("house-bench-seconds").into());
    }
    let games: Vec<&str> = match game {
        Some(game) => vec![about(game)?.id],
        None => GAMES.to_vec(),
    };
    let speech = Speech::new(manner.lang, []);
    let mut rows = Vec::new();
    for id in games {
        let measured = spadille_catalogue::speed(id, preset, &serde_json::Map::new(), seconds)?;
        if manner.json {
            rows.push(json!({
                "game": id,
                "seconds": measured.seconds,
                "matches": measured.matches,
                "decisions": measured.decisions,
                "match_length": measured.match_length(),
                "matches_per_second": measured.matches_per_second(),
                "decisions_per_second": measured.decisions_per_second(),
            }));
        } else {
            let told = text!(
                "house-bench-line",
                game = format!("{id:<10}"),
                matches = format!("{:>12.0}", measured.matches_per_second()),
                decisions = format!("{:>14.0}", measured.decisions_per_second()),
                length = format!("{:.0}", measured.match_length()),
                all_matches = measured.matches.to_string(),
                all_decisions = measured.decisions.to_string(),
                seconds = format!("{:.2}", measured.seconds)
            );
            say!("{}", speech.say(&told, &[]));
        }
    }
    if manner.json { print_json(&rows) } else { Ok(ExitCode::SUCCESS) }
}
