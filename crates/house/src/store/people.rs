//! People and their sessions.

use super::{Store, StoreError, now};
use crate::wire::{MeView, SessionView};
use sqlx::{Any, Row as _, Transaction};

/// Somebody who has come in, and the session he came in with.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    /// Who.
    pub me: MeView,
    /// The id of his session.
    pub session: String,
    /// When the session was last noted as used.
    pub used: i64,
}

/// What somebody logs in with, as it is kept.
pub struct Login {
    /// Who.
    pub me: MeView,
    /// The hash of the password.
    pub hash: String,
}

/// Sessions end when they have not been used for so long.
const SESSION_LASTS: i64 = 90 * 24 * 3600 * 1000;

impl Store {
    /// Writes a guest into the book.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn new_person(&self, me: &MeView, hash: Option<&str>) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO people (id, name, login, password, since) VALUES ($1, $2, $3, $4, $5)")
            .bind(&me.id)
            .bind(&me.name)
            .bind(me.login.as_deref())
            .bind(hash)
            .bind(now())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Gives a guest an account. Tells whether he was a guest still.
    ///
    /// # Errors
    /// When the login is taken or the store does not answer.
    pub async fn give_account(&self, me: &MeView, hash: &str) -> Result<bool, StoreError> {
        let done =
            sqlx::query("UPDATE people SET name = $2, login = $3, password = $4 WHERE id = $1 AND login IS NULL")
                .bind(&me.id)
                .bind(&me.name)
                .bind(me.login.as_deref())
                .bind(hash)
                .execute(&self.pool)
                .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Gives somebody another name.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET name = $2 WHERE id = $1").bind(person).bind(name).execute(&self.pool).await?;
        Ok(())
    }

    /// Whoever logs in with this.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn login(&self, login: &str) -> Result<Option<Login>, StoreError> {
        let row = sqlx::query("SELECT id, name, login, password FROM people WHERE login = $1")
            .bind(login)
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| {
            let me = MeView { id: row.try_get("id")?, name: row.try_get("name")?, login: row.try_get("login")? };
            Ok(Login { me, hash: row.try_get("password")? })
        })
        .transpose()
    }

    /// Gives an account another password, and ends all its sessions but one. Tells which were ended.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn set_password(&self, person: &str, hash: &str, but: &str) -> Result<Vec<String>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let ended = renew_password(&mut transaction, person, hash, but).await?;
        transaction.commit().await?;
        Ok(ended)
    }

    /// Uses a code up for another password, and ends all sessions: all of it or nothing. Tells which were ended, if somebody had the
    /// code.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn recover(&self, person: &str, code: &str, hash: &str) -> Result<Option<Vec<String>>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let used = sqlx::query("DELETE FROM recovery WHERE person = $1 AND code = $2")
            .bind(person)
            .bind(code)
            .execute(&mut *transaction)
            .await?;
        if used.rows_affected() != 1 {
            return Ok(None);
        }
        let ended = renew_password(&mut transaction, person, hash, "").await?;
        transaction.commit().await?;
        Ok(Some(ended))
    }

    /// Replaces somebody's codes.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn set_codes(&self, person: &str, hashes: &[String]) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("DELETE FROM recovery WHERE person = $1").bind(person).execute(&mut *transaction).await?;
        for hash in hashes {
            sqlx::query("INSERT INTO recovery (person, code) VALUES ($1, $2)")
                .bind(person)
                .bind(hash)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await
    }

    /// Somebody by his id, and since when he comes here.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn person(&self, id: &str) -> Result<Option<(MeView, i64)>, StoreError> {
        let row = sqlx::query("SELECT id, name, login, since FROM people WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| {
            let me = MeView { id: row.try_get("id")?, name: row.try_get("name")?, login: row.try_get("login")? };
            Ok((me, row.try_get("since")?))
        })
        .transpose()
    }

    /// Begins a session; only the hash of its token is kept.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn begin_session(&self, id: &str, token_hash: &str, person: &str, agent: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO sessions (id, token, person, begun, used, agent) VALUES ($1, $2, $3, $4, $4, $5)")
            .bind(id)
            .bind(token_hash)
            .bind(person)
            .bind(now())
            .bind(agent)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whose session it is, by the hash of its token.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn session(&self, token_hash: &str) -> Result<Option<Known>, StoreError> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login, s.id AS session, s.used FROM sessions s JOIN people p ON p.id = s.person
             WHERE s.token = $1 AND s.used > $2",
        )
        .bind(token_hash)
        .bind(now() - SESSION_LASTS)
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| {
            let me = MeView { id: row.try_get("id")?, name: row.try_get("name")?, login: row.try_get("login")? };
            Ok(Known { me, session: row.try_get("session")?, used: row.try_get("used")? })
        })
        .transpose()
    }

    /// Whether a session has not been ended.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn session_lives(&self, id: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT id FROM sessions WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.is_some())
    }

    /// Notes that a session was used.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn touch_session(&self, id: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE sessions SET used = $2 WHERE id = $1").bind(id).bind(now()).execute(&self.pool).await?;
        Ok(())
    }

    /// Somebody's sessions, the newest first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn sessions_of(&self, person: &str, current: &str) -> Result<Vec<SessionView>, StoreError> {
        let rows =
            sqlx::query("SELECT id, begun, used, agent FROM sessions WHERE person = $1 ORDER BY used DESC LIMIT 100")
                .bind(person)
                .fetch_all(&self.pool)
                .await?;
        rows.iter()
            .map(|row| {
                let id: String = row.try_get("id")?;
                Ok(SessionView {
                    current: id == current,
                    id,
                    begun: row.try_get("begun")?,
                    used: row.try_get("used")?,
                    agent: row.try_get("agent")?,
                })
            })
            .collect()
    }

    /// Ends a session of somebody. Tells whether he had it.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn end_session(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM sessions WHERE person = $1 AND id = $2")
            .bind(person)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }
}

/// However many sessions there are, none but the one that is named lives on.
async fn renew_password(
    transaction: &mut Transaction<'_, Any>,
    person: &str,
    hash: &str,
    but: &str,
) -> Result<Vec<String>, StoreError> {
    sqlx::query("UPDATE people SET password = $2 WHERE id = $1")
        .bind(person)
        .bind(hash)
        .execute(&mut **transaction)
        .await?;
    let ended = sqlx::query("DELETE FROM sessions WHERE person = $1 AND id <> $2 RETURNING id")
        .bind(person)
        .bind(but)
        .fetch_all(&mut **transaction)
        .await?;
    ended.iter().map(|row| row.try_get("id")).collect()
}
