//! Games of the salon: Piquet, L'Homme, Tresett, La Triomphe, and in time Imperial and Reversy.

pub mod imperial;
pub mod lhomme;
pub mod piquet;
pub mod reversy;
pub mod taking;
pub mod tresett;
pub mod triomphe;
