//! The games of the family keep their promises.

spadille_promises::hold! {
    chess: spadille_chess::Chess,
}
