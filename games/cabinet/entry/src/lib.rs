//! The games of the cabinet, as entries of the house.

use spadille_entry::{Entry, entry};

/// The games of the family, in the order of the menu.
pub static ENTRIES: &[&dyn Entry] =
    &[entry::<spadille_cabinet::morra::Morra>(), entry::<spadille_cabinet::card_tricks::CardTricks>()];
