//! The store: logs, lobby, people. SQLite in a file of its own, or a PostgreSQL that several houses share; one dialect for
//! both.

mod lobby;
mod log;
mod people;
mod ratings;

pub use self::log::{Append, AppendError, Finish};
pub use people::{Known, Login};

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor as _};
use std::path::Path;
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
        Ok(Store { pool, writer, shared })
    }

    /// Opens the store in a file.
    ///
    /// # Errors
    /// When the file cannot be made or read.
    pub async fn open_file(path: &Path) -> Result<Store, StoreError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Store::open(&format!("sqlite://{}?mode=rwc", path.display())).await
    }

    /// Whether the store answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// Closes the store after what is being written is written.
    pub async fn close(&self) {
        let (done, wait) = tokio::sync::oneshot::channel();
        if self.writer.send(log::Write::Close(done)).await.is_ok() {
            let _ = wait.await;
        }
        self.pool.close().await;
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
}
