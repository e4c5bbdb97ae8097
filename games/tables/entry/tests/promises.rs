//! The games of the family keep their promises.

spadille_promises::hold! {
    trictrac: spadille_tables::trictrac::Trictrac,
    toccategli: spadille_tables::trictrac::Toccategli,
    verkehren: spadille_tables::verkehren::Verkehren,
}
