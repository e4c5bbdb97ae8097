//! `spadille hint`: what a good player would do at the end of a record.

use super::{Manner, no_game, print_json, record};
use crate::failure::Failure;
use crate::hints;
use crate::out::say;
use crate::sitting::no_such_seat;
use crate::telling::voice_of;
use serde_json::json;
use spadille_bots::BotKind;
use spadille_core::{Log, Seat, Turn, Viewer, text};
use std::path::Path;
use std::process::ExitCode;

pub fn run(manner: Manner, path: &Path, seat: Option<u8>, bot: &str) -> Result<ExitCode, Failure> {
    let budget = match bot.parse()? {
        BotKind::Search(budget) => Some(budget),
        BotKind::Book => None,
        other => return Err(text!("house-no-reasons", bot = other.to_string()).into()),
    };
    let record = record::read(path)?;
    let table = spadille_catalogue::resume(&record, &mut Log::default())?;
    let seats = table.seats();
    let seat = match seat {
        Some(n) if (1..=seats).contains(&n) => Seat(n - 1),
        Some(n) => return Err(no_such_seat(n, seats)),
        None => table.turn().awaited().first().unwrap_or(Seat(0)),
    };
    if !table.turn().may_act(seat) {
        let why = match table.turn() {
            Turn::Over => text!("house-match-over"),
            Turn::Chance => text!("house-chance-next"),
            Turn::Seats { .. } => text!("house-seat-waits", seat = seat.0 + 1),
        };
        return Err(why.into());
    }
    if manner.json {
        return match budget {
            None => {
                print_json(&table.advice(seat).map(|(notation, reasons)| json!({"move": notation, "reasons": reasons})))
            }
            Some(budget) => {
                let view = table.view(Viewer::Seat(seat));
                match spadille_catalogue::hint(table.game(), &view, &table.options(), seat, budget) {
                    Some(hint) => print_json(&hint.map_err(|e| Failure::new(e.to_string()))?),
                    None => Err(no_game(table.game())),
                }
            }
        };
    }
    let mut voice = voice_of(table.as_ref(), manner);
    voice.you = Some(seat);
    hints::lines(hints::ask(table.as_ref(), seat, budget), &voice).iter().for_each(|line| say!("{line}"));
    Ok(ExitCode::SUCCESS)
}
