//! L'Hombre and its relatives.

#[macro_use]
mod cases;
#[macro_use]
mod deal;
#[macro_use]
mod options;

mod bank;
pub mod cards;
pub mod lhombre;
pub mod quadrille;
mod rulings;
mod vole;
