//! What a system says about files, in the words of the house where it has some.

use spadille_core::{Text, text};
use std::io;

/// What a system says about a file.
pub fn of_io(error: &io::Error) -> Text {
    use io::ErrorKind as Kind;
    match error.kind() {
        Kind::NotFound => text!("house-file-missing"),
        Kind::PermissionDenied => text!("house-file-forbidden"),
        Kind::IsADirectory => text!("house-file-is-folder"),
        Kind::NotADirectory => text!("house-file-no-folder"),
        Kind::StorageFull => text!("house-disk-full"),
        Kind::InvalidData => text!("house-file-no-text"),
        _ => text!("house-why", why = error.to_string()),
    }
}
