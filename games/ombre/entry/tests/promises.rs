//! The games of the family keep their promises.

use spadille_ombre::quadrille::{Cinquille, Favorite, Ordinary, Quadrille, Solitaire, Tritrille};

spadille_promises::hold! {
    lhombre: spadille_ombre::lhombre::LHombre,
    quadrille: super::Quadrille<super::Ordinary>,
    quadrille_favorite: super::Quadrille<super::Favorite>,
    quadrille_solitaire: super::Quadrille<super::Solitaire>,
    cinquille: super::Quadrille<super::Cinquille>,
    tritrille: super::Quadrille<super::Tritrille>,
}
