//! The games of the family keep their promises.

use spadille_tarock::tarock::{Later, Tarock};

spadille_promises::hold! {
    tarock: super::Tarock<super::Later>,
}
