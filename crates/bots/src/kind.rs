//! The kinds of players, by name: `random`, `novice`, `book`, `search`, `search:2000`, `search:500ms`.

use spadille_core::Bilingual;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much a player may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many continuations played out in mind. The same seed then always gives the same choice.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// What a player gets who was not told otherwise.
    pub const DEFAULT: Budget = Budget::Iterations(1000);
    /// The most anybody gets.
    const MOST: Budget = Budget::Time(Duration::from_secs(600));
}

impl Default for Budget {
    fn default() -> Self {
        Budget::DEFAULT
    }
}

/// The kind of a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any legal move, each equally likely.
    Random,
    /// What the book advises, but forgetting it now and then.
    Novice,
    /// What the book advises.
    Book,
    /// What looks best after playing it out in mind.
    Search(Budget),
}

impl BotKind {
    /// The names of the kinds, for help texts and completions.
    pub const NAMES: &'static [&'static str] = &["random", "novice", "book", "search"];
}

/// A kind of player that does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindError {
    /// What is wrong.
    pub sentence: Bilingual,
}

impl KindError {
    fn new(en: impl Into<String>, de: impl Into<String>) -> KindError {
        KindError { sentence: Bilingual::new(en, de) }
    }
}

impl fmt::Display for KindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence.en)
    }
}

impl std::error::Error for KindError {}

impl FromStr for Budget {
    type Err = KindError;

    fn from_str(text: &str) -> Result<Budget, KindError> {
        let error = || {
            let shown: String = text.chars().take(40).collect();
            KindError::new(
                format!(
                    "\"{shown}\" is no budget to think with: write a number of iterations (2000) or a time (500ms, 2s)"
                ),
                format!(
                    "„{shown}“ ist keine Bedenkzeit: eine Zahl von Durchgängen (2000) oder eine Zeit (500ms, 2s) wird erwartet"
                ),
            )
        };
        let (digits, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
        let number: u32 = digits.parse().map_err(|_| error())?;
        let budget = match unit {
            "" => Budget::Iterations(number),
            "ms" => Budget::Time(Duration::from_millis(number.into())),
            "s" => Budget::Time(Duration::from_secs(number.into())),
            _ => return Err(error()),
        };
        match budget {
            Budget::Iterations(0) | Budget::Time(Duration::ZERO) => Err(KindError::new(
                "a player who searches needs at least one iteration or one millisecond",
                "ein rechnender Spieler braucht wenigstens einen Durchgang oder eine Millisekunde",
            )),
            Budget::Time(_) if budget.time() > Budget::MOST.time() => Err(KindError::new(
                "nobody waits longer than ten minutes (600s) for a move",
                "niemand wartet länger als zehn Minuten (600s) auf einen Zug",
            )),
            _ => Ok(budget),
        }
    }
}

impl Budget {
    fn time(self) -> Duration {
        match self {
            Budget::Time(time) => time,
            Budget::Iterations(_) => Duration::ZERO,
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(n) => write!(f, "{n}"),
            Budget::Time(time) => match time.as_millis() {
                ms if ms % 1000 == 0 => write!(f, "{}s", ms / 1000),
                ms => write!(f, "{ms}ms"),
            },
        }
    }
}

impl FromStr for BotKind {
    type Err = KindError;

    fn from_str(text: &str) -> Result<BotKind, KindError> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        match (name, budget) {
            ("random", None) => Ok(BotKind::Random),
            ("novice", None) => Ok(BotKind::Novice),
            ("book", None) => Ok(BotKind::Book),
            ("search", None) => Ok(BotKind::Search(Budget::DEFAULT)),
            ("search", Some(budget)) => budget.parse().map(BotKind::Search),
            ("random" | "novice" | "book", Some(_)) => Err(KindError::new(
                format!("a \"{name}\" player does not think and takes no budget"),
                format!("ein Spieler „{name}“ rechnet nicht und braucht keine Bedenkzeit"),
            )),
            _ => {
                let shown: String = name.chars().take(40).collect();
                Err(KindError::new(
                    format!(
                        "there is no player \"{shown}\"; there are: random, novice, book, search, search:2000 (iterations), search:500ms (time)"
                    ),
                    format!(
                        "einen Spieler „{shown}“ gibt es nicht; es gibt: random, novice, book, search, search:2000 (Durchgänge), search:500ms (Zeit)"
                    ),
                ))
            }
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotKind::Random => f.write_str("random"),
            BotKind::Novice => f.write_str("novice"),
            BotKind::Book => f.write_str("book"),
            BotKind::Search(budget) if *budget == Budget::DEFAULT => f.write_str("search"),
            BotKind::Search(budget) => write!(f, "search:{budget}"),
        }
    }
}

spadille_core::serde_as_notation!(Budget);
spadille_core::serde_as_notation!(BotKind);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_read_as_they_are_written() {
        for text in ["random", "novice", "book", "search", "search:2000", "search:500ms", "search:2s"] {
            let kind: BotKind = text.parse().unwrap();
            assert_eq!(kind.to_string(), text);
            assert_eq!(serde_json::from_str::<BotKind>(&format!("\"{text}\"")).unwrap(), kind);
        }
        assert_eq!("search:1000".parse(), Ok(BotKind::Search(Budget::DEFAULT)));
    }

    #[test]
    fn what_cannot_be_read_is_explained() {
        for (text, word) in [
            ("serch", "there is no player"),
            ("", "there is no player"),
            ("book:3", "takes no budget"),
            ("search:", "no budget"),
            ("search:5h", "no budget"),
            ("search:-5", "no budget"),
            ("search:0", "at least one"),
            ("search:0ms", "at least one"),
            ("search:9999s", "ten minutes"),
            ("search:99999999999999", "no budget"),
        ] {
            let error = text.parse::<BotKind>().unwrap_err().to_string();
            assert!(error.contains(word), "{text}: {error}");
        }
    }
}
