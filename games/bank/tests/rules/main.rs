//! The rules of the family, tried at its tables. One program for all: what takes the time is linking it.

mod haufeln;
mod inspect;
mod landsknecht;
mod odds;
mod pharo;
mod schnitt;
mod staking;
mod sussmilch;
mod vingt_et_un;
