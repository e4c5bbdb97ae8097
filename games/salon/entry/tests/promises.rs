//! The games of the family keep their promises.

spadille_promises::hold! {
    imperial: spadille_salon::imperial::Imperial,
    lhomme: spadille_salon::lhomme::LHomme,
    piquet: spadille_salon::piquet::Piquet,
    reversy: spadille_salon::reversy::Reversy,
    tresett: spadille_salon::tresett::Tresett,
    triomphe: spadille_salon::triomphe::Triomphe,
}
