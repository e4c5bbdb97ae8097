//! L'Hombre and its relatives.

pub mod lhombre;
