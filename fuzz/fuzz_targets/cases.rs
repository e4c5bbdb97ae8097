//! Any text as a file of worked cases, for every game.
#![no_main]
use libfuzzer_sys::fuzz_target;
use spadille_catalogue::{GAMES, cases};

fuzz_target!(|text: &str| {
    for case in cases::read(text).unwrap_or_default().into_iter().flatten() {
        for game in GAMES {
            let _ = cases::judge(game, &case);
        }
    }
});
