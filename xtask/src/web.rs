//! The browser client: installing what it is built with, building it, testing it in a real browser.

use crate::shell::{cargo, output, root, run_in, say};
use std::path::PathBuf;

/// The oldest Node.js that builds the client.
const NODE: u32 = 20;

fn folder() -> PathBuf {
    root().join("web")
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    run_in(&folder(), "npm", arguments)
}

/// Sees to it that the client can be built: Node.js is there, and what package-lock.json names is installed.
pub fn install() -> Result<(), String> {
    let version = output("node", &["--version"])
        .map_err(|_| format!("the browser client needs Node.js {NODE} or newer (nodejs.org); it was not found"))?;
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|n| n.parse().ok());
    if major.is_none_or(|major: u32| major < NODE) {
        return Err(format!("the browser client needs Node.js {NODE} or newer; {} is installed", version.trim()));
    }
    let (lock, installed) = (folder().join("package-lock.json"), folder().join("node_modules/.package-lock.json"));
    let changed = |path: &PathBuf| path.metadata().and_then(|m| m.modified()).ok();
    if changed(&installed).is_some_and(|installed| changed(&lock).is_some_and(|lock| installed >= lock)) {
        return Ok(());
    }
    say("installing what the browser client is built with");
    npm(&["ci", "--no-audit", "--no-fund", "--loglevel=error"])
}

/// Builds the client into `web/dist`, from where the program takes it.
pub fn build() -> Result<(), String> {
    install()?;
    say("building the browser client");
    npm(&["run", "build", "--silent"])
}

/// Makes the types of the client anew from the types of the house.
pub fn types() -> Result<(), String> {
    install()?;
    cargo(&["build", "--quiet", "--package", "spadille-house", "--example", "openapi"])?;
    write_types()
}

/// Makes them by the program that tells the house's types, as it was built last.
fn write_types() -> Result<(), String> {
    let api = output(&root().join("target/debug/examples/openapi").to_string_lossy(), &[])?;
    std::fs::write(folder().join("openapi.json"), api).map_err(|e| format!("web/openapi.json: {e}"))?;
    npm(&["run", "types", "--silent"])
}

/// Whether the types of the client are those of the house. The whole workspace is built for its tests before: building single packages
/// would choose other features and compile nearly everything a second time.
pub fn types_are_current() -> Result<(), String> {
    say("types the client shares with the house");
    let files = ["openapi.json", "src/lib/wire.gen.d.ts"].map(|name| folder().join(name));
    let read = |path: &PathBuf| std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()));
    let before: Vec<String> = files.iter().map(read).collect::<Result<_, _>>()?;
    write_types()?;
    let after: Vec<String> = files.iter().map(read).collect::<Result<_, _>>()?;
    if before == after {
        Ok(())
    } else {
        Err("the client's types were not those of the house; `cargo xtask types` has made them anew, commit them"
            .into())
    }
}

/// Checks format, lints and types, and runs the tests that need neither house nor browser.
pub fn test() -> Result<(), String> {
    install()?;
    say("format of the browser client");
    npm(&["run", "format:check", "--silent"])
        .map_err(|_| "the format of the browser client differs; run `npm run format` in web/".to_owned())?;
    say("lints of the browser client");
    npm(&["run", "lint", "--silent"])?;
    say("types of the browser client");
    npm(&["run", "check", "--silent"])?;
    say("tests of the browser client");
    npm(&["test", "--silent"])
}

/// Plays in a real browser against the real program, as the tests of the workspace have built it.
pub fn browse() -> Result<(), String> {
    find_chromium()?;
    say("playing in the browser");
    npm(&["run", "e2e", "--silent"])
}

/// What of Debian's draws the pages, the quickest first: the shell without windows needs a third less time than the whole browser.
const BROWSERS: [&str; 2] = ["chromium-headless-shell", "chromium"];

/// A browser for the tests; installed when that is possible.
fn find_chromium() -> Result<(), String> {
    let is_here = |name: &&str| std::path::Path::new("/usr/bin").join(name).exists();
    if std::env::var_os("CHROMIUM").is_some() {
        return Ok(());
    }
    for name in BROWSERS {
        if is_here(&name) || (crate::shell::apt_install(&[name]).is_ok() && is_here(&name)) {
            return Ok(());
        }
    }
    Err("Chromium is needed for the browser tests and could not be installed".into())
}
