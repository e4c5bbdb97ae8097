//! L'Hombre and its relatives.

pub mod cards;
pub mod lhombre;
pub mod quadrille;
mod rulings;
mod vole;
