//! The help of the program in the language of whoever asks. The English words are the doc comments of
//! [`Args`](crate::args::Args); the German ones are `books/house/help.de.toml`, laid over the same tree of commands.

use crate::args::Args;
use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, Command, CommandFactory as _};
use spadille_core::Lang;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The words of a language: a table a command, and those for headings and for what stands in angle brackets.
type Words = BTreeMap<String, BTreeMap<String, String>>;

static GERMAN: LazyLock<Words> = LazyLock::new(|| {
    // A malformed file leaves everything unsaid here and is found by the tests.
    toml::from_str(include_str!("../../../books/house/help.de.toml")).unwrap_or_default()
});

/// The program as clap knows it, in a language.
pub fn command(lang: Lang) -> Command {
    match lang {
        Lang::En => Args::command(),
        Lang::De => Translation { words: &GERMAN }.of(Args::command()),
    }
}

/// The language asked for: by `--lang`, wherever it stands, or by the environment.
pub fn language(arguments: impl IntoIterator<Item = String>) -> Lang {
    let mut arguments = arguments.into_iter().take_while(|a| a != "--");
    while let Some(argument) = arguments.next() {
        let wanted = match argument.strip_prefix("--lang") {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(lang) = wanted.and_then(|w| w.parse().ok()) {
            return lang;
        }
    }
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()))
        .and_then(|v| v.parse().ok())
        .unwrap_or_default()
}

struct Translation {
    words: &'static Words,
}

impl Translation {
    fn word(&self, table: &str, key: &str) -> &'static str {
        self.words.get(table).and_then(|t| t.get(key)).map_or("", String::as_str)
    }

    /// A help text: a sentence without its full stop, as clap has them.
    fn help(&self, table: &str, key: &str) -> &'static str {
        let word = self.word(table, key);
        word.strip_suffix('.').unwrap_or(word)
    }

    /// The whole tree.
    fn of(&self, command: Command) -> Command {
        let more = format!("{}\n\n{}", self.word("spadille", "about"), self.word("spadille", "more"));
        let command = self
            .one(command)
            .long_about(more)
            .subcommand_help_heading(self.word("headings", "commands"))
            .subcommand_value_name(self.word("headings", "command"))
            .mut_subcommands(|c| self.one(c));
        self.with_usage(command)
    }

    /// One command and what belongs to it.
    fn one(&self, command: Command) -> Command {
        let name = command.get_name().to_owned();
        let about = self.help(&name, "about");
        let usage = *command.get_styles().get_usage();
        let template = format!(
            "{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}\n\n{{all-args}}",
            self.word("headings", "usage")
        );
        command.about(about).help_template(template).mut_args(|arg| self.argument(&name, arg))
    }

    fn argument(&self, command: &str, arg: Arg) -> Arg {
        let heading = if arg.is_positional() { "arguments" } else { "options" };
        let id = arg.get_id().to_string();
        let help = self.help(command, &id);
        let values = shown_values(&arg);
        let notes: String =
            self.notes(&arg, &values).iter().map(|(note, value)| format!(" [{note}: {value}]")).collect();
        let mut arg = arg;
        if values.iter().any(|v| v.get_help().is_some()) {
            let meaning = |v: &PossibleValue| self.help(command, &format!("{id}={}", v.get_name()));
            let lines: String = values.iter().map(|v| format!("\n- {}: {}", v.get_name(), meaning(v))).collect();
            arg = arg.long_help(format!("{help}{notes}\n\n{}:{lines}", self.word("headings", "values")));
        }
        let names: Vec<&str> = value_names(&arg).iter().map(|n| self.word("names", n)).collect();
        if arg.get_action().takes_values() {
            arg = arg.value_names(names).hide_default_value(true).hide_possible_values(true).hide_env(true);
        }
        arg.help_heading(self.word("headings", heading)).help(format!("{help}{notes}"))
    }

    /// What clap would add in English: where a value may come from, its default, the values there are.
    fn notes(&self, arg: &Arg, values: &[PossibleValue]) -> Vec<(&'static str, String)> {
        let mut notes = Vec::new();
        if let Some(env) = arg.get_env().filter(|_| !arg.is_hide_env_set()) {
            notes.push((self.word("headings", "environment"), env.to_string_lossy().into_owned()));
        }
        let defaults = arg.get_default_values();
        if !defaults.is_empty() && !arg.is_hide_default_value_set() && arg.get_action().takes_values() {
            let shown: Vec<_> = defaults.iter().map(|v| v.to_string_lossy()).collect();
            notes.push((self.word("headings", "default"), shown.join(" ")));
        }
        if !values.is_empty() && values.iter().all(|v| v.get_help().is_none()) {
            let shown: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
            notes.push((self.word("headings", "values"), shown.join(", ")));
        }
        notes
    }

    /// The line of usage says `[OPTIONS]` in English whatever is done, so it is written out.
    fn with_usage(&self, command: Command) -> Command {
        let mut built = command.clone();
        built.build();
        let translated = |usage: StyledStr| {
            let usage = usage.ansi().to_string();
            let after_heading = usage.split_once(' ').map_or("", |(_, rest)| rest);
            StyledStr::from(after_heading.replace("[OPTIONS]", &format!("[{}]", self.word("headings", "option"))))
        };
        let usage = translated(built.render_usage());
        command.override_usage(usage).mut_subcommands(|c| match built.find_subcommand_mut(c.get_name()) {
            Some(sub) => c.override_usage(translated(sub.render_usage())),
            None => c,
        })
    }
}

/// The values an argument has, where it is no mere switch.
fn shown_values(arg: &Arg) -> Vec<PossibleValue> {
    if !arg.get_action().takes_values() || arg.is_hide_possible_values_set() {
        return Vec::new();
    }
    arg.get_possible_values().into_iter().filter(|v| !v.is_hide_set()).collect()
}

/// What stands in angle brackets after an argument.
fn value_names(arg: &Arg) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    match arg.get_value_names() {
        Some(names) => names.iter().map(ToString::to_string).collect(),
        None => vec![arg.get_id().as_str().to_ascii_uppercase()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every key of the German words the tree of commands asks for.
    fn wanted() -> BTreeSet<(String, String)> {
        let mut keys = BTreeSet::from([("spadille".to_owned(), "more".to_owned())]);
        let program = Args::command();
        for command in std::iter::once(&program).chain(program.get_subcommands()) {
            let name = command.get_name().to_owned();
            keys.insert((name.clone(), "about".into()));
            for arg in command.get_arguments() {
                keys.insert((name.clone(), arg.get_id().to_string()));
                keys.extend(value_names(arg).into_iter().map(|n| ("names".into(), n)));
                let explained = shown_values(arg).into_iter().filter(|v| v.get_help().is_some());
                keys.extend(explained.map(|v| (name.clone(), format!("{}={}", arg.get_id(), v.get_name()))));
            }
        }
        let headings =
            ["usage", "commands", "arguments", "options", "command", "option", "default", "values", "environment"];
        keys.extend(headings.map(|h| ("headings".to_owned(), h.to_owned())));
        keys
    }

    #[test]
    fn everything_has_its_german_and_nothing_is_left_over() {
        let words = &*GERMAN;
        let written: BTreeSet<(String, String)> =
            words.iter().flat_map(|(table, keys)| keys.keys().map(|key| (table.clone(), key.clone()))).collect();
        let wanted = wanted();
        assert_eq!(wanted.difference(&written).collect::<Vec<_>>(), Vec::<&(String, String)>::new(), "missing");
        assert_eq!(written.difference(&wanted).collect::<Vec<_>>(), Vec::<&(String, String)>::new(), "left over");
        assert!(words.values().all(|keys| keys.values().all(|word| !word.trim().is_empty())));
    }

    /// Every help text of the tree, in both forms.
    fn all_help(lang: Lang) -> Vec<String> {
        let mut program = command(lang);
        program.build();
        let mut texts = vec![program.render_help().to_string(), program.render_long_help().to_string()];
        for sub in program.get_subcommands_mut() {
            texts.push(sub.render_help().to_string());
            texts.push(sub.render_long_help().to_string());
        }
        texts
    }

    #[test]
    fn no_english_word_of_clap_remains() {
        let english = [
            "Usage",
            "Options:",
            "Commands:",
            "Arguments:",
            "OPTIONS",
            "COMMAND",
            "[default",
            "[env",
            "ossible values",
            "Print",
        ];
        for text in all_help(Lang::De) {
            assert!(!english.iter().any(|word| text.contains(word)), "{text}");
            assert!(text.contains("Aufruf: spadille"), "{text}");
        }
        assert!(all_help(Lang::En).iter().all(|text| text.contains("Usage: spadille")));
    }

    #[test]
    fn both_languages_read_the_same_lines() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
            let read = |line: &[&str]| command(lang).try_get_matches_from(line.iter().copied());
            assert!(read(&["spadille", "play", "piquet", "--seat", "2", "--lang", "de"]).is_ok());
            assert!(read(&["spadille", "record", "f", "--to", "text"]).is_ok());
            assert!(read(&["spadille", "record", "f", "--to", "prose"]).is_err());
        }
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let asked = |line: &[&str]| language(line.iter().map(ToString::to_string));
        assert_eq!(asked(&["play", "piquet", "--lang", "de"]), Lang::De);
        assert_eq!(asked(&["--lang=de", "help"]), Lang::De);
        assert_eq!(asked(&["--lang", "en", "--", "--lang", "de"]), Lang::En);
    }
}
