//! The games of the family keep their promises.

use spadille_tarock::tarock::{Later, Old, Tarock, Zapp};

spadille_promises::hold! {
    tarock_1782: super::Tarock<super::Old>,
    tarock: super::Tarock<super::Later>,
    tarok_zapp: super::Tarock<super::Zapp>,
}
