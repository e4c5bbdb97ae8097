//! The games of the family keep their promises.

spadille_promises::hold! {
    lhomme: spadille_salon::lhomme::LHomme,
    piquet: spadille_salon::piquet::Piquet,
    tresett: spadille_salon::tresett::Tresett,
    triomphe: spadille_salon::triomphe::Triomphe,
}
