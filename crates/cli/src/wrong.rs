//! A command line that cannot be understood, told in one sentence and the right language.

use crate::failure::Failure;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use spadille_core::{NotationError, Text, text};
use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{ParseFloatError, ParseIntError};

/// The sentence for what clap found wrong.
pub fn told(error: &clap::Error) -> Failure {
    let of = |kind: ContextKind| error.get(kind).map(words).unwrap_or_default();
    let (arg, value) = (of(ContextKind::InvalidArg), of(ContextKind::InvalidValue));
    let sentence = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => text!("args-no-value", arg = arg),
        ErrorKind::InvalidValue => {
            let known = of(ContextKind::ValidValue);
            text!("args-invalid-value", arg = arg, value = value, known = known)
        }
        ErrorKind::ValueValidation => match expected(error) {
            Some(wanted) => text!("args-unfit-value", arg = arg, value = value, wanted = wanted),
            None => text!("args-bad-value", arg = arg, value = value),
        },
        ErrorKind::UnknownArgument => {
            guess(&of(ContextKind::SuggestedArg), text!("args-unknown", arg = arg.clone()), |near| {
                text!("args-unknown-near", arg = arg.clone(), near = near)
            })
        }
        ErrorKind::InvalidSubcommand => {
            let command = of(ContextKind::InvalidSubcommand);
            guess(&of(ContextKind::SuggestedSubcommand), text!("args-no-command", command = command.clone()), |near| {
                text!("args-no-command-near", command = command.clone(), near = near)
            })
        }
        ErrorKind::MissingRequiredArgument => text!("args-missing", arg = arg),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            text!("args-wrong-number", arg = arg)
        }
        ErrorKind::ArgumentConflict => {
            let other = of(ContextKind::PriorArg);
            if other.is_empty() || other == arg {
                text!("args-twice", arg = arg)
            } else {
                text!("args-conflict", arg = arg, other = other)
            }
        }
        ErrorKind::InvalidUtf8 => text!("args-not-utf8"),
        // What remains cannot be reached by a line of this program; clap's first line still tells it.
        _ => {
            let told = error.to_string();
            return Failure::new(told.lines().next().unwrap_or_default().trim_start_matches("error: "));
        }
    };
    Failure::from(text!("args-wrong", sentence = sentence))
}

/// A guess at what was meant, where there is one; the best of several comes last.
fn guess(near: &str, plain: Text, with: impl FnOnce(&str) -> Text) -> Text {
    let best = near.rsplit(", ").next().unwrap_or_default();
    if best.is_empty() { plain } else { with(best) }
}

/// What kind of value would have fitted.
fn expected(error: &clap::Error) -> Option<Text> {
    let source = error.source()?;
    if source.is::<ParseIntError>() || source.is::<ParseFloatError>() {
        return Some(text!("args-a-number"));
    }
    if source.is::<AddrParseError>() {
        return Some(text!("args-an-address"));
    }
    if source.is::<NotationError>() {
        // The only thing in notation among the arguments.
        return Some(text!("args-a-language"));
    }
    // Numbers out of their range are told as words only: "300 is not in 0..=255".
    let told = source.to_string();
    let range = told.split_once(" is not in ")?.1;
    let (least, most) = range.split_once("..=")?;
    Some(text!("args-within", least = least, most = most))
}

fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::String(word) => word.clone(),
        ContextValue::Strings(list) => list.join(", "),
        ContextValue::StyledStr(word) => word.to_string(),
        ContextValue::StyledStrs(list) => list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        ContextValue::Number(n) => n.to_string(),
        _ => String::new(),
    }
}
