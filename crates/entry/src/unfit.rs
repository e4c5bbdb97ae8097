//! What an option cannot be, and what it may be instead, said to people.

use crate::{About, OptionAbout};
use serde_json::Value;
use spadille_core::book::Bilingual;
use spadille_core::{Lang, OptionError};

impl About {
    /// The same complaint with the option called by its name, and its values by what they mean. Keys stay in brackets for whoever
    /// typed them.
    pub(crate) fn in_words(&self, error: OptionError) -> OptionError {
        let Some(unfit) = &error.unfit else { return error };
        let Some(field) = self.options_schema["properties"].get(&unfit.key) else { return error };
        let (option, value) = (self.option(&unfit.key, field), OptionAbout::word(&unfit.value));
        let [en, de] = [Lang::En, Lang::De].map(|lang| self.may_be(&option, field, lang));
        let Bilingual { en: name, de: german_name } = &option.name;
        let key = &option.key;
        OptionError {
            sentence: Bilingual::new(
                format!("“{name}” ({key}) cannot be “{value}”. {en}"),
                format!("„{german_name}“ ({key}) kann nicht „{value}“ sein. {de}"),
            ),
            ..error
        }
    }

    /// Everything an option may be, in a sentence.
    fn may_be(&self, option: &OptionAbout, field: &Value, lang: Lang) -> String {
        let mut all: Vec<String> = option.values.iter().map(|v| meant(&v.value, v.meaning.get(lang), lang)).collect();
        if let Some((least, most)) = numbers(&self.options_schema, field) {
            let german = lang == Lang::De;
            all.push(match (least.zip(most), german) {
                (Some((least, most)), false) => format!("{least} to {most}"),
                (Some((least, most)), true) => format!("{least} bis {most}"),
                (None, false) => "a whole number".to_owned(),
                (None, true) => "eine ganze Zahl".to_owned(),
            });
        }
        let possible = match (option.several, lang) {
            (false, Lang::En) => "Possible:",
            (false, Lang::De) => "Möglich:",
            (true, Lang::En) => "Possible, in a list like [\"one\", \"two\"]:",
            (true, Lang::De) => "Möglich, in einer Liste wie [\"eins\", \"zwei\"]:",
        };
        format!("{possible} {}.", all.join("; "))
    }
}

/// A value by what it means, and as it is written.
fn meant(value: &Value, meaning: &str, lang: Lang) -> String {
    let word = OptionAbout::word(value);
    let meaning = match (meaning.trim_end_matches('.'), word.as_str(), lang) {
        ("", "true" | "on" | "yes", Lang::En) => "yes",
        ("", "true" | "on" | "yes", Lang::De) => "ja",
        ("", "false" | "off" | "no", Lang::En) => "no",
        ("", "false" | "off" | "no", Lang::De) => "nein",
        ("", ..) => return word,
        (meaning, ..) => meaning,
    };
    if meaning == word { word } else { format!("{meaning} ({word})") }
}

/// The limits of the numbers that a schema takes, be it beside words; nothing where it takes none.
fn numbers(schema: &Value, field: &Value) -> Option<(Option<i64>, Option<i64>)> {
    if let Some(named) = field["$ref"].as_str().and_then(|r| schema.pointer(r.strip_prefix('#')?)) {
        return numbers(schema, named);
    }
    if field["type"] == "integer" && field.get("const").is_none() && field.get("enum").is_none() {
        return Some((field["minimum"].as_i64(), field["maximum"].as_i64()));
    }
    let kinds = ["oneOf", "anyOf", "allOf"].into_iter().filter_map(|key| field[key].as_array()).flatten();
    kinds.into_iter().find_map(|kind| numbers(schema, kind))
}
