//! What others have made and the house hands on: the crates in the program, the scripts and fonts in the browser client. Their
//! names, licences and words are written into a file that the page about the house shows.

use crate::shell::{answer, output, parse, root, say};
use crate::web;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

const FILE: &str = "web/src/notices.gen.json";

/// The systems the house runs on; `deny.toml` has the same list.
const TARGETS: [&str; 3] = ["x86_64-unknown-linux-gnu", "aarch64-apple-darwin", "x86_64-pc-windows-msvc"];

/// Packages that build the client and leave code of theirs in it, beside those it depends on. The client is not built when one
/// is missing here (`vite.config.ts`).
const LEFT_IN_THE_CLIENT: [&str; 3] = ["clsx", "esm-env", "svelte"];

/// Something that others have made.
struct Component {
    /// What the page calls it: a font, a script or a crate.
    kind: &'static str,
    name: String,
    version: String,
    licence: String,
    authors: Vec<String>,
    home: String,
    /// Where it lies on this machine.
    folder: PathBuf,
}

impl Component {
    /// What makes the written file stale when it changes.
    fn line(&self) -> String {
        format!("{} {} {} ({})", self.kind, self.name, self.version, self.licence)
    }
}

/// Writes the file anew.
pub fn write() -> Result<(), String> {
    web::install()?;
    let components = components(true)?;
    let mut texts: Vec<String> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut lines = Vec::new();
    for (component, found) in components.iter().zip(texts_of(&components)?) {
        let numbers: BTreeSet<usize> = found
            .into_iter()
            .map(|text| {
                *known.entry(flat(&text)).or_insert_with(|| {
                    texts.push(text);
                    texts.len() - 1
                })
            })
            .collect();
        let Component { kind, name, version, licence, home, .. } = component;
        lines.push(json!({ "kind": kind, "name": name, "version": version, "licence": licence, "home": home, "texts": numbers }));
    }
    let texts: Vec<Value> = texts.into_iter().map(Value::from).collect();
    let written =
        format!("{{\"components\": [\n{}\n], \"texts\": [\n{}\n]}}\n", line_by_line(&lines), line_by_line(&texts));
    std::fs::write(root().join(FILE), written).map_err(|e| format!("{FILE}: {e}"))?;
    say(&format!("{FILE}: {} components, {} texts", lines.len(), texts.len()));
    Ok(())
}

fn line_by_line(values: &[Value]) -> String {
    values.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n")
}

/// Whether the file names what the house is made of now. Only names, versions and licences are compared: the words of a licence
/// do not change without them.
pub fn check() -> Result<(), String> {
    say("notices about what others have made");
    let written = std::fs::read_to_string(root().join(FILE)).map_err(|e| format!("{FILE}: {e}"))?;
    let written = parse(&written)?;
    let word = |component: &Value, key: &str| component[key].as_str().unwrap_or_default().to_owned();
    let written: BTreeSet<String> = list(&written["components"])
        .map(|c| format!("{} {} {} ({})", word(c, "kind"), word(c, "name"), word(c, "version"), word(c, "licence")))
        .collect();
    let now: BTreeSet<String> = components(false)?.iter().map(Component::line).collect();
    if now == written {
        return Ok(());
    }
    let differing: Vec<&str> = now.symmetric_difference(&written).map(String::as_str).collect();
    Err(format!("{FILE} is stale, run `cargo xtask notices` and commit it; it differs in {}", differing.join(", ")))
}

/// All that others have made, each once, always in the same order.
fn components(installed: bool) -> Result<Vec<Component>, String> {
    let mut all = crates(installed)?;
    all.extend(packages(installed)?);
    all.sort_by_key(Component::line);
    all.dedup_by_key(|component| component.line());
    Ok(all)
}

/// The crates that are linked into the program: what `spadille` depends on, without what only helps to build it.
fn crates(installed: bool) -> Result<Vec<Component>, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut arguments = vec!["tree", "--locked", "--package", "spadille", "--edges", "normal,no-proc-macro"];
    arguments.extend(["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}|{r}"]);
    arguments.extend(TARGETS.iter().flat_map(|target| ["--target", target]));
    let tree = output(&cargo, &arguments)?;
    let lines: BTreeSet<&str> = tree.lines().filter(|line| !line.is_empty()).collect();
    let metadata =
        if installed { answer(&cargo, &["metadata", "--format-version", "1", "--locked"])? } else { Value::Null };
    let mut found = Vec::new();
    for line in lines {
        let parts: Vec<&str> = line.split('|').collect();
        let [named, licence, home] = parts[..] else { return Err(format!("cargo tree says \"{line}\"")) };
        // Our own have their folder behind them.
        let [name, version] = named.split(' ').collect::<Vec<_>>()[..] else { continue };
        let version = version.trim_start_matches('v');
        let package = list(&metadata["packages"]).find(|p| p["name"] == name && p["version"] == version);
        let package = package.unwrap_or(&Value::Null);
        found.push(Component {
            kind: "crate",
            name: name.to_owned(),
            version: version.to_owned(),
            licence: expression(licence),
            authors: list(&package["authors"]).map(text).collect(),
            home: link(&[home]),
            folder: Path::new(&text(&package["manifest_path"])).parent().map(Path::to_owned).unwrap_or_default(),
        });
    }
    if found.is_empty() { Err("cargo names nothing that the program depends on".into()) } else { Ok(found) }
}

/// The packages whose code or letters are in the browser client.
fn packages(installed: bool) -> Result<Vec<Component>, String> {
    let folder = root().join("web");
    let read = |path: PathBuf| {
        let words = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        parse(&words)
    };
    let lock = read(folder.join("package-lock.json"))?;
    let dependencies = |package: &Value| -> Vec<String> {
        package["dependencies"].as_object().into_iter().flat_map(|all| all.keys().cloned()).collect()
    };
    let mut open = dependencies(&lock["packages"][""]);
    let mut found: BTreeMap<String, Component> = BTreeMap::new();
    open.extend(LEFT_IN_THE_CLIENT.map(str::to_owned));
    while let Some(name) = open.pop() {
        if found.contains_key(&name) {
            continue;
        }
        let place = format!("node_modules/{name}");
        let package = &lock["packages"][&place];
        if !LEFT_IN_THE_CLIENT.contains(&name.as_str()) {
            open.extend(dependencies(package));
        }
        let folder = folder.join(place);
        let about = if installed { read(folder.join("package.json"))? } else { Value::Null };
        let component = Component {
            kind: if name.starts_with("@fontsource/") { "font" } else { "script" },
            name: name.clone(),
            version: text(&package["version"]),
            licence: expression(&text(&package["license"])),
            authors: Vec::new(),
            home: link(&[&about["repository"]["url"], &about["repository"], &about["homepage"]].map(text)),
            folder,
        };
        found.insert(name, component);
    }
    Ok(found.into_values().collect())
}

/// A licence expression in one spelling, so that equal ones are found together.
fn expression(declared: &str) -> String {
    let words = declared.replace('/', " OR ");
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let sorted = |by: &str| {
        let mut parts: Vec<&str> = words.split(by).collect();
        parts.sort_unstable();
        parts.join(by)
    };
    match (words.contains('('), words.contains(" AND "), words.contains(" OR ")) {
        (false, false, true) => sorted(" OR "),
        (false, true, false) => sorted(" AND "),
        _ => words,
    }
}

/// The licence words of each component: its own, else those of its sister from the same place, else those every such licence has.
fn texts_of(components: &[Component]) -> Result<Vec<Vec<String>>, String> {
    let own: Vec<Vec<String>> = components.iter().map(own_texts).collect::<Result<_, _>>()?;
    let sister = |component: &Component| {
        let mut sisters = components.iter().zip(&own).filter(|(other, texts)| {
            !texts.is_empty()
                && !other.home.is_empty()
                && (&other.home, &other.licence) == (&component.home, &component.licence)
        });
        sisters.next().map(|(_, texts)| texts.clone())
    };
    components
        .iter()
        .zip(&own)
        .map(|(component, texts)| match texts.is_empty() {
            false => Ok(texts.clone()),
            true => sister(component).map_or_else(|| usual_text(component).map(|text| vec![text]), Ok),
        })
        .collect()
}

/// Licences we take where they are offered beside others, the shortest first, with the words they are known by.
const TAKEN: [(&str, &str); 2] = [
    ("MIT", "permission is hereby granted, free of charge, to any person"),
    ("Apache-2.0", "apache license version 2.0, january 2004"),
];

fn offers(component: &Component, licence: &str) -> bool {
    !component.licence.contains(['(', ')']) && component.licence.split(" OR ").any(|offered| offered == licence)
}

fn own_texts(component: &Component) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    licence_files(&component.folder, &mut files).map_err(|e| format!("{}: {e}", component.folder.display()))?;
    files.sort();
    let read = |path: &PathBuf| -> Option<(bool, String)> {
        let words = String::from_utf8_lossy(&std::fs::read(path).ok()?).replace('\u{feff}', "");
        let words = words.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned();
        let is_notice = ["NOTICE", "COPYRIGHT"].iter().any(|start| upper_name(path).starts_with(start));
        (!words.is_empty()).then_some((is_notice, words))
    };
    let found: Vec<(bool, String)> = files.iter().filter_map(read).collect();
    let has = |words: &str, mark: &str| flat(words).contains(mark);
    let taken = TAKEN.iter().find(|(licence, mark)| {
        offers(component, licence) && found.iter().any(|(is_notice, words)| !is_notice && has(words, mark))
    });
    let wanted = |(is_notice, words): &(bool, String)| *is_notice || taken.is_none_or(|(_, mark)| has(words, mark));
    Ok(found.into_iter().filter(wanted).map(|(_, words)| words).collect())
}

fn upper_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().to_uppercase()
}

fn licence_files(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    const STARTS: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = upper_name(&path);
        if !STARTS.iter().any(|start| name.starts_with(start)) || name.ends_with(".RS") {
            continue;
        }
        if path.is_dir() {
            for entry in std::fs::read_dir(&path)? {
                files.push(entry?.path());
            }
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The words of a licence as our own copy has them, for who brings none along.
fn usual_text(component: &Component) -> Result<String, String> {
    let read = |name: &str| std::fs::read_to_string(root().join(name)).map_err(|e| format!("{name}: {e}"));
    if offers(component, "MIT") {
        let names = component.authors.iter().map(|author| author.split('<').next().unwrap_or_default().trim());
        let names = names.collect::<Vec<_>>().join(", ");
        let who = if names.is_empty() { format!("the authors of {}", component.name) } else { names };
        let signed =
            |line: &str| if line.starts_with("Copyright") { format!("Copyright (c) {who}") } else { line.to_owned() };
        Ok(read("LICENSE-MIT")?.lines().map(signed).collect::<Vec<_>>().join("\n"))
    } else if offers(component, "Apache-2.0") {
        read("LICENSE-APACHE").map(|words| words.trim_matches('\n').to_owned())
    } else {
        Err(format!("{} brings no words of its licence along", component.line()))
    }
}

/// What stays of a text when line breaks and capitals do not count.
fn flat(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The first place that can be visited.
fn link(places: &[impl AsRef<str>]) -> String {
    let clean = |place: &str| {
        let place = place.trim_start_matches("git+").trim_end_matches('/').trim_end_matches(".git");
        let place =
            if place.split('/').count() == 2 { format!("https://github.com/{place}") } else { place.to_owned() };
        place.starts_with("https://").then_some(place)
    };
    places.iter().find_map(|place| clean(place.as_ref())).unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_has_one_spelling() {
        assert_eq!(expression("MIT/Apache-2.0"), "Apache-2.0 OR MIT");
        assert_eq!(expression("Apache-2.0 / MIT"), expression("MIT OR Apache-2.0"));
        assert_eq!(expression("MIT AND BSD-3-Clause"), "BSD-3-Clause AND MIT");
        assert_eq!(expression("(MIT OR Apache-2.0) AND Unicode-3.0"), "(MIT OR Apache-2.0) AND Unicode-3.0");
    }

    #[test]
    fn a_link_can_be_visited() {
        assert_eq!(link(&["git+https://github.com/sveltejs/svelte.git"]), "https://github.com/sveltejs/svelte");
        assert_eq!(link(&["", "lukeed/clsx"]), "https://github.com/lukeed/clsx");
        assert_eq!(link(&["javascript:alert(1)"]), "");
    }
}
