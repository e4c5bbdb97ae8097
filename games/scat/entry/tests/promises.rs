//! The games of the family keep their promises.

spadille_promises::hold! {
    scat: spadille_scat::scat::Scat,
    preference: spadille_scat::preference::Preference,
    spitzeln: spadille_scat::solo::Solo<spadille_scat::solo::Spitzeln>,
    five_suit_solo: spadille_scat::solo::Solo<spadille_scat::solo::FiveSuits>,
}
