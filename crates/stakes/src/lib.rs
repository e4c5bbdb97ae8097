//! What games with stakes share: antes, bêtes in play and on paper, dividing what stands. Each family brings its laws.

pub mod betes;
pub mod shares;

pub use betes::{ACTIVE, ANTES, Bete, Betes, WRITTEN};
pub use shares::{divided, even};
