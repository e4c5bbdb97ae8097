//! The twenty-six card tricks that close the Whist book of about 1830.
//!
//! Source: `001_6a62d777558acd12.txt:1465-1639`. Nothing is left out. What works by itself is performed, with seat 0 as the conjuror, by whom or
//! what it may be taken; the others are told and acted out. Each is one function in [`performances`]; [`methods`] are the tricks without a
//! table; [`book`] reads what is written about them. Our readings are the laws marked `house` or with a `reading` in
//! `books/card-tricks/laws.toml`; where the book is wrong the trick's own page says so, and how it is mended.
//!
//! The conjuror is honest: what he is advised to name is worked out from his own [`View`], which holds the cards he has seen, and from
//! what he was answered.

pub mod advice;
pub mod book;
pub mod cases;
pub mod methods;
pub mod moves;
pub mod options;
pub mod performances;
pub mod rules;
pub mod scene;
pub mod settle;
pub mod show;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::TricksOptions;
pub use rules::{CardTricks, Outcome};
pub use state::State;
pub use view::View;
