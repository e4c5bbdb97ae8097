//! Who calls: a session by cookie or by token.

use super::{Door, Told};
use crate::porter;
use crate::store::{Known, now};
use crate::wire::PersonRef;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use spadille_core::text;
use spadille_table::Refused;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The name of the cookie.
pub(crate) const COOKIE: &str = "spadille_session";
/// How often the use of a session is noted.
const NOTE_EVERY: i64 = 10 * 60 * 1000;

/// Whoever calls, if he has come in.
pub(crate) struct Caller(pub Option<Known>);

impl Caller {
    /// The caller as a person.
    pub fn person(&self) -> Option<PersonRef> {
        self.0.as_ref().map(|known| known.me.person())
    }
}

/// Somebody who has come in; others are turned away.
pub(crate) struct Person(pub Known);

impl Person {
    /// The caller as a person.
    pub fn person(&self) -> PersonRef {
        self.0.me.person()
    }
}

impl FromRequestParts<Door> for Caller {
    type Rejection = Told;

    async fn from_request_parts(parts: &mut Parts, door: &Door) -> Result<Self, Told> {
        let Some(token) = token(&parts.headers) else { return Ok(Caller(None)) };
        let store = &door.house.0.store;
        let known = store.session(&porter::token_hash(token)).await?;
        if let Some(known) = known.as_ref().filter(|k| now() - k.used > NOTE_EVERY) {
            match store.touch_session(&known.session).await {
                Ok(()) => parts.extensions.get::<Noted>().into_iter().for_each(Noted::note),
                // Nobody is sent away for it: a store that cannot be written to may still be read.
                Err(error) => tracing::warn!(%error, "the use of a session could not be noted"),
            }
        }
        Ok(Caller(known))
    }
}

/// Whether the use of the caller's session was noted while he was answered.
#[derive(Clone, Default)]
struct Noted(Arc<AtomicBool>);

impl Noted {
    fn note(&self) {
        self.0.store(true, Ordering::Release);
    }

    fn is_noted(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// Gives a cookie anew whenever the use of its session is noted: it lasts as long as the session, which whoever comes often never loses.
pub(crate) async fn renew_cookie(State(door): State<Door>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let token = cookie_of(headers).filter(|_| bearer(headers).is_none()).map(str::to_owned);
    let noted = Noted::default();
    request.extensions_mut().insert(noted.clone());
    let mut answer = next.run(request).await;
    if let Some(token) = token
        && noted.is_noted()
        // Whoever logs out or in is given another.
        && !answer.headers().contains_key(header::SET_COOKIE)
        && let Ok(cookie) = HeaderValue::try_from(cookie(&token, door.house.0.config.secure))
    {
        answer.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    answer
}

impl FromRequestParts<Door> for Person {
    type Rejection = Told;

    async fn from_request_parts(parts: &mut Parts, door: &Door) -> Result<Self, Told> {
        let Caller(known) = Caller::from_request_parts(parts, door).await?;
        let known = known.ok_or_else(Refused::nobody)?;
        // A person may not act faster than people do, from however many addresses.
        if parts.method != Method::GET && !door.rates.person(&known.me.id) {
            return Err(Told(Refused::too_many()));
        }
        Ok(Person(known))
    }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    bearer(headers).or_else(|| cookie_of(headers))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok()?.strip_prefix("Bearer "))
}

fn cookie_of(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE).then_some(value)
    })
}

/// The cookie that keeps a session; an empty token ends it.
pub(crate) fn cookie(token: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { 90 * 24 * 3600 };
    format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={age}{secure}")
}

/// Turns away what other sites send with our visitors' cookies: whatever changes something, every live connection, and
/// every question a cookie answers for, must come from our own pages or carry a token of its own.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let live = headers.contains_key(header::UPGRADE);
    let asks = request.uri().path().starts_with("/api/") && cookie_of(headers).is_some();
    let authority = request.uri().authority().map(axum::http::uri::Authority::as_str);
    if (changes || live || asks) && bearer(headers).is_none() && foreign(headers, authority) {
        return Told(Refused::forbidden(text!("room-foreign"))).into_response();
    }
    next.run(request).await
}

/// Whether a request comes from another site. Over HTTP/2 our own name stands in the address (`:authority`), not in `Host`.
fn foreign(headers: &HeaderMap, authority: Option<&str>) -> bool {
    let value = |name| headers.get(name).and_then(|v: &HeaderValue| v.to_str().ok());
    if value(header::HeaderName::from_static("sec-fetch-site")).is_some_and(|site| site == "cross-site") {
        return true;
    }
    let Some(origin) = value(header::ORIGIN) else { return false };
    let host = origin.split_once("://").map(|(_, host)| host);
    let own = value(header::HOST).or(authority);
    host.is_none_or(|host| own.is_none_or(|own| !host.eq_ignore_ascii_case(own)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(n, v)| (n.parse().unwrap(), v.parse().unwrap())).collect()
    }

    #[test]
    fn foreign_pages_are_told_from_our_own() {
        let (host, ours) = (("host", "spadille.example"), ("origin", "https://spadille.example"));
        let foreign_h1 = |pairs: &[(&'static str, &'static str)]| foreign(&headers(pairs), None);
        assert!(!foreign_h1(&[host]) && !foreign_h1(&[host, ours]));
        assert!(foreign_h1(&[host, ("origin", "https://evil.example")]));
        assert!(foreign_h1(&[host, ("origin", "null")]) && foreign_h1(&[ours]));
        assert!(foreign_h1(&[host, ("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn over_http_2_our_own_name_stands_in_the_address() {
        let ours = headers(&[("origin", "https://Spadille.example")]);
        assert!(!foreign(&ours, Some("spadille.example")));
        assert!(foreign(&ours, Some("other.example")) && foreign(&ours, None));
    }

    #[test]
    fn tokens_are_found_in_cookies_and_headers() {
        assert_eq!(token(&headers(&[("cookie", "a=b; spadille_session=xyz")])), Some("xyz"));
        assert_eq!(token(&headers(&[("authorization", "Bearer xyz")])), Some("xyz"));
        assert_eq!(token(&headers(&[("cookie", "other=1")])), None);
    }
}
