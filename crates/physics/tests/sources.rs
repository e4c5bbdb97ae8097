//! Strokes are reckoned anew wherever a match is read back, so nothing may be reckoned by functions that differ from machine to
//! machine: sines, powers and logarithms come from `libm` (a square root is exact everywhere).

use std::path::{Path, PathBuf};

/// Methods of `f64` whose last bits the machine decides.
const MACHINE: &[&str] = &[
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sin_cos", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
    "hypot", "exp", "exp2", "exp_m1", "ln", "ln_1p", "log", "log2", "log10", "powf", "powi", "cbrt", "mul_add",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The calls in a line that the machine would decide.
fn calls(line: &str) -> impl Iterator<Item = &'static str> + '_ {
    let code = line.split("//").next().unwrap_or_default();
    let called = move |name: &&str| {
        code.contains(&format!(".{name}(")) || code.contains(&format!("f64::{name}")) && !code.contains("consts")
    };
    MACHINE.iter().copied().filter(called)
}

#[test]
fn nothing_is_reckoned_by_the_machine() {
    assert_eq!(calls("let a = b.tan() + f64::hypot(c, d); // e.sin()").collect::<Vec<_>>(), ["tan", "hypot"]);
    assert_eq!(calls("libm::tan(b) + c.sqrt()").count(), 0);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut wrong = Vec::new();
    for folder in ["crates/physics/src", "games/billiard/src", "games/court/src"] {
        let mut all = Vec::new();
        sources(&root.join(folder), &mut all);
        assert!(all.len() > 10, "{folder} has sources");
        for path in all {
            let text = std::fs::read_to_string(&path).expect("a source");
            for (n, line) in text.lines().enumerate() {
                wrong.extend(calls(line).map(|name| format!("{}:{}: {name}", path.display(), n + 1)));
            }
        }
    }
    assert!(wrong.is_empty(), "use libm:\n{}", wrong.join("\n"));
}

/// Whether a file knows the physics, or a game.
fn knows(path: &Path, whom: &[&str]) -> bool {
    let text = std::fs::read_to_string(path).expect("a source");
    text.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .any(|code| whom.iter().any(|w| code.contains(w)))
}

/// Physics → events → laws: physics knows no game, and laws know no physics.
#[test]
fn neither_end_knows_the_other() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = std::fs::read_to_string(root.join("crates/physics/Cargo.toml")).expect("a manifest");
    assert_eq!(manifest.matches("spadille-").count(), 1, "physics stands on nothing of ours");
    let (mut physics, mut laws) = (Vec::new(), Vec::new());
    sources(&root.join("crates/physics/src"), &mut physics);
    for games in ["games/billiard/src", "games/court/src"] {
        sources(&root.join(games), &mut laws);
    }
    let ruling = |path: &PathBuf| path.components().any(|part| part.as_os_str() == "laws") || path.ends_with("laws.rs");
    laws.retain(ruling);
    assert!(laws.len() > 15, "{laws:?}");
    let wrong: Vec<&PathBuf> =
        laws.iter().filter(|path| knows(path, &["spadille_physics", "crate::cloth", "crate::flight"])).collect();
    assert!(wrong.is_empty(), "laws that know the physics: {wrong:?}");
    let games = ["spadille_core", "spadille_billiard", "spadille_court"];
    let wrong: Vec<&PathBuf> = physics.iter().filter(|path| knows(path, &games)).collect();
    assert!(wrong.is_empty(), "physics that knows a game: {wrong:?}");
}
