//! Chances laid out in rows and columns, for whoever prints or draws them.

mod dice;
mod games;
mod together;
mod told;

use crate::fraction::{Exact, Fraction, exact, nearest};
use crate::pack::Pack;
use spadille_core::{Text, text};

/// What stands at a place of a chart.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// A share or a chance, exactly.
    Exact(Exact),
    /// A share or a chance that is reckoned to many places.
    About(f64),
    /// So many of the thirty-six throws.
    Ways(u8),
    /// A plain number.
    Number(f64),
}

impl Cell {
    /// The value as a number.
    pub fn value(&self) -> f64 {
        match self {
            Cell::Exact(fraction) => nearest(fraction),
            Cell::About(number) | Cell::Number(number) => *number,
            Cell::Ways(ways) => f64::from(*ways),
        }
    }

    /// Whether it is a part of a whole and is told in the hundred.
    pub fn is_part(&self) -> bool {
        matches!(self, Cell::Exact(_) | Cell::About(_))
    }
}

/// A row of a chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Row<T = Text> {
    /// Its name.
    pub name: T,
    /// Where it stands on an axis, if the rows follow each other in number.
    pub at: Option<f64>,
    /// Its cells, one for each column; nothing where it cannot be.
    pub cells: Vec<Option<Cell>>,
}

/// Chances in rows and columns.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart<T = Text> {
    /// By which name it is asked for.
    pub id: &'static str,
    /// What it tells.
    pub title: T,
    /// What the rows are.
    pub corner: T,
    /// The columns.
    pub columns: Vec<T>,
    /// The rows.
    pub rows: Vec<Row<T>>,
}

impl<T> Chart<T> {
    /// The same with other words.
    pub fn map<U>(&self, say: impl Fn(&T) -> U) -> Chart<U> {
        let row = |row: &Row<T>| Row { name: say(&row.name), at: row.at, cells: row.cells.clone() };
        Chart {
            id: self.id,
            title: say(&self.title),
            corner: say(&self.corner),
            columns: self.columns.iter().map(&say).collect(),
            rows: self.rows.iter().map(row).collect(),
        }
    }
}

/// What is asked for beside the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ask {
    /// So many cards are left.
    pub cards: Option<u8>,
    /// So many copies: of the rank that is staked on, one chart column each; at Landsknecht and Blüchern of every rank.
    pub copies: Vec<u8>,
    /// Which pack.
    pub pack: Option<Pack>,
    /// A banker who buys stands on so many halves of a point.
    pub banker: Option<u8>,
    /// So many counters, of which one is laid in every round.
    pub counters: Option<u32>,
    /// So many rounds.
    pub rounds: Option<u32>,
}

/// The games of which there are charts, and two names for comparison: `banks` sets all side by side.
pub const GAMES: [&str; 14] = [
    "pharo",
    "schnitt",
    "sussmilch",
    "landsknecht",
    "bluchern",
    "haufeln",
    "vingt-et-un",
    "onze-et-demie",
    "trictrac",
    "toccategli",
    "verkehren",
    "roulette",
    "blackjack",
    "banks",
];

/// The charts of a game.
///
/// # Errors
/// Says that there are none, or what cannot be asked of the game.
pub fn of(game: &str, ask: &Ask) -> Result<Vec<Chart>, Text> {
    let known = |asked: bool, name: &'static str, games: &[&str]| {
        let fits = !asked || games.contains(&game);
        if fits { Ok(()) } else { Err(text!("odds-not-asked-here", option = name, game = game)) }
    };
    if !GAMES.contains(&game) {
        return Err(text!("odds-none", game = game, known = GAMES.join(", ")));
    }
    known(ask.cards.is_some(), "--cards", &["pharo", "schnitt", "sussmilch", "landsknecht"])?;
    known(!ask.copies.is_empty(), "--copies", &["pharo", "schnitt", "sussmilch", "landsknecht", "bluchern"])?;
    known(ask.pack.is_some(), "--pack", &["landsknecht", "bluchern", "haufeln"])?;
    known(ask.banker.is_some(), "--banker", &["vingt-et-un", "onze-et-demie"])?;
    let dice = ["trictrac", "toccategli", "verkehren"];
    if ask.counters.is_some() && (dice.contains(&game) || game == "blackjack") {
        return Err(text!("odds-not-asked-here", option = "--counters", game = game));
    }
    if let Some(counters) = ask.counters {
        return together::ruin(game, counters, ask.rounds.unwrap_or(100)).map(|chart| vec![chart]);
    }
    if ask.rounds.is_some() {
        return Err(text!("odds-rounds-of-what"));
    }
    match game {
        "pharo" => games::pharo(ask),
        "schnitt" => games::schnitt(ask),
        "sussmilch" => games::sussmilch(ask),
        "landsknecht" => games::landsknecht(ask),
        "bluchern" => games::bluchern(ask),
        "haufeln" => games::haufeln(ask),
        "vingt-et-un" => games::buying(crate::twenty_one::Table::TwentyOne, ask),
        "onze-et-demie" => games::buying(crate::twenty_one::Table::ElevenAndAHalf, ask),
        "roulette" => Ok(vec![together::roulette()]),
        "blackjack" => Ok(vec![together::blackjack()]),
        "banks" => Ok(vec![together::banks()]),
        _ => Ok(dice::all()),
    }
}

/// Words that are the same in every language.
fn plain(words: impl ToString) -> Text {
    text!("odds-plain", words = words.to_string())
}

fn cell(fraction: Option<Fraction>) -> Option<Cell> {
    fraction.map(|fraction| Cell::Exact(exact(fraction)))
}

fn row(name: Text, cells: Vec<Option<Cell>>) -> Row {
    Row { name, at: None, cells }
}

/// A row of an axis.
fn row_at(at: impl Into<f64> + ToString + Copy, cells: Vec<Option<Cell>>) -> Row {
    Row { name: plain(at), at: Some(at.into()), cells }
}

fn impossible() -> Text {
    text!("odds-impossible")
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Lang, Speech};

    #[test]
    fn every_game_has_charts_that_can_be_said() {
        for game in GAMES {
            let charts = of(game, &Ask::default()).unwrap();
            assert!(!charts.is_empty());
            for chart in charts {
                assert!(!chart.rows.is_empty(), "{game} {}", chart.id);
                assert!(chart.rows.iter().all(|row| row.cells.len() == chart.columns.len()), "{game} {}", chart.id);
                for lang in Lang::ALL {
                    let speech = Speech::new(lang, []);
                    let said = chart.map(|text| speech.say(text, &[]));
                    let words = [&said.title, &said.corner].into_iter().chain(&said.columns);
                    for word in words.chain(said.rows.iter().map(|row| &row.name)) {
                        assert!(!word.contains("odds-") && !word.contains('{'), "{word}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_asked_is_refused_in_words() {
        let refused = |game: &str, ask: Ask| of(game, &ask).unwrap_err().id.to_string();
        let ask = Ask::default();
        assert_eq!(refused("whist", ask.clone()), "odds-none");
        assert_eq!(refused("haufeln", Ask { cards: Some(50), ..ask.clone() }), "odds-not-asked-here");
        assert_eq!(refused("trictrac", Ask { counters: Some(5), ..ask.clone() }), "odds-not-asked-here");
        assert_eq!(refused("pharo", Ask { rounds: Some(5), ..ask.clone() }), "odds-rounds-of-what");
        for cards in [0, 53, 255] {
            assert_eq!(refused("pharo", Ask { cards: Some(cards), ..ask.clone() }), "odds-impossible");
            assert_eq!(refused("schnitt", Ask { cards: Some(cards), ..ask.clone() }), "odds-impossible");
        }
        assert_eq!(refused("landsknecht", Ask { copies: vec![9; 200], ..ask.clone() }), "odds-impossible");
        assert_eq!(refused("landsknecht", Ask { copies: vec![1], ..ask.clone() }), "odds-impossible");
        assert_eq!(refused("bluchern", Ask { copies: vec![4; 14], ..ask.clone() }), "odds-impossible");
        assert_eq!(refused("pharo", Ask { counters: Some(99_999), ..ask.clone() }), "odds-too-much");
        assert_eq!(refused("vingt-et-un", Ask { banker: Some(43), ..ask }), "odds-impossible");
    }
}
