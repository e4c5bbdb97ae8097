//! Games of the salon: Piquet, and in time Imperial, Reversy, Tresett, L'Homme and Triomphe.

pub mod imperial;
pub mod piquet;
pub mod reversy;
