//! Guests, accounts, sessions and profiles.

use super::caller::cookie;
use super::rates::CameFrom;
use super::{Body, Caller, Door, Person, Told};
use crate::porter;
use crate::store::Known;
use crate::wire::{
    Codes, Credentials, MeView, Name, NewAccount, NewGuest, NewPassword, Password, Problem, Profile, Recovery,
    SessionView, Status, Welcome,
};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use serde_json::{Value, json};
use spadille_core::text;
use spadille_table::{Kind, Refused};

/// A hash nobody's password has, so that an unknown login takes as long to refuse as a wrong password.
const NOBODYS_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c3BhZGlsbGVzcGFkaWxsZQ$7q4vB1nXkq1n1Q0mP1c6m0bqkq1n1Q0mP1c6m0bqkq0";

/// How many codes somebody gets at once.
const CODES: usize = 8;

/// Thinks hard without keeping the network waiting.
pub(super) async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Told> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Told(Refused::unavailable()))
}

async fn welcome(door: &Door, me: MeView, headers: &HeaderMap) -> Result<impl IntoResponse + use<>, Told> {
    let (session, token) = (porter::random_word(9), porter::random_word(32));
    let agent = headers.get(header::USER_AGENT).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let agent: String = agent.chars().take(200).collect();
    door.house.0.store.begin_session(&session, &porter::token_hash(&token), &me.id, &agent).await?;
    let cookie = cookie(&token, door.house.0.config.secure);
    Ok((StatusCode::CREATED, AppendHeaders([(header::SET_COOKIE, cookie)]), Json(Welcome { me, token })))
}

/// Comes in as a guest.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 201, body = Welcome), (status = 422, body = Problem)))]
pub(crate) async fn new_guest(
    State(door): State<Door>,
    headers: HeaderMap,
    Body(guest): Body<NewGuest>,
) -> Result<impl IntoResponse, Told> {
    let me = MeView { id: porter::random_word(9), name: porter::name(&guest.name)?, login: None };
    door.house.0.store.new_person(&me, None).await?;
    welcome(&door, me, &headers).await
}

/// Makes an account; a guest becomes its owner and keeps his tables.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = NewAccount,
    responses((status = 201, body = Welcome), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn new_account(
    State(door): State<Door>,
    Caller(caller): Caller,
    headers: HeaderMap,
    Body(wish): Body<NewAccount>,
) -> Result<impl IntoResponse, Told> {
    let login = porter::login(&wish.login)?;
    porter::check_password(&wish.password, &login)?;
    let guest = caller.filter(|known| known.me.login.is_none());
    let name = match (wish.name, &guest) {
        (Some(name), _) => porter::name(&name)?,
        (None, Some(guest)) => guest.me.name.clone(),
        (None, None) => login.clone(),
    };
    let hash = apart(move || porter::hash_password(&wish.password)).await??;
    let store = &door.house.0.store;
    let taken = |error: sqlx::Error| match &error {
        sqlx::Error::Database(e) if e.is_unique_violation() => Told(Refused::conflict(text!("room-login-taken"))),
        _ => Told::from(error),
    };
    let me = match guest {
        Some(guest) => {
            let me = MeView { id: guest.me.id, name, login: Some(login) };
            if !store.give_account(&me, &hash).await.map_err(taken)? {
                return Err(Told(Refused::conflict(text!("room-login-taken"))));
            }
            // The guest's token may have been seen by whoever shared his machine: a new session begins.
            door.house.end_session(&me.id, &guest.session).await?;
            me
        }
        None => {
            let me = MeView { id: porter::random_word(9), name, login: Some(login) };
            store.new_person(&me, Some(&hash)).await.map_err(taken)?;
            me
        }
    };
    welcome(&door, me, &headers).await
}

/// Logs in.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = Credentials,
    responses((status = 201, body = Welcome), (status = 401, body = Problem)))]
pub(crate) async fn log_in(
    State(door): State<Door>,
    Extension(CameFrom(from)): Extension<CameFrom>,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Result<impl IntoResponse, Told> {
    let wrong = || Told(Refused::new(Kind::Nobody, text!("room-wrong-password")));
    // From however many addresses, nobody tries more passwords than this.
    door.rates.login(&given.login, from)?;
    let login_given = given.login.clone();
    let known = match porter::login(&given.login) {
        Ok(login) => door.house.0.store.login(&login).await?,
        Err(_) => None,
    };
    let hash = known.as_ref().map_or_else(|| NOBODYS_HASH.to_owned(), |k| k.hash.clone());
    let fits = apart(move || porter::password_fits(&given.password, &hash)).await?;
    match known.filter(|_| fits) {
        Some(known) => {
            door.rates.came_home(&login_given, from);
            welcome(&door, known.me, &headers).await
        }
        None => Err(wrong()),
    }
}

/// Takes another password; every other session ends.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = NewPassword,
    responses((status = 204), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn change_password(
    State(door): State<Door>,
    Person(known): Person,
    Body(wish): Body<NewPassword>,
) -> Result<StatusCode, Told> {
    let login = only_with_password(&door, &known, wish.old).await?;
    porter::check_password(&wish.new, &login)?;
    let hash = apart(move || porter::hash_password(&wish.new)).await??;
    let ended = door.house.0.store.set_password(&known.me.id, &hash, &known.session).await?;
    door.house.tell_ended(ended);
    Ok(StatusCode::NO_CONTENT)
}

/// New codes for the day the password is lost; older ones are worth nothing any more.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", request_body = Password,
    responses((status = 201, body = Codes), (status = 401, body = Problem)))]
pub(crate) async fn new_codes(
    State(door): State<Door>,
    Person(known): Person,
    Body(wish): Body<Password>,
) -> Result<(StatusCode, Json<Codes>), Told> {
    only_with_password(&door, &known, wish.password).await?;
    let codes: Vec<String> = (0..CODES).map(|_| porter::recovery_code()).collect();
    let hashes: Vec<String> = codes.iter().map(|code| porter::code_hash(code)).collect();
    door.house.0.store.set_codes(&known.me.id, &hashes).await?;
    Ok((StatusCode::CREATED, Json(Codes { codes })))
}

/// Comes in with a code and takes another password; every session ends.
#[utoipa::path(post, path = "/api/recoveries", tag = "people", request_body = Recovery,
    responses((status = 201, body = Welcome), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn recover(
    State(door): State<Door>,
    Extension(CameFrom(from)): Extension<CameFrom>,
    headers: HeaderMap,
    Body(wish): Body<Recovery>,
) -> Result<impl IntoResponse, Told> {
    let wrong = || Told(Refused::new(Kind::Nobody, text!("room-wrong-code")));
    door.rates.login(&wish.login, from)?;
    let login = porter::login(&wish.login).map_err(|_| wrong())?;
    porter::check_password(&wish.password, &login)?;
    let store = &door.house.0.store;
    let known = store.login(&login).await?.ok_or_else(wrong)?;
    let code = porter::code_hash(&wish.code);
    let hash = apart(move || porter::hash_password(&wish.password)).await??;
    let ended = store.recover(&known.me.id, &code, &hash).await?.ok_or_else(wrong)?;
    door.house.tell_ended(ended);
    welcome(&door, known.me, &headers).await
}

/// Whoever changes something about his account says his password again. Tells the login.
async fn only_with_password(door: &Door, known: &Known, password: String) -> Result<String, Told> {
    let login = known.me.login.clone().ok_or_else(|| Told(Refused::forbidden(text!("room-no-account"))))?;
    door.rates.password(&known.session)?;
    let hash = door.house.0.store.login(&login).await?.map(|login| login.hash);
    let hash = hash.ok_or_else(|| Told(Refused::nobody()))?;
    if apart(move || porter::password_fits(&password, &hash)).await? {
        Ok(login)
    } else {
        Err(Told(Refused::new(Kind::Nobody, text!("room-wrong-password"))))
    }
}

/// Who I am.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = MeView), (status = 401, body = Problem)))]
pub(crate) async fn me(Person(known): Person) -> Json<MeView> {
    Json(known.me)
}

/// Takes another name.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Name,
    responses((status = 200, body = MeView), (status = 422, body = Problem)))]
pub(crate) async fn rename(
    State(door): State<Door>,
    Person(known): Person,
    Body(wish): Body<Name>,
) -> Result<Json<MeView>, Told> {
    let me = MeView { name: porter::name(&wish.name)?, ..known.me };
    door.house.0.store.rename(&me.id, &me.name).await?;
    Ok(Json(me))
}

/// Ends this session.
#[utoipa::path(delete, path = "/api/me/session", tag = "people", responses((status = 204)))]
pub(crate) async fn log_out(State(door): State<Door>, Person(known): Person) -> Result<impl IntoResponse, Told> {
    door.house.end_session(&known.me.id, &known.session).await?;
    let cookie = cookie("", door.house.0.config.secure);
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, cookie)])))
}

/// My sessions.
#[utoipa::path(get, path = "/api/me/sessions", tag = "people", responses((status = 200, body = Vec<SessionView>)))]
pub(crate) async fn sessions(State(door): State<Door>, Person(known): Person) -> Result<Json<Vec<SessionView>>, Told> {
    Ok(Json(door.house.0.store.sessions_of(&known.me.id, &known.session).await?))
}

/// Ends one of my sessions.
#[utoipa::path(delete, path = "/api/me/sessions/{session}", tag = "people",
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn end_session(
    State(door): State<Door>,
    Person(known): Person,
    Path(session): Path<String>,
) -> Result<StatusCode, Told> {
    door.house.end_session(&known.me.id, &session).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The records of all my finished matches.
#[utoipa::path(get, path = "/api/me/records", tag = "people", responses((status = 200)))]
pub(crate) async fn records(State(door): State<Door>, Person(known): Person) -> Result<Json<Vec<Value>>, Told> {
    door.rates.records(&known.me.id)?;
    let matches = door.house.0.store.matches_of(&known.me.id, true).await?;
    let mut records = Vec::new();
    for done in matches.iter().filter(|m| matches!(m.status, Status::Over | Status::Closed)) {
        if let Ok(record) = door.house.read(&done.table, None, crate::opening::record).await {
            records.push(json!({ "table": done.table, "record": record.to_string() }));
        }
    }
    Ok(Json(records))
}

/// Somebody's profile.
#[utoipa::path(get, path = "/api/people/{person}", tag = "people",
    responses((status = 200, body = Profile), (status = 404, body = Problem)))]
pub(crate) async fn profile(
    State(door): State<Door>,
    Caller(caller): Caller,
    Path(person): Path<String>,
) -> Result<Json<Profile>, Told> {
    let store = &door.house.0.store;
    let (them, since) = store.person(&person).await?.ok_or_else(|| Told(Refused::not_found()))?;
    let oneself = caller.is_some_and(|known| known.me.id == them.id);
    Ok(Json(Profile {
        ratings: store.ratings_of(&them.id).await?,
        matches: store.matches_of(&them.id, oneself).await?,
        account: them.login.is_some(),
        person: them.person(),
        since,
    }))
}
