//! Games of the salon: Piquet, Tresett, La Triomphe, and in time Imperial, Reversy and L'Homme.

pub mod piquet;
pub mod taking;
pub mod tresett;
pub mod triomphe;
