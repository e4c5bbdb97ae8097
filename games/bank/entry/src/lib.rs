//! The banking games, as entries of the house.

use spadille_entry::{Entry, entry};

/// The games of the family, in the order of the menu.
pub static ENTRIES: &[&dyn Entry] = &[
    entry::<spadille_bank::pharo::Pharo>(),
    entry::<spadille_bank::vingt_et_un::VingtEtUn>(),
    entry::<spadille_bank::vingt_et_un::OnzeEtDemie>(),
    entry::<spadille_bank::landsknecht::Landsknecht>(),
    entry::<spadille_bank::landsknecht::Bluchern>(),
    entry::<spadille_bank::haufeln::Haufeln>(),
    entry::<spadille_bank::schnitt::Schnitt>(),
    entry::<spadille_bank::sussmilch::Sussmilch>(),
];
