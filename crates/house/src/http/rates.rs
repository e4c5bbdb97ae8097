//! How much anybody may ask: by address, by person, and at the door.

use super::serve::Comer;
use super::{Door, Told};
use crate::config::Limits;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use spadille_table::Refused;
use std::collections::HashSet;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// The measures of the house.
pub(crate) struct Rates {
    address: DefaultKeyedRateLimiter<IpAddr>,
    person: DefaultKeyedRateLimiter<String>,
    doors: DefaultKeyedRateLimiter<IpAddr>,
    messages: Quota,
    logins: DefaultKeyedRateLimiter<String>,
    forks: DefaultKeyedRateLimiter<String>,
    records: DefaultKeyedRateLimiter<String>,
    /// Where somebody has already come in with his password: there strangers cannot lock him out.
    at_home: Mutex<HashSet<(String, IpAddr)>>,
}

/// How often in an hour somebody may take all his records home: every match is played through for it.
const RECORDS: u32 = 12;

/// How many such places are remembered.
const MOST_HOMES: usize = 20_000;

/// Whether there is something left of a measure; otherwise when to come again.
fn only_now(measure: &DefaultKeyedRateLimiter<String>, whose: &String) -> Result<(), Told> {
    measure.check_key(whose).map_err(|later| {
        let wait = later.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
        Told(Refused { after: u32::try_from(wait).ok(), ..Refused::too_many() })
    })
}

/// A login as it is counted. A space stands in none of them.
fn plain(login: &str) -> String {
    login.trim().to_lowercase().chars().filter(|c| !c.is_whitespace()).take(64).collect()
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
            forks: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.forks))),
            records: RateLimiter::keyed(Quota::per_hour(at_least_one(RECORDS))),
            at_home: Mutex::default(),
        }
    }

    /// Whether a person may do one more thing now.
    pub fn person(&self, id: &String) -> bool {
        self.person.check_key(id).is_ok()
    }

    /// Whether one more password may be tried for a login. Strangers share a measure, from however many addresses they come; whoever
    /// has come in from an address before has one of his own there.
    pub fn login(&self, login: &str, from: IpAddr) -> Result<(), Told> {
        let login = plain(login);
        let known = self.homes().contains(&(login.clone(), from));
        self.tries(if known { format!("{login} {from}") } else { login })
    }

    /// Whether somebody who has come in may try his password once more.
    pub fn password(&self, session: &str) -> Result<(), Told> {
        self.tries(format!("session {session}"))
    }

    /// Somebody came in with his password.
    pub fn came_home(&self, login: &str, from: IpAddr) {
        let mut homes = self.homes();
        if homes.len() >= MOST_HOMES {
            homes.clear();
        }
        homes.insert((plain(login), from));
    }

    fn homes(&self) -> std::sync::MutexGuard<'_, HashSet<(String, IpAddr)>> {
        self.at_home.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tries(&self, whose: String) -> Result<(), Told> {
        only_now(&self.logins, &whose)
    }

    /// Whether a person may play on from one more match.
    pub fn fork(&self, person: &String) -> Result<(), Told> {
        only_now(&self.forks, person)
    }

    /// Whether a person may take all his records home once more.
    pub fn records(&self, person: &String) -> Result<(), Told> {
        only_now(&self.records, person)
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
        self.forks.retain_recent();
    }
}

/// Guests, accounts and logins cost the house something: they have a measure of their own.
const DOORS: [&str; 4] = ["/api/guests", "/api/accounts", "/api/sessions", "/api/recoveries"];

pub(crate) async fn guard(State(door): State<Door>, request: Request, next: Next) -> Response {
    let address = address(&request, door.house.0.config.proxied);
    let at_door = request.method() == Method::POST && DOORS.contains(&request.uri().path());
    let within =
        door.rates.address.check_key(&address).is_ok() && (!at_door || door.rates.doors.check_key(&address).is_ok());
    // Behind a proxy a request is what a connection is elsewhere; a live one is held as long as it lives.
    let (config, mut request) = (&door.house.0.config, request);
    let comer = if config.proxied { Some(door.comers.admit(address, config.limits.from_one)) } else { None };
    if !within || matches!(comer, Some(None)) {
        metrics::counter!("spadille_turned_away_total").increment(1);
        return Told(Refused::too_many()).into_response();
    }
    let here = Here(comer.flatten().map(Arc::new));
    request.extensions_mut().insert(here.clone());
    request.extensions_mut().insert(CameFrom(address));
    let response = next.run(request).await;
    drop(here);
    response
}

/// Somebody behind a proxy, as long as he is being answered. Whoever keeps a live connection keeps this.
#[derive(Clone)]
pub(crate) struct Here(#[expect(dead_code, reason = "held, not read")] Option<Arc<Comer>>);

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

/// Where a request comes from.
#[derive(Copy, Clone)]
pub(crate) struct CameFrom(pub IpAddr);

/// The last address a proxy added, on the last line if there are several: the only one it vouches for.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim();
    // Some proxies name the port as well.
    last.parse().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_vouches_for_the_last_entry_of_the_last_line_alone() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers.append("x-forwarded-for", "203.0.113.9, 198.51.100.7".parse().unwrap());
        assert_eq!(forwarded(&headers), Some(IpAddr::from([198, 51, 100, 7])));
        // A visitor may send a line of his own; the proxy adds another.
        headers.append("x-forwarded-for", "192.0.2.1".parse().unwrap());
        assert_eq!(forwarded(&headers), Some(IpAddr::from([192, 0, 2, 1])));
        headers.append("x-forwarded-for", "[2001:db8::1]:443".parse().unwrap());
        assert_eq!(forwarded(&headers), "2001:db8::1".parse().ok());
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(
            forwarded(&headers),
            None,
            "what cannot be read is not made up for by what anybody may have written"
        );
    }

    #[test]
    fn strangers_do_not_lock_anybody_out_of_his_own_house() {
        let rates = Rates::new(&Limits { logins: 3, ..Limits::default() });
        let (home, elsewhere) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([198, 51, 100, 7]));
        rates.came_home("Anna", home);
        for n in 0..3 {
            assert!(rates.login("anna", IpAddr::from([203, 0, 113, n])).is_ok());
        }
        assert!(rates.login("anna", elsewhere).is_err(), "strangers share one measure");
        assert!(rates.login("anna ", home).is_ok() && rates.password("abc").is_ok());
        assert!((0..3).any(|_| rates.login("anna", home).is_err()), "nor may one guess for ever at home");
        assert!(rates.login("bert", elsewhere).is_ok());
    }
}
