//! The games of the billiard room, as entries of the house.

use spadille_entry::{Entry, entry};

/// The games of the family, in the order of the menu.
pub static ENTRIES: &[&dyn Entry] = &[
    entry::<spadille_billiard::billiard::Billiard>(),
    entry::<spadille_billiard::guerre::Guerre>(),
    entry::<spadille_billiard::ronde::Ronde>(),
    entry::<spadille_billiard::carambole::Carambole>(),
    entry::<spadille_billiard::pielkentafel::Pielkentafel>(),
    entry::<spadille_billiard::kriegsspiel::Kriegsspiel>(),
];
