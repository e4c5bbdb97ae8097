//! Keeping a match safe: it is saved after every step, so that whatever ends the program loses nothing.

use crate::failure::{Failure, of_io};
use serde::{Deserialize, Serialize};
use spadille_core::{Record, text};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// A match that was left, and everything needed to sit down to it again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Who plays each seat: `human` or a bot.
    pub players: Vec<String>,
    /// The seed the cards are dealt from.
    pub seed: u64,
    /// The record, one line a step.
    pub record: Vec<String>,
}

impl Saved {
    /// Puts a match down.
    pub fn new(players: Vec<String>, seed: u64, record: &Record) -> Saved {
        Saved { players, seed, record: record.to_string().lines().map(str::to_owned).collect() }
    }

    /// The record as it was.
    pub fn record(&self) -> Result<Record, Failure> {
        Ok(Record::parse(&self.record.join("\n"))?)
    }

    /// Writes the match to a file. The old file stays whole until the new one is complete.
    pub fn write(&self, path: &Path) -> Result<(), Failure> {
        let fail = |e: std::io::Error| Failure::file(path, text!("house-not-saved", why = of_io(&e)));
        if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(fail)?;
        }
        let text = serde_json::to_string(self)?;
        if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            // A pipe or a device is written to; a file put in its place would be no kindness.
            return fs::write(path, text).map_err(fail);
        }
        let aside = aside(path);
        let written = fs::File::create(&aside).and_then(|mut f| {
            f.write_all(text.as_bytes())?;
            f.sync_data()
        });
        written.and_then(|()| fs::rename(&aside, path)).map_err(|e| {
            let _ = fs::remove_file(&aside);
            fail(e)
        })
    }

    /// Reads a match from a file.
    pub fn read(path: &Path) -> Result<Saved, Failure> {
        let text = fs::read_to_string(path).map_err(|e| match e.kind() {
            std::io::ErrorKind::NotFound => text!("house-no-left-match").into(),
            _ => Failure::file(path, e),
        })?;
        serde_json::from_str(&text).map_err(|e| Failure::file(path, text!("house-no-saved-match", why = e.to_string())))
    }
}

/// The house's own folder: `$SPADILLE_HOME`, or the platform's place for data.
pub fn house_folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("SPADILLE_HOME") {
        return folder.into();
    }
    directories::ProjectDirs::from("", "", "spadille")
        .map_or_else(|| ".spadille".into(), |d| d.data_dir().to_path_buf())
}

/// A file beside another in which it is written anew, so named that it meets nobody else's.
fn aside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}

/// So many matches that were left are kept; of more, the oldest goes.
const MOST_LEFT: usize = 20;

fn left_folder() -> PathBuf {
    house_folder().join("left")
}

/// The matches that were left, the latest first.
fn left_matches() -> Vec<PathBuf> {
    let entries = fs::read_dir(left_folder()).into_iter().flatten().flatten();
    let files = entries.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "json"));
    let mut dated: Vec<_> = files.filter_map(|f| Some((f.metadata().ok()?.modified().ok()?, f.path()))).collect();
    dated.sort_by(|a, b| b.cmp(a));
    dated.into_iter().map(|(_, path)| path).collect()
}

/// The match that was left last.
pub fn left_match() -> Option<PathBuf> {
    left_matches().into_iter().next()
}

/// A place for a new match, beside those that were left.
pub fn new_place(game: &str, seed: u64) -> PathBuf {
    for path in left_matches().into_iter().skip(MOST_LEFT - 1) {
        let _ = fs::remove_file(path);
    }
    // The same deal may have been left before.
    let mut places = (1u32..).map(|n| left_folder().join(format!("{game}-{seed:016x}-{n}.json")));
    places.find(|place| !is_taken(place)).unwrap_or_default()
}

/// Whether something lies at a path that a new match must not be written over.
pub fn is_taken(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| there.is_file() && there.len() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_happens_to_lie_beside_stays_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, other) = (folder.path().join("match.json"), folder.path().join("match.new"));
        std::fs::write(&other, "mine").expect("written");
        Saved { players: vec![], seed: 7, record: vec![] }.write(&path).expect("written");
        assert_eq!(std::fs::read_to_string(&other).expect("still there"), "mine");
        assert!(is_taken(&path) && !is_taken(&folder.path().join("none")) && !is_taken(folder.path()));
    }

    #[test]
    fn what_cannot_be_saved_is_said_and_leaves_the_old_file_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.json");
        let saved = Saved { players: vec!["human".into()], seed: 7, record: vec![] };
        saved.write(&path).expect("written");
        let blocked = folder.path().join("match.json").join("below-a-file.json");
        assert!(saved.write(&blocked).is_err());
        assert_eq!(Saved::read(&path).expect("read").seed, 7);
        std::fs::write(&path, "{").expect("written");
        assert!(Saved::read(&path).expect_err("malformed").to_string().contains("not a saved match"));
    }
}
