//! Options: every "some play …" of the books, with the years as presets.

use crate::book::Bilingual;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fmt;

/// A named set of options: usually the year of a book.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preset {
    /// How it is asked for: `1782`, `1860`, `modern`.
    pub name: &'static str,
    /// How people call it, in English and German; a year is called by itself.
    pub called: [&'static str; 2],
    /// What it stands for, in English.
    pub en: &'static str,
    /// The same in German.
    pub de: &'static str,
}

impl Preset {
    /// How people call it.
    pub fn title(&self) -> Bilingual {
        let [en, de] = self.called;
        Bilingual::new(en, de)
    }

    /// The description in both languages.
    pub fn about(&self) -> Bilingual {
        Bilingual { en: self.en.into(), de: self.de.into() }
    }
}

/// The options of a game: a plain struct whose fields carry the names and values of the rule file. The schema, the
/// command-line flags and the web form are derived from it; the doc comment of a field is its help text.
pub trait Options:
    Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    /// The presets; the first is the default.
    const PRESETS: &'static [Preset];

    /// The options of a preset, if there is one of this name.
    fn preset(name: &str) -> Option<Self>;

    /// Whether the options fit together.
    ///
    /// # Errors
    /// Says in a sentence which do not.
    fn check(&self) -> Result<(), OptionError>;

    /// The default preset's options.
    fn standard() -> Self {
        let name = Self::PRESETS.first().map_or("", |p| p.name);
        Self::preset(name).unwrap_or_else(|| unreachable!("every game has the presets it lists"))
    }

    /// A preset with some options changed.
    ///
    /// # Errors
    /// Names an unknown preset, an unknown option, a value that is not allowed, or a combination that is impossible.
    fn from_overrides(preset: Option<&str>, overrides: &Map<String, Value>) -> Result<Self, OptionError> {
        let base = match preset {
            None => Self::standard(),
            Some(name) => Self::preset(name).ok_or_else(|| {
                let known: Vec<_> = Self::PRESETS.iter().map(|p| p.name).collect();
                let known = known.join(", ");
                OptionError::new(
                    format!("there is no preset \"{name}\"; there are: {known}"),
                    format!("eine Vorlage „{name}“ gibt es nicht; es gibt: {known}"),
                )
            })?,
        };
        let mut value = serde_json::to_value(&base).map_err(OptionError::unread)?;
        if let Some(fields) = value.as_object_mut() {
            for (name, chosen) in overrides {
                if !fields.contains_key(name) {
                    let known = fields.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
                    return Err(OptionError::new(
                        format!("there is no option \"{name}\"; there are: {known}"),
                        format!("eine Option „{name}“ gibt es nicht; es gibt: {known}"),
                    ));
                }
                let with = |chosen: &Value| {
                    let mut one = fields.clone();
                    one.insert(name.clone(), chosen.clone());
                    serde_json::from_value::<Self>(Value::Object(one))
                };
                let mut chosen = chosen.clone();
                if let Err(why) = with(&chosen) {
                    let meant = meant_by(&chosen).into_iter().find(|other| with(other).is_ok());
                    chosen = meant.ok_or_else(|| {
                        // The reader of words knows which there are; where numbers are wanted it knows nothing.
                        let of_word = chosen.as_number().and_then(|n| with(&Value::String(n.to_string())).err());
                        let of_word = of_word.filter(|why| why.to_string().contains('`'));
                        OptionError::unfit(name, &chosen, of_word.as_ref().unwrap_or(&why))
                    })?;
                }
                fields.insert(name.clone(), chosen);
            }
        }
        in_range::<Self>(&value)?;
        let options: Self = serde_json::from_value(value).map_err(OptionError::unread)?;
        options.check()?;
        Ok(options)
    }
}

/// What somebody may have meant who wrote a value as it is not written: a word that looks like a number or like nothing (players
/// "4"), and yes and no in any of their words.
fn meant_by(value: &Value) -> Vec<Value> {
    const YES: [&str; 4] = ["true", "on", "yes", "ja"];
    const NO: [&str; 4] = ["false", "off", "no", "nein"];
    let word = value.as_str().map_or_else(|| value.to_string(), str::to_lowercase);
    let switch = |is: bool, words: [&str; 4]| [is.into()].into_iter().chain(words.map(Value::from)).collect();
    match word.as_str() {
        word if YES.contains(&word) => switch(true, YES),
        word if NO.contains(&word) => switch(false, NO),
        _ if value.is_number() || value.is_null() => vec![word.into()],
        _ => Vec::new(),
    }
}

/// Whether every number lies within the limits that its field declares, `#[schemars(range(min = …, max = …))]`.
fn in_range<O: Options>(options: &Value) -> Result<(), OptionError> {
    let schema = schemars::schema_for!(O).to_value();
    let fields = schema["properties"].as_object();
    for (name, field) in fields.into_iter().flatten() {
        let limits = field["minimum"].as_i64().zip(field["maximum"].as_i64());
        if let (Some(number), Some((least, most))) = (options[name.as_str()].as_i64(), limits) {
            within(name, number, least, most)?;
        }
    }
    Ok(())
}

/// Declares options whose values are words: doc comment, name, and each value with the word it is written as. The first value
/// is the usual one.
///
/// ```
/// spadille_core::option_words! {
///     /// How stakes are marked.
///     Marking {
///         /// The dealer alone stakes.
///         Dealer = "dealer",
///         /// Everybody stakes.
///         All = "all",
///     }
/// }
/// assert_eq!(serde_json::to_string(&Marking::All).unwrap(), "\"all\"");
/// ```
#[macro_export]
macro_rules! option_words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        pub enum $name {
            $($(#[$value_doc])* #[serde(rename = $word)] $value,)*
        }
    )*};
}

option_words! {
    /// Whether something is played with.
    #[allow(missing_docs)]
    OnOff { Off = "off", On = "on" }
    /// Whether it is so.
    #[allow(missing_docs)]
    YesNo { No = "no", Yes = "yes" }
}

impl OnOff {
    /// Whether it is played with.
    pub const fn is_on(self) -> bool {
        matches!(self, OnOff::On)
    }
}

impl YesNo {
    /// Whether it is so.
    pub const fn is_yes(self) -> bool {
        matches!(self, YesNo::Yes)
    }
}

/// Options that do not exist or do not fit together, said in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    /// What is wrong.
    pub sentence: Bilingual,
    /// The value that one option cannot have, where that is what is wrong.
    pub unfit: Option<Unfit>,
}

/// A value that an option cannot have. Whoever has the book can say what people call the option and what it may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit {
    /// The key of the option.
    pub key: String,
    /// What was wished for.
    pub value: Value,
}

impl OptionError {
    /// An error with its sentence in English and German.
    pub fn new(en: impl Into<String>, de: impl Into<String>) -> OptionError {
        OptionError { sentence: Bilingual::new(en, de), unfit: None }
    }

    /// The same error, to be laid to one option.
    fn of(self, key: &str, value: Value) -> OptionError {
        OptionError { unfit: Some(Unfit { key: key.to_owned(), value }), ..self }
    }

    /// Options that cannot be read at all, in the reader's own words.
    fn unread(why: serde_json::Error) -> OptionError {
        OptionError::new(why.to_string(), why.to_string())
    }

    /// A value that an option cannot have.
    fn unfit(name: &str, value: &Value, why: &serde_json::Error) -> OptionError {
        // The reader lists the words it knows between backquotes, after the one it does not, or names a type of its own.
        let why = why.to_string();
        let wanted = why.split_once("expected").map_or("", |(_, wanted)| wanted).trim();
        let known: Vec<&str> = wanted.split('`').skip(1).step_by(2).collect();
        let (en, de) = match wanted {
            _ if !known.is_empty() => {
                (format!("; there are: {}", known.join(", ")), format!("; es gibt: {}", known.join(", ")))
            }
            "a boolean" => ("; it is true or false".into(), "; möglich ist true oder false".into()),
            "a sequence" => (
                "; it is a list, like [\"one\", \"two\"]".into(),
                "; verlangt ist eine Liste wie [\"eins\", \"zwei\"]".into(),
            ),
            _ if wanted.starts_with(['u', 'i']) => {
                ("; it is a whole number".into(), "; verlangt ist eine ganze Zahl".into())
            }
            _ => (String::new(), String::new()),
        };
        OptionError::new(
            format!("option \"{name}\": {value} does not fit{en}"),
            format!("Option „{name}“: {value} passt nicht{de}"),
        )
        .of(name, value.clone())
    }
}

/// Whether a number lies within its limits, for [`Options::check`].
///
/// # Errors
/// Says which option is out of them.
pub fn within(name: &str, value: impl Into<i64>, least: i64, most: i64) -> Result<(), OptionError> {
    let value = value.into();
    let sentence = || {
        OptionError::new(
            format!("option \"{name}\" is {value}; it must be {least} to {most}"),
            format!("Option „{name}“ ist {value}; erlaubt ist {least} bis {most}"),
        )
        .of(name, value.into())
    };
    if (least..=most).contains(&value) { Ok(()) } else { Err(sentence()) }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence.en)
    }
}

impl std::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    option_words! {
        /// How many play.
        #[allow(missing_docs)]
        Players { Three = "3", Four = "4" }
        /// What is left over.
        #[allow(missing_docs)]
        Rest { Nothing = "null", Half = "half" }
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    struct Agreed {
        players: Players,
        rest: Rest,
        strict: bool,
        kings: YesNo,
        pool: OnOff,
        suits: Vec<YesNo>,
        #[schemars(range(min = 1, max = 9))]
        deals: u8,
    }

    impl Options for Agreed {
        const PRESETS: &'static [Preset] = &[Preset { name: "1782", called: ["1782", "1782"], en: "", de: "" }];

        fn preset(name: &str) -> Option<Agreed> {
            (name == "1782").then_some(Agreed {
                players: Players::Three,
                rest: Rest::Half,
                strict: false,
                kings: YesNo::No,
                pool: OnOff::Off,
                suits: vec![],
                deals: 3,
            })
        }

        fn check(&self) -> Result<(), OptionError> {
            Ok(())
        }
    }

    fn agreed(changes: &Value) -> Result<Agreed, OptionError> {
        Agreed::from_overrides(None, changes.as_object().expect("options by name"))
    }

    #[test]
    fn yes_and_no_are_understood_in_all_their_words() {
        for (yes, no) in [(json!(true), json!(false)), (json!("on"), json!("off")), (json!("ja"), json!("Nein"))] {
            let played = agreed(&json!({ "strict": yes, "kings": yes, "pool": yes })).expect("yes");
            assert!(played.strict && played.kings.is_yes() && played.pool.is_on(), "{yes}");
            let not = agreed(&json!({ "strict": no, "kings": no, "pool": no })).expect("no");
            assert!(!not.strict && !not.kings.is_yes() && !not.pool.is_on(), "{no}");
        }
    }

    #[test]
    fn words_that_look_like_numbers_or_nothing_are_words() {
        let options = agreed(&json!({ "players": 4, "rest": null })).expect("words");
        assert_eq!((options.players, options.rest), (Players::Four, Rest::Nothing));
    }

    #[test]
    fn what_cannot_be_is_refused_with_what_may_be() {
        let refused = |changes: Value| agreed(&changes).expect_err("refused").sentence.en;
        assert_eq!(refused(json!({ "players": 5 })), "option \"players\": 5 does not fit; there are: 3, 4");
        assert_eq!(refused(json!({ "rest": "yes" })), "option \"rest\": \"yes\" does not fit; there are: null, half");
        assert_eq!(refused(json!({ "strict": 1 })), "option \"strict\": 1 does not fit; it is true or false");
        assert_eq!(
            refused(json!({ "suits": "yes" })),
            "option \"suits\": \"yes\" does not fit; it is a list, like [\"one\", \"two\"]"
        );
        assert_eq!(refused(json!({ "deals": 10 })), "option \"deals\" is 10; it must be 1 to 9");
        assert!(refused(json!({ "deal": 1 })).starts_with("there is no option \"deal\"; there are: "));
    }
}
