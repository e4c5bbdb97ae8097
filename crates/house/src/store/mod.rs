//! The store: logs, lobby, people. SQLite in a file of its own, or a PostgreSQL that several houses share; one dialect for
//! both.

mod cause;
mod damage;
mod file;
mod line;
mod lobby;
mod log;
mod people;
mod ratings;

pub use self::log::{Append, AppendError, Finish};
pub(crate) use cause::address;
pub use cause::cause;
pub use people::{Known, Login};

use damage::Damage;
use file::FolderError;
use spadille_core::{Text, text};
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// What the store cannot do just now.
pub type StoreError = sqlx::Error;

/// The store of a house.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<log::Write>,
    /// Whether other houses may write into it too.
    pub shared: bool,
    /// Keeps the folder of an embedded store to this house.
    latch: Arc<Mutex<Option<file::Latch>>>,
    /// The file of an embedded store, by which it is known again.
    file: Option<Arc<file::Known>>,
    /// Whether something in it could not be read any more.
    damage: Damage,
}

/// How long the store is waited for where a table or the whole house waits with it: a database may fall silent in the middle of an answer.
const ANSWERS_WITHIN: Duration = Duration::from_secs(10);

/// An answer of the store, if it comes in time.
async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(ANSWERS_WITHIN, answer).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Looks through a file by a line that only reads: what is damaged is left as it was found, its journal included, which whoever
/// may write carries into the file when he leaves.
async fn look_through(path: &Path) -> Result<(), FolderError> {
    install_default_drivers();
    let mut line = AnyConnection::connect(&file::url_to_read(path)).await?;
    let (found,): (String,) = sqlx::query_as("PRAGMA quick_check(1)").fetch_one(&mut line).await?;
    line.close().await?;
    if found == "ok" { Ok(()) } else { Err(FolderError::Damaged(found)) }
}

/// How long a database is waited for.
const REACHED_WITHIN: Duration = Duration::from_secs(5);

/// Why no line to a database could be had in time: a pool only says that it tried for so long.
async fn why_not(url: &str) -> StoreError {
    match timeout(REACHED_WITHIN, AnyConnection::connect(url)).await {
        Ok(Err(why)) => why,
        Ok(Ok(_)) | Err(_) => sqlx::Error::PoolTimedOut,
    }
}

impl Store {
    /// Opens the store at a URL of PostgreSQL, or in a file of SQLite, and brings it up to date.
    ///
    /// # Errors
    /// Says in a sentence why it cannot be reached, or that it is of a newer house.
    pub async fn open(url: &str) -> Result<Store, Text> {
        let shut = |why: StoreError| text!("house-store-shut", place = cause::place(url), why = cause(&why));
        let pool = match Store::connect(url).await {
            Err(sqlx::Error::PoolTimedOut) => return Err(shut(why_not(url).await)),
            connected => connected.map_err(shut)?,
        };
        Store::begin(pool, is_shared(url)).await.map_err(shut)
    }

    async fn connect(url: &str) -> Result<AnyPool, StoreError> {
        install_default_drivers();
        let options = AnyPoolOptions::new().acquire_timeout(REACHED_WITHIN).max_connections(8);
        let options = if is_shared(url) {
            options
        } else {
            // Full synchronisation: what is acknowledged survives a power cut, not only a crash.
            options.after_connect(|connection, _| {
                Box::pin(async move {
                    connection
                        .execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;")
                        .await?;
                    Ok(())
                })
            })
        };
        options.connect(url).await
    }

    /// Brings the store up to date and begins to write.
    async fn begin(pool: AnyPool, shared: bool) -> Result<Store, StoreError> {
        sqlx::migrate!().run(&pool).await.map_err(|e| sqlx::Error::Migrate(Box::new(e)))?;
        let (writer, writes) = mpsc::channel(1024);
        let damage = Damage::default();
        tokio::spawn(log::write_down(pool.clone(), damage.clone(), writes));
        let store = Store { pool, writer, shared, latch: Arc::default(), file: None, damage };
        store.pulse().await?;
        Ok(store)
    }

    /// Opens the store in a file.
    ///
    /// # Errors
    /// Says in a sentence why the file cannot be made or read.
    pub async fn open_file(path: &Path) -> Result<Store, Text> {
        let place = || path.display().to_string();
        Store::take_file(path).await.map_err(|why| text!("house-store-shut", place = place(), why = why.text()))
    }

    async fn take_file(path: &Path) -> Result<Store, FolderError> {
        let latch = file::take(path)?;
        look_through(path).await?;
        let store = Store::begin(Store::connect(&file::url(path)).await?, false).await?;
        let known = file::Known::at(path)?;
        Ok(Store { latch: Arc::new(Mutex::new(Some(latch))), file: Some(Arc::new(known)), ..store })
    }

    /// Writes something, for a store that can only be read is of no use.
    async fn pulse(&self) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at")
            .bind(now())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whether the store can be written to, and nothing of it was found damaged since it was opened.
    ///
    /// # Errors
    /// Says what is wrong, in a sentence.
    pub async fn is_well(&self) -> Result<(), Text> {
        // What is written into a file that was deleted is written, and gone with the house.
        if self.file.as_ref().is_some_and(|file| !file.is_there()) {
            return Err(text!("house-store-gone"));
        }
        self.damage.is_none()?;
        in_time(self.pulse()).await.map_err(|error| cause(&error))
    }

    /// Closes the store after what is being written is written.
    pub async fn close(&self) {
        let (done, wait) = tokio::sync::oneshot::channel();
        if self.writer.send(log::Write::Close(done)).await.is_ok() {
            let _ = wait.await;
        }
        // A line that comes back just while its pool is closed is left there open, and would write into the file when nobody expects it
        // any more: by then no line is out, and whoever closes again finds it.
        self.pool.close().await;
        self.pool.close().await;
        if let Ok(mut latch) = self.latch.lock() {
            *latch = None;
        }
    }
}

/// Whether other houses may use the store at a URL too.
fn is_shared(url: &str) -> bool {
    url.starts_with("postgres")
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_store_that_can_only_be_read_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("house.sqlite");
        let store = Store::open_file(&path).await.unwrap();
        assert_eq!(store.is_well().await, Ok(()));
        let address = file::url(&path).replace("mode=rwc", "mode=ro");
        let only_read = AnyPoolOptions::new().connect(&address).await.unwrap();
        let only_read = Store { pool: only_read, ..store.clone() };
        assert_eq!(only_read.is_well().await, Err(text!("house-store-read-only")));
        only_read.pool.close().await;
        assert_eq!(store.is_well().await, Ok(()), "that is not for ever");
        store.close().await;
    }
}
