//! A match nobody will see the end of is none: how long a match may be agreed to last.

use serde_json::{Map, Value};
use spadille_core::text;
use spadille_table::{Kind, Refused};

/// What the length of a match is agreed in, and how much of it there may be.
const LENGTHS: [(&str, i64); 13] = [
    ("banks", 200),
    ("deals", 200),
    ("games", 200),
    ("length", 200),
    // A bound for when nobody gets to the end of the pool; the usual one.
    ("max_deals", 300),
    ("matches", 200),
    ("parties", 200),
    ("rounds", 200),
    ("rubbers", 200),
    ("saetze", 200),
    ("sets", 200),
    ("tailles", 200),
    ("tours", 200),
];
/// What each of these may last.
const EACH: [&str; 3] = ["longest", "most_strokes", "target"];
/// The most moves, strokes or points in all.
const IN_ALL: i64 = 100_000;

/// Whether a match with these options has an end that people can live to see.
///
/// # Errors
/// Says how long it may last.
pub(crate) fn has_an_end(options: &Map<String, Value>) -> Result<(), Refused> {
    let agreed = |name: &str| options.get(name).and_then(Value::as_i64);
    if let Some((_, most)) = LENGTHS.iter().find(|(name, most)| agreed(name).is_some_and(|n| n > *most)) {
        return Err(Refused::new(Kind::Impossible, text!("room-too-long", most = *most)));
    }
    let many: i64 = LENGTHS.iter().filter_map(|(name, _)| agreed(name)).fold(1, |all, n| all.saturating_mul(n.max(1)));
    let each = EACH.iter().filter_map(|name| agreed(name)).max().unwrap_or(1);
    if many.saturating_mul(each.max(1)) > IN_ALL {
        return Err(Refused::new(Kind::Impossible, text!("room-too-long-in-all", most = IN_ALL)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn options(game: &str, wish: Value) -> Map<String, Value> {
        let Value::Object(wish) = wish else { panic!("options are an object") };
        let table = spadille_catalogue::open(game, None, &wish, &[]).expect("options the game itself takes");
        let Value::Object(options) = table.options() else { panic!("options are an object") };
        options
    }

    #[test]
    fn matches_without_end_are_refused() {
        for (game, endless) in [
            ("toccategli", json!({ "saetze": 1000 })),
            ("preference", json!({ "max_deals": 1000 })),
            ("chess", json!({ "games": 200, "longest": 10_000 })),
            ("chess", json!({ "games": 1000 })),
            ("piquet", json!({ "parties": 200, "target": 10_000 })),
        ] {
            assert!(has_an_end(&options(game, endless.clone())).is_err(), "{game} {endless}");
        }
        assert!(has_an_end(&options("chess", json!({ "games": 200 }))).is_ok());
    }

    spadille_catalogue::each_game! { every_preset_may_be_played, no_unknown_option_makes_it_endless }

    fn every_preset_may_be_played(game: &str) {
        for preset in spadille_catalogue::about(game).expect("a game").presets {
            let table = spadille_catalogue::open(game, Some(preset.name), &Map::new(), &[]).expect("a table");
            let Value::Object(options) = table.options() else { panic!("options are an object") };
            assert!(has_an_end(&options).is_ok(), "{game} {}", preset.name);
        }
    }

    /// Whatever counts something up to a great number is either a length we know or no length at all.
    fn no_unknown_option_makes_it_endless(game: &str) {
        const NO_LENGTH: &str =
            "ante ballade_value block_size chips codille_limit partie_stake pool_stake rock_threshold stake unit";
        let schema = &spadille_catalogue::about(game).expect("a game").options_schema;
        for (name, option) in schema["properties"].as_object().into_iter().flatten() {
            let most = option["maximum"].as_f64().unwrap_or(0.0);
            let known = LENGTHS.iter().any(|(length, _)| length == name)
                || EACH.contains(&name.as_str())
                || NO_LENGTH.split(' ').any(|other| other == name);
            assert!(most <= 200.0 || known, "{game}: is “{name}” (up to {most}) a length?");
        }
    }
}
