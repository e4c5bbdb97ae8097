//! How much anybody may ask: by address, by person, and at the door.

use super::{Door, Told};
use crate::config::Limits;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::clock::{Clock as _, DefaultClock};
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
    logins: DefaultKeyedRateLimiter<String>,
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
            logins: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.logins))),
        }
    }

    /// Whether a person may do one more thing now.
    pub fn person(&self, id: &String) -> bool {
        self.person.check_key(id).is_ok()
    }

    /// Whether one more password may be tried for a login.
    pub fn login(&self, login: &str) -> Result<(), Told> {
        let login: String = login.trim().to_lowercase().chars().take(64).collect();
        self.logins.check_key(&login).map_err(|later| {
            let wait = later.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
            Told(Refused { after: u32::try_from(wait).ok(), ..Refused::too_many() })
        })
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
        self.logins.retain_recent();
    }
}

/// Guests, accounts and logins cost the house something: they have a measure of their own.
const DOORS: [&str; 4] = ["/api/guests", "/api/accounts", "/api/sessions", "/api/recoveries"];

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

/// Addresses that belong to one house of the network: a whole /64 of the new kind, which one person can have to himself.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        short @ IpAddr::V4(_) => short,
    }
}

fn address(request: &Request, proxied: bool) -> IpAddr {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = proxied.then(|| forwarded(request.headers())).flatten();
    neighbourhood(forwarded.or(direct).unwrap_or(IpAddr::from([0, 0, 0, 0])))
}

/// The last address a proxy added: the only one it vouches for.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}
