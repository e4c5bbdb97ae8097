//! Ratings: Glicko-2 for matches of two, Weng-Lin for more. Bots are rated like people.

use super::{Store, StoreError};
use crate::wire::RatingView;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use sqlx::{Any, Row as _, Transaction};

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

/// Rates a match, in the same transaction that ends it: it is counted once or not at all.
pub(super) async fn rate(
    transaction: &mut Transaction<'_, Any>,
    game: &str,
    players: &[(String, u8)],
) -> Result<(), StoreError> {
    if players.len() < 2 {
        return Ok(());
    }
    let system = system(players.len());
    let mut before = Vec::with_capacity(players.len());
    for (person, _) in players {
        let row = sqlx::query(
            "SELECT rating, uncertainty, volatility, matches FROM ratings
             WHERE person = $1 AND game = $2 AND system = $3",
        )
        .bind(person)
        .bind(game)
        .bind(system)
        .fetch_optional(&mut **transaction)
        .await?;
        before.push(match row {
            None => fresh(system),
            Some(row) => Kept {
                rating: row.try_get("rating")?,
                uncertainty: row.try_get("uncertainty")?,
                volatility: row.try_get("volatility")?,
                matches: row.try_get("matches")?,
            },
        });
    }
    let places: Vec<u8> = players.iter().map(|(_, place)| *place).collect();
    for ((person, _), after) in players.iter().zip(rated(&before, &places)) {
        sqlx::query(
            "INSERT INTO ratings (person, game, system, rating, uncertainty, volatility, matches)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (person, game, system) DO UPDATE SET rating = excluded.rating,
                uncertainty = excluded.uncertainty, volatility = excluded.volatility, matches = excluded.matches",
        )
        .bind(person)
        .bind(game)
        .bind(system)
        .bind(after.rating)
        .bind(after.uncertainty)
        .bind(after.volatility)
        .bind(after.matches)
        .execute(&mut **transaction)
        .await?;
    }
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
}

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
