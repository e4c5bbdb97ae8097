//! Whist and Boston, as entries of the house.

use spadille_entry::{Entry, entry};
use spadille_whist::whist::{Cayenne, Plain, Whist};

/// The games of the family, in the order of the menu.
pub const ENTRIES: &[&dyn Entry] = &[entry::<Whist<Plain>>(), entry::<Whist<Cayenne>>()];
