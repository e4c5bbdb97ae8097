//! The games of the family keep their promises.

spadille_promises::hold! {
    imperial: spadille_salon::imperial::Imperial,
    piquet: spadille_salon::piquet::Piquet,
    reversy: spadille_salon::reversy::Reversy,
}
