//! The rules of the family, tried at its tables. One program for all: what takes the time is linking it.

mod book;
mod cases;
mod lessons;
mod stories;
