//! What is printed. A pipe that nobody reads any more ends the program quietly; a full disk ends it with a sentence.

use crate::failure::Failure;
use crate::letters::ascii;
use spadille_core::Lang;
use std::fmt::Arguments;
use std::io::{ErrorKind, IsTerminal as _, Result, Write as _, stderr, stdout};
use std::sync::OnceLock;

/// The language failures of printing are told in.
static LANG: OnceLock<Lang> = OnceLock::new();

/// Whether everything is written in plain ASCII.
static ASCII: OnceLock<()> = OnceLock::new();

/// Prints a line; takes what `println!` takes.
macro_rules! say {
    ($($words:tt)*) => { $crate::out::line(format_args!($($words)*)) };
}
pub(crate) use say;

/// From now on failures are told in this language.
pub fn speak(lang: Lang) {
    let _ = LANG.set(lang);
}

/// How wide lines may be: as wide as the terminal, but not wider than one likes to read.
pub fn width() -> u16 {
    let columns =
        stdout().is_terminal().then(crossterm::terminal::size).and_then(Result::ok).map(|(columns, _)| columns);
    columns.unwrap_or(80).clamp(20, 100)
}

/// Prints a line.
pub fn line(words: Arguments) {
    if is_ascii() {
        ended(writeln!(stdout().lock(), "{}", ascii(&words.to_string())));
    } else {
        ended(writeln!(stdout().lock(), "{words}"));
    }
}

/// Prints words and waits for no more of the line.
pub fn words(words: impl AsRef<str>) {
    ended(stdout().write_all(words.as_ref().as_bytes()).and_then(|()| stdout().flush()));
}

/// From now on everything is written in plain ASCII.
pub fn draw_with_ascii() {
    let _ = ASCII.set(());
}

fn is_ascii() -> bool {
    ASCII.get().is_some()
}

/// Says on the other channel what went wrong; if nobody can hear it, nobody does.
pub fn complain(words: &str) {
    let _ = writeln!(stderr(), "{words}");
}

fn ended(printed: Result<()>) {
    let Err(error) = printed else { return };
    if error.kind() == ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    let lang = LANG.get().copied().unwrap_or(Lang::En);
    complain(&format!("spadille: {}", Failure::from(error).tell(lang)));
    std::process::exit(2);
}
