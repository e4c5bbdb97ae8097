//! The billiard room: the Partie, à la guerre, à la ronde, Carambole, Pielkentafel, Kriegsspiel.
//!
//! Three layers, each of which knows only the one below by its results: [`cloth`] (table, balls and strokes: no rule), [`laws`] (what
//! happened in a stroke, and what it costs: no metre), and a folder a game.

pub mod billiard;
pub mod carambole;
mod cases;
pub mod cloth;
pub mod guerre;
pub mod kriegsspiel;
pub mod laws;
pub mod moves;
pub mod options;
pub mod pielkentafel;
pub mod ronde;
pub mod table;
pub mod told;
