//! The games of the family keep their promises.

spadille_promises::hold! {
    morra: spadille_cabinet::morra::Morra,
    card_tricks: spadille_cabinet::card_tricks::CardTricks,
}
