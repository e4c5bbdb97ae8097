//! The games of the family keep their promises.

spadille_promises::hold! {
    pharo: spadille_bank::pharo::Pharo,
}
