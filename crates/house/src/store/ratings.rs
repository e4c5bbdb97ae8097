//! Ratings: Glicko-2 for matches of two, Weng-Lin for more. Bots are rated like people.

use super::{Store, StoreError};
use crate::wire::{PersonRef, Placing, RatingView};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use sqlx::{Any, Row as _, Transaction};
use std::collections::{BTreeMap, BTreeSet};

/// A rating as it is kept.
#[derive(Copy, Clone, Debug)]
struct Kept {
    rating: f64,
    uncertainty: f64,
    volatility: f64,
    matches: i64,
}

/// The system that rates a match of so many.
fn system(players: usize) -> &'static str {
    if players == 2 { "glicko2" } else { "weng_lin" }
}

fn fresh(system: &str) -> Kept {
    if system == "glicko2" {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        Kept { rating, uncertainty: deviation, volatility, matches: 0 }
    } else {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Kept { rating, uncertainty, volatility: 0.0, matches: 0 }
    }
}

/// The ratings after a match, along the players and their places.
fn rated(before: &[Kept], places: &[u8]) -> Vec<Kept> {
    let after: Vec<(f64, f64, f64)> = if let ([one, two], [first, second]) = (before, places) {
        let glicko = |k: &Kept| Glicko2Rating { rating: k.rating, deviation: k.uncertainty, volatility: k.volatility };
        let outcome = match first.cmp(second) {
            std::cmp::Ordering::Less => Outcomes::WIN,
            std::cmp::Ordering::Greater => Outcomes::LOSS,
            std::cmp::Ordering::Equal => Outcomes::DRAW,
        };
        let (one, two) = glicko2(&glicko(one), &glicko(two), &outcome, &Glicko2Config::new());
        [one, two].map(|r| (r.rating, r.deviation, r.volatility)).into()
    } else {
        let alone: Vec<[WengLinRating; 1]> =
            before.iter().map(|k| [WengLinRating { rating: k.rating, uncertainty: k.uncertainty }]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = alone
            .iter()
            .zip(places)
            .map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        after.iter().filter_map(|team| team.first()).map(|r| (r.rating, r.uncertainty, 0.0)).collect()
    };
    after
        .into_iter()
        .zip(before)
        .map(|((rating, uncertainty, volatility), k)| Kept { rating, uncertainty, volatility, matches: k.matches + 1 })
        .collect()
}

/// A rated match that has ended: the game, and its players by their rating's key, with their places.
pub(super) struct Rated<'a> {
    pub game: &'a str,
    pub players: &'a [(String, u8)],
}

impl Rated<'_> {
    fn system(&self) -> &'static str {
        system(self.players.len())
    }
}

/// Rates matches, in the same transaction that ends them: each is counted once or not at all.
pub(super) async fn rate(transaction: &mut Transaction<'_, Any>, matches: &[Rated<'_>]) -> Result<(), StoreError> {
    let matches = || matches.iter().filter(|m| m.players.len() > 1);
    // Another house may be rating the same people. Whoever holds the row goes first, and all take the rows in one order,
    // so that nobody waits in a circle.
    let rows: BTreeSet<(&str, &str, &str)> =
        matches().flat_map(|m| m.players.iter().map(|(person, _)| (person.as_str(), m.game, m.system()))).collect();
    let mut held = BTreeMap::new();
    for row in rows {
        held.insert(row, hold(transaction, row).await?);
    }
    for m in matches() {
        let keys = || m.players.iter().map(|(person, _)| (person.as_str(), m.game, m.system()));
        let before: Vec<Kept> = keys().filter_map(|key| held.get(&key).copied()).collect();
        let places: Vec<u8> = m.players.iter().map(|(_, place)| *place).collect();
        held.extend(keys().zip(rated(&before, &places)));
    }
    for (row, kept) in held {
        keep(transaction, row, kept).await?;
    }
    Ok(())
}

/// A rating as it stands, held for this transaction.
async fn hold(
    transaction: &mut Transaction<'_, Any>,
    (person, game, system): (&str, &str, &str),
) -> Result<Kept, StoreError> {
    let fresh = fresh(system);
    let row = sqlx::query(
        "INSERT INTO ratings (person, game, system, rating, uncertainty, volatility, matches)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (person, game, system) DO UPDATE SET matches = ratings.matches
         RETURNING rating, uncertainty, volatility, matches",
    )
    .bind(person)
    .bind(game)
    .bind(system)
    .bind(fresh.rating)
    .bind(fresh.uncertainty)
    .bind(fresh.volatility)
    .bind(fresh.matches)
    .fetch_one(&mut **transaction)
    .await?;
    Ok(Kept {
        rating: row.try_get("rating")?,
        uncertainty: row.try_get("uncertainty")?,
        volatility: row.try_get("volatility")?,
        matches: row.try_get("matches")?,
    })
}

async fn keep(
    transaction: &mut Transaction<'_, Any>,
    (person, game, system): (&str, &str, &str),
    kept: Kept,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE ratings SET rating = $4, uncertainty = $5, volatility = $6, matches = $7
         WHERE person = $1 AND game = $2 AND system = $3",
    )
    .bind(person)
    .bind(game)
    .bind(system)
    .bind(kept.rating)
    .bind(kept.uncertainty)
    .bind(kept.volatility)
    .bind(kept.matches)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

impl Store {
    /// Somebody's ratings.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<RatingView>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, system, rating, uncertainty, matches FROM ratings WHERE person = $1 ORDER BY game, system",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| {
                let game: String = row.try_get("game")?;
                Ok(RatingView {
                    title: crate::shelf::title(&game),
                    game,
                    system: row.try_get("system")?,
                    rating: row.try_get("rating")?,
                    uncertainty: row.try_get("uncertainty")?,
                    matches: u32::try_from(row.try_get::<i64, _>("matches")?).unwrap_or(u32::MAX),
                })
            })
            .collect()
    }

    /// The best players of a game, by the rating they have at least.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn best_of(&self, game: &str) -> Result<Vec<Placing>, StoreError> {
        let rows = sqlx::query(
            "SELECT p.id, p.name, p.login, r.system, r.rating, r.uncertainty, r.matches FROM ratings r JOIN people p ON p.id = r.person
             WHERE r.game = $1 ORDER BY r.rating - 2 * r.uncertainty DESC, r.person LIMIT $2",
        )
        .bind(game)
        .bind(BEST)
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Placing {
                    person: PersonRef {
                        id: row.try_get("id")?,
                        name: row.try_get("name")?,
                        account: row.try_get::<Option<String>, _>("login")?.is_some(),
                    },
                    system: row.try_get("system")?,
                    rating: row.try_get("rating")?,
                    uncertainty: row.try_get("uncertainty")?,
                    matches: u32::try_from(row.try_get::<i64, _>("matches")?).unwrap_or(u32::MAX),
                })
            })
            .collect()
    }
}

/// How many of the best are told.
const BEST: i64 = 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_who_loses_falls() {
        for places in [&[1, 2][..], &[1, 2, 3], &[1, 2, 2, 4]] {
            let before = vec![fresh(system(places.len())); places.len()];
            let after = rated(&before, places);
            assert!(after[0].rating > before[0].rating);
            assert!(after[places.len() - 1].rating < before[0].rating);
            assert!(after.iter().all(|k| k.matches == 1 && k.uncertainty < before[0].uncertainty));
        }
    }

    #[test]
    fn a_draw_between_equals_moves_nobody() {
        let before = [fresh("glicko2"); 2];
        let after = rated(&before, &[1, 1]);
        assert!((after[0].rating - before[0].rating).abs() < 1e-9);
    }
}
