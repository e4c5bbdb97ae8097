//! Whist and Boston, as entries of the house.

use spadille_entry::{Entry, entry};
use spadille_whist::boston::{self, Boston, Deux, Ordinary, Seventeen, Tri, Young};
use spadille_whist::whist::{Cayenne, Plain, Whist};

/// The games of the family, in the order of the menu.
pub static ENTRIES: &[&dyn Entry] = &[
    entry::<Whist<Plain>>(),
    entry::<Whist<Cayenne>>(),
    entry::<Boston<Ordinary>>(),
    entry::<Boston<Young>>(),
    entry::<Boston<boston::Whist>>(),
    entry::<Boston<Seventeen>>(),
    entry::<Boston<Tri>>(),
    entry::<Boston<Deux>>(),
];
