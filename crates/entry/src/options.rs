//! What can be agreed on at a table, read from the schema of a game's options and from its book.

use crate::About;
use serde::Serialize;
use serde_json::Value;
use spadille_core::book::{Bilingual, OptionGroup};

/// Options that say how long a match lasts.
pub const LENGTHS: [&str; 12] = [
    "banks",
    "deals",
    "games",
    "length",
    "matches",
    "max_deals",
    "parties",
    "rounds",
    "rubbers",
    "saetze",
    "tailles",
    "tours",
];

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionAbout {
    /// How programs and records name it.
    pub key: String,
    /// What people call it.
    pub name: Bilingual,
    /// Among which others it is asked for.
    pub group: OptionGroup,
    /// What is agreed on.
    pub help: Bilingual,
    /// Where the books speak of it: `000:1143; 004:147`. Empty where it is the house's own.
    pub source: String,
    /// The values it may take, where they can be listed.
    pub values: Vec<OptionValue>,
    /// Whether several of the values may be chosen together.
    pub several: bool,
    /// The least number, where it is a number.
    pub least: Option<i64>,
    /// The greatest number, where it is a number.
    pub most: Option<i64>,
}

/// One value of an option.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionValue {
    /// The value.
    pub value: Value,
    /// What it means; empty where the value says it.
    pub meaning: Bilingual,
}

impl OptionAbout {
    /// The value as people write it.
    pub fn word(value: &Value) -> String {
        value.as_str().map_or_else(|| value.to_string(), str::to_owned)
    }

    /// What a value means.
    pub fn meaning(&self, value: &Value) -> Option<&Bilingual> {
        self.values.iter().find(|v| v.value == *value).map(|v| &v.meaning)
    }
}

impl About {
    /// The options of the game by their groups, each in the order in which the game declares them; how many play and how long come
    /// first.
    pub fn options(&self) -> Vec<OptionAbout> {
        // The fields themselves are a map sorted by key. That all of them are required is a list, and it keeps their order.
        let declared = self.options_schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let fields = &self.options_schema["properties"];
        let mut options: Vec<OptionAbout> = declared.map(|key| self.option(key, &fields[key])).collect();
        options.sort_by_key(|option| {
            let is_length = LENGTHS.contains(&option.key.as_str());
            (option.group, if option.key == "players" { 0 } else { 2 - u8::from(is_length) })
        });
        options
    }

    pub(crate) fn option(&self, key: &str, field: &Value) -> OptionAbout {
        let words = self.book.options.get(key);
        let german =
            |value: &Value| words.and_then(|w| w.values.get(&OptionAbout::word(value))).map(|text| one_line(text));
        let values = listed(&self.options_schema, field).into_iter().map(|(value, en)| {
            let de = german(&value).unwrap_or_else(|| en.clone());
            OptionValue { value, meaning: Bilingual { en, de } }
        });
        let (en, source) = uncited(&one_line(field["description"].as_str().unwrap_or_default()));
        OptionAbout {
            key: key.to_owned(),
            name: words.map_or_else(|| Bilingual::new(key, key), |w| w.name.clone()),
            group: words.map(|w| w.group).unwrap_or_default(),
            values: values.collect(),
            help: Bilingual { de: words.map_or_else(|| en.clone(), |w| uncited(&one_line(&w.help)).0), en },
            source,
            several: is_list(&self.options_schema, field),
            least: field["minimum"].as_i64(),
            most: field["maximum"].as_i64(),
        }
    }
}

/// A text of several lines in one, without its marks.
pub(crate) fn one_line(text: &str) -> String {
    text.replace(['`', '*'], "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A sentence without the source it names in brackets, `… (000:1143; 004:147).`, and the source.
fn uncited(sentence: &str) -> (String, String) {
    let cites = |inside: &str| inside.get(3..4) == Some(":") && inside.bytes().take(3).all(|b| b.is_ascii_digit());
    let found = sentence.match_indices(" (").find_map(|(at, _)| {
        let inside = sentence[at + 2..].split(')').next().filter(|inside| cites(inside))?;
        Some((at, inside, &sentence[at + 2 + inside.len()..]))
    });
    match found {
        Some((at, source, rest)) => {
            // A reading of ours is no source.
            let source: Vec<&str> = source.split(", ").filter(|part| !part.starts_with(char::is_alphabetic)).collect();
            (format!("{}{}", &sentence[..at], rest.strip_prefix(')').unwrap_or(rest)), source.join(", "))
        }
        None => (sentence.to_owned(), String::new()),
    }
}

/// Whether a schema asks for a list.
fn is_list(schema: &Value, field: &Value) -> bool {
    let named = field["$ref"].as_str().and_then(|r| schema.pointer(r.strip_prefix('#')?));
    field["type"] == "array" || named.is_some_and(|field| is_list(schema, field))
}

/// The values a schema lists, with what it says of them.
fn listed(schema: &Value, field: &Value) -> Vec<(Value, String)> {
    if let Some(reference) = field["$ref"].as_str().and_then(|r| r.strip_prefix('#')) {
        return schema.pointer(reference).map(|f| listed(schema, f)).unwrap_or_default();
    }
    if field["type"] == "boolean" {
        return vec![(true.into(), String::new()), (false.into(), String::new())];
    }
    if field["type"] == "array" {
        return listed(schema, &field["items"]);
    }
    if let Some(values) = field["enum"].as_array() {
        return values.iter().map(|v| (v.clone(), String::new())).collect();
    }
    if let Some(constant) = field.get("const") {
        return vec![(constant.clone(), one_line(field["description"].as_str().unwrap_or_default()))];
    }
    let kinds = ["oneOf", "anyOf", "allOf"].into_iter().find_map(|key| field[key].as_array());
    kinds.map(|kinds| kinds.iter().flat_map(|kind| listed(schema, kind)).collect()).unwrap_or_default()
}
