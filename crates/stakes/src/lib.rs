//! What games with stakes share: antes, bêtes in play and on paper, charged when they are made ([`Betes`]) or when they are drawn
//! ([`Debts`]), blocks, the Rock, what is due item by item, dividing what stands. Each family brings its laws.

pub mod betes;
pub mod debts;
pub mod dues;
pub mod paper;
pub mod rock;
pub mod shares;

pub use betes::{ACTIVE, ANTES, Bete, Betes, WRITTEN};
pub use debts::{Debt, Debts};
pub use dues::Dues;
pub use rock::Rock;
pub use shares::{divided, even};
