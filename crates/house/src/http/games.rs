//! The games and what their books say.

use super::{Body, Told};
use crate::wire::{GameDetail, GameLine, Lesson, LessonAnswer, Problem, Reading, RulesView, RulesWish, Verdict};
use crate::{lessons, shelf};
use axum::Json;
use axum::extract::Path;
use spadille_table::Refused;

/// The games of the house.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameLine>)))]
pub(crate) async fn games() -> Json<Vec<GameLine>> {
    Json(shelf::lines())
}

/// A game before one plays it: presets and options.
#[utoipa::path(get, path = "/api/games/{game}", tag = "games",
    responses((status = 200, body = GameDetail), (status = 404, body = Problem)))]
pub(crate) async fn game(Path(game): Path<String>) -> Result<Json<GameDetail>, Told> {
    shelf::detail(&game).map(Json).ok_or_else(|| Told(Refused::not_found()))
}

/// Whether rules are possible, and how many would play by them.
#[utoipa::path(post, path = "/api/games/{game}/rules", tag = "games", request_body = RulesWish,
    responses((status = 200, body = RulesView), (status = 422, body = Problem)))]
pub(crate) async fn rules(Path(game): Path<String>, Body(wish): Body<RulesWish>) -> Result<Json<RulesView>, Told> {
    Ok(Json(shelf::rules(&game, &wish)?))
}

/// Rules, laws, advice and words of a game.
#[utoipa::path(get, path = "/api/games/{game}/reading", tag = "games",
    responses((status = 200, body = Reading), (status = 404, body = Problem)))]
pub(crate) async fn reading(Path(game): Path<String>) -> Result<Json<Reading>, Told> {
    shelf::reading(&game).map(Json).ok_or_else(|| Told(Refused::not_found()))
}

/// The first lesson in a game.
#[utoipa::path(get, path = "/api/games/{game}/lesson", tag = "games",
    responses((status = 200, body = Lesson), (status = 404, body = Problem)))]
pub(crate) async fn lesson(Path(game): Path<String>) -> Result<Json<Lesson>, Told> {
    match lessons::lesson(&game) {
        Some(Ok(lesson)) => Ok(Json(lesson)),
        Some(Err(why)) => {
            tracing::error!(game, why, "a lesson cannot be taught");
            Err(Told(Refused::not_found()))
        }
        None => Err(Told(Refused::not_found())),
    }
}

/// What the book says to an answer to the question of a page, counted from 0.
#[utoipa::path(post, path = "/api/games/{game}/lesson/{page}", tag = "games", request_body = LessonAnswer,
    responses((status = 200, body = Verdict), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn lesson_answer(
    Path((game, page)): Path<(String, usize)>,
    Body(answer): Body<LessonAnswer>,
) -> Result<Json<Verdict>, Told> {
    let verdict = lessons::judge(&game, page, &answer.notation).ok_or_else(Refused::not_found)?;
    Ok(Json(verdict?))
}
