//! The games of the family keep their promises.

spadille_promises::hold! {
    billiard: spadille_billiard::billiard::Billiard,
    ronde: spadille_billiard::ronde::Ronde,
    carambole: spadille_billiard::carambole::Carambole,
    guerre: spadille_billiard::guerre::Guerre,
    pielkentafel: spadille_billiard::pielkentafel::Pielkentafel,
    kriegsspiel: spadille_billiard::kriegsspiel::Kriegsspiel,
}
