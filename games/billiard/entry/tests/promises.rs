//! The games of the family keep their promises.

spadille_promises::hold! {
    billiard: spadille_billiard::billiard::Billiard,
    ronde: spadille_billiard::ronde::Ronde,
    carambole: spadille_billiard::carambole::Carambole,
    guerre: spadille_billiard::guerre::Guerre,
    kriegsspiel: spadille_billiard::kriegsspiel::Kriegsspiel,
}
