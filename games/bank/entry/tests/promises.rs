//! The games of the family keep their promises.

spadille_promises::hold! {
    pharo: spadille_bank::pharo::Pharo,
    vingt_et_un: spadille_bank::vingt_et_un::VingtEtUn,
    onze_et_demie: spadille_bank::vingt_et_un::OnzeEtDemie,
    landsknecht: spadille_bank::landsknecht::Landsknecht,
    bluchern: spadille_bank::landsknecht::Bluchern,
    haufeln: spadille_bank::haufeln::Haufeln,
    schnitt: spadille_bank::schnitt::Schnitt,
    sussmilch: spadille_bank::sussmilch::Sussmilch,
}
