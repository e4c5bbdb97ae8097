//! Looks whether the browser client was built anew, and which studies there are, so that the program takes them in.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    // Asked when it runs, not when it was compiled: a copy of the project elsewhere may share what was built.
    let root = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default().join("../..");
    let client = root.join("web/dist");
    // A folder that is not there would have the house built again every time.
    if let Err(error) = std::fs::create_dir_all(&client) {
        println!("cargo::warning=web/dist: {error}");
    }
    println!("cargo::rerun-if-changed={}", client.display());
    println!("cargo::rerun-if-changed=migrations");
    studies(&root.join("docs/studies"));
}

/// Writes the table of studies: each `NAME.json` of the folder with its report and its picture, where they stand beside it.
fn studies(folder: &Path) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|kind| kind == "json")).collect();
    found.sort();
    let mut table = String::from("&[\n");
    for json in found {
        let beside = |kind: &str| Some(json.with_extension(kind)).filter(|path| path.exists());
        let include = |path: Option<PathBuf>| match path {
            Some(path) => format!("include_str!({:?})", path.display().to_string()),
            None => "\"\"".to_owned(),
        };
        let name = json.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (facts, report, picture) = (include(Some(json.clone())), include(beside("md")), include(beside("svg")));
        // Writing to a string cannot fail.
        let _ = writeln!(table, "Written {{ name: {name:?}, facts: {facts}, report: {report}, picture: {picture} }},");
    }
    table.push(']');
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default().join("studies.rs");
    if let Err(error) = std::fs::write(&out, table) {
        println!("cargo::error={}: {error}", out.display());
    }
}
