//! The games of the family keep their promises.

spadille_promises::hold! {
    scat: spadille_scat::scat::Scat,
    preference: spadille_scat::preference::Preference,
}
