//! Opening the door and closing it.

use super::rates::{Rates, neighbourhood};
use super::{Door, router};
use crate::config::{Config, Limits};
use crate::house::House;
use axum::extract::{ConnectInfo, Request};
use axum::middleware::Next;
use axum::response::Response;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use spadille_core::{Text, text};
use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

/// Whoever has not asked anything after this long is let go.
const ASKS_WITHIN: Duration = Duration::from_secs(15);
/// Whoever does not take what he is sent for so long is let go.
const TAKES_WITHIN: Duration = Duration::from_secs(20);
/// How often the book of what is counted is tidied up.
const UPKEEP: Duration = Duration::from_secs(10);
/// How long those who are still being answered are waited for when the house closes.
const CLOSES_WITHIN: Duration = Duration::from_secs(8);

/// A house whose door is open.
pub struct Serving {
    /// Where.
    pub address: SocketAddr,
    task: tokio::task::JoinHandle<()>,
}

impl Serving {
    /// Waits until the house has closed.
    pub async fn closed(self) {
        let _ = self.task.await;
    }
}

/// Everything that is counted goes into one book, however many houses a program opens.
fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    RECORDER.get_or_init(install).clone()
}

/// Opens a house and its door; closes both when `end` comes.
///
/// # Errors
/// Says in a sentence why the store cannot be opened or nobody may listen there.
pub async fn serve(config: Config, end: impl Future<Output = ()> + Send + 'static) -> Result<Serving, Text> {
    let metrics = recorder();
    let deaf = |error| text!("house-not-listening", address = config.listen.to_string(), why = why_deaf(&error));
    let listener = TcpListener::bind(config.listen).await.map_err(deaf)?;
    let address = listener.local_addr().map_err(deaf)?;
    let limits = config.limits;
    let house = House::open(config).await?;
    let counted = metrics.clone();
    let door = Door { house: house.clone(), rates: Arc::new(Rates::new(&limits)), metrics, comers: Comers::default() };
    let rates = Arc::downgrade(&door.rates);
    tokio::spawn(async move {
        while let Some(rates) = rates.upgrade() {
            rates.forget();
            drop(rates);
            // Times that were taken are summed up now and then, whether anybody asks for them or not.
            counted.run_upkeep();
            tokio::time::sleep(UPKEEP).await;
        }
    });
    let task = tokio::spawn(async move {
        accept(listener, door, limits, end).await;
        house.close().await;
    });
    Ok(Serving { address, task })
}

/// Why nobody can listen at an address.
fn why_deaf(error: &io::Error) -> Text {
    match error.kind() {
        io::ErrorKind::AddrInUse => text!("house-address-taken"),
        io::ErrorKind::AddrNotAvailable => text!("house-address-elsewhere"),
        io::ErrorKind::PermissionDenied => text!("house-address-forbidden"),
        _ => text!("house-why", why = error.to_string()),
    }
}

/// A place in the house. Whoever keeps a live connection keeps his place.
#[derive(Clone)]
pub(crate) struct Place(#[expect(dead_code, reason = "held, not read")] Arc<(OwnedSemaphorePermit, Option<Comer>)>);

/// A connection that is being answered, as it is counted.
struct Counted;

impl Counted {
    fn new() -> Counted {
        metrics::gauge!("spadille_connections").increment(1.0);
        Counted
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("spadille_connections").decrement(1.0);
    }
}

/// How many have come from each neighbourhood and are still here.
#[derive(Clone, Default)]
pub(crate) struct Comers(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// Somebody who has come from a neighbourhood, as long as he is here.
pub(crate) struct Comer(Comers, IpAddr);

impl Comers {
    /// Lets one more in, unless there are too many from the same place.
    pub fn admit(&self, from: IpAddr, most: usize) -> Option<Comer> {
        let mut here = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = here.entry(from).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Comer(self.clone(), from))
    }
}

impl Drop for Comer {
    fn drop(&mut self) {
        let mut here = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = here.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                here.remove(&self.1);
            }
        }
    }
}

/// The first bytes of somebody who speaks HTTP/2.
const HTTP2: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/// Waits until somebody has said enough to know which language he speaks. Until then no other clock is running.
async fn speaks(stream: &TcpStream) -> bool {
    let mut first = [0; HTTP2.len()];
    let enough = async {
        loop {
            match stream.peek(&mut first).await {
                Ok(0) | Err(_) => return false,
                Ok(n) if n == first.len() || !HTTP2.starts_with(&first[..n]) => return true,
                Ok(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    };
    tokio::time::timeout(ASKS_WITHIN, enough).await.unwrap_or(false)
}

async fn accept(listener: TcpListener, door: Door, limits: Limits, end: impl Future<Output = ()> + Send) {
    let (most, proxied, comers) = (limits.connections, door.house.0.config.proxied, door.comers.clone());
    let most = u32::try_from(most).unwrap_or(u32::MAX >> 4);
    let places = Arc::new(Semaphore::new(most as usize));
    let (house, app) = (door.house.clone(), router(door));
    let graceful = GracefulShutdown::new();
    let mut end = std::pin::pin!(end);
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(ASKS_WITHIN).keep_alive(true);
    builder.http2().timer(TokioTimer::new()).keep_alive_interval(Some(ASKS_WITHIN));
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of file descriptors, most likely: somebody will leave soon.
                    tracing::warn!(%error, "a visitor could not be let in");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            () = &mut end => break,
        };
        // Behind a proxy everybody comes from one address; whose request it is becomes known when it is read.
        let comer = if proxied { None } else { Some(comers.admit(neighbourhood(from.ip()), limits.from_one)) };
        let (false, Ok(place)) = (matches!(comer, Some(None)), places.clone().try_acquire_owned()) else {
            metrics::counter!("spadille_turned_away_total").increment(1);
            continue;
        };
        let _ = stream.set_nodelay(true);
        let place = Place(Arc::new((place, comer.flatten())));
        let app = app.clone().map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            request.extensions_mut().insert(place.clone());
            request.map(axum::body::Body::new)
        });
        let (builder, watcher, house) = (builder.clone(), graceful.watcher(), house.clone());
        tokio::spawn(async move {
            let speaks = tokio::select! {
                speaks = speaks(&stream) => speaks,
                () = house.closing() => false,
            };
            if speaks {
                let _counted = Counted::new();
                let service = TowerToHyperService::new(app);
                // Whoever asks and does not take the answer is let go.
                let mut stream = TimeoutStream::new(stream);
                stream.set_write_timeout(Some(TAKES_WITHIN));
                let stream = TokioIo::new(Box::pin(stream));
                let connection = builder.serve_connection_with_upgrades(stream, service).into_owned();
                let _ = watcher.watch(connection).await;
            }
        });
    }
    drop(listener);
    house.begin_to_close();
    // Those who are being answered, then those who watched.
    let gone = async {
        graceful.shutdown().await;
        let _ = places.acquire_many(most).await;
    };
    let _ = tokio::time::timeout(CLOSES_WITHIN, gone).await;
}

/// Writes down what was asked and answered; never who asked with which token.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (verb, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    metrics::counter!("spadille_answers_total", "status" => status.to_string()).increment(1);
    metrics::histogram!("spadille_answer_seconds").record(took);
    tracing::info!(%verb, path, status, took_ms = took.as_millis() as u64, "answered");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_of_the_network_gets_so_many_connections_and_no_more() {
        let comers = Comers::default();
        let from = |address: &str| neighbourhood(address.parse().unwrap());
        // One person can have a whole /64 to himself.
        let one = comers.admit(from("2001:db8:1:2::1"), 2);
        let two = comers.admit(from("2001:db8:1:2:ffff::9"), 2);
        assert!(one.is_some() && two.is_some());
        assert!(comers.admit(from("2001:db8:1:2:3:4:5:6"), 2).is_none());
        assert!(comers.admit(from("2001:db8:1:3::1"), 2).is_some(), "another /64 is another place");
        drop(one);
        assert!(comers.admit(from("2001:db8:1:2::77"), 2).is_some(), "whoever goes leaves his place");
        // The old kind of address, also when it comes in the dress of the new one.
        let _old = comers.admit(from("192.0.2.1"), 1);
        assert!(comers.admit(from("::ffff:192.0.2.1"), 1).is_none());
    }
}
