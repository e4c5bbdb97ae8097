//! The games of the family keep their promises.

use spadille_whist::boston::{Boston, Deux, Ordinary, Seventeen, Tri, Whist, Young};

spadille_promises::hold! {
    boston: super::Boston<super::Ordinary>,
    boston_whist: super::Boston<super::Whist>,
    boston_seventeen: super::Boston<super::Seventeen>,
    tri_boston: super::Boston<super::Tri>,
    boston_a_deux: super::Boston<super::Deux>,
    boston_1782: super::Boston<super::Young>,
}
