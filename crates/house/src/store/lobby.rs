//! The lobby: which tables there are.

use super::{Store, StoreError};
use crate::wire::{Lobby, Match, TableLine, TablePage};
use spadille_catalogue::find::plain;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use std::collections::HashMap;

/// The most tables of one's own shown at once.
const MOST: i64 = 200;

/// Tables on a page of the lobby.
const PAGE: i64 = 20;

/// The most tables looked through for words.
const MOST_SEARCHED: i64 = 2_000;

/// Whether a game's name, the host or somebody at a table is called so.
fn speaks_of(line: &TableLine, words: &str) -> bool {
    let seated = line.seats.iter().map(|seat| &seat.name);
    [&line.title.en, &line.title.de, &line.game, &line.host.name]
        .into_iter()
        .chain(seated)
        .any(|name| plain(name).contains(words))
}

/// Everybody's newest table first, then everybody's next: whoever opens many does not hide the others'.
fn in_turn(tables: Vec<TableLine>) -> Vec<TableLine> {
    let mut opened: HashMap<String, usize> = HashMap::new();
    let mut turns: Vec<(usize, TableLine)> = tables
        .into_iter()
        .map(|line| {
            let turn = opened.entry(line.host.id.clone()).or_default();
            *turn += 1;
            (*turn, line)
        })
        .collect();
    turns.sort_by_key(|(turn, _)| *turn);
    turns.into_iter().map(|(_, line)| line).collect()
}

fn line(row: &AnyRow) -> Result<TableLine, StoreError> {
    let line: String = row.try_get("line")?;
    super::line::read(&line).map_err(|e| sqlx::Error::Decode(Box::new(e)))
}

/// What the rows tell. One that cannot be read, be it of a newer house, does not hide the others.
fn readable<T>(rows: &[AnyRow], read: impl Fn(&AnyRow) -> Result<T, StoreError>) -> Vec<T> {
    let unreadable = |error: &StoreError| tracing::warn!(%error, "a line of the lobby cannot be read");
    rows.iter().filter_map(|row| read(row).inspect_err(unreadable).ok()).collect()
}

impl Store {
    /// A page of the public tables that are waiting or being played, the newest first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn public_tables(&self, which: &Lobby) -> Result<TablePage, StoreError> {
        let rows = sqlx::query(
            "SELECT line FROM tables WHERE public = 1 AND status IN ('waiting', 'playing', 'paused')
             AND ($1 = '' OR game = $1) AND ($2 = 0 OR status = 'waiting') ORDER BY changed DESC, id LIMIT $3",
        );
        let skip = i64::from(which.page).saturating_mul(PAGE);
        let rows = rows
            .bind(which.game.as_deref().unwrap_or_default())
            .bind(i32::from(which.free))
            .bind(MOST_SEARCHED)
            .fetch_all(&self.pool)
            .await?;
        let mut tables = readable(&rows, line);
        // Words are looked for among names, which the store does not know.
        if !which.words.is_empty() {
            let words = plain(&which.words);
            tables.retain(|line| speaks_of(line, &words));
        }
        let mut tables = in_turn(tables);
        tables.drain(..tables.len().min(usize::try_from(skip).unwrap_or(usize::MAX)));
        let more = tables.len() > PAGE as usize;
        tables.truncate(PAGE as usize);
        Ok(TablePage { tables, more })
    }

    /// The tables somebody sits at or is host of that are not done yet, the newest first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<TableLine>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let rows = rows_of(&mut connection, person).await?;
        Ok(readable(&rows, line).into_iter().filter(|line| is_his(line, person)).collect())
    }

    /// How many tables these are.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn count_of(&self, person: &str) -> Result<usize, StoreError> {
        let mut connection = self.pool.acquire().await?;
        count_of(&mut connection, person).await
    }

    /// The matches somebody took part in, the newest first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn matches_of(&self, person: &str, private_too: bool) -> Result<Vec<Match>, StoreError> {
        let rows = sqlx::query(
            "SELECT t.line, t.counters, p.seat FROM tables t JOIN places p ON p.table_id = t.id
             WHERE p.person = $1 AND (t.public = 1 OR $2 = 1) AND t.status <> 'waiting'
             ORDER BY t.changed DESC LIMIT $3",
        )
        .bind(person)
        .bind(i64::from(private_too))
        .bind(MOST)
        .fetch_all(&self.pool)
        .await?;
        Ok(readable(&rows, match_of))
    }

    /// The last entry of a table whose match is over or given up; nothing while it is not.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn done_at(&self, table: &str) -> Result<Option<u64>, StoreError> {
        let row = sqlx::query("SELECT seq FROM tables WHERE id = $1 AND status IN ('over', 'closed')")
            .bind(table)
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok(row.try_get::<i64, _>("seq")? as u64)).transpose()
    }

    /// Tables that wait and at which nothing has happened since.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn waiting_tables(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE status = 'waiting' AND changed <= $1 LIMIT 100")
            .bind(before)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| row.try_get("id")).collect()
    }

    /// Tables where the house has something to do and nothing has happened since.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn due_tables(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE due = 1 AND changed <= $1 ORDER BY changed LIMIT 10000")
            .bind(before)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| row.try_get("id")).collect()
    }
}

/// How many tables somebody has. One whose line cannot be read is his as well: nobody gets another for it.
pub(super) async fn count_of(connection: &mut AnyConnection, person: &str) -> Result<usize, StoreError> {
    let rows = rows_of(connection, person).await?;
    Ok(rows.iter().filter(|row| line(row).map_or(true, |line| is_his(&line, person))).count())
}

/// Whether somebody sits at a table or is its host. Whoever left keeps the place in his history, but the table is not his any more.
fn is_his(line: &TableLine, person: &str) -> bool {
    line.seats.iter().any(|seat| seat.person.as_deref() == Some(person)) || line.host.id == person
}

/// Tables somebody has sat at or is host of that are not done yet, the newest first.
async fn rows_of(connection: &mut AnyConnection, person: &str) -> Result<Vec<AnyRow>, StoreError> {
    sqlx::query(
        "SELECT DISTINCT t.id, t.line, t.changed FROM tables t LEFT JOIN places p ON p.table_id = t.id AND p.person = $1
         WHERE (p.person IS NOT NULL OR t.host = $1) AND t.status IN ('waiting', 'playing', 'paused')
         ORDER BY t.changed DESC LIMIT $2",
    )
    .bind(person)
    .bind(MOST)
    .fetch_all(connection)
    .await
}

fn match_of(row: &AnyRow) -> Result<Match, StoreError> {
    let line = line(row)?;
    let counters: String = row.try_get("counters")?;
    let parts = crate::shelf::parts(&line.game);
    Ok(Match {
        table: line.id,
        game: line.game,
        title: line.title,
        status: line.status,
        names: line.seats.into_iter().map(|s| s.name).collect(),
        seat: u8::try_from(row.try_get::<i64, _>("seat")?).unwrap_or(0),
        counters: serde_json::from_str(&counters).unwrap_or_default(),
        parts,
        changed: line.changed,
    })
}
