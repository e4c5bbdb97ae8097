//! The two games: what each has of its own.

use super::count::Table;
use super::options::{BankerBorn, OnzeOptions, OpenPictureBets, PictureBuying, VingtOptions};
use crate::bank::Cap;
use spadille_core::{Book, LawId, Options, book, law};
use std::fmt::Debug;

/// Who lays a card open.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shows {
    /// Nobody.
    Nobody,
    /// Every punter who has done buying.
    Everybody,
    /// Those who have bought.
    Buyers,
}

/// What a table has agreed on, whichever of the games it plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Terms {
    pub table: Table,
    pub players: u8,
    pub rounds: u16,
    pub packs: u8,
    /// The highest stake.
    pub highest: u32,
    /// Whether the banker has declared it.
    pub declared: bool,
    pub bank: Cap,
    pub shows: Shows,
    /// Whether a born hand of the banker's takes double.
    pub double: bool,
    /// How often a picture may be asked for.
    pub pictures: u8,
    pub split: bool,
    /// Whether others may stake on an opened picture.
    pub backers: bool,
}

impl Terms {
    /// The law that bounds a stake.
    pub fn bounds(&self) -> LawId {
        if self.declared { law!("highest-stake") } else { law!("stake-purse") }
    }

    /// The law by which cards are dealt.
    pub fn law_of_deal(&self) -> LawId {
        if self.table == Table::TwentyOne { law!("two-cards") } else { law!("one-card") }
    }
}

/// A game of buying.
pub trait Sister: Copy + Debug + Send + Sync + 'static {
    /// The game's name in records.
    const ID: &'static str;

    /// What its tables may agree on.
    type Options: Options;

    /// What they have agreed on.
    fn terms(options: &Self::Options) -> Terms;

    /// Its book.
    fn book() -> &'static Book;
}

/// Vingt-et-un.
#[derive(Copy, Clone, Debug)]
pub struct TwentyOne;

/// Onze et demie.
#[derive(Copy, Clone, Debug)]
pub struct ElevenAndAHalf;

impl Sister for TwentyOne {
    const ID: &'static str = "vingt-et-un";

    type Options = VingtOptions;

    fn terms(options: &VingtOptions) -> Terms {
        Terms {
            table: Table::TwentyOne,
            players: options.players,
            rounds: options.rounds,
            packs: options.packs,
            highest: options.limit.named().unwrap_or(options.chips),
            declared: options.limit != Cap::NONE,
            bank: options.bank_limit,
            shows: if options.show_one { Shows::Everybody } else { Shows::Nobody },
            double: true,
            pictures: 0,
            split: false,
            backers: false,
        }
    }

    fn book() -> &'static Book {
        book!("vingt-et-un" of "bank")
    }
}

impl Sister for ElevenAndAHalf {
    const ID: &'static str = "onze-et-demie";

    type Options = OnzeOptions;

    fn terms(options: &OnzeOptions) -> Terms {
        Terms {
            table: Table::ElevenAndAHalf,
            players: options.players,
            rounds: options.rounds,
            packs: options.packs,
            highest: options.limit.named().unwrap_or(options.chips),
            declared: options.limit != Cap::NONE,
            bank: options.bank,
            shows: if options.show_one { Shows::Buyers } else { Shows::Nobody },
            double: options.banker_born == BankerBorn::Double,
            pictures: match options.picture_buying {
                PictureBuying::Off => 0,
                PictureBuying::Once => 1,
                PictureBuying::Three => 3,
            },
            split: options.picture_split.is_on(),
            backers: options.open_picture_bets == OpenPictureBets::All,
        }
    }

    fn book() -> &'static Book {
        book!("onze-et-demie" of "bank")
    }
}
