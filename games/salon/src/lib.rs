//! Games of the salon: Piquet, Tresett, and in time Imperial, Reversy, L'Homme and Triomphe.

pub mod piquet;
pub mod tresett;
