//! Games that share one engine and one set of options, of which each leaves some out.

use crate::options::{OptionError, Options, Preset};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::Debug;

/// Which of the options of an engine one of its games has.
///
/// ```
/// use schemars::JsonSchema;
/// use serde::{Deserialize, Serialize};
/// use spadille_core::{OptionError, Options as _, OptionsOf, Preset, Sharing};
/// #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
/// struct Whole { tours: u8, helper: bool }
/// #[derive(Copy, Clone, PartialEq, Debug)]
/// struct Alone;
/// impl Sharing for Alone {
///     type Whole = Whole;
///     const NAME: &'static str = "alone";
///     const PRESETS: &'static [Preset] = &[Preset { name: "1782", called: ["1782", "1782"], en: "Old.", de: "Alt." }];
///     const WITHOUT: &'static [&'static str] = &["helper"];
///     fn preset(name: &str) -> Option<Whole> {
///         (name == "1782").then_some(Whole { tours: 10, helper: false })
///     }
///     fn check(_: &Whole) -> Result<(), OptionError> {
///         Ok(())
///     }
/// }
/// let options = OptionsOf::<Alone>::standard();
/// assert_eq!(serde_json::to_string(&options).unwrap(), "{\"tours\":10}");
/// assert_eq!(serde_json::from_str::<OptionsOf<Alone>>("{\"tours\":4}").unwrap().0.tours, 4);
/// assert!(serde_json::from_str::<OptionsOf<Alone>>("{\"tours\":4,\"helper\":true}").is_err());
/// ```
pub trait Sharing: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The options of the engine.
    type Whole: Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static;

    /// The name of the game, by which its schema goes.
    const NAME: &'static str;
    /// The presets; the first is the default.
    const PRESETS: &'static [Preset];
    /// The options that this game does not have.
    const WITHOUT: &'static [&'static str];

    /// The options of a preset.
    fn preset(name: &str) -> Option<Self::Whole>;

    /// Whether the options fit together.
    ///
    /// # Errors
    /// Says in a sentence which do not.
    fn check(options: &Self::Whole) -> Result<(), OptionError>;
}

/// The options of one of several games: those of the engine without what it does not have.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionsOf<K: Sharing>(pub K::Whole);

impl<K: Sharing> Serialize for OptionsOf<K> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut value = serde_json::to_value(&self.0).map_err(serde::ser::Error::custom)?;
        if let Some(fields) = value.as_object_mut() {
            fields.retain(|name, _| !K::WITHOUT.contains(&name.as_str()));
        }
        value.serialize(s)
    }
}

impl<'de, K: Sharing> Deserialize<'de> for OptionsOf<K> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        use serde::de::Error as _;
        let mut value = Value::deserialize(d)?;
        let standard = K::PRESETS.first().and_then(|preset| K::preset(preset.name));
        let whole = serde_json::to_value(standard).map_err(D::Error::custom)?;
        if let (Some(fields), Some(whole)) = (value.as_object_mut(), whole.as_object()) {
            if let Some(name) = K::WITHOUT.iter().find(|name| fields.contains_key(**name)) {
                return Err(D::Error::custom(format!("there is no option {name}")));
            }
            for (name, value) in whole.iter().filter(|(name, _)| K::WITHOUT.contains(&name.as_str())) {
                fields.insert(name.clone(), value.clone());
            }
        }
        K::Whole::deserialize(value).map(OptionsOf).map_err(D::Error::custom)
    }
}

impl<K: Sharing> JsonSchema for OptionsOf<K> {
    fn schema_name() -> Cow<'static, str> {
        K::NAME.into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let mut schema = K::Whole::json_schema(generator);
        if let Some(fields) = schema.get_mut("properties").and_then(Value::as_object_mut) {
            fields.retain(|name, _| !K::WITHOUT.contains(&name.as_str()));
        }
        if let Some(Value::Array(required)) = schema.get_mut("required") {
            required.retain(|name| name.as_str().is_none_or(|name| !K::WITHOUT.contains(&name)));
        }
        schema
    }
}

impl<K: Sharing> Options for OptionsOf<K> {
    const PRESETS: &'static [Preset] = K::PRESETS;

    fn preset(name: &str) -> Option<Self> {
        let whole = OptionsOf::<K>(K::preset(name)?);
        // What the game does not have is the same in all its presets, so that what is written reads back.
        serde_json::to_value(whole).and_then(serde_json::from_value).ok()
    }

    fn check(&self) -> Result<(), OptionError> {
        K::check(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Map, json};

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    struct Whole {
        tours: u8,
        helper: bool,
    }

    #[derive(Copy, Clone, PartialEq, Debug)]
    struct Alone;

    impl Sharing for Alone {
        type Whole = Whole;
        const NAME: &'static str = "alone";
        const PRESETS: &'static [Preset] = &[
            Preset { name: "1782", called: ["1782", "1782"], en: "Old.", de: "Alt." },
            Preset { name: "1860", called: ["1860", "1860"], en: "New.", de: "Neu." },
        ];
        const WITHOUT: &'static [&'static str] = &["helper"];

        fn preset(name: &str) -> Option<Whole> {
            let tours = Self::PRESETS.iter().position(|preset| preset.name == name)? as u8 + 1;
            Some(Whole { tours, helper: tours == 2 })
        }

        fn check(whole: &Whole) -> Result<(), OptionError> {
            crate::options::within("tours", whole.tours, 1, 9)
        }
    }

    fn agreed(changes: Value) -> Result<OptionsOf<Alone>, String> {
        let changes: Map<String, Value> = serde_json::from_value(changes).expect("options by name");
        OptionsOf::from_overrides(Some("1860"), &changes).map_err(|error| error.sentence.en)
    }

    #[test]
    fn what_a_game_does_not_have_is_the_same_in_all_its_presets() {
        assert_eq!(agreed(json!({})).map(|options| options.0), Ok(Whole { tours: 2, helper: false }));
    }

    #[test]
    fn what_a_game_does_not_have_cannot_be_agreed_on() {
        let schema = schemars::schema_for!(OptionsOf<Alone>).to_value();
        assert!(schema["properties"].get("tours").is_some() && schema["properties"].get("helper").is_none());
        assert_eq!(schema["required"], json!(["tours"]));
        let refused = agreed(json!({ "helper": true })).expect_err("refused");
        assert_eq!(refused, "there is no option \"helper\"; there are: tours");
        assert_eq!(agreed(json!({ "tours": 10 })).expect_err("refused"), "option \"tours\" is 10; it must be 1 to 9");
    }
}
