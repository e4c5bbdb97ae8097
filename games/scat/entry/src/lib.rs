//! Scat and its relatives, as entries of the house.

use spadille_entry::{Entry, entry};
use spadille_scat::preference::Preference;
use spadille_scat::scat::Scat;
use spadille_scat::solo::{FiveSuits, Solo, Spitzeln};

/// The games of the family, in the order of the menu.
pub static ENTRIES: &[&dyn Entry] =
    &[entry::<Scat>(), entry::<Preference>(), entry::<Solo<Spitzeln>>(), entry::<Solo<FiveSuits>>()];
