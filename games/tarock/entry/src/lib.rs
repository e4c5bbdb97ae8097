//! The games of Tarock, as entries of the house.

use spadille_entry::{Entry, entry};
use spadille_tarock::tarock::{Later, Old, Tarock, Zapp};

/// The games of the family, in the order of the menu.
pub static ENTRIES: &[&dyn Entry] = &[entry::<Tarock<Old>>(), entry::<Tarock<Later>>(), entry::<Tarock<Zapp>>()];
