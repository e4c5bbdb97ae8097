//! Exact chances, and what follows from them.
//!
//! A module a game tells the bank's share of every stake as a fraction: [`pharo`], [`schnitt`], [`sussmilch`], [`landsknecht`],
//! [`bluchern`], [`haufeln`], [`twenty_one`] (Vingt-et-un and Onze et demie). [`dice`] counts throws of two dice, [`lie`] the ways cards lie in
//! hidden hands, [`ruin`] tells how
//! long counters last, [`today`] reckons roulette and blackjack for comparison, [`inspect`] tells a fair pack from a prepared one,
//! [`charts`] lays all of it out in rows and columns, and [`plot`] draws it.
//!
//! The crate stands on the core alone. The games use it for their hints and cases, so that there is one reckoning of each chance.
//!
//! ```
//! use spadille_odds::{bend::Stage, fraction::Fraction, pharo};
//! // A card staked at Pharo before the first turn and left until it is decided.
//! assert_eq!(pharo::standing(52, 4, Stage::Plain), Some(Fraction::new(33, 1666)));
//! ```

pub mod bend;
pub mod bluchern;
pub mod charts;
pub mod dice;
pub mod fraction;
pub mod haufeln;
pub mod inspect;
pub mod landsknecht;
pub mod lie;
pub mod pack;
pub mod pharo;
pub mod plot;
pub mod ruin;
pub mod schnitt;
pub mod sussmilch;
pub mod today;
pub mod twenty_one;
