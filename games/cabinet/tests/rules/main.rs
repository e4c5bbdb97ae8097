//! The rules of the family, tried at its tables. One program for all: what takes the time is linking it.

mod card_tricks;
mod card_tricks_tried;
mod morra;
