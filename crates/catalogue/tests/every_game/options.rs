//! What can be agreed on comes in an order that people understand, and what cannot be is refused in words that they do.

use serde_json::{Map, Value};
use spadille_catalogue::{About, OptionAbout};
use spadille_core::Lang;

fn about(game: &str) -> About {
    spadille_catalogue::about(game).unwrap_or_else(|| panic!("{game}"))
}

/// Players and length first, everything else as the game declares it; and no option is left behind.
pub fn options_come_as_they_are_declared(game: &'static str) {
    let about = about(game);
    let declared: Vec<&str> =
        about.options_schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let options = about.options();
    let mut keys: Vec<&str> = options.iter().map(|option| option.key.as_str()).collect();
    let place = |key: &str| declared.iter().position(|other| *other == key);
    let first = |key: &str| if key == "players" { 0 } else { 2 - u8::from(spadille_catalogue::LENGTHS.contains(&key)) };
    let order = options.iter().map(|option| (option.group, first(&option.key), place(&option.key)));
    assert!(order.is_sorted(), "{game}: {keys:?}");
    keys.sort_unstable();
    let fields = about.options_schema["properties"].as_object();
    assert_eq!(keys, fields.into_iter().flat_map(Map::keys).collect::<Vec<_>>(), "{game}");
}

/// Whoever wishes for what cannot be is told what the option is called and all that it may be, in his language.
pub fn an_option_that_cannot_be_so_is_named(game: &'static str) {
    for option in about(game).options() {
        let wish = Map::from_iter([(option.key.clone(), Value::from("zzz"))]);
        let Err(refused) = spadille_catalogue::open(game, None, &wish, &[]) else {
            panic!("{game}: {} is zzz", option.key);
        };
        for lang in Lang::ALL {
            let said = refused.sentence.get(lang);
            let mut wanted = vec![option.name.get(lang).to_owned(), format!("({})", option.key), "zzz".to_owned()];
            wanted.extend(option.values.iter().map(|value| OptionAbout::word(&value.value)));
            wanted.extend(option.values.iter().map(|v| v.meaning.get(lang).trim_end_matches('.').to_owned()));
            wanted.extend(option.least.iter().chain(&option.most).map(i64::to_string));
            let missing: Vec<_> = wanted.iter().filter(|word| !said.contains(word.as_str())).collect();
            assert!(missing.is_empty(), "{game}, {lang}: {missing:?} is missing in: {said}");
            assert!(!said.ends_with(": ."), "{game}, {lang}: {said}");
        }
    }
}
