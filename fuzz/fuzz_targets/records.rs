//! Any text as a record: read, replayed, forked.
#![no_main]
use libfuzzer_sys::fuzz_target;
use spadille_core::{Log, Record};

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        let _ = spadille_catalogue::resume(&record, &mut Log::default());
        let _ = Record::parse(&record.fork(3).to_string());
    }
});
