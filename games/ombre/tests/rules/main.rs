//! The rules of the family, tried at its tables. One program for all: what takes the time is linking it.

mod cases;
mod lhombre;
mod lhombre_stories;
mod quadrille_advice;
mod quadrille_strict;
