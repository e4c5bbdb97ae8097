//! Tables by HTTP: everything that can be done live can be done here too.

use super::people::apart;
use super::{Body, Caller, Door, Person, Query, Told};
use crate::keeper::Looker;
use crate::views::Views as _;
use crate::wire::{
    Act, Answer, ForkWish, Held, Hint, History, Item, Lobby, Moment, NewTable, Opened, PersonRef, Problem, TablePage,
    TableView,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use spadille_core::scene::Board;
use spadille_core::{Seat, Viewer, text};
use spadille_table::{Made, Refused, Room, Ruin};
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

/// Which stake is laid again and again.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Again {
    /// The invitation.
    i: Option<String>,
    /// The place it lies on, as the board has it; left out where there is nothing to point at.
    #[serde(default)]
    on: String,
    /// The stake, in parts of a counter.
    stake: i64,
    /// The counters one has, in parts.
    counters: i64,
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

/// Which deal.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Dealt {
    /// The invitation.
    i: Option<String>,
    /// The step with which it was over.
    step: u32,
}

/// Which throw.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Thrown {
    /// The invitation.
    i: Option<String>,
    /// The last within so many steps; otherwise the last.
    step: Option<u32>,
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
    let who = Looker { person: caller.person(), word: invited.i, program: invited.view };
    let looker = who.clone();
    Ok(Json(door.house.read(&table, Some(&who), move |room| Ok(looker.look(room))).await?))
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
    let who = Looker { person: Some(person.person()), word: invited.i, program: false };
    Ok(Json(door.house.act(&table, &who, act).await?))
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
    let looker = Looker { person: caller.person(), word: since.i, program: since.view };
    let wait = Duration::from_secs(since.wait.min(30));
    Ok(Json(door.house.news(&table, &looker, since.since, wait).await?))
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
    let who = Looker { person: caller.person(), word: since.i, program: false };
    let me = who.person.clone();
    let items = move |room: &Room| Ok(room.items(me.as_ref(), since.since, usize::MAX));
    Ok(Json(door.house.read(&table, Some(&who), items).await?))
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
    let who = Looker { person: Some(person.person()), word: None, program: false };
    Ok(Json(door.house.hint(&table, &who, then.step).await?))
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
    let who = Looker { person: caller.person(), word: past.i, program: false };
    let me = who.person.clone();
    let then = move |room: &Room| as_it_was(room, me.as_ref(), past.step, past.seat);
    Ok(Json(door.house.read(&table, Some(&who), then).await?))
}

/// What each card of a deal that is over cost against best play with open hands. While the match lasts only a deal that was played to
/// its last card is told: then there is nothing in it that not everybody has seen.
#[utoipa::path(get, path = "/api/tables/{table}/made", tag = "tables", params(Dealt),
    responses((status = 200, body = Made), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn made(
    State(door): State<Door>,
    person: Person,
    Path(table): Path<String>,
    Query(dealt): Query<Dealt>,
) -> Result<Json<Made>, Told> {
    let person = person.person();
    let who = Looker { person: Some(person.clone()), word: dealt.i, program: false };
    Ok(Json(door.house.made(&table, &who, &person.id, dealt.step).await?))
}

/// How long my counters last if I lay the same stake again and again. It is reckoned from what I see at the table.
#[utoipa::path(get, path = "/api/tables/{table}/ruin", tag = "tables", params(Again),
    responses((status = 200, body = Ruin), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn ruin(
    State(door): State<Door>,
    caller: Caller,
    Path(table): Path<String>,
    Query(again): Query<Again>,
) -> Result<Json<Ruin>, Told> {
    let who = Looker { person: caller.person(), word: again.i, program: false };
    let me = who.person.clone();
    let seen = move |room: &Room| {
        let table = room.table().ok_or_else(|| Refused::conflict(text!("room-not-begun")))?;
        match table.scene(room.viewer(me.as_ref())).board {
            Board::Bank(board) => Ok(board),
            _ => Err(Refused::conflict(text!("house-ruin-unknown"))),
        }
    };
    let board = door.house.read(&table, Some(&who), seen).await?;
    // The table does not wait while it is reckoned, nor does the network.
    let reckoned = apart(move || spadille_table::ruin(&board, &again.on, again.stake, again.counters)).await?;
    Ok(Json(reckoned.map_err(Refused::conflict)?))
}

/// What the throw held that one played last, or last within some step: every play with its points, its risks in 36ths and its place
/// for book and search. While a match lasts it is told of one's own throws, and in a rated one of none.
#[utoipa::path(get, path = "/api/tables/{table}/held", tag = "tables", params(Thrown),
    responses((status = 200, body = Option<Held>), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn held(
    State(door): State<Door>,
    person: Person,
    Path(table): Path<String>,
    Query(thrown): Query<Thrown>,
) -> Result<Json<Option<Held>>, Told> {
    let person = person.person();
    let who = Looker { person: Some(person.clone()), word: thrown.i, program: false };
    Ok(Json(door.house.held(&table, &who, &person, thrown.step).await?))
}

fn as_it_was(room: &Room, who: Option<&PersonRef>, step: u32, seat: Option<Seat>) -> Result<History, Refused> {
    let viewer = match seat {
        None => room.viewer(who),
        // Another's cards may be seen only when there is nothing left to win by it.
        Some(seat) if room.is_done() && seat.0 < room.charter.seats => Viewer::Seat(seat),
        Some(_) => return Err(Refused::forbidden(text!("room-record-later"))),
    };
    room.history(who, viewer, step).ok_or_else(|| Refused::conflict(text!("room-not-begun")))
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
    door.rates.fork(&person.0.me.id)?;
    let who = Looker { person: Some(person.person()), word: invited.i, program: false };
    Ok((StatusCode::CREATED, Json(door.house.fork(&table, &who, wish).await?)))
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
    let who = Looker { person: caller.person(), word: invited.i, program: false };
    let record = door.house.read(&table, Some(&who), crate::opening::record).await?;
    let name = format!("attachment; filename=\"{}-{table}.jsonl\"", record.header.game);
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok::<_, Told>((headers, record.to_string()))
}
