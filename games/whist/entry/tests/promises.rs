//! The games of the family keep their promises.

use spadille_whist::boston::{Boston, Deux, Ordinary, Seventeen, Tri, Whist as BostonWhist, Young};
use spadille_whist::whist::{Cayenne, Plain, Whist};

spadille_promises::hold! {
    whist: super::Whist<super::Plain>,
    cayenne: super::Whist<super::Cayenne>,
    boston: super::Boston<super::Ordinary>,
    boston_1782: super::Boston<super::Young>,
    boston_whist: super::Boston<super::BostonWhist>,
    boston_seventeen: super::Boston<super::Seventeen>,
    tri_boston: super::Boston<super::Tri>,
    boston_a_deux: super::Boston<super::Deux>,
}
