//! Games of the salon: Piquet, Imperial, Reversy, Tresett, L'Homme, La Triomphe.

pub mod imperial;
pub mod lhomme;
pub mod piquet;
pub mod reversy;
pub mod taking;
pub mod tresett;
pub mod triomphe;
