//! The file of the embedded store: whose it is, who else uses it, and whether it is whole.

use super::{StoreError, cause};
use spadille_core::{Text, text};
use spadille_table::of_io;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Keeps a second house out of the same folder as long as it lives.
#[derive(Debug)]
pub(super) struct Latch(#[expect(dead_code, reason = "held, not read")] File);

/// Why a file is not opened.
#[derive(Debug)]
pub(super) enum FolderError {
    /// Another house is open there.
    Taken,
    /// The journal holds entries that can no longer be read.
    Journal(PathBuf),
    /// The file is no database.
    NoDatabase,
    /// Something in it cannot be read any more.
    Damaged(String),
    /// The file system says no.
    Io(io::Error),
    /// The database says no.
    Store(StoreError),
}

impl FolderError {
    /// Why, in a sentence.
    pub fn text(&self) -> Text {
        match self {
            FolderError::Taken => text!("house-store-taken"),
            FolderError::Journal(journal) => text!("house-store-journal", journal = journal.display().to_string()),
            FolderError::NoDatabase => text!("house-store-head"),
            FolderError::Damaged(found) => text!("house-store-found", found = found.clone()),
            FolderError::Io(error) => of_io(error),
            FolderError::Store(error) => cause(error),
        }
    }
}

impl From<io::Error> for FolderError {
    fn from(error: io::Error) -> FolderError {
        FolderError::Io(error)
    }
}

impl From<StoreError> for FolderError {
    fn from(error: StoreError) -> FolderError {
        FolderError::Store(error)
    }
}

/// Makes folder and file for their owner alone, and takes the folder.
pub(super) fn take(path: &Path) -> Result<Latch, FolderError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.exists() {
        std::fs::create_dir_all(folder)?;
        for_owner(folder, 0o700)?;
    } else if is_ours_alone(folder, path)? {
        for_owner(folder, 0o700)?;
    }
    let lock = folder.join(LOCK);
    let latch = OpenOptions::new().create(true).truncate(false).write(true).open(&lock)?;
    match latch.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(FolderError::Taken),
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    OpenOptions::new().create(true).append(true).open(path)?;
    // A new journal takes its rights from the file it belongs to; one that was left there by somebody else may not have.
    for file in [path.to_owned(), lock, beside(path, "-wal"), beside(path, "-shm")] {
        if file.exists() {
            for_owner(&file, 0o600)?;
        }
    }
    if !begins_as_database(path)? {
        return Err(FolderError::NoDatabase);
    }
    let journal = beside(path, "-wal");
    match is_damaged(&journal) {
        Ok(true) => Err(FolderError::Journal(journal)),
        Ok(false) => Ok(Latch(latch)),
        Err(error) => Err(error.into()),
    }
}

const LOCK: &str = "house.lock";

/// Whether nothing lies in a folder but what belongs to the house: then it may be closed to others. Somebody's own folder is left as
/// he has it; the files in it are for their owner alone all the same.
fn is_ours_alone(folder: &Path, path: &Path) -> io::Result<bool> {
    let ours =
        [path.to_owned(), folder.join(LOCK), beside(path, "-wal"), beside(path, "-shm"), beside(path, "-journal")];
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        if !ours.iter().any(|own| own.file_name() == Some(&name)) {
            return Ok(false);
        }
    }
    Ok(true)
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

/// The file that lies beside another.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A file as it was when it was opened.
#[derive(Debug)]
pub(super) struct Known {
    path: PathBuf,
    /// What the file system knows it by, whatever it is called.
    number: Option<(u64, u64)>,
}

impl Known {
    /// The file that lies there now.
    pub fn at(path: &Path) -> io::Result<Known> {
        Ok(Known { path: path.to_owned(), number: number(&std::fs::metadata(path)?) })
    }

    /// Whether it still lies there.
    pub fn is_there(&self) -> bool {
        std::fs::metadata(&self.path).is_ok_and(|now| number(&now) == self.number)
    }
}

#[cfg(unix)]
fn number(file: &std::fs::Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    Some((file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn number(_: &std::fs::Metadata) -> Option<(u64, u64)> {
    None
}

/// The address by which the driver finds a file, whatever signs are in its name.
pub(super) fn url(path: &Path) -> String {
    address(path, "rwc")
}

/// The same for whoever only reads.
pub(super) fn url_to_read(path: &Path) -> String {
    address(path, "ro")
}

fn address(path: &Path, mode: &str) -> String {
    let name = path.display().to_string().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    format!("sqlite://{name}?mode={mode}")
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
        // A frame that closes a transaction was acknowledged: after a broken one it would be lost.
        if broken && same_journal && word(at + 4) != 0 {
            return Ok(true);
        }
        if !broken {
            sums = summed(big_endian, sums, &bytes[at..at + 8]);
            sums = summed(big_endian, sums, &bytes[at + FRAME..at + FRAME + page]);
            let sums_agree = sums == [word(at + 16), word(at + 20)];
            // It belongs here by its sum, and nobody would read it: its salt was bent.
            if sums_agree && !same_journal {
                return Ok(true);
            }
            // From here on it is an older journal's rest, a torn end, or damage; that shows in what follows.
            broken = !sums_agree;
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

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: usize = 512;

    /// A journal of some frames, each of which closes a transaction.
    fn journal(salts: [u32; 2], frames: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        let put = |bytes: &mut Vec<u8>, words: &[u32]| words.iter().for_each(|w| bytes.extend(w.to_be_bytes()));
        put(&mut bytes, &[0x377f_0683, 3_007_000, PAGE as u32, 0, salts[0], salts[1]]);
        let mut sums = summed(true, [0, 0], &bytes);
        put(&mut bytes, &sums);
        for n in 1..=frames {
            let (mut head, page) = (Vec::new(), vec![n as u8; PAGE]);
            put(&mut head, &[n, n]);
            sums = summed(true, summed(true, sums, &head), &page);
            put(&mut bytes, &[n, n, salts[0], salts[1], sums[0], sums[1]]);
            bytes.extend(page);
        }
        bytes
    }

    fn damaged(bytes: &[u8]) -> bool {
        let file =
            std::env::temp_dir().join(format!("spadille-journal-{}-{}", std::process::id(), bytes.as_ptr() as usize));
        std::fs::write(&file, bytes).unwrap();
        let damaged = is_damaged(&file).unwrap();
        std::fs::remove_file(&file).unwrap();
        damaged
    }

    #[test]
    fn a_bent_frame_is_told_from_a_torn_end() {
        let whole = journal([7, 9], 4);
        let frame = |n: usize| HEADER + n * (FRAME + PAGE);
        let bent = |at: usize| {
            let mut bytes = whole.clone();
            bytes[at] ^= 1;
            damaged(&bytes)
        };
        assert!(!damaged(&whole) && !damaged(&[]));
        // In the middle anything that is bent loses what follows; at the end only what cannot be a crash.
        for (what, at) in [("salt", 8), ("other salt", 15), ("sum", 20), ("page", FRAME + 100)] {
            assert!(bent(frame(1) + at), "the {what} of a frame in the middle");
        }
        assert!(bent(frame(3) + 8), "the salt of the last frame, whose sum is right");
        assert!(!bent(frame(3) + FRAME + 100), "a torn end");
        assert!(!damaged(&whole[..frame(3) + 100]), "a short end");
        // After a journal was begun anew the rest of the older one follows.
        let mut anew = journal([8, 11], 2);
        anew.extend(&whole[frame(2)..]);
        assert!(!damaged(&anew));
    }

    #[cfg(unix)]
    #[test]
    fn folder_and_files_are_for_their_owner_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = std::env::temp_dir().join(format!("spadille-owner-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (path, mode) =
            (folder.join("house.db"), |path: &Path| std::fs::metadata(path).unwrap().permissions().mode());
        let open = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
        std::fs::write(&path, []).unwrap();
        std::fs::write(beside(&path, "-wal"), []).unwrap();
        std::fs::write(beside(&path, "-shm"), []).unwrap();
        open(&folder, 0o755);
        for file in [path.clone(), beside(&path, "-wal"), beside(&path, "-shm")] {
            open(&file, 0o644);
        }
        drop(take(&path).unwrap());
        assert_eq!(mode(&folder) & 0o777, 0o700);
        for file in [path.clone(), beside(&path, "-wal"), beside(&path, "-shm"), folder.join(LOCK)] {
            assert_eq!(mode(&file) & 0o777, 0o600, "{}", file.display());
        }
        // Where somebody keeps other things as well, only the files are closed.
        std::fs::write(folder.join("letters.txt"), []).unwrap();
        open(&folder, 0o755);
        drop(take(&path).unwrap());
        assert_eq!((mode(&folder) & 0o777, mode(&path) & 0o777), (0o755, 0o600));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
