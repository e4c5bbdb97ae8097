//! The store: logs, lobby, people. SQLite in a file of its own, or a PostgreSQL that several houses share; one dialect for
//! both.

mod file;
mod lobby;
mod log;
mod people;
mod ratings;

pub use self::log::{Append, AppendError, Finish};
pub use people::{Known, Login};

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor as _};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc;

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
}

impl Store {
    /// Opens the store at a URL of PostgreSQL, or in a file of SQLite, and brings it up to date.
    ///
    /// # Errors
    /// When it cannot be reached or is of a newer house.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        install_default_drivers();
        let shared = url.starts_with("postgres");
        let options = AnyPoolOptions::new().acquire_timeout(Duration::from_secs(5)).max_connections(8);
        let options = if shared {
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
        let pool = options.connect(url).await?;
        sqlx::migrate!().run(&pool).await.map_err(|e| sqlx::Error::Migrate(Box::new(e)))?;
        let (writer, writes) = mpsc::channel(1024);
        tokio::spawn(log::write_down(pool.clone(), writes));
        let store = Store { pool, writer, shared, latch: Arc::default(), file: None };
        store.pulse().await?;
        Ok(store)
    }

    /// Opens the store in a file.
    ///
    /// # Errors
    /// When the file cannot be made or read.
    pub async fn open_file(path: &Path) -> Result<Store, StoreError> {
        let latch = file::take(path).map_err(|error| sqlx::Error::Configuration(Box::new(error)))?;
        let store = Store::open(&file::url(path)).await?;
        let found: (String,) = sqlx::query_as("PRAGMA quick_check(1)").fetch_one(&store.pool).await?;
        if found.0 != "ok" {
            let why = format!("the database is damaged ({}); restore it from a backup", found.0);
            return Err(sqlx::Error::Configuration(why.into()));
        }
        let known = file::Known::at(path).map_err(sqlx::Error::Io)?;
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

    /// Whether the store can be written to.
    ///
    /// # Errors
    /// Says what is wrong, in a sentence.
    pub async fn is_well(&self) -> Result<(), String> {
        // What is written into a file that was deleted is written, and gone with the house.
        if self.file.as_ref().is_some_and(|file| !file.is_there()) {
            return Err("the file of the store is gone".to_owned());
        }
        self.pulse().await.map_err(|error| cause(&error))
    }

    /// Closes the store after what is being written is written.
    pub async fn close(&self) {
        let (done, wait) = tokio::sync::oneshot::channel();
        if self.writer.send(log::Write::Close(done)).await.is_ok() {
            let _ = wait.await;
        }
        self.pool.close().await;
        if let Ok(mut latch) = self.latch.lock() {
            *latch = None;
        }
    }
}

/// What is wrong with a store, in a sentence.
pub fn cause(error: &StoreError) -> String {
    if let sqlx::Error::Configuration(why) = error {
        return why.to_string();
    }
    let words = error.to_string();
    let said = |signs: &[&str]| signs.iter().any(|sign| words.contains(sign));
    if said(&["disk is full", "code: 13"]) {
        "the disk is full".to_owned()
    } else if said(&["readonly", "read-only", "code: 8)"]) {
        "the store can only be read".to_owned()
    } else if said(&["malformed", "not a database", "code: 11", "code: 26"]) {
        "the database is damaged".to_owned()
    } else if said(&["unable to open", "code: 14"]) {
        "the file of the store cannot be opened".to_owned()
    } else {
        format!("the store does not answer: {words}")
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
}
