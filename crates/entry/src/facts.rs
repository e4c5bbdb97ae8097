//! The facts of a deal played with real cards, as people write them: `12 31` for the points of two, `mate white` for how a
//! game ended. What is wanted is read from the schema of the facts; JSON is understood too.

use crate::{About, OptionAbout};
use serde_json::{Map, Value, json};
use spadille_core::book::Bilingual;

/// A fact that settling asks for.
pub struct FactAbout {
    /// Its name.
    pub name: String,
    /// What is asked.
    pub asked: Bilingual,
    /// What it looks like.
    pub shape: Shape,
    /// Whether nothing can be settled without it.
    pub is_needed: bool,
}

/// What a fact looks like when it is written down.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A number.
    Number,
    /// Yes or no.
    Truth,
    /// One of these words.
    Word(Vec<String>),
    /// Several things in a row.
    Row(Vec<Shape>),
    /// Any number of things, one a line.
    List(Box<Shape>),
    /// A word with what belongs to it.
    Case(Vec<(String, Shape)>),
    /// Things with names, in this order; those after the first so many may be left out.
    Fields(Vec<(String, Shape)>, usize),
    /// A word that no list knows.
    Text,
    /// A number or a word.
    Free,
}

impl Shape {
    /// The shape that a schema asks for; `schema` holds what it refers to.
    fn of(schema: &Value, field: &Value) -> Shape {
        if let Some(named) = field["$ref"].as_str().and_then(|r| schema.pointer(r.strip_prefix('#')?)) {
            return Shape::of(schema, named);
        }
        let kind = |name: &str| {
            field["type"] == name || field["type"].as_array().is_some_and(|kinds| kinds.iter().any(|k| k == name))
        };
        if let Some(ways) = field["oneOf"].as_array().or(field["anyOf"].as_array()) {
            return Shape::of_ways(schema, ways);
        }
        if kind("array") {
            let one = Shape::of(schema, &field["items"]);
            let fixed = field["minItems"].as_u64().filter(|n| field["maxItems"].as_u64() == Some(*n));
            return fixed
                .map_or_else(|| Shape::List(Box::new(one.clone())), |n| Shape::Row(vec![one.clone(); n as usize]));
        }
        if let Some(fields) = field["properties"].as_object() {
            return Shape::of_fields(schema, fields, &field["required"]);
        }
        if let Some(words) = field["enum"].as_array() {
            return Shape::Word(words.iter().map(OptionAbout::word).collect());
        }
        if kind("integer") || kind("number") {
            Shape::Number
        } else if kind("boolean") {
            Shape::Truth
        } else if kind("string") {
            Shape::Text
        } else {
            Shape::Free
        }
    }

    fn of_ways(schema: &Value, ways: &[Value]) -> Shape {
        let some: Vec<&Value> = ways.iter().filter(|way| way["type"] != "null").collect();
        if let [only] = some[..] {
            return Shape::of(schema, only);
        }
        let word = |way: &&Value| way.get("const").map(OptionAbout::word);
        if let Some(words) = some.iter().map(word).collect::<Option<Vec<_>>>() {
            return Shape::Word(words);
        }
        let case = |way: &&Value| {
            let (name, belongs) = way["properties"].as_object().filter(|fields| fields.len() == 1)?.iter().next()?;
            Some((name.clone(), Shape::of(schema, belongs)))
        };
        some.iter().map(case).collect::<Option<Vec<_>>>().map_or(Shape::Free, Shape::Case)
    }

    fn of_fields(schema: &Value, fields: &Map<String, Value>, required: &Value) -> Shape {
        let needed: Vec<String> = required.as_array().into_iter().flatten().map(OptionAbout::word).collect();
        let others = fields.keys().filter(|name| !needed.contains(name)).cloned();
        let order: Vec<String> = needed.iter().cloned().chain(others).collect();
        let shaped = order.into_iter().map(|name| (name.clone(), Shape::of(schema, &fields[&name])));
        Shape::Fields(shaped.collect(), needed.len())
    }

    /// Reads what somebody wrote; nothing if it is not of this shape.
    pub fn read(&self, line: &str) -> Option<Value> {
        let line = line.trim();
        if line.starts_with(['[', '{', '"']) {
            return serde_json::from_str(line).ok();
        }
        let words: Vec<&str> = line.split([' ', '\t', ',']).filter(|word| !word.is_empty()).collect();
        let (value, rest) = match self {
            Shape::List(one) => {
                let each = line.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty());
                return each.map(|part| one.read(part)).collect::<Option<Vec<_>>>().map(Value::from);
            }
            // By itself, or one a line, a text is the whole line.
            Shape::Text => return (!line.is_empty()).then(|| Value::from(line)),
            _ => self.take(&words)?,
        };
        rest.is_empty().then_some(value)
    }

    /// Reads the first of some words, as many as belong to it.
    fn take<'w>(&self, words: &'w [&'w str]) -> Option<(Value, &'w [&'w str])> {
        let (first, rest) = words.split_first()?;
        let value = match self {
            Shape::Number => Value::from(first.parse::<i64>().ok()?),
            Shape::Truth => Value::Bool(match first.to_lowercase().as_str() {
                "true" | "yes" | "ja" => true,
                "false" | "no" | "nein" => false,
                _ => return None,
            }),
            Shape::Word(known) => Value::from(known.iter().find(|word| *word == first)?.as_str()),
            Shape::Text => Value::from(*first),
            Shape::Free => first.parse::<i64>().map_or_else(|_| Value::from(*first), Value::from),
            Shape::Row(shapes) => return take_all(shapes.iter(), words).map(|(row, rest)| (Value::from(row), rest)),
            Shape::Case(cases) => {
                let (name, belongs) = cases.iter().find(|(name, _)| name == first)?;
                let (value, rest) = belongs.take(rest)?;
                return Some((json!({ name.as_str(): value }), rest));
            }
            Shape::Fields(fields, needed) => {
                let count = fields.len().min(words.len());
                if count < *needed {
                    return None;
                }
                let (values, rest) = take_all(fields[..count].iter().map(|(_, shape)| shape), words)?;
                let names = fields.iter().map(|(name, _)| name.clone());
                return Some((Value::Object(names.zip(values).collect()), rest));
            }
            Shape::List(_) => return None,
        };
        Some((value, rest))
    }

    /// What is wanted, line by line; `number` is the word for a number.
    pub fn shown(&self, number: &str) -> Vec<String> {
        match self {
            Shape::Free => vec![],
            Shape::Text => vec!["…".into()],
            Shape::Number => vec![number.to_owned()],
            Shape::Truth => vec!["yes | no".into()],
            Shape::Word(words) => vec![words.join(" | ")],
            Shape::Row(shapes) => {
                vec![shapes.iter().map(|shape| shape.shown(number).join(" ")).collect::<Vec<_>>().join(" ")]
            }
            Shape::List(one) => one.shown(number),
            Shape::Case(cases) => {
                cases.iter().map(|(name, shape)| format!("{name} {}", shape.shown(number).join(" "))).collect()
            }
            Shape::Fields(fields, needed) => {
                let optional = |i: usize, name: &str| if i < *needed { name.to_owned() } else { format!("[{name}]") };
                let names = fields.iter().enumerate().map(|(i, (name, _))| optional(i, name));
                let words = fields.iter().filter(|(_, shape)| matches!(shape, Shape::Word(_)));
                let explained = words.map(|(name, shape)| format!("    {name}: {}", shape.shown(number).join(" ")));
                std::iter::once(names.collect::<Vec<_>>().join(" ")).chain(explained).collect()
            }
        }
    }
}

fn take_all<'w, 's>(
    shapes: impl Iterator<Item = &'s Shape>,
    words: &'w [&'w str],
) -> Option<(Vec<Value>, &'w [&'w str])> {
    let (mut values, mut left) = (Vec::new(), words);
    for shape in shapes {
        let (value, rest) = shape.take(left)?;
        values.push(value);
        left = rest;
    }
    Some((values, left))
}

impl About {
    /// The facts that settling asks for, those first that cannot be done without, in the order the game names them.
    pub fn facts(&self) -> Vec<FactAbout> {
        let schema = &self.facts_schema;
        let fields = schema["properties"].as_object().cloned().unwrap_or_default();
        let Shape::Fields(shapes, needed) = Shape::of_fields(schema, &fields, &schema["required"]) else {
            return vec![];
        };
        let fact = |(i, (name, shape)): (usize, (String, Shape))| {
            let en = crate::options::one_line(fields[&name]["description"].as_str().unwrap_or_default());
            let de = self.book.facts_de.get(&name).cloned().unwrap_or_else(|| en.clone());
            FactAbout { asked: Bilingual { en, de }, shape, is_needed: i < needed, name }
        };
        shapes.into_iter().enumerate().map(fact).collect()
    }
}
