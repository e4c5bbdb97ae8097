//! What every game of the house stands on.
//!
//! The vocabulary comes first, each word in its own file: [`Seat`], [`Card`], [`CardSet`], [`Dice`], [`Ledger`],
//! [`LawId`], [`Text`]. The contract of a game stands on it: [`Game`] (the rules), [`Hidden`] (what one seat may know)
//! and [`Table`] (how the game meets people). Everything else in the house is generic over these three traits.

pub mod analysis;
pub mod book;
pub mod card;
pub mod cardset;
pub mod case;
pub mod contract;
pub mod dice;
pub mod exposed;
pub mod game;
pub mod law;
pub mod ledger;
pub mod moves;
pub mod notation;
pub mod open;
pub mod options;
pub mod record;
pub mod refusal;
pub mod said;
pub mod scene;
pub mod scribe;
pub mod seat;
pub mod secrets;
pub mod sheet;
pub mod signs;
pub mod sisters;
pub mod space;
pub mod speech;
pub mod story;
pub mod tariff;
pub mod taught;
pub mod text;
pub mod title;
pub mod turn;
mod unread;

pub use analysis::{Analysis, Apart};
pub use book::{Bilingual, Book, Lang};
pub use card::{Card, Rank, Suit};
pub use cardset::CardSet;
pub use case::{Answer, Case, Unsupported, faults_of_cases};
pub use dice::{Dice, Die};
pub use exposed::{CardMark, Exposed, ExposedCard, ExposedFigure, ExposedRow, ExposedStep};
pub use game::{Advice, AllSeen, Game, Hidden, Label, Skill, Table, Target};
pub use law::{Law, LawId};
pub use ledger::{Account, Entry, Ledger, Pot};
pub use moves::{Listed, Number, Offer, Spoken};
pub use notation::NotationError;
pub use open::{Beside, Laid, OpenHands};
pub use options::{OnOff, OptionError, Options, Preset, Unfit, YesNo};
pub use record::{Header, Record, Step};
pub use refusal::Refusal;
pub use said::{Piece, Said, Words};
pub use scene::Scene;
pub use scribe::{Audience, Event, Log, Scribe, Tally, What};
pub use seat::{PerSeat, Seat, SeatSet, Viewer};
pub use sheet::{Measure, Sheet};
pub use sisters::{OptionsOf, Sharing};
pub use space::{CardMoves, Either, List, Space, Subsets};
pub use speech::Speech;
pub use tariff::{Price, Tariff};
pub use text::{Arg, Text};
pub use title::{Emblem, Luck, Shelf, Signs, TitlePage};
pub use turn::Turn;
pub use unread::unread;
