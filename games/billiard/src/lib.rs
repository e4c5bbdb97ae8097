//! The billiard room: the Partie, à la guerre, à la ronde, Carambole, and the two games with port and cord.
//!
//! Physics, what happened, and laws are kept apart: a stroke rolls on the cloth, leaves a list of [`laws::Event`]s, and each
//! game's own laws judge that list without knowing a metre of the table.

pub mod laws;
