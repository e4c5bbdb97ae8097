//! `spadille arena`.
use super::Manner;
use crate::failure::Failure;
use std::path::PathBuf;
use std::process::ExitCode;

pub struct Wanted {
    pub players: Vec<String>,
    pub deals: u32,
    pub seed: u64,
    pub preset: Option<String>,
    pub options: Vec<String>,
    pub plot: Option<PathBuf>,
}

pub fn run(_: Manner, _: &str, _: &Wanted) -> Result<ExitCode, Failure> {
    Err(Failure::new("later"))
}
