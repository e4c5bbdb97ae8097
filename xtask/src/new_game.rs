//! Laying out a new game: the same files with the same contents as everywhere, so that whoever knows one game finds his way in all.
//!
//! What is laid out can be played from the first deal to the last; its tests fail with sentences that say what is missing.

use crate::shell::{output, root, run_in, say};
use std::fs;
use std::path::Path;

/// The files of a game, from `xtask/template/`.
const CODE: &[(&str, &str)] = &[
    ("mod.rs", include_str!("../template/mod.rs")),
    ("options.rs", include_str!("../template/options.rs")),
    ("moves.rs", include_str!("../template/moves.rs")),
    ("state.rs", include_str!("../template/state.rs")),
    ("rules.rs", include_str!("../template/rules.rs")),
    ("settle.rs", include_str!("../template/settle.rs")),
    ("view.rs", include_str!("../template/view.rs")),
    ("scene.rs", include_str!("../template/scene.rs")),
    ("advice.rs", include_str!("../template/advice.rs")),
    ("cases.rs", include_str!("../template/cases.rs")),
];

/// The files of its book.
const BOOK: &[(&str, &str)] = &[
    ("book.toml", include_str!("../template/book.toml")),
    ("laws.toml", include_str!("../template/laws.toml")),
    ("advice.toml", "# What the book advises.\n"),
    ("words.toml", "# Words heard at the table.\n"),
    ("disputed.toml", "# Worked cases that contradict the book, with the reason.\n"),
    ("options.toml", include_str!("../template/options.toml")),
    ("lesson.toml", include_str!("../template/lesson.toml")),
    ("rules.en.md", include_str!("../template/rules.en.md")),
    ("rules.de.md", include_str!("../template/rules.de.md")),
    ("en.ftl", include_str!("../template/en.ftl")),
    ("de.ftl", include_str!("../template/de.ftl")),
];

/// Its worked cases.
const CASES: &[(&str, &str)] = &[("__ID__.json", include_str!("../template/cases.json"))];

/// What it is tried by at its table.
const TESTS: &[(&str, &str)] = &[
    ("__MODULE__.rs", include_str!("../template/tests.rs")),
    ("__MODULE__.story", include_str!("../template/tests.story")),
];

/// Lays out the game `id` in a family that exists.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let [family, id] = arguments else {
        if arguments == ["--rehearse"] {
            return rehearse();
        }
        return Err("say the family and the id: `cargo xtask new-game salon brusquembille`".into());
    };
    let plain = |word: &str| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    if !plain(family) || !plain(id) {
        return Err("families and ids are written in small letters, with hyphens".into());
    }
    lay_out(&root(), family, id)
}

/// Lays a game out in a copy of the house, builds it, tells its stories and tries its promises: so the template is held to be a game. Part
/// of a soak.
fn rehearse() -> Result<(), String> {
    let (family, id) = ("salon", "rehearsal");
    let copy = root().join("target/rehearsal");
    for file in output("git", &["ls-files", "--cached", "--others", "--exclude-standard"])?.lines() {
        let (from, to) = (root().join(file), copy.join(file));
        let Ok(bytes) = fs::read(&from) else { continue };
        // What did not change need not be compiled again.
        if fs::read(&to).is_ok_and(|before| before == bytes) {
            continue;
        }
        fs::create_dir_all(to.parent().unwrap_or(&copy)).map_err(|e| format!("{}: {e}", to.display()))?;
        fs::write(&to, bytes).map_err(|e| format!("{}: {e}", to.display()))?;
    }
    for folder in [copy.join("games").join(family).join("src").join(id), copy.join("books").join(id)] {
        let _ = fs::remove_dir_all(folder);
    }
    lay_out(&copy, family, id)?;
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let tried = |line: &str| run_in(&copy, &cargo, &line.split(' ').collect::<Vec<_>>());
    tried(&format!("test -q -p spadille-{family} {id}"))?;
    // What waits to be written is told by the tests of the catalogue; the game itself is whole.
    tried(&format!("test -q -p spadille-{family}-entry {id}"))
}

/// Lays the game out under a root.
fn lay_out(root: &Path, family: &str, id: &str) -> Result<(), String> {
    let crate_folder = root.join("games").join(family);
    if !crate_folder.join("entry").is_dir() {
        return Err(format!(
            "there is no family \"{family}\"; lay out games/{family} after games/salon, with its entry crate"
        ));
    }
    let module = id.replace('-', "_");
    let code = crate_folder.join("src").join(&module);
    if code.exists() || root.join("books").join(id).exists() {
        return Err(format!("there is a game \"{id}\" already"));
    }
    let names = Names { id, module: &module, family };
    write_all(&code, CODE, &names)?;
    write_all(&root.join("books").join(id), BOOK, &names)?;
    let tests = lay_out_tests(&crate_folder, &names)?;
    write_all(&root.join("cases"), CASES, &names)?;
    let path = format!("{}::{module}::{}", names.crate_name(), names.type_name());
    insert_sorted(&crate_folder.join("src/lib.rs"), "pub mod ", &format!("pub mod {module};"))?;
    insert_before(&crate_folder.join("entry/src/lib.rs"), "];", &format!("    entry::<{path}>(),\n"))?;
    insert_before(&crate_folder.join("entry/tests/promises.rs"), "}", &format!("    {module}: {path},\n"))?;
    insert_before(
        &root.join("crates/catalogue/src/trying.rs"),
        "        }\n    };\n    (@tests",
        &format!("            {module} = \"{id}\",\n"),
    )?;
    insert_on_shelf(&root.join("books/house/shelves.toml"), &names)?;
    say(&format!(
        "games/{family}/src/{module}, {tests}, books/{id} and cases/{id}.json are laid out; see docs/adding-a-game.md"
    ));
    let program = if tests.contains("tests/rules/") { "rules" } else { module.as_str() };
    say(&format!("cargo fmt && cargo test --workspace --test {program} {module}"));
    say(&format!("cargo test --workspace --test promises {module}"));
    say(&format!("cargo test --workspace --test every_game {id}"));
    Ok(())
}

/// Lays out a story and the test that tells it: where a family has one program for all its tests, as a module of that. Tells where.
fn lay_out_tests(crate_folder: &Path, names: &Names<'_>) -> Result<String, String> {
    let all = crate_folder.join("tests/rules");
    let is_one = all.join("main.rs").is_file();
    write_all(&if is_one { all.clone() } else { crate_folder.join("tests") }, TESTS, names)?;
    if is_one {
        insert_sorted(&all.join("main.rs"), "mod ", &format!("mod {};", names.module))?;
    }
    let folder = if is_one { "tests/rules" } else { "tests" };
    Ok(format!("games/{}/{folder}/{}.story", names.family, names.module))
}

struct Names<'a> {
    id: &'a str,
    module: &'a str,
    family: &'a str,
}

impl Names<'_> {
    /// `boston-a-deux` is `BostonADeux`.
    fn type_name(&self) -> String {
        let upper =
            |word: &str| word.chars().next().map(|c| c.to_uppercase().collect::<String>() + &word[c.len_utf8()..]);
        self.id.split('-').filter_map(upper).collect()
    }

    /// The crate of its family.
    fn crate_name(&self) -> String {
        format!("spadille_{}", self.family.replace('-', "_"))
    }

    fn fill(&self, text: &str) -> String {
        text.replace("__ID__", self.id)
            .replace("__CRATE__", &self.crate_name())
            .replace("__MODULE__", self.module)
            .replace("__FAMILY__", self.family)
            .replace("__NAME__", &self.type_name())
    }
}

fn write_all(folder: &Path, files: &[(&str, &str)], names: &Names<'_>) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for (name, text) in files {
        let path = folder.join(names.fill(name));
        fs::write(&path, names.fill(text)).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// Puts a line among others that begin alike, in the order of the alphabet.
fn insert_sorted(path: &Path, prefix: &str, line: &str) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|l| l.starts_with(prefix) && *l > line);
    let after = lines.iter().rposition(|l| l.starts_with(prefix)).map(|i| i + 1);
    lines.insert(place.or(after).unwrap_or(lines.len()), line);
    fs::write(path, lines.join("\n") + "\n").map_err(|e| format!("{}: {e}", path.display()))
}

/// Puts the game last on its family's shelf.
fn insert_on_shelf(path: &Path, names: &Names<'_>) -> Result<(), String> {
    let all = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let none = || format!("{}: no shelf \"{}\"", path.display(), names.family);
    let shelf = all.find(&format!("\nid = \"{}\"\n", names.family)).ok_or_else(none)?;
    let games = shelf + all[shelf..].find("\ngames = [").ok_or_else(none)?;
    let end = games + all[games..].find(']').ok_or_else(none)?;
    fs::write(path, format!("{}, \"{}\"{}", &all[..end], names.id, &all[end..]))
        .map_err(|e| format!("{}: {e}", path.display()))
}

/// Puts text before the last line that begins so.
fn insert_before(path: &Path, line: &str, text: &str) -> Result<(), String> {
    let all = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let place = match all.rfind(&format!("\n{line}")) {
        Some(place) => place + 1,
        // A list of one stands on one line.
        None => all.rfind(line).ok_or_else(|| format!("{}: no \"{line}\"", path.display()))?,
    };
    let comma = if all[..place].trim_end().ends_with([',', '[', '{']) { "" } else { ",\n" };
    fs::write(path, format!("{}{comma}{text}{}", &all[..place], &all[place..]))
        .map_err(|e| format!("{}: {e}", path.display()))
}
