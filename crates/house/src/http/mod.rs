//! The door: HTTP and WebSocket.

mod caller;
mod client;
mod docs;
mod games;
mod live;
mod people;
mod problem;
mod rates;
mod serve;
mod tables;

pub use serve::{Serving, serve};

/// Everything that is described in the OpenAPI document.
pub(crate) mod paths {
    pub(crate) use super::__path_health;
    pub(crate) use super::games::*;
    pub(crate) use super::people::*;
    pub(crate) use super::tables::*;
}

pub(crate) use caller::{Caller, Person};
pub(crate) use problem::{Body, Query, Told};

use crate::house::House;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use metrics_exporter_prometheus::PrometheusHandle;
use rates::Rates;
use spadille_table::Voices;
use std::sync::Arc;
use std::time::Duration;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

/// What every answer needs.
#[derive(Clone)]
pub(crate) struct Door {
    pub house: House,
    pub rates: Arc<Rates>,
    pub metrics: PrometheusHandle,
    /// Who is here from where.
    pub comers: serve::Comers,
}

/// Nothing from elsewhere, nothing inline but what places a single thing, no frames.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; \
    form-action 'self'; object-src 'none'";

/// An answer takes no longer than this; only live connections do.
const ANSWER_WITHIN: Duration = Duration::from_secs(40);

pub(crate) fn router(door: Door) -> Router {
    let api = Router::new()
        .route("/games", get(games::games))
        .route("/shelves", get(games::shelves))
        .route("/find", get(games::find))
        .route("/games/{game}", get(games::game))
        .route("/games/{game}/rules", post(games::rules))
        .route("/games/{game}/reading", get(games::reading))
        .route("/studies/{study}", get(games::study))
        .route("/studies/{study}/picture", get(games::study_picture))
        .route("/games/{game}/best", get(games::best))
        .route("/games/{game}/tariff", get(games::tariff))
        .route("/games/{game}/exposed", get(games::exposed))
        .route("/games/{game}/lesson", get(games::lesson))
        .route("/games/{game}/lesson/{page}", post(games::lesson_answer))
        .route("/guests", post(people::new_guest))
        .route("/accounts", post(people::new_account))
        .route("/sessions", post(people::log_in))
        .route("/me", get(people::me).patch(people::rename))
        .route("/me/session", delete(people::log_out))
        .route("/me/sessions", get(people::sessions))
        .route("/me/password", post(people::change_password))
        .route("/me/recovery", post(people::new_codes))
        .route("/recoveries", post(people::recover))
        .route("/me/sessions/{session}", delete(people::end_session))
        .route("/me/records", get(people::records))
        .route("/people/{person}", get(people::profile))
        .route("/tables", get(tables::tables).post(tables::open))
        .route("/tables/{table}", get(tables::table))
        .route("/tables/{table}/acts", post(tables::act))
        .route("/tables/{table}/news", get(tables::news))
        .route("/tables/{table}/items", get(tables::items))
        .route("/tables/{table}/hint", post(tables::hint))
        .route("/tables/{table}/made", get(tables::made))
        .route("/tables/{table}/ruin", get(tables::ruin))
        .route("/tables/{table}/held", get(tables::held))
        .route("/tables/{table}/history", get(tables::history))
        .route("/tables/{table}/forks", post(tables::fork))
        .route("/tables/{table}/record", get(tables::record))
        .route("/openapi.json", get(docs::openapi))
        .route("/docs", get(docs::page))
        .route("/docs.css", get(docs::style))
        .fallback(|| async { Told(spadille_table::Refused::not_found()) })
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, ANSWER_WITHIN))
        .layer(CompressionLayer::new())
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store")));
    let live = Router::new().route("/tables/{table}/live", get(live::live));
    let api = api.merge(live).layer(middleware::from_fn_with_state(door.clone(), caller::renew_cookie));
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    let secure = door.house.0.config.secure;
    let limit = door.house.0.config.limits.message;
    let app = Router::new()
        .nest("/api", api)
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(client::client)
        .layer(middleware::from_fn_with_state(door.clone(), rates::guard))
        .layer(middleware::from_fn(caller::same_origin))
        .layer(DefaultBodyLimit::max(limit))
        .layer(fixed(header::CONTENT_SECURITY_POLICY, CONTENT_POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::X_FRAME_OPTIONS, "DENY"))
        .layer(fixed(header::REFERRER_POLICY, "no-referrer"))
        .layer(fixed(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(fixed(HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"))
        .layer(middleware::from_fn(serve::log));
    let app = if secure { app.layer(fixed(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000")) } else { app };
    app.with_state(door)
}

/// How the house feels.
#[utoipa::path(get, path = "/healthz", tag = "house", responses((status = 200, body = crate::wire::Health), (status = 503, body = crate::wire::Health)))]
pub(crate) async fn health(State(door): State<Door>) -> impl IntoResponse {
    let (code, status) = match door.house.0.store.is_well().await {
        Ok(()) => (StatusCode::OK, "ok".to_owned()),
        // Programs look here, which are told everything in English.
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, Voices::house().say(&why, &[]).en.plain()),
    };
    (code, Json(crate::wire::Health { status, version: env!("CARGO_PKG_VERSION").to_owned() }))
}

async fn metrics(State(door): State<Door>) -> impl IntoResponse {
    door.house.count_keepers();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], door.metrics.render())
}
