//! Keeping a match safe: its log is written after every act, so that whatever ends the program loses nothing.

use crate::failure::Failure;
use serde::Deserialize;
use spadille_core::{Record, text};
use spadille_table::{Entry, of_io};
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Where a match is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// With the house's own things: among those that were left, and then among those that were played.
    House(PathBuf),
    /// In a file somebody named; there it stays.
    File(PathBuf),
    /// Nowhere: it is played for a picture.
    Nowhere,
}

impl Keeping {
    /// The file, if there is one.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Keeping::House(path) | Keeping::File(path) => Some(path),
            Keeping::Nowhere => None,
        }
    }
}

/// The log of a table in a file: one entry a line, each written before anybody sees what comes of it.
pub struct Logbook {
    keeping: Keeping,
    log: Vec<Entry>,
    /// How many entries are in the file.
    written: usize,
    /// Whether the file may hold a part of a line, so that it must be written anew.
    torn: bool,
}

impl Logbook {
    /// An empty logbook.
    pub fn new(keeping: Keeping) -> Logbook {
        Logbook { keeping, log: Vec::new(), written: 0, torn: false }
    }

    /// The logbook of a file in which so many entries stand already. It is written anew once, because its last line may be torn.
    pub fn resumed(keeping: Keeping, written: usize) -> Logbook {
        Logbook { keeping, log: Vec::new(), written, torn: true }
    }

    /// Where it is kept.
    pub fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    /// Takes further entries, to be written.
    pub fn take(&mut self, entries: impl IntoIterator<Item = Entry>) {
        self.log.extend(entries);
    }

    /// Whether everything is in the file.
    pub fn is_written(&self) -> bool {
        self.written == self.log.len()
    }

    /// Writes what is not written yet; a match that is over leaves the place for those that were left.
    ///
    /// # Errors
    /// Says why it could not be written.
    pub fn write(&mut self, is_over: bool) -> Result<(), Failure> {
        let Some(path) = self.keeping.path().map(Path::to_owned) else { return Ok(()) };
        if self.is_written() {
            return Ok(());
        }
        let written = if self.torn { self.write_anew(&path) } else { self.append(&path) };
        self.torn = written.is_err();
        written.map_err(|e| Failure::file(&path, text!("house-not-saved", why = of_io(&e))))?;
        self.written = self.log.len();
        if let (true, Keeping::House(_)) = (is_over, &self.keeping) {
            self.keeping = Keeping::House(put_by(&path));
        }
        Ok(())
    }

    fn lines(&self, from: usize) -> std::io::Result<String> {
        let mut lines = String::new();
        for entry in &self.log[from..] {
            lines += &serde_json::to_string(entry)?;
            lines.push('\n');
        }
        Ok(lines)
    }

    fn append(&self, path: &Path) -> std::io::Result<()> {
        if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        file.write_all(self.lines(self.written)?.as_bytes())?;
        sync(&file)
    }

    /// The old file stays whole until the new one is complete.
    fn write_anew(&self, path: &Path) -> std::io::Result<()> {
        if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            // A pipe or a device is written to; a file put in its place would be no kindness.
            return self.append(path);
        }
        if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let aside = aside(path);
        let text = self.lines(0)?;
        let written = fs::File::create(&aside).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            sync(&file)
        });
        written.and_then(|()| fs::rename(&aside, path)).inspect_err(|_| drop(fs::remove_file(&aside)))
    }
}

/// Makes sure that what was written stays, where that means anything.
fn sync(file: &fs::File) -> std::io::Result<()> {
    if file.metadata()?.is_file() { file.sync_data() } else { Ok(()) }
}

/// Reads the log of a table from a file; a last line that was torn by whatever ended the program is left out.
pub fn read_log(path: &Path) -> Result<Vec<Entry>, Failure> {
    let text = fs::read_to_string(path).map_err(|e| match e.kind() {
        std::io::ErrorKind::NotFound => text!("house-no-left-match").into(),
        _ => Failure::file(path, e),
    })?;
    parse_log(&text).map_err(|why| Failure::file(path, text!("house-no-saved-match", why = why)))
}

/// The log that a text holds.
///
/// # Errors
/// Says what is wrong with it.
pub fn parse_log(text: &str) -> Result<Vec<Entry>, String> {
    let mut log = Vec::new();
    let mut lines = text.lines().enumerate().peekable();
    while let Some((number, line)) = lines.next() {
        match serde_json::from_str(line) {
            Ok(entry) => log.push(entry),
            Err(_) if number > 0 && lines.peek().is_none() && !text.ends_with('\n') => break,
            Err(why) => return Err(format!("line {}: {why}", number + 1)),
        }
    }
    if log.is_empty() { Err("it is empty".into()) } else { Ok(log) }
}

/// A match as earlier versions saved it: its record can still be read, and played on with `--from`.
#[derive(Deserialize)]
pub struct Saved {
    record: Vec<String>,
}

impl Saved {
    /// The record as it was.
    pub fn record(&self) -> Result<Record, Failure> {
        Ok(Record::parse(&self.record.join("\n"))?)
    }
}

/// The house's own folder: `$SPADILLE_HOME`, or the platform's place for data.
pub fn house_folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("SPADILLE_HOME") {
        return folder.into();
    }
    // Whoever has left a match of his own may run the tests all the same.
    if cfg!(test) {
        return std::env::temp_dir().join(format!("spadille-tests-{}", std::process::id()));
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

/// So many matches are kept in a folder; of more, the oldest goes.
const MOST_KEPT: usize = 20;

/// Matches that were left.
const LEFT: &str = "left";
/// Matches that were played to their end.
const PLAYED: &str = "played";

/// The matches in a folder of the house, the latest first.
fn matches_in(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(house_folder().join(folder)).into_iter().flatten().flatten();
    let files = entries.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "jsonl"));
    let mut dated: Vec<_> = files.filter_map(|f| Some((f.metadata().ok()?.modified().ok()?, f.path()))).collect();
    dated.sort_by(|a, b| b.cmp(a));
    dated.into_iter().map(|(_, path)| path).collect()
}

/// Makes room in a folder of the house for one more match.
fn make_room(folder: &str) {
    for path in matches_in(folder).into_iter().skip(MOST_KEPT - 1) {
        let _ = fs::remove_file(path);
    }
}

/// The match that was left last.
pub fn left_match() -> Option<PathBuf> {
    matches_in(LEFT).into_iter().next()
}

/// The match that was played last.
pub fn played_match() -> Option<PathBuf> {
    matches_in(PLAYED).into_iter().next()
}

/// A place for a new match, beside those that were left.
pub fn new_place(game: &str) -> PathBuf {
    make_room(LEFT);
    let mut places = (1u32..).map(|n| house_folder().join(LEFT).join(format!("{game}-{n}.jsonl")));
    places.find(|place| !is_taken(place)).unwrap_or_default()
}

/// Puts a match that is over among those that were played. Tells where it lies now.
fn put_by(path: &Path) -> PathBuf {
    make_room(PLAYED);
    let folder = house_folder().join(PLAYED);
    let game = path.file_stem().and_then(|s| s.to_str()).map_or("match", |s| s.rsplit_once('-').map_or(s, |(g, _)| g));
    let mut places = (1u32..).map(|n| folder.join(format!("{game}-{n}.jsonl")));
    let place = places.find(|place| !is_taken(place)).unwrap_or_default();
    match fs::create_dir_all(&folder).and_then(|()| fs::rename(path, &place)) {
        Ok(()) => place,
        Err(_) => path.to_owned(),
    }
}

/// Whether something lies at a path that a new match must not be written over.
pub fn is_taken(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| there.is_file() && there.len() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_table::Deed;

    fn entries(count: u64) -> Vec<Entry> {
        (1..=count).map(|seq| Entry { seq, at: 5, deed: Deed::Paused }).collect()
    }

    #[test]
    fn a_log_is_appended_to_and_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("below").join("match.jsonl");
        let mut logbook = Logbook::new(Keeping::File(path.clone()));
        logbook.take(entries(2));
        logbook.write(false).expect("written");
        logbook.take([Entry { seq: 3, at: 6, deed: Deed::Ended }]);
        assert!(!logbook.is_written());
        logbook.write(true).expect("written");
        let log = read_log(&path).expect("read");
        assert_eq!((log.len(), &log[2].deed, is_taken(&path)), (3, &Deed::Ended, true));
    }

    #[test]
    fn a_torn_line_is_left_out_and_mended() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.jsonl");
        let mut logbook = Logbook::new(Keeping::File(path.clone()));
        logbook.take(entries(2));
        logbook.write(false).expect("written");
        let whole = fs::read_to_string(&path).expect("read");
        fs::write(&path, &whole[..whole.len() - 5]).expect("written");
        let log = read_log(&path).expect("read");
        assert_eq!(log.len(), 1);
        let mut again = Logbook::resumed(Keeping::File(path.clone()), 1);
        again.take(log);
        again.take(entries(2).split_off(1));
        again.write(false).expect("written");
        assert_eq!(fs::read_to_string(&path).expect("read"), whole);
        assert!(parse_log("").is_err() && parse_log("{\"seq\":1}\n{}").is_err());
    }

    #[test]
    fn what_cannot_be_saved_is_said_and_leaves_the_old_file_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.jsonl");
        let mut logbook = Logbook::new(Keeping::File(path.clone()));
        logbook.take(entries(1));
        logbook.write(false).expect("written");
        let mut blocked = Logbook::new(Keeping::File(path.join("below-a-file.jsonl")));
        blocked.take(entries(1));
        assert!(blocked.write(false).is_err() && !blocked.is_written());
        assert_eq!(read_log(&path).expect("read").len(), 1);
    }

    #[test]
    fn a_file_that_happens_to_lie_beside_stays_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, other) = (folder.path().join("match.jsonl"), folder.path().join("match.jsonl.new"));
        fs::write(&other, "mine").expect("written");
        let mut logbook = Logbook::resumed(Keeping::File(path.clone()), 0);
        logbook.take(entries(1));
        logbook.write(false).expect("written");
        assert_eq!(fs::read_to_string(&other).expect("still there"), "mine");
        assert!(is_taken(&path) && !is_taken(&folder.path().join("none")) && !is_taken(folder.path()));
    }
}
