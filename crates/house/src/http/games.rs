//! The games and what their books say.

use super::{Body, Door, Query, Told};
use crate::wire::{
    FindWish, GameDetail, GameLine, Lesson, LessonAnswer, Placing, Problem, Reading, RulesView, RulesWish,
    StudyQuestion, Verdict,
};
use crate::{lessons, shelf, studies};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use spadille_catalogue::find::Found;
use spadille_core::{Exposed, Lang, Said, Shelf, Tariff};
use spadille_table::Refused;
use utoipa::IntoParams;

/// The games of the house.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameLine>), (status = 304)))]
pub(crate) async fn games(known: HeaderMap) -> Response {
    lasting(&shelf::GAMES, &known)
}

/// The shelves they stand on, family by family.
#[utoipa::path(get, path = "/api/shelves", tag = "games", responses((status = 200, body = Vec<Shelf>), (status = 304)))]
pub(crate) async fn shelves(known: HeaderMap) -> Response {
    lasting(&shelf::SHELVES, &known)
}

/// Games, words, laws and advice by what somebody types and wishes for.
#[utoipa::path(get, path = "/api/find", tag = "games", params(FindWish), responses((status = 200, body = Found)))]
pub(crate) async fn find(Query(wish): Query<FindWish>) -> Json<Found> {
    Json(shelf::find(wish))
}

/// What lasts is sent once; whoever has it already is told so.
fn lasting(lasting: &shelf::Lasting, known: &HeaderMap) -> Response {
    let has_it = |tags: &str| tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == lasting.tag);
    let headers = [(header::ETAG, lasting.tag.as_str()), (header::CACHE_CONTROL, "no-cache")];
    if known.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).is_some_and(has_it) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(header::CONTENT_TYPE, "application/json")], lasting.body.clone()).into_response()
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

/// The questions of a study with their answers, and the tables they ask about.
#[utoipa::path(get, path = "/api/studies/{study}", tag = "games",
    responses((status = 200, body = Vec<StudyQuestion>), (status = 404, body = Problem)))]
pub(crate) async fn study(Path(study): Path<String>) -> Result<Json<&'static [StudyQuestion]>, Told> {
    studies::questions(&study).map(Json).ok_or_else(|| Told(Refused::not_found()))
}

/// In which language something is drawn.
#[derive(Deserialize, IntoParams)]
pub(crate) struct DrawnIn {
    /// `en` or `de`; English when left out.
    #[param(value_type = Option<String>)]
    #[serde(default)]
    lang: Lang,
}

/// The picture of a study.
#[utoipa::path(get, path = "/api/studies/{study}/picture", tag = "games", params(DrawnIn),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Problem)))]
pub(crate) async fn study_picture(Path(study): Path<String>, Query(drawn): Query<DrawnIn>) -> Result<Response, Told> {
    let picture = studies::picture(&study, drawn.lang).ok_or_else(Refused::not_found)?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, picture.into_owned()).into_response())
}

/// The best players of a game.
#[utoipa::path(get, path = "/api/games/{game}/best", tag = "games",
    responses((status = 200, body = Vec<Placing>), (status = 404, body = Problem)))]
pub(crate) async fn best(State(door): State<Door>, Path(game): Path<String>) -> Result<Json<Vec<Placing>>, Told> {
    shelf::about(&game).ok_or_else(|| Told(Refused::not_found()))?;
    Ok(Json(door.house.0.store.best_of(&game).await?))
}

/// What the games of a table cost.
#[utoipa::path(get, path = "/api/games/{game}/tariff", tag = "games", params(Preset),
    responses((status = 200, body = Tariff<Said>), (status = 404, body = Problem)))]
pub(crate) async fn tariff(Path(game): Path<String>, Query(wish): Query<Preset>) -> Result<Json<Tariff<Said>>, Told> {
    shelf::tariff(&game, wish.preset.as_deref()).map(Json).ok_or_else(|| Told(Refused::not_found()))
}

/// The fraud that a game's book exposes, step by step.
#[utoipa::path(get, path = "/api/games/{game}/exposed", tag = "games",
    responses((status = 200, body = Exposed<Said>), (status = 404, body = Problem)))]
pub(crate) async fn exposed(Path(game): Path<String>) -> Result<Json<Exposed<Said>>, Told> {
    shelf::exposed(&game).map(Json).ok_or_else(|| Told(Refused::not_found()))
}

/// A preset of a game.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Preset {
    /// The preset; the game's first when left out.
    preset: Option<String>,
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
    let verdict = lessons::judge(&game, page, &answer).ok_or_else(Refused::not_found)?;
    Ok(Json(verdict?))
}
