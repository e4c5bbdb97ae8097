//! Any JSON object as options, for every game.
#![no_main]
use libfuzzer_sys::fuzz_target;
use spadille_catalogue::GAMES;

fuzz_target!(|text: &str| {
    if let Ok(serde_json::Value::Object(options)) = serde_json::from_str(text) {
        for game in GAMES {
            let _ = spadille_catalogue::open(game, None, &options, &[]);
        }
    }
});
