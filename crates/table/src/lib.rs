//! A table of people and bots, whatever is played and wherever it stands.
//!
//! The log of a table is the truth ([`Deed`]); reading it gives the [`Room`], on any machine the same. A room decides what comes of
//! an [`Act`] and knows what is due next; the house writes logs into a store, the terminal into a file. [`Heads`] think for the
//! bots, [`fair`] dealing can be proved afterwards, and [`Voice`]s put everything into words.

mod act;
mod deed;
pub mod fair;
mod filling;
mod heads;
mod held;
mod hint;
mod made;
mod person;
pub mod prose;
mod refused;
mod room;
mod ruin;
mod system;
mod voice;
mod voices;

pub use act::{Act, Request};
pub use deed::{Charter, Deed, Entry, Unreadable};
pub use heads::{Heads, Occasion, Thought};
pub use held::{Held, held, held_while};
pub use hint::{Hint, HintBook, HintChoice, HintForm, HintReason, foremost};
pub use made::{Cost, Made, MadeBy, can_be_made, deal_before, made, made_while};
pub use person::PersonRef;
pub use prose::Prose;
pub use refused::{Kind, Refused, Why};
pub use room::{
    Around, Asked, Chair, Corrupt, Decision, Due, Line, Room, Score, Status, What, bot_kind, filled_in, salt,
};
pub use ruin::{Ruin, ruin};
pub use system::of_io;
pub use voice::{Voice, payment_text};
pub use voices::{TableVoices, Voices};
