//! What games with stakes share: antes, bêtes in play and on paper, what is due item by item,
//! dividing what stands. Each family brings its laws.

pub mod betes;
pub mod dues;
pub mod shares;

pub use betes::{ACTIVE, ANTES, Bete, Betes, WRITTEN};
pub use dues::Dues;
pub use shares::{divided, even};
