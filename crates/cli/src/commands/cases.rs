//! `spadille cases`.

use super::{Manner, print_json};
use crate::failure::Failure;
use crate::out::say;
use serde_json::json;
use spadille_catalogue::cases::{Count, Verdict, judge, read};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn run(manner: Manner, files: &[PathBuf], only_unpassed: bool) -> Result<ExitCode, Failure> {
    let mut count = Count::default();
    let mut told = Vec::new();
    for path in files {
        let text = fs::read_to_string(path).map_err(|e| Failure::file(path, e))?;
        let game = path.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
        for (i, case) in read(&text).map_err(|e| Failure::file(path, e))?.into_iter().enumerate() {
            let (id, verdict) = match case {
                Ok(case) => (case.id.clone(), judge(game, &case)),
                Err(error) => (format!("{game} case {}", i + 1), Verdict::Unsupported(format!("malformed: {error}"))),
            };
            count.add(&verdict);
            if manner.json {
                told.push(json!({"game": game, "id": id, "verdict": verdict.to_string()}));
            } else if !only_unpassed || verdict != Verdict::Passed {
                say!("{id}: {verdict}");
            }
        }
    }
    if manner.json {
        let Count { passed, failed, disputed, unsupported } = count;
        let sums = json!({"passed": passed, "failed": failed, "disputed": disputed, "unsupported": unsupported});
        print_json(&json!({"cases": told, "count": sums}))?;
    } else {
        say!("{count}");
    }
    Ok(ExitCode::from(u8::from(count.failed > 0)))
}
