//! The file of the embedded store: whose it is, who else uses it, and whether it is whole.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Keeps a second house out of the same folder as long as it lives.
#[derive(Debug)]
pub(super) struct Latch(#[expect(dead_code, reason = "held, not read")] File);

/// Why a folder is not opened.
#[derive(Debug)]
pub enum FolderError {
    /// Another house is open there.
    Taken,
    /// The journal holds entries that can no longer be read.
    Journal(PathBuf),
    /// The file is no database.
    NoDatabase,
    /// The file system says no.
    Io(io::Error),
}

impl From<io::Error> for FolderError {
    fn from(error: io::Error) -> FolderError {
        FolderError::Io(error)
    }
}

impl std::fmt::Display for FolderError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FolderError::Taken => f.write_str("another house is open in this folder"),
            FolderError::Journal(journal) => write!(
                f,
                "the journal {} is damaged: entries that were written can no longer be read. Keep a copy of the folder, \
                 then restore it from a backup, or delete the journal to go on without them",
                journal.display()
            ),
            FolderError::NoDatabase => {
                f.write_str("the database is damaged: its head cannot be read; restore it from a backup")
            }
            FolderError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FolderError {}

/// Makes folder and file for their owner alone, and takes the folder.
pub(super) fn take(path: &Path) -> Result<Latch, FolderError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.exists() {
        std::fs::create_dir_all(folder)?;
        for_owner(folder, 0o700)?;
    }
    let latch = OpenOptions::new().create(true).truncate(false).write(true).open(folder.join("house.lock"))?;
    match latch.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(FolderError::Taken),
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    // The journal takes its rights from the file it belongs to.
    OpenOptions::new().create(true).append(true).open(path)?;
    for_owner(path, 0o600)?;
    for_owner(&folder.join("house.lock"), 0o600)?;
    if !begins_as_database(path)? {
        return Err(FolderError::NoDatabase);
    }
    let journal = journal_of(path);
    match is_damaged(&journal) {
        Ok(true) => Err(FolderError::Journal(journal)),
        Ok(false) => Ok(Latch(latch)),
        Err(error) => Err(error.into()),
    }
}

#[cfg(unix)]
fn for_owner(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn for_owner(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

fn journal_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// The address by which the driver finds a file, whatever signs are in its name.
pub(super) fn url(path: &Path) -> String {
    let name = path.display().to_string().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    format!("sqlite://{name}?mode=rwc")
}

/// Whether a file begins as a database does. A new one is empty.
fn begins_as_database(path: &Path) -> io::Result<bool> {
    let mut head = Vec::new();
    File::open(path)?.take(16).read_to_end(&mut head)?;
    Ok(head.is_empty() || head == b"SQLite format 3\0")
}

const HEADER: usize = 32;
const FRAME: usize = 24;

/// Whether a write-ahead journal has been damaged. SQLite reads it as far as its sums agree and forgets the rest without a
/// word. A torn end is what a crash leaves: nothing readable follows it. Whole frames of the same journal after a broken one
/// were written, and would be lost.
fn is_damaged(journal: &Path) -> io::Result<bool> {
    let mut bytes = Vec::new();
    match File::open(journal) {
        Ok(mut file) => file.read_to_end(&mut bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(error),
    };
    if bytes.len() < HEADER {
        return Ok(false);
    }
    let word = |at: usize| u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let (magic, page, salts) = (word(0), word(8) as usize, [word(16), word(20)]);
    if !(magic == 0x377f_0682 || magic == 0x377f_0683) || !(512..=65_536).contains(&page) {
        // Not even the head can be read, and yet there is something.
        return Ok(bytes.iter().any(|byte| *byte != 0));
    }
    let big_endian = magic & 1 == 1;
    let mut sums = summed(big_endian, [0, 0], &bytes[..24]);
    if sums != [word(24), word(28)] {
        return Ok(true);
    }
    let (mut at, mut broken) = (HEADER, false);
    while at + FRAME + page <= bytes.len() {
        let same_journal = [word(at + 8), word(at + 12)] == salts;
        if !same_journal {
            // An older journal's rest: what comes from here on was never part of this one.
            return Ok(false);
        }
        if broken {
            // A frame that closes a transaction was acknowledged.
            if word(at + 4) != 0 {
                return Ok(true);
            }
        } else {
            sums = summed(big_endian, sums, &bytes[at..at + 8]);
            sums = summed(big_endian, sums, &bytes[at + FRAME..at + FRAME + page]);
            broken = sums != [word(at + 16), word(at + 20)];
        }
        at += FRAME + page;
    }
    Ok(false)
}

/// The running sum of a write-ahead journal.
fn summed(big_endian: bool, [mut a, mut b]: [u32; 2], bytes: &[u8]) -> [u32; 2] {
    let word = |four: &[u8]| {
        let four = [four[0], four[1], four[2], four[3]];
        if big_endian { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
    };
    for pair in bytes.chunks_exact(8) {
        a = a.wrapping_add(word(&pair[..4])).wrapping_add(b);
        b = b.wrapping_add(word(&pair[4..])).wrapping_add(a);
    }
    [a, b]
}
