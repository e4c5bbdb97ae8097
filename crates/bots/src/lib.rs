//! Players: random, book, search; hints; the arena that makes them meet.
//!
//! A [`Bot`] is a function from what a seat may know to a move: it is handed a view, never a state. [`bot()`] makes one of
//! a [`BotKind`] for a game whose type is known, [`seat_bot`] one that speaks JSON and notation for a game known by its
//! name. [`hint`](hint::hint) ranks the choices for a person, [`arena`] measures who plays better, [`bench`] how fast a
//! game plays.
//!
//! ```
//! use spadille_bots::{BotKind, seat_bot};
//! use spadille_core::{Log, Turn, Viewer};
//!
//! let mut table = spadille_catalogue::open("piquet", None, &Default::default(), &[]).unwrap();
//! let mut bot = seat_bot("piquet", "search:50".parse().unwrap(), 7).unwrap();
//! let (mut rng, mut log) = (spadille_bots::fate::quick_rng(1), Log::default());
//! for _ in 0..20 {
//!     match table.turn() {
//!         Turn::Over => break,
//!         Turn::Chance => table.draw(&mut rng, &mut log),
//!         Turn::Seats { awaited, .. } => {
//!             let seat = awaited.first().unwrap();
//!             let choice = bot.choose(&table.view(Viewer::Seat(seat)), &table.options(), seat).unwrap();
//!             table.play(seat, &choice, &mut log).unwrap();
//!         }
//!     }
//! }
//! assert_eq!(bot.kind(), "search:50".parse::<BotKind>().unwrap());
//! ```

pub mod arena;
pub mod bench;
pub mod bot;
pub mod erased;
pub mod fate;
pub mod hint;
pub mod kind;
mod names;
pub mod plot;
pub mod search;
pub mod table;

pub use bot::{Bot, bot};
pub use erased::{AnyBot, BotError, hint_by_id, seat_bot};
pub use hint::{AnyHint, Hint};
pub use kind::{BotKind, Budget, KindError};
pub use names::NAMES;
