//! The salon, as entries of the house.

use spadille_entry::{Entry, entry};

/// The games of the family, in the order of the menu.
pub static ENTRIES: &[&dyn Entry] = &[
    entry::<spadille_salon::piquet::Piquet>(),
    entry::<spadille_salon::imperial::Imperial>(),
    entry::<spadille_salon::reversy::Reversy>(),
    entry::<spadille_salon::tresett::Tresett>(),
    entry::<spadille_salon::lhomme::LHomme>(),
    entry::<spadille_salon::triomphe::Triomphe>(),
];
