//! Whist and Boston, as entries of the house.

use spadille_entry::{Entry, entry};
use spadille_whist::boston::{Boston, Deux, Ordinary, Seventeen, Tri, Whist, Young};

/// The games of the family, in the order of the menu.
pub const ENTRIES: &[&dyn Entry] = &[
    entry::<Boston<Ordinary>>(),
    entry::<Boston<Young>>(),
    entry::<Boston<Whist>>(),
    entry::<Boston<Seventeen>>(),
    entry::<Boston<Tri>>(),
    entry::<Boston<Deux>>(),
];
