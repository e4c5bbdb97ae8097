//! The games of the family keep their promises.

spadille_promises::hold! {
    ballspiel: spadille_court::Ballspiel,
}
