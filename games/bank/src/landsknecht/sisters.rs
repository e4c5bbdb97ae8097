//! The two games: what each has of its own.

use super::options::{BetweenRounds, BluchernOptions, LandsknechtOptions, MinLetHold};
use crate::pack::Pack;
use spadille_core::{Book, LawId, Options, Rank, Text, book, law, text};
use std::fmt::Debug;

/// How the cards of a coup fall.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Falls {
    /// One to the left, one to the right, then in the middle until one of the two ranks comes again.
    LeftAndRight,
    /// One by one, while the ranks are called.
    Called(BetweenRounds),
}

/// What a table has agreed on, whichever of the games it plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Terms {
    pub players: u8,
    pub banks: u16,
    pub pack: Pack,
    /// The highest Auszug.
    pub highest: u32,
    /// The law that bounds it.
    pub bounds: LawId,
    pub min_let_hold: MinLetHold,
    pub banker_retire: bool,
    pub falls: Falls,
}

impl Terms {
    /// The ranks in the order they are called.
    pub fn calls(&self) -> &'static [Rank] {
        use Rank::{Ace, Eight, Five, Four, Jack, King, Nine, Queen, Seven, Six, Ten, Three, Two};
        match self.pack {
            Pack::Full => &[Ace, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King],
            Pack::Short => &[Seven, Eight, Nine, Ten, Jack, Queen, King, Ace],
        }
    }
}

/// A game of holding.
pub trait Sister: Copy + Debug + Send + Sync + 'static {
    /// The game's name in records.
    const ID: &'static str;

    /// What its tables may agree on.
    type Options: Options;

    /// What they have agreed on.
    fn terms(options: &Self::Options) -> Terms;

    /// Its book.
    fn book() -> &'static Book;

    /// The warning that stands at its tables.
    fn notice() -> Text;
}

/// Landsknecht: left for the banker, right for the punters.
#[derive(Copy, Clone, Debug)]
pub struct LeftAndRight;

/// Blüchern: the ranks are called.
#[derive(Copy, Clone, Debug)]
pub struct CalledRanks;

impl Sister for LeftAndRight {
    const ID: &'static str = "landsknecht";

    type Options = LandsknechtOptions;

    fn terms(options: &LandsknechtOptions) -> Terms {
        Terms {
            players: options.players,
            banks: options.banks,
            pack: options.pack,
            highest: options.chips,
            bounds: law!("auszug-purse"),
            min_let_hold: options.min_let_hold,
            banker_retire: options.banker_retire,
            falls: Falls::LeftAndRight,
        }
    }

    fn book() -> &'static Book {
        book!("landsknecht" of "bank")
    }

    fn notice() -> Text {
        text!("bank-notice")
    }
}

impl Sister for CalledRanks {
    const ID: &'static str = "bluchern";

    type Options = BluchernOptions;

    fn terms(options: &BluchernOptions) -> Terms {
        let named = options.max_auszug.named().filter(|most| *most <= options.chips);
        Terms {
            players: options.players,
            banks: options.banks,
            pack: options.pack,
            highest: named.unwrap_or(options.chips),
            bounds: if named.is_some() { law!("highest-auszug") } else { law!("auszug-purse") },
            min_let_hold: MinLetHold::NewlyJoined,
            banker_retire: false,
            falls: Falls::Called(options.pack_between_rounds),
        }
    }

    fn book() -> &'static Book {
        book!("bluchern" of "bank")
    }

    fn notice() -> Text {
        text!("holding-dear-notice")
    }
}
