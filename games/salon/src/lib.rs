//! Games of the salon: Piquet, and in time Imperial, Reversy, Tresett, L'Homme and Triomphe.

pub mod piquet;
pub mod reversy;
