//! The games of the family keep their promises.

spadille_promises::hold! {
    piquet: spadille_salon::piquet::Piquet,
    tresett: spadille_salon::tresett::Tresett,
    triomphe: spadille_salon::triomphe::Triomphe,
}
