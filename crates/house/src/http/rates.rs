//! How much anybody may ask: by address, by person, and at the door.

use super::{Door, Told};
use crate::config::Limits;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use spadille_table::Refused;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

/// The measures of the house.
pub(crate) struct Rates {
    address: DefaultKeyedRateLimiter<IpAddr>,
    person: DefaultKeyedRateLimiter<String>,
    doors: DefaultKeyedRateLimiter<IpAddr>,
    messages: Quota,
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

impl Rates {
    pub fn new(limits: &Limits) -> Rates {
        let burst = |n: u32| Quota::per_second(at_least_one(n)).allow_burst(at_least_one(n.saturating_mul(5)));
        Rates {
            address: RateLimiter::keyed(burst(limits.per_address)),
            person: RateLimiter::keyed(burst(limits.per_person)),
            doors: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.doors))),
            // Acts beyond a person's measure are refused one by one; whoever sends far more does not listen.
            messages: burst(limits.per_person.saturating_mul(4)),
        }
    }

    /// Whether a person may do one more thing now.
    pub fn person(&self, id: &String) -> bool {
        self.person.check_key(id).is_ok()
    }

    /// The measure of one live connection: everything that comes over it, be it answered or not.
    pub fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Forgets those who have not come for a while.
    pub fn forget(&self) {
        self.address.retain_recent();
        self.person.retain_recent();
        self.doors.retain_recent();
    }
}

/// Guests, accounts and logins cost the house something: they have a measure of their own.
const DOORS: [&str; 3] = ["/api/guests", "/api/accounts", "/api/sessions"];

pub(crate) async fn guard(State(door): State<Door>, request: Request, next: Next) -> Response {
    let address = address(&request, door.house.0.config.proxied);
    let at_door = request.method() == Method::POST && DOORS.contains(&request.uri().path());
    let within =
        door.rates.address.check_key(&address).is_ok() && (!at_door || door.rates.doors.check_key(&address).is_ok());
    if !within {
        metrics::counter!("spadille_turned_away_total").increment(1);
        return Told(Refused::too_many()).into_response();
    }
    next.run(request).await
}

fn address(request: &Request, proxied: bool) -> IpAddr {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = proxied.then(|| forwarded(request.headers())).flatten();
    forwarded.or(direct).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// The last address a proxy added: the only one it vouches for.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}
