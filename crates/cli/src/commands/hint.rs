//! `spadille hint`.
use super::Manner;
use crate::failure::Failure;
use std::path::Path;
use std::process::ExitCode;
pub fn run(_: Manner, _: &Path, _: Option<u8>, _: &str) -> Result<ExitCode, Failure> {
    Err(Failure::new("later"))
}
