//! `spadille settle`: the account of a deal or match played with real cards.

use super::{Manner, about, print_json};
use crate::failure::Failure;
use crate::out::{self, say};
use crate::sitting::pairs;
use serde_json::{Map, Value, json};
use spadille_catalogue::sources::cited;
use spadille_catalogue::{About, Shape};
use spadille_core::scribe::{Event, What, scored};
use spadille_core::speech::counters;
use spadille_core::{Account, Arg, Entry, Log, Seat, Speech, Text, text};
use spadille_table::payment_text;
use std::io::{BufRead as _, IsTerminal as _, Read as _};
use std::path::PathBuf;
use std::process::ExitCode;

pub struct Wanted {
    pub preset: Option<String>,
    pub options: Vec<String>,
    pub facts: Vec<String>,
    pub facts_from: Option<PathBuf>,
    pub form: bool,
}

pub fn run(manner: Manner, game: &str, wanted: &Wanted) -> Result<ExitCode, Failure> {
    let about = about(game)?;
    if wanted.form {
        return print_json(&about.facts_schema);
    }
    let options = pairs(&wanted.options)?;
    let facts = gather(manner, wanted, &about)?;
    let mut log = Log::default();
    let account =
        spadille_catalogue::settle(about.id, wanted.preset.as_deref(), &options, &Value::Object(facts), &mut log)
            .map_err(Failure::Said)?;
    let entries: Vec<&Entry> = log.entries().collect();
    if manner.json {
        let balances: Vec<i64> = Seat::all(account.seats).map(|s| account.ledger.balance(s)).collect();
        let rulings: Vec<_> = log.events.iter().filter(|event| is_ruling(event)).collect();
        return print_json(
            &json!({"entries": entries, "balances": balances, "parts": account.parts, "rulings": rulings}),
        );
    }
    let speech = Speech::new(manner.lang, [about.book]);
    let name = |side: Account| match side {
        Account::Seat(seat) => Arg::Seat(seat),
        Account::Pot(pot) => account.pots.get(pot.0 as usize).map_or_else(|| "".into(), |id| Text::new(*id).into()),
    };
    for event in &log.events {
        let said = match &event.what {
            What::Paid(entry) => payment_text(entry, name, counters(entry.amount, account.parts)),
            What::Scored(points) => scored(event.by.unwrap_or(Seat(0)), *points),
            What::Tallied(tally) => tally.text.clone(),
            What::Said(text) | What::Told(text) if is_ruling(event) => text.clone(),
            _ => continue,
        };
        say!("{}", speech.say(&said, &[]));
        let law = if let What::Paid(entry) = &event.what { Some(entry.law) } else { event.law };
        if let Some(law) = law.and_then(|law| about.book.law(law.0)) {
            say!("    {} ({})", law.sentence(manner.lang), cited(&law.source, manner.lang));
        }
    }
    for seat in Seat::all(account.seats) {
        let balance = counters(account.ledger.balance(seat), account.parts);
        say!("{}: {balance}", speech.name(seat, &[]));
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether something is told that a law decides: how a stroke is ruled, whose turn follows.
fn is_ruling(event: &Event) -> bool {
    event.law.is_some() && matches!(event.what, What::Said(_) | What::Told(_) | What::Scored(_) | What::Tallied(_))
}

/// The facts from flags, a file or, at a terminal, by asking.
fn gather(manner: Manner, wanted: &Wanted, about: &About) -> Result<Map<String, Value>, Failure> {
    let mut facts = match &wanted.facts_from {
        Some(path) => {
            let text = if path.as_os_str() == "-" {
                let mut text = String::new();
                std::io::stdin().read_to_string(&mut text)?;
                text
            } else {
                std::fs::read_to_string(path).map_err(|e| Failure::file(path, e))?
            };
            match serde_json::from_str(&text) {
                Ok(Value::Object(facts)) => facts,
                Ok(_) => return Err(Failure::file(path, text!("house-facts-object"))),
                Err(e) => return Err(Failure::file(path, e)),
            }
        }
        None => Map::new(),
    };
    for (name, value) in pairs(&wanted.facts)? {
        // A flag may be written as people write it: deals="12 31; 40 19".
        let shape = about.facts().into_iter().find(|fact| fact.name == name).map(|fact| fact.shape);
        let read = shape.and_then(|shape| shape.read(value.as_str()?));
        facts.insert(name, read.unwrap_or(value));
    }
    if facts.is_empty() && std::io::stdin().is_terminal() {
        ask(manner, about, &mut facts)?;
    }
    let needed = about.facts_schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let missing: Vec<&str> = needed.filter(|name| !facts.contains_key(*name)).collect();
    if missing.is_empty() { Ok(facts) } else { Err(text!("house-missing-facts", names = missing.join(", ")).into()) }
}

/// Asks for every fact until it can be read; what was answered already is not asked again.
fn ask(manner: Manner, about: &About, facts: &mut Map<String, Value>) -> Result<(), Failure> {
    let say = |text: Text| crate::failure::say(&text, manner.lang);
    let number = say(text!("house-fact-number"));
    for fact in about.facts() {
        say!("{} — {}", fact.name, fact.asked.get(manner.lang));
        fact.shape.shown(&number).iter().for_each(|line| say!("    {line}"));
        let (is_list, mut list) = (matches!(fact.shape, Shape::List(_)), Vec::new());
        match (is_list, fact.is_needed) {
            (true, _) => say!("    {}", say(text!("house-fact-lines"))),
            (false, false) => say!("    {}", say(text!("house-fact-may-lack"))),
            (false, true) => {}
        }
        loop {
            out::words("> ");
            let mut line = String::new();
            let ended = std::io::stdin().lock().read_line(&mut line)? == 0;
            let line = line.trim();
            if ended || line.is_empty() && (!fact.is_needed || !list.is_empty()) {
                break;
            }
            match fact.shape.read(line) {
                _ if line.is_empty() => say!("{}", say(text!("house-fact-needed"))),
                None => {
                    let wanted = fact.shape.shown(&number).join("; ");
                    say!("{}", say(text!("house-fact-unknown", words = line, known = wanted)));
                }
                Some(Value::Array(some)) if is_list => list.extend(some),
                Some(value) => {
                    facts.insert(fact.name.clone(), value);
                    break;
                }
            }
        }
        if !list.is_empty() {
            facts.insert(fact.name, Value::Array(list));
        }
    }
    Ok(())
}
