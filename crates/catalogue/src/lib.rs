//! The one list of all games, and the erased, JSON-speaking layer over the typed ones.
//!
//! A game enters the house through the list [`games!`] below; `docs/adding-a-game.md` says what it brings along. Whoever needs the types (bots,
//! benchmarks) writes a [`Visitor`] and calls [`visit`]; whoever does not (the terminal, the server) uses an
//! [`AnyMatch`].

pub mod cases;
mod erased;
mod facts;
pub mod fair;
mod options;
mod voice;

pub use erased::{AnyMatch, Choice, ChoiceError, Choices, Settled, open, resume, settle};

pub use facts::{FactAbout, Shape};
pub use options::{OptionAbout, OptionValue};
pub use voice::{Voice, payment_text};

use spadille_core::{Book, Game as _, Options as _, Preset, Table};

/// Somebody who has something to do with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Result;

    /// Does it with the game `G`.
    fn visit<G: Table>(self) -> Self::Result;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The ids of all games, in the order of the menu.
        pub const GAMES: &[&str] = &[$(<$game>::ID),*];

        /// Brings a visitor to the game of this id; nothing if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Result> {
            $(if id == <$game>::ID {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

games! {
    spadille_ombre::lhombre::LHombre,
    spadille_salon::piquet::Piquet,
    spadille_bank::pharo::Pharo,
    spadille_chess::Chess,
    spadille_tables::trictrac::Trictrac,
}

/// What there is to know about a game before playing it.
#[derive(Clone, Debug)]
pub struct About {
    /// The game's id.
    pub id: &'static str,
    /// Its book.
    pub book: &'static Book,
    /// Its presets; the first is the default.
    pub presets: &'static [Preset],
    /// The JSON schema of its options.
    pub options_schema: serde_json::Value,
    /// The JSON schema of the facts that `settle` wants.
    pub facts_schema: serde_json::Value,
    /// Seats under the default options.
    pub seats: u8,
}

/// What there is to know about the game of this id.
pub fn about(id: &str) -> Option<About> {
    struct Tell;
    impl Visitor for Tell {
        type Result = About;

        fn visit<G: Table>(self) -> About {
            About {
                id: G::ID,
                book: G::book(),
                presets: G::Options::PRESETS,
                options_schema: schemars::schema_for!(G::Options).to_value(),
                facts_schema: schemars::schema_for!(G::Facts).to_value(),
                seats: G::new(G::Options::standard()).map_or(0, |g| g.seats()),
            }
        }
    }
    visit(id, Tell)
}

/// The game whose id is nearest to what somebody typed, for "did you mean".
pub fn nearest(id: &str) -> Option<&'static str> {
    let typed: Vec<char> = id.to_lowercase().chars().filter(|c| c.is_alphanumeric()).take(40).collect();
    GAMES
        .iter()
        .copied()
        .min_by_key(|game| distance(&typed, &game.chars().collect::<Vec<_>>()))
        .filter(|game| distance(&typed, &game.chars().collect::<Vec<_>>()) <= game.len() / 2)
}

fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = (diagonal + usize::from(x != y)).min(above + 1).min(row[j] + 1);
            diagonal = above;
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_mistyped_game_is_guessed() {
        assert_eq!(super::nearest("Picket"), Some("piquet"));
        assert_eq!(super::nearest("zzzzzzzzzzzz"), None);
    }
}
