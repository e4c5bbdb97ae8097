//! The logs of the tables. One writer per house gathers what is to be written and commits it together, so that many
//! busy tables cost few synchronisations of the disk.

use super::damage::Damage;
use super::ratings::{self, Rated};
use super::{Store, StoreError, in_time};
use crate::wire::{Status, TableLine};
use spadille_table::{Deed, Entry};
use sqlx::{Any, AnyConnection, AnyPool, Connection as _, Row as _, Transaction};
use tokio::sync::{mpsc, oneshot};

/// Something to be written into the log of a table, with what the lobby shows afterwards.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entries, numbered on from the last.
    pub entries: Vec<Entry>,
    /// The table as the lobby shows it afterwards.
    pub line: TableLine,
    /// Whether the house has something to do there afterwards.
    pub due: bool,
    /// How the match ended, with the last entry.
    pub finish: Option<Finish>,
    /// For a table that is being opened: how many its host may have.
    pub opens: Option<usize>,
}

/// How a match ended.
#[derive(Clone, Debug)]
pub struct Finish {
    /// Counters, seat by seat.
    pub counters: Vec<i64>,
    /// Players by their rating's key and their places; nothing for an unrated match.
    pub rated: Option<Vec<(String, u8)>>,
}

/// Why an entry was not written.
#[derive(Debug)]
pub enum AppendError {
    /// Another house has written an entry of this number.
    Conflict,
    /// The host has too many tables already.
    TooMany,
    /// What was decided cannot be done; to try again would change nothing.
    Impossible,
    /// The store did not answer; it is not known whether the entry was written.
    Unavailable(String),
}

pub(super) enum Write {
    Append(Box<Append>, oneshot::Sender<Result<(), AppendError>>),
    Close(oneshot::Sender<()>),
}

/// The most that is committed together.
const TOGETHER: usize = 128;

/// The writer: takes what has gathered, commits it in one transaction, and answers everybody.
pub(super) async fn write_down(pool: AnyPool, damage: Damage, mut writes: mpsc::Receiver<Write>) {
    let mut gathered = Vec::with_capacity(TOGETHER);
    while writes.recv_many(&mut gathered, TOGETHER).await > 0 {
        let mut closing = None;
        let mut batch = Vec::with_capacity(gathered.len());
        for write in gathered.drain(..) {
            match write {
                Write::Append(append, answer) => batch.push((append, answer)),
                Write::Close(done) => closing = Some(done),
            }
        }
        commit(&pool, &damage, batch).await;
        if let Some(done) = closing {
            let _ = done.send(());
            return;
        }
    }
}

type Waiting = (Box<Append>, oneshot::Sender<Result<(), AppendError>>);

async fn commit(pool: &AnyPool, damage: &Damage, mut batch: Vec<Waiting>) {
    // In one order everywhere, so that two houses never wait for each other in a circle.
    batch.sort_by(|a, b| a.0.table.cmp(&b.0.table));
    let appends: Vec<&Append> = batch.iter().map(|waiting| &*waiting.0).collect();
    match damage.heed(write_all(pool, &appends).await) {
        Ok(written) => {
            for ((_, answer), written) in batch.into_iter().zip(written) {
                let _ = answer.send(written.told());
            }
        }
        // One bad entry must not take the others with it: each by itself. A store that is away is away for all of them.
        Err(sqlx::Error::Database(_)) if batch.len() > 1 => {
            for (append, answer) in batch {
                let alone = damage.heed(write_all(pool, &[&append]).await);
                let _ = answer.send(match alone {
                    Ok(written) => written.first().copied().unwrap_or(Written::Taken).told(),
                    Err(error) => Err(AppendError::Unavailable(error.to_string())),
                });
            }
        }
        Err(error) => {
            for (_, answer) in batch {
                let _ = answer.send(Err(AppendError::Unavailable(error.to_string())));
            }
        }
    }
}

/// What became of an entry.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Written {
    /// It stands in the log.
    Down,
    /// Its place was taken.
    Taken,
    /// Its host has too many tables.
    TooMany,
}

impl Written {
    fn told(self) -> Result<(), AppendError> {
        match self {
            Written::Down => Ok(()),
            Written::Taken => Err(AppendError::Conflict),
            Written::TooMany => Err(AppendError::TooMany),
        }
    }
}

/// Writes all in one transaction; tells of each whether its place in the log was free.
async fn write_all(pool: &AnyPool, appends: &[&Append]) -> Result<Vec<Written>, StoreError> {
    let mut connection = pool.acquire().await?;
    let written = in_time(write_together(&mut connection, appends)).await;
    if written.is_err() {
        // A transaction that failed may not be over: on a full disk it keeps the file locked, and one that was not answered may yet be
        // done. It ends with its connection.
        connection.close_on_drop();
    }
    written
}

async fn write_together(connection: &mut AnyConnection, appends: &[&Append]) -> Result<Vec<Written>, StoreError> {
    let mut transaction = connection.begin().await?;
    let (mut written, mut rated) = (Vec::new(), Vec::new());
    for append in appends {
        let done = write(&mut transaction, append).await?;
        written.push(done);
        let players = append.finish.as_ref().and_then(|f| f.rated.as_deref()).filter(|_| done == Written::Down);
        rated.extend(players.map(|players| Rated { game: &append.line.game, players }));
    }
    ratings::rate(&mut transaction, &rated).await?;
    transaction.commit().await?;
    Ok(written)
}

async fn write(transaction: &mut Transaction<'_, Any>, append: &Append) -> Result<Written, StoreError> {
    if let Some(most) = append.opens
        && has_too_many(transaction, &append.line.host.id, most).await?
    {
        return Ok(Written::TooMany);
    }
    for entry in &append.entries {
        let deed = entry.deed.stored().map_err(|e| sqlx::Error::Encode(Box::new(e)))?;
        let done =
            sqlx::query("INSERT INTO log (table_id, seq, at, deed) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
                .bind(&append.table)
                .bind(entry.seq as i64)
                .bind(entry.at)
                .bind(deed)
                .execute(&mut **transaction)
                .await?;
        if done.rows_affected() == 0 {
            // A log has no gaps: if the first place is taken, nothing of this was written; if it is free, all are.
            return Ok(Written::Taken);
        }
    }
    let seq = append.entries.last().map_or(0, |e| e.seq);
    let line = super::line::written(&append.line).map_err(|e| sqlx::Error::Encode(Box::new(e)))?;
    let counters = append.finish.as_ref().map(|f| f.counters.clone()).unwrap_or_default();
    let counters = serde_json::to_string(&counters).map_err(|e| sqlx::Error::Encode(Box::new(e)))?;
    sqlx::query(
        "INSERT INTO tables (id, game, status, public, due, seq, changed, line, counters, host)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, due = excluded.due, seq = excluded.seq,
            changed = excluded.changed, line = excluded.line,
            counters = CASE WHEN excluded.counters = '[]' THEN tables.counters ELSE excluded.counters END
         WHERE tables.seq < excluded.seq",
    )
    .bind(&append.table)
    .bind(&append.line.game)
    .bind(super::line::word(append.line.status))
    .bind(i64::from(append.line.public))
    .bind(i64::from(append.due))
    .bind(seq as i64)
    .bind(append.line.changed)
    .bind(line)
    .bind(counters)
    .bind(&append.line.host.id)
    .execute(&mut **transaction)
    .await?;
    for entry in &append.entries {
        place(transaction, append, &entry.deed).await?;
    }
    Ok(Written::Down)
}

/// Whether a host has as many tables as he may. His line in the book is held until all is written, so that tables opened at the same
/// moment, here or at another house, are counted one after the other.
async fn has_too_many(transaction: &mut Transaction<'_, Any>, host: &str, most: usize) -> Result<bool, StoreError> {
    sqlx::query("UPDATE people SET since = since WHERE id = $1").bind(host).execute(&mut **transaction).await?;
    Ok(super::lobby::count_of(transaction, host).await? >= most)
}

/// Remembers who sat where. Whoever leaves in the middle keeps the match in his history; whoever leaves before it begins
/// has not played it.
async fn place(transaction: &mut Transaction<'_, Any>, append: &Append, deed: &Deed) -> Result<(), StoreError> {
    match deed {
        Deed::Sat { seat, person, .. } => {
            sqlx::query(
                "INSERT INTO places (table_id, seat, person) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person",
            )
            .bind(&append.table)
            .bind(i64::from(seat.0))
            .bind(&person.id)
            .execute(&mut **transaction)
            .await?;
        }
        Deed::Rose { seat } | Deed::Cleared { seat } if append.line.status == Status::Waiting => {
            sqlx::query("DELETE FROM places WHERE table_id = $1 AND seat = $2")
                .bind(&append.table)
                .bind(i64::from(seat.0))
                .execute(&mut **transaction)
                .await?;
        }
        _ => {}
    }
    Ok(())
}

impl Store {
    /// Writes into the log of a table. When this returns, it is on the disk.
    ///
    /// # Errors
    /// When the place in the log is taken, or the store does not answer.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let gone = || AppendError::Unavailable("the store is closed".into());
        let (answer, wait) = oneshot::channel();
        self.writer.send(Write::Append(Box::new(append), answer)).await.map_err(|_| gone())?;
        wait.await.map_err(|_| gone())?
    }

    /// The log of a table after entry `after`.
    ///
    /// # Errors
    /// When the store does not answer or an entry cannot be read.
    pub async fn log(&self, table: &str, after: u64) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT seq, at, deed FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq")
            .bind(table)
            .bind(after as i64)
            .fetch_all(&self.pool);
        self.damage
            .heed(in_time(rows).await)?
            .iter()
            .map(|row| {
                let deed: String = row.try_get("deed")?;
                let deed = Deed::read(&deed).map_err(|e| sqlx::Error::Decode(Box::new(e)))?;
                Ok(Entry { seq: row.try_get::<i64, _>("seq")? as u64, at: row.try_get("at")?, deed })
            })
            .collect()
    }
}
