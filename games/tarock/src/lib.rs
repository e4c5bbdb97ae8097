//! Tarock with seventy-eight cards, by the books of 1782 and of about 1860, and Tarok-Zapp.

pub mod tarock;
