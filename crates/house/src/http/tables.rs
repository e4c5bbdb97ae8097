//! Tables by HTTP: everything that can be done live can be done here too.

use super::{Body, Caller, Door, Person, Query, Told};
use crate::keeper::{Ask, Looker, Patience};
use crate::wire::{
    Act, Answer, ForkWish, Hint, History, Item, Lobby, Moment, NewTable, Opened, Problem, TablePage, TableView,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use spadille_core::Seat;
use std::time::Duration;
use utoipa::IntoParams;

/// The word that admits to a table.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Invited {
    /// The invitation.
    pub i: Option<String>,
    /// Whether to send `view` too, for programs that play.
    #[serde(default)]
    pub view: bool,
}

/// Since when, and how long to wait for something to happen.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Since {
    /// The invitation.
    i: Option<String>,
    /// The last entry one knows.
    #[serde(default)]
    since: u64,
    /// Seconds to wait, up to 30.
    #[serde(default)]
    wait: u64,
    /// Whether to send `view` too, for programs that play.
    #[serde(default)]
    view: bool,
}

/// Which moment, if it is a past one.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Then {
    /// After which step of a match that is over.
    step: Option<u32>,
}

/// Which moment of the past.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Past {
    /// The invitation.
    i: Option<String>,
    /// After which step.
    step: u32,
    /// After the end: through whose eyes.
    seat: Option<Seat>,
}

/// Open public tables page by page, or all my own.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Lobby),
    responses((status = 200, body = TablePage)))]
pub(crate) async fn tables(
    State(door): State<Door>,
    caller: Caller,
    Query(which): Query<Lobby>,
) -> Result<Json<TablePage>, Told> {
    let store = &door.house.0.store;
    Ok(Json(match (which.mine, caller.person()) {
        (false, _) => store.public_tables(&which).await?,
        (true, None) => TablePage::default(),
        (true, Some(me)) => TablePage { tables: store.tables_of(&me.id).await?, more: false },
    }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Opened), (status = 422, body = Problem)))]
pub(crate) async fn open(
    State(door): State<Door>,
    person: Person,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Told> {
    let opened = door.house.open_table(&person.person(), wish).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// A table as I see it.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(Invited),
    responses((status = 200, body = TableView), (status = 404, body = Problem)))]
pub(crate) async fn table(
    State(door): State<Door>,
    caller: Caller,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<Json<TableView>, Told> {
    let me = caller.person();
    door.house.admit(&table, me.as_ref(), invited.i.as_deref()).await?;
    let looker = Looker { person: me, program: invited.view };
    Ok(Json(door.house.ask(&table, |reply| Ask::View(looker.clone(), reply)).await?))
}

/// Does something at a table.
#[utoipa::path(post, path = "/api/tables/{table}/acts", tag = "tables", params(Invited), request_body = Act,
    responses((status = 200, body = Answer), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn act(
    State(door): State<Door>,
    person: Person,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
    Body(act): Body<Act>,
) -> Result<Json<Answer>, Told> {
    let me = person.person();
    door.house.admit(&table, Some(&me), invited.i.as_deref()).await?;
    Ok(Json(door.house.act(&table, &me, act).await?))
}

/// What happened since, waiting for something to happen if nothing did.
#[utoipa::path(get, path = "/api/tables/{table}/news", tag = "tables", params(Since),
    responses((status = 200, body = Moment), (status = 404, body = Problem)))]
pub(crate) async fn news(
    State(door): State<Door>,
    caller: Caller,
    Path(table): Path<String>,
    Query(since): Query<Since>,
) -> Result<Json<Moment>, Told> {
    let me = caller.person();
    door.house.admit(&table, me.as_ref(), since.i.as_deref()).await?;
    let looker = Looker { person: me, program: since.view };
    let since_then = |patience| {
        let (house, table, looker) = (&door.house, &table, &looker);
        async move { house.ask(table, |reply| Ask::News(looker.clone(), since.since, patience, reply)).await }
    };
    let long_enough = async {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(since.wait.min(30))) => {}
            () = door.house.closing() => {}
        }
    };
    if since.wait > 0 {
        tokio::select! {
            moment = since_then(Patience::Waits) => return Ok(Json(moment?)),
            () = long_enough => {}
        }
    }
    // Asked once more, so that the table is no newer than what is told of it.
    Ok(Json(since_then(Patience::None).await?))
}

/// The whole log of a table as I may hear it.
#[utoipa::path(get, path = "/api/tables/{table}/items", tag = "tables", params(Since),
    responses((status = 200, body = Vec<Item>), (status = 404, body = Problem)))]
pub(crate) async fn items(
    State(door): State<Door>,
    caller: Caller,
    Path(table): Path<String>,
    Query(since): Query<Since>,
) -> Result<Json<Vec<Item>>, Told> {
    let me = caller.person();
    door.house.admit(&table, me.as_ref(), since.i.as_deref()).await?;
    Ok(Json(door.house.ask(&table, |reply| Ask::Items(me.clone(), since.since, reply)).await?))
}

/// What the house would do in my place, now or, after the match, then.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "tables", params(Then),
    responses((status = 200, body = Hint), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn hint(
    State(door): State<Door>,
    person: Person,
    Path(table): Path<String>,
    Query(then): Query<Then>,
) -> Result<Json<Hint>, Told> {
    let me = person.person();
    door.house.admit(&table, Some(&me), None).await?;
    Ok(Json(door.house.ask(&table, |reply| Ask::Hint(me.clone(), then.step, reply)).await?))
}

/// The table as it was after some step.
#[utoipa::path(get, path = "/api/tables/{table}/history", tag = "tables", params(Past),
    responses((status = 200, body = History), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn history(
    State(door): State<Door>,
    caller: Caller,
    Path(table): Path<String>,
    Query(past): Query<Past>,
) -> Result<Json<History>, Told> {
    let me = caller.person();
    door.house.admit(&table, me.as_ref(), past.i.as_deref()).await?;
    Ok(Json(door.house.ask(&table, |reply| Ask::History(me.clone(), past.step, past.seat, reply)).await?))
}

/// Plays on from some step of a finished match, against bots.
#[utoipa::path(post, path = "/api/tables/{table}/forks", tag = "tables", params(Invited), request_body = ForkWish,
    responses((status = 201, body = Opened), (status = 409, body = Problem)))]
pub(crate) async fn fork(
    State(door): State<Door>,
    person: Person,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
    Body(wish): Body<ForkWish>,
) -> Result<(StatusCode, Json<Opened>), Told> {
    let me = person.person();
    door.house.admit(&table, Some(&me), invited.i.as_deref()).await?;
    Ok((StatusCode::CREATED, Json(door.house.fork(&table, &me, wish).await?)))
}

/// The record of a finished match, one JSON value a line, with the seed it was dealt from.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables", params(Invited),
    responses((status = 200, body = String), (status = 409, body = Problem)))]
pub(crate) async fn record(
    State(door): State<Door>,
    caller: Caller,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<impl IntoResponse, Told> {
    let me = caller.person();
    door.house.admit(&table, me.as_ref(), invited.i.as_deref()).await?;
    let record = door.house.ask(&table, Ask::Record).await?;
    let name = format!("attachment; filename=\"{}-{table}.jsonl\"", record.header.game);
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok::<_, Told>((headers, record.to_string()))
}
