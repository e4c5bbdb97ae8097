//! L'Hombre and its relatives, as entries of the house.

use spadille_entry::{Entry, entry};
use spadille_ombre::lhombre::LHombre;
use spadille_ombre::quadrille::{Cinquille, Favorite, Ordinary, Quadrille, Solitaire, Tritrille};

/// The games of the family, in the order of the menu.
pub static ENTRIES: &[&dyn Entry] = &[
    entry::<LHombre>(),
    entry::<Quadrille<Ordinary>>(),
    entry::<Quadrille<Favorite>>(),
    entry::<Quadrille<Solitaire>>(),
    entry::<Quadrille<Cinquille>>(),
    entry::<Quadrille<Tritrille>>(),
];
