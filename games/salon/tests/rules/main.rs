//! The rules of the family, tried at its tables. One program for all: what takes the time is linking it.

mod common;
mod imperial;
mod lessons_of_imperial_and_reversy;
mod lhomme;
mod piquet;
mod reversy;
mod tresett;
mod triomphe;
