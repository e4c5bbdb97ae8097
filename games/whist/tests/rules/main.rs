//! The rules of the family, tried at its tables. One program for all: what takes the time is linking it.

mod boston_cases;
mod boston_lessons;
mod boston_stories;
mod cases;
mod imagining;
mod maxims;
mod stories;
mod symmetry;
