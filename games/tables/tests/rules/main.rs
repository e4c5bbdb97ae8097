//! The rules of the family, tried at its tables. One program for all: what takes the time is linking it.

mod common;
mod lessons;
mod toccategli;
mod trictrac;
mod trictrac_cases;
mod trictrac_reference;
mod verkehren;
