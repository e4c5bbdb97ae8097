//! The games of the family keep their promises.

spadille_promises::hold! {
    pharo: spadille_bank::pharo::Pharo,
    landsknecht: spadille_bank::landsknecht::Landsknecht,
    bluchern: spadille_bank::landsknecht::Bluchern,
    haufeln: spadille_bank::haufeln::Haufeln,
    schnitt: spadille_bank::schnitt::Schnitt,
    sussmilch: spadille_bank::sussmilch::Sussmilch,
}
