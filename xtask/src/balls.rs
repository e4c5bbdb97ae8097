//! Our balls beside pooltool's: the same strokes event by event, and nine-ball breaks in a second of one core.

use crate::shell::{cargo, output, root, run, say};
use std::path::PathBuf;

/// Strokes compared on each table, and the ratio of breaks we aim at.
const STROKES: &str = "1000";
const AIM: &str = "1000";

/// What pooltool needs. Its newest release asks for a build of panda3d that is not published; the published one will do, since
/// nothing is drawn.
const NEEDS: [&str; 16] = [
    "attrs",
    "cattrs",
    "click",
    "h11",
    "h5py",
    "msgpack",
    "msgpack-numpy",
    "numba<0.63",
    "numpy-quaternion",
    "panda3d==1.10.16",
    "panda3d-gltf",
    "panda3d-simplepbr",
    "pillow",
    "pyyaml",
    "rich<15",
    "scipy",
];

pub fn peer(seconds: f64) -> Result<(), String> {
    let python = environment()?;
    cargo(&["build", "--release", "--quiet", "--package", "spadille-physics", "--example", "strokes"])?;
    let ours = target().join("release/examples/strokes").to_string_lossy().into_owned();
    let script = root().join("xtask/peers/balls.py").to_string_lossy().into_owned();
    let ask = |words: &[&str]| {
        let words: Vec<String> = [script.as_str(), &ours].iter().chain(words).map(|w| (*w).to_owned()).collect();
        run(&python, &words)
    };
    say("our balls beside pooltool's");
    for table in [["billiard", "2"], ["pool", "3"], ["pool", "10"]] {
        ask(&["agree", STROKES, table[0], table[1], "5"])?;
        ask(&["agree", STROKES, table[0], table[1], "5", "1e-10"])?;
    }
    let seconds = seconds.to_string();
    for models in ["default", "same"] {
        ask(&["breaks", &seconds, models])?;
    }
    println!("aim: {AIM}×");
    Ok(())
}

/// Where cargo builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A Python environment of our own with pooltool in it.
fn environment() -> Result<String, String> {
    let folder = target().join("peers-balls");
    let python = folder.join("bin/python").to_string_lossy().into_owned();
    if output(&python, &["-c", "import pooltool"]).is_ok() {
        return Ok(python);
    }
    say("making a Python environment and installing pooltool-billiards");
    output("python3", &["-m", "venv", &folder.to_string_lossy()])
        .map_err(|e| format!("Python 3 with venv is needed to measure the peers: {e}"))?;
    let install = |words: &[&str]| {
        let words: Vec<&str> = ["-m", "pip", "install", "--quiet"].iter().chain(words).copied().collect();
        output(&python, &words).map_err(|e| format!("pooltool could not be installed: {e}"))
    };
    install(&["--no-deps", "pooltool-billiards==0.6.0"])?;
    install(&NEEDS)?;
    Ok(python)
}
