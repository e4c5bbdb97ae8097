//! The rules of the family, tried at its tables. One program for all: what takes the time is linking it.

mod billiard;
mod carambole;
mod guerre;
mod kriegsspiel;
mod pielkentafel;
mod ronde;
mod strict;
