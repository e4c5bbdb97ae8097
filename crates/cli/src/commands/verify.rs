//! `spadille verify`: proves from a record that no card was chosen.

use super::{Manner, print_json};
use crate::failure::{Failure, say};
use crate::out::say;
use serde_json::json;
use spadille_core::text;
use spadille_table::fair::verify;
use std::path::Path;
use std::process::ExitCode;

pub fn run(manner: Manner, file: &Path) -> Result<ExitCode, Failure> {
    let found = verify(&super::record::read(file)?);
    if manner.json {
        let told = match &found {
            Ok(v) => json!({ "fair": true, "outcomes": v.outcomes, "given": v.given, "salts": v.salts }),
            Err(why) => json!({ "fair": false, "reason": why.to_string() }),
        };
        print_json(&told)?;
        return Ok(if found.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let say = |text| say(&text, manner.lang);
    match found {
        Ok(v) => {
            let told = text!("house-verified", outcomes = v.outcomes, salts = v.salts);
            say!("{}", say(told));
            if v.given > 0 {
                say!("{}", say(text!("house-verified-given", given = v.given)));
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(why) => {
            say!("{}", say(text!("house-unproven", why = why.text())));
            Ok(ExitCode::FAILURE)
        }
    }
}
