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
                    // Where values are words, one that looks like a number is a word all the same: players "4".
                    let word = chosen.as_number().map(|number| Value::String(number.to_string()));
                    chosen = match word.as_ref().map(with) {
                        Some(Ok(_)) => word.unwrap_or(chosen),
                        // The reader of words knows which there are; where numbers are wanted it knows nothing.
                        Some(Err(of_word)) if of_word.to_string().contains('`') => {
                            return Err(OptionError::unfit(name, &chosen, &of_word));
                        }
                        _ => return Err(OptionError::unfit(name, &chosen, &why)),
                    };
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
