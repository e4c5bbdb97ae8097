//! The games of the family keep their promises.

use spadille_whist::whist::{Cayenne, Plain, Whist};

spadille_promises::hold! {
    whist: super::Whist<super::Plain>,
    cayenne: super::Whist<super::Cayenne>,
}
