//! The games of the family keep their promises.

spadille_promises::hold! {
    lhombre: spadille_ombre::lhombre::LHombre,
}
