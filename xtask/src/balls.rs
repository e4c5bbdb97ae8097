//! Our balls beside pooltool's: the same strokes event by event, and nine-ball breaks in a second of one core.

use crate::shell::{cargo, output, root, run, say};
use std::path::PathBuf;

/// Strokes compared on each table, and the ratio of breaks we aim at.
const STROKES: &str = "1000";
const AIM: f64 = 1000.0;

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
    let mut short = Vec::new();
    for models in ["default", "same"] {
        let told = output(&python, &[script.as_str(), &ours, "breaks", &seconds, models])?;
        print!("{told}");
        let ratio = ratio(&told).ok_or_else(|| format!("no ratio in {told:?}"))?;
        if ratio < AIM {
            short.push(format!("{ratio:.0}× with {models} models"));
        }
    }
    println!("aim: {AIM:.0}×");
    if short.is_empty() { Ok(()) } else { Err(format!("fewer breaks than aimed at: {}", short.join(", "))) }
}

/// The ratio a line of the measurement ends with.
fn ratio(told: &str) -> Option<f64> {
    told.trim_end().rsplit_once("ratio ")?.1.parse().ok()
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

#[cfg(test)]
mod tests {
    use super::ratio;

    #[test]
    fn the_ratio_is_read_from_what_is_told() {
        let told = "nine-ball breaks a second of one core: ours 23200, pooltool (same models) 20.5, ratio 1130\n";
        assert_eq!(ratio(told), Some(1130.0));
        assert_eq!(ratio("nothing was measured"), None);
    }
}
